// SPDX-License-Identifier: GPL-3.0-or-later
#include "garden_panel.h"

#include "app/base/shapes/garden_plot.h"
#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/card_strip.h"
#include "engine/genotype/rules/board_facts.h"
#include "engine/genotype/rules/rules.h"
#include "plot_bed.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>

namespace app {

using namespace genotype;

GardenPanel::GardenPanel(QWidget* parent)
    : QWidget(parent), m_gardening(new SpaceButton(Space::Gardening, this)),
      m_temporarySlot(new SpaceButton(Space::TemporarySlot, this)),
      m_omari(new SpaceButton(Space::Omari, this)) {
    speech::setRole(this, QAccessible::Grouping);
    for (int i = 0; i < assistantCount; ++i) {
        m_assistants << new AssistantCard(this);
        m_assistants.back()->setTarget(Target::of(Target::Kind::Assistant, i));
    }
    m_plotStrip = new CardStrip(this);
    for (int plot = 0; plot < plotPlaces; ++plot)
        m_plots << new PlotCard(plot, m_plotStrip);
    m_handStrip = new CardStrip(this);
    for (int kind = 0; kind < toolKinds; ++kind) {
        m_tools << new ToolCard(m_handStrip);
        m_tools.back()->setTarget(Target::of(Target::Kind::HandTool, kind));
    }
    m_lens = new OddsLens(this);
    m_slots = new QWidget(this);
    m_slots->setAttribute(Qt::WA_TransparentForMouseEvents);
    speech::setRole(m_slots, QAccessible::StaticText);
    retranslate();
}

void GardenPanel::setState(const Observation& seen, const Look& look, const QList<ShownMarker>& markers) {
    m_look = look;
    m_own = look.seat == look.viewer;
    m_player = seen.visible.player(look.seat);
    m_handSize = seen.handSizes[look.seat];
    m_toolCount = seen.toolCounts[look.seat];
    m_dice.clear();
    for (const Trait trait : allTraits)
        for (const Die& die : seen.visible.bench(trait).dice)
            if (die.holder == look.seat)
                m_dice.append({trait, die});
    const ShownMarker own = markers.value(look.seat);
    const auto standing = [&own](bool taken) { return taken ? QList{own} : QList<ShownMarker>{}; };
    m_gardening->setMarkers(standing(m_player.gardening));
    m_temporarySlot->setMarkers(standing(m_player.temporarySlot));
    m_omari->setMarkers(standing(m_player.omari));
    m_omari->setVisible(m_player.has(Assistant::Omari));
    for (int i = 0; i < assistantCount; ++i) {
        const auto assistant = static_cast<Assistant>(i);
        m_assistants[i]->setVisible(m_player.has(assistant));
        m_assistants[i]->setAssistant(static_cast<std::uint8_t>(i), m_player.hasUsed(assistant));
    }
    QList<QWidget*> plots;
    for (int plot = 0; plot < plotPlaces; ++plot) {
        const bool there = plotExists(seen.visible, look.seat, plot);
        m_plots[plot]->setVisible(there);
        if (!there)
            continue;
        m_plots[plot]->setPlot(seen.visible, m_player.plots[static_cast<std::size_t>(plot)]);
        plots << m_plots[plot];
    }
    m_plotStrip->setCards(plots);
    showHand(seen);
    m_lens->show(seen, look.seat);
    speech::setName(m_slots, slotWords());
    retranslate();
    arrange();
    update();
}

/// The viewer's plants and tools, or, while there is a choice among them, a Seed Bag's cards or the cards
/// dealt at setup. When the game is over, what counts lies there instead: the harvest of the garden's owner.
void GardenPanel::showHand(const Observation& seen) {
    const State& state = seen.visible;
    QList<QPair<PlantId, Target::Kind>> plants;
    m_handTitle = tr("Hand (hidden from others)");
    bool choosing = false;
    m_isOver = state.finished();
    if (m_isOver) {
        for (const PlantId plant : m_player.harvested)
            plants.append({plant, Target::Kind::HandPlant});
        m_handTitle = tr("Harvested plants: %1").arg(plants.size());
    } else if (m_own) {
        for (const PlantId plant : m_player.dealt)
            plants.append({plant, Target::Kind::DealtPlant});
        if (!plants.isEmpty())
            m_handTitle = m_player.setupSow == noPlant
                              ? tr("Your three plants: sow one, keep one, discard one")
                              : tr("Your choice; all choices are shown together");
        const bool bag = state.actor == m_look.viewer && !state.pending.empty() &&
                         state.now().kind == PendingKind::SeedBag;
        if (bag) {
            choosing = true;
            for (const PlantId plant : state.bags[state.now().place])
                plants.append({plant, Target::Kind::BagPlant});
            m_handTitle = tr("Seed Bag: choose the plants to keep");
        } else {
            for (const PlantId plant : m_player.hand)
                plants.append({plant, Target::Kind::HandPlant});
        }
    } else {
        m_handTitle = tr("In hand: %1, %2")
                          .arg(tr("%n plants", nullptr, m_handSize), tr("%n tools", nullptr, m_toolCount));
    }
    while (m_hand.size() < plants.size())
        m_hand << new PlantCard(m_handStrip);
    QList<QWidget*> cards;
    for (int i = 0; i < m_hand.size(); ++i) {
        const bool used = i < plants.size();
        m_hand[i]->setVisible(used);
        if (!used)
            continue;
        m_hand[i]->setPlant(state, plants[i].first);
        m_hand[i]->setTarget(Target::of(plants[i].second, plants[i].first));
        m_hand[i]->setBadge(plants[i].second == Target::Kind::DealtPlant ? badgeOf(plants[i].first)
                                                                         : QString());
        cards << m_hand[i];
    }
    for (int kind = 0; kind < toolKinds; ++kind) {
        const int copies =
            m_own && !choosing && !m_isOver ? m_player.tools[static_cast<std::size_t>(kind)] : 0;
        m_tools[kind]->setVisible(copies > 0);
        if (copies == 0)
            continue;
        m_tools[kind]->setTool(static_cast<std::uint8_t>(kind), copies);
        cards << m_tools[kind];
    }
    m_handStrip->setCards(cards);
}

/// What becomes of a plant dealt at setup: as far as it is chosen, also while others are still choosing.
QString GardenPanel::badgeOf(PlantId dealt) const {
    const bool hasChosen = m_player.setupSow != noPlant;
    if (dealt == (hasChosen ? m_player.setupSow : m_look.setupSow))
        return tr("sow");
    if (!hasChosen)
        return {};
    return dealt == m_player.setupKeep ? tr("keep") : tr("discard");
}

QList<BoardButton*> GardenPanel::buttons() const {
    QList<BoardButton*> all{m_gardening, m_temporarySlot, m_omari};
    for (AssistantCard* card : m_assistants)
        all << card;
    for (PlotCard* plot : m_plots) {
        all << plot;
        for (TraitCell* cell : plot->cells())
            all << cell;
    }
    for (PlantCard* card : m_hand)
        all << card;
    for (ToolCard* card : m_tools)
        all << card;
    return all;
}

QString GardenPanel::slotWords() const {
    QStringList dice;
    for (const auto& [trait, die] : m_dice)
        dice << QStringLiteral("%1 %2").arg(text(words::name(trait)), text(words::name(die.face)));
    const int free = std::max(0, matSlots(m_player).total() - static_cast<int>(m_dice.size()));
    return dice.isEmpty() ? tr("Dice slots: %1, all free").arg(free)
                          : tr("Dice slots: %1; free: %2").arg(dice.join(QStringLiteral(", "))).arg(free);
}

QStringList GardenPanel::spoken() const {
    QStringList said{m_title + QLatin1Char('.')};
    for (const PlotCard* plot : m_plots) {
        if (plot->isHidden())
            continue;
        QStringList open;
        for (const TraitCell* cell : plot->cells())
            if (!cell->isHidden() && !cell->isCovered())
                open << cell->pair();
        said
            << (open.isEmpty()
                    ? plot->accessibleName() + QLatin1Char('.')
                    : tr("%1. Still needs %2.").arg(plot->accessibleName(), open.join(QStringLiteral(", "))));
    }
    QStringList hand;
    for (const QWidget* card : m_handStrip->cards())
        hand << card->accessibleName();
    said << (hand.isEmpty() ? m_handTitle + QLatin1Char('.')
                            : QStringLiteral("%1: %2.").arg(m_handTitle, hand.join(QStringLiteral("; "))));
    return said << slotWords() + QLatin1Char('.');
}

void GardenPanel::retranslate() {
    m_title =
        m_own && m_look.person ? tr("%1: your garden").arg(m_look.name) : tr("%1's garden").arg(m_look.name);
    speech::setName(this, m_title);
    speech::setDescription(this, m_handTitle);
    m_gardening->setFace(text(words::shortName(Space::Gardening)), tr("draw, harvest, sow"), 0);
    m_temporarySlot->setFace(text(words::shortName(Space::TemporarySlot)), tr("one extra die"), 0);
    m_omari->setFace(text(words::shortName(Assistant::Omari)), tr("roll your own dice"), 0);
}

void GardenPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GardenPanel::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Whether the panel is folded, with the plots below the spaces.
bool GardenPanel::isTall() const {
    const Theme& theme = Theme::current();
    return width() < theme.px(1000) && height() > theme.px(300);
}

void GardenPanel::arrange() {
    const Theme& theme = Theme::current();
    const int pad = theme.px(space::gap);
    const int gap = theme.px(5);
    const int head = theme.px(22);
    const int line = theme.px(32);
    const int left = theme.px(164);
    int y = theme.px(space::tight) + theme.px(space::section) + theme.px(space::tight);
    for (SpaceButton* space : {m_gardening, m_temporarySlot, m_omari}) {
        if (space->isHidden())
            continue;
        space->setGeometry(pad, y, left, line);
        y += line + theme.px(4);
    }
    m_slotArea = QRect(pad, y, left, (isTall() ? std::min(height() / 2, theme.px(186)) : height()) - y - pad);

    m_slots->setGeometry(m_slotArea);

    int x = pad + left + theme.px(8);
    QList<AssistantCard*> shown;
    for (AssistantCard* card : m_assistants)
        if (!card->isHidden())
            shown << card;
    if (!shown.isEmpty()) {
        const int high = theme.px(24);
        const int rows = std::max(1, (height() - 2 * pad - head + gap) / (high + gap));
        const int wide = theme.px(shown.size() > rows ? 76 : 108);
        for (int i = 0; i < shown.size(); ++i)
            shown[i]->setGeometry(x + (i / rows) * (wide + gap), pad + head + (i % rows) * (high + gap), wide,
                                  high);
        x += static_cast<int>((shown.size() + rows - 1) / rows) * (wide + gap) + theme.px(4);
    }

    // In a narrow, tall panel, plots and hand have a line of their own below the rest.
    const bool folded = isTall();
    const int upper = folded ? std::min(height() / 2, theme.px(186)) : height();
    int lens = std::min(theme.px(folded ? 260 : 206), folded ? width() / 2 : width() / 5);
    const int likePlots = m_plotStrip->comfortableWidth();
    const int likeHand = std::max(m_handStrip->comfortableWidth(), theme.px(120));
    // What cards grown to their largest would leave empty goes to the odds.
    if (!folded) {
        const int grown = static_cast<int>(CardStrip::mostGrowth * likeHand);
        const int spare = width() - pad - lens - x - likePlots - grown - 2 * theme.px(10);
        lens += std::clamp(spare, 0, theme.px(2 * space::page));
    }
    const int edge = theme.px(space::small);
    m_lens->setGeometry(width() - edge - lens, edge, lens, upper - 2 * edge);
    const int right = folded ? width() - edge + gap : width() - edge - lens;
    const int line2 = folded ? upper - pad : 0;
    if (folded)
        x = pad;

    // Plots and hand share the remaining width in proportion to their preferred widths, but each gets at
    // least its minimum.
    const int room = right - gap - x;
    const int grownHand = static_cast<int>(CardStrip::mostGrowth * likeHand);
    int plots = std::clamp(room - theme.px(10) - grownHand, likePlots, likePlots * 5 / 4);
    if (likePlots + likeHand + theme.px(10) > room) {
        const int tightPlots = m_plotStrip->tightWidth();
        const int tightHand = m_handStrip->tightWidth();
        const int spare = room - theme.px(10) - tightPlots - tightHand;
        plots = spare > 0 ? tightPlots +
                                static_cast<int>(spare * double(likePlots - tightPlots) /
                                                 std::max(1, likePlots - tightPlots + likeHand - tightHand))
                          : std::max(room / 2, std::min(tightPlots, room - theme.px(150)));
    }
    const int plotTop = line2 + theme.px(space::tight);
    m_plotStrip->setGeometry(x, plotTop, plots, height() - plotTop - theme.px(space::tight));
    // The desk is as wide as its cards and its name, and stands at the right.
    const int left2 = x + plots + theme.px(10);
    const int name = QFontMetrics(handFont()).horizontalAdvance(m_handTitle) + 2 * edge;
    const int desk = std::min(right - gap - left2, std::max({grownHand, name, theme.px(164)}));
    m_handArea =
        QRect(right - gap - std::max(0, desk), line2 + pad, std::max(0, desk), height() - line2 - 2 * pad);
    m_handStrip->setGeometry(m_handArea.left(), line2 + pad + head, m_handArea.width(),
                             height() - line2 - 2 * pad - head);
    m_handStrip->setVisible(m_handStrip->count() > 0);
}

QFont GardenPanel::handFont() const {
    return Theme::current().sans(type::small, QFont::Bold);
}

QRectF GardenPanel::slotRect(int index) const {
    const Theme& theme = Theme::current();
    const int total = matSlots(m_player).total();
    const qreal gap = theme.px(3);
    const qreal top = theme.px(15);
    const int perRow = total > 10 ? 7 : 5;
    const int rows = (std::max(total, static_cast<int>(m_dice.size())) + perRow - 1) / perRow;
    const qreal side = std::min<qreal>({(m_slotArea.width() - (perRow - 1) * gap) / perRow,
                                        (m_slotArea.height() - top - (rows - 1) * gap) / std::max(1, rows),
                                        static_cast<qreal>(theme.px(30))});
    return {m_slotArea.left() + (index % perRow) * (side + gap),
            m_slotArea.top() + top + (index / perRow) * (side + gap), side, side};
}

void GardenPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintNames(painter);
    paintSlots(painter);
}

