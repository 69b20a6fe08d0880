// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_track.h"

#include "app/learn/session/lesson_progress.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEvent>

#include <algorithm>

namespace app {

namespace {

constexpr qreal barHeight = 8;
constexpr qreal trackType = 13;
constexpr qreal trackWidth = 70;

QFont trackFont(bool isNext) {
    return Theme::current().sans(trackType, isNext ? QFont::Bold : QFont::Normal);
}

} // namespace

StepTrack::StepTrack(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] { say(); });
    keepStyled(this, [this] { updateGeometry(); });
}

void StepTrack::setSteps(int done, LessonStep next) {
    m_done = done;
    m_next = next;
    say();
    update();
}

void StepTrack::say() {
    speech::setName(
        this,
        tr("Step %1 of %2: %3").arg(static_cast<int>(m_next) + 1).arg(lessonStepCount).arg(stepName(m_next)));
}

QSize StepTrack::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(trackFont(true));
    int widest = theme.px(trackWidth);
    for (int i = 0; i < lessonStepCount; ++i)
        widest = std::max(widest, metrics.horizontalAdvance(stepName(static_cast<LessonStep>(i))));
    return {lessonStepCount * widest + (lessonStepCount - 1) * theme.px(space::small),
            theme.px(barHeight + space::tight) + metrics.height()};
}

void StepTrack::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void StepTrack::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal gap = theme.px(space::small);
    const qreal wide = (width() - (lessonStepCount - 1) * gap) / lessonStepCount;
    for (int i = 0; i < lessonStepCount; ++i) {
        const auto step = static_cast<LessonStep>(i);
        const bool isDone = m_done & bitOf(step);
        const bool isNext = step == m_next && !isDone;
        const QRectF bar(i * (wide + gap) + 1, 1, wide - 2, theme.px(barHeight));
        setInk(painter,
               isNext   ? linePen(Role::GlowBorder, stroke::strong)
               : isDone ? QPen(Qt::NoPen)
                        : linePen(Role::ControlLine, stroke::hair),
               isNext ? colourOf(theme.kind(), Ground::Sun)
                      : theme.colour(isDone ? Role::Sage : Role::Garden));
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
        painter.setFont(trackFont(isNext));
        painter.setPen(theme.colour(isNext ? Role::Ink : Role::SoftInk));
        painter.drawText(
            QRectF(i * (wide + gap), bar.bottom() + theme.px(space::tight) - 1, wide + gap, height()),
            Qt::AlignLeft | Qt::AlignTop, stepName(step));
    }
}

} // namespace app
