// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_row.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal chevronRoom = 18; ///< in pixels at scale 1

QFont subjectFont() {
    return Theme::current().sans(type::body, QFont::Bold);
}

QFont valueFont() {
    return Theme::current().sans(type::body);
}

} // namespace

ValueRow::ValueRow(const Text& subject, QWidget* parent) : QPushButton(parent) {
    setAutoDefault(true); // Enter presses it, too
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty(mayElide, QStringLiteral("its accessible name and tool tip have all of its words"));
    subject.showOn(this, [this](const QString& words) {
        setText(words);
        name();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

void ValueRow::setValue(const QString& value) {
    if (value == m_value)
        return;
    m_value = value;
    name();
    update();
}

void ValueRow::name() {
    const QString all = m_value.isEmpty() ? text() : tr("%1: %2").arg(text(), m_value);
    setAccessibleName(all);
    setToolTip(all);
}

QSize ValueRow::sizeHint() const {
    const Theme& theme = Theme::current();
    const qreal words = QFontMetricsF(subjectFont()).horizontalAdvance(text()) +
                        QFontMetricsF(valueFont()).horizontalAdvance(m_value);
    return {static_cast<int>(std::ceil(words)) + theme.px(2 * space::gap + space::small + chevronRoom),
            theme.px(target::secondary)};
}

QSize ValueRow::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    const qreal words = QFontMetricsF(subjectFont()).horizontalAdvance(text());
    return {static_cast<int>(std::ceil(words)) + theme.px(2 * space::gap + chevronRoom),
            theme.px(target::secondary)};
}

void ValueRow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = theme.px(radius::space);
    const bool isLit = isEnabled() && (isChecked() || underMouse());
    setInk(painter, theme.kind() == ThemeKind::HighContrast ? linePen(Role::ControlLine) : QPen(Qt::NoPen),
           isLit ? Role::SageTint : Role::Resting);
    const qreal inset = theme.kind() == ThemeKind::HighContrast ? theme.scale() / 2 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    const qreal margin = theme.px(space::gap);
    const qreal chevron = theme.px(chevronRoom);
    const QRectF room = QRectF(rect()).adjusted(margin, 0, -margin - chevron, 0);
    const Role ink = isEnabled() ? Role::Ink : Role::SoftInk;
    drawWords(painter, room, Qt::AlignLeft | Qt::AlignVCenter, text(), subjectFont(), ink);
    const qreal left = QFontMetricsF(subjectFont()).horizontalAdvance(text()) + theme.px(space::small);
    const QRectF rest = room.adjusted(std::min(left, room.width()), 0, 0, 0);
    const QString value = QFontMetricsF(valueFont()).elidedText(m_value, Qt::ElideRight, rest.width());
    if (rest.width() > chevron)
        drawWords(painter, rest, Qt::AlignRight | Qt::AlignVCenter, value, valueFont(), Role::SoftInk);
    // It points to where the rest opens, or down at what is open.
    painter.setPen(linePen(isEnabled() ? Role::SageText : Role::SoftInk, 2, Qt::SolidLine, Qt::RoundCap));
    const qreal arm = theme.px(space::tight);
    const QPointF middle(width() - margin - arm, height() / 2.0);
    painter.setBrush(Qt::NoBrush);
    if (isChecked())
        painter.drawPolyline(QPolygonF({middle + QPointF(-arm, -arm / 2), middle + QPointF(0, arm / 2),
                                        middle + QPointF(arm, -arm / 2)}));
    else
        painter.drawPolyline(QPolygonF({middle + QPointF(-arm / 2, -arm), middle + QPointF(arm / 2, 0),
                                        middle + QPointF(-arm / 2, arm)}));
    if (hasFocus())
        paintFocusRing(painter, rect(), radius);
}

} // namespace app
