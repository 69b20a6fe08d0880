// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game_picture.h"

#include "app/base/shapes/pieces.h"
#include "app/base/shapes/plant.h"
#include "app/base/shapes/seedling.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/games/games.h"
#include "game_pictures.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>

#include <algorithm>

namespace app {

namespace {

using shapes::Box;
using shapes::Daylight;
using shapes::Shape;

constexpr qreal leastScene = 96;
/// A picture that is less wide has no room for the abbey.
constexpr double leastAbbey = 240;

/// What stands in one bed.
struct GameBed {
    std::vector<shapes::PlantLook> plants;
    int sprouts = 0;
    int colour = -1; ///< of a seat; −1: nobody's
    std::string letter = {};
    bool isLit = false;
};

std::string initialOf(const std::string& name) {
    return QString::fromStdString(name).left(1).toUpper().toStdString();
}

std::vector<GameBed> bedsOf(const SavedGame& game, bool each) {
    std::vector<GameBed> beds;
    for (const SavedSeat& seat : game.seats)
        beds.push_back({seat.plants, seat.sprouts, seat.colour, initialOf(seat.name), seat.wins});
    if (each || beds.empty())
        return beds;
    // A small picture has room for a few, and for the best of them.
    constexpr std::size_t most = 4;
    GameBed shared{.plants = {}, .sprouts = 0};
    for (const GameBed& bed : beds) {
        shared.plants.insert(shared.plants.end(), bed.plants.begin(), bed.plants.end());
        shared.sprouts += bed.sprouts;
    }
    const auto traits = [](const shapes::PlantLook& look) {
        return std::ranges::count_if(look.traits, [](const auto& trait) { return trait.has_value(); });
    };
    std::ranges::stable_sort(shared.plants, std::ranges::greater(), traits);
    shared.plants.resize(std::min(shared.plants.size(), most));
    shared.sprouts = std::min(shared.sprouts, static_cast<int>(most - shared.plants.size()));
    return {shared};
}

QString bedsName(const std::vector<GameBed>& beds) {
    QString name = QStringLiteral("saved:");
    for (const GameBed& bed : beds) {
        name += QStringLiteral("%1.%2.%3.%4:")
                    .arg(bed.sprouts)
                    .arg(bed.colour)
                    .arg(bed.isLit)
                    .arg(QString::fromStdString(bed.letter));
        for (const shapes::PlantLook& look : bed.plants)
            for (const auto& trait : look.traits)
                name += trait ? QChar('a' + static_cast<int>(*trait)) : QChar('-');
    }
    return name;
}

/// A bed along the lower edge of its box, and what grows on it.
void addGameBed(shapes::Parts& parts, const Box& box, const GameBed& bed, Daylight daylight) {
    const double disc = std::min(box.height * 0.16, box.width * 0.3);
    const double room = bed.colour < 0 ? 0 : disc * 0.7;
    const Box ground{box.x, box.y, box.width, box.height - room};
    if (bed.isLit) {
        const double radius = std::min(ground.height * 0.46, ground.width * 0.56);
        parts.push_back({shapes::Path().circle({ground.centre().x, ground.bottom() - radius}, radius),
                         faded(shapes::pigment(0xFFF0A8), daylight == Daylight::Night ? 0.3 : 0.75)});
    }
    append(parts, shapes::bed(ground, {}, daylight).parts);
    const double soil = std::min(ground.height * 0.5, ground.width * 0.08);
    const double foot = ground.bottom() - soil * 0.4;
    const auto count = static_cast<double>(bed.plants.size()) + bed.sprouts;
    if (count > 0) {
        // Each covers a part of the one before it; many make a thicket.
        const double share = std::max(1 / (1 + (count - 1) * 0.45), 0.5);
        const double broad = std::min(ground.width * share, (foot - ground.y) * 0.84);
        const double tall = broad / 0.84;
        const double step = count > 1 ? (ground.width - broad) / (count - 1) : 0;
        double left = count > 1 ? ground.x : ground.centre().x - broad / 2;
        for (const shapes::PlantLook& look : bed.plants) {
            append(parts, lit(shapes::plant({left, foot - tall, broad, tall}, look).parts, daylight));
            left += step;
        }
        const double small = std::min(broad * 0.4, ground.height * 0.25);
        for (int sprout = 0; sprout < bed.sprouts; ++sprout) {
            append(parts,
                   shapes::sprout({left + (broad - small) / 2, foot - small, small, small}, daylight).parts);
            left += step;
        }
    }
    if (bed.colour >= 0)
        append(parts, shapes::goalMarker({box.centre().x - disc / 2, box.bottom() - disc, disc, disc},
                                         bed.colour, bed.letter)
                          .parts);
}

/// Sky, hills and a lawn from two fifths of the height on; if it is wide, the abbey.
Shape gardenOfGame(const Box& box, const std::vector<GameBed>& beds, Daylight daylight) {
    Shape scene = shapes::sky(box, daylight);
    const auto add = [&scene](const Shape& shape) { append(scene.parts, shape.parts); };
    const double high = box.height;
    const double horizon = box.y + high * 0.42;
    add(shapes::hills({box.x, horizon - high * 0.16, box.width, high * 0.2}, daylight));
    add(shapes::lawn({box.x, horizon, box.width, box.bottom() - horizon}, daylight));
    const bool isWide = box.width > 1.3 * high && box.width > leastAbbey;
    if (isWide) {
        const double abbey = std::min(high * 0.9, box.width * 0.4);
        add(shapes::cloud({box.x + box.width * 0.34, box.y + high * 0.08, high * 0.22, high * 0.12},
                          daylight));
        add(shapes::glasshouse({box.x + high * 0.08, horizon - high * 0.16, high * 0.3, high * 0.2},
                               daylight));
        add(shapes::tree({box.right() - abbey - high * 0.22, horizon - high * 0.16, high * 0.16, high * 0.2},
                         shapes::Tree::Apple, daylight));
        add(shapes::abbey({box.right() - abbey - high * 0.08, horizon - abbey * 0.47, abbey, abbey * 0.5},
                          daylight));
        add(shapes::tree({box.right() - high * 0.14, horizon - high * 0.12, high * 0.14, high * 0.16},
                         shapes::Tree::Lime, daylight));
    } else {
        add(shapes::tree({box.right() - high * 0.36, horizon - high * 0.24, high * 0.26, high * 0.3},
                         shapes::Tree::Lime, daylight));
    }
    const double margin = high * (isWide ? 0.08 : 0.1);
    const double gap = high * 0.1;
    const auto count = static_cast<double>(beds.size());
    const double wide = std::min((box.width - 2 * margin - gap * (count - 1)) / std::max(count, 1.0),
                                 isWide ? high * 0.9 : box.width);
    double left = box.centre().x - (wide * count + gap * (count - 1)) / 2;
    for (const GameBed& bed : beds) {
        const double tall = high * (bed.isLit ? 0.7 : 0.62);
        addGameBed(scene.parts, {left, box.bottom() - high * 0.05 - tall, wide, tall}, bed, daylight);
        left += wide + gap;
    }
    return scene;
}

/// In the middle of a surface that is still.
void paintStill(QPainter& painter, const QRectF& rect, Shape (*shape)(const Box&, Daylight), qreal share) {
    painter.fillRect(rect, Theme::current().colour(Role::Resting));
    const QRectF place(rect.center().x() - rect.height() * share / 2,
                       rect.center().y() - rect.height() * share / 2, rect.height() * share,
                       rect.height() * share);
    paintShape(painter, shape(boxOf(place), Daylight::Morning).parts);
}

void paintBeds(QPainter& painter, const QRectF& rect, const std::vector<GameBed>& beds) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(rect.topLeft(), sceneryPixmap(bedsName(beds), rect.size().toSize(), ratio,
                                                     [&beds](const Box& box, Daylight daylight) {
                                                         return gardenOfGame(box, beds, daylight);
                                                     }));
}

} // namespace

void paintSavedGame(QPainter& painter, const QRectF& rect, const SavedGame& game, bool each) {
    if (!game.playable())
        paintStill(painter, rect, &shapes::wiltedSeedling, 0.8);
    else if (game.game == QLatin1String(genomewars::Game::id.data()))
        paintGenomeWarsPicture(painter, rect);
    else if (game.game == QLatin1String(genecards::Game::id.data()))
        paintGeneExpressionPicture(painter, rect);
    else
        paintBeds(painter, rect, bedsOf(game, each));
}

SavedGameScene::SavedGameScene(const SavedGame* game, QWidget* parent)
    : QWidget(parent), m_game(game ? std::optional(*game) : std::nullopt) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keepStyled(this, [this] { updateGeometry(); });
}

QSize SavedGameScene::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(leastScene), theme.px(leastScene)};
}

void SavedGameScene::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Round at the top, as the card is.
    const qreal round = Theme::current().px(radius::card);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(0, 0, 0, round), round, round);
    painter.setClipPath(frame);
    if (m_game)
        paintSavedGame(painter, rect(), *m_game, true);
    else
        paintBeds(painter, rect(), std::vector<GameBed>(3));
}

} // namespace app
