// SPDX-License-Identifier: MIT
#include "app/style/symbols.h"

#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Every icon that a game names is there; none is drawn as the plain mark for want of one.
class TstSymbols : public QObject
{
    Q_OBJECT

private slots:
    void everyIconIsThere_data();
    void everyIconIsThere();
    void enlargedIsSharp();
};

namespace {

QStringList iconsOf(const Rulebook &book)
{
    QStringList icons{u"danger"_s, u"spade"_s, u"heart"_s};
    for (const KindDeclaration &kind : book.kinds) {
        icons += {kind.symbol, kind.figure};
        for (const SymbolChoice &choice : kind.symbols)
            icons.append(choice.symbol);
    }
    for (const ValueDeclaration &value : book.values) {
        icons.append(value.badge);
        for (const BadgeLook &look : value.badges)
            icons.append(look.symbol);
    }
    for (const LinkDeclaration &link : book.links)
        icons += {link.badge, link.backBadge};
    icons.removeAll(QString());
    icons.removeDuplicates();
    return icons;
}

} // namespace

void TstSymbols::everyIconIsThere_data()
{
    QTest::addColumn<QString>("icon");
    for (const QString &id : {u"teaw"_s, u"wss"_s}) {
        const Result<std::unique_ptr<Game>> game = makeGame(id);
        QVERIFY(game.ok());
        for (const QString &icon : iconsOf((*game)->rulebook()))
            QTest::newRow(qPrintable(id + u' ' + icon)) << icon;
    }
}

void TstSymbols::everyIconIsThere()
{
    QFETCH(const QString, icon);
    QVERIFY(QFile::exists(u":/icons/symbols/"_s + icon + u".svg"_s));
}

/// Drawn twice as large by the painter it is the picture of twice the size, and no blurred one.
void TstSymbols::enlargedIsSharp()
{
    QImage enlarged(40, 40, QImage::Format_ARGB32_Premultiplied);
    enlarged.fill(Qt::transparent);
    QImage large = enlarged;
    QPainter scaled(&enlarged);
    scaled.scale(2, 2);
    app::paintSymbol(scaled, u"team"_s, QRectF(0, 0, 20, 20), Qt::black);
    scaled.end();
    QPainter plain(&large);
    app::paintSymbol(plain, u"team"_s, QRectF(0, 0, 40, 40), Qt::black);
    plain.end();
    QCOMPARE(enlarged, large);
}

ADJUTANT_TEST(TstSymbols)

} // namespace adjutant::test

#include "tst_symbols.moc"
