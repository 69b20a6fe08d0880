// SPDX-License-Identifier: GPL-3.0-or-later
#include "group_bars.h"

#include "app/ui/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

namespace {

constexpr QSize leastSize{260, 140};
constexpr qreal widestBar = 44; ///< pixels at scale 1
constexpr qreal widestOfClass = 110;
constexpr qreal numbersHeight = 20;
constexpr qreal percentWidth = 44;
constexpr qreal narrowestNumber = 17; ///< room for a group's number

std::int64_t totalOf(const GroupBars::Group& group) {
    return std::accumulate(group.counts.begin(), group.counts.end(), std::int64_t{0});
}

} // namespace

GroupBars::GroupBars(QWidget* parent) : PaintedFigure(leastSize, parent) {}

void GroupBars::setGroups(std::vector<Group> groups, std::vector<OutcomeNumbers> outcomes,
                          std::vector<double> chances) {
    m_groups = std::move(groups);
    m_outcomes = std::move(outcomes);
    m_chances = std::move(chances);
    say();
    update();
}

void GroupBars::say() {
    QStringList lines;
    for (const Group& group : m_groups) {
        QStringList counts;
        for (std::size_t i = 0; i < group.counts.size() && i < m_outcomes.size(); ++i)
            counts << tr("%1 %2", "a count and what was counted")
                          .arg(countText(group.counts[i]), m_outcomes[i].name);
        const QString what = group.name.isEmpty() ? tr("Group %1").arg(group.number) : group.name;
        lines
            << tr("%1: %2", "a group or class, and its counts").arg(what, counts.join(QStringLiteral(", ")));
    }
    describe(tr("Shares of the outcomes, group by group"), lines.join(QStringLiteral("; ")));
}

void GroupBars::paint(QPainter& painter) {
    if (m_groups.empty())
        return;
    const Theme& theme = Theme::current();
    const QRectF plot(theme.px(percentWidth), theme.px(11), width() - theme.px(percentWidth) - theme.px(6),
                      height() - theme.px(numbersHeight) - theme.px(13));
    painter.setFont(theme.font(TextRole::Caption));
    for (const int percent : {0, 50, 100}) {
        const qreal y = plot.bottom() - plot.height() * percent / 100;
        painter.setPen(QPen(theme.colour(Role::Line), theme.scale()));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.colour(Role::SoftInk));
        const QRectF room(0, y - theme.px(9), plot.left() - theme.px(6), theme.px(18));
        drawWords(painter, room, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(percent));
    }
    const bool isNamed = !m_groups.front().name.isEmpty();
    const qreal step = std::min(plot.width() / qreal(m_groups.size()),
                                qreal(theme.px((isNamed ? widestOfClass : widestBar) * 1.3)));
    const int every = qMax(1, int(std::ceil(theme.px(narrowestNumber) / step)));
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const QRectF room(plot.left() + step * qreal(i), plot.top(), step, plot.height());
        paintGroup(painter, m_groups[i], room.adjusted(step * 0.12, 0, -step * 0.12, 0));
        if (int(i) % every != 0)
            continue;
        paintName(painter, m_groups[i],
                  {room.left(), plot.bottom() + theme.px(2), step, qreal(theme.px(numbersHeight - 2))});
    }
    // Where the ratio divides a bar, on a light ground, since a bar may be as dark as the dashes.
    const QPen ground(theme.colour(Role::Panel), 2.6 * theme.scale());
    const QPen dashes(theme.colour(Role::Ink), 1.6 * theme.scale(), Qt::DashLine);
    double below = 0;
    for (std::size_t i = 0; i + 1 < m_chances.size(); ++i) {
        below += m_chances[i];
        const qreal y = plot.bottom() - plot.height() * below;
        const QLineF line(plot.left(), y, plot.left() + step * qreal(m_groups.size()), y);
        for (const QPen& pen : {ground, dashes}) {
            painter.setPen(pen);
            painter.drawLine(line);
        }
    }
}

void GroupBars::paintName(QPainter& painter, const Group& group, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const QString name = group.name.isEmpty() ? QString::number(group.number) : group.name;
    const QFont font = fitted(theme.font(TextRole::Caption), name, room.width(), 0.7);
    painter.setPen(theme.colour(Role::SoftInk));
    painter.setFont(font);
    drawWords(painter, room, Qt::AlignCenter,
              QFontMetrics(font).elidedText(name, Qt::ElideRight, int(room.width())));
}

/// The first outcome at the bottom.
void GroupBars::paintGroup(QPainter& painter, const Group& group, const QRectF& bar) const {
    const auto total = qreal(std::max<std::int64_t>(1, totalOf(group)));
    qreal bottom = bar.bottom();
    painter.setPen(QPen(Theme::current().colour(Role::ControlLine), 0.8 * Theme::current().scale()));
    for (std::size_t i = 0; i < group.counts.size() && i < m_outcomes.size(); ++i) {
        const qreal high = bar.height() * qreal(group.counts[i]) / total;
        painter.setBrush(toneColour(m_outcomes[i].tone));
        painter.drawRect(QRectF(bar.left(), bottom - high, bar.width(), high));
        bottom -= high;
    }
}

} // namespace app
