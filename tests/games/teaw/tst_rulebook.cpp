// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstRulebook : public QObject
{
    Q_OBJECT

private slots:
    void isRead();
};

void TstRulebook::isRead()
{
    const Result<Rulebook> book = Rulebook::read(u":/games/teaw"_s);
    QVERIFY2(book.ok(), book ? "" : qPrintable(book.fault().message));
    QCOMPARE(book->rulings.size(), 112);
}

ADJUTANT_TEST(TstRulebook)

#include "tst_rulebook.moc"
