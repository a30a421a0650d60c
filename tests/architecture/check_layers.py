# SPDX-License-Identifier: MIT
"""Includes run one way: battle <- rules <- referee <- games, storage, report, roster <- app."""

import re

from tree import files, report, text

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

CORE = {
    "battle": {"battle"},
    "rules": {"rules", "battle"},
    "referee": {"referee", "rules", "battle"},
    "report": {"report", "referee", "rules", "battle"},
    "storage": {"storage", "referee", "rules", "battle"},
    "roster": {"roster", "referee", "rules", "battle"},
}
BELOW_GAMES = {"referee", "rules", "battle"}

# Names without a module would not compile, since core links Qt6::Core and Qt6::Sql alone; with one they do.
QT_OF_CORE = re.compile(r"^(Q[A-Z]\w*|Qt(Core|Sql)/\w+|qt\w+\.h|q\w+\.h)$")


def room(file):
    """Where a file belongs: ("core", layer), ("game", id), ("core", "") for what joins core's parts;
    ("app", zone), ("app game", id), ("cli", ""), ("main", "")."""
    part = file.split("/")
    if part[0] == "core":
        if part[1] == "games":
            return ("game", part[2]) if len(part) > 3 else ("core", "")
        return ("core", part[1] if len(part) > 2 else "")
    if part[0] == "app":
        if part[1] == "cli":
            return ("cli", "")
        if file == "app/main.cpp":
            return ("main", "")
        if part[1] == "games":
            return ("app game", part[2]) if len(part) > 3 else ("app", "")
        return ("app", part[1] if len(part) > 2 else "")
    return (part[0], "")


def may_include(here, there):
    kind, name = here
    other_kind, other = there
    if kind == "core" and name == "":  # the one list of the games, for instance
        return other_kind in ("core", "game")
    if kind == "core":
        return other_kind == "core" and other in CORE.get(name, {name})
    if kind == "game":
        return there == here or (other_kind == "core" and other in BELOW_GAMES)
    if kind == "cli":
        return other_kind in ("core", "cli")
    if kind == "app game":
        return there == here or there == ("game", name) or other_kind in ("core", "app")
    if kind == "app" and name == "":
        return other_kind in ("core", "app", "app game")
    if kind == "app":
        return other_kind in ("core", "app")
    return True  # main


def problems_of(file):
    here = room(str(file))
    for match in INCLUDE.finditer(text(file)):
        bracket, target = match.groups()
        where = f"{file}:{text(file).count(chr(10), 0, match.start(2)) + 1}"
        if bracket == "<":
            if here[0] in ("core", "game") and target.startswith(("Q", "q")) \
                    and not QT_OF_CORE.match(target):
                yield f"{where}: core includes <{target}>; it knows Qt's Core and Sql alone"
        elif target.startswith(("core/", "app/")):
            if not may_include(here, room(target)):
                yield (f"{where}: {file.parent} may not include {target}; includes run"
                       " battle <- rules <- referee <- games, storage, report, roster <- app")
        elif target.startswith("tests/"):
            yield f"{where}: the product includes a test"
        elif "ui_" in target:
            if here[0] not in ("app", "app game"):
                yield f"{where}: only the window includes forms"
        elif not target.endswith(".moc"):
            yield f'{where}: "{target}" is not written from the root of the project'


report([problem for file in files(".cpp", ".h", under=("core", "app"))
        for problem in problems_of(file)])
