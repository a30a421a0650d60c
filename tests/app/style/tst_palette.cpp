// SPDX-License-Identifier: MIT
#include "app/style/palette.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::Palette;

namespace {

constexpr double TextContrast = 4.5; ///< WCAG 2.1 AA, 1.4.3
constexpr double MarkContrast = 3.0; ///< of a border or symbol that says something, 1.4.11
constexpr double ToldApart = 8.0;    ///< distance of two colours in CIELAB

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

std::array<double, 3> linear(const QColor &colour)
{
    return {linear(colour.red() / 255.0), linear(colour.green() / 255.0),
            linear(colour.blue() / 255.0)};
}

double luminance(const QColor &colour)
{
    const auto [red, green, blue] = linear(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

double contrast(const QColor &a, const QColor &b)
{
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

using Matrix = std::array<std::array<double, 3>, 3>;

/// What eyes without one kind of cone see, in linear RGB (Machado and others, 2009).
const std::array<Matrix, 3> ColourBlindness{{
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

std::array<double, 3> seen(const QColor &colour, const Matrix &eyes)
{
    const std::array<double, 3> rgb = linear(colour);
    std::array<double, 3> result{};
    for (size_t i = 0; i < 3; ++i) {
        for (size_t j = 0; j < 3; ++j)
            result.at(i) += eyes.at(i).at(j) * rgb.at(j);
    }
    return result;
}

/// CIELAB, of linear RGB.
std::array<double, 3> lab(const std::array<double, 3> &rgb)
{
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const auto [r, g, b] = rgb;
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const QColor &a, const QColor &b, const Matrix &eyes)
{
    const auto first = lab(seen(a, eyes));
    const auto second = lab(seen(b, eyes));
    double sum = 0;
    for (size_t i = 0; i < 3; ++i)
        sum += std::pow(first.at(i) - second.at(i), 2);
    return std::sqrt(sum);
}

} // namespace

/// The colours can be read, and the sides told apart, by whatever eyes there are.
class TstPalette : public QObject
{
    Q_OBJECT

private slots:
    void textCanBeRead_data();
    void textCanBeRead();
    void marksCanBeSeen_data();
    void marksCanBeSeen();
    void sidesAreToldApart_data();
    void sidesAreToldApart();

private:
    static void themes();
};

void TstPalette::themes()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TstPalette::textCanBeRead_data()
{
    themes();
}

void TstPalette::textCanBeRead()
{
    QFETCH(const bool, dark);
    const Palette &colours = dark ? Palette::dark() : Palette::light();
    const QList<QColor> grounds{colours.paper, colours.card, colours.button, colours.lit};
    QList<QColor> inks{colours.ink, colours.muted, colours.good, colours.warn};
    inks += colours.sides;
    for (const QColor &ground : grounds) {
        for (const QColor &ink : inks) {
            const double found = contrast(ink, ground);
            QVERIFY2(found >= TextContrast,
                     qPrintable(u"%1 on %2: %3"_s.arg(ink.name(), ground.name()).arg(found)));
        }
    }
    QVERIFY(contrast(colours.ink, colours.chip) >= TextContrast);
    QVERIFY(contrast(colours.ink, colours.halo) >= TextContrast);
}

void TstPalette::marksCanBeSeen_data()
{
    themes();
}

/// The border of what Enter presses, of the focus and of what is refused.
void TstPalette::marksCanBeSeen()
{
    QFETCH(const bool, dark);
    const Palette &colours = dark ? Palette::dark() : Palette::light();
    for (const QColor &ground : {colours.paper, colours.card, colours.button}) {
        QVERIFY(contrast(colours.ink, ground) >= MarkContrast);
        QVERIFY(contrast(colours.muted, ground) >= MarkContrast);
    }
}

void TstPalette::sidesAreToldApart_data()
{
    themes();
}

void TstPalette::sidesAreToldApart()
{
    QFETCH(const bool, dark);
    const Palette &colours = dark ? Palette::dark() : Palette::light();
    for (const Matrix &eyes : ColourBlindness) {
        for (qsizetype i = 0; i < colours.sides.size(); ++i) {
            for (qsizetype j = i + 1; j < colours.sides.size(); ++j) {
                const double found = distance(colours.sides.at(i), colours.sides.at(j), eyes);
                QVERIFY2(found >= ToldApart,
                         qPrintable(u"%1 and %2: %3"_s
                                        .arg(colours.sides.at(i).name(), colours.sides.at(j).name())
                                        .arg(found)));
            }
        }
        // Two sides are the rule: they are far apart.
        QVERIFY(distance(colours.side(1), colours.side(2), eyes) >= 3 * ToldApart);
    }
}

ADJUTANT_TEST(TstPalette)

} // namespace adjutant::test

#include "tst_palette.moc"
