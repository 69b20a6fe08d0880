// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace tests {

namespace {

[[noreturn]] void badPosition(const QString& why) {
    std::fprintf(stderr, "a test sets an impossible position: %s\n", qPrintable(why));
    std::abort();
}

template <typename Vector, typename Item> bool eraseFrom(Vector& items, Item item) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!(items[i] == item))
            continue;
        for (; i + 1 < items.size(); ++i)
            items[i] = items[i + 1];
        items.pop();
        return true;
    }
    return false;
}

constexpr std::array refusalNames{"None",
                                  "GameOver",
                                  "NotAnAction",
                                  "WrongPhase",
                                  "OtherChoiceFirst",
                                  "AlreadyPlacedMarker",
                                  "MarkerFirst",
                                  "SpaceTaken",
                                  "SpaceNotInThisGame",
                                  "NotYourAssistant",
                                  "NotEnoughCoins",
                                  "NoUncoveredTrait",
                                  "NoFreeGoal",
                                  "NoGoalMarkerLeft",
                                  "GoalTaken",
                                  "GoalNotInThisGame",
                                  "SideTaken",
                                  "SideFree",
                                  "BonusToolNotHeld",
                                  "BonusToolOtherSpace",
                                  "PlaceEmpty",
                                  "DeckEmpty",
                                  "PlantNotInHand",
                                  "PlantNotInBag",
                                  "PlotTaken",
                                  "NoSuchPlot",
                                  "PlotOutOfOrder",
                                  "TraitNotOnPlant",
                                  "TraitCovered",
                                  "GenotypeDoesNotMatch",
                                  "NotYourGoal",
                                  "DieUsedUp",
                                  "NothingToWiden",
                                  "ToolNotHeld",
                                  "ToolNeedsItsMoment",
                                  "ToolWouldDoNothing",
                                  "AssistantUsed",
                                  "AssistantWorksAlone",
                                  "FunnelFirst",
                                  "MustUsePick",
                                  "MustDraw",
                                  "NoSuchDie",
                                  "NoDiceSlot",
                                  "WrongColour",
                                  "KnifeNeedsADie",
                                  "KnifeNotHeld",
                                  "PickIsOver",
                                  "MutationHasNoGenotype",
                                  "OnlyMutationsPayACoin",
                                  "FranzNotNeededYet",
                                  "OutOfStock",
                                  "MarkerLimit",
                                  "GrantNotHeld",
                                  "GrantWouldDoNothing",
                                  "NotOffered"};
static_assert(refusalNames.size() == refusalCount);

} // namespace

QString refusalText(Refusal refusal) {
    return refusalNames[static_cast<std::size_t>(refusal)];
}

