// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/outcome_numbers.h"
#include "app/charts/painted_figure.h"

#include <vector>

namespace app {

/// The groups of a class, or several classes, side by side: each a bar that is divided as its counts are,
/// with dashes across all of them where the ratio divides it.
class GroupBars : public PaintedFigure {
    Q_OBJECT
public:
    struct Group {
        int number = 0;
        std::vector<std::int64_t> counts; ///< by outcome
        QString name{};                   ///< of a class; empty: the number says which group it is
    };

    explicit GroupBars(QWidget* parent);

    /// `outcomes`: names and tones; `chances`: of the outcomes, empty if they are unknown.
    void setGroups(std::vector<Group> groups, std::vector<OutcomeNumbers> outcomes,
                   std::vector<double> chances);
    const std::vector<Group>& groups() const { return m_groups; }

protected:
    void paint(QPainter& painter) override;

private:
    void paintGroup(QPainter& painter, const Group& group, const QRectF& bar) const;
    void paintName(QPainter& painter, const Group& group, const QRectF& room) const;
    void say();

    std::vector<Group> m_groups;
    std::vector<OutcomeNumbers> m_outcomes;
    std::vector<double> m_chances;
};

} // namespace app
