// SPDX-License-Identifier: GPL-3.0-or-later
#include "parents_scene.h"

#include "app/base/shapes/raised_bed.h"
#include "app/base/text/phrases.h"
#include "app/charts/cross_plant.h"
#include "app/charts/phenotype_sign.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"
#include "lessons/topics/interaction_experiment.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <cmath>

namespace app {

using namespace page_parts;

namespace {

// In pixels at scale 1.
constexpr QSizeF chipSize{31, 38};
constexpr qreal bedWidth = 140;
constexpr qreal usualHeight = 384;
constexpr qreal plantRoom = 168; ///< the least height of what grows
constexpr qreal signSize = 76;
constexpr qreal sceneTimes = 21; ///< the type of the sign between the parents
// Shares of the height.
constexpr qreal horizon = 0.52;
constexpr qreal hillsHigh = 0.2;
constexpr qreal cloudHigh = 0.09;

/// Morning in the garden of the abbey.
shapes::Shape parentsGround(const shapes::Box& box, shapes::Daylight daylight) {
    const double line = box.y + box.height * horizon;
    const double hills = box.height * hillsHigh;
    const double cloud = box.height * cloudHigh;
    shapes::Parts parts = shapes::sky({box.x, box.y, box.width, line - box.y + 4}, daylight).parts;
    append(parts, shapes::cloud({box.x + box.width * 0.62, box.y + cloud, cloud * 2, cloud}, daylight).parts);
    append(parts, shapes::hills({box.x, line - hills, box.width, hills}, daylight).parts);
    append(parts, shapes::hedge({box.x, line - hills * 0.35, box.width, hills * 0.4}, daylight).parts);
    append(parts, shapes::lawn({box.x, line - 4, box.width, box.bottom() - line + 4}, daylight).parts);
    return {box, parts};
}

} // namespace

ParentAlleleButton::ParentAlleleButton(QWidget* parent) : QPushButton(parent) {
    setAutoDefault(true); // Enter presses it, too
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepStyled(this, [this] { updateGeometry(); });
}

void ParentAlleleButton::setTrait(std::optional<genotype::Trait> trait) {
    m_trait = trait;
    update();
}

QSize ParentAlleleButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(chipSize.width()), theme.px(chipSize.height())};
}

void ParentAlleleButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = theme.px(radius::chip);
    const bool isContrast = theme.kind() == ThemeKind::HighContrast;
    const QColor plain = m_trait ? theme.trait(*m_trait).tint : theme.colour(Role::Panel);
    const QColor ink = m_trait ? theme.trait(*m_trait).textOnTint : theme.colour(Role::Ink);
    const qreal line = underMouse() && isEnabled() ? stroke::strong : isContrast ? stroke::hair : 0;
    setInk(painter, line > 0 ? linePen(ink, line) : QPen(Qt::NoPen), plain);
    const qreal inset = line * theme.scale() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    const QFont font =
        fitted(theme.genotypeFont(type::section), text(), width() - theme.px(space::tight), 0.5);
    drawWords(painter, rect(), Qt::AlignCenter, text(), font, ink);
    if (hasFocus())
        paintFocusRing(painter, rect(), radius);
}

ParentsScene::ParentsScene(LabSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    keepStyled(this, [this] { setMaximumHeight(Theme::current().px(usualHeight + space::wide)); });
    auto* rows = new QGridLayout(this);
    keepStyled(rows, [rows] {
        const Theme& theme = Theme::current();
        const int margin = theme.px(space::small);
        rows->setContentsMargins(margin, margin, margin, margin);
        rows->setHorizontalSpacing(theme.px(space::gap));
        rows->setVerticalSpacing(theme.px(space::small + space::tight));
        rows->setRowMinimumHeight(0, theme.px(plantRoom));
    });
    rows->setRowStretch(0, 1);
    for (const int one : {0, 1}) {
        addBed(one);
        addField(one);
        rows->addWidget(m_beds[std::size_t(one)], 1, one, Qt::AlignHCenter);
        rows->addWidget(m_fields[std::size_t(one)], 2, one, Qt::AlignHCenter);
    }
    keepTranslated(this, [this] { refresh(); });
    connect(&session, &LabSession::crossChanged, this, [this] {
        m_written = {};
        refresh();
    });
}

