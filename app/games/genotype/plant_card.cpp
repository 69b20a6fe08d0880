// SPDX-License-Identifier: GPL-3.0-or-later
#include "plant_card.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
#include "engine/genotype/model/queries.h"
#include "plot_bed.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace app {

using namespace genotype;

PlantLook lookOf(const State& state, PlantId plant) {
    return {phenotypesOf(plantCard(plant), inheritancesOf(state))};
}

QString plantWords(const State& state, PlantId plant) {
    const genotype::PlantCard& card = plantCard(plant);
    QStringList traits;
    for (const auto seen : lookOf(state, plant).traits)
        if (seen)
            traits << QStringLiteral("%1 %2").arg(genotypeText(traitOf(*seen), card.genotype(traitOf(*seen))),
                                                  app::text(words::word(*seen)));
    return PlantCard::tr("Plant %1: %2; %n points", nullptr, card.points)
        .arg(plant + 1)
        .arg(traits.join(QStringLiteral(", ")));
}

namespace {

/// High enough for the number of a plant, and for a word in its place.
constexpr qreal numberHigh = 15; // pixels at scale 1

} // namespace

namespace {

/// The plant in the middle of a place, as large as fits.
void paintStanding(QPainter& painter, const QRectF& place, const PlantLook& look) {
    const QSize size(qRound(place.width()), qRound(place.height()));
    if (size.width() > 4 && size.height() > 4)
        painter.drawPixmap(place.topLeft(), plantPixmap(look, size, painter.device()->devicePixelRatioF()));
}

/// The points of a plant, and the number by which the program names it, in the upper corners of a place.
void paintCorners(QPainter& painter, const QRectF& rect, PlantId plant) {
    const Theme& theme = Theme::current();
    const qreal disc = std::clamp<qreal>(rect.width() * 0.3, theme.px(19), theme.px(27));
    const QRectF badge(rect.right() - disc - theme.px(1), rect.top() + theme.px(1), disc, disc);
    setInk(painter, Qt::NoPen, Role::Ink);
    painter.drawEllipse(badge);
    drawWords(painter, badge, Qt::AlignCenter, QString::number(genotype::plantCard(plant).points),
              theme.serif(disc / theme.scale() * 0.55, QFont::Bold), Role::Panel);
    const QString number = PlantCard::tr("No. %1").arg(plant + 1);
    const QRectF place(rect.left() + theme.px(3), rect.top() + theme.px(1),
                       badge.left() - rect.left() - theme.px(4), theme.px(numberHigh));
    painter.setFont(fitted(theme.sans(9.5), number, place.width(), 0.7));
    // The plant may reach up behind it.
    setInk(painter, Qt::NoPen, Role::PlantGround);
    painter.drawRoundedRect(QRectF(place.left() - theme.px(2), place.top(),
                                   painter.fontMetrics().horizontalAdvance(number) + theme.px(4),
                                   place.height()),
                            theme.px(3), theme.px(3));
    painter.setPen(theme.colour(Role::SoftInk));
    drawWords(painter, place, Qt::AlignLeft | Qt::AlignVCenter, number);
}

} // namespace

void paintPlantFace(QPainter& painter, const QRectF& rect, const PlantLook& look, PlantId plant) {
    const Theme& theme = Theme::current();
    painter.setRenderHint(QPainter::Antialiasing);
    setInk(painter, Qt::NoPen, Role::PlantGround);
    painter.drawRoundedRect(rect, theme.px(4), theme.px(4));
    paintStanding(painter, rect.adjusted(0, theme.px(1), 0, -theme.px(1)), look);
    paintCorners(painter, rect, plant);
}

PlantCard::PlantCard(QWidget* parent) : BoardButton(parent) {}

void PlantCard::setPlant(const State& state, PlantId plant) {
    m_plant = plant;
    m_look = lookOf(state, plant);
    speech::setName(this, plant == noPlant ? tr("Empty place") : plantWords(state, plant));
    setToolTip(plant == noPlant ? QString() : accessibleName());
    update();
}

void PlantCard::setBadge(const QString& badge) {
    m_badge = badge;
    if (!badge.isEmpty())
        speech::setName(this, tr("%1; %2", "a plant's words; what becomes of it").arg(toolTip(), badge));
    update();
}

QSize PlantCard::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(78), theme.px(96)};
}

QSize PlantCard::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(58), theme.px(82)};
}

