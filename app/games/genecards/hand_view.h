// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards_buttons.h"

#include <QtWidgets/QWidget>

namespace app {

/// A hand of cards, as large as the room allows: in one row, or in several rows of smaller cards.
class HandView : public QWidget {
    Q_OBJECT
public:
    explicit HandView(QWidget* parent);

    struct Card {
        genecards::CardId card = 0;
        bool glowing = false;
        QString explanation;
        bool refusal = false;
    };
    void setCards(const QList<Card>& cards);
    const QList<CardButton*>& buttons() const { return m_buttons; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QList<CardButton*> m_buttons;
};

} // namespace app