/// Hedge, fence and lawn, with the desk on which the hand lies; in high contrast, a plain ground.
void GardenPanel::paintGround(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius::card);
    if (!paintsGardens()) {
        const qreal line = theme.px(stroke::strong);
        painter.setPen(QPen(theme.colour(Role::Line), line));
        painter.setBrush(theme.colour(Role::Garden));
        painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), round,
                                round);
        return;
    }
    const qreal sharp = painter.device()->devicePixelRatioF();
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0, 0, 0, round), round, round);
    painter.save();
    painter.setClipPath(outline);
    painter.drawPixmap(0, 0, sceneryPixmap(QStringLiteral("plot ground"), size(), sharp, shapes::plotGround));
    const int side = theme.px(space::tight);
    const QRect below(m_handArea.left() - side, m_handArea.top() + m_handArea.height() / 2,
                      m_handArea.width() + 2 * side, height() - m_handArea.top() - m_handArea.height() / 2);
    if (below.width() > 4 * side)
        painter.drawPixmap(below.topLeft(),
                           sceneryPixmap(QStringLiteral("desk edge"), below.size(), sharp, shapes::deskEdge));
    painter.restore();
}

/// The names of the garden and of the hand.
void GardenPanel::paintNames(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal pad = theme.px(space::gap);
    // Beside the plots, or in a row of its own above them.
    const qreal besidePlots = m_plotStrip->x() - pad - theme.px(6);
    const qreal titleRoom = isTall() ? std::max<qreal>(besidePlots, theme.px(220)) : besidePlots;
    const QFont serif = theme.serif(type::lead, QFont::Bold);
    painter.setFont(fitted(serif, m_title, titleRoom, 0.6));
    painter.setPen(theme.colour(Role::Ink));
    drawWords(painter, QRectF(pad, theme.px(space::tight), titleRoom, theme.px(space::section)),
              Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(m_title, Qt::ElideRight, qRound(titleRoom)));
    const qreal side = theme.px(space::tight);
    const QRectF room(m_handArea.left(), m_handArea.top() - side / 2, m_handArea.width(),
                      theme.px(space::section) - side);
    painter.setFont(fitted(handFont(), m_handTitle, room.width() - 2 * side, 0.7));
    // A short hand leaves little room at large text. A screen reader is always given the whole title.
    const int most = qRound(room.width() - 2 * side);
    const bool fits = painter.fontMetrics().horizontalAdvance(m_handTitle) <= most;
    const QString title = fits       ? m_handTitle
                          : m_isOver ? painter.fontMetrics().elidedText(m_handTitle, Qt::ElideRight, most)
                                     : tr("Hand");
    QRectF plate = room;
    plate.setWidth(std::min(room.width(), painter.fontMetrics().horizontalAdvance(title) + 2 * side));
    setInk(painter, Qt::NoPen, Role::Panel);
    painter.drawRoundedRect(plate, theme.px(radius::chip), theme.px(radius::chip));
    painter.setPen(theme.colour(Role::Ink));
    drawWords(painter, plate.adjusted(side, 0, -side, 0), Qt::AlignLeft | Qt::AlignVCenter, title);
}

