// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"

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
    };
    Mark mark = Mark::Bar;
    QString words;

    bool operator==(const LegendEntry&) const = default;
};

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
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<LegendEntry> m_entries;
};

} // namespace app
