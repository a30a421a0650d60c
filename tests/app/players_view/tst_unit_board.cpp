// SPDX-License-Identifier: MIT
#include "app/players_view/board_choice.h"
#include "app/players_view/board_words.h"
#include "app/style/design.h"

#include "tests/support/test_registry.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::Badge;
using app::BoardLayout;
using app::UnitRow;

/// The board of the players with units that have a lot to say, as large as a window leaves it.
class TstUnitBoard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void worstIsSaidFirst();
    void whoIsNotShownIsCounted();
    void everyStateIsReadFromAfar_data();
    void everyStateIsReadFromAfar();
    void fewUnitsTellAll();
    void whereNothingFitsItSaysSo();
};

namespace {

const Badge Trained{u"up"_s, u"Ausgebildet"_s, u"plain"_s};
const Badge Fired{u"fire"_s, u"Hat gefeuert"_s, u"plain"_s};
const Badge Attacked{u"attack"_s, u"Hat attackiert"_s, u"plain"_s};
const Badge Routing{u"rout"_s, u"Auf der Flucht"_s, u"warn"_s};
const Badge Elite{u"elite"_s, u"Elite"_s, u"good"_s};

UnitRow unitOf(int number, bool inTrouble)
{
    UnitRow unit;
    unit.id = EntityId{number};
    unit.number = number;
    unit.name = u"Bavarian Leib-Regiment"_s;
    unit.symbol = u"horse"_s;
    unit.figure = u"stand"_s;
    unit.strength = 5;
    unit.full = 8;
    unit.die = 4;
    unit.badges = {Trained, Fired, Attacked};
    if (inTrouble) {
        unit.badges = {Trained, Routing, Elite};
        unit.threats = {{u"Hälfte"_s, u"1 Basis bis zur halben Stärke"_s}};
    }
    return unit;
}

/// Two sides with so many units each, some of them in trouble.
QList<UnitRow> rowsOf(int units, int inTrouble)
{
    QList<UnitRow> rows;
    for (int side = 1; side <= 2; ++side) {
        UnitRow header;
        header.isSide = true;
        header.side = side;
        header.name = u"French and Bavarians"_s;
        header.losses.words = u"5 verloren, 6 auf der Flucht, 30 % sind 17 von 54"_s;
        header.threats = {{u"30 %"_s, u"6 Basen bis zur Grenze"_s}};
        rows.append(header);
        for (int i = 0; i < units; ++i)
            rows.append(unitOf(side * 100 + i, i < inTrouble));
    }
    return rows;
}

} // namespace

void TstUnitBoard::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstUnitBoard::worstIsSaidFirst()
{
    const QString said = app::boardStates(unitOf(1, true), true).replace(QChar::Nbsp, u' ');
    QCOMPARE(said, u"⚠ Hälfte · Auf der Flucht · Elite · Ausgebildet"_s);
    QVERIFY(!app::boardStates(unitOf(1, true), false).contains(u"Ausgebildet"_s));
}

void TstUnitBoard::whoIsNotShownIsCounted()
{
    UnitRow gone = unitOf(3, true);
    gone.gone = true;
    QCOMPARE(app::boardRest({}), QString());
    QCOMPARE(app::boardRest({unitOf(1, false), unitOf(2, false)}), u"and 2 more in good order"_s);
    QCOMPARE(app::boardRest({unitOf(1, false), unitOf(2, true), gone}),
             u"and 1 more in trouble, and 1 more in good order, 1 out of the battle"_s);
}

void TstUnitBoard::everyStateIsReadFromAfar_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("inTrouble");
    QTest::newRow("1366 x 768, a dozen, all in trouble") << QSize(1320, 351) << 16 << 12 << 12;
    QTest::newRow("1366 x 768, ten, one in trouble") << QSize(1320, 351) << 16 << 10 << 1;
    QTest::newRow("1920 x 1080, ten, four in trouble") << QSize(1855, 495) << 23 << 10 << 4;
    QTest::newRow("1100 x 680, ten, four in trouble") << QSize(1060, 310) << 14 << 10 << 4;
    QTest::newRow("800 x 1280, ten, four in trouble") << QSize(725, 590) << 17 << 10 << 4;
    QTest::newRow("1366 x 768, 24, half in trouble") << QSize(1320, 351) << 16 << 24 << 12;
}

void TstUnitBoard::everyStateIsReadFromAfar()
{
    QFETCH(const QSize, size);
    QFETCH(const int, least);
    QFETCH(const int, units);
    QFETCH(const int, inTrouble);
    const BoardLayout board = app::chooseBoard(rowsOf(units, inTrouble), size, least);
    if (const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES"); !folder.isEmpty()) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(app::design().palette().paper);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        board.paint(painter);
        image.save(u"%1/board-%2.png"_s.arg(folder, QString::fromUtf8(QTest::currentDataTag())));
    }
    QVERIFY2(board.cut().isEmpty(), qPrintable(board.cut().join(u'\n')));
    QVERIFY(board.isWhole());
    QVERIFY2(board.smallestType() >= least, qPrintable(QString::number(board.smallestType())));
}

/// Where there is room nobody is left out, nor any state.
void TstUnitBoard::fewUnitsTellAll()
{
    const BoardLayout board = app::chooseBoard(rowsOf(3, 1), QSize(1320, 351), 16);
    QCOMPARE(board.texts().filter(u"Bavarian"_s).size(), 2 * 3 + 2);
    QCOMPARE(board.texts().filter(u"Ausgebildet"_s).size(), 2 * 3);
    QVERIFY(board.texts().filter(u"good order"_s).isEmpty());
    const BoardLayout many = app::chooseBoard(rowsOf(24, 2), QSize(1320, 351), 16);
    QCOMPARE(many.texts().filter(u"Flucht"_s).size(), 2 * 2 + 2);
    QCOMPARE(many.texts().filter(u"and 22 more in good order"_s).size(), 2);
}

void TstUnitBoard::whereNothingFitsItSaysSo()
{
    QVERIFY(!app::chooseBoard(rowsOf(10, 4), QSize(80, 200), 16).isWhole());
    QVERIFY(!app::chooseBoard(rowsOf(10, 4), QSize(), 16).isWhole());
}

ADJUTANT_TEST(TstUnitBoard)

} // namespace adjutant::test

#include "tst_unit_board.moc"
