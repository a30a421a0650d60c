// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/dialogs.h"
#include "tests/support/app/sessions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QTextEdit>
#include <QTranslator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

/// Everything that \a widget says by itself.
QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(),
                      widget.windowTitle()};
    for (const char *property : {"text", "placeholderText", "title", "suffix", "specialValueText"})
        texts.append(widget.property(property).toString());
    for (const QAction *action : widget.actions())
        texts << action->text() << action->toolTip();
    return texts;
}

/// What the rows and headings of a list say.
QStringList textsOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(parent); ++column)
        texts.append(model.headerData(column, Qt::Horizontal).toString());
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts.append(index.data(role).toString());
            texts += textsOf(model, index);
        }
    }
    return texts;
}

QStringList allTexts(const QWidget &window)
{
    QStringList texts = textsOf(window);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        texts += textsOf(*widget);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            texts += textsOf(*view->model());
    }
    return texts;
}

/// \a text without whatever stands in brackets, as the made-up language has all of its texts; they
/// may stand in one another.
QString outsideBrackets(const QString &text)
{
    QString rest;
    int depth = 0;
    for (const QChar sign : text) {
        depth += sign == u'[' ? 1 : 0;
        if (depth == 0)
            rest += sign;
        depth -= sign == u']' ? 1 : 0;
    }
    return rest;
}

} // namespace

/// In a language in which every text has brackets, nothing in the window is without them: nothing
/// was forgotten that a translator should have seen.
class TstWindowTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();

    void aTurnHasNoPlainEnglish();
    void everyPageHasNoPlainEnglish();
    void dialogsHaveNoPlainEnglish_data();
    void dialogsHaveNoPlainEnglish();
    void aForgottenTextIsFound();
    void aSealedNoteIsNowhere_data();
    void aSealedNoteIsNowhere();

private:
    void open();
    void look(const QWidget &window, const QString &moment);
    QStringList plainTexts(const QWidget &window) const;
    void type(const QString &keys);

    QTranslator m_pseudo;
    std::unique_ptr<app::MainWindow> m_window;
};

void TstWindowTexts::initTestCase()
{
    QVERIFY(m_pseudo.load(QStringLiteral(ADJUTANT_PSEUDO)));
    QVERIFY(QCoreApplication::installTranslator(&m_pseudo));
    app::design().dress();
}

void TstWindowTexts::cleanupTestCase()
{
    m_window.reset();
    QCoreApplication::removeTranslator(&m_pseudo);
}

void TstWindowTexts::open()
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->setSession(teawSession());
    m_window->show();
}

/// Names that people gave, and keys, belong to no language.
QStringList TstWindowTexts::plainTexts(const QWidget &window) const
{
    QStringList names;
    const app::Session &session = *m_window->session();
    for (const app::UnitRow &row : app::unitRows(session))
        names.append(row.name);
    for (const EntityId id : session.state().entities())
        names.append(session.nameOf(id));
    names << session.battleName() << u"Adjutant"_s;
    std::sort(names.begin(), names.end(),
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    static const QRegularExpression tags(u"<[^>]*>"_s);
    static const QRegularExpression keys(u"\\b(Ctrl|Shift|Alt|F\\d+|[A-Z])\\b"_s);
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    QStringList plain;
    for (const QString &text : allTexts(window)) {
        QString rest = outsideBrackets(text).remove(tags);
        for (const QString &name : std::as_const(names)) {
            if (!name.isEmpty())
                rest.remove(name, Qt::CaseInsensitive);
        }
        if (rest.remove(keys).contains(word) && !plain.contains(text))
            plain.append(text);
    }
    return plain;
}

void TstWindowTexts::look(const QWidget &window, const QString &moment)
{
    QTest::qWait(20);
    const QStringList plain = plainTexts(window);
    QVERIFY2(plain.isEmpty(), qPrintable(moment + u":\n"_s + plain.join(u'\n')));
}

void TstWindowTexts::type(const QString &keys)
{
    for (const QChar key : keys)
        QTest::keyClick(m_window.get(), key == u'\n' ? '\r' : key.toLatin1());
}

void TstWindowTexts::aTurnHasNoPlainEnglish()
{
    open();
    look(*m_window, u"idle"_s);
    type(u"1"_s);
    look(*m_window, u"picked"_s);
    m_window->session()->act(u"move"_s, m_window->session()->selected());
    look(*m_window, u"on the way"_s);
    while (m_window->session()->question())
        type(u"\n"_s);
    look(*m_window, u"moved"_s);
    m_window->session()->act(u"shoot"_s, m_window->session()->selected());
    look(*m_window, u"targets"_s);
    type(u"2"_s);
    look(*m_window, u"cells"_s);
    type(u"3"_s);
    look(*m_window, u"refused"_s);
    type(u"1"_s);
    look(*m_window, u"dice"_s);
    type(u"6611"_s);
    look(*m_window, u"shot"_s);
}

void TstWindowTexts::everyPageHasNoPlainEnglish()
{
    for (int page = 0; page < 8; ++page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_F2 + page));
        look(*m_window, u"page %1"_s.arg(page));
    }
}

