// SPDX-License-Identifier: MIT
// Every table of the game against tests/data/wss/tables.json, which was made from the rulebook:
// each row, and both sides of each boundary.
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstWssTables : public QObject
{
    Q_OBJECT

    Rulebook m_book;

private slots:
    void initTestCase();
    void lookup_data();
    void lookup();
    void everyRowIsLookedUp();

private:
    RulingLookup rulings(const QJsonObject &chosen) const;
    std::optional<int> rowOf(const QJsonObject &entry) const;
};

namespace {

QJsonArray lookups()
{
    QFile file(QStringLiteral(ADJUTANT_TEST_DATA "/wss/tables.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).array();
}

TableQuery queryOf(const Table &table, const QJsonObject &asked)
{
    TableQuery query;
    for (const TableKey &key : table.keys) {
        const QJsonValue value = asked.value(key.name);
        if (key.kind == TableKey::Kind::Length)
            query.insert(key.name, Length::fromDouble(value.toDouble()));
        else if (key.kind == TableKey::Kind::Choice)
            query.insert(key.name, value.toString());
        else
            query.insert(key.name, value.toInt());
    }
    return query;
}

QString nameOf(const QJsonObject &entry)
{
    QString name = entry[u"table"].toString();
    for (const QString &part : {u"query"_s, u"rulings"_s}) {
        const QJsonObject object = entry[part].toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            name += u' ' + it.key() + u'=' + it.value().toVariant().toString();
    }
    return name;
}

} // namespace

void TstWssTables::initTestCase()
{
    Result<Rulebook> read = Rulebook::read(u":/games/wss"_s);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.fault().message));
    m_book = *read;
}

RulingLookup TstWssTables::rulings(const QJsonObject &chosen) const
{
    return [this, chosen](const QString &id) {
        const QJsonValue choice = chosen.value(QString(id).remove(u"wss."_s));
        return choice.isString() ? choice.toString() : m_book.ruling(id)->fallback;
    };
}

std::optional<int> TstWssTables::rowOf(const QJsonObject &entry) const
{
    const Table *table = m_book.table(entry[u"table"].toString());
    const RulingLookup inForce = rulings(entry[u"rulings"].toObject());
    return table->find(queryOf(*table, entry[u"query"].toObject()), inForce,
                       m_book.lengthRule(inForce));
}

void TstWssTables::lookup_data()
{
    QTest::addColumn<QJsonObject>("entry");
    for (const QJsonValue entry : lookups())
        QTest::newRow(qPrintable(nameOf(entry.toObject()))) << entry.toObject();
}

void TstWssTables::lookup()
{
    QFETCH(const QJsonObject, entry);
    const Table *table = m_book.table(entry[u"table"].toString());
    QVERIFY(table);
    const std::optional<int> row = rowOf(entry);
    const QJsonObject cells = entry[u"cells"].toObject();
    QCOMPARE(row.has_value(), !cells.isEmpty());
    for (auto it = cells.begin(); it != cells.end(); ++it) {
        const int column = table->column(it.key());
        QVERIFY2(column >= 0, qPrintable(it.key()));
        QCOMPARE(table->rows.at(*row).cells.at(column).toJson(), it.value());
    }
}

void TstWssTables::everyRowIsLookedUp()
{
    QMap<QString, QSet<int>> met;
    for (const QJsonValue entry : lookups()) {
        if (const std::optional<int> row = rowOf(entry.toObject()))
            met[entry[u"table"].toString()].insert(*row);
    }
    for (const Table &table : m_book.tables) {
        for (int row = 0; row < table.rows.size(); ++row)
            QVERIFY2(met.value(table.id).contains(row),
                     qPrintable(u"%1, row %2"_s.arg(table.id).arg(row + 1)));
    }
}

ADJUTANT_TEST(TstWssTables)

#include "tst_tables.moc"
