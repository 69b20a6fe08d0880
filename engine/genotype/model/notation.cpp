// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/action.h"

#include <array>
#include <charconv>
#include <vector>

namespace genotype {

namespace {

constexpr std::array<std::string_view, upgradeKinds> upgradeNames{"plot", "slot", "marker", "assistant"};

} // namespace

std::string plotNotation(int plot) {
    if (plot == eduardPlot)
        return "eduard";
    if (plot >= firstFlowerPot)
        return "pot" + std::to_string(plot - firstFlowerPot + 1);
    return std::to_string(plot + 1);
}

std::string areaNotation(Trait trait, PoolArea area) {
    if (area == PoolArea::DeNovo)
        return std::string(1, letterOf(trait)) + '*';
    return std::string(notation(trait, static_cast<Genotype>(area)));
}

std::string_view upgradeNotation(Upgrade upgrade) {
    return upgradeNames[static_cast<std::size_t>(upgrade)];
}

namespace {

constexpr std::array<std::string_view, sideCount> sideNames{"left", "top"};
constexpr std::array<std::string_view, 5> useNames{"match", "coin", "pair", "rake", "maria"};
constexpr std::array<std::string_view, 3> wideningNames{"", "brush", "may"};

std::string placeName(int place) {
    return place == deckPlace ? "deck" : std::to_string(place + 1);
}

/// Reads the words of one line from left to right.
class Reader {
public:
    explicit Reader(std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find(' '), text.size());
            m_words.push_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    bool atEnd() const { return m_next == m_words.size(); }
    std::string_view next() { return atEnd() ? std::string_view{} : m_words[m_next++]; }
    bool take(std::string_view word) {
        if (atEnd() || m_words[m_next] != word)
            return false;
        ++m_next;
        return true;
    }
    /// A number from 1 to `most`, returned from 0; -1 if the next word is none.
    int number(int most) {
        const std::string_view word = next();
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        const bool plain =
            error == std::errc{} && end == word.data() + word.size() && !word.empty() && word[0] != '0';
        return plain && value >= 1 && value <= most ? value - 1 : -1;
    }
    int place() { return take("deck") ? deckPlace : number(maxRow); }
    int plot() {
        if (take("eduard"))
            return eduardPlot;
        for (int pot = 0; pot < flowerPots; ++pot)
            if (take("pot" + std::to_string(pot + 1)))
                return firstFlowerPot + pot;
        return number(firstFlowerPot);
    }
    template <std::size_t N> int oneOf(const std::array<std::string_view, N>& names) {
        for (std::size_t i = 0; i < N; ++i)
            if (!names[i].empty() && take(names[i]))
                return static_cast<int>(i);
        return -1;
    }
    template <typename Row, std::size_t N> int oneOf(const std::array<Row, N>& rows) {
        for (std::size_t i = 0; i < N; ++i)
            if (take(rows[i].notation))
                return static_cast<int>(i);
        return -1;
    }
    bool area(Trait& trait, PoolArea& found) {
        const std::string_view word = next();
        for (const Trait one : allTraits)
            for (int a = 0; a < poolAreaCount; ++a)
                if (areaNotation(one, static_cast<PoolArea>(a)) == word) {
                    trait = one;
                    found = static_cast<PoolArea>(a);
                    return true;
                }
        return false;
    }
    bool trait(Trait& found) {
        const std::string_view word = next();
        for (const Trait one : allTraits)
            if (word.size() == 1 && word[0] == letterOf(one)) {
                found = one;
                return true;
            }
        return false;
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_next = 0;
};

std::optional<Action> parseMarker(Reader& words) {
    const int space = words.oneOf(spaces);
    if (space < 0)
        return {};
    const int bonus = words.take("bonus") ? words.number(2) + 1 : 0;
    if (bonus == 0 && !words.atEnd())
        return {};
    return act::placeMarker(static_cast<Space>(space), bonus);
}

std::optional<Action> parseTile(Reader& words) {
    if (words.take("leave"))
        return act::leaveGeneTiles();
    const bool remove = words.take("remove");
    const int side = words.oneOf(sideNames);
    if (side < 0)
        return {};
    if (remove)
        return act::removeGeneTile(static_cast<Side>(side));
    if (words.take("dominant"))
        return act::placeGeneTile(static_cast<Side>(side), Genotype::HomozygousDominant);
    if (words.take("recessive"))
        return act::placeGeneTile(static_cast<Side>(side), Genotype::HomozygousRecessive);
    return {};
}

std::optional<Action> parseDie(Reader& words) {
    Trait trait{};
    PoolArea area{};
    if (!words.area(trait, area))
        return {};
    const int use = words.oneOf(useNames);
    if (use < 0)
        return {};
    Action action = act::takeDie(trait, area, static_cast<DieUse>(use));
    if (action.use() == DieUse::Pair) {
        Trait other{};
        if (area != PoolArea::DeNovo || !words.area(other, action.partner) || other != trait)
            return {};
    }
    if (words.take("knife"))
        action.count = 1;
    else if (words.take("knives"))
        action.count = 2;
    return action;
}

std::optional<Action> parseWords(Reader& words) {
    const std::string_view verb = words.next();
    if (verb == "setup") {
        const int sow = words.take("sow") ? words.number(plantCardCount) : -1;
        const int keep = words.take("keep") ? words.number(plantCardCount) : -1;
        if (sow < 0 || keep < 0)
            return {};
        return act::chooseSetup(act::code(sow), act::code(keep));
    }
    if (verb == "place")
        return parseMarker(words);
    if (verb == "tile")
        return parseTile(words);
    if (verb == "plant" || verb == "tool") {
        const int place = words.place();
        if (place < 0)
            return {};
        return verb == "plant" ? act::takePlant(place) : act::takeTool(place);
    }
    if (verb == "keep") {
        const int plant = words.number(plantCardCount);
        return plant < 0 ? std::nullopt : std::optional(act::keepPlant(act::code(plant)));
    }
    if (verb == "harvest")
        return act::harvest();
    if (verb == "sow") {
        const int plant = words.number(plantCardCount);
        const int plot = words.take("plot") ? words.plot() : -1;
        return plant < 0 || plot < 0 ? std::nullopt : std::optional(act::sow(act::code(plant), plot));
    }
    if (verb == "validate") {
        Trait trait{};
        const int plot = words.plot();
        if (plot < 0 || !words.trait(trait))
            return {};
        const int widening = words.atEnd() ? 0 : words.oneOf(wideningNames);
        return widening < 0 ? std::nullopt
                            : std::optional(act::validate(plot, trait, static_cast<Widening>(widening)));
    }
    if (verb == "goal") {
        Trait trait{};
        if (!words.trait(trait))
            return {};
        const int goal = words.number(maxGoals);
        return goal < 0 ? std::nullopt : std::optional(act::chooseGoal(trait, goal));
    }
    if (verb == "play") {
        const int tool = words.oneOf(toolCards);
        return tool < 0 ? std::nullopt : std::optional(act::playTool(static_cast<Tool>(tool)));
    }
    if (verb == "use") {
        const int assistant = words.oneOf(assistantCards);
        return assistant < 0 ? std::nullopt
                             : std::optional(act::useAssistant(static_cast<Assistant>(assistant)));
    }
    if (verb == "die")
        return parseDie(words);
    if (verb == "buy" || verb == "hire") {
        const int kind = verb == "hire" ? static_cast<int>(Upgrade::Assistant) : words.oneOf(upgradeNames);
        if (kind < 0 || (verb == "buy" && kind == static_cast<int>(Upgrade::Assistant)))
            return {};
        const int place = verb == "hire" ? words.number(3) : 0;
        const int grants = words.take("grant") ? words.number(2) + 1 : 0;
        if (place < 0 || (grants == 0 && !words.atEnd()))
            return {};
        return verb == "hire" ? act::hire(place, grants) : act::buy(static_cast<Upgrade>(kind), grants);
    }
    if (verb == "done")
        return act::finish();
    if (verb == "end")
        return act::endTurn();
    if (verb == "pass")
        return act::pass();
    return {};
}

} // namespace

std::string notation(const Action& action) {
    const auto number = [](int fromZero) { return std::to_string(fromZero + 1); };
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return "setup sow " + number(action.plant()) + " keep " + number(action.kept());
    case ActionKind::PlaceMarker:
        return "place " + std::string(spaceInfo(action.space()).notation) +
               (action.count > 0 ? " bonus " + std::to_string(action.count) : "");
    case ActionKind::PlaceGeneTile:
        return "tile " + std::string(sideNames[action.item]) +
               (action.tileGenotype() == Genotype::HomozygousDominant ? " dominant" : " recessive");
    case ActionKind::RemoveGeneTile: return "tile remove " + std::string(sideNames[action.item]);
    case ActionKind::LeaveGeneTiles: return "tile leave";
    case ActionKind::TakePlant: return "plant " + placeName(action.place);
    case ActionKind::TakeTool: return "tool " + placeName(action.place);
    case ActionKind::KeepPlant: return "keep " + number(action.plant());
    case ActionKind::Harvest: return "harvest";
    case ActionKind::Sow: return "sow " + number(action.plant()) + " plot " + plotNotation(action.plot());
    case ActionKind::Validate:
        return "validate " + plotNotation(action.plot()) + ' ' + letterOf(action.trait) +
               (action.mode != 0 ? " " + std::string(wideningNames[action.mode]) : "");
    case ActionKind::ChooseGoal:
        return std::string("goal ") + letterOf(action.trait) + ' ' + number(action.goal());
    case ActionKind::PlayTool: return "play " + std::string(toolCard(action.tool()).notation);
    case ActionKind::UseAssistant: return "use " + std::string(assistantCard(action.assistant()).notation);
    case ActionKind::TakeDie:
        return "die " + areaNotation(action.trait, action.area) + ' ' + std::string(useNames[action.mode]) +
               (action.use() == DieUse::Pair ? ' ' + areaNotation(action.trait, action.partner) : "") +
               (action.count == 0   ? ""
                : action.count == 1 ? " knife"
                                    : " knives");
    case ActionKind::Buy:
        return (action.upgrade() == Upgrade::Assistant ? "hire " + number(action.place)
                                                       : "buy " + std::string(upgradeNames[action.item])) +
               (action.count > 0 ? " grant " + std::to_string(action.count) : "");
    case ActionKind::Finish: return "done";
    case ActionKind::EndTurn: return "end";
    case ActionKind::Pass: return "pass";
    }
    return {};
}

std::optional<Action> parseAction(std::string_view text) {
    Reader words(text);
    auto action = parseWords(words);
    // Only the one spelling that notation() writes is read back.
    if (action && (!words.atEnd() || notation(*action) != text))
        return {};
    return action;
}

bool isWellFormed(const Action& action) {
    using Kind = ActionKind;
    Action used{.kind = action.kind};
    const auto below = [](int value, int bound) { return value < bound; };
    const auto rowPlace = [&] { return action.place == deckPlace || below(action.place, maxRow); };
    bool inRange = below(static_cast<int>(action.trait), traitCount) &&
                   below(static_cast<int>(action.area), poolAreaCount) &&
                   below(static_cast<int>(action.partner), poolAreaCount);
    switch (action.kind) {
    case Kind::ChooseSetup:
        inRange = inRange && below(action.item, plantCardCount) && below(action.place, plantCardCount) &&
                  action.item != action.place;
        used.item = action.item;
        used.place = action.place;
        break;
    case Kind::PlaceMarker:
        inRange = inRange && below(action.item, spaceCount) && below(action.count, 3);
        used.item = action.item;
        used.count = action.count;
        break;
    case Kind::PlaceGeneTile:
        inRange = inRange && below(action.item, sideCount) && (action.mode == 0 || action.mode == 2);
        used.item = action.item;
        used.mode = action.mode;
        break;
    case Kind::RemoveGeneTile:
        inRange = inRange && below(action.item, sideCount);
        used.item = action.item;
        break;
    case Kind::TakePlant:
    case Kind::TakeTool:
        inRange = inRange && rowPlace();
        used.place = action.place;
        break;
    case Kind::KeepPlant:
        inRange = inRange && below(action.item, plantCardCount);
        used.item = action.item;
        break;
    case Kind::Sow:
        inRange = inRange && below(action.item, plantCardCount) && below(action.place, plotPlaces);
        used.item = action.item;
        used.place = action.place;
        break;
    case Kind::Validate:
        inRange = inRange && below(action.place, plotPlaces) && below(action.mode, 3);
        used.place = action.place;
        used.trait = action.trait;
        used.mode = action.mode;
        break;
    case Kind::ChooseGoal:
        inRange = inRange && below(action.place, maxGoals);
        used.place = action.place;
        used.trait = action.trait;
        break;
    case Kind::PlayTool:
        inRange = inRange && below(action.item, toolKinds);
        used.item = action.item;
        break;
    case Kind::UseAssistant:
        inRange = inRange && below(action.item, assistantCount);
        used.item = action.item;
        break;
    case Kind::TakeDie:
        inRange = inRange && below(action.mode, 5) && below(action.count, 3) &&
                  (action.use() != DieUse::Pair || action.area == PoolArea::DeNovo);
        used.trait = action.trait;
        used.area = action.area;
        used.mode = action.mode;
        used.count = action.count;
        if (action.use() == DieUse::Pair)
            used.partner = action.partner;
        break;
    case Kind::Buy:
        inRange =
            inRange && below(action.item, upgradeKinds) && below(action.count, 3) && below(action.place, 3);
        used.item = action.item;
        used.count = action.count;
        if (action.upgrade() == Upgrade::Assistant)
            used.place = action.place;
        break;
    case Kind::LeaveGeneTiles:
    case Kind::Harvest:
    case Kind::Finish:
    case Kind::EndTurn:
    case Kind::Pass: break;
    default: return false;
    }
    return inRange && used == action;
}

} // namespace genotype
