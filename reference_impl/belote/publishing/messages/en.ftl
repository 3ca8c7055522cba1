### What a printed book and a club's site say besides the rules.

contents = Contents
# The edition of a declaration: its revision, and the first digits of the digest of its rules.
edition = { $variant }, revision { $revision }, rules { $digest }
