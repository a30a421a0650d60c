// SPDX-License-Identifier: MIT
// Offsets are those of https://www.sqlite.org/fileformat2.html.
#include "core/storage/file_header.h"

#include "core/storage/storage_messages.h"

#include <QFile>
#include <QFileInfo>
#include <QtCore/QtEndian>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

constexpr qsizetype HeaderSize = 100;
constexpr QByteArrayView Magic("SQLite format 3\0", 16);
constexpr QByteArrayView JournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

quint32 numberAt(const QByteArray &bytes, qsizetype offset)
{
    return qFromBigEndian<quint32>(bytes.constData() + offset);
}

Fault cutShort(const QString &path)
{
    return {StorageMessages::tr(
                "“%1” is cut short: some of the battle is missing. Recover what can be read into "
                "a new file, or take an older copy.")
                .arg(StorageMessages::shown(path)),
            true};
}

Fault otherKind(const QString &path)
{
    return {StorageMessages::tr(
                "“%1” is not a battle of Adjutant. If it was one, it is damaged: recover what "
                "can be read into a new file.")
                .arg(StorageMessages::shown(path)),
            true};
}

Fault damagedHeader(const QString &path)
{
    return {StorageMessages::tr(
                "“%1” is damaged, or was changed by another program. Recover what can be read "
                "into a new file, or take an older copy.")
                .arg(StorageMessages::shown(path)),
            true};
}

/// Page size, and the two bytes that say how the file is written: with a rollback journal.
bool isLaidOutByUs(const QByteArray &header)
{
    return qFromBigEndian<quint16>(header.constData() + 16) == battle_format::PageSize &&
           header.at(18) == 1 && header.at(19) == 1 && header.at(20) == 0;
}

/// How many pages the file had before the transaction that the journal belongs to; nothing where
/// there is none.
std::optional<qint64> pagesBeforeTransaction(const QString &path)
{
    QFile journal(path + u"-journal");
    if (!journal.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = journal.read(28);
    if (bytes.size() < 28 || !bytes.startsWith(JournalMagic))
        return std::nullopt;
    return numberAt(bytes, 16);
}

Result<QByteArray> readHeader(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Fault{
            StorageMessages::tr("There is no file “%1”.").arg(StorageMessages::shown(path))};
    if (!info.isFile())
        return Fault{StorageMessages::tr("“%1” is not a file.").arg(StorageMessages::shown(path))};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{StorageMessages::tr("“%1” cannot be read: %2.")
                         .arg(StorageMessages::shown(path), file.errorString())};
    const QByteArray header = file.read(HeaderSize);
    if (header.isEmpty())
        return Fault{StorageMessages::tr(
                         "“%1” is empty. Take an older copy, or begin a new battle under another "
                         "name.")
                         .arg(StorageMessages::shown(path))};
    return header;
}

} // namespace

bool hasHotJournal(const QString &path)
{
    return pagesBeforeTransaction(path).has_value();
}

Result<Done> checkFileHeader(const QString &path)
{
    const Result<QByteArray> read = readHeader(path);
    if (!read)
        return read.fault();
    const QByteArray &header = *read;
    if (header.size() < HeaderSize) {
        const bool begun = header.startsWith(Magic.first(std::min(header.size(), Magic.size())));
        return begun ? cutShort(path) : otherKind(path);
    }
    if (!header.startsWith(Magic) || numberAt(header, 68) != battle_format::ApplicationId)
        return otherKind(path);
    const quint32 version = numberAt(header, 60);
    if (version > battle_format::Version)
        return Fault{StorageMessages::tr(
                         "“%1” was written by a newer Adjutant (file version %2; this program "
                         "knows %3). Open it with that one.")
                         .arg(StorageMessages::shown(path))
                         .arg(version)
                         .arg(battle_format::Version)};
    if (!isLaidOutByUs(header))
        return damagedHeader(path);
    // Read after the header and before the size: a program that is just writing grows the file
    // before it empties the journal.
    const qint64 pages = pagesBeforeTransaction(path).value_or(numberAt(header, 28));
    if (QFileInfo(path).size() < std::max<qint64>(pages, 1) * battle_format::PageSize)
        return cutShort(path);
    return Done{};
}

} // namespace adjutant
