// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_beds.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace app {

using genotype::Trait;
using genotype::words::PointSource;
using genotype::words::pointSources;

namespace {

constexpr int bedRow = 44;
constexpr int sceneHigh = 44;
constexpr qreal nameColumn = 150;
constexpr qreal totalColumn = 56;
constexpr qreal bedHigh = 18;

struct SourceLook {
    QColor fill, ink;
};
SourceLook lookOf(PointSource source) {
    const Theme& theme = Theme::current();
    switch (source) {
    case PointSource::Plants: return {theme.colour(Role::Sage), theme.colour(Role::OnSage)};
    case PointSource::Goals: break;
    case PointSource::Markers:
        return {theme.trait(Trait::SeedShape).fill, theme.trait(Trait::SeedShape).onFill};
    case PointSource::Coins: return {theme.colour(Role::CoinFill), theme.colour(Role::CoinInk)};
    }
    return {theme.trait(Trait::FlowerColour).fill, theme.trait(Trait::FlowerColour).onFill};
}

/// Places for as many things as fit on a part of a bed without hiding each other.
QList<QRectF> standing(const QRectF& part, int things, QSizeF size) {
    QList<QRectF> places;
    const int fitting = std::min(things, int(part.width() / (size.width() * 0.7)));
    for (int i = 0; i < fitting; ++i) {
        const qreal middle = part.left() + part.width() * (i + 0.5) / fitting;
        places << QRectF(middle - size.width() / 2, part.top() - size.height(), size.width(), size.height());
    }
    return places;
}

/// The abbey on the horizon, at the right, where no bed's name is.
shapes::Shape abbeyFarAway(const shapes::Box& box, shapes::Daylight daylight) {
    shapes::Shape scene = shapes::sky(box, daylight);
    const auto add = [&](const shapes::Shape& shape) {
        scene.parts.insert(scene.parts.end(), shape.parts.begin(), shape.parts.end());
    };
    const double high = box.height;
    add(shapes::hills({box.x, box.y + high * 0.45, box.width, high * 0.55}, daylight));
    add(shapes::lawn({box.x, box.y + high * 0.86, box.width, high * 0.14}, daylight));
    add(shapes::abbey({box.right() - high * 3.4, box.y, high * 2.4, high * 0.92}, daylight));
    add(shapes::tree({box.right() - high * 0.9, box.y + high * 0.3, high * 0.6, high * 0.62},
                     shapes::Tree::Lime, daylight));
    add(shapes::tree({box.right() - high * 4.1, box.y + high * 0.35, high * 0.55, high * 0.57},
                     shapes::Tree::Apple, daylight));
    add(shapes::glasshouse({box.x + high * 0.4, box.y + high * 0.2, high * 1.4, high * 0.7}, daylight));
    return scene;
}

/// A rosette, as on a prize.
void paintRosette(QPainter& painter, const QRectF& place) {
    const SourceLook look = lookOf(PointSource::Goals);
    const qreal radius = place.width() / 2;
    const QPointF middle(place.center().x(), place.top() + radius);
    setInk(painter, Qt::NoPen, look.fill);
    painter.drawPolygon(QPolygonF{{middle.x() - radius * 0.7, middle.y()},
                                  {middle.x() - radius * 0.5, place.bottom()},
                                  {middle.x(), place.bottom() - radius * 0.4},
                                  {middle.x() + radius * 0.5, place.bottom()},
                                  {middle.x() + radius * 0.7, middle.y()}});
    painter.drawEllipse(middle, radius, radius);
    setInk(painter, Qt::NoPen, look.ink);
    painter.drawEllipse(middle, radius * 0.45, radius * 0.45);
}

} // namespace

EndBeds::EndBeds(QList<EndBed> beds, std::function<QStringList()> names, QWidget* parent)
    : PaintedFigure({420, sceneHigh + bedRow * int(beds.size())}, parent), m_beds(std::move(beds)),
      m_names(std::move(names)) {
    setObjectName(QStringLiteral("endBeds"));
    keepTranslated(this, [this] {
        QStringList told;
        const QStringList called = m_names();
        for (qsizetype i = 0; i < m_beds.size(); ++i) {
            QStringList parts;
            for (const PointSource source : pointSources)
                parts << tr("%1 %2", "a source of points, and how many")
                             .arg(text(genotype::words::name(source)))
                             .arg(genotype::words::points(m_beds[i].score, source));
            told << tr("%1: %n points; %2.", "a player; the sources", m_beds[i].score.total())
                        .arg(called.value(i), parts.join(QStringLiteral(", ")));
        }
        describe(tr("What each bed carries"), told.join(QLatin1Char(' ')));
    });
}

void EndBeds::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QStringList called = m_names();
    const qreal scene = theme.px(sceneHigh);
    if (theme.kind() != ThemeKind::HighContrast)
        painter.drawPixmap(QPointF(),
                           sceneryPixmap(QStringLiteral("end of a game"), QSize(width(), int(scene)),
                                         devicePixelRatioF(), abbeyFarAway));
    const qreal high = (height() - scene) / std::max<qreal>(1, qreal(m_beds.size()));
    for (qsizetype i = 0; i < m_beds.size(); ++i)
        paintBed(painter, m_beds[i], called.value(i), {0, scene + qreal(i) * high, qreal(width()), high});
}

