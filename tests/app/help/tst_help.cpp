// SPDX-License-Identifier: MIT
#include "app/help/about_window.h"
#include "app/help/help_window.h"
#include "app/help/manual.h"
#include "app/help/shortcuts.h"
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::MainWindow;
using app::Session;

class TstHelp : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void opensWithOneKey();
    void leadsToItsChapters();
    void listsEveryKeyOfTheMenus();
    void firstGameIsPlayedAsItIsWritten();
    void everyLanguageNamesTheSameKeys();
    void unknownLanguagesReadEnglish();
    void aboutNamesVersionRulebooksAndLicence();

private:
    QTextBrowser *text() const
    {
        return m_window->findChild<app::HelpWindow *>()->findChild<QTextBrowser *>();
    }
    void press(const QString &key);

    std::unique_ptr<MainWindow> m_window;
    Session *m_session = nullptr;
};

namespace {

QString chapterOf(const QString &manual, const QString &title)
{
    const qsizetype begin = manual.indexOf(u"\n## "_s + title + u'\n');
    return manual.mid(begin, manual.indexOf(u"\n## "_s, begin + 1) - begin);
}

/// The keys of the numbered steps, in the order in which they are pressed.
QStringList keysOf(const QString &chapter)
{
    static const QRegularExpression key(u"`([^`]+)`"_s);
    QStringList keys;
    auto found = key.globalMatch(chapter.mid(chapter.indexOf(u"\n1. "_s)));
    while (found.hasNext())
        keys.append(found.next().captured(1));
    return keys;
}

} // namespace

void TstHelp::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstHelp::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(teawSession());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_session = m_window->session();
}

void TstHelp::cleanup()
{
    m_window.reset();
}

void TstHelp::press(const QString &key)
{
    QWidget *focus = m_window->focusWidget() ? m_window->focusWidget() : m_window.get();
    if (key == u"Enter")
        QTest::keyClick(focus, Qt::Key_Return);
    else if (key == u"Ctrl+Z")
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    else
        QTest::keyClick(focus, key.toLower().at(0).toLatin1());
}

void TstHelp::opensWithOneKey()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    auto *help = m_window->findChild<app::HelpWindow *>();
    QVERIFY(help && help->isVisible());
    QVERIFY(text()->toPlainText().startsWith(u"Adjutant"_s));
    QTest::keyClick(help, Qt::Key_Escape);
    QVERIFY(!help->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QVERIFY(help->isVisible());
}

void TstHelp::leadsToItsChapters()
{
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    auto *chapters = m_window->findChild<app::HelpWindow *>()->findChild<QListWidget *>();
    QVERIFY(chapters->count() >= 8);
    QCOMPARE(chapters->item(1)->text(), u"A first game"_s);
    const int top = text()->verticalScrollBar()->value();
    QTest::keyClick(chapters, Qt::Key_Down);
    QTest::keyClick(chapters, Qt::Key_Down);
    QVERIFY(text()->verticalScrollBar()->value() > top);
    QCOMPARE(text()->textCursor().block().text(), chapters->currentItem()->text());
}

void TstHelp::listsEveryKeyOfTheMenus()
{
    const QString manual = app::manual(*m_window, &m_session->rulebook());
    int found = 0;
    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (action->shortcut().isEmpty())
            continue;
        ++found;
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY2(manual.contains(u"| "_s + key), qPrintable(key)); // another may follow
    }
    QVERIFY(found > 10);
    QVERIFY(manual.contains(u"| F2 |"_s));
    QVERIFY(manual.contains(u"| S | Shoot |"_s));
    QVERIFY(!manual.contains(u"{shortcuts}"_s));
}

void TstHelp::firstGameIsPlayedAsItIsWritten()
{
    const QString manual = app::manual(*m_window, nullptr);
    const QStringList keys = keysOf(chapterOf(manual, u"A first game"_s));
    QVERIFY(keys.size() >= 15);
    // The window of the test begins where the first key has been pressed.
    QCOMPARE(keys.constFirst(), u"1"_s);
    const EntityId british = m_session->state().moment().side;
    QCOMPARE(m_session->nameOf(british), u"British"_s);
    for (const QString &key : keys.mid(1))
        press(key);
    QVERIFY2(!m_session->question(),
             m_session->question() ? qPrintable(m_session->render(m_session->question()->text))
                                   : "");
    QCOMPARE(m_session->nameOf(m_session->state().moment().side), u"German"_s);
    for (const app::UnitRow &row : app::unitRows(*m_session)) {
        if (!row.isSide && row.number == 12)
            QCOMPARE(row.strength, 2);
    }
}

void TstHelp::everyLanguageNamesTheSameKeys()
{
    const QString english = app::manual(*m_window, nullptr, QLocale(QLocale::English));
    for (const QString &language : QDir(u":/help"_s).entryList(QDir::Dirs)) {
        const QString other = app::manual(*m_window, nullptr, QLocale(language));
        QCOMPARE(keysOf(other).size(), keysOf(english).size());
        QCOMPARE(other.count(u"\n## "_s), english.count(u"\n## "_s));
        QCOMPARE(other == english, language == u"en");
    }
}

void TstHelp::unknownLanguagesReadEnglish()
{
    const QString english = app::manual(*m_window, nullptr, QLocale(QLocale::English));
    QVERIFY(english.startsWith(u"# Adjutant"_s));
    QCOMPARE(app::manual(*m_window, nullptr, QLocale(QLocale::Icelandic)), english);
}

void TstHelp::aboutNamesVersionRulebooksAndLicence()
{
    m_window->findChild<QAction *>(u"aboutAction"_s)->trigger();
    auto *about = m_window->findChild<app::AboutWindow *>();
    QVERIFY(about && about->isVisible());
    QVERIFY(about->findChild<QLabel *>(u"versionLabel"_s)
                ->text()
                .contains(QStringLiteral(ADJUTANT_VERSION)));
    const QString credits = about->findChild<QLabel *>(u"creditsLabel"_s)->text();
    QVERIFY2(credits.contains(u"To End All Wars: "_s), qPrintable(credits));
    QVERIFY(about->findChild<QPlainTextEdit *>()->toPlainText().startsWith(u"MIT License"_s));
    QTest::keyClick(about, Qt::Key_Escape);
}

ADJUTANT_TEST(TstHelp)

} // namespace adjutant::test

#include "tst_help.moc"
