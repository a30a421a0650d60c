// SPDX-License-Identifier: MIT
#include "app/photographs/photograph.h"

#include "app/session/session.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImageReader>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct PhotographWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Photograph)
};

constexpr int LongestEdge = 1600; ///< in pixels: a table is well seen, and a file stays small
constexpr int Quality = 80;
const QString PhotographKey = u"photograph"_s;
const QString CaptionKey = u"caption"_s;

/// Reads the picture as small as it is kept, so that a large one is never held as a whole.
QImage readSmall(QImageReader &reader)
{
    reader.setAutoTransform(true); // as it was held
    const QSize size = reader.size();
    if (std::max(size.width(), size.height()) > LongestEdge)
        reader.setScaledSize(size.scaled(LongestEdge, LongestEdge, Qt::KeepAspectRatio));
    return reader.read();
}

bool keepsPhotograph(const Step &step)
{
    return step.kind == Step::Kind::Note && step.answer.toObject().contains(PhotographKey);
}

} // namespace

Result<Photograph> Photograph::fromFile(const QString &file, const QString &caption)
{
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    const QImage image = readSmall(reader);
    if (image.isNull())
        return Fault{PhotographWords::tr("“%1” cannot be read as a picture: %2")
                         .arg(QDir::toNativeSeparators(file), reader.errorString())};
    Photograph photograph;
    photograph.caption = caption.simplified();
    QBuffer buffer(&photograph.jpeg);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "JPEG", Quality))
        return Fault{PhotographWords::tr("Qt's support for JPEG pictures is missing.")};
    return photograph;
}

std::optional<Photograph> Photograph::of(const Step &step)
{
    if (!keepsPhotograph(step))
        return std::nullopt;
    const QJsonObject kept = step.answer.toObject();
    return Photograph{QByteArray::fromBase64(kept.value(PhotographKey).toString().toLatin1()),
                      kept.value(CaptionKey).toString()};
}

bool Photograph::keep(Session &session) const
{
    const QJsonObject content{{PhotographKey, QString::fromLatin1(jpeg.toBase64())},
                              {CaptionKey, caption}};
    const Text label = caption.isEmpty() ? Text(u"log.photograph"_s)
                                         : Text(u"log.photographOf"_s).with(u"caption"_s, caption);
    return session.note(content, label);
}

QList<StepId> photographsOf(const Session &session)
{
    QList<StepId> photographs;
    const Journal &journal = session.journal();
    for (const StepId step : journal.stepsSince(0)) {
        if (keepsPhotograph(journal.step(step)))
            photographs.append(step);
    }
    return photographs;
}

} // namespace adjutant::app
