// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck_chart.h"

#include "app/base/text/phrases.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "luck_numbers.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

using genotype::allShares;
using genotype::Share;

namespace {

/// Luck is green and choices are golden; what one has in hand oneself, the dice and one's own choices, is
/// plain, the rest is hatched, so that the shares can be told apart without colours.
struct ShareLook {
    Role ground, line;
    Qt::BrushStyle pattern;
};

ShareLook lookOf(Share share) {
    switch (share) {
    case Share::Dice: return {Role::Sage, Role::Sage, Qt::NoBrush};
    case Share::Cards: return {Role::SageTint, Role::Sage, Qt::BDiagPattern};
    case Share::Own: return {Role::CoinFill, Role::CoinRim, Qt::NoBrush};
    case Share::Others: return {Role::Panel, Role::CoinRim, Qt::FDiagPattern};
    case Share::Remainder: return {Role::Resting, Role::ControlLine, Qt::Dense6Pattern};
    }
    return {Role::Panel, Role::Line, Qt::NoBrush};
}

constexpr qreal swatch = 14;
constexpr qreal legendLine = 20;

} // namespace

LuckChart::LuckChart(QWidget* parent) : PaintedFigure({300, 210}, parent) {}

void LuckChart::setGroups(const QString& title, const QList<Group>& groups) {
    m_groups = groups;
    QStringList told;
    for (const Group& group : groups) {
        QStringList shares;
        for (const Share share : allShares)
            shares << tr("%1 %2").arg(text(genotype::name(share)),
                                      signedPoints(group.shares[static_cast<std::size_t>(share)]));
        told << tr("%1: %2 in all; %3.")
                    .arg(group.name, signedPoints(group.change), shares.join(QStringLiteral(", ")));
    }
    describe(title, told.join(QLatin1Char(' ')));
}

double LuckChart::top() const {
    double most = 1;
    for (const Group& group : m_groups) {
        double up = 0;
        double down = 0;
        for (const double share : group.shares)
            (share > 0 ? up : down) += std::abs(share);
        most = std::max({most, up, down});
    }
    return most * 1.08;
}

qreal LuckChart::heightOf(double value, const QRectF& plot) const {
    return plot.center().y() - value / top() * plot.height() / 2;
}

qreal LuckChart::layLegend(qreal width, QList<QRectF>* places) const {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.sans(11));
    qreal x = 0;
    qreal y = 0;
    for (const Share share : allShares) {
        const qreal wide = theme.px(swatch + 6) + metrics.horizontalAdvance(text(genotype::name(share)));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += theme.px(legendLine);
        }
        if (places)
            *places << QRectF(x, y, wide, theme.px(legendLine));
        x += wide + theme.px(14);
    }
    return y + theme.px(legendLine);
}

void LuckChart::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal legend = layLegend(width());
    const qreal foot = theme.px(20);
    const qreal side = theme.px(34);
    const QRectF plot(side, theme.px(6), width() - side, height() - legend - foot - theme.px(14));
    paintGrid(painter, plot);
    const qreal step = plot.width() / std::max<qreal>(1, m_groups.size());
    for (int i = 0; i < m_groups.size(); ++i) {
        const QRectF column(plot.left() + i * step, plot.top(), step, plot.height());
        paintGroup(painter, m_groups[i], column, plot);
        painter.setPen(theme.colour(Role::Ink));
        const QRectF name(column.left(), plot.bottom() + theme.px(2), step, foot);
        painter.setFont(fitted(theme.sans(11), m_groups[i].name, step - theme.px(4), 0.7));
        drawWords(painter, name, Qt::AlignCenter, m_groups[i].name);
    }
    paintLegend(painter, QRectF(0, height() - legend, width(), legend));
}

void LuckChart::paintGrid(QPainter& painter, const QRectF& plot) const {
    const Theme& theme = Theme::current();
    const double highest = top();
    double step = 1;
    for (const double one : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0})
        if (highest / (step = one) <= 3)
            break;
    painter.setFont(theme.sans(10.5));
    for (double value = -std::floor(highest / step) * step; value <= highest; value += step) {
        const qreal y = heightOf(value, plot);
        const bool zero = std::abs(value) < step / 2;
        painter.setPen(linePen(zero ? Role::ControlLine : Role::Line));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        const QString label =
            zero ? QStringLiteral("0")
                 : (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(value));
        painter.setPen(theme.colour(Role::SoftInk));
        drawWords(painter, QRectF(0, y - theme.px(9), plot.left() - theme.px(5), theme.px(18)),
                  Qt::AlignRight | Qt::AlignVCenter, label);
    }
}

void LuckChart::paintShare(QPainter& painter, const QRectF& bar, Share share) const {
    const Theme& theme = Theme::current();
    const ShareLook look = lookOf(share);
    setInk(painter, Qt::NoPen, look.ground);
    painter.drawRect(bar);
    setInk(painter, linePen(look.line), QBrush(theme.colour(look.line), look.pattern));
    painter.drawRect(bar);
}

void LuckChart::paintGroup(QPainter& painter, const Group& group, const QRectF& column,
                           const QRectF& plot) const {
    const Theme& theme = Theme::current();
    const qreal wide = std::min(column.width() * 0.62, qreal(theme.px(64)));
    const qreal left = column.center().x() - wide / 2;
    double up = 0;
    double down = 0;
    for (const Share share : allShares) {
        const double value = group.shares[static_cast<std::size_t>(share)];
        double& from = value > 0 ? up : down;
        const qreal one = heightOf(from, plot);
        const qreal other = heightOf(from + value, plot);
        from += value;
        paintShare(painter,
                   QRectF(QPointF(left, std::min(one, other)), QPointF(left + wide, std::max(one, other))),
                   share);
    }
    const QPointF middle(column.center().x(), heightOf(group.change, plot));
    const qreal half = theme.px(5);
    setInk(painter, linePen(Role::Panel, 1.5), Role::Ink);
    painter.drawPolygon(QPolygonF{middle - QPointF(half, 0), middle - QPointF(0, half),
                                  middle + QPointF(half, 0), middle + QPointF(0, half)});
}

void LuckChart::paintLegend(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    QList<QRectF> places;
    layLegend(room.width(), &places);
    painter.setFont(theme.sans(11));
    for (int i = 0; i < places.size(); ++i) {
        const QRectF place = places[i].translated(room.topLeft());
        const Share share = allShares[static_cast<std::size_t>(i)];
        const qreal side = theme.px(swatch);
        paintShare(painter, QRectF(place.left() + 1, place.center().y() - side / 2, side, side), share);
        painter.setPen(theme.colour(Role::Ink));
        drawWords(painter, place.adjusted(theme.px(swatch + 5), 0, theme.px(2), 0),
                  Qt::AlignLeft | Qt::AlignVCenter, text(genotype::name(share)));
    }
}

} // namespace app
