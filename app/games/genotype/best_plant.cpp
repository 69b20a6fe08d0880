// SPDX-License-Identifier: GPL-3.0-or-later
#include "best_plant.h"

#include "app/base/text/phrases.h"
#include "app/charts/painted_figure.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/model/queries.h"
#include "plant_card.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using genotype::Genotype;
using genotype::Trait;

namespace {

constexpr int sunRays = 18;
constexpr int genotypeChip = 34;

/// The genotypes that a card asks for, as chips in the colours of their traits.
void paintGenotypes(QPainter& painter, const QRectF& room, const genotype::PlantCard& card) {
    const Theme& theme = Theme::current();
    qreal left = room.left();
    for (const Trait trait : genotype::allTraits) {
        if (!card.has(trait))
            continue;
        const TraitColours colours = theme.trait(trait);
        const QRectF chip(left, room.top(), theme.px(genotypeChip), room.height());
        setInk(painter, Qt::NoPen, colours.fill);
        painter.drawRoundedRect(chip, theme.px(radius::chip), theme.px(radius::chip));
        drawWords(painter, chip, Qt::AlignCenter, genotypeText(trait, card.genotype(trait)),
                  theme.genotypeFont(type::body), colours.onFill);
        left = chip.right() + theme.px(space::tight);
    }
}

QString genotypesOf(const genotype::PlantCard& card) {
    QStringList all;
    for (const Trait trait : genotype::allTraits)
        if (card.has(trait))
            all << genotypeText(trait, card.genotype(trait));
    return all.join(QLatin1Char(' '));
}

/// What a gardener would see who sowed the plant's seeds.
QString breedsTrue(const genotype::PlantCard& card) {
    QStringList split;
    for (const Trait trait : genotype::allTraits)
        if (card.has(trait) && card.genotype(trait) == Genotype::Heterozygous)
            split << genotypeText(trait, Genotype::Heterozygous);
    if (split.isEmpty())
        return BestPlant::tr("Homozygous for every gene on its card: sown again, it breeds true.");
    return BestPlant::tr("Heterozygous (%1): sown again, its offspring differ.")
        .arg(split.join(QStringLiteral(", ")));
}

} // namespace

std::optional<HarvestedPlant> bestPlantOf(const GenotypeGame& document, genotype::Seat seat) {
    const genotype::State& state = document.state();
    std::optional<HarvestedPlant> best;
    std::size_t harvestedBy = 0;
    int most = -1;
    for (std::size_t step = 0; step < document.steps().size(); ++step)
        for (const genotype::Event& event : document.steps()[step].events) {
            const auto* harvest = std::get_if<genotype::event::PlantHarvested>(&event);
            if (!harvest || harvest->seat != seat || !state.player(seat).harvested.contains(harvest->plant))
                continue;
            const int points = genotype::plantCard(harvest->plant).points +
                               genotype::goalPoints(state, seat, harvest->plant);
            if (points <= most)
                continue;
            most = points;
            harvestedBy = step;
            best = HarvestedPlant{
                .plant = harvest->plant, .points = points, .look = lookOf(state, harvest->plant)};
        }
    if (best)
        best->round = document.stateAfter(harvestedBy).round;
    return best;
}

BestPlant::BestPlant(const std::optional<HarvestedPlant>& plant, const Text& heading, QWidget* parent)
    : QWidget(parent), m_plant(plant) {
    setObjectName(QStringLiteral("bestPlant"));
    auto* columns = new QHBoxLayout(this);
    setMargins(columns, space::card, space::small);
    columns->addStretch(1);
    auto* rows = new QVBoxLayout;
    rows->addStretch(1);
    rows->addWidget(wrappingLabel(heading, this, TextRole::Caption));
    if (!plant) {
        rows->addWidget(
            wrappingLabel([] { return tr("No plant was completed."); }, this, TextRole::PanelTitle));
    } else {
        const genotype::PlantCard& card = genotype::plantCard(plant->plant);
        rows->addWidget(wrappingLabel([number = plant->plant + 1] { return tr("No. %1").arg(number); }, this,
                                      TextRole::PageTitle));
        rows->addWidget(wrappingLabel(
            [points = plant->points, round = plant->round] {
                return tr("%n points, round %1", nullptr, points).arg(round);
            },
            this));
        auto* chips = new FigurePicture(
            {(genotypeChip + int(space::tight)) * genotype::traitCount, 28},
            [card](QPainter& painter, const QRectF& room) { paintGenotypes(painter, room, card); }, this);
        chips->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        keepTranslated(chips, [chips, card] { chips->describe(tr("Genotypes"), genotypesOf(card)); });
        rows->addWidget(chips);
        rows->addWidget(wrappingLabel([card] { return breedsTrue(card); }, this));
    }
    rows->addStretch(1);
    columns->addLayout(rows, 1);
    keepStyled(this, [this] { setMinimumHeight(Theme::current().px(190)); });
}

QRectF BestPlant::pictureRoom() const {
    return QRectF(rect()).adjusted(0, 0, -width() / 2.0, 0);
}

void BestPlant::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath edge;
    edge.addRoundedRect(rect(), theme.px(radius::card), theme.px(radius::card));
    painter.setClipPath(edge);
    painter.fillRect(rect(), theme.colour(Role::GlowFill));
    const QRectF room = pictureRoom();
    const QPointF sun = room.center();
    const QColor ray = mixed(theme.colour(Role::GlowBorder), theme.colour(Role::GlowFill), 0.1);
    setInk(painter, Qt::NoPen, ray);
    const qreal reach = width() + height();
    for (int i = 0; i < sunRays; ++i)
        painter.drawPie(QRectF(sun.x() - reach, sun.y() - reach, 2 * reach, 2 * reach), i * 5760 / sunRays,
                        2880 / sunRays);
    const qreal side = std::min(room.width(), room.height()) * 0.86;
    setInk(painter, Qt::NoPen, Role::GlowFill);
    painter.drawEllipse(sun, side / 2, side / 2);
    if (!m_plant)
        return;
    const QSize size(qRound(side * 0.9), qRound(side));
    painter.drawPixmap(QPointF(sun.x() - size.width() / 2.0, sun.y() - size.height() / 2.0),
                       plantPixmap(m_plant->look, size, devicePixelRatioF()));
}

} // namespace app
