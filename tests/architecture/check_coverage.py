# SPDX-License-Identifier: MIT
"""The coverage table of each game names every paragraph once, and only files and tests that are there."""

import json
import re

from tree import ROOT, files, report, text


def paragraphs(cell, order):
    """The paragraphs of a cell such as "T4.1–T4.6, T4.8", in the order of the rulebook."""
    for part in filter(None, (part.strip() for part in cell.split(","))):
        first, _, last = part.partition("–")
        if first in order and (last or first) in order:
            yield from order[order.index(first):order.index(last or first) + 1]
        else:
            yield part


problems = []
for rules in sorted(ROOT.glob("resources/games/*/rules.json")):
    game = rules.parent.name
    readme = f"core/games/{game}/README.md"
    if not (ROOT / readme).exists():
        problems.append(f"{readme} is missing: which paragraphs are done, where, and tested by what?")
        continue
    order = [rule["id"] for rule in json.loads(rules.read_text(encoding="utf-8"))]
    tests = {file.stem for file in files(under=(f"tests/data/{game}", f"tests/games/{game}"))}
    named = []
    for row in re.findall(r"^\| ([A-Z]\d.*) \|$", text(readme), re.M):
        which, _, where, how, state = (cell.strip() for cell in row.split("|"))
        named += paragraphs(which, order)
        for file in re.findall(r"`([^`]+)`", where):
            if not (ROOT / "core/games" / game / file).exists():
                problems.append(f"{readme}: {which}: there is no file {file}")
        for test in re.findall(r"`([^`]+)`", how):
            if test not in tests:
                problems.append(f"{readme}: {which}: there is no test {test}")
        if state == "done" and ("`" not in where or "`" not in how):
            problems.append(f"{readme}: {which}: done, but without a file or a test")
    for each in sorted(set(named) - set(order)):
        problems.append(f"{readme}: there is no paragraph {each}")
    for each in order:
        if named.count(each) != 1:
            problems.append(f"{readme}: {each} stands there {named.count(each)} times instead of once")
report(problems)