void EndBeds::paintBed(QPainter& painter, const EndBed& bed, const QString& name, const QRectF& row) const {
    const Theme& theme = Theme::current();
    const qreal bottom = row.bottom() - theme.px(space::hair);
    const QRectF box(theme.px(nameColumn), bottom - theme.px(bedHigh), 0, theme.px(bedHigh));
    const qreal side = theme.px(28);
    const QRectF disc(theme.px(space::tight), box.center().y() - side / 2, side, side);
    paintGoalMarker(painter, disc, bed.colour, name.left(1).toUpper());
    const QRectF words(disc.right() + theme.px(space::small), row.top(),
                       box.left() - disc.right() - theme.px(space::small * 2), 0);
    const QFont font = fitted(theme.sans(type::body, bed.wins ? QFont::Bold : QFont::Normal), name,
                              words.width(), type::small / type::body);
    drawWords(painter, {words.left(), box.top(), words.width(), box.height()},
              Qt::AlignLeft | Qt::AlignVCenter,
              QFontMetricsF(font).elidedText(name, Qt::ElideRight, words.width()), font);

    int most = 1;
    for (const EndBed& one : m_beds)
        most = std::max(most, one.score.total());
    const qreal point = (row.width() - box.left() - theme.px(totalColumn)) / most;
    qreal left = box.left();
    for (const PointSource source : pointSources) {
        const int points = genotype::words::points(bed.score, source);
        if (points <= 0)
            continue;
        const QRectF part(left, box.top(), points * point, box.height());
        left = part.right();
        const SourceLook look = lookOf(source);
        setInk(painter, Qt::NoPen, look.fill);
        painter.drawRect(part);
        paintHarvest(painter, bed, source, part);
        const QString number = QString::number(points);
        const QFont small = theme.sans(type::small, QFont::Bold);
        if (QFontMetricsF(small).horizontalAdvance(number) + theme.px(space::tight) < part.width())
            drawWords(painter, part, Qt::AlignCenter, number, small, look.ink);
    }
    setInk(painter, linePen(Role::Soil, 2));
    painter.drawLine(box.bottomLeft(), QPointF(std::max(left, box.left() + point), box.bottom()));
    const QFont total = theme.serif(bed.wins ? type::section : type::lead, QFont::Bold);
    drawWords(painter,
              {left + theme.px(space::small), box.top() - theme.px(space::tight),
               qreal(theme.px(totalColumn - space::small)), box.height() + theme.px(space::tight)},
              Qt::AlignLeft | Qt::AlignVCenter, QString::number(bed.score.total()), total);
}

void EndBeds::paintHarvest(QPainter& painter, const EndBed& bed, PointSource source,
                           const QRectF& part) const {
    const Theme& theme = Theme::current();
    const qreal high = theme.px(24);
    switch (source) {
    case PointSource::Plants: {
        int next = 0;
        for (const QRectF& place : standing(part, int(bed.plants.size()), {high * 0.8, high}))
            painter.drawPixmap(place.topLeft(), plantPixmap(bed.plants[next++], place.size().toSize(),
                                                            painter.device()->devicePixelRatioF()));
        return;
    }
    case PointSource::Goals:
        for (const QRectF& place : standing(part, bed.goals, {high * 0.5, high * 0.75}))
            paintRosette(painter, place);
        return;
    case PointSource::Markers:
        for (const QRectF& place : standing(part, bed.score.markers, {high * 0.6, high * 0.55}))
            paintShape(painter, shapes::sprout(boxOf(place)).parts);
        return;
    case PointSource::Coins:
        for (const QRectF& place : standing(part, bed.score.coins, {high * 0.5, high * 0.5}))
            paintCoin(painter, place);
        return;
    }
}

QWidget* makeBedLegend(QWidget* parent) {
    auto* legend = new QWidget(parent);
    auto* line = new FlowLayout(legend);
    keepStyled(line, [line] { line->setSpacing(Theme::current().px(space::small)); });
    for (const PointSource source : pointSources) {
        auto* entry = new QWidget(legend);
        auto* parts = new QHBoxLayout(entry);
        page_parts::setMargins(parts, 0, space::tight);
        auto* swatch = new FigurePicture(
            {int(space::gap), int(space::gap)},
            [source](QPainter& painter, const QRectF& room) {
                const qreal side = Theme::current().px(space::gap);
                setInk(painter, Qt::NoPen, lookOf(source).fill);
                painter.drawRoundedRect(QRectF(0, room.center().y() - side / 2, side, side),
                                        Theme::current().px(space::hair), Theme::current().px(space::hair));
            },
            entry);
        swatch->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        keepTranslated(swatch, [swatch, source] {
            swatch->describe(EndBeds::tr("Colour of: %1").arg(text(genotype::words::name(source))), {});
        });
        parts->addWidget(swatch);
        QLabel* words = page_parts::wrappingLabel([source] { return text(genotype::words::name(source)); },
                                                  entry, TextRole::Caption, Role::SoftInk);
        words->setWordWrap(false);
        parts->addWidget(words);
        line->addWidget(entry);
    }
    return legend;
}

} // namespace app
