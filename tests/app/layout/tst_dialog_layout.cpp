// SPDX-License-Identifier: MIT
#include "app/style/design.h"

#include "core/language.h"

#include "tests/support/app/dialogs.h"
#include "tests/support/app/layout_check.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Every window that opens from the main one fits on the screen, with nothing cut or covered, at
/// each size of the text.
class TstDialogLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
};

void TstDialogLayout::initTestCase()
{
    app::design().dress();
}

void TstDialogLayout::cleanup()
{
    app::design().setScale(100);
    QLocale::setDefault(QLocale::c());
}

void TstDialogLayout::nothingIsCutOrCovered_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QString>("language");
    const QList<std::pair<QSize, int>> screens{
        {{1366, 768}, 100}, {{1920, 1080}, 200}, {{1920, 1080}, 250}, {{1366, 768}, 250}};
    for (const QString &name : dialogNames()) {
        for (const auto &[screen, scale] : screens) {
            if (name == u"about"_s && screen.height() < 1000 && scale > 200)
                continue; // nobody needs it at the table
            for (const QString &language : {u"en"_s, u"de"_s})
                QTest::newRow(qPrintable(
                    u"%1 %2 %3 %4"_s.arg(name).arg(screen.width()).arg(scale).arg(language)))
                    << name << screen << scale << language;
        }
    }
}

void TstDialogLayout::nothingIsCutOrCovered()
{
    QFETCH(const QString, name);
    QFETCH(const QSize, screen);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    Language spoken;
    spoken.use(QLocale(language));
    app::design().setScale(scale);
    const auto session = teawSession();
    const std::unique_ptr<QWidget> dialog = makeDialog(name, *session);
    dialog->resize(dialog->size().boundedTo(screen)); // as its place on the screen would have it
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    const auto faultsOf = [&dialog] { return layoutFaults(*dialog) + cutButtons(*dialog); };
    const bool well = QTest::qWaitFor([&faultsOf] { return faultsOf().isEmpty(); }, 500);
    const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES");
    if (!folder.isEmpty())
        dialog->grab().save(folder + u"/dialog "_s + QString::fromUtf8(QTest::currentDataTag()) +
                            u".png"_s);
    QVERIFY2(well, qPrintable(faultsOf().join(u'\n')));
    QVERIFY2(dialog->width() <= screen.width() && dialog->height() <= screen.height(),
             qPrintable(u"%1x%2"_s.arg(dialog->width()).arg(dialog->height())));
}

ADJUTANT_TEST(TstDialogLayout)

} // namespace adjutant::test

#include "tst_dialog_layout.moc"