QString plantText(PlantId id) {
    QStringList parts;
    for (const Trait trait : allTraits) {
        const PlantCard& card = plantCard(id);
        const std::string_view text = card.has(trait) ? notation(trait, card.genotype(trait)) : "--";
        parts << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    return parts.join(' ');
}

PlantId plant(std::string_view genotypes) {
    const QString wanted = QString::fromUtf8(genotypes.data(), static_cast<qsizetype>(genotypes.size()));
    for (PlantId id = 0; id < plantCardCount; ++id)
        if (plantText(id) == wanted)
            return id;
    badPosition("no plant card reads " + wanted);
}

std::pair<Trait, PoolArea> area(std::string_view text) {
    for (const Trait trait : allTraits) {
        for (const Genotype genotype : allGenotypes)
            if (notation(trait, genotype) == text)
                return {trait, static_cast<PoolArea>(genotype)};
        if (text.size() == 2 && text[0] == letterOf(trait) && text[1] == '*')
            return {trait, PoolArea::DeNovo};
    }
    badPosition(QString("no pool area is called ") + QString::fromStdString(std::string(text)));
}

Position::Position(int players, Setup setup) {
    setup.players = players;
    setup.seed = 7;
    setup.firstPlayer = 0;
    state = newGame(setup);
    ActionList list;
    while (state.phase == Phase::Setup) {
        legalActions(state, list);
        applyLegal(state, list[0]);
    }
    // All cards go back; the decks lie in the order of the catalogue, its first card on top.
    state.plantDeck.clear();
    for (int id = plantCardCount - 1; id >= 0; --id)
        state.plantDeck.push(static_cast<PlantId>(id));
    state.plantDiscard = {};
    state.toolDeck.clear();
    for (auto card = toolCards.rbegin(); card != toolCards.rend(); ++card)
        for (int copy = 0; copy < card->copies; ++copy)
            state.toolDeck.push(card->id);
    state.toolDiscard = {};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Player fresh;
        fresh.coins = startingCoins;
        fresh.markersLeft = baseMarkers;
        if (state.isJohann(seat))
            fresh.assistants = state.player(seat).assistants;
        state.player(seat) = fresh;
    }
    for (Bench& bench : state.benches)
        bench.goals.fill(noSeat);
    // The rows come from the bottom of the decks, so that tests of the decks can count on their tops, and
    // show tools that change nothing by themselves.
    state.nursery.fill(noPlant);
    state.toolShed.fill(noTool);
    for (int place = 0; place < rowLength(players); ++place) {
        const auto at = static_cast<std::size_t>(place);
        state.nursery[at] = state.plantDeck[0];
        eraseFrom(state.plantDeck, state.nursery[at]);
        state.toolShed[at] = static_cast<std::uint8_t>(state.toolDeck[0]);
        eraseFrom(state.toolDeck, static_cast<Tool>(state.toolShed[at]));
    }
    state.pending.clear();
    state.pending.push({.kind = PendingKind::Marker});
    state.actor = 0;
}

Position Position::solo(Difficulty difficulty) {
    return Position(1, {.johann = difficulty});
}

Position Position::hard(Assistant assistant) {
    return Position(1, {.johann = Difficulty::Hard, .johannAssistant = static_cast<std::uint8_t>(assistant)});
}

void Position::takeOut(PlantId id) {
    if (eraseFrom(state.plantDeck, id))
        return;
    if (state.plantDiscard.contains(id))
        return state.plantDiscard.erase(id);
    for (PlantId& place : state.nursery)
        if (place == id) {
            place = noPlant;
            return;
        }
    badPosition(plantText(id) + " is used twice");
}

void Position::takeOut(Tool tool) {
    if (eraseFrom(state.toolDeck, tool))
        return;
    const auto kind = static_cast<std::size_t>(tool);
    if (state.toolDiscard[kind] > 0) {
        --state.toolDiscard[kind];
        return;
    }
    for (auto& place : state.toolShed)
        if (place == static_cast<std::uint8_t>(tool)) {
            place = noTool;
            return;
        }
    badPosition("a tool has too few copies");
}

Position& Position::coins(Seat seat, int coins) {
    player(seat).coins = static_cast<std::int16_t>(coins);
    return *this;
}

Position& Position::hand(Seat seat, std::initializer_list<std::string_view> plants) {
    for (const auto text : plants) {
        takeOut(plant(text));
        player(seat).hand.insert(plant(text));
    }
    return *this;
}

Position& Position::plot(Seat seat, int number, std::string_view genotypes, std::string_view coveredTraits) {
    Plot& place = player(seat).plots[static_cast<std::size_t>(number - 1)];
    if (!place.empty())
        badPosition("two plants in one plot");
    takeOut(plant(genotypes));
    place.plant = plant(genotypes);
    for (const Trait trait : allTraits)
        if (coveredTraits.find(letterOf(trait)) != std::string_view::npos)
            place.covered = static_cast<std::uint8_t>(place.covered | (1u << static_cast<int>(trait)));
    if (number - 1 >= firstFlowerPot && number - 1 != eduardPlot)
        takeOut(Tool::FlowerPot);
    return *this;
}

Position& Position::harvested(Seat seat, std::initializer_list<std::string_view> plants) {
    for (const auto text : plants) {
        takeOut(plant(text));
        player(seat).harvested.insert(plant(text));
    }
    return *this;
}

