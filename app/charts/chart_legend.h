// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"

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
    };
    Mark mark = Mark::Bar;
    QString words;

    bool operator==(const LegendEntry&) const = default;
};

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