void ParentsScene::addBed(int parent) {
    auto* bed = m_beds[std::size_t(parent)] = new QWidget(this);
    auto* places = new QGridLayout(bed);
    keepStyled(places, [bed, places] {
        const Theme& theme = Theme::current();
        places->setContentsMargins(0, theme.px(space::tight), 0, theme.px(space::tight));
        places->setHorizontalSpacing(theme.px(space::hair));
        places->setVerticalSpacing(theme.px(space::tight));
        bed->setFixedWidth(theme.px(bedWidth));
    });
    for (std::size_t gene = 0; gene < LabSession::mostGenes; ++gene)
        for (const int chromosome : {0, 1}) {
            auto* chip = new ParentAlleleButton(bed);
            chip->setObjectName(QStringLiteral("allele%1%2%3").arg(parent).arg(gene).arg(chromosome));
            connect(chip, &QPushButton::clicked, this,
                    [this, parent, gene, chromosome] { m_session.turnAllele(parent, gene, chromosome); });
            places->addWidget(chip, int(gene) / 2, int(gene) % 2 * 2 + chromosome, Qt::AlignCenter);
            m_chips[std::size_t(parent)].push_back(chip);
        }
}

void ParentsScene::addField(int parent) {
    auto* field = m_fields[std::size_t(parent)] = lineEdit({}, this);
    field->setObjectName(QStringLiteral("parent%1").arg(parent));
    field->setMaxLength(40);
    field->setAlignment(Qt::AlignCenter);
    keepFixedWidth(field, bedWidth);
    setSpokenName(field, [parent] { return parent == 0 ? tr("First parent") : tr("Second parent"); });
    setTip(field, [] { return tr("Type a genotype, or the whole cross"); });
    keepStyled(field, [field] { field->setFont(Theme::current().genotypeFont(type::lead)); });
    connect(field, &QLineEdit::editingFinished, this, &ParentsScene::parentsTyped);
}

QString ParentsScene::typed(int parent) const {
    return m_fields[std::size_t(parent)]->text();
}

void ParentsScene::describe(const lessons::NotationError* error, const QString& words) {
    for (const int parent : {0, 1})
        m_fields[std::size_t(parent)]->setAccessibleDescription(error && error->parent == parent ? words
                                                                                                 : QString());
}

void ParentsScene::refresh() {
    const lessons::Cross& cross = m_session.bench().cross;
    refreshChips();
    QStringList looks;
    for (const int parent : {0, 1}) {
        const QString letters =
            QString::fromStdString(lessons::notation(cross, parent == 0 ? cross.first : cross.second));
        // What is half typed stays in its field when only the language or the look changes.
        if (std::exchange(m_written[std::size_t(parent)], letters) != letters) {
            const QSignalBlocker quiet(m_fields[std::size_t(parent)]);
            m_fields[std::size_t(parent)]->setText(letters);
        }
        looks << (parent == 0 ? tr("First parent, %1: %2") : tr("Second parent, %1: %2"))
                     .arg(letters, text(m_session.brood().phenotypeName(phenotypeOf(parent))));
    }
    setAccessibleName(tr("The parents"));
    setAccessibleDescription(looks.join(QStringLiteral("; ")));
    update();
}

void ParentsScene::refreshChips() {
    const lessons::Cross& cross = m_session.bench().cross;
    for (const int parent : {0, 1})
        for (std::size_t place = 0; place < m_chips[std::size_t(parent)].size(); ++place) {
            ParentAlleleButton* chip = m_chips[std::size_t(parent)][place];
            const std::size_t number = place / 2;
            const int chromosome = int(place % 2);
            chip->setVisible(number < cross.genes.size());
            if (number >= cross.genes.size())
                continue;
            const lessons::Gene& gene = cross.genes[number];
            const auto& loci = (parent == 0 ? cross.first : cross.second).loci;
            const QString symbol = QString::fromStdString(gene.symbols[loci[number][place % 2]]);
            chip->setText(symbol);
            chip->setTrait(gene.trait);
            chip->setAccessibleName(
                (parent == 0 ? tr("First parent, %1, allele %2: %3") : tr("Second parent, %1, allele %2: %3"))
                    .arg(text(gene.name), QString::number(chromosome + 1), symbol));
            const bool mayTurn = m_session.mayTurn(parent, number, chromosome);
            chip->setEnabled(mayTurn);
            chip->setToolTip(mayTurn ? tr("Click to switch the allele")
                                     : tr("With another allele, this parent would die"));
        }
}

std::size_t ParentsScene::phenotypeOf(int parent) const {
    const lessons::Brood& brood = m_session.brood();
    lessons::Gamete one;
    lessons::Gamete other;
    for (const auto& locus : (parent == 0 ? brood.cross().first : brood.cross().second).loci) {
        one.alleles.push_back(locus[0]);
        other.alleles.push_back(locus[1]);
    }
    return brood.phenotypeOf(brood.offspring().genotypeOf(one, other));
}

QSize ParentsScene::sizeHint() const {
    const Theme& theme = Theme::current();
    return QWidget::sizeHint().expandedTo({theme.px(2 * bedWidth), theme.px(usualHeight)});
}

