// SPDX-License-Identifier: MIT
#include "app/style/palette.h"

namespace adjutant::app {

QColor Palette::side(int number) const
{
    return number < 1 ? muted : sides.at((number - 1) % sides.size());
}

const Palette &Palette::light()
{
    static const Palette palette{
        QColor(0xfbf8f1), QColor(0xfffdf8),
        QColor(0xffffff), QColor(0xf1ecdf),
        QColor(0x20242a), QColor(0x5d646e),
        QColor(0xd9d2c3), QColor(0xfff0b3),
        QColor(0x2f6b3a), QColor(0xb24a00),
        QColor(0xb3c6b1), {QColor(0x005b96), QColor(0xb24a00), QColor(0x4a1060), QColor(0x00665c)},
    };
    return palette;
}

const Palette &Palette::dark()
{
    static const Palette palette{
        QColor(0x1c1f24), QColor(0x24282f),
        QColor(0x2d323a), QColor(0x343a43),
        QColor(0xece8df), QColor(0xadb4bf),
        QColor(0x3a404a), QColor(0x4b4320),
        QColor(0x8fd19b), QColor(0xf0a068),
        QColor(0x445d4d), {QColor(0x6fb7ea), QColor(0xf0a068), QColor(0xf5b8e0), QColor(0xd6f5e8)},
    };
    return palette;
}

} // namespace adjutant::app