namespace {

/// Cells have outlines in high contrast only.
QPen outlineOf(const TraitColours& colours) {
    const Theme& theme = Theme::current();
    return theme.kind() == ThemeKind::HighContrast ? QPen(colours.textOnTint, std::max(1, theme.px(0.8)))
                                                   : QPen(Qt::NoPen);
}

/// The genotypes of a card side by side, as small cells.
void paintGenotypeCells(QPainter& painter, const QRectF& rect, const genotype::PlantCard& card) {
    const Theme& theme = Theme::current();
    const int count = card.traitTotal();
    const qreal gap = theme.px(1.5);
    const qreal wide = (rect.width() - gap * (count - 1)) / count;
    qreal left = rect.left();
    for (const Trait trait : allTraits) {
        if (!card.has(trait))
            continue;
        const TraitColours colours = theme.trait(trait);
        const QRectF cell(left, rect.top(), wide, rect.height());
        setInk(painter, outlineOf(colours), colours.tint);
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(3), theme.px(3));
        drawWords(painter, cell, Qt::AlignCenter, genotypeText(trait, card.genotype(trait)),
                  theme.genotypeFont(std::min(13.0, wide / theme.scale() * (count > 3 ? 0.56 : 0.6))),
                  colours.textOnTint);
        left += wide + gap;
    }
}

} // namespace

void PlantCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_plant == noPlant) {
        painter.setRenderHint(QPainter::Antialiasing);
        QPen dashes(theme.colour(Role::Line), theme.px(1));
        dashes.setStyle(Qt::DashLine);
        painter.setPen(dashes);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(6), theme.px(6));
        return;
    }
    if (!isGlowing())
        paintElevation(painter, QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests)),
                       theme.px(radius::space), Elevation::Rests, colourOf(theme.kind(), Ground::Raised));
    if (isGlowing() || hasFocus())
        paintFrame(painter, rect(), Qt::transparent, theme.colour(Role::Line), radius::space);
    const qreal margin = theme.px(4);
    const qreal cells = theme.px(24);
    const QRectF inside = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const genotype::PlantCard& card = genotype::plantCard(m_plant);
    paintPlantFace(painter, inside.adjusted(0, 0, 0, -cells - theme.px(3)), m_look, m_plant);
    paintGenotypeCells(painter, QRectF(inside.left(), inside.bottom() - cells, inside.width(), cells), card);
    if (!m_badge.isEmpty()) {
        painter.setFont(theme.sans(10, QFont::Bold));
        const qreal wide = painter.fontMetrics().horizontalAdvance(m_badge) + theme.px(10);
        const QRectF tag(inside.left(), inside.top() + theme.px(numberHigh), wide, theme.px(17));
        setInk(painter, Qt::NoPen, Role::Sage);
        painter.drawRoundedRect(tag, theme.px(4), theme.px(4));
        painter.setPen(theme.colour(Role::OnSage));
        drawWords(painter, tag, Qt::AlignCenter, m_badge);
    }
}

TraitCell::TraitCell(QWidget* parent) : BoardButton(parent) {}

void TraitCell::setCell(int plot, const QString& place, Trait trait, Genotype genotype, bool covered) {
    m_trait = trait;
    m_genotype = genotype;
    m_covered = covered;
    setTarget(Target::of(Target::Kind::PlotTrait, plot, trait));
    const QString pair = genotypeText(trait, genotype);
    const QString shown = covered ? tr("%1, validated").arg(pair) : tr("%1, open").arg(pair);
    speech::setName(this, QStringLiteral("%1, %2").arg(place, shown));
    setToolTip(shown);
    update();
}

QString TraitCell::pair() const {
    return genotypeText(m_trait, m_genotype);
}

QStringList TraitCell::cardLines() const {
    return {app::text(words::rule(m_covered ? words::Thing::ValidatedTrait : words::Thing::OpenTrait))};
}

