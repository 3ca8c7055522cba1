"""The site: pages written as a tree of plain Markdown, built with mkdocs once for each language, joined and checked.

``tree`` collects the pages, one small module for each kind; ``building`` runs mkdocs, ``joining`` makes one site of
the languages, and ``checking`` reads the finished pages. Nothing but ``building`` knows of mkdocs.
"""
