// SPDX-License-Identifier: GPL-3.0-or-later
#include "trait_bench.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace genotype;

namespace {
constexpr int headHeight = 28;
}

TraitBench::TraitBench(Trait trait, QWidget* parent)
    : QWidget(parent), m_trait(trait), m_square(new PunnettSquare(trait, this)),
      m_parentGenes(new SpaceButton(parentGenesSpace(trait), this)),
      m_firstShift(new SpaceButton(firstShiftSpace(trait), this)), m_strip(new RatioStrip(trait, this)) {
    auto* column = new QVBoxLayout(this);
    speech::setRole(this, QAccessible::Grouping);
    column->addWidget(m_square);
    m_spaces = new QVBoxLayout;
    m_spaces->addWidget(m_parentGenes, 1);
    m_spaces->addWidget(m_firstShift, 1);
    column->addLayout(m_spaces);
    m_pool = new QHBoxLayout;
    for (int area = 0; area < poolAreaCount; ++area) {
        m_columns << new PoolColumn(trait, static_cast<PoolArea>(area), this);
        m_pool->addWidget(m_columns.back(), 1);
    }
    column->addLayout(m_pool);
    auto* goals = new QHBoxLayout;
    for (int goal = 0; goal < maxGoals; ++goal) {
        m_goals << new GoalButton(trait, goal, this);
        goals->addWidget(m_goals.back(), goal == 0 ? 3 : 2);
    }
    column->addLayout(goals);
    column->addWidget(m_strip);
    // Tab goes from top to bottom, although the strip was made before the dice and the goals above it.
    setTabOrder(m_goals.back(), m_strip);
    applyTheme();
    setBreeding(false);
    retranslate();
}

void TraitBench::setBreeding(bool breeding, double share) {
    if (std::exchange(m_breeding, breeding) != breeding) {
        m_spaces->setDirection(breeding ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        retranslate();
    }
    // What is left of the bench's height, in per cent.
    constexpr int large = 66;
    constexpr int small = 35;
    const double square = breeding ? large + share * (small - large) : small + share * (large - small);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setStretchFactor(m_square, qRound(square));
    column->setStretchFactor(m_pool, 100 - qRound(square));
}

void TraitBench::setBench(const Bench& bench, const QList<ShownMarker>& parentGenes,
                          const QList<ShownMarker>& firstShift, const QList<ShownMarker>& seats) {
    m_inheritance = bench.inheritance;
    m_square->setParents(bench.parents, bench.inheritance);
    m_square->setCoin(bench.coin);
    m_parentGenes->setMarkers(parentGenes);
    m_firstShift->setMarkers(firstShift);
    std::array<QList<DieFace>, poolAreaCount> faces;
    for (const Die& die : bench.dice)
        if (die.place == DiePlace::Pool)
            faces[static_cast<std::size_t>(poolAreaOf(bench.parents, die.face))] << die.face;
    for (int area = 0; area < poolAreaCount; ++area)
        m_columns[area]->setDice(faces[static_cast<std::size_t>(area)]);
    for (int goal = 0; goal < maxGoals; ++goal) {
        const bool exists = goal < goalCount(bench.inheritance);
        m_goals[goal]->setVisible(exists);
        if (!exists)
            continue;
        const Seat owner = bench.goals[static_cast<std::size_t>(goal)];
        m_goals[goal]->setGoal(bench.inheritance, owner == noSeat ? -1 : seats.value(owner).colour,
                               owner == noSeat ? QString() : seats.value(owner).name);
    }
    update();
}

QList<BoardButton*> TraitBench::buttons() const {
    QList<BoardButton*> all{m_square->side(Side::Top), m_square->side(Side::Left), m_parentGenes,
                            m_firstShift};
    for (PoolColumn* column : m_columns)
        all << column;
    for (GoalButton* goal : m_goals)
        all << goal;
    return all;
}

QString TraitBench::spokenPool() const {
    QStringList areas;
    for (const PoolColumn* column : m_columns)
        if (!column->spokenDice().isEmpty())
            areas << column->spokenDice();
    return QStringLiteral("%1: %2.").arg(text(words::title(m_trait)),
                                         areas.isEmpty() ? tr("no dice") : areas.join(QStringLiteral("; ")));
}

void TraitBench::applyTheme() {
    const Theme& theme = Theme::current();
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setContentsMargins(theme.px(7), theme.px(headHeight) + theme.px(space::tight), theme.px(7),
                               theme.px(space::tight) + theme.px(space::hair));
    column->setSpacing(theme.px(4));
    for (int i = 0; i < column->count(); ++i)
        if (QLayout* row = column->itemAt(i)->layout())
            row->setSpacing(theme.px(3));
}

void TraitBench::retranslate() {
    speech::setName(this, text(words::title(m_trait)));
    // Side by side, they have room for a word each.
    m_parentGenes->setFace(m_breeding ? tr("Parents") : text(words::shortName(parentGenesSpace(m_trait))), {},
                           0);
    m_firstShift->setFace(text(words::shortName(firstShiftSpace(m_trait))), {}, 0);
}

void TraitBench::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void TraitBench::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    const qreal round = theme.px(radius::card);
    paintElevation(painter, card, round, Elevation::Rests);
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(card, round, round);
    painter.setClipPath(inside);
    painter.fillRect(QRectF(0, 0, width(), theme.px(headHeight)), colours.tint);
    painter.fillRect(QRectF(0, 0, width(), card.top() + theme.px(space::tight)), colours.fill);
    painter.restore();
    const qreal top = card.top() + theme.px(space::tight);
    const QRectF head(theme.px(space::gap), top, width() - theme.px(2 * space::gap),
                      theme.px(headHeight) - top);
    painter.setPen(colours.textOnTint);
    painter.setFont(theme.genotypeFont(14));
    const QString pair = genotypeText(m_trait, Genotype::Heterozygous);
    drawWords(painter, head, Qt::AlignRight | Qt::AlignVCenter, pair);
    const int room = qRound(head.width()) - painter.fontMetrics().horizontalAdvance(pair) - theme.px(6);
    QString title = text(words::title(m_trait));
    painter.setFont(theme.sans(13, QFont::Bold));
    drawWords(painter, head, Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(title, Qt::ElideRight, room));
}

} // namespace app
