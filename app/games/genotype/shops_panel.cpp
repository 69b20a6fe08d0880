// SPDX-License-Identifier: GPL-3.0-or-later
#include "shops_panel.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/genotype/rules/board_facts.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

/// The spaces of the shops and the monastery in reading order.
constexpr std::array shopSpaces{Space::Nursery,        Space::SecondNursery, Space::ToolShed,
                                Space::SecondToolShed, Space::Treasury,      Space::SecondTreasury,
                                Space::UniversityOne,  Space::UniversityTwo, Space::GoalTwo,
                                Space::GoalThree,      Space::SecondShift};
/// The spaces before this index are in the title lines of Nursery and Tool Shed.
constexpr std::size_t firstOfMonastery = 4;

} // namespace

ShopsPanel::ShopsPanel(QWidget* parent) : QWidget(parent) {
    const auto addSpace = [this](Space space) { m_spaces << new SpaceButton(space, this); };
    addSpace(Space::Nursery);
    addSpace(Space::SecondNursery);
    for (int place = 0; place < maxRow; ++place) {
        m_plants << new PlantCard(this);
        m_plants.back()->setTarget(Target::of(Target::Kind::NurseryPlace, place));
    }
    m_plantDeck = new DeckButton(DeckButton::Deck::Plants, this);
    addSpace(Space::ToolShed);
    addSpace(Space::SecondToolShed);
    for (int place = 0; place < maxRow; ++place) {
        m_tools << new ToolCard(this);
        m_tools.back()->setTarget(Target::of(Target::Kind::ShedPlace, place));
    }
    m_toolDeck = new DeckButton(DeckButton::Deck::Tools, this);
    for (int kind = 0; kind < upgradeKinds; ++kind)
        m_rods << new UpgradeRod(static_cast<Upgrade>(kind), this);
    for (int place = 0; place < 3; ++place) {
        m_assistants << new AssistantCard(this);
        m_assistants.back()->setTarget(Target::of(Target::Kind::Hire, place));
    }
    for (std::size_t i = firstOfMonastery; i < shopSpaces.size(); ++i)
        addSpace(shopSpaces[i]);
    retranslate();
}

SpaceButton* ShopsPanel::space(Space space) const {
    for (SpaceButton* button : m_spaces)
        if (button->target().first == static_cast<std::uint8_t>(space))
            return button;
    return nullptr;
}

void ShopsPanel::setState(const Observation& seen, const QList<ShownMarker>& markers) {
    const State& state = seen.visible;
    m_players = state.seats;
    for (SpaceButton* button : m_spaces) {
        const auto which = static_cast<Space>(button->target().first);
        button->setVisible(isInGame(which, state.seats));
        QList<ShownMarker> standing;
        if (which == Space::SecondShift) {
            for (const Seat seat : state.secondShift)
                standing << markers.value(seat);
        } else if (state.owner(which) != noSeat) {
            standing << markers.value(state.owner(which));
        }
        button->setMarkers(standing);
    }
    const int row = rowLength(state.seats);
    for (int place = 0; place < maxRow; ++place) {
        const auto index = static_cast<std::size_t>(place);
        m_plants[place]->setVisible(place < row);
        m_plants[place]->setPlant(state, state.nursery[index]);
        m_tools[place]->setVisible(place < row);
        m_tools[place]->setTool(state.toolShed[index]);
    }
    m_plantDeck->setCount(seen.plantDeckSize);
    m_toolDeck->setCount(seen.toolDeckSize);
    const bool quiet = state.phase != Phase::Upgrades;
    for (int kind = 0; kind < upgradeKinds; ++kind) {
        const int left = upgradesLeft(seen, static_cast<Upgrade>(kind));
        m_rods[kind]->setRod(state.priceStep[static_cast<std::size_t>(kind)], left, quiet);
    }
    for (int place = 0; place < 3; ++place) {
        m_assistants[place]->setAssistant(state.assistantsForHire[static_cast<std::size_t>(place)]);
        m_assistants[place]->setQuiet(quiet);
    }
    arrange();
    update();
}

QList<BoardButton*> ShopsPanel::buttons() const {
    QList<BoardButton*> all{m_spaces[0], m_spaces[1]};
    for (PlantCard* card : m_plants)
        all << card;
    all << m_plantDeck << m_spaces[2] << m_spaces[3];
    for (ToolCard* card : m_tools)
        all << card;
    all << m_toolDeck;
    for (UpgradeRod* rod : m_rods)
        all << rod;
    for (AssistantCard* card : m_assistants)
        all << card;
    for (qsizetype i = firstOfMonastery; i < m_spaces.size(); ++i)
        all << m_spaces[i];
    return all;
}

void ShopsPanel::retranslate() {
    for (SpaceButton* button : m_spaces) {
        const auto which = static_cast<Space>(button->target().first);
        QString title;
        switch (which) {
        case Space::Nursery:
        case Space::SecondNursery: title = tr("Take %1").arg(nurseryCards); break;
        case Space::ToolShed:
        case Space::SecondToolShed: title = tr("Take %1").arg(1); break;
        default: title = text(words::shortName(which)); break;
        }
        QString subtitle;
        switch (which) {
        case Space::Treasury:
        case Space::SecondTreasury: subtitle = tr("+%n coins", nullptr, treasuryCoins); break;
        case Space::UniversityOne:
        case Space::UniversityTwo: subtitle = tr("validate a trait"); break;
        case Space::GoalTwo:
        case Space::GoalThree: subtitle = tr("mark a goal"); break;
        case Space::SecondShift: subtitle = tr("an early pick"); break;
        default: break;
        }
        button->setFace(title, subtitle, spaceInfo(which).cost);
    }
    update();
}

void ShopsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ShopsPanel::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Places four sections below one another; the plants get the remaining height.
void ShopsPanel::arrange() {
    const Theme& theme = Theme::current();
    const int gap = theme.px(4);
    const int pad = theme.px(5);
    const int line = theme.px(25);
    const int toolHeight = theme.px(39);
    const int rodHeight = theme.px(46);
    const int spaceHeight = theme.px(32);
    const int perRow = 4;
    const auto monasterySpaces =
        static_cast<int>(std::count_if(shopSpaces.begin() + firstOfMonastery, shopSpaces.end(),
                                       [this](Space space) { return isInGame(space, m_players); }));
    const int monasteryRows = (monasterySpaces + perRow - 1) / perRow;

    const int shed = pad * 2 + line + gap + toolHeight - theme.px(2);
    const int upgrades = pad * 2 + rodHeight + gap + line;
    const int monastery = pad * 2 + monasteryRows * spaceHeight + (monasteryRows - 1) * gap;
    const int nursery = height() - shed - upgrades - monastery - 3 * gap;

    m_sections.clear();
    int y = 0;
    const auto addSection = [&](const QString& title, int high) {
        m_sections << Section{title, QRect(0, y, width(), high)};
        const int top = y + pad;
        y += high + gap;
        return top;
    };
    const auto row = [&](const QList<QWidget*>& widgets, int left, int top, int wide, int high) {
        int shown = 0;
        for (const QWidget* widget : widgets)
            shown += !widget->isHidden();
        if (shown == 0)
            return;
        // A space with a price needs room for its coins.
        const auto weight = [](const QWidget* widget) {
            const auto* button = qobject_cast<const SpaceButton*>(widget);
            return button ? 1.0 + 0.22 * spaceInfo(static_cast<Space>(button->target().first)).cost : 1.0;
        };
        double weights = 0;
        for (const QWidget* widget : widgets)
            weights += widget->isHidden() ? 0 : weight(widget);
        double x = left;
        for (QWidget* widget : widgets) {
            if (widget->isHidden())
                continue;
            const double each = (wide - (shown - 1) * gap) * weight(widget) / weights;
            widget->setGeometry(qRound(x), top, qRound(each), high);
            x += each + gap;
        }
    };

    const int inside = width() - 2 * pad;
    // Both titles are in one column, as wide as the longer one.
    const QFontMetrics titles(theme.sans(13, QFont::Bold));
    const int titleWidth = std::max({theme.px(104), titles.horizontalAdvance(tr("Nursery")) + theme.px(14),
                                     titles.horizontalAdvance(tr("Tool Shed")) + theme.px(14)});
    const int takeWidth = theme.px(104);
    int top = addSection(tr("Nursery"), nursery);
    m_spaces[0]->setGeometry(pad + titleWidth, top - theme.px(2), takeWidth, line);
    m_spaces[1]->setGeometry(pad + titleWidth + takeWidth + gap, top - theme.px(2), takeWidth, line);
    QList<QWidget*> plants;
    for (PlantCard* card : m_plants)
        plants << card;
    plants << m_plantDeck;
    row(plants, pad, top + line + theme.px(2), inside, nursery - 2 * pad - line - theme.px(2));

    top = addSection(tr("Tool Shed"), shed);
    m_spaces[2]->setGeometry(pad + titleWidth, top - theme.px(2), takeWidth, line);
    m_spaces[3]->setGeometry(pad + titleWidth + takeWidth + gap, top - theme.px(2), takeWidth, line);
    QList<QWidget*> tools;
    for (ToolCard* card : m_tools)
        tools << card;
    tools << m_toolDeck;
    row(tools, pad, top + line + theme.px(3), inside, toolHeight);

    top = addSection({}, upgrades);
    QList<QWidget*> rods;
    for (UpgradeRod* rod : m_rods)
        rods << rod;
    row(rods, pad, top, inside, rodHeight);
    QList<QWidget*> assistants;
    for (AssistantCard* card : m_assistants)
        assistants << card;
    row(assistants, pad, top + rodHeight + gap, inside, line);

    top = addSection({}, monastery);
    QList<QWidget*> spaces;
    for (qsizetype i = firstOfMonastery; i < m_spaces.size(); ++i)
        if (!m_spaces[i]->isHidden())
            spaces << m_spaces[i];
    for (int i = 0; i < monasteryRows; ++i) {
        // With an odd number of spaces, the first row is the longer one: Treasury and University share it.
        const int first =
            i == 0 ? 0 : static_cast<int>(spaces.size()) - (static_cast<int>(spaces.size()) / 2);
        const int last = i == 0 && monasteryRows > 1
                             ? static_cast<int>(spaces.size()) - static_cast<int>(spaces.size()) / 2
                             : static_cast<int>(spaces.size());
        row(spaces.mid(first, last - first), pad, top + i * (spaceHeight + gap), inside, spaceHeight);
    }
}

void ShopsPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Section& section : m_sections) {
        paintElevation(painter, QRectF(section.rect).marginsRemoved(elevationMargins(Elevation::Rests)),
                       theme.px(radius::space), Elevation::Rests);
        if (section.title.isEmpty())
            continue;
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(13, QFont::Bold));
        drawWords(painter,
                  QRectF(section.rect.left() + theme.px(9), section.rect.top() + theme.px(3), theme.px(240),
                         theme.px(24)),
                  Qt::AlignLeft | Qt::AlignVCenter, section.title);
    }
}

} // namespace app
