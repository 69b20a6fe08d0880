// SPDX-License-Identifier: GPL-3.0-or-later
#include "pointer.h"

#include "app/ui/theme/theme.h"
#include "layout_excuses.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QRegion>

namespace app {

namespace {

constexpr int closingTime = 350; // milliseconds
constexpr qreal farthest = 14;   // pixels at scale 1

} // namespace

Pointer::Pointer(QWidget* board, const QString& why) : QWidget(board) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setProperty(mayOverlap, why);
    m_closing.setStartValue(1.0);
    m_closing.setEndValue(0.0);
    m_closing.setDuration(closingTime);
    m_closing.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_closing, &QVariantAnimation::valueChanged, this, [this] { update(); });
    hide();
}

void Pointer::pointAt(const QList<QWidget*>& targets, bool fresh) {
    for (const QPointer<QWidget>& target : std::as_const(m_targets))
        if (target)
            target->removeEventFilter(this);
    m_targets.clear();
    for (QWidget* target : targets) {
        target->installEventFilter(this);
        m_targets << target;
    }
    setGeometry(parentWidget()->rect());
    setVisible(!m_targets.isEmpty());
    if (fresh && isVisible() && !Theme::current().reduceMotion())
        m_closing.start();
    update();
}

QList<QWidget*> Pointer::targets() const {
    QList<QWidget*> there;
    for (const QPointer<QWidget>& target : m_targets)
        if (target)
            there << target;
    return there;
}

bool Pointer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        update();
        emit followed();
    }
    return QWidget::eventFilter(watched, event);
}

qreal Pointer::approach() const {
    return m_closing.state() == QAbstractAnimation::Running ? m_closing.currentValue().toReal() : 0;
}

void Pointer::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const qreal away = approach();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QPointer<QWidget>& target : std::as_const(m_targets)) {
        if (!target || !target->isVisible())
            continue;
        // What is scrolled away is not outlined, nor what a popover covers.
        const QRect seen = target->visibleRegion().boundingRect();
        if (seen.isEmpty())
            continue;
        const qreal out = theme.px(1.5) + away * theme.px(farthest);
        const QRectF ring =
            QRectF(target->mapTo(parentWidget(), seen.topLeft()), seen.size()).adjusted(-out, -out, out, out);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(Role::Panel), theme.px(6)));
        painter.drawRoundedRect(ring, theme.px(8), theme.px(8));
        painter.setPen(QPen(theme.colour(Role::Ink), theme.px(3)));
        painter.drawRoundedRect(ring, theme.px(8), theme.px(8));
    }
}

} // namespace app