QRectF ParentsScene::bedOf(int parent) const {
    const Theme& theme = Theme::current();
    const QRectF chips = m_beds[std::size_t(parent)]->geometry();
    const qreal heap = bedWidth * 0.12 * theme.scale();
    return chips.adjusted(-theme.px(space::hair), -heap, theme.px(space::hair), 0);
}

void ParentsScene::paintGround(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const qreal radius = theme.px(radius::card);
    if (theme.kind() == ThemeKind::HighContrast) {
        setInk(painter, linePen(Role::ControlLine), Role::Panel);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
        return;
    }
    painter.drawPixmap(
        QPoint(), sceneryPixmap(QStringLiteral("lab parents"), size(), devicePixelRatioF(), parentsGround));
    QPainterPath corners;
    corners.addRect(rect());
    QPainterPath card;
    card.addRoundedRect(rect(), radius, radius);
    painter.fillPath(corners.subtracted(card), theme.colour(Role::Paper));
}

void ParentsScene::paintSign(QPainter& painter, const QRectF& room, std::size_t phenotype) const {
    const Theme& theme = Theme::current();
    const lessons::Brood& brood = m_session.brood();
    const QString words = text(brood.phenotypeName(phenotype));
    const QFont font = theme.sans(type::body, QFont::Bold);
    const qreal side = theme.px(signSize);
    const qreal wide = room.width() - theme.px(space::small);
    const qreal high = QFontMetricsF(font)
                           .boundingRect(QRectF(0, 0, wide - theme.px(space::card), room.height()),
                                         Qt::AlignCenter | Qt::TextWordWrap, words)
                           .height() +
                       theme.px(space::small);
    const qreal top = room.bottom() - side - high - 2 * theme.px(space::small);
    const QRectF card(room.center().x() - wide / 2, top, wide, side + high + theme.px(space::small));
    paintElevation(painter, card, theme.px(radius::space), Elevation::Rests);
    paintPhenotypeSign(painter,
                       QRectF(card.center().x() - side / 2, card.top() + theme.px(space::small), side, side),
                       lessons::toneOf(brood, phenotype), phenotype);
    drawWords(painter,
              QRectF(card.left() + theme.px(space::small), card.bottom() - high, wide - theme.px(space::card),
                     high),
              Qt::AlignCenter | Qt::TextWordWrap, words, font);
}

void ParentsScene::paintParent(QPainter& painter, int parent) const {
    const lessons::Brood& brood = m_session.brood();
    const QRectF bed = bedOf(parent);
    const std::size_t phenotype = phenotypeOf(parent);
    PlantLook look;
    if (brood.showsGenes())
        look = plantOf(brood.cross(), brood.offspring().genesOfPhenotype(phenotype));
    const bool isPea = std::ranges::any_of(look.traits, [](const auto& one) { return one.has_value(); });
    const qreal soil = bed.top() + shapes::raisedBedSoil(boxOf(bed));
    const qreal top = Theme::current().px(space::page + space::small);
    const QRectF room(bed.left(), top, bed.width(), soil - top);
    // What is not a pea has a sign and its words.
    if (isPea) {
        painter.save();
        if (parent == 1) { // the two look at each other
            painter.translate(2 * room.center().x(), 0);
            painter.scale(-1, 1);
        }
        const qreal grown = std::min(room.height(), room.width() * 1.7);
        paintPlant(painter, {room.left(), room.bottom() - grown, room.width(), grown}, look);
        painter.restore();
    }
    paintShape(painter, shapes::raisedBed(boxOf(bed), daylightOfTheme()).parts);
    if (!isPea)
        paintSign(painter, room, phenotype);
}

void ParentsScene::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    for (const int parent : {0, 1})
        paintParent(painter, parent);
    // What to do, and the sign of a cross.
    const QFont font = theme.sans(type::body);
    const QString hint = tr("Click a letter to change a plant");
    const qreal wide = std::min(QFontMetricsF(font).horizontalAdvance(hint) + theme.px(2 * space::small),
                                qreal(width() - theme.px(2 * space::small)));
    const QRectF plate(theme.px(space::small), theme.px(space::small), wide,
                       QFontMetricsF(font).height() + theme.px(space::tight));
    paintElevation(painter, plate, theme.px(radius::chip), Elevation::Rests);
    drawWords(painter, plate, Qt::AlignCenter, hint,
              fitted(font, hint, plate.width() - theme.px(space::small), 0.85));
    const qreal side = theme.px(target::mouse);
    const QRectF between((width() - side) / 2, bedOf(0).top() / 2 + theme.px(space::small), side, side);
    paintElevation(painter, between, side / 2, Elevation::Rests);
    drawWords(painter, between, Qt::AlignCenter, QStringLiteral("×"), theme.serif(sceneTimes, QFont::Bold));
}

} // namespace app