void TstWindowTexts::dialogsHaveNoPlainEnglish_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : dialogNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TstWindowTexts::dialogsHaveNoPlainEnglish()
{
    QFETCH(const QString, name);
    const std::unique_ptr<QWidget> dialog = makeDialog(name, *m_window->session());
    // Qt's own buttons speak Qt's translations, and languages have names of their own.
    QStringList plain = plainTexts(*dialog);
    static const QRegularExpression known(u"^&?(Close|Restore Defaults|OK|Cancel|American English|"
                                          "Deutsch|Scroll Left|Scroll Right)$"_s);
    plain.removeIf([](const QString &text) { return text.contains(known); });
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
}

/// The walk itself can fail.
void TstWindowTexts::aForgottenTextIsFound()
{
    QLabel forgotten(u"Nobody translated this"_s, m_window.get());
    QCOMPARE(plainTexts(*m_window), QStringList{u"Nobody translated this"_s});
}

void TstWindowTexts::aSealedNoteIsNowhere_data()
{
    QTest::addColumn<bool>("undone");
    QTest::newRow("laid") << false;
    QTest::newRow("taken back") << true;
}

/// Where a hidden mine lies (teaw.mine.hidden) is shown by no list, label, search, report, nor to
/// the players.
void TstWindowTexts::aSealedNoteIsNowhere()
{
    QFETCH(const bool, undone);
    const QString note = u"Zanzibar"_s;
    open();
    app::Session &session = *m_window->session();
    const auto layMine = [&session, &note] {
        session.perform(
            commandOf(u"ruling"_s, {{u"id"_s, u"teaw.mine.hidden"_s}, {u"choice"_s, u"secret"_s}}));
        for (const EntityId unit : session.state().entities(u"team"_s)) {
            if (session.state().entity(unit).word(u"type"_s) == u"engineer")
                session.act(u"placeMine"_s, unit);
        }
        while (const Question *asked = session.question()) {
            if (asked->kind == QuestionKind::Secret)
                return session.answer(note);
            if (!session.answer(asked->assumed) && !session.answer(2))
                return false;
        }
        return false;
    };
    QVERIFY(layMine());
    const QList<EntityId> mines = session.state().entities(u"mine"_s);
    QVERIFY(!mines.isEmpty());
    QCOMPARE(session.state().entity(mines.constLast()).word(u"sealed"_s), note);
    if (undone)
        QVERIFY(session.undo());
    const auto shown = [&note](const QWidget &window) {
        QStringList texts = allTexts(window);
        for (const auto *page : window.findChildren<QTextEdit *>())
            texts.append(page->toPlainText());
        return std::any_of(texts.cbegin(), texts.cend(), [&note](const QString &text) {
            return text.contains(note, Qt::CaseInsensitive);
        });
    };
    for (int page = 0; page < 5; ++page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_F2 + page));
        QVERIFY2(!shown(*m_window), qPrintable(u"page %1"_s.arg(page)));
    }
    for (const QString &name : {u"players' view"_s, u"report"_s})
        QVERIFY2(!shown(*makeDialog(name, session)), qPrintable(name));
    QVERIFY(!session.undoLabel().contains(note) && !session.redoLabel().contains(note));
    emit session.handWanted(mines.constLast());
    QVERIFY(!shown(*m_window));
}

ADJUTANT_TEST(TstWindowTexts)

} // namespace adjutant::test

#include "tst_window_texts.moc"
