// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "meiosis_layout.h"
#include "painted_figure.h"

#include <memory>

namespace app {

class MotionLayer;

/// One meiosis, phase by phase. Between two phases the chromosomes move for a moment, or not at all if motion
/// is reduced; any press ends the movement. With the focus, the arrow keys ask for the phase before or after.
class MeiosisPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit MeiosisPicture(QWidget* parent);

    /// Shows another meiosis at once, in a phase.
    void setMeiosis(const lessons::Cross& cross, const lessons::Meiosis& meiosis,
                    lessons::MeiosisPhase phase);
    /// Moves from the phase that is shown to this one.
    void moveTo(lessons::MeiosisPhase phase);
    lessons::MeiosisPhase phase() const { return m_phase; }

signals:
    void backRequested();
    void nextRequested();
    /// The chromosomes have reached the phase.
    void arrived();

protected:
    void paint(QPainter& painter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void announce();

    struct Shown {
        lessons::Cross cross;
        lessons::Meiosis meiosis;
    };
    std::unique_ptr<const Shown> m_shown;
    lessons::MeiosisPhase m_phase = lessons::MeiosisPhase::Cell;
    MotionLayer* m_motion;
};

/// What is in each cell of a phase, for a screen reader: "Cell 1: R R, g g. Cell 2: r r, G G".
QString cellsText(const lessons::Cross& cross, const lessons::Meiosis& meiosis, lessons::MeiosisPhase phase);
/// "Cells: 2. Chromosomes in each: 3. Chromatids of each chromosome: 2."
QString countsText(lessons::MeiosisPhase phase, int pairs);

} // namespace app
