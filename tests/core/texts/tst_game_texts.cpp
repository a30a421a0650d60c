// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace adjutant {

/// The texts of the games reach a translator: every one of them has its place in a language that is
/// made by lupdate and lrelease from all that they find.
class TstGameTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPhraseIsTranslated_data();
    void everyPhraseIsTranslated();
    void pluralFormsFollowTheNumber();
    void cleanupTestCase();

private:
    QTranslator m_pseudo;
};

void TstGameTexts::initTestCase()
{
    QVERIFY(m_pseudo.load(QStringLiteral(ADJUTANT_PSEUDO)));
    QVERIFY(QCoreApplication::installTranslator(&m_pseudo));
}

void TstGameTexts::cleanupTestCase()
{
    QCoreApplication::removeTranslator(&m_pseudo);
}

void TstGameTexts::everyPhraseIsTranslated_data()
{
    QTest::addColumn<QString>("game");
    for (const QString &game : QDir(u":/games"_s).entryList(QDir::Dirs))
        QTest::newRow(qPrintable(game)) << game;
}

void TstGameTexts::everyPhraseIsTranslated()
{
    QFETCH(QString, game);
    const auto book = Rulebook::read(u":/games/"_s + game);
    QVERIFY(book.ok());
    const QHash<QString, Phrasebook::Phrase> &phrases = book->phrases.phrases();
    QVERIFY(phrases.size() > 100);
    for (auto each = phrases.cbegin(); each != phrases.cend(); ++each) {
        QStringList shown{book->phrases.render(each.key())};
        for (const int n : {1, 2}) {
            if (!each->one.isEmpty())
                shown.append(book->phrases.render(Text(each.key()).with(u"n"_s, n), {}));
        }
        for (const QString &text : shown)
            QVERIFY2(text.startsWith(u'[') && text.endsWith(u']'), qPrintable(each.key()));
    }
}

void TstGameTexts::pluralFormsFollowTheNumber()
{
    const auto book = Rulebook::read(u":/games/teaw"_s);
    QVERIFY(book.ok());
    const auto figures = [&](int n) {
        return book->phrases.render(Text(u"common.figures"_s).with(u"n"_s, n), {});
    };
    QCOMPARE(figures(1), u"[¹1 fîgûréš~~]"_s);
    QCOMPARE(figures(3), u"[²3 fîgûréš~~]"_s);
}

ADJUTANT_TEST(TstGameTexts)

} // namespace adjutant

#include "tst_game_texts.moc"
