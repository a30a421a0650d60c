// SPDX-License-Identifier: MIT
#include "app/players_view/fitted_text.h"
#include "app/report/report_page.h"
#include "app/style/design.h"

#include "core/report/battle_report.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Players call their units what they like: it is shown as it is, and nothing breaks.
class TstOddNames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void areShownAsTheyAre_data();
    void areShownAsTheyAre();
};

namespace {

/// What is to be read on a label, whether its text is marked up or not.
QString readOn(const QLabel &label)
{
    const bool marked = label.textFormat() == Qt::RichText ||
                        (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    if (!marked)
        return label.text();
    QTextDocument document;
    document.setHtml(label.text());
    return document.toPlainText();
}

/// Whether something on the screen names the unit, and all that does so names it as \a name.
bool isNamed(const QString &name, const QString &mark)
{
    bool named = false;
    for (const QWidget *widget : QApplication::allWidgets()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *fitted = qobject_cast<const app::FittedText *>(widget);
        if (!widget->isVisible() || (!label && !fitted))
            continue;
        const QString read = label ? readOn(*label) : fitted->accessibleName();
        const bool full = read.contains(name);
        if (read.contains(mark) && !full && !read.contains(u'…'))
            return false;
        named = named || full;
    }
    return named;
}

} // namespace

void TstOddNames::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstOddNames::areShownAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("mark"); // a part that no way of showing it leaves out
    QTest::newRow("quotes and slashes") << u"O'Brien \"the\" /\\ Co"_s << u"Brien"_s;
    QTest::newRow("tags") << u"<b>Bold</b> &amp; & Co"_s << u"Bold"_s;
    QTest::newRow("keys of a menu") << u"Foot && Horse &Guns"_s << u"Horse"_s;
    QTest::newRow("placeholders") << u"%1 {unit} %n Zouaves"_s << u"Zouaves"_s;
    QTest::newRow("letters of two units") << u"🐴 Cavalry"_s << u"Cavalry"_s;
    QTest::newRow("from right to left") << u"חיל הפרשים"_s << u"הפרשים"_s;
    QTest::newRow("300 letters") << u"Grenadiers of "_s.repeated(30).left(300).trimmed()
                                 << u"Grenadiers"_s;
    QTest::newRow("one word of 300 letters") << QString(300, u'W') << u"WWW"_s;
}

void TstOddNames::areShownAsTheyAre()
{
    QFETCH(const QString, name);
    QFETCH(const QString, mark);
    const WindowDriver driver(teawSession());
    for (const EntityId team : {EntityId{4}, EntityId{10}}) {
        QVERIFY(driver.session().perform(commandOf(
            u"set"_s, {{u"entity"_s, number(team)}, {u"key"_s, u"name"_s}, {u"value"_s, name}})));
    }
    const auto check = [&](const char *where) {
        QTest::qWait(30);
        const QStringList faults = layoutFaults(driver.window());
        QVERIFY2(faults.isEmpty(), qPrintable(QString::fromLatin1(where) + faults.join(u'\n')));
        QVERIFY2(isNamed(name, mark), where);
    };
    driver.clickUnit(1);
    check("picked");
    driver.press(Qt::Key_H, Qt::ControlModifier);
    check("by hand");
    driver.press(Qt::Key_Escape);
    driver.type(u"s1"_s); // shoots at the first target
    check("asked");
    driver.type(u"1"_s);
    check("dice");
    driver.type(u"1661"_s);
    check("shot");
    driver.press(Qt::Key_F12);
    check("for the players");
    driver.press(Qt::Key_F6);
    QTest::qWait(30);
    QVERIFY(layoutFaults(driver.window()).isEmpty());
    const QList<Block> report = battleReport(Narrator(driver.session().referee()));
    QVERIFY(app::reportPage(report, app::Medium::Web).contains(name.toHtmlEscaped()));
}

ADJUTANT_TEST(TstOddNames)

} // namespace adjutant::test

#include "tst_odd_names.moc"