Position& Position::tools(Seat seat, std::initializer_list<Tool> tools) {
    for (const Tool tool : tools) {
        takeOut(tool);
        ++player(seat).tools[static_cast<std::size_t>(tool)];
    }
    return *this;
}

Position& Position::assistants(Seat seat, std::initializer_list<Assistant> assistants) {
    for (const Assistant assistant : assistants) {
        for (auto& place : state.assistantsForHire)
            if (place == static_cast<std::uint8_t>(assistant)) {
                place = static_cast<std::uint8_t>(state.assistantDeck.pop());
                if (place == static_cast<std::uint8_t>(assistant))
                    badPosition("assistants out of order");
                state.assistantDeck.push(assistant);
            }
        if (!eraseFrom(state.assistantDeck, assistant))
            badPosition("the assistant works for somebody already");
        player(seat).assistants =
            static_cast<std::uint16_t>(player(seat).assistants | (1u << static_cast<int>(assistant)));
    }
    return *this;
}

Position& Position::used(Seat seat, Assistant assistant) {
    player(seat).markUsed(assistant);
    return *this;
}

Position& Position::markers(Seat seat, int left) {
    player(seat).markersLeft = static_cast<std::uint8_t>(left);
    player(seat).markers = std::max(player(seat).markers, player(seat).markersLeft);
    return *this;
}

Position& Position::goal(Seat seat, Trait trait, int goal) {
    state.bench(trait).goals[static_cast<std::size_t>(goal)] = seat;
    --player(seat).goalMarkersLeft;
    return *this;
}

Position& Position::parents(Trait trait, Genotype left, Genotype top) {
    state.bench(trait).parents = {.left = left, .top = top};
    return *this;
}

Position& Position::round(int round) {
    state.round = static_cast<std::uint8_t>(round);
    return *this;
}

Position& Position::nursery(std::initializer_list<std::string_view> plants) {
    for (PlantId& place : state.nursery) {
        if (place != noPlant)
            state.plantDeck.push(place);
        place = noPlant;
    }
    std::size_t place = 0;
    for (const auto text : plants) {
        takeOut(plant(text));
        state.nursery[place++] = plant(text);
    }
    return *this;
}

Position& Position::shed(std::initializer_list<Tool> tools) {
    for (auto& place : state.toolShed) {
        if (place != noTool)
            state.toolDeck.push(static_cast<Tool>(place));
        place = noTool;
    }
    std::size_t place = 0;
    for (const Tool tool : tools) {
        takeOut(tool);
        state.toolShed[place++] = static_cast<std::uint8_t>(tool);
    }
    return *this;
}

Position& Position::forHire(std::initializer_list<Assistant> assistants) {
    for (auto& place : state.assistantsForHire) {
        if (place != noAssistant)
            state.assistantDeck.push(static_cast<Assistant>(place));
        place = noAssistant;
    }
    std::size_t place = 0;
    for (const Assistant assistant : assistants) {
        if (!eraseFrom(state.assistantDeck, assistant))
            badPosition("the assistant is not in the deck");
        state.assistantsForHire[place++] = static_cast<std::uint8_t>(assistant);
    }
    return *this;
}

Position& Position::plantsOnTop(std::initializer_list<std::string_view> plants) {
    for (auto text = std::rbegin(plants); text != std::rend(plants); ++text) {
        takeOut(plant(*text));
        state.plantDeck.push(plant(*text));
    }
    return *this;
}

Position& Position::toolsOnTop(std::initializer_list<Tool> tools) {
    for (auto tool = std::rbegin(tools); tool != std::rend(tools); ++tool) {
        takeOut(*tool);
        state.toolDeck.push(*tool);
    }
    return *this;
}

Position& Position::plantDeck(int size, bool discard) {
    while (static_cast<int>(state.plantDeck.size()) > size) {
        const PlantId bottom = state.plantDeck[0];
        eraseFrom(state.plantDeck, bottom);
        // The last seat's harvest is as far from every test as a card can be.
        if (discard)
            state.plantDiscard.insert(bottom);
        else
            player(static_cast<Seat>(state.seats - 1)).harvested.insert(bottom);
    }
    return *this;
}