/// The slots on the mat with the dice in them, below their name and the number of harvested plants.
void GardenPanel::paintSlots(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QRectF line(m_slotArea.left(), m_slotArea.top(), m_slotArea.width(), theme.px(14));
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(10, QFont::DemiBold));
    drawWords(painter, line, Qt::AlignLeft | Qt::AlignVCenter, tr("Dice slots"));
    if (!m_player.harvested.empty()) {
        const qreal used = painter.fontMetrics().horizontalAdvance(tr("Dice slots")) + theme.px(space::small);
        const QString harvested = tr("Harvested: %1").arg(m_player.harvested.size());
        painter.setFont(fitted(painter.font(), harvested, line.width() - used, 0.7));
        drawWords(painter, line.adjusted(used, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(harvested, Qt::ElideRight, qRound(line.width() - used)));
    }
    // Dice slots: ordinary ones, a dashed one for the temporary slot, and Brother Franz's with a coin's edge
    // until they are paid.
    const MatSlots mat = matSlots(m_player);
    for (int i = 0; i < mat.total(); ++i) {
        const bool temporary = mat.temporary && i == mat.ordinary - 1;
        const bool rented = i >= mat.ordinary;
        QPen pen(theme.colour(Role::ControlLine), theme.px(1.2));
        if (temporary || (rented && !mat.rentPaid))
            pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.setBrush(theme.colour(Role::Panel));
        painter.drawRoundedRect(slotRect(i).adjusted(0.5, 0.5, -0.5, -0.5), theme.px(4), theme.px(4));
    }
    int slot = 0;
    int rented = mat.ordinary;
    int knife = mat.total();
    for (const auto& [trait, die] : m_dice) {
        const int index = die.place == DiePlace::Slot        ? slot++
                          : die.place == DiePlace::FranzSlot ? rented++
                                                             : knife++;
        paintDie(painter, slotRect(index).adjusted(theme.px(2), theme.px(2), -theme.px(2), -theme.px(2)),
                 trait, die.face);
    }
}

} // namespace app
