// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace lessons {
class Brood;
}

namespace app {

/// Below a Punnett square: in how many of its cells each phenotype stands. Where cells are not equally
/// likely, the share of the offspring instead.
class CellTotals : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit CellTotals(QWidget* parent);

    void setBrood(const lessons::Brood& brood);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Total {
        QString number;
        QString look;
    };

    std::vector<Total> m_totals; ///< empty: too many to be read
    QString m_of;                ///< "of 16 cells look like this"
};

} // namespace app