Position& Position::toolDeck(int size, bool discard) {
    while (static_cast<int>(state.toolDeck.size()) > size) {
        const Tool bottom = state.toolDeck[0];
        eraseFrom(state.toolDeck, bottom);
        if (discard)
            ++state.toolDiscard[static_cast<std::size_t>(bottom)];
        else
            ++player(static_cast<Seat>(state.seats - 1)).tools[static_cast<std::size_t>(bottom)];
    }
    return *this;
}

Position& Position::onSpace(Seat seat, Space space) {
    Player& owner = player(seat);
    if (owner.markersLeft > 0)
        --owner.markersLeft;
    switch (space) {
    case Space::SecondShift: state.secondShift.push(seat); break;
    case Space::Gardening: owner.gardening = true; break;
    case Space::TemporarySlot: owner.temporarySlot = true; break;
    case Space::Omari: owner.omari = true; break;
    default: state.spaceOwner[static_cast<std::size_t>(space)] = seat;
    }
    return *this;
}

Position& Position::automa(std::initializer_list<Automa> cards) {
    Johann& own = state.johann;
    own.deck.clear();
    own.discard = 0;
    own.action = own.support = noAutoma;
    own.beside.fill(noAutoma);
    for (const AutomaCard& card : automaCards)
        if (std::find(cards.begin(), cards.end(), card.id) == cards.end())
            own.deck.push(card.id);
    for (auto card = std::rbegin(cards); card != std::rend(cards); ++card)
        own.deck.push(*card);
    if (own.deck.size() != automaCount)
        badPosition("an automa card is used twice");
    return *this;
}

Position& Position::faceDown(std::initializer_list<Assistant> cards) {
    for (const Assistant one : cards) {
        assistants(johannSeat, {one});
        const auto bit = static_cast<std::uint16_t>(1u << static_cast<int>(one));
        player(johannSeat).assistants = static_cast<std::uint16_t>(player(johannSeat).assistants & ~bit);
        state.johann.faceDown = static_cast<std::uint16_t>(state.johann.faceDown | bit);
    }
    return *this;
}

Position& Position::johannsTurn() {
    if (!play("place second-shift"))
        badPosition(m_trouble);
    return *this;
}

Position& Position::automaPhase() {
    player(johannSeat).markersLeft = 0;
    player(0).markersLeft = 1;
    return johannsTurn();
}

Position& Position::filled(Seat seat, int dice) {
    m_filled[seat] = dice;
    return *this;
}

Position& Position::staysInUpgrades() {
    return coins(static_cast<Seat>(state.persons() - 1), 9);
}

