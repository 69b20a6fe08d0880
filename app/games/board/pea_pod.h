// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/segment_row.h"

namespace app {

/// How long something lasts, as an open pod: each pea is a length, and those up to the chosen one are full.
/// Tab goes to the chosen pea, and the arrow keys to the others.
class PeaPod : public SegmentRow {
    Q_OBJECT
public:
    struct Pea {
        int value;
        QString number; ///< on the pea
        Text name;      ///< for screen readers and as the tip: "5: as printed"
    };
    PeaPod(const Text& name, const QList<Pea>& peas, int value, QWidget* parent);

    /// Fills the peas up to this value, which need not be on one of them.
    void showLength(int value);
    int length() const { return m_length; }
    /// Chooses as a click would.
    void setLength(int value);

signals:
    void lengthChosen(int value);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<Pea> m_peas;
    int m_length;
};

} // namespace app
