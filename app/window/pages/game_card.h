// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "game_entries.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// A game to choose: its picture, its name and what you do in it.
class GameCard : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    GameCard(const GameEntry& entry, QWidget* parent);

    void retranslate();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The invitation has as many lines as it needs.
    int heightForWidth(int width) const override;
    bool hasPicture() const { return pictureWidth(width()) > 0; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// In pixels, on the left of a card of this width; 0 where the words need all of it.
    qreal pictureWidth(int width) const;
    static qreal linesHeight(const QString& invitation, qreal width);
    void paintTexts(QPainter& painter, qreal left);

    const GameEntry& m_entry;
    QString m_invitation;
};

} // namespace app
