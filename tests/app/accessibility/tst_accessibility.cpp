// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/preferences/preferences_dialog.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/wheel_guard.h"

#include "core/language.h"

#include "tests/support/app/accessibility_check.h"
#include "tests/support/app/dialogs.h"
#include "tests/support/app/layout_check.h"
#include "tests/support/app/sample_questions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QComboBox>
#include <QLineEdit>
#include <QShortcut>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Everything can be heard, reached by keys, and changed by nothing but what was meant.
class TstAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everythingHasANameInATurn();
    void everythingHasANameInEveryPage();
    void everythingHasANameInEveryQuestion();
    void everythingHasANameInADialog_data();
    void everythingHasANameInADialog();
    void noKeyFiresWhileTextIsTyped();
    void wheelChangesNothing();

private:
    void type(const QString &keys);
    void look(const QString &moment);

    Language m_language;
    std::unique_ptr<app::MainWindow> m_window;
};

void TstAccessibility::initTestCase()
{
    app::design().dress();
}

void TstAccessibility::init()
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(teawSession());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TstAccessibility::cleanup()
{
    m_window.reset();
    m_language.use(QLocale(QLocale::English));
    app::design().setScale(100);
}

void TstAccessibility::type(const QString &keys)
{
    for (const QChar key : keys)
        QTest::keyClick(m_window.get(), key == u'\n' ? '\r' : key.toLatin1());
    QTest::qWait(10);
}

void TstAccessibility::look(const QString &moment)
{
    const QStringList faults = accessibilityFaults(*m_window);
    QVERIFY2(faults.isEmpty(), qPrintable(moment + u": "_s + faults.join(u'\n')));
}

void TstAccessibility::everythingHasANameInATurn()
{
    look(u"idle"_s);
    type(u"1\n\n1\n"_s);
    look(u"moved"_s);
    type(u"1m"_s);
    look(u"refused"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    type(u"2s"_s);
    look(u"targets"_s);
    type(u"2"_s);
    look(u"cells"_s);
    type(u"1"_s);
    look(u"dice"_s);
    type(u"6666"_s);
    look(u"after the shot"_s);
}

void TstAccessibility::everythingHasANameInEveryPage()
{
    type(u"1\n\n1\n"_s);
    for (int page = 0; page < 8; ++page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_F2 + page));
        look(u"page %1"_s.arg(page));
    }
}

void TstAccessibility::everythingHasANameInEveryQuestion()
{
    for (const QuestionKind kind : sampleKinds()) {
        m_window->setSession(askingSession(sampleQuestion(kind)));
        QTest::qWait(10);
        look(kindWord(kind));
    }
}

void TstAccessibility::everythingHasANameInADialog_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const QString &name : dialogNames()) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::newRow(qPrintable(name + u' ' + language)) << name << language;
    }
}

void TstAccessibility::everythingHasANameInADialog()
{
    QFETCH(const QString, name);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    const std::unique_ptr<QWidget> dialog = makeDialog(name, *m_window->session());
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    const QStringList faults = accessibilityFaults(*dialog);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    for (const int scale : {100, 200}) {
        app::design().setScale(scale);
        const auto settled = [&dialog] { return layoutFaults(*dialog).isEmpty(); };
        const bool well = QTest::qWaitFor(settled);
        if (const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES"); !folder.isEmpty())
            dialog->grab().save(u"%1/%2 %3 %4.png"_s.arg(folder, name, language).arg(scale));
        QVERIFY2(well, qPrintable(layoutFaults(*dialog).join(u'\n')));
    }
}

void TstAccessibility::noKeyFiresWhileTextIsTyped()
{
    type(u"1m1m1m"_s); // the reason for a refusal is a field, too
    QString plain = u"1234567890mshbgeoprynt"_s;
    for (const QShortcut *shortcut : m_window->findChildren<QShortcut *>()) {
        const QString key = shortcut->key().toString();
        if (key.size() == 1)
            plain += key;
    }
    QVERIFY(plain.contains(u'/'));
    int fields = 0;
    for (int page = 0; page < 8; ++page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_F2 + page));
        for (QLineEdit *edit : m_window->findChildren<QLineEdit *>()) {
            if (!edit->isVisible() || edit->isReadOnly())
                continue;
            const StepId head = m_window->session()->journal().head();
            const EntityId picked = m_window->session()->selected();
            edit->clear();
            edit->setFocus();
            QTest::keyClicks(edit, plain);
            QVERIFY2(edit->text().compare(plain, Qt::CaseInsensitive) == 0,
                     qPrintable(edit->text()));
            QVERIFY(edit->hasFocus());
            QCOMPARE(m_window->session()->journal().head(), head);
            QCOMPARE(m_window->session()->selected(), picked);
            edit->clear();
            ++fields;
        }
    }
    QVERIFY(fields >= 3);
}

void TstAccessibility::wheelChangesNothing()
{
    app::WheelGuard guard;
    qApp->installEventFilter(&guard);
    app::PreferencesDialog dialog(m_window.get());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.setFocus();
    // As the desktop sends it: Qt gives the focus to a field under the wheel before it gets it.
    const auto turn = [&dialog](QWidget &widget, bool clickedBefore = false) {
        if (!clickedBefore)
            dialog.setFocus();
        const QPointF middle = QRectF(widget.rect()).center();
        QWheelEvent wheel(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel);
        qApp->notify(&widget, &wheel);
    };
    int turned = 0;
    for (auto *box : dialog.findChildren<QComboBox *>()) {
        const int before = box->currentIndex();
        turn(*box);
        QCOMPARE(box->currentIndex(), before);
        ++turned;
    }
    for (auto *box : dialog.findChildren<QSpinBox *>()) {
        const int before = box->value();
        turn(*box);
        QCOMPARE(box->value(), before);
        ++turned;
    }
    QVERIFY(turned >= 3);
    auto *clicked = dialog.findChild<QComboBox *>();
    clicked->setCurrentIndex(0);
    QTest::mouseClick(clicked, Qt::LeftButton);
    clicked->hidePopup();
    clicked->setFocus();
    turn(*clicked, true);
    QCOMPARE(clicked->currentIndex(), 1);
}

ADJUTANT_TEST(TstAccessibility)

} // namespace adjutant::test

#include "tst_accessibility.moc"
