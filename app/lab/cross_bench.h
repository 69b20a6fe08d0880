// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"

class QLabel;
class QStackedWidget;

namespace app {

class LabSession;
class PlantsPicture;
class SegmentRow;
class SquarePicture;
struct LabView;

/// The simulated cross to look at: its Punnett square, or its offspring as plants.
class CrossBench : public Panel {
    Q_OBJECT
public:
    /// Both must live longer.
    CrossBench(LabSession& session, LabView& view, QWidget* parent);

    /// Another cross.
    void bringCross();
    /// What is said below the picture: the cell that is pointed at, or how many plants there are.
    void bringWords();
    /// Chooses as the person would.
    void showPlants(bool plants);

private:
    LabSession& m_session;
    LabView& m_view;
    QLabel* m_title;
    SegmentRow* m_choice;
    QStackedWidget* m_views;
    SquarePicture* m_square;
    PlantsPicture* m_plants;
    QLabel* m_cell;
};

} // namespace app
