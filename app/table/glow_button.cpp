// SPDX-License-Identifier: GPL-3.0-or-later
#include "glow_button.h"

#include "app/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

GlowButton::GlowButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    setMouseTracking(true);
    connect(this, &QAbstractButton::clicked, this, [this] { emit pressedOn(this); });
}

void GlowButton::setGlowing(bool glowing) {
    const bool changes = glowing != m_glowing;
    m_glowing = glowing;
    if (changes)
        tellChanged(QAccessible::NameChanged);
    setFocusPolicy(glowing ? Qt::StrongFocus : Qt::ClickFocus);
    setCursor(glowing ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void GlowButton::setExplanation(const QString& words, bool refusal) {
    m_explanation = {words, refusal};
    setToolTip(words);
}

QString GlowButton::afterName() const {
    return m_glowing ? tr("can be done now") : QString();
}

QString GlowButton::afterDescription() const {
    return m_explainer ? m_explainer(*this).words : m_explanation.words;
}

void GlowButton::tellChanged(QAccessible::Event what) {
    if (!QAccessible::isActive() || !isVisible())
        return;
    QAccessibleEvent event(this, what);
    QAccessible::updateAccessibility(&event);
}

bool GlowButton::event(QEvent* event) {
    // This must come before the change of focus is announced; otherwise the screen reader would read its
    // cached text.
    if (event->type() == QEvent::FocusIn)
        tellChanged(QAccessible::DescriptionChanged);
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn:
        emit attended(this);
        update();
        break;
    case QEvent::Leave:
    case QEvent::FocusOut:
        emit unattended(this);
        update();
        break;
    default: break;
    }
    return QAbstractButton::event(event);
}

void GlowButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    // The board handles the arrow keys: it looks for the nearest neighbour.
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (arrow) {
        event->ignore();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void GlowButton::paintFrame(QPainter& painter, const QRectF& rect, const QColor& rest, const QColor& line,
                            qreal radius) const {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius);
    const qreal width = m_glowing ? theme.px(2) : std::max(1, theme.px(1));
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = m_glowing ? theme.colour(Role::GlowFill) : rest;
    if (m_glowing && underMouse())
        fill = mixed(theme.colour(Role::GlowBorder), fill, 0.15);
    painter.setPen(QPen(m_glowing ? theme.colour(Role::GlowBorder) : line, width));
    painter.setBrush(fill);
    const qreal inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), round, round);
    if (hasFocus()) {
        const qreal ring = theme.px(2);
        painter.setPen(QPen(theme.colour(Role::Focus), ring));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), round, round);
    }
}

} // namespace app
