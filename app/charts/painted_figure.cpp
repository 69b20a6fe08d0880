// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_figure.h"

#include "app/ui/speech/spoken.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

namespace app {

PaintedFigure::PaintedFigure(QSize least, QWidget* parent) : QWidget(parent), m_least(least) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    speech::setRole(this, QAccessible::Graphic);
}

QSize PaintedFigure::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(m_least.width() * 1.25), theme.px(m_least.height() * 1.2)};
}

QSize PaintedFigure::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(m_least.width()), theme.px(m_least.height())};
}

void PaintedFigure::describe(const QString& name, const QString& what) {
    speech::setName(this, name);
    speech::setDescription(this, what);
    update();
}

void PaintedFigure::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
}

void FigurePicture::mousePressEvent(QMouseEvent* event) {
    if (m_pressed)
        m_pressed(event->position());
    else
        PaintedFigure::mousePressEvent(event);
}

void paintCell(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& line) {
    setInk(painter, linePen(line, 1.1), ground);
    painter.drawRoundedRect(rect, Theme::current().px(4), Theme::current().px(4));
}

} // namespace app
