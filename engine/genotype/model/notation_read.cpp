// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/value_names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace genotype {

namespace {

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
    /// A value of a kind, by its word (value_names.h); −1 if the next word is none.
    template <typename Value> int value() {
        const int found = atEnd() ? -1 : valueNamed<Value>(m_words[m_next]);
        m_next += found >= 0;
        return found;
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
    const int side = words.value<Side>();
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
    const int use = words.value<DieUse>();
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
        const int widening = words.value<Widening>();
        const int rakes = words.take("rake") ? 1 : 0;
        return act::validate(plot, trait, static_cast<Widening>(std::max(widening, 0)), rakes);
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
        const int kind = verb == "hire" ? static_cast<int>(Upgrade::Assistant) : words.value<Upgrade>();
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

std::optional<Action> parseAction(std::string_view text) {
    Reader words(text);
    auto action = parseWords(words);
    // Only the one spelling that notation() writes is read back.
    if (action && (!words.atEnd() || notation(*action) != text))
        return {};
    return action;
}

} // namespace genotype
