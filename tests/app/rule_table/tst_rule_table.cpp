// SPDX-License-Identifier: MIT
#include "app/rule_table/rule_table.h"
#include "app/style/design.h"

#include "core/language.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QHeaderView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The tables in the zone that a window of 1366 pixels leaves them.
class TstRuleTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void noColumnIsCut_data();
    void noColumnIsCut();

private:
    Language m_language;
};

void TstRuleTable::initTestCase()
{
    app::design().dress();
}

void TstRuleTable::cleanup()
{
    m_language.use(QLocale(QLocale::English));
}

void TstRuleTable::noColumnIsCut_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const QString &game : {u"teaw"_s, u"wss"_s}) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::newRow(qPrintable(game + u' ' + language)) << game << language;
    }
}

/// Closer and in smaller type rather than cut.
void TstRuleTable::noColumnIsCut()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    const auto session = sampleSession(game);
    for (const Table &table : session->rulebook().tables) {
        app::RuleTable shown;
        shown.resize(335, 600);
        QVERIFY(shown.showTable(*session, table.id));
        shown.show();
        const int all = shown.horizontalHeader()->length();
        QVERIFY2(
            all <= shown.viewport()->width(),
            qPrintable(u"%1: %2 of %3"_s.arg(table.id).arg(all).arg(shown.viewport()->width())));
    }
}

ADJUTANT_TEST(TstRuleTable)

} // namespace adjutant::test

#include "tst_rule_table.moc"
