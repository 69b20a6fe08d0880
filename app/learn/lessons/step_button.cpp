// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_button.h"

#include "app/base/shapes/scenery.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/tokens.h"

#include <algorithm>

namespace app {

namespace {

constexpr qreal stepRadius = 16;
constexpr qreal shownRadius = 19;
constexpr qreal stepMiddle = 21;
constexpr qreal stageType = 13;
constexpr qreal stageWidth = 84;

QFont stepFont(bool isShown) {
    return Theme::current().sans(stageType, isShown ? QFont::Bold : QFont::Normal);
}

void paintStage(QPainter& painter, LessonStep step, const QPointF& centre, qreal unit) {
    using enum genotype::Phenotype;
    switch (step) {
    case LessonStep::Predict: paintPea(painter, centre, 19 * unit, false); break;
    case LessonStep::Roll:
        paintShape(
            painter,
            shapes::sprout(boxOf(QRectF(centre - QPointF(10, 11) * unit, QSizeF(20, 20) * unit))).parts);
        break;
    case LessonStep::Compare: paintFlower(painter, centre, 22 * unit, 0, PurpleFlowers); break;
    case LessonStep::Explain:
        paintPod(painter, centre - QPointF(12, 0) * unit, 25 * unit, 0, GreenPods, RoundSeeds);
        break;
    }
}

} // namespace

StepButton::StepButton(LessonStep step, QWidget* parent) : QPushButton(parent), m_step(step) {
    setCheckable(true);
    setAutoDefault(true); // Enter presses it too
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] {
        setAccessibleName(tr("%1 %2").arg(QString::number(static_cast<int>(m_step) + 1), stepName(m_step)));
        describe();
        updateGeometry();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

void StepButton::describe() {
    speech::setDescription(this, m_isDone ? tr("done") : QString());
}

void StepButton::setDone(bool isDone) {
    if (m_isDone == isDone)
        return;
    m_isDone = isDone;
    describe();
    update();
}

QPoint StepButton::middle() const {
    return {width() / 2, Theme::current().px(stepMiddle)};
}

QSize StepButton::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(stepFont(true));
    return {
        std::max(theme.px(stageWidth), metrics.horizontalAdvance(accessibleName()) + theme.px(space::gap)),
        theme.px(2 * stepMiddle + space::hair) + metrics.height()};
}

void StepButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const qreal unit = theme.scale();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(middle());
    const qreal radius = (isChecked() ? shownRadius : stepRadius) * unit;
    const bool showsTick = m_isDone && !isChecked();
    setInk(painter,
           isChecked()    ? linePen(Role::GlowBorder, 3)
           : underMouse() ? linePen(Role::Ink, stroke::strong)
                          : linePen(showsTick ? Role::Sage : Role::ControlLine, stroke::strong),
           isChecked() ? colourOf(theme.kind(), Ground::Sun)
                       : theme.colour(showsTick ? Role::Sage : Role::Panel));
    painter.drawEllipse(centre, radius, radius);
    if (showsTick) {
        style_parts::tick(painter, QRectF(centre - QPointF(14, 14) * unit, QSizeF(28, 28) * unit),
                          theme.colour(Role::OnSage));
    } else {
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        paintStage(painter, m_step, centre, unit);
        painter.setOpacity(1);
    }
    painter.setFont(stepFont(isChecked()));
    painter.setPen(theme.colour(isChecked() ? Role::Ink : Role::SoftInk));
    painter.drawText(QRectF(0, theme.px(2 * stepMiddle), width(), height()), Qt::AlignHCenter | Qt::AlignTop,
                     accessibleName());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        const qreal reach = radius + 3 * unit;
        paintFocusRing(painter, QRectF(centre - QPointF(reach, reach), 2 * QSizeF(reach, reach)), reach);
    }
}

} // namespace app
