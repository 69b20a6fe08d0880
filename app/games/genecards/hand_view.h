// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "cards_buttons.h"

#include <QtWidgets/QWidget>

namespace app {

/// A hand of cards on the edge of a wooden table, as large as the room allows: fanned out in one row, each
/// under its neighbour, or in several rows of smaller cards. What can be played is raised, with a tag that
/// says why.
class HandView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit HandView(QWidget* parent);

    struct Card {
        genecards::CardId card = 0;
        bool glowing = false;
        QString explanation;
        bool refusal = false;
        /// Why a glowing card fits, in a word or two; cards side by side with the same words have one tag.
        QString tag{};
    };
    void setCards(const QList<Card>& cards);
    const QList<CardButton*>& buttons() const { return m_buttons; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    /// Turned cards in one row; false if there is no room for them.
    bool fanOut();
    /// Straight cards in one row, of which neighbours hide a part; false if there is no room for them.
    bool overlap();
    void layInRows();

    QList<CardButton*> m_buttons;
    QStringList m_tags;
};

} // namespace app
