// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"
#include "app/battles/shelves.h"
#include "app/main_window/main_window.h"
#include "app/preferences/preferences.h"
#include "app/preferences/preferences_dialog.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/action_button.h"

#include "tests/support/app/sample_questions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::design;
using app::MainWindow;
using app::preferences;
using app::PreferencesDialog;

/// Each preference is in force at once, and found again by the next start.
class TstPreferences : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void deliveredAsDocumented();
    void themeIsKept();
    void sizeOfTextIsKept();
    void languageIsKeptAndSaysWhen();
    void diceOfTheProgramAreThrownByEnter();
    void realDiceAreEntered();
    void oddsCanBeHidden();
    void anotherBattleAsksFirst_data();
    void anotherBattleAsksFirst();
    void lossIsConfirmed_data();
    void lossIsConfirmed();
    void nonsenseInTheFileDoesNoHarm();
    void dialogShowsWhatTheKeysChange();
    void dialogGoesBackToHowItWasDelivered();
    void windowOpensOnTheScreen();

private:
    template<typename Widget>
    Widget *field(const char *name) const;

    std::unique_ptr<PreferencesDialog> m_dialog;
};

void TstPreferences::initTestCase()
{
    design().dress();
}

void TstPreferences::init()
{
    QSettings().clear();
    preferences().load();
    m_dialog = std::make_unique<PreferencesDialog>();
    m_dialog->show();
}

void TstPreferences::cleanup()
{
    m_dialog.reset();
    preferences().reset();
}

template<typename Widget>
Widget *TstPreferences::field(const char *name) const
{
    return m_dialog->findChild<Widget *>(QLatin1String(name));
}

void TstPreferences::deliveredAsDocumented()
{
    QVERIFY(!preferences().appDice()); // real dice are the default
    QVERIFY(!preferences().oddsHidden());
    QVERIFY(preferences().confirms());
    QVERIFY(preferences().language().isEmpty());
    QCOMPARE(design().theme(), app::Theme::System);
    QCOMPARE(design().scale(), 100);
}

void TstPreferences::themeIsKept()
{
    auto *box = field<QComboBox>("themeBox");
    QTest::keyClick(box, Qt::Key_End);
    QCOMPARE(design().theme(), app::Theme::Dark);
    QVERIFY(design().isDark());
    design().setTheme(app::Theme::Light);
    QSettings().setValue(u"look/theme"_s, u"dark"_s);
    preferences().load();
    QCOMPARE(design().theme(), app::Theme::Dark);
}

void TstPreferences::sizeOfTextIsKept()
{
    field<QSpinBox>("scaleBox")->setValue(180);
    QCOMPARE(design().scale(), 180);
    QCOMPARE(QSettings().value(u"look/scale"_s).toInt(), 180);
    QSettings().setValue(u"look/scale"_s, 150);
    preferences().load();
    QCOMPARE(design().scale(), 150);
}

void TstPreferences::languageIsKeptAndSaysWhen()
{
    auto *box = field<QComboBox>("languageBox");
    QVERIFY(box->count() >= 2); // that of the system, and English
    const int english = box->findData(u"en"_s);
    QVERIFY(english > 0);
    while (box->currentIndex() < english)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(preferences().language(), u"en"_s);
    QVERIFY(field<QLabel>("restartLabel")->text().contains(u"next start"_s));
    preferences().load();
    QCOMPARE(preferences().language(), u"en"_s);
}

