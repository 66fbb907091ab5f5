"""Bots against bots, many games at a time: `ecumene arena` measures who is stronger, `ecumene lab` what wins.

`plan` says which games are played, `asking` asks a bot and measures it, `playing` plays one game, `pool` runs games in
processes, `folder` keeps them, `running` puts these together. `summary` counts what came out, with `statistics` and
`ratings`; `lab` counts what was used in records. Both are put into a `document`, which `arena.page`, `arena.terminal`
and `arena.markdown` write.
"""
