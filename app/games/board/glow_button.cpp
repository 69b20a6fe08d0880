// SPDX-License-Identifier: GPL-3.0-or-later
#include "glow_button.h"

#include "app/ui/theme/grounds.h"
#include "app/ui/theme/theme.h"

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

void GlowButton::setGlow(Glow glow) {
    const bool changes = glow != m_glow;
    m_glow = glow;
    if (changes)
        notifyChanged(QAccessible::NameChanged);
    const bool glowing = isGlowing();
    setFocusPolicy(glowing ? Qt::StrongFocus : Qt::ClickFocus);
    setCursor(glowing ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void GlowButton::setExplanation(const QString& words, bool refusal) {
    m_explanation = {words, refusal};
    setToolTip(words);
}

QString GlowButton::afterName() const {
    switch (m_glow) {
    case Glow::None: break;
    case Glow::Allowed:
    case Glow::Usual: return tr("can be done now");
    case Glow::Helpful: return tr("helps your plants, can be done now");
    }
    return {};
}

QString GlowButton::afterDescription() const {
    return m_explainer ? m_explainer(*this).words : m_explanation.words;
}

void GlowButton::notifyChanged(QAccessible::Event what) {
    if (!QAccessible::isActive() || !isVisible())
        return;
    QAccessibleEvent event(this, what);
    QAccessible::updateAccessibility(&event);
}

bool GlowButton::event(QEvent* event) {
    // This must come before the change of focus is announced; otherwise the screen reader would read its
    // cached text.
    if (event->type() == QEvent::FocusIn) {
        m_focusedByProgram = static_cast<QFocusEvent*>(event)->reason() == Qt::OtherFocusReason;
        notifyChanged(QAccessible::DescriptionChanged);
    }
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

QPen GlowButton::glowPen() const {
    const Theme& theme = Theme::current();
    const bool outlined = theme.kind() == ThemeKind::HighContrast;
    if (glowsStrongly())
        return QPen(theme.colour(Role::GlowBorder), theme.px(2.2));
    QPen pen(theme.colour(Role::ControlLine), std::max(1, theme.px(outlined ? 2 : 1)));
    pen.setDashPattern({4, 2.5});
    return pen;
}

void GlowButton::paintFrame(QPainter& painter, const QRectF& rect, const QColor& rest, const QColor& line,
                            qreal radius) const {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius);
    // A line that only decorates is left to high contrast.
    const bool lined = theme.kind() == ThemeKind::HighContrast || line != theme.colour(Role::Line);
    const QPen pen = isGlowing() ? glowPen() : QPen(lined ? line : Qt::transparent, std::max(1, theme.px(1)));
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = isGlowing() ? colourOf(theme.kind(), Ground::Raised) : rest;
    if (isGlowing() && underMouse())
        fill = mixed(colourOf(theme.kind(), Ground::Sun), fill, 0.5);
    painter.setPen(pen);
    painter.setBrush(fill);
    const qreal inset = pen.widthF() / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), round, round);
    if (hasFocus()) {
        // Inside the border, which stays visible.
        const qreal ring = theme.px(2);
        const qreal in = ring / 2 + (isGlowing() ? pen.widthF() : 0);
        painter.setPen(QPen(theme.colour(Role::Focus), ring));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(in, in, -in, -in), round, round);
    }
}

} // namespace app
