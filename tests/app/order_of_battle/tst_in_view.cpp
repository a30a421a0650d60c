// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QListView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// 24 units a side have no room at once: the list shows those that matter now.
class TstInView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void whoCanBeChosenIsSeen();
    void whoActedIsSeenAgain();
    void theSideWhoseTurnComesStandsAtTheTop();

private:
    QRect rectOf(EntityId id) const;
    bool isSeen(EntityId id) const;

    std::unique_ptr<app::MainWindow> m_window;
    QListView *m_list = nullptr;
};

void TstInView::initTestCase()
{
    app::design().dress();
}

void TstInView::init()
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(crowdedSession());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_list = m_window->findChild<QListView *>(u"unitList"_s);
}

QRect TstInView::rectOf(EntityId id) const
{
    const QAbstractItemModel &rows = *m_list->model();
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex index = rows.index(row, 0);
        if (index.data(app::UnitListModel::RowRole).value<app::UnitRow>().id == id)
            return m_list->visualRect(index);
    }
    return {};
}

bool TstInView::isSeen(EntityId id) const
{
    return m_list->viewport()->rect().contains(rectOf(id));
}

void TstInView::whoCanBeChosenIsSeen()
{
    app::Session &session = *m_window->session();
    const EntityId own = session.state().moment().side;
    const EntityId first = session.state().children(own, u"team"_s).value(0, EntityId::None);
    m_list->scrollToTop();
    QVERIFY(session.act(u"shoot"_s, first));
    const Question *asked = session.question();
    QVERIFY(asked && !asked->options.isEmpty());
    const EntityId target = asked->options.constFirst().entity;
    QTRY_VERIFY(isSeen(target));
    QVERIFY(session.answer(asked->options.constFirst().id));
    QTRY_VERIFY(isSeen(target)); // it stays so while its cell is asked for
}

/// At the end of an entry its target is of no interest any more.
void TstInView::whoActedIsSeenAgain()
{
    app::Session &session = *m_window->session();
    const EntityId own = session.state().moment().side;
    const EntityId first = session.state().children(own, u"team"_s).value(0, EntityId::None);
    session.select(first);
    QVERIFY(session.act(u"shoot"_s, first));
    const EntityId target = session.question()->options.constLast().entity;
    QVERIFY(session.answer(session.question()->options.constLast().id));
    QTRY_VERIFY(isSeen(target));
    QVERIFY(!isSeen(first));
    while (session.question()) {
        if (session.question()->kind == QuestionKind::Dice)
            QVERIFY(session.rollForMe());
        else
            QVERIFY(session.answer(session.question()->cells.constFirst().id));
    }
    QCOMPARE(session.selected(), first);
    QTRY_VERIFY(isSeen(first));
}

void TstInView::theSideWhoseTurnComesStandsAtTheTop()
{
    app::Session &session = *m_window->session();
    const EntityId before = session.state().moment().side;
    QTRY_VERIFY(isSeen(before));
    QVERIFY(session.act(u"endTurn"_s, EntityId::None));
    QTRY_VERIFY(session.state().moment().side != before);
    QTRY_VERIFY(isSeen(session.state().moment().side));
    QVERIFY(rectOf(session.state().moment().side).top() < m_list->viewport()->height() / 4);
}

ADJUTANT_TEST(TstInView)

} // namespace adjutant::test

#include "tst_in_view.moc"
