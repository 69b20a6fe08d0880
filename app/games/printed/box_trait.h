// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "box_session.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace app {

class DieButton;
class RatioStrip;
class SegmentRow;

/// One trait of a game with the box: its parents, what they make likely, the dice of one round with a large
/// button for each face, and all dice so far beside what was expected. A die that lies there can be chosen;
/// the next face then replaces it.
class BoxTrait : public QWidget {
    Q_OBJECT
public:
    BoxTrait(BoxSession& session, genotype::Trait trait, QWidget* parent);

    /// Shows a round, from 1, and all dice so far.
    void refresh(int round, const lessons::RollTally& tally);
    RatioStrip* strip() const { return m_strip; }
    /// What the screen reader hears after a change: "Seed shape: III, IV".
    QString spokenDice() const;

signals:
    /// The strip was clicked: show all about its dice.
    void diceRequested();

private:
    void addParents(Form form);
    void addOdds(Form form);
    void addDice(Form form);
    void addFaces(Form form);
    const BoxGame::Round& shown() const { return m_session.game().at(m_round); }
    void press(genotype::DieFace face);
    void choose(int place);
    void showOdds(genotype::Parents parents);
    /// Names the dice and says what to do with the chosen one.
    void showWords();

    BoxSession& m_session;
    genotype::Trait m_trait;
    int m_round = 1;
    SegmentRow* m_left = nullptr;
    SegmentRow* m_top = nullptr;
    QList<QLabel*> m_odds;
    QList<DieButton*> m_dice;
    QLabel* m_hint = nullptr;
    QPushButton* m_remove = nullptr;
    RatioStrip* m_strip = nullptr;
    /// The place, 0 … 4, of the die that is being corrected.
    std::optional<int> m_chosen;
};

} // namespace app
