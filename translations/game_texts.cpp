// SPDX-License-Identifier: MIT
// Writes the texts of all games as source for lupdate, which reads no JSON. What a text is, the
// reader of rulebooks alone knows, so it is asked.
#include "core/rules/rulebook.h"

#include <QDir>
#include <QMap>
#include <QSaveFile>
#include <QTextStream>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

using adjutant::Phrasebook;
using adjutant::Rulebook;

/// \a text as a string literal of C++.
QString literal(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s) +
           u'"';
}

/// The texts of one game, each once, with the keys under which it is used for the translator.
void write(QTextStream &out, const Rulebook &book)
{
    QMap<std::pair<QString, bool>, QStringList> keys;
    const QHash<QString, Phrasebook::Phrase> &phrases = book.phrases.phrases();
    for (auto each = phrases.cbegin(); each != phrases.cend(); ++each)
        keys[{Phrasebook::sourceText(*each), !each->one.isEmpty()}].append(each.key());
    for (auto each = keys.begin(); each != keys.end(); ++each) {
        each->sort();
        out << "    //: " << each->join(u", "_s) << '\n'
            << (each.key().second ? "    QT_TRANSLATE_N_NOOP(" : "    QT_TRANSLATE_NOOP(")
            << literal(book.id) << ", " << literal(each.key().first) << "),\n";
    }
}

int fail(const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return 1;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2)
        return fail(u"Usage: adjutant_game_texts FILE.cpp"_s);
    QSaveFile file(QString::fromLocal8Bit(argv[1]));
    if (!file.open(QIODevice::WriteOnly))
        return fail(file.fileName() + u": "_s + file.errorString());
    QTextStream out(&file);
    out << "// Made by adjutant_game_texts for lupdate; never compiled.\n"
           "static const char *const texts[] = {\n";
    for (const QString &game : QDir(u":/games"_s).entryList(QDir::Dirs, QDir::Name)) {
        const auto book = Rulebook::read(u":/games/"_s + game);
        if (!book)
            return fail(game + u": "_s + book.fault().message);
        write(out, *book);
    }
    out << "};\n";
    out.flush();
    return file.commit() ? 0 : fail(file.errorString());
}
