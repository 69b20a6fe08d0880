// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_stop.h"

#include "app/base/shapes/lesson_picture.h"
#include "app/learn/session/lesson_progress.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPixmap>

namespace app {

namespace {

constexpr qreal overDisc = 72; ///< room for a bed in flower
constexpr qreal discRadius = 27;
constexpr qreal nextRadius = 33;
constexpr qreal bedWidth = 104;
constexpr qreal stopType = 13;
constexpr qreal bedHeight = 58;
constexpr int stopFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

LessonStep StopFacts::nextStep() const {
    for (int i = 0; i < lessonStepCount; ++i)
        if (const auto step = static_cast<LessonStep>(i); !(stepsDone & bitOf(step)))
            return step;
    return LessonStep::Predict;
}

QString StopFacts::state() const {
    if (!figure)
        return LessonStop::tr("cannot be read");
    if (isDone())
        return LessonStop::tr("finished");
    if (stepsDone == 0)
        return LessonStop::tr("not begun");
    return LessonStop::tr("begun, step %1 of %2 comes next: %3")
        .arg(static_cast<int>(nextStep()) + 1)
        .arg(lessonStepCount)
        .arg(stepName(nextStep()));
}

LessonStop::LessonStop(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::ClickFocus);
    keepTranslated(this, [this] { say(); });
}

void LessonStop::setFacts(const StopFacts& facts) {
    if (m_facts == facts)
        return;
    m_facts = facts;
    setObjectName(QStringLiteral("stop-%1").arg(facts.id));
    // The Tab key comes to the lesson that is next, the arrow keys to the others.
    setFocusPolicy(facts.isNext ? Qt::StrongFocus : Qt::ClickFocus);
    say();
    update();
}

void LessonStop::say() {
    speech::setName(this,
                    tr("%1. %2, %3").arg(QString::number(m_facts.number), m_facts.title, m_facts.state()));
}

QString LessonStop::label() const {
    return tr("%1. %2").arg(QString::number(m_facts.number), m_facts.title);
}

QFont LessonStop::labelFont() const {
    return Theme::current().sans(stopType, m_facts.isNext ? QFont::Bold : QFont::Medium);
}

int LessonStop::above() {
    return Theme::current().px(overDisc);
}

int LessonStop::below(int width) const {
    const Theme& theme = Theme::current();
    const QRect words =
        QFontMetrics(theme.sans(stopType, QFont::Bold))
            .boundingRect(QRect(0, 0, width - theme.px(space::small), 10000), stopFlags, label());
    return theme.px((m_facts.isNext ? nextRadius : discRadius) + space::small) + words.height() +
           theme.px(space::tight);
}

int LessonStop::narrowest() const {
    const QFontMetrics metrics(Theme::current().sans(stopType, QFont::Bold));
    int widest = 0;
    for (const QString& word : label().split(QLatin1Char(' ')))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest + Theme::current().px(space::small + space::hair);
}

void LessonStop::paintBed(QPainter& painter, const QPointF& ground) const {
    using shapes::Growth;
    const Theme& theme = Theme::current();
    const Growth growth = m_facts.isDone()                           ? Growth::Grown
                          : m_facts.stepsDone != 0 || m_facts.isNext ? Growth::Sprouting
                                                                     : Growth::Bare;
    const QSize size(std::min(width(), theme.px(bedWidth)), theme.px(bedHeight));
    // Neighbours differ in what they grow.
    const int kind = m_facts.number % 6;
    const QString name = QStringLiteral("lesson-bed-%1-%2").arg(static_cast<int>(growth)).arg(kind);
    const auto draw = [growth, kind](const shapes::Box& box, shapes::Daylight daylight) {
        // At night one would not see what has come into flower.
        if (daylight == shapes::Daylight::Night)
            daylight = shapes::Daylight::Evening;
        using enum genotype::Phenotype;
        shapes::Bed bed{growth, {}};
        for (int i = 0; i < 3; ++i)
            bed.plants.push_back({{RoundSeeds, (kind + i) % 3 == 1 ? WhiteFlowers : PurpleFlowers,
                                   (kind + i) % 2 == 0 ? GreenPods : YellowPods,
                                   (2 * kind + i) % 4 == 3 ? ShortStem : TallStem}});
        return shapes::bed(box, bed, daylight);
    };
    painter.drawPixmap(QPointF(ground.x() - size.width() / 2.0, ground.y() - size.height()),
                       sceneryPixmap(name, size, devicePixelRatioF(), draw));
}

void LessonStop::paintDisc(QPainter& painter, const QPointF& centre) const {
    const Theme& theme = Theme::current();
    const qreal unit = theme.scale();
    const qreal radius = (m_facts.isNext ? nextRadius : discRadius) * unit;
    const bool isContrast = theme.kind() == ThemeKind::HighContrast;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::Shadow));
    painter.drawEllipse(centre + QPointF(0, 2 * unit), radius + unit, radius + unit);
    const bool isPointed = underMouse() && isEnabled();
    setInk(painter,
           m_facts.isNext            ? linePen(Role::GlowBorder, 4)
           : isPointed || isContrast ? linePen(Role::ControlLine, 2)
                                     : QPen(Qt::NoPen),
           m_facts.isDone() ? Role::SageTint : Role::Panel);
    painter.drawEllipse(centre, radius, radius);
    const qreal side = 1.45 * radius;
    const QRectF room(centre - QPointF(side, side) / 2, QSizeF(side, side));
    if (m_facts.figure)
        paintShape(painter, shapes::lessonPicture(boxOf(room), *m_facts.figure).parts);
    else {
        painter.setPen(theme.colour(Role::Warning));
        painter.setFont(theme.serif(type::page, QFont::Bold));
        painter.drawText(room, Qt::AlignCenter, QStringLiteral("?"));
    }
    if (!m_facts.isDone())
        return;
    const QPointF badge = centre + QPointF(0.72, 0.68) * radius;
    setInk(painter, QPen(Qt::NoPen), Role::Sage);
    painter.drawEllipse(badge, 10 * unit, 10 * unit);
    style_parts::tick(painter, QRectF(badge - QPointF(9, 9) * unit, QSizeF(18, 18) * unit),
                      theme.colour(Role::OnSage));
}

void LessonStop::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(width() / 2.0, above());
    const qreal unit = theme.scale();
    const qreal radius = (m_facts.isNext ? nextRadius : discRadius) * unit;
    paintBed(painter, centre - QPointF(0, 14 * unit));
    paintDisc(painter, centre);
    if (hasFocus()) {
        const qreal reach = radius + 4 * unit;
        paintFocusRing(painter, QRectF(centre - QPointF(reach, reach), 2 * QSizeF(reach, reach)), reach);
    }
    painter.setFont(labelFont());
    painter.setPen(theme.colour(Role::Ink));
    const QRectF words(theme.px(space::tight), centre.y() + radius + 6 * unit,
                       width() - 2 * theme.px(space::tight), height());
    painter.drawText(words, stopFlags, label());
}

void LessonStop::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier) {
            emit walked(event->key());
            return;
        }
        event->ignore(); // Alt+Left goes back
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    default: QAbstractButton::keyPressEvent(event);
    }
}

void LessonStop::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    update();
}

void LessonStop::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LessonStop::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace app
