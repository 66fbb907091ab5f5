"""One module for each kind of strategy: how it is searched (`think`) and how it learns (`tutor`). Not compiled.

What is done at every node of a search is in `ecumene.bots.search` and in the games' `strategy`, which are compiled and
import nothing but each other, the kernel's core and a little of the standard library.
"""
