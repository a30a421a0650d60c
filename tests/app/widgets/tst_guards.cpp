// SPDX-License-Identifier: MIT
#include "app/keys/focus_home.h"
#include "app/widgets/click_guard.h"
#include "app/widgets/wheel_guard.h"

#include "tests/support/test_registry.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What keeps clicks, keys and the wheel from doing what nobody meant, in a window of its own.
class TstGuards : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void clickedButtonTakesNoFocus();
    void focusComesHomeFromWhatVanishes();
    void secondClickIsNone();
    void stepsCountEachClick();
    void secondClickOnAnotherButtonIsNone();
    void wheelMovesNoFocus();
    void wheelIsForAFieldThatWasUsed();
    void wheelNeverTurnsPages();

private:
    template<typename Widget>
    Widget *add()
    {
        auto *widget = new Widget(m_window.get());
        m_window->layout()->addWidget(widget);
        return widget;
    }
    void show();

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_home = nullptr;
    app::WheelGuard m_wheel;
};

namespace {

/// As Qt tells of it: the second press is another event.
void clickTwice(QWidget &first, QWidget &second)
{
    QTest::mouseClick(&first, Qt::LeftButton);
    QTest::mouseDClick(&second, Qt::LeftButton);
    QTest::mouseRelease(&second, Qt::LeftButton);
}

/// As the desktop sends it: Qt gives the focus to a field under the wheel before it gets it.
void turnWheel(QWidget &widget)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent wheel(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel);
    qApp->notify(&widget, &wheel);
}

} // namespace

void TstGuards::init()
{
    qApp->installEventFilter(&m_wheel);
    m_window = std::make_unique<QWidget>();
    new QVBoxLayout(m_window.get());
    m_home = add<QLineEdit>();
    new app::FocusHome(m_window.get(), m_home);
    new app::ClickGuard(m_window.get());
}

void TstGuards::cleanup()
{
    m_window.reset();
    qApp->removeEventFilter(&m_wheel);
}

void TstGuards::show()
{
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_home->setFocus();
}

void TstGuards::clickedButtonTakesNoFocus()
{
    auto *button = add<QPushButton>();
    show();
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(m_home->hasFocus());
    button->setFocus(Qt::TabFocusReason); // by keys it is reached all the same
    QVERIFY(button->hasFocus());
    QVERIFY(button->focusPolicy() & Qt::TabFocus);
}

void TstGuards::focusComesHomeFromWhatVanishes()
{
    auto *neighbour = add<QLineEdit>();
    auto *button = add<QPushButton>();
    QWidget::setTabOrder(button, neighbour);
    show();
    button->setFocus(Qt::TabFocusReason);
    button->setEnabled(false);
    QVERIFY(m_home->hasFocus());
}

void TstGuards::secondClickIsNone()
{
    auto *button = add<QPushButton>();
    show();
    const QSignalSpy clicked(button, &QPushButton::clicked);
    clickTwice(*button, *button);
    QCOMPARE(clicked.count(), 1);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(clicked.count(), 2);
}

void TstGuards::stepsCountEachClick()
{
    auto *button = add<QPushButton>();
    app::ClickGuard::setSteps(*button);
    show();
    const QSignalSpy clicked(button, &QPushButton::clicked);
    clickTwice(*button, *button);
    QCOMPARE(clicked.count(), 2);
}

/// One that comes up where another was is not meant by the second click, though it steps.
void TstGuards::secondClickOnAnotherButtonIsNone()
{
    auto *gone = add<QPushButton>();
    auto *step = add<QPushButton>();
    app::ClickGuard::setSteps(*step);
    show();
    const QSignalSpy clicked(step, &QPushButton::clicked);
    clickTwice(*gone, *step);
    QCOMPARE(clicked.count(), 0);
}

void TstGuards::wheelMovesNoFocus()
{
    auto *field = add<QSpinBox>();
    show();
    turnWheel(*field);
    QVERIFY(m_home->hasFocus());
    QCOMPARE(field->value(), 0);
}

/// A field that just has the focus, as the first of a dialog has, is scrolled past.
void TstGuards::wheelIsForAFieldThatWasUsed()
{
    auto *field = add<QSpinBox>();
    field->setValue(5);
    show();
    field->setFocus();
    turnWheel(*field);
    QCOMPARE(field->value(), 5);
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(field->value(), 6);
    turnWheel(*field);
    QCOMPARE(field->value(), 5);
    m_home->setFocus();
    turnWheel(*field);
    QCOMPARE(field->value(), 5);
}

void TstGuards::wheelNeverTurnsPages()
{
    auto *pages = add<QTabBar>();
    pages->addTab(u"One"_s);
    pages->addTab(u"Two"_s);
    show();
    QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(0).center());
    pages->setFocus();
    turnWheel(*pages);
    QCOMPARE(pages->currentIndex(), 0);
}

ADJUTANT_TEST(TstGuards)

} // namespace adjutant::test

#include "tst_guards.moc"
