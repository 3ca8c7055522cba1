### Ce qui sert dans toutes les parties du livre.

# Une liste dans l’ordre du temps : « 3 cartes, puis 2 cartes ».
# source: b806a1ad
list-then = { $before }, puis { $after }

# Une liste sans « et » : « valet 20, neuf 14, as 11 ».
# source: 74f81ad8
list-plain = { $before }, { $after }

# Une liste d’éléments qui sont eux-mêmes des listes.
# source: 4e84d10c
list-apart = { $before } ; { $after }
