// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <array>
#include <optional>

class QPainter;

namespace app {

/// Three genes on the two chromosomes of a heterozygote: question marks as long as their order is unknown,
/// else their alleles, as far apart as the offspring say.
struct ThreeGenePicture {
    std::array<QString, 3> names{QStringLiteral("?"), QStringLiteral("?"), QStringLiteral("?")};
    /// On the upper and on the lower chromosome.
    std::array<std::array<QString, 2>, 3> alleles{
        {{names[0], names[0]}, {names[0], names[0]}, {names[0], names[0]}}};
    /// Between neighbours; none as long as the order is unknown.
    std::optional<std::array<double, 2>> cM;

    QString description() const;
    void paint(QPainter& painter, const QRectF& room) const;
};

} // namespace app
