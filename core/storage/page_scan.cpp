// SPDX-License-Identifier: MIT
// The layout of pages, cells and records: https://www.sqlite.org/fileformat2.html.
#include "core/storage/page_scan.h"

#include "core/storage/file_header.h"

#include <QtCore/QtEndian>

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

namespace adjutant {

namespace {

using battle_format::PageSize;

constexpr qint64 FileHeader = 100; ///< on the first page, in front of the page's own
constexpr qint64 PageHeader = 8;
constexpr quint8 TableLeaf = 0x0D;

/// One field of a record.
using Field = std::variant<std::monostate, qint64, QByteArray>;
using Record = QList<Field>;

/// Reads a run of bytes from its beginning; what lies beyond its end is not there.
class Bytes
{
public:
    explicit Bytes(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    bool ok() const { return m_ok; }
    qsizetype at() const { return m_at; }

    QByteArrayView take(qsizetype count)
    {
        if (count < 0 || count > m_bytes.size() - m_at) {
            m_ok = false;
            return {};
        }
        m_at += count;
        return m_bytes.sliced(m_at - count, count);
    }

    /// A big-endian number with a sign.
    qint64 number(qsizetype size)
    {
        const QByteArrayView bytes = take(size);
        quint64 number = !bytes.isEmpty() && (bytes.front() & 0x80) != 0 ? ~quint64(0) : 0;
        for (const char byte : bytes)
            number = number << 8U | static_cast<quint8>(byte);
        return static_cast<qint64>(number);
    }

    qint64 variableNumber()
    {
        quint64 number = 0;
        for (int i = 0; i < 9; ++i) {
            const QByteArrayView one = take(1);
            if (one.isEmpty())
                return 0;
            const auto byte = static_cast<quint8>(one.front());
            if (i == 8)
                return static_cast<qint64>(number << 8U | byte);
            number = number << 7U | (byte & 0x7FU);
            if ((byte & 0x80U) == 0)
                break;
        }
        return static_cast<qint64>(number);
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_ok = true;
};

Field takeField(Bytes &bytes, qint64 type)
{
    constexpr std::array<qint64, 8> sizes{0, 1, 2, 3, 4, 6, 8, 8};
    if (type == 8 || type == 9)
        return type - 8;
    if (type > 0 && type < 7)
        return bytes.number(sizes.at(static_cast<size_t>(type)));
    if (type < 12) {
        bytes.take(type == 7 ? sizes.back() : 0); // a fraction, which no row of ours has
        return {};
    }
    const QByteArrayView content = bytes.take((type - 12) / 2);
    return QByteArray(content.data(), content.size());
}

std::optional<Record> readRecord(QByteArrayView payload)
{
    Bytes header(payload);
    const qint64 headerSize = header.variableNumber();
    if (headerSize < 1 || headerSize > payload.size())
        return std::nullopt;
    Bytes body(payload.sliced(headerSize));
    Record record;
    while (header.ok() && header.at() < headerSize && record.size() < 8)
        record.append(takeField(body, header.variableNumber()));
    return header.ok() && body.ok() ? std::optional(record) : std::nullopt;
}

class Scanner
{
public:
    explicit Scanner(const QByteArray &file)
        : m_file(file)
    {
    }

    ScannedRows scan()
    {
        for (qint64 page = 0; page * PageSize < m_file.size(); ++page)
            scanPage(page);
        return m_found;
    }

private:
    /// What is there of a page; the last one may be cut off.
    QByteArrayView page(qint64 index) const
    {
        const qint64 from = index * PageSize;
        if (index < 0 || from >= m_file.size())
            return {};
        return QByteArrayView(m_file).sliced(from, std::min(PageSize, m_file.size() - from));
    }

    void scanPage(qint64 index)
    {
        const QByteArrayView content = page(index);
        const qint64 start = index == 0 ? FileHeader : 0;
        Bytes header(content.sliced(std::min(start, content.size())));
        const qint64 type = header.number(1);
        header.take(2);
        const qint64 cells = static_cast<quint16>(header.number(2));
        header.take(PageHeader - 5);
        if (!header.ok() || type != TableLeaf)
            return;
        for (qint64 i = 0; i < cells; ++i) {
            const qint64 offset = static_cast<quint16>(header.number(2));
            if (!header.ok())
                return;
            if (offset < content.size())
                readCell(content.sliced(offset));
        }
    }

    void readCell(QByteArrayView content)
    {
        Bytes cell(content);
        const qint64 size = cell.variableNumber();
        const qint64 row = cell.variableNumber();
        if (!cell.ok() || size < 1 || size > m_file.size())
            return;
        const QByteArray payload = wholePayload(cell, size);
        if (payload.size() != size)
            return;
        if (const std::optional<Record> record = readRecord(payload))
            sort(row, *record);
    }

    /// The payload of a cell with what is kept of it on overflow pages; shorter where some of it is
    /// missing.
    QByteArray wholePayload(Bytes &cell, qint64 size) const
    {
        constexpr qint64 mostLocal = PageSize - 35;
        constexpr qint64 leastLocal = (PageSize - 12) * 32 / 255 - 23;
        constexpr qint64 onOverflow = PageSize - 4;
        qint64 local = size;
        if (size > mostLocal) {
            local = leastLocal + (size - leastLocal) % onOverflow;
            if (local > mostLocal)
                local = leastLocal;
        }
        const QByteArrayView first = cell.take(local);
        QByteArray payload(first.data(), first.size());
        qint64 next = size > local ? static_cast<quint32>(cell.number(4)) : 0;
        while (cell.ok() && payload.size() < size) {
            Bytes overflow(page(next - 1));
            next = static_cast<quint32>(overflow.number(4));
            const QByteArrayView more = overflow.take(std::min(onOverflow, size - payload.size()));
            if (!overflow.ok())
                break;
            payload.append(more.data(), more.size());
        }
        return payload;
    }

    /// Puts a record where it belongs, if it is a whole row of one of the tables.
    void sort(qint64 row, const Record &record)
    {
        const auto number = [&record](qsizetype i) { return std::get_if<qint64>(&record[i]); };
        const auto bytes = [&record](qsizetype i) { return std::get_if<QByteArray>(&record[i]); };
        if (record.size() == 5 && number(1) && number(2) && number(3) && number(4)) {
            const HeadRow head{row, *number(1), *number(2), *number(3), *number(4)};
            if (head.isWhole())
                m_found.heads.insert(row, head);
        } else if (record.size() == 4 && number(1) && bytes(2) && number(3)) {
            const StepRow step{row, *number(1), *bytes(2), *number(3)};
            if (step.isWhole())
                m_found.steps.insert(row, step);
        } else if (record.size() == 4 && bytes(1) && bytes(2) && number(3)) {
            const MetaRow meta{QString::fromUtf8(*bytes(1)), QString::fromUtf8(*bytes(2)),
                               *number(3)};
            if (meta.isWhole())
                m_found.meta.append(meta);
        }
    }

    const QByteArray &m_file;
    ScannedRows m_found;
};

} // namespace

ScannedRows scanPages(const QByteArray &file)
{
    return Scanner(file).scan();
}

} // namespace adjutant