void TraitCell::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    QPainter painter(this);
    paintFrame(painter, rect(), m_covered ? colours.fill : colours.tint, colours.textOnTint, 4);
    painter.setPen(m_covered ? colours.onFill : colours.textOnTint);
    const qreal size = std::min(15.0, width() / theme.scale() * 0.5);
    painter.setFont(theme.genotypeFont(size));
    const QString pair = genotypeText(m_trait, m_genotype);
    if (!m_covered) {
        drawWords(painter, rect(), Qt::AlignCenter, pair);
        return;
    }
    // A check mark beside or below the genotype shows that it is covered, so that colour is not the only
    // sign.
    const bool tall = height() > theme.px(32);
    const QRectF words =
        tall ? QRectF(0, 0, width(), height() * 0.6) : QRectF(0, 0, width() - theme.px(8), height());
    drawWords(painter, words, Qt::AlignCenter, pair);
    const qreal mark = theme.px(tall ? 9 : 6);
    const QPointF centre =
        tall ? QPointF(width() / 2.0, height() * 0.76) : QPointF(width() - theme.px(7), height() / 2.0);
    QPainterPath check(centre + QPointF(-mark / 2, 0));
    check.lineTo(centre + QPointF(-mark * 0.1, mark * 0.4));
    check.lineTo(centre + QPointF(mark / 2, -mark * 0.45));
    setInk(painter, QPen(colours.onFill, theme.px(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(check);
}

PlotCard::PlotCard(int plot, QWidget* parent) : BoardButton(parent), m_place(plot) {
    setTarget(Target::of(Target::Kind::Plot, plot));
    for (int i = 0; i < traitCount; ++i)
        m_cells << new TraitCell(this);
}

void PlotCard::setPlot(const State& state, const Plot& plot) {
    m_plot = plot;
    m_look = lookOf(state, plot.plant);
    const QString place = m_place == eduardPlot       ? tr("Brother Eduard's plot")
                          : m_place >= firstFlowerPot ? tr("Flower Pot")
                                                      : tr("Plot %1").arg(m_place + 1);
    int used = 0;
    if (!plot.empty()) {
        const genotype::PlantCard& card = genotype::plantCard(plot.plant);
        for (const Trait trait : allTraits)
            if (card.has(trait))
                m_cells[used++]->setCell(m_place, place, trait, card.genotype(trait),
                                         (plot.covered >> static_cast<int>(trait)) & 1);
    }
    for (int i = 0; i < m_cells.size(); ++i)
        m_cells[i]->setVisible(i < used);
    if (plot.empty())
        speech::setName(this, tr("%1, empty").arg(place));
    else if (plot.complete())
        speech::setName(this, tr("%1, complete: %2").arg(place, plantWords(state, plot.plant)));
    else
        speech::setName(this, tr("%1: %2").arg(place, plantWords(state, plot.plant)));
    setToolTip(accessibleName());
    arrange();
    update();
}

QStringList PlotCard::cardLines() const {
    return {app::text(words::rule(m_plot.empty() ? words::Thing::EmptyPlot : words::Thing::Plant))};
}

QSize PlotCard::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(122), theme.px(160)};
}

QSize PlotCard::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(74), theme.px(112)};
}

qreal PlotCard::cellHeight() const {
    const Theme& theme = Theme::current();
    return paintsGardens() ? std::clamp<qreal>(height() * 0.18, theme.px(space::page + space::hair),
                                               theme.px(space::wide))
                           : std::clamp<qreal>(height() * 0.27, theme.px(28), theme.px(46));
}

qreal PlotCard::cellsTop() const {
    const qreal below = paintsGardens() ? BedHeights(cellHeight()).cells : Theme::current().px(5);
    return height() - below - cellHeight();
}

void PlotCard::resizeEvent(QResizeEvent*) {
    arrange();
}

void PlotCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        update();
    BoardButton::changeEvent(event);
}

void PlotCard::arrange() {
    const Theme& theme = Theme::current();
    if (m_plot.empty())
        return;
    const int count = genotype::plantCard(m_plot.plant).traitTotal();
    const qreal margin = theme.px(paintsGardens() ? space::small * 0.75 : space::tight);
    const qreal gap = theme.px(2);
    const qreal wide = (width() - 2 * margin - gap * (count - 1)) / count;
    for (int i = 0; i < count; ++i)
        m_cells[i]->setGeometry(qRound(margin + i * (wide + gap)), qRound(cellsTop()), qRound(wide),
                                qRound(cellHeight()));
}

QString PlotCard::place() const {
    return m_place == eduardPlot ? tr("Eduard") : m_place >= firstFlowerPot ? tr("Flower Pot") : QString();
}

void PlotCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (paintsGardens())
        paintInGarden(painter);
    else if (m_plot.empty())
        paintEmptyCard(painter);
    else
        paintCard(painter);
}

