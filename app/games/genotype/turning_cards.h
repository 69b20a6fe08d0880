// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"
#include "luck_reporter.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;

namespace app {

/// The three moments that changed a player's game most: a card for each, with the Punnett square that it was
/// about.
class TurningCards : public QWidget {
    Q_OBJECT
public:
    /// `reporter` has the game and must outlive this.
    TurningCards(LuckReporter& reporter, genotype::Seat seat, QWidget* parent);

    void setSeat(genotype::Seat seat);
    /// Whether the cards stand beside each other.
    void setBeside(bool beside);

signals:
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Play on from a record.
    void startRequested(const games::AnyRecord& record);

private:
    void refresh();
    void addNone();
    void sayNone();
    QWidget* makeCard(const genotype::TurningPoint& point);

    LuckReporter& m_reporter;
    genotype::Seat m_seat;
    QBoxLayout* m_cards;
    QList<QWidget*> m_made; ///< one for each moment
    QWidget* m_none = nullptr;
    QLabel* m_noneWords = nullptr;
};

} // namespace app
