// SPDX-License-Identifier: MIT
#include "app/keys/key_router.h"
#include "app/rows/row_list.h"

#include "tests/support/test_registry.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStringListModel>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::KeyRouter;
using app::RowList;

/// Who gets a key: the one whose it is, and the question otherwise.
class TstKeyRouter : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void keysGoToTheQuestion();
    void aHeldKeyIsTakenOnce();
    void textStaysInItsField();
    void enterOpensTheRowThatHasTheFocus_data();
    void enterOpensTheRowThatHasTheFocus();
    void enterPressesTheButtonThatHasTheFocus();

private:
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_edit = nullptr;
    QPushButton *m_button = nullptr;
    RowList *m_rows = nullptr;
    QList<int> m_taken; ///< keys that reached the question
};

void TstKeyRouter::init()
{
    m_taken.clear();
    m_window = std::make_unique<QWidget>();
    m_edit = new QLineEdit;
    m_button = new QPushButton(u"Press"_s);
    m_rows = new RowList;
    m_rows->setModel(new QStringListModel({u"one"_s, u"two"_s}, m_rows));
    auto *column = new QVBoxLayout(m_window.get());
    for (QWidget *widget : QList<QWidget *>{m_edit, m_button, m_rows})
        column->addWidget(widget);
    new KeyRouter(m_window.get(), [this](const QKeyEvent &key) {
        m_taken.append(key.key());
        return true;
    });
    m_window->setFocusPolicy(Qt::StrongFocus);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->setFocus();
}

void TstKeyRouter::keysGoToTheQuestion()
{
    QTest::keyClick(m_window.get(), Qt::Key_M);
    QTest::keyClick(m_window.get(), Qt::Key_Return);
    QCOMPARE(m_taken, (QList<int>{Qt::Key_M, Qt::Key_Return}));
}

/// Under load X11 repeats do not say that they are: release and press are of the same moment.
void TstKeyRouter::aHeldKeyIsTakenOnce()
{
    const auto send = [this](QEvent::Type type, quint64 when, bool repeated) {
        QKeyEvent event(type, Qt::Key_E, Qt::NoModifier, u"e"_s, repeated);
        event.setTimestamp(when);
        QCoreApplication::sendEvent(m_window.get(), &event);
    };
    send(QEvent::KeyPress, 1000, false);
    send(QEvent::KeyRelease, 1600, true);
    send(QEvent::KeyPress, 1600, true);
    send(QEvent::KeyRelease, 1640, false);
    send(QEvent::KeyPress, 1640, false);
    send(QEvent::KeyRelease, 1680, false);
    QCOMPARE(m_taken, QList<int>{Qt::Key_E});
    send(QEvent::KeyPress, 1780, false);
    QCOMPARE(m_taken.size(), 2);
}

void TstKeyRouter::textStaysInItsField()
{
    m_edit->setFocus();
    QTest::keyClicks(m_edit, u"m1"_s);
    QCOMPARE(m_edit->text(), u"m1"_s);
    QVERIFY(m_taken.isEmpty());
}

void TstKeyRouter::enterOpensTheRowThatHasTheFocus_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("space bar") << static_cast<int>(Qt::Key_Space);
}

void TstKeyRouter::enterOpensTheRowThatHasTheFocus()
{
    QFETCH(const int, key);
    const QSignalSpy chosen(m_rows, &RowList::chosen);
    m_rows->setCurrentIndex(m_rows->model()->index(1, 0));
    m_rows->setFocus();
    QTest::keyClick(m_rows, static_cast<Qt::Key>(key));
    QCOMPARE(chosen.count(), 1);
    QVERIFY(m_taken.isEmpty());
    QTest::keyClick(m_rows, Qt::Key_M); // letters are keys of the game there, too
    QCOMPARE(m_taken, QList<int>{Qt::Key_M});
    m_window->setFocus();
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(m_taken.size(), 2);
}

void TstKeyRouter::enterPressesTheButtonThatHasTheFocus()
{
    const QSignalSpy clicked(m_button, &QPushButton::clicked);
    m_button->setFocus();
    QTest::keyClick(m_button, Qt::Key_Return);
    QCOMPARE(clicked.count(), 1);
    QVERIFY(m_taken.isEmpty());
}

ADJUTANT_TEST(TstKeyRouter)

} // namespace adjutant::test

#include "tst_key_router.moc"