/// A bed on the lawn that is painted behind it.
void PlotCard::paintInGarden(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius::space);
    const QRectF whole = rect();
    if (isGlowing()) {
        const QPen pen = glowPen();
        QColor light = colourOf(theme.kind(), Ground::Sun);
        light.setAlphaF(underMouse() ? 0.9F : 0.6F);
        setInk(painter, pen, light);
        const qreal in = pen.widthF() / 2;
        painter.drawRoundedRect(whole.adjusted(in, in, -in, -in), round, round);
    }
    const qreal edge = theme.px(space::hair);
    const QRectF face = whole.adjusted(edge, edge, -edge, 0);
    const BedHeights heights(cellHeight());
    const QRectF standing = face.adjusted(0, 0, 0, -heights.plant);
    if (m_plot.complete() && !isGlowing())
        paintSunBehind(painter, standing, 1);
    paintBed(painter, face, heights);
    if (m_plot.empty()) {
        paintFront(painter, place().isEmpty() ? tr("free", "a plot") : place());
    } else {
        paintStanding(painter, standing, m_look);
        paintCorners(painter, face, m_plot.plant);
        paintTag(painter, standing);
    }
    if (hasFocus()) {
        const qreal ring = theme.px(stroke::focus);
        setInk(painter, QPen(theme.colour(Role::Focus), ring));
        painter.drawRoundedRect(whole.adjusted(ring, ring, -ring, -ring), round, round);
    }
}

/// A word on the wooden front of an empty bed.
void PlotCard::paintFront(QPainter& painter, const QString& word) {
    const Theme& theme = Theme::current();
    const qreal in = theme.px(space::small);
    const QRectF sign(in, cellsTop(), width() - 2 * in, cellHeight());
    setInk(painter, Qt::NoPen, Role::ToolDeck);
    painter.drawRoundedRect(sign, theme.px(radius::chip), theme.px(radius::chip));
    drawWords(painter, sign, Qt::AlignCenter, word,
              fitted(theme.sans(type::small, QFont::DemiBold), word, sign.width() - in, 0.7), Role::OnDeck);
}

/// Whether the plant is complete, or where it grows if that is no usual plot.
void PlotCard::paintTag(QPainter& painter, const QRectF& face) {
    const Theme& theme = Theme::current();
    const QString tag = m_plot.complete() ? tr("complete") : place();
    if (tag.isEmpty())
        return;
    painter.setFont(fitted(theme.sans(9.5, QFont::Bold), tag, face.width() - theme.px(10), 0.7));
    const qreal wide =
        std::min<qreal>(painter.fontMetrics().horizontalAdvance(tag) + theme.px(10), face.width());
    const QRectF label(face.left(), face.bottom() - theme.px(16), wide, theme.px(16));
    setInk(painter, Qt::NoPen, m_plot.complete() ? Role::Sage : Role::Resting);
    painter.drawRoundedRect(label, theme.px(3), theme.px(3));
    painter.setPen(theme.colour(m_plot.complete() ? Role::OnSage : Role::Ink));
    drawWords(painter, label, Qt::AlignCenter, tag);
}

void PlotCard::paintEmptyCard(QPainter& painter) {
    const Theme& theme = Theme::current();
    if (isGlowing() || hasFocus()) {
        paintFrame(painter, rect(), theme.colour(Role::PlantGround), theme.colour(Role::ControlLine));
    } else {
        QPen dashes(theme.colour(Role::ControlLine), theme.px(1.2));
        dashes.setDashPattern({3, 3});
        setInk(painter, dashes, Role::PlantGround);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(6), theme.px(6));
    }
    drawWords(painter, QRectF(rect()).adjusted(theme.px(6), 0, -theme.px(6), 0),
              Qt::AlignCenter | Qt::TextWordWrap, place().isEmpty() ? tr("free", "a plot") : place(),
              theme.sans(11), Role::SoftInk);
}

void PlotCard::paintCard(QPainter& painter) {
    const Theme& theme = Theme::current();
    paintFrame(painter, rect(), theme.colour(Role::Panel),
               theme.colour(m_plot.complete() ? Role::Sage : Role::Line));
    const qreal margin = theme.px(5);
    const QRectF face =
        QRectF(rect()).adjusted(margin, margin, -margin, -margin - cellHeight() - theme.px(4));
    paintPlantFace(painter, face, m_look, m_plot.plant);
    paintTag(painter, face);
}

} // namespace app
