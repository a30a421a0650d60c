# SPDX-License-Identifier: MIT
"""Compares translations with the texts of the program.

    check.py FRESH.ts [--complete] LANGUAGE.ts...      FRESH.ts is what lupdate finds now

A placeholder ({name}, %n, %1) or tag that a translation lacks or invents is an error in any of them. After
--complete, so is a text that is missing or unfinished; of English only the plural forms of the program are looked
for, because the rest is in the sources.
"""

import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

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
            key = (context.findtext("name"), message.findtext("comment") or "", message.findtext("source"),
                   message.get("numerus") == "yes")
            found[key] = (forms, translation.get("type") != "unfinished")
    return found


def problems_of(text, forms, counted):
    """What is wrong with a finished translation. A plural form may leave the number out."""
    wanted = sorted(PLACEHOLDER.findall(text))
    for form in forms:
        there = sorted(PLACEHOLDER.findall(form))
        if not form.strip():
            yield "is empty"
        elif there != wanted and not (counted and there == [each for each in wanted if each != "%n"]):
            yield f"has {' '.join(there) or 'nothing'} for {' '.join(wanted) or 'nothing'}"


def needed(fresh, language):
    return {key for key in fresh if language != "en" or (key[3] and "::" in key[0])}


def check(fresh, file, complete):
    root = xml.parse(file).getroot()
    translations = messages(root)
    for (context, _, text, counted), (forms, finished) in translations.items():
        for problem in problems_of(text, forms, counted) if finished else ():
            yield f"{Path(file).name}: {context}: {text!r} {problem}"
    for key in sorted(needed(fresh, root.get("language"))) if complete else ():
        if not translations.get(key, ((), False))[1]:
            yield (f"{Path(file).name}: {key[0]}: {key[2]!r} is not translated; build the target"
                   " update_translations and write it there")


fresh = messages(xml.parse(sys.argv[1]).getroot())
complete, problems = False, []
for argument in sys.argv[2:]:
    if argument == "--complete":
        complete = True
    else:
        problems += check(fresh, argument, complete)
print("\n".join(problems))
sys.exit(1 if problems else 0)
