// SPDX-License-Identifier: MIT
#include "app/battles/values_form.h"
#include "app/style/design.h"

#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Fields for numbers, wherever the reader comes from.
class TstNumberFields : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepTheirNumber_data();
    void keepTheirNumber();
    void cleanup();
};

void TstNumberFields::initTestCase()
{
    app::design().dress();
}

void TstNumberFields::cleanup()
{
    QLocale::setDefault(QLocale::c());
}

void TstNumberFields::keepTheirNumber_data()
{
    QTest::addColumn<QLocale>("locale");
    for (const char *name : {"en_GB", "de_DE", "fr_FR", "de_CH", "ar_EG"})
        QTest::newRow(name) << QLocale(QString::fromLatin1(name));
}

/// Opened and left, a field changes nothing.
void TstNumberFields::keepTheirNumber()
{
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game.ok());
    const QMap<QString, Value> values{{u"victory"_s, u"percent"_s}, {u"depth"_s, 120}};
    app::ValuesForm form;
    form.setValues((*game)->rulebook(), u"battle"_s, values);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    auto *depth = form.findChild<QSpinBox *>(u"depth"_s);
    QVERIFY(depth);
    const QMap<QString, Value> before = form.values();
    const QSignalSpy changed(&form, &app::ValuesForm::changed);
    depth->setFocus();
    depth->selectAll();
    form.setFocus();
    QCOMPARE(changed.size(), 0);
    QCOMPARE(form.values(), before);
    depth->setFocus();
    depth->selectAll();
    QTest::keyClicks(depth, u"180"_s);
    form.setFocus();
    QCOMPARE(form.values().value(u"depth"_s).toInt(), 180);
}

ADJUTANT_TEST(TstNumberFields)

} // namespace adjutant::test

#include "tst_number_fields.moc"
