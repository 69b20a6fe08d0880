// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_button.h"

#include <QtCore/QString>

namespace app {

/// One research goal: the genotypes that count for its phenotype, its points, and the marker of the player
/// who has marked it.
class GoalButton : public BoardButton {
    Q_OBJECT
public:
    GoalButton(genotype::Trait trait, int goal, QWidget* parent);

    /// `owner` is a seat colour, or -1 while the goal is free; `ownerName` is for screen readers.
    void setGoal(genotype::Inheritance inheritance, int owner, const QString& ownerName);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genotype::Trait m_trait;
    int m_goal;
    genotype::Inheritance m_inheritance = genotype::Inheritance::CompleteDominance;
    int m_owner = -1;
    QString m_ownerName;
};

} // namespace app
