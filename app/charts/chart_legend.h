// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtGui/QPen>
#include <QtWidgets/QWidget>

namespace app {

/// A mark in a chart and its meaning.
struct LegendEntry {
    enum class Mark {
        Bar,
        Dashes,
        Band,
        Flag,        ///< the small triangle of a prediction
        Line,        ///< a share that settles
        UprightLine, ///< where the current sample is
        Goal,        ///< a line across: what is to be reached
        Player,      ///< a line that ends in a player's disc
        Allele,      ///< an area with an allele's sign
    };
    Mark mark = Mark::Bar;
    QString words;
    /// Of a player: colour (0–5), and which dashes the line has. Of an allele: its number.
    int which = 0;
    int dashes = 0;
    /// On a player's disc.
    QString letter = {};

    bool operator==(const LegendEntry&) const = default;
};

/// The pen for a player's line in a chart. Dashes help, because colours alone do not tell lines apart.
QPen playerPen(int colour, int dashes);

/// Paints the entries on one line, in smaller type if they would not fit.
void paintLegend(QPainter& painter, const QRectF& room, const QList<LegendEntry>& entries);

/// The meanings of a chart's marks, on as many lines as the width requires.
class ChartLegend : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit ChartLegend(QWidget* parent = nullptr);

    void setEntries(const QList<LegendEntry>& entries);
    const QList<LegendEntry>& entries() const { return m_entries; }

    /// The height of all lines at this width, in pixels; 0 without entries.
    int heightAt(int width) const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<LegendEntry> m_entries;
};

} // namespace app
