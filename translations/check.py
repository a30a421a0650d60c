# SPDX-License-Identifier: MIT
"""Compares translations with the texts of the program.

    check.py FRESH.ts [--complete[=GAME,...]] LANGUAGE.ts...      FRESH.ts is what lupdate finds now

A placeholder ({name}, %n, %1) or tag that a translation lacks or invents is an error in any of them, and so is a text
of the program that belongs to no class: a running program never finds its translation. After --complete, so is a text
of the program that is missing or unfinished, or one of the games named; of English only the plural forms of the
program are looked for, because the rest is in the sources.
"""

import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

# A name stays as it is: where German would bend it, the sentence is put otherwise ("{unit}: Der Zug ist vorbei.").
BENT = {"de": re.compile(r"\b(?:von|vom|bei|beim|mit|nach|zu|zum|zur|aus|seit|hinter|neben|zwischen|gehört|dem|der|des) "
                         r"\{(?:unit|side|target|other|place|area|attacker|defender|officer)\}", re.IGNORECASE)}
PLACEHOLDER = re.compile(r"\{\w+\}|%n|%L?\d+|</?\w+[^>]*>")


def messages(root):
    """(context, comment, text, counted) -> the translation's forms, and whether somebody finished it."""
    found = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            key = (context.findtext("name") or "", message.findtext("comment") or "", message.findtext("source"),
                   message.get("numerus") == "yes")
            found[key] = (forms, translation.get("type") != "unfinished")
    return found


def problems_of(text, forms, counted, bent):
    """What is wrong with a finished translation. A plural form may leave the number out."""
    wanted = sorted(PLACEHOLDER.findall(text))
    for form in forms:
        if bent and bent.search(form):
            yield f"has a name that would be bent: {bent.search(form).group()}"
        there = sorted(PLACEHOLDER.findall(form))
        if not form.strip():
            yield "is empty"
        elif there != wanted and not (counted and there == [each for each in wanted if each != "%n"]):
            yield f"has {' '.join(there) or 'nothing'} for {' '.join(wanted) or 'nothing'}"


def needed(fresh, language, games):
    """What has to be there. The context of a game is its id; that of the program has a ::."""
    def wanted(context, counted):
        of_program = "::" in context
        return (of_program and counted) if language == "en" else (of_program or context in games)

    return {key for key in fresh if wanted(key[0], key[3])}


def check(fresh, file, games):
    """`games` are those that have to be complete as well; None if nothing has to be."""
    root = xml.parse(file).getroot()
    translations = messages(root)
    bent = BENT.get(root.get("language", "")[:2])
    for (context, _, text, counted), (forms, finished) in translations.items():
        for problem in problems_of(text, forms, counted, bent) if finished else ():
            yield f"{Path(file).name}: {context}: {text!r} {problem}"
    for key in sorted(needed(fresh, root.get("language"), games)) if games is not None else ():
        if not translations.get(key, ((), False))[1]:
            yield (f"{Path(file).name}: {key[0]}: {key[2]!r} is not translated; build the target"
                   " update_translations and write it there")


def homeless(fresh):
    """lupdate knows a class by its name alone, and gives what it can't place to nobody."""
    for context, _, text, _ in fresh:
        if not context:
            yield f"{text!r} belongs to no class: call tr() by the class's own name, not by an alias of it"


fresh = messages(xml.parse(sys.argv[1]).getroot())
games, problems = None, list(homeless(fresh))
for argument in sys.argv[2:]:
    if argument.startswith("--complete"):
        games = argument.removeprefix("--complete").removeprefix("=").split(",")
    else:
        problems += check(fresh, argument, games)
print("\n".join(problems))
sys.exit(1 if problems else 0)
