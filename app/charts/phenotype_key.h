// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/brood.h"
#include "lessons/topics/experiment.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

class QPainter;
class QRectF;

namespace app {

/// What the signs in a square of genes that act together mean: each phenotype that can come up, and the sign
/// of those that die. Empty where each gene shows by itself and nobody dies.
class PhenotypeKey {
public:
    explicit PhenotypeKey(const lessons::Brood& brood);

    /// The height of its lines at this width, in pixels; 0 if it is empty.
    qreal heightAt(qreal width) const;
    /// Paints it from the top of `room`, each line in the middle.
    void paint(QPainter& painter, const QRectF& room) const;

private:
    struct Entry {
        QString words;
        lessons::Tone tone;
        std::optional<std::size_t> phenotype; ///< empty: those that die
    };
    using Line = std::vector<const Entry*>;

    std::vector<Line> linesAt(qreal width) const;

    std::vector<Entry> m_entries;
};

} // namespace app
