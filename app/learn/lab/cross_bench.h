// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace app {

class CellTotals;
class LabSession;
class PlantsPicture;
class SegmentRow;
class SquarePicture;
struct LabView;

/// Shows the simulated cross: its Punnett square, or its offspring as plants.
class CrossBench : public Panel {
    Q_OBJECT
public:
    /// Both must outlive this.
    CrossBench(LabSession& session, LabView& view, QWidget* parent);

    /// Shows another cross.
    void refreshCross();
    /// Updates the words below the picture: the cell that is pointed at, or how many plants there are.
    void refreshWords();
    /// Chooses as a click would.
    void showPlants(bool plants);

private:
    LabSession& m_session;
    LabView& m_view;
    QLabel* m_title;
    SegmentRow* m_choice;
    QStackedWidget* m_views;
    SquarePicture* m_square;
    PlantsPicture* m_plants;
    CellTotals* m_totals;
    QLabel* m_cell;
    QPushButton* m_meiosis;
};

} // namespace app