void TstPreferences::diceOfTheProgramAreThrownByEnter()
{
    QTest::mouseClick(field<QRadioButton>("appDiceButton"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(preferences().appDice());
    MainWindow window;
    window.setSession(askingSession(sampleQuestion(QuestionKind::Dice)));
    window.show();
    QTest::keyClick(&window, Qt::Key_Return);
    QVERIFY(!window.session()->question());
    QVERIFY(lastAnswer(*window.session()).isObject());
    preferences().load();
    QVERIFY(preferences().appDice());
}

void TstPreferences::realDiceAreEntered()
{
    MainWindow window;
    window.setSession(askingSession(sampleQuestion(QuestionKind::Dice)));
    window.show();
    QTest::keyClick(&window, Qt::Key_Return);
    QVERIFY(window.session()->question()); // Enter throws nothing
}

void TstPreferences::oddsCanBeHidden()
{
    QTest::mouseClick(field<QCheckBox>("oddsBox"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(preferences().oddsHidden());
    MainWindow window;
    window.setSession(teawSession());
    window.show();
    for (const char key : {'2', 's', '2', '1'})
        QTest::keyClick(&window, key);
    QCOMPARE(window.session()->question()->kind, QuestionKind::Dice);
    auto *chances = window.findChild<QWidget *>(u"chances"_s);
    QTest::qWait(50);
    QVERIFY(!chances->isVisible());
    preferences().setOddsHidden(false);
    QTRY_VERIFY(chances->isVisible());
}

void TstPreferences::lossIsConfirmed_data()
{
    QTest::addColumn<bool>("confirms");
    QTest::newRow("asked") << true;
    QTest::newRow("not asked") << false;
}

void TstPreferences::lossIsConfirmed()
{
    QFETCH(const bool, confirms);
    preferences().setConfirms(confirms);
    MainWindow window;
    window.setSession(teawSession()); // in no file
    window.show();
    bool asked = false;
    QTimer::singleShot(0, &window, [&asked] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            asked = true;
            box->button(QMessageBox::Cancel)->click();
        }
    });
    const bool closed = window.close();
    QCOMPARE(asked, confirms);
    QCOMPARE(closed, !confirms);
}

void TstPreferences::anotherBattleAsksFirst_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("answer");
    for (const char *action : {"newBattleAction", "openBattleAction"}) {
        for (const int answer : {QMessageBox::Save, QMessageBox::Discard, QMessageBox::Cancel})
            QTest::addRow("%s %x", action, answer) << QString::fromLatin1(action) << answer;
    }
}

/// A battle in no file is lost when another one takes its place: saved, dropped, or stayed with.
void TstPreferences::anotherBattleAsksFirst()
{
    QFETCH(const QString, action);
    QFETCH(const int, answer);
    MainWindow window;
    window.setSession(teawSession());
    window.show();
    const qsizetype kept = app::battleFiles(app::Shelf::Played).size();
    bool asked = false;
    QTimer::singleShot(0, &window, [&asked, answer] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            asked = true;
            box->button(static_cast<QMessageBox::StandardButton>(answer))->click();
        }
    });
    window.findChild<QAction *>(action)->trigger();
    QVERIFY(asked);
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    QCOMPARE(dialog != nullptr, answer != QMessageBox::Cancel);
    if (dialog)
        dialog->reject();
    QVERIFY(window.session());
    const QStringList now = app::battleFiles(app::Shelf::Played);
    QCOMPARE(now.size() - kept, answer == QMessageBox::Save ? 1 : 0);
    if (answer == QMessageBox::Save) {
        const auto saved = app::battleFromFile(now.constFirst());
        QVERIFY(saved);
        QCOMPARE((*saved)->journal().head(), window.session()->journal().head());
        QFile::remove(now.constFirst());
    }
}

void TstPreferences::nonsenseInTheFileDoesNoHarm()
{
    QSettings settings;
    settings.setValue(u"look/scale"_s, u"huge"_s);
    settings.setValue(u"look/theme"_s, 17);
    settings.setValue(u"look/language"_s, u"xx"_s);
    settings.setValue(u"window/main"_s, QByteArray("nonsense"));
    preferences().load();
    QCOMPARE(design().scale(), 100);
    QCOMPARE(design().theme(), app::Theme::System);
    const PreferencesDialog dialog;
    QCOMPARE(dialog.findChild<QComboBox *>(u"languageBox"_s)->currentIndex(), 0);
}

void TstPreferences::dialogShowsWhatTheKeysChange()
{
    design().larger();
    QCOMPARE(field<QSpinBox>("scaleBox")->value(), 110);
    design().smaller();
    QCOMPARE(field<QSpinBox>("scaleBox")->value(), 100);
}

void TstPreferences::dialogGoesBackToHowItWasDelivered()
{
    preferences().setAppDice(true);
    preferences().setOddsHidden(true);
    preferences().setConfirms(false);
    preferences().setLanguage(u"en"_s);
    design().setScale(140);
    design().setTheme(app::Theme::Dark);
    auto *buttons = field<QDialogButtonBox>("buttons");
    QTest::mouseClick(buttons->button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    deliveredAsDocumented();
    QVERIFY(field<QRadioButton>("realDiceButton")->isChecked());
    QVERIFY(field<QCheckBox>("oddsBox")->isChecked());
    QVERIFY(field<QCheckBox>("confirmBox")->isChecked());
}

/// Of a screen that is gone, and larger than the one that is there.
void TstPreferences::windowOpensOnTheScreen()
{
    {
        MainWindow window;
        window.setGeometry(5000, 4000, 3000, 2500);
        window.show();
        window.close();
    }
    MainWindow window;
    window.show();
    constexpr int frame = 8; // that the screen of the tests draws beyond its edge
    const QRect room = window.screen()->availableGeometry().adjusted(-frame, -frame, frame, frame);
    const QRect place = window.geometry();
    QVERIFY2(room.contains(place), qPrintable(u"%1x%2 at %3, %4"_s.arg(place.width())
                                                  .arg(place.height())
                                                  .arg(place.x())
                                                  .arg(place.y())));
}

ADJUTANT_TEST(TstPreferences)

} // namespace adjutant::test

#include "tst_preferences.moc"
