// SPDX-License-Identifier: MIT
#include "app/style/symbols.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QString pathOf(const QString &name)
{
    const QString path = u":/icons/symbols/"_s + name + u".svg"_s;
    return QFile::exists(path) ? path : u":/icons/symbols/mark.svg"_s;
}

/// The symbol as it is drawn: black, where nothing else is said.
QSvgRenderer &renderer(const QString &name)
{
    static std::map<QString, std::unique_ptr<QSvgRenderer>> renderers;
    std::unique_ptr<QSvgRenderer> &kept = renderers[name];
    if (!kept)
        kept = std::make_unique<QSvgRenderer>(pathOf(name));
    return *kept;
}

QPixmap drawn(const QString &name, QSize size, const QColor &colour)
{
    const QString key = u"symbol/%1/%2x%3/%4"_s.arg(name)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(colour.name(QColor::HexArgb));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer(name).setAspectRatioMode(Qt::KeepAspectRatio);
    renderer(name).render(&painter, QRectF(QPointF(), size));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class SymbolEngine : public QIconEngine
{
public:
    SymbolEngine(QString name, const QColor &colour)
        : m_name(std::move(name))
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        paintSymbol(*painter, m_name, rect, m_colour);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return drawn(m_name, size, m_colour);
    }
    QIconEngine *clone() const override { return new SymbolEngine(*this); }

private:
    QString m_name;
    QColor m_colour;
};

} // namespace

void paintSymbol(QPainter &painter, const QString &name, const QRectF &place, const QColor &colour)
{
    // A painter that enlarges wants a larger picture, not a blurred one.
    const QTransform world = painter.worldTransform();
    const qreal ratio =
        painter.device()->devicePixelRatioF() * std::hypot(world.m11(), world.m12());
    QPixmap pixmap = drawn(name, (place.size() * ratio).toSize(), colour);
    pixmap.setDevicePixelRatio(ratio);
    painter.drawPixmap(place.topLeft(), pixmap);
}

qreal symbolWidth(const QString &name, qreal height)
{
    const QSizeF size = renderer(name).defaultSize();
    return size.height() > 0 ? height * size.width() / size.height() : height;
}

QIcon symbolIcon(const QString &name, const QColor &colour)
{
    return QIcon(new SymbolEngine(name, colour));
}

} // namespace adjutant::app
