// SPDX-License-Identifier: GPL-3.0-or-later
#include "segment_tabs.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "flow_layout.h"

#include <QtGui/QPainter>

#include <cmath>

namespace app {

namespace {

constexpr qreal tabHeight = 42; ///< in pixels at scale 1
constexpr qreal largeScale = 1.6;

QFont tabFont() {
    return Theme::current().sans(type::body, QFont::Bold);
}

} // namespace

SegmentTab::SegmentTab(QWidget* parent) : QPushButton(parent) {
    setAutoDefault(true); // Enter presses it, too
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    keepStyled(this, [this] { updateGeometry(); });
}

QSize SegmentTab::sizeHint() const {
    const Theme& theme = Theme::current();
    const qreal words = QFontMetricsF(tabFont()).horizontalAdvance(text());
    // Large words need less air around them.
    const qreal beside = theme.scale() < largeScale ? space::card : space::small;
    return {static_cast<int>(std::ceil(words)) + theme.px(2 * beside), theme.px(tabHeight)};
}

void SegmentTab::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = theme.px(radius::space);
    const QRectF body = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    if (isChecked())
        paintElevation(painter, body, radius, Elevation::Rests);
    else if (underMouse()) {
        setInk(painter, Qt::NoPen, Role::SageTint);
        painter.drawRoundedRect(body, radius, radius);
    }
    drawWords(painter, rect(), Qt::AlignCenter, text(), tabFont(), isChecked() ? Role::Ink : Role::SoftInk);
    if (hasFocus())
        paintFocusRing(painter, rect(), radius);
}

SegmentTabs::SegmentTabs(QWidget* parent) : QWidget(parent) {
    auto* flow = new FlowLayout(this);
    keepStyled(this, [this, flow] {
        const int margin = Theme::current().px(space::tight);
        setContentsMargins(margin, margin, margin, margin);
        flow->setSpacing(Theme::current().px(space::hair));
    });
}

void SegmentTabs::add(SegmentTab* tab) {
    layout()->addWidget(tab);
}

void SegmentTabs::paintEvent(QPaintEvent*) {
    const qreal radius = Theme::current().px(radius::space + space::tight);
    QPainter painter(this);
    paintElevation(painter, QRectF(rect()), radius, Elevation::Sunk);
}

} // namespace app
