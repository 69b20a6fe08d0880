// SPDX-License-Identifier: GPL-3.0-or-later
#include "typed.h"

#include <array>

namespace monkey {

QString typed(core::Random& chance) {
    static const std::array texts{
        QStringLiteral("Anna"),
        QStringLiteral("9:3:3:1"),
        QStringLiteral("3:1"),
        QStringLiteral("1e308:1e308"),
        QStringLiteral("1e308"),
        QStringLiteral("-1"),
        QStringLiteral("0:0"),
        QStringLiteral("0"),
        QStringLiteral("nan"),
        QStringLiteral("inf:1"),
        QStringLiteral("99999999999999999999"),
        QStringLiteral("0.000000000000000000001"),
        QStringLiteral("1,5"),
        QStringLiteral("½:¼"),
        QStringLiteral("Aa Bb"),
        QStringLiteral("<b>&amp;\"'</b><img src=x>"),
        QStringLiteral("%1 %2 %n %s"),
        QStringLiteral("../../etc"),
        QStringLiteral("\u05d0\u05e0\u05d4 \u0622\u0646\u0627 abc"),
        QStringLiteral("\u202eright to left\u202c"),
        QStringLiteral("\u0301\u0301\u0301e\u0301"),
        QStringLiteral("👩‍🔬🧬🌱"),
        QStringLiteral("a\nbb\tc\r\ne"),
        QString(QChar(0)) + QStringLiteral("x") + QChar(0xffff) + QChar(0xd800),
        QStringLiteral("\u00a0\u2003\u200b"),
        QString(),
    };
    switch (chance.below(8)) {
    case 0: return QString(1 + int(chance.below(3000)), QLatin1Char('W'));
    case 1: return QString::number(chance.below(1000));
    case 2: {
        QString any;
        for (std::uint32_t length = chance.below(40); length > 0; --length)
            any += QChar(char16_t(1 + chance.below(0xfffe)));
        return any;
    }
    default: return texts[chance.below(std::uint32_t(texts.size()))];
    }
}

} // namespace monkey
