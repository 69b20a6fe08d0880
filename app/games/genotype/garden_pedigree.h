// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/ui/theme/kept.h"
#include "lessons/pedigree/garden_family.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace app {

class PedigreePicture;
class SegmentRow;

/// Where the traits of all gardens of a game came from; keeps nothing of the game.
struct Gardens {
    struct Garden {
        QString name; ///< the player's
        lessons::pedigree::GardenHistory history;
    };
    QList<Garden> gardens; ///< by seat
    genotype::Inheritances inheritance{};

    static Gardens of(const GenotypeGame& document);
};

/// The pedigree of a garden: for one gene at a time, the parents at the Punnett square and the offspring dice
/// that became traits of the garden's plants. Player and gene can be chosen.
class GardenPedigree : public QWidget {
    Q_OBJECT
public:
    /// Precondition: `gardens` has the seat.
    GardenPedigree(Gardens gardens, genotype::Seat seat, genotype::Trait trait, QWidget* parent = nullptr);

private:
    SegmentRow* choice(const Text& name, const QList<Text>& labels, int value);
    const lessons::pedigree::GardenGene& gene() const;
    /// Shows the garden and the gene that are chosen.
    void refresh();
    /// Names the plant at the cursor; the meiosis is that of its parents, or its own if it is one.
    void name();

    Gardens m_gardens;
    SegmentRow* m_seats;
    SegmentRow* m_traits;
    lessons::pedigree::GardenFamily m_family;
    std::size_t m_cross = 0; ///< whose meiosis can be shown
    PedigreePicture* m_picture;
    QLabel* m_empty;
    QLabel* m_named;
    QLabel* m_given;
    QLabel* m_chosen;
};

/// A button that opens the pedigree of a garden over the window. `gardens` is asked when it is pressed.
QPushButton* gardenPedigreeButton(std::function<Gardens()> gardens, genotype::Seat seat,
                                  genotype::Trait trait, QWidget* parent = nullptr);

} // namespace app
