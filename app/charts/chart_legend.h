// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"

#include <QtGui/QPen>
#include <QtWidgets/QWidget>

namespace app {

/// A mark of a chart and what it means.
struct LegendEntry {
    enum class Mark {
        Bar,
        Dashes,
        Band,
        Flag,        ///< the small triangle of a prediction
        Line,        ///< of a share that settles
        UprightLine, ///< where the present sample lies
        Goal,        ///< a line across, of what is to be reached
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

/// The pen of a player's line in a chart: colours alone do not tell lines apart.
QPen playerPen(int colour, int dashes);

/// Paints the entries side by side into one line; the type becomes smaller where they would not fit.
void paintLegend(QPainter& painter, const QRectF& room, const QList<LegendEntry>& entries);

/// What the marks of a chart mean, in as many lines as the width asks for.
class ChartLegend : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit ChartLegend(QWidget* parent = nullptr);

    void setEntries(const QList<LegendEntry>& entries);
    const QList<LegendEntry>& entries() const { return m_entries; }

    /// In pixels, of all lines at this width; 0 without entries.
    int heightAt(int width) const;
    QSize sizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<LegendEntry> m_entries;
};

} // namespace app