Position& Position::breeding(std::string_view dice) {
    state.phase = Phase::Breeding;
    for (Seat seat = 0; seat < state.seats; ++seat)
        player(seat).markersLeft = 0;
    for (Bench& bench : state.benches) {
        bench.dice.fill({});
        bench.pool.fill(0);
    }
    while (!dice.empty()) {
        const auto end = std::min(dice.find(' '), dice.size());
        const auto [trait, where] = area(dice.substr(0, end));
        dice.remove_prefix(std::min(end + 1, dice.size()));
        Bench& bench = state.bench(trait);
        Die* free = std::find_if(bench.dice.begin(), bench.dice.end(),
                                 [](const Die& die) { return die.place == DiePlace::Board; });
        if (free == bench.dice.end())
            badPosition("more than five dice of a colour");
        constexpr std::array faces{DieFace::One, DieFace::Two, DieFace::Three, DieFace::Four,
                                   DieFace::Mutation};
        const auto face = std::find_if(faces.begin(), faces.end(), [&bench, wanted = where](DieFace one) {
            return poolAreaOf(bench.parents, one) == wanted;
        });
        if (face == faces.end())
            badPosition("the parents cannot give this die");
        *free = Die{.face = *face, .place = DiePlace::Pool};
        ++bench.pool[static_cast<std::size_t>(where)];
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        for (auto bench = state.benches.rbegin(); bench != state.benches.rend(); ++bench)
            for (Die& die : bench->dice)
                if (die.place == DiePlace::Board && player(seat).slotsFilled < m_filled[seat]) {
                    die = Die{.face = DieFace::One, .place = DiePlace::Slot, .holder = seat};
                    ++player(seat).slotsFilled;
                }
    if (state.johann.plays())
        state.johann.shiftsLeft = static_cast<std::uint8_t>(johannShifts + player(johannSeat).diceSlots);
    // A pick that is over: leaving it lets the engine grant the first pick of the phase by its own rules.
    state.nextPicker = state.firstPlayer;
    state.actor = state.firstPlayer;
    state.pending.clear();
    state.pending.push({.kind = PendingKind::Pick, .count = 1, .stage = PickStage::Normal});
    applyLegal(state, act::finish(), &events);
    return *this;
}

Position& Position::upgrades() {
    for (Seat seat = 0; seat < state.seats; ++seat)
        player(seat).passed = true;
    return breeding("");
}

Position& Position::passAll() {
    const int round = state.round;
    ActionList list;
    while (!state.finished() && state.round == round) {
        legalActions(state, list);
        if (!list.contains(act::pass()))
            break;
        applyLegal(state, act::pass(), &events);
    }
    return *this;
}

bool Position::play(std::string_view actions) {
    while (!actions.empty()) {
        const auto end = std::min(actions.find(';'), actions.size());
        std::string_view text = actions.substr(0, end);
        actions.remove_prefix(std::min(end + 1, actions.size()));
        while (!text.empty() && text.front() == ' ')
            text.remove_prefix(1);
        while (!text.empty() && text.back() == ' ')
            text.remove_suffix(1);
        const QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        const auto action = parseAction(text);
        if (!action) {
            m_trouble = '"' + shown + "\" is no action";
            return false;
        }
        const Refusal refusal = apply(state, *action, &events);
        if (refusal != Refusal::None) {
            m_trouble = '"' + shown + "\" is refused (" + refusalText(refusal) + "); seat " +
                        QString::number(state.actor) + " may: " + legal().join(", ");
            return false;
        }
        const QString wrong = unsound(state);
        if (!wrong.isEmpty()) {
            m_trouble = "after \"" + shown + "\": " + wrong;
            return false;
        }
    }
    return true;
}

QStringList Position::legal() const {
    ActionList list;
    legalActions(state, list);
    QStringList texts;
    for (const Action& action : list)
        texts << QString::fromStdString(notation(action));
    return texts;
}

QStringList Position::legal(std::string_view beginning) const {
    QStringList texts;
    const QString start = QString::fromUtf8(beginning.data(), static_cast<qsizetype>(beginning.size()));
    for (const QString& text : legal())
        if (text == start || text.startsWith(start + ' '))
            texts << text;
    return texts;
}

bool Position::lists(std::string_view text) const {
    const auto action = parseAction(text);
    if (!action)
        badPosition(QString::fromStdString(std::string(text)) + " is no action");
    return isLegal(state, *action);
}

Refusal Position::whyNot(std::string_view text) const {
    const auto action = parseAction(text);
    if (!action)
        badPosition(QString::fromStdString(std::string(text)) + " is no action");
    return genotype::whyNot(state, *action);
}

QString Position::covered(Seat seat, int number) const {
    const Plot& place = state.player(seat).plots[static_cast<std::size_t>(number - 1)];
    if (place.empty())
        return "-";
    QString letters;
    for (const Trait trait : allTraits)
        if ((place.covered >> static_cast<int>(trait)) & 1)
            letters += QLatin1Char(letterOf(trait));
    return letters;
}

bool Position::holds(Seat seat, std::string_view genotypes) const {
    return state.player(seat).hand.contains(plant(genotypes));
}

int Position::inPool(std::string_view text) const {
    const auto [trait, where] = area(text);
    return state.bench(trait).pool[static_cast<std::size_t>(where)];
}

} // namespace tests
