// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRect>
#include <QtWidgets/QWidget>

namespace app {

class BoardArea;
class GardenPanel;
class JohannPanel;
class PromptBar;
class ScoreTrack;
class ShopsPanel;
class TopBar;
class TraitBenches;

/// The layout of Genotype's board: top bar, score track, prompt and table from top to bottom, all in units of
/// the theme.
class BoardPlan {
public:
    /// What is placed. All must outlive this.
    struct Parts {
        QWidget& board;
        BoardArea& area;
        PromptBar& prompt;
        TopBar& top;
        ScoreTrack& scores;
        const TraitBenches& benches;
        ShopsPanel& shops;
        GardenPanel& garden;
        JohannPanel& johann;
        /// What lies over the shops until it is closed.
        QWidgetList overShops;
    };
    explicit BoardPlan(const Parts& parts) : m_parts(parts) {}

    void arrange();
    /// Over the shops, or over everything if there is little room.
    QRect logPlace() const;
    /// Whether the type is so large for the window that the panes are below one another and scroll, so that
    /// nothing is cut off.
    bool isFolded() const;

private:
    int freeHeight() const;

    Parts m_parts;
};

} // namespace app
