// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_picture.h"

#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "lessons/topics/breeding_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <limits>
#include <vector>

namespace app {

using genotype::Trait;
using lessons::BreedingPopulation;

namespace {

/// The picture's range, in plus alleles: some more than plants can have, for the environment.
constexpr double leastPlus = -4;
constexpr double mostPlus = 28;
constexpr double barWidth = 1;
constexpr auto barCount = std::size_t((mostPlus - leastPlus) / barWidth);

qreal massPlace(const QRectF& plot, double plus) {
    return plot.left() + plot.width() * std::clamp((plus - leastPlus) / (mostPlus - leastPlus), 0.0, 1.0);
}

struct Bars {
    QRectF plot;
    QString title;
    std::vector<double> shares;
    double mean = 0;
    double chosenAbove = 0; ///< bars right of this are in the strong colour
};

std::vector<double> sharesOf(const BreedingPopulation& population) {
    std::vector<double> shares;
    for (std::size_t i = 0; i < barCount; ++i) {
        const double low = leastPlus + double(i) * barWidth;
        shares.push_back(lessons::shareAbove(population, low) -
                         lessons::shareAbove(population, low + barWidth));
    }
    return shares;
}

void paintBars(QPainter& painter, const Bars& bars, double most) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(Trait::PlantHeight);
    const QRectF& plot = bars.plot;
    const qreal split = massPlace(plot, bars.chosenAbove);
    for (const bool strong : {false, true}) {
        painter.save();
        painter.setClipRect(
            strong ? QRectF(split, plot.top() - 2, plot.right() - split + 2, plot.height() + 4)
                   : QRectF(plot.left(), plot.top() - 2, split - plot.left(), plot.height() + 4));
        setInk(painter, linePen(colours.fill), strong ? colours.fill : colours.tint);
        for (std::size_t i = 0; i < bars.shares.size(); ++i) {
            const double low = leastPlus + double(i) * barWidth;
            const qreal high = plot.height() * bars.shares[i] / most;
            const qreal left = massPlace(plot, low);
            painter.drawRect(
                QRectF(left, plot.bottom() - high, massPlace(plot, low + barWidth) - left, high));
        }
        painter.restore();
    }
    painter.setPen(linePen(Role::ControlLine));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    drawWords(painter, {plot.left(), plot.top() - theme.px(19), plot.width(), qreal(theme.px(17))},
              Qt::AlignLeft | Qt::AlignVCenter, bars.title,
              fitted(theme.sans(11.5, QFont::Bold), bars.title, plot.width(), 0.85));
}

void paintMean(QPainter& painter, const QRectF& plot, double mean, Qt::PenStyle style) {
    painter.setPen(linePen(Role::Ink, 1.8, style));
    painter.drawLine(QPointF(massPlace(plot, mean), plot.top()),
                     QPointF(massPlace(plot, mean), plot.bottom()));
}

void paintAxis(QPainter& painter, const QRectF& plot) {
    const Theme& theme = Theme::current();
    painter.setFont(theme.sans(10.5));
    painter.setPen(theme.colour(Role::SoftInk));
    for (int mass = 300; mass <= 700; mass += 100) {
        const qreal x = massPlace(plot, (mass - lessons::leastSeedMass) / lessons::massOfPlusAllele);
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + theme.px(3)));
        drawWords(painter,
                  {x - theme.px(30), plot.bottom() + theme.px(4), qreal(theme.px(60)), qreal(theme.px(15))},
                  Qt::AlignCenter, Figures::tr("%1 mg").arg(mass));
    }
}

} // namespace

double seedMass(double plusAlleles) {
    return lessons::leastSeedMass + lessons::massOfPlusAllele * plusAlleles;
}

QString massWords(double plusAlleles) {
    return Figures::tr("%1 mg").arg(QLocale().toString(seedMass(plusAlleles), 'f', 0));
}

QString BreedingPicture::description() const {
    QString what = Figures::tr("Generation %1: mean %2.")
                       .arg(generation)
                       .arg(massWords(lessons::momentsOf(parents).mean));
    if (share < 1)
        what += QLatin1Char(' ') + Figures::tr("Chosen: seeds of more than %1.")
                                       .arg(massWords(lessons::valueExceededBy(parents, share)));
    if (offspring)
        what += QLatin1Char(' ') + Figures::tr("Generation %1: mean %2.")
                                       .arg(generation + 1)
                                       .arg(massWords(lessons::momentsOf(*offspring).mean));
    return what;
}

void BreedingPicture::paint(QPainter& painter, const QRectF& room) const {
    const Theme& theme = Theme::current();
    const qreal margin = theme.px(10);
    const qreal words = theme.px(21);
    const qreal axis = theme.px(21);
    const qreal high = (room.height() - 2 * words - axis - theme.px(8)) / 2;
    const QRectF upper(margin, words, room.width() - 2 * margin, high);
    const QRectF lower = upper.translated(0, high + words + theme.px(8));
    const double mean = lessons::momentsOf(parents).mean;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double threshold = share < 1 ? lessons::valueExceededBy(parents, share) : -infinity;
    const QString title =
        share < 1 ? Figures::tr("Generation %1: mean %2; chosen: over %3")
                        .arg(generation)
                        .arg(massWords(mean), massWords(threshold))
                  : Figures::tr("Generation %1: mean %2; all are sown").arg(generation).arg(massWords(mean));
    Bars above{upper, title, sharesOf(parents), mean, threshold};
    Bars below{lower, {}, {}, 0, infinity};
    double most = *std::ranges::max_element(above.shares);
    if (offspring) {
        below.mean = lessons::momentsOf(*offspring).mean;
        below.title = Figures::tr("Generation %1, their offspring: mean %2")
                          .arg(generation + 1)
                          .arg(massWords(below.mean));
        below.shares = sharesOf(*offspring);
        most = std::max(most, *std::ranges::max_element(below.shares));
    } else {
        below.title = Figures::tr("Generation %1, their offspring: predict, then roll").arg(generation + 1);
    }
    paintBars(painter, above, most);
    paintBars(painter, below, most);
    paintAxis(painter, lower);
    paintMean(painter, upper, mean, Qt::DashLine);
    paintMean(painter, lower, mean, Qt::DashLine);
    if (offspring)
        paintMean(painter, lower, below.mean, Qt::SolidLine);
}

} // namespace app
