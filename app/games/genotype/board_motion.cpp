// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_motion.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "engine/core/overloaded.h"
#include "harvest_flight.h"
#include "plant_card.h"
#include "pool_column.h"
#include "ratio_strip.h"
#include "space_button.h"
#include "top_bar.h"

#include <QtCore/QEasingCurve>
#include <QtCore/QLineF>
#include <QtCore/QPointer>
#include <QtGui/QPainter>

#include <array>
#include <cmath>
#include <memory>
#include <numbers>

namespace app {

using namespace genotype;

namespace {

constexpr int dieTime = 400;
/// Twenty dice have all come to rest after half a second.
constexpr int dieStagger = 5;
constexpr int markerTime = 300;
constexpr int bloomTime = 400;
constexpr int pathTime = 500;

BoardButton* find(const MotionStage& stage, const Target& target) {
    for (BoardButton* button : stage.buttons)
        if (button->target() == target && !button->visibleRegion().isEmpty())
            return button;
    return nullptr;
}

QRectF onBoard(const MotionStage& stage, const QWidget& widget, const QRectF& rect) {
    return rect.translated(widget.mapTo(stage.board, QPoint()));
}

/// A die falls from its Punnett square into the pool, turning; if it was re-rolled, it shows its first face
/// on the way.
Flight dieFlight(const event::DieRolled& rolled, const QRectF& from, const QRectF& to, int order,
                 const std::function<void()>& landed) {
    const auto place = [from, to](qreal t) {
        const qreal way = QEasingCurve(QEasingCurve::OutBounce).valueForProgress(t);
        const QPointF start = from.center();
        const QPointF end = to.center();
        const qreal side = to.width() * (1.25 - 0.25 * t);
        return squareAround({start.x() + (end.x() - start.x()) * t, start.y() + (end.y() - start.y()) * way},
                            side);
    };
    // The faces shown while tumbling are only decoration; the game's chance is not involved.
    static constexpr std::array faces{DieFace::One, DieFace::Three, DieFace::Mutation, DieFace::Two,
                                      DieFace::Four};
    const auto faceAt = [rolled, order](qreal t) {
        if (t > 0.78)
            return rolled.face;
        if (t > 0.55 && rolled.rerolls > 0)
            return rolled.first;
        return faces[static_cast<std::size_t>(order + int(t * 12)) % faces.size()];
    };
    return {.delay = order * dieStagger,
            .duration = dieTime,
            .bounds = [place](qreal t) { return squareAround(place(t).center(), place(t).width() * 1.5); },
            .paint =
                [place, faceAt, trait = rolled.trait, order](QPainter& painter, qreal t) {
                    const QRectF rect = place(t);
                    painter.translate(rect.center());
                    painter.rotate((order % 2 ? 300 : -300) * std::pow(1 - t, 2));
                    painter.translate(-rect.center());
                    paintDie(painter, rect, trait, faceAt(t));
                },
            .landed = landed};
}

Flight markerFlight(const ShownMarker& marker, const QRectF& from, const QRectF& to,
                    const std::function<void()>& landed) {
    const auto place = [from, to](qreal t) {
        const qreal way = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(t);
        const QLineF line(from.center(), to.center());
        // Lifted from the table and set down.
        const qreal side = to.width() * (1 + 0.5 * std::sin(std::numbers::pi * t));
        return squareAround(line.pointAt(way), side);
    };
    return {
        .duration = markerTime,
        .bounds = place,
        .paint = [place, marker](QPainter& painter,
                                 qreal t) { paintMarker(painter, place(t), marker.colour, marker.letter); },
        .landed = landed};
}

/// A dotted path that grows from the player to the place, and a ring there, in the player's colour.
Flight pathFlight(const QColor& colour, const QRectF& from, const QRectF& to) {
    const QRectF ring = to.adjusted(-4, -4, 4, 4);
    return {.duration = pathTime,
            .bounds = [from, ring](qreal) { return from.united(ring).adjusted(-6, -6, 6, 6); },
            .paint =
                [colour, from, ring](QPainter& painter, qreal t) {
                    const qreal way =
                        QEasingCurve(QEasingCurve::OutCubic).valueForProgress(std::min(1.0, 2 * t));
                    painter.setOpacity(t < 0.7 ? 1 : (1 - t) / 0.3);
                    painter.setBrush(Qt::NoBrush);
                    QPen dots(colour, Theme::current().px(3), Qt::DotLine, Qt::RoundCap);
                    painter.setPen(dots);
                    const QLineF line(from.center(), ring.center());
                    painter.drawLine(QLineF(line.p1(), line.pointAt(way)));
                    painter.setPen(QPen(colour, Theme::current().px(3)));
                    if (way > 0.9)
                        painter.drawRoundedRect(ring, Theme::current().px(7), Theme::current().px(7));
                },
            .landed = [] {}};
}

/// Where an event of a seat can be seen; Nothing if nowhere.
struct PlaceOf {
    using Kind = Target::Kind;
    Target operator()(const event::MarkerPlaced& e) const { return Target::of(Kind::Space, e.space); }
    Target operator()(const event::GeneTilePlaced& e) const {
        return Target::of(Kind::ParentSide, e.trait, e.side);
    }
    Target operator()(const event::GeneTileRemoved& e) const {
        return Target::of(Kind::ParentSide, e.trait, e.side);
    }
    Target operator()(const event::DieTaken& e) const {
        return Target::of(Kind::PoolColumn, e.trait, e.area);
    }
    Target operator()(const event::PlantTaken& e) const {
        return Target::of(Kind::NurseryPlace, e.from.place);
    }
    Target operator()(const event::PlantPlaced& e) const {
        return Target::of(Kind::NurseryPlace, e.from.place);
    }
    Target operator()(const event::ToolTaken& e) const { return Target::of(Kind::ShedPlace, e.from.place); }
    Target operator()(const event::GoalClaimed& e) const { return Target::of(Kind::Goal, e.trait, e.goal); }
    Target operator()(const event::UpgradeBought& e) const { return Target::of(Kind::Upgrade, e.upgrade); }
    Target operator()(
        const core::OneOf<
            event::CardsDealt, event::SetupChosen, event::SetupRevealed, event::PositionSet,
            event::RoundBegan, event::PhaseBegan, event::TurnBegan, event::CoinsGained, event::CoinsPaid,
            event::GeneTilesLeft, event::ToolPlayed, event::AssistantUsed, event::SeedBagOpened,
            event::PlantKept, event::PlantsDiscarded, event::PlantSown, event::PlantHarvested,
            event::TraitValidated, event::ValidationLost, event::DieRolled, event::PickBegan, event::PickLost,
            event::Passed, event::AssistantHired, event::DeckReshuffled, event::RowsRefilled,
            event::PricesFell, event::TurnEnded, event::GameEnded, event::JohannJoined, event::AutomaDrawn,
            event::NoAutomaFits, event::ToolDiscarded, event::AutomaPhaseBegan, event::ShiftMoved,
            event::ArrowFollowed, event::MutationRowFollowed> auto&) const {
        return {};
    }
};

/// A ring of light and small flowers that open around the plant: its own or, if its card leaves them open,
/// buds.
Flight bloomFlight(const PlantLook& look, const QRectF& card) {
    const auto flowers = look.of(Trait::FlowerColour);
    const QPointF centre = card.center();
    const qreal reach = std::min(card.width(), card.height()) * 0.62;
    return {.delay = 0,
            .duration = bloomTime,
            .bounds = [centre, reach](qreal) { return squareAround(centre, reach * 2.6); },
            .paint =
                [centre, reach, flowers](QPainter& painter, qreal t) {
                    const qreal open = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(t);
                    painter.setOpacity(1 - t * t);
                    painter.setPen(QPen(Theme::current().colour(Role::GlowBorder), Theme::current().px(3)));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawEllipse(centre, reach * open, reach * open);
                    constexpr int petals = 6;
                    for (int i = 0; i < petals; ++i) {
                        const qreal angle = 2 * std::numbers::pi * i / petals;
                        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * reach * open;
                        paintFlower(painter, at, reach * 0.36 * open, 60.0 * i, flowers);
                    }
                },
            .landed = [] {}};
}

} // namespace

int pointsFlown(const State& state, const event::PlantHarvested& harvested) {
    return plantCard(harvested.plant).points + goalPoints(state, harvested.seat, harvested.plant);
}

QList<QWidget*> placesOf(const std::vector<Event>& events, Seat seat, const MotionStage& stage) {
    QList<QWidget*> places;
    for (const Event& event : events) {
        const Target target = std::visit(
            [seat](const auto& one) {
                if constexpr (requires { one.seat; })
                    return one.seat == seat ? PlaceOf{}(one) : Target{};
                else
                    return Target{};
            },
            event);
        if (target.kind == Target::Kind::Nothing)
            continue;
        if (BoardButton* place = find(stage, target); place && !places.contains(place))
            places << place;
    }
    return places;
}

QList<Flight> flightsFor(const std::vector<Event>& events, const State& state, const MotionStage& stage) {
    QList<Flight> flights;
    if (stage.watched < stage.chips.size()) {
        const QWidget& chip = *stage.chips[stage.watched];
        const QColor colour = Theme::current().seat(stage.markers.value(stage.watched).colour).text;
        for (const QWidget* place : placesOf(events, stage.watched, stage))
            flights << pathFlight(colour, onBoard(stage, chip, QRectF(chip.rect())),
                                  onBoard(stage, *place, QRectF(place->rect())));
    }
    const auto marker = [&](const event::MarkerPlaced& placed) {
        auto* space = qobject_cast<SpaceButton*>(find(stage, Target::of(Target::Kind::Space, placed.space)));
        if (!space || placed.seat >= stage.chips.size())
            return;
        const QWidget& chip = *stage.chips[placed.seat];
        const QPointer<SpaceButton> target(space);
        space->setArriving(true);
        flights << markerFlight(stage.markers.value(placed.seat), onBoard(stage, chip, QRectF(chip.rect())),
                                onBoard(stage, *space, space->markerRect()), [target] {
                                    if (target)
                                        target->setArriving(false);
                                });
    };
    std::array<std::array<int, poolAreaCount>, traitCount> settled{};
    std::array<std::shared_ptr<int>, traitCount> inTheAir;
    for (auto& one : inTheAir)
        one = std::make_shared<int>(0);
    int order = 0;
    const auto die = [&](const event::DieRolled& rolled) {
        if (rolled.omari)
            return;
        const auto area = poolAreaOf(rolled.parents, rolled.face);
        const int index = settled[static_cast<std::size_t>(rolled.trait)][static_cast<std::size_t>(area)]++;
        auto* column =
            qobject_cast<PoolColumn*>(find(stage, Target::of(Target::Kind::PoolColumn, rolled.trait, area)));
        const BoardButton* side = find(stage, Target::of(Target::Kind::ParentSide, rolled.trait, Side::Top));
        if (!column || !side || index >= column->dice())
            return;
        const QPointer<PoolColumn> target(column);
        column->setSettling(index, true);
        const QPointer<RatioStrip> strip(stage.strips.value(static_cast<int>(rolled.trait)));
        const auto flying = inTheAir[static_cast<std::size_t>(rolled.trait)];
        ++*flying;
        if (strip)
            strip->setSettling(true);
        flights << dieFlight(rolled, onBoard(stage, *side, QRectF(side->rect())),
                             onBoard(stage, *column, column->dieRect(index)), order++,
                             [target, index, strip, flying] {
                                 if (target)
                                     target->setSettling(index, false);
                                 if (--*flying == 0 && strip)
                                     strip->setSettling(false);
                             });
    };
    const auto bloom = [&](const event::TraitValidated& validated) {
        const Player& player = state.player(validated.seat);
        if (validated.seat != stage.garden || validated.plot >= player.plots.size() ||
            !player.plots[validated.plot].complete())
            return;
        if (const BoardButton* plot = find(stage, Target::of(Target::Kind::Plot, validated.plot)))
            flights << bloomFlight(lookOf(state, player.plots[validated.plot].plant),
                                   onBoard(stage, *plot, QRectF(plot->rect())));
    };
    const auto harvest = [&](const event::PlantHarvested& harvested) {
        const BoardButton* plot = find(stage, Target::of(Target::Kind::Plot, harvested.plot));
        if (harvested.seat != stage.garden || harvested.seat >= stage.chips.size() || !plot)
            return;
        const QWidget& chip = *stage.chips[harvested.seat];
        flights << harvestFlight(lookOf(state, harvested.plant), pointsFlown(state, harvested),
                                 onBoard(stage, *plot, QRectF(plot->rect())),
                                 onBoard(stage, chip, QRectF(chip.rect())));
    };
    // Of these the board shows only what they lead to.
    const auto still =
        [](const core::OneOf<
            event::CardsDealt, event::SetupChosen, event::SetupRevealed, event::PositionSet,
            event::RoundBegan, event::PhaseBegan, event::TurnBegan, event::CoinsGained, event::CoinsPaid,
            event::GeneTilePlaced, event::GeneTileRemoved, event::GeneTilesLeft, event::PlantTaken,
            event::PlantPlaced, event::ToolTaken, event::ToolPlayed, event::AssistantUsed,
            event::SeedBagOpened, event::PlantKept, event::PlantsDiscarded, event::PlantSown,
            event::ValidationLost, event::GoalClaimed, event::PickBegan, event::DieTaken, event::PickLost,
            event::Passed, event::UpgradeBought, event::AssistantHired, event::DeckReshuffled,
            event::RowsRefilled, event::PricesFell, event::TurnEnded, event::GameEnded, event::JohannJoined,
            event::AutomaDrawn, event::NoAutomaFits, event::ToolDiscarded, event::AutomaPhaseBegan,
            event::ShiftMoved, event::ArrowFollowed, event::MutationRowFollowed> auto&) {};
    const core::Overloaded fly{marker, die, bloom, harvest, still};
    for (const Event& event : events)
        std::visit(fly, event);
    return flights;
}

} // namespace app
