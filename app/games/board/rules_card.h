// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtCore/QStringList>
#include <QtWidgets/QAbstractButton>

namespace app {

/// A card that says what the other rules of a new game are, and opens them when it is pressed.
class RulesCard : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit RulesCard(QWidget* parent);

    /// A line for each rule: "Plant height: standard".
    void setLines(const QStringList& lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_lines;
};

} // namespace app
