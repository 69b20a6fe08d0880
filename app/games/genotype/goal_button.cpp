// SPDX-License-Identifier: GPL-3.0-or-later
#include "goal_button.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>

namespace app {

using namespace genotype;

GoalButton::GoalButton(Trait trait, int goal, QWidget* parent)
    : BoardButton(parent), m_trait(trait), m_goal(goal) {
    setTarget(Target::of(Target::Kind::Goal, trait, goal));
}

void GoalButton::setGoal(Inheritance inheritance, int owner, const QString& ownerName) {
    m_inheritance = inheritance;
    m_owner = owner;
    m_ownerName = ownerName;
    const QString what = app::text(words::goalName(m_trait, inheritance, m_goal));
    speech::setName(this, owner < 0 ? tr("%1, free").arg(what) : tr("%1, marked by %2").arg(what, ownerName));
    update();
}

QSize GoalButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(80), theme.px(28)};
}

QSize GoalButton::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(50), theme.px(26)};
}

void GoalButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    const GoalInfo info = goalInfo(m_inheritance, m_goal);
    QPainter painter(this);
    paintFrame(painter, rect(), theme.colour(Role::Panel), theme.colour(Role::Line), radius::chip);
    QStringList pairs;
    for (const Genotype genotype : allGenotypes)
        if (info.matches(genotype))
            pairs << genotypeText(m_trait, genotype);
    const QString words = pairs.join(QLatin1Char('/'));
    const QString points = QStringLiteral("+%1").arg(info.points);
    // With three goals (under an overlay), each has so little room that the marker would cover the letters.
    qreal letters = pairs.size() > 1 ? 11 : 12;
    qreal numbers = 11;
    qreal disc = theme.px(16);
    qreal margin = theme.px(6);
    const auto room = [&] {
        return QFontMetricsF(theme.genotypeFont(letters)).horizontalAdvance(words) + disc +
               QFontMetricsF(theme.sans(numbers, QFont::Bold)).horizontalAdvance(points) + 2 * margin +
               theme.px(5);
    };
    if (m_owner >= 0 && room() > width()) {
        letters = numbers = 10;
        disc = theme.px(14);
        margin = theme.px(3);
    }
    const QRectF inside = QRectF(rect()).adjusted(margin, 0, -margin, 0);
    painter.setPen(colours.textOnTint);
    painter.setFont(theme.genotypeFont(letters));
    drawWords(painter, inside, Qt::AlignLeft | Qt::AlignVCenter, words);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(numbers, QFont::Bold));
    drawWords(painter, inside, Qt::AlignRight | Qt::AlignVCenter, points);
    if (m_owner >= 0) {
        const qreal right = inside.right() - painter.fontMetrics().horizontalAdvance(points) - theme.px(2);
        paintGoalMarker(painter, QRectF(right - disc, (height() - disc) / 2.0, disc, disc), m_owner,
                        m_ownerName.left(1).toUpper());
    }
}

} // namespace app
