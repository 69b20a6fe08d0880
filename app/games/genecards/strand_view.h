// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genecards/catalogue.h"

#include <QtWidgets/QWidget>

namespace app {

/// The order of expression as a strand with four stations: the station of the top card, and the one that can
/// follow. Always in view.
class StrandView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit StrandView(QWidget* parent);

    /// The card on top of the discards.
    void setTop(genecards::CardId top);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    genecards::CardId m_top = 0;
};

} // namespace app
