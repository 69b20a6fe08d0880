// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards_history.h"

#include <QtWidgets/QWidget>

class QChartView;

namespace app {

/// The scores over the hands, a line a player, with the score agreed as a line across. A line ends in its
/// player's marker, and dashes tell lines apart, so that no colour has to be told from another.
class ScoresChart : public QWidget {
    Q_OBJECT
public:
    explicit ScoresChart(QWidget* parent = nullptr);

    void setHistory(const QList<CardsMoment>& history, const QStringList& names, const QList<int>& colours,
                    int target);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void make();
    int highest() const;

    QList<CardsMoment> m_history;
    QStringList m_names;
    QList<int> m_colours;
    int m_target = 0;
    QChartView* m_view = nullptr;
};

} // namespace app
