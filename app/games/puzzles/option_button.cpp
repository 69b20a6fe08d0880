// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_button.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal badge = 24;
constexpr qreal around = 7;
constexpr QSizeF optionPicture{84, 56};

qreal linesOf(const QFont& font, const QString& words, qreal width) {
    if (words.isEmpty())
        return 0;
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max(width, 20.0), 10000), Qt::TextWordWrap, words)
        .height();
}

} // namespace

OptionButton::OptionButton(int number, const Text& words, QWidget* parent)
    : QAbstractButton(parent), m_number(number) {
    words.showOn(this, [this](const QString& said) {
        setText(said);
        setAccessibleName(tr("%1: %2").arg(m_number).arg(said));
    });
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionButton::lock(bool right, bool chosen, const Text& remark) {
    m_right = right;
    m_chosen = chosen;
    setEnabled(false);
    unsetCursor();
    remark.showOn(this, [this](const QString& said) {
        m_remark = said;
        setAccessibleDescription(said);
        updateGeometry();
        update();
    });
}

void OptionButton::setPicture(Picture picture) {
    m_picture = std::move(picture);
    updateGeometry();
}

QRectF OptionButton::wordsRoom(int width) const {
    const Theme& theme = Theme::current();
    const qreal left = theme.px(2 * around + badge + (m_picture ? optionPicture.width() + around : 0));
    return {left, qreal(theme.px(around)), width - left - theme.px(around), 0};
}

QSizeF OptionButton::heights(qreal width) const {
    const Theme& theme = Theme::current();
    return {linesOf(theme.font(TextRole::Body), text(), width),
            linesOf(theme.font(TextRole::Strong), m_remark, width)};
}

int OptionButton::heightForWidth(int width) const {
    const Theme& theme = Theme::current();
    const QSizeF high = heights(wordsRoom(width).width());
    const int least = theme.px(m_picture ? optionPicture.height() : badge);
    return std::max(least, int(std::ceil(high.width() + high.height()))) + theme.px(2 * around);
}

QSize OptionButton::sizeHint() const {
    const int width = Theme::current().px(280);
    return {width, heightForWidth(width)};
}

QSize OptionButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(m_picture ? 220 : 150),
            theme.px((m_picture ? optionPicture.height() : badge) + 2 * around)};
}

void OptionButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = (m_chosen ? 2.4 : 1.2) * theme.scale();
    const qreal radius = theme.px(8);
    const Role edge = m_right ? Role::Sage : Role::ControlLine;
    const bool points = isEnabled() && underMouse();
    setInk(painter, QPen(theme.colour(m_chosen && !m_right ? Role::Warning : edge), line),
           m_right || points ? Role::SageTint : Role::Panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
    const QRectF room = wordsRoom(width());
    const QSizeF high = heights(room.width());
    const qreal discTop = m_picture ? (theme.px(optionPicture.height()) - theme.px(badge)) / 2.0 : 0;
    const QRectF disc(theme.px(around), theme.px(around) + discTop, theme.px(badge), theme.px(badge));
    setInk(painter, Qt::NoPen, m_right ? Role::Sage : Role::Resting);
    painter.drawEllipse(disc);
    drawWords(painter, disc, Qt::AlignCenter, QString::number(m_number), theme.font(TextRole::Strong),
              m_right ? Role::OnSage : Role::Ink);
    if (m_picture) {
        painter.save();
        m_picture(painter, {disc.right() + theme.px(around), qreal(theme.px(around)),
                            qreal(theme.px(optionPicture.width())), qreal(theme.px(optionPicture.height()))});
        painter.restore();
    }
    // A single line stands in the middle of its number, or of its picture.
    const qreal all = high.width() + high.height();
    const qreal beside = theme.px(m_picture ? optionPicture.height() : badge);
    const qreal top = std::max(room.top(), room.top() + (beside - all) / 2);
    drawWords(painter, {room.left(), top, room.width(), high.width() + 1}, Qt::AlignLeft | Qt::TextWordWrap,
              text(), theme.font(TextRole::Body));
    if (!m_remark.isEmpty()) {
        drawWords(painter, {room.left(), top + high.width(), room.width(), high.height() + 1},
                  Qt::AlignLeft | Qt::TextWordWrap, m_remark, theme.font(TextRole::Strong),
                  m_right    ? Role::SageText
                  : m_chosen ? Role::Warning
                             : Role::SoftInk);
    }
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), radius);
}

void OptionButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace app
