// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_card.h"

#include "app/theme/style.h"
#include "app/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

GameCard::GameCard(const GameEntry& entry, QWidget* parent) : QAbstractButton(parent), m_entry(entry) {
    setObjectName(QStringLiteral("game-") + entry.id);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void GameCard::retranslate() {
    setText(m_entry.name());
    m_invitation = m_entry.invitation();
    setAccessibleName(text());
    setAccessibleDescription(m_invitation);
    setToolTip(m_invitation);
    update();
}

QSize GameCard::sizeHint() const {
    const Theme& theme = Theme::current();
    const int lines =
        QFontMetrics(theme.sans(14, QFont::Bold)).height() + 3 * QFontMetrics(theme.sans(11.5)).lineSpacing();
    return {theme.px(280), qMax(theme.px(76), lines + theme.px(16))};
}

QSize GameCard::minimumSizeHint() const {
    return {Theme::current().px(200), sizeHint().height()};
}

QRectF GameCard::pictureRect() const {
    const qreal margin = Theme::current().px(8);
    const qreal high = height() - 2 * margin;
    return {margin, margin, qMin(high * 1.5, width() * 0.3), high};
}

/// Paints the invitation only if there is room for all of it; else the name alone, with a line for each word.
void GameCard::paintTexts(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QRectF picture = pictureRect();
    const qreal left = picture.right() + theme.px(10);
    const QRectF room(left, picture.top(), width() - left - theme.px(8), picture.height());
    const QFont name = theme.sans(14, QFont::Bold);
    const QFont small = theme.sans(11.5);
    const qreal high = QFontMetricsF(name).height();
    const QRectF below(room.left(), room.top() + high, room.width(), room.height() - high);
    const QRectF needed = QFontMetricsF(small).boundingRect(below, Qt::TextWordWrap, m_invitation);
    painter.setPen(theme.colour(Role::Ink));
    if (needed.height() > below.height() || QFontMetricsF(name).horizontalAdvance(text()) > room.width()) {
        QString longest;
        for (const QString& word : text().split(QLatin1Char(' ')))
            if (word.size() > longest.size())
                longest = word;
        painter.setFont(fitted(name, longest, room.width(), 0.6));
        drawWords(painter, room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
        return;
    }
    painter.setFont(name);
    drawWords(painter, {room.left(), room.top(), room.width(), high}, Qt::AlignLeft | Qt::AlignVCenter,
              text());
    painter.setFont(small);
    painter.setPen(theme.colour(Role::SoftInk));
    drawWords(painter, below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_invitation);
}

void GameCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = (isChecked() ? 2.4 : 1.2) * theme.scale();
    const qreal radius = theme.px(8);
    painter.setPen(QPen(theme.colour(isChecked() ? Role::Sage : Role::ControlLine), line));
    painter.setBrush(theme.colour(isChecked() || underMouse() ? Role::SageTint : Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);

    const QRectF picture = pictureRect();
    QPainterPath frame;
    frame.addRoundedRect(picture, radius / 2, radius / 2);
    painter.save();
    painter.setClipPath(frame);
    m_entry.paint(painter, picture);
    painter.restore();
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.scale()));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(frame);

    paintTexts(painter);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), radius);
}

} // namespace app
