// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_pedigree.h"

#include "app/base/text/phrases.h"
#include "app/charts/meiosis_layer.h"
#include "app/charts/pedigree_picture.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/model/queries.h"
#include "lessons/topics/board_cross.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

using namespace page_parts;
using genotype::Genotype;
using genotype::Inheritance;
using genotype::Seat;
using genotype::Trait;

namespace {

PlantSymbols symbolsOf(Trait trait, Inheritance inheritance) {
    const auto look = [&](Genotype genotype) {
        return text(genotype::words::word(phenotypeOf(trait, genotype, inheritance)));
    };
    const bool between = inheritance != Inheritance::CompleteDominance;
    return {look(Genotype::HomozygousRecessive), between ? look(Genotype::Heterozygous) : QString(),
            look(Genotype::HomozygousDominant)};
}

DrawnFamily drawnOf(const lessons::pedigree::GardenFamily& family, Trait trait, Inheritance inheritance) {
    DrawnFamily drawn(family.plants);
    drawn.plants = symbolsOf(trait, inheritance);
    for (const lessons::pedigree::GardenMember& one : family.members) {
        drawn.captions.push_back(genotypeText(trait, one.genotype));
        drawn.halves.push_back(inheritance != Inheritance::CompleteDominance &&
                               one.genotype == Genotype::Heterozygous);
    }
    return drawn;
}

} // namespace

Gardens Gardens::of(const GenotypeGame& document) {
    const genotype::State& state = document.state();
    Gardens made;
    made.inheritance = inheritancesOf(state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        lessons::pedigree::GardenHistory history(seat);
        for (const Step& step : document.steps())
            for (const genotype::Event& event : step.events)
                history.read(event);
        made.gardens.append({document.seatName(seat), std::move(history)});
    }
    return made;
}

GardenPedigree::GardenPedigree(Gardens gardens, Seat seat, Trait trait, QWidget* parent)
    : QWidget(parent), m_gardens(std::move(gardens)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    rows->addWidget(wrappingLabel([] { return tr("Pedigree of a garden"); }, this, TextRole::PanelTitle));
    QList<Text> names;
    for (const Gardens::Garden& one : m_gardens.gardens)
        names << Text(one.name);
    m_seats = choice([] { return tr("Garden"); }, names, int(seat));
    m_seats->setObjectName(QStringLiteral("pedigreeGarden"));
    QList<Text> genes;
    for (const Trait one : genotype::allTraits)
        genes << Text([one] { return text(genotype::words::title(one)); });
    m_traits = choice([] { return tr("Gene"); }, genes, int(trait));
    m_traits->setObjectName(QStringLiteral("pedigreeGene"));
    m_picture = new PedigreePicture(this);
    rows->addWidget(m_picture, 1);
    m_empty =
        wrappingLabel([] { return tr("No offspring die has become a trait of this garden yet."); }, this);
    m_empty->setObjectName(QStringLiteral("pedigreeEmpty"));
    rows->addWidget(m_empty);
    m_named = wrappingLabel({}, this);
    m_named->setObjectName(QStringLiteral("pedigreeNamed"));
    m_named->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room for two lines, so that nothing below moves under the pointer.
    m_named->setMinimumHeight(2 * m_named->fontMetrics().lineSpacing());
    QPushButton* meiosis = meiosisButton(this, [this] {
        const lessons::BoardSquare square{gene().trait, gene().crosses.at(m_cross).parents};
        MeiosisOccasion occasion;
        occasion.cross = lessons::crossOf(square);
        occasion.note = tr("Parents at the square: %1 × %2.")
                            .arg(genotypeText(square.trait, square.parents.left),
                                 genotypeText(square.trait, square.parents.top));
        return occasion;
    });
    rows->addWidget(besideMeiosisButton(m_named, meiosis, this));
    m_given = wrappingLabel({}, this);
    m_given->setObjectName(QStringLiteral("pedigreeGiven"));
    rows->addWidget(m_given);
    rows->addWidget(wrappingLabel(
        [] {
            return tr("A diamond is a pea plant: its flowers have both sexes. In the game each gene is "
                      "bred by itself: the parents are the two beside the Punnett square when the die "
                      "was rolled. Plants in a garden are never crossed, so there are only two "
                      "generations.");
        },
        this, TextRole::Caption, Role::SoftInk));
    m_chosen = wrappingLabel(
        [] {
            return tr("These dice were chosen, so their numbers say nothing about the ratio of a cross. "
                      "For that, count all the dice that were rolled.");
        },
        this, TextRole::Caption, Role::SoftInk);
    rows->addWidget(m_chosen);
    connect(m_seats, &SegmentRow::chosen, this, &GardenPedigree::refresh);
    connect(m_traits, &SegmentRow::chosen, this, &GardenPedigree::refresh);
    connect(m_picture, &PedigreePicture::cursorMoved, this, &GardenPedigree::name);
    keepTranslated(this, [this] { refresh(); });
}

SegmentRow* GardenPedigree::choice(const Text& name, const QList<Text>& labels, int value) {
    auto* row = new SegmentRow(int(labels.size()), this);
    name.showOn(row, [row](const QString& words) { row->setSubject(words); });
    keepTranslated(row, [row, labels] {
        QStringList words;
        for (const Text& one : labels)
            words << one.words();
        row->setLabels(words);
    });
    row->showValue(value);
    layout()->addWidget(row);
    return row;
}

const lessons::pedigree::GardenGene& GardenPedigree::gene() const {
    return m_gardens.gardens[m_seats->value()].history.gene(static_cast<Trait>(m_traits->value()));
}

void GardenPedigree::refresh() {
    const lessons::pedigree::GardenGene& shown = gene();
    const Inheritance inheritance = m_gardens.inheritance[static_cast<std::size_t>(shown.trait)];
    m_family = familyOf(shown);
    m_cross = 0;
    QStringList said;
    for (const lessons::pedigree::GardenMember& one : m_family.members)
        said << text(described(shown, one, inheritance));
    const bool empty = shown.crosses.empty();
    m_named->clear();
    m_picture->setPlants(drawnOf(m_family, shown.trait, inheritance), said);
    m_picture->setVisible(!empty);
    m_empty->setVisible(empty);
    m_named->parentWidget()->setVisible(!empty);
    m_chosen->setVisible(!empty);
    QStringList given;
    for (const lessons::pedigree::GivenTrait& one : shown.given)
        given << text(described(shown.trait, one));
    m_given->setVisible(!given.isEmpty());
    m_given->setText(tr("Without parents at the square: %1.").arg(given.join(QStringLiteral(", "))));
    name();
}

void GardenPedigree::name() {
    const auto cursor = m_picture->cursor();
    if (cursor) {
        m_named->setText(m_picture->cursorText());
        m_cross = m_family.members[*cursor].cross;
    } else if (m_named->text().isEmpty()) {
        m_named->setText(tr("Point at a plant, or use the arrow keys."));
    }
}

QPushButton* gardenPedigreeButton(std::function<Gardens()> gardens, Seat seat, Trait trait, QWidget* parent) {
    QPushButton* made = button([] { return GardenPedigree::tr("Pedigree of a garden"); }, parent);
    made->setObjectName(QStringLiteral("gardenPedigree"));
    QObject::connect(made, &QPushButton::clicked, made, [made, asked = std::move(gardens), seat, trait] {
        Popover::openSheet(made, scrolling(new GardenPedigree(asked(), seat, trait), nullptr),
                           [] { return GardenPedigree::tr("Pedigree of a garden"); }, {640, 500});
    });
    return made;
}

} // namespace app
