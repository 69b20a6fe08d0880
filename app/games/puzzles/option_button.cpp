// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_button.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

// In pixels at scale 1.
constexpr qreal badge = 24;
constexpr qreal around = space::gap;
constexpr QSizeF optionPicture{96, 64};
constexpr qreal mostFigure = 260;
constexpr qreal optionWords = 15;

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
    setCheckable(true);
    setAutoExclusive(true);
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
    setAutoExclusive(false);
    setChecked(false);
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

void OptionButton::setFigure(QWidget* figure) {
    m_figure = figure;
    figure->setParent(this);
    placeFigure();
    figure->show();
    updateGeometry();
}

int OptionButton::figureWidth(int width) const {
    return m_figure ? std::min(Theme::current().px(mostFigure), width / 3) : 0;
}

void OptionButton::placeFigure() {
    if (!m_figure)
        return;
    const Theme& theme = Theme::current();
    const int wide = figureWidth(width());
    const int high = m_figure->sizeHint().height();
    m_figure->setGeometry(width() - wide - theme.px(around), (height() - high) / 2, wide, high);
}

void OptionButton::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    placeFigure();
}

QRectF OptionButton::wordsRoom(int width) const {
    const Theme& theme = Theme::current();
    const qreal left = theme.px(2 * around + badge + (m_picture ? optionPicture.width() + around : 0));
    const qreal right = m_figure ? figureWidth(width) + theme.px(2 * around) : theme.px(2 * around + badge);
    return {left, qreal(theme.px(around)), width - left - right, 0};
}

QSizeF OptionButton::heights(qreal width) const {
    const Theme& theme = Theme::current();
    return {linesOf(theme.sans(optionWords, QFont::DemiBold), text(), width),
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
    const qreal round = theme.px(radius::space);
    const bool wrong = m_chosen && !m_right;
    const bool points = isEnabled() && (underMouse() || isChecked());
    const QMarginsF shadow = elevationMargins(Elevation::Rests);
    const QRectF card = QRectF(rect()).marginsRemoved(shadow);
    QColor sheet = colourOf(theme.kind(), Ground::Raised);
    if (m_right || wrong)
        sheet = theme.colour(m_right ? Role::SageTint : Role::WarningFill);
    else if (points)
        sheet = mixed(theme.colour(Role::SageTint), sheet, 0.5);
    paintElevation(painter, card, round, Elevation::Rests, sheet);
    if (m_right || m_chosen || isChecked()) {
        const qreal line = theme.px(stroke::focus);
        setInk(painter, QPen(theme.colour(wrong ? Role::Warning : Role::Sage), line));
        painter.drawRoundedRect(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), round - line / 2,
                                round - line / 2);
    }
    if (isEnabled()) {
        const QRectF radio(width() - theme.px(around + badge), (height() - theme.px(badge)) / 2.0,
                           theme.px(badge), theme.px(badge));
        const QRectF ring = radio.adjusted(1, 1, -1, -1);
        setInk(painter,
               QPen(theme.colour(isChecked() ? Role::Sage : Role::ControlLine), theme.px(stroke::strong)),
               isChecked() ? QBrush(theme.colour(Role::Sage)) : QBrush(Qt::NoBrush));
        painter.drawEllipse(ring);
        if (isChecked()) {
            setInk(painter, QPen(theme.colour(Role::OnSage), theme.px(stroke::focus), Qt::SolidLine,
                                 Qt::RoundCap, Qt::RoundJoin));
            const QPointF middle = ring.center();
            const qreal part = ring.width() / 5;
            painter.drawPolyline(QPolygonF{middle + QPointF(-part * 1.2, 0),
                                           middle + QPointF(-part * 0.3, part),
                                           middle + QPointF(part * 1.3, -part)});
        }
    }
    const QRectF room = wordsRoom(width());
    const QSizeF high = heights(room.width());
    const QRectF disc(theme.px(around), (height() - theme.px(badge)) / 2.0, theme.px(badge), theme.px(badge));
    setInk(painter, Qt::NoPen, m_right ? Role::Sage : Role::Resting);
    painter.drawEllipse(disc);
    drawWords(painter, disc, Qt::AlignCenter, QString::number(m_number), theme.font(TextRole::Strong),
              m_right ? Role::OnSage : Role::Ink);
    if (m_picture) {
        painter.save();
        m_picture(painter,
                  {disc.right() + theme.px(around), (height() - theme.px(optionPicture.height())) / 2.0,
                   qreal(theme.px(optionPicture.width())), qreal(theme.px(optionPicture.height()))});
        painter.restore();
    }
    const qreal top = (height() - high.width() - high.height()) / 2;
    drawWords(painter, {room.left(), top, room.width(), high.width() + 1}, Qt::AlignLeft | Qt::TextWordWrap,
              text(), theme.sans(optionWords, QFont::DemiBold));
    if (!m_remark.isEmpty()) {
        drawWords(painter, {room.left(), top + high.width(), room.width(), high.height() + 1},
                  Qt::AlignLeft | Qt::TextWordWrap, m_remark, theme.font(TextRole::Strong),
                  m_right    ? Role::SageText
                  : m_chosen ? Role::Warning
                             : Role::SoftInk);
    }
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, rect(), round);
}

void OptionButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QAbstractButton::keyPressEvent(event);
    else if (isChecked())
        emit confirmed();
    else
        click();
}

} // namespace app
