// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genomewars/judgement.h"
#include "wars_chart.h"

#include <QtWidgets/QWidget>

namespace app {

/// Both tables of rolls: what the roll does to the team that rolls, with how many of the 36 throws lead to
/// each row as bars, and below it what it does to the others. The rows that applied to the last roll are
/// marked, with the markers of the teams that each row changed.
class RollTables : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit RollTables(QWidget* parent);

    struct Mark {
        genomewars::TableKind table = genomewars::TableKind::Natural;
        int row = 0;
        WarsTeamName team;
    };
    void setMarks(const QList<Mark>& marks);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QList<WarsTeamName> teamsIn(genomewars::TableKind table, int row) const;
    void paintNatural(QPainter& painter, const QRectF& box) const;
    void paintModified(QPainter& painter, const QRectF& box) const;
    void describe();

    QList<Mark> m_marks;
};

} // namespace app
