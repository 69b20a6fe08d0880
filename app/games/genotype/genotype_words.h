// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/documents/viewer.h"
#include "app/games/board/board_words.h"

#include <QtCore/QCoreApplication>

#include <functional>

namespace app {

class BoardChoices;
class BoardClicks;
class GardenPanel;
class JohannPanel;
class TopBar;
class TraitBenches;

/// What is said about the things on Genotype's board: explanations, cards, lessons, rules, and what the
/// reading keys read.
class GenotypeWords : public BoardWords {
    Q_DECLARE_TR_FUNCTIONS(app::GenotypeWords)
public:
    /// The things that are spoken of, and who knows about them. All must outlive this.
    struct Parts {
        const GenotypeGame& document;
        const Viewer& viewer;
        const BoardChoices& choices;
        BoardClicks& clicks;
        const TraitBenches& benches;
        const TopBar& top;
        GardenPanel& garden;
        const JohannPanel& johann;
        /// Whether the viewer's own garden is on the screen.
        std::function<bool()> isAtHome;
    };
    explicit GenotypeWords(const Parts& parts) : m_parts(parts) {}

    Explanation explain(const GlowButton& button) const override;
    QWidgetList informative() const override;
    ThingWords cardAt(QWidget& widget, const QPoint& at) const override;
    std::string_view lessonAt(const QWidget* place) const override;
    std::string_view ruleAt(const QWidget* place) const override;
    QStringList readOut(Reading what) const override;
    void pointedAt(const GlowButton* button) override;

private:
    Parts m_parts;
};

} // namespace app
