// SPDX-License-Identifier: GPL-3.0-or-later
#include "die_button.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QStringList>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

DieButton::DieButton(genotype::Trait trait, int side, QWidget* parent)
    : QAbstractButton(parent), m_trait(trait), m_side(side) {
    setAttribute(Qt::WA_Hover);
    setFace({});
}

void DieButton::setFace(std::optional<genotype::DieFace> face) {
    m_face = face;
    setEnabled(m_face.has_value());
    setFocusPolicy(m_face ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(m_face ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QSize DieButton::sizeHint() const {
    const int side = Theme::current().px(m_side);
    return {side, side};
}

void DieButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal edge = theme.px(3);
    const QRectF inside = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    if (m_face) {
        paintDie(painter, inside, m_trait, *m_face);
    } else {
        painter.setPen(QPen(theme.colour(Role::Line), theme.px(1), Qt::DashLine));
        painter.drawRoundedRect(inside, theme.px(4), theme.px(4));
    }
    if (!hasFocus() && !isChecked() && !(underMouse() && m_face))
        return;
    const Role frame = hasFocus() ? Role::Focus : isChecked() ? Role::GlowBorder : Role::ControlLine;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(frame), theme.px(2)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(5), theme.px(5));
}

void DieButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

QString faceName(genotype::DieFace face) {
    static const QStringList numerals{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III"),
                                      QStringLiteral("IV")};
    return numerals.value(static_cast<int>(face), DieButton::tr("mutation"));
}

} // namespace app
