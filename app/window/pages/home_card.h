// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// A card of the start page that leads somewhere: a picture, a title and a sentence. All of it is one button.
class HomeCard : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    /// A door has its picture above its words, an item beside them.
    enum class Kind { Door, Item };
    using Picture = std::function<void(QPainter& painter, const QRectF& rect)>;
    struct Words {
        QString caption = {}; ///< above the title
        QString title;
        QString genotypes = {};
        QString about = {};
        QString action = {}; ///< what a click does, for an item
        int stepsDone = -1;  ///< of four; −1: there are none

        bool operator==(const Words&) const = default;
    };

    HomeCard(Kind kind, QWidget* parent);

    void setWords(const Words& words);
    void setPicture(Picture picture);
    /// The sun shines on the card that a person needs next.
    void setLit(bool lit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line;
    /// Where each part of the words is on a card of that width, from the top of the words on, and how high
    /// they are together.
    QList<Line> lines(qreal width, qreal& height) const;
    /// Of the words, in a card of that size.
    QRectF room(QSizeF card) const;
    QRectF pictureRect(QSizeF card) const;
    void paintSteps(QPainter& painter, const QRectF& rect) const;

    Kind m_kind;
    Words m_words;
    Picture m_picture;
    bool m_lit = false;
};

} // namespace app
