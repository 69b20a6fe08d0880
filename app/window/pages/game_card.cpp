// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_card.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {

GameCard::GameCard(const GameEntry& entry, QWidget* parent) : QAbstractButton(parent), m_entry(entry) {
    setObjectName(QStringLiteral("game-") + entry.id);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void GameCard::retranslate() {
    setText(m_entry.name());
    m_invitation = m_entry.invitation();
    setAccessibleName(text());
    setAccessibleDescription(m_invitation);
    setToolTip(m_invitation);
    updateGeometry();
    update();
}

QSize GameCard::sizeHint() const {
    const int width = Theme::current().px(280);
    return {width, heightForWidth(width)};
}

QSize GameCard::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    // Three of them fit beside the side bar of the smallest window with the largest type.
    return {theme.px(120), theme.px(76)};
}

/// In pixels, on lines of that width.
qreal GameCard::linesHeight(const QString& invitation, qreal width) {
    const QFontMetricsF metrics(Theme::current().sans(11.5));
    return metrics.boundingRect(QRectF(0, 0, std::max(width, 20.0), 10000), Qt::TextWordWrap, invitation)
        .height();
}

/// The cards of all games have pictures, or none has.
qreal GameCard::pictureWidth(int width) const {
    const Theme& theme = Theme::current();
    const qreal picture = std::min<qreal>(theme.px(90), width * 0.3);
    constexpr int mostLines = 5;
    const qreal most = mostLines * QFontMetricsF(theme.sans(11.5)).lineSpacing() + 1;
    for (const GameEntry& entry : gameEntries())
        if (linesHeight(entry.invitation(), width - picture - theme.px(26)) > most)
            return 0;
    return picture;
}

int GameCard::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const qreal picture = pictureWidth(width);
    const qreal room = width - picture - theme.px(picture > 0 ? 26 : 16);
    const qreal words = QFontMetricsF(theme.sans(14, QFont::Bold)).height() + linesHeight(m_invitation, room);
    return std::max(theme.px(76), int(std::ceil(words)) + theme.px(16));
}

/// The name on one line, made smaller where the card is narrow, and below it the invitation.
void GameCard::paintTexts(QPainter& painter, qreal left) {
    const Theme& theme = Theme::current();
    const qreal margin = theme.px(8);
    const QRectF room(left, margin, width() - left - margin, height() - 2 * margin);
    const QFont name = theme.sans(14, QFont::Bold);
    const qreal high = QFontMetricsF(name).height();
    drawWords(painter, {room.left(), room.top(), room.width(), high}, Qt::AlignLeft | Qt::AlignVCenter,
              text(), fitted(name, text(), room.width(), 0.6));
    drawWords(painter, room.adjusted(0, high, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
              m_invitation, theme.sans(11.5), Role::SoftInk);
}

void GameCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = (isChecked() ? 2.4 : 1.2) * theme.scale();
    const qreal radius = theme.px(8);
    setInk(painter, QPen(theme.colour(isChecked() ? Role::Sage : Role::ControlLine), line),
           isChecked() || underMouse() ? Role::SageTint : Role::Panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);

    const qreal margin = theme.px(8);
    qreal left = margin;
    if (const qreal wide = pictureWidth(width()); wide > 0) {
        const QRectF picture(margin, margin, wide, height() - 2 * margin);
        QPainterPath frame;
        frame.addRoundedRect(picture, radius / 2, radius / 2);
        painter.save();
        painter.setClipPath(frame);
        m_entry.paint(painter, picture);
        painter.restore();
        setInk(painter, linePen(Role::ControlLine));
        painter.drawPath(frame);
        left = picture.right() + theme.px(10);
    }
    paintTexts(painter, left);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), radius);
}

} // namespace app
