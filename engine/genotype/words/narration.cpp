// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/narration.h"

#include "engine/genotype/words/words_parts.h"

#include <array>

namespace genotype::words {

namespace {

/// Whose turn it is shows in what follows.
bool isTold(const Event& event) {
    return !std::holds_alternative<event::TurnBegan>(event) &&
           !std::holds_alternative<event::TurnEnded>(event) &&
           !std::holds_alternative<event::PickBegan>(event);
}

/// Reads the events of an action from the front; several that belong together become one sentence.
class Narrator {
public:
    Narrator(const std::vector<Event>& events, const Table& table) : m_events(events), m_table(table) {}

    std::vector<Phrase> tell() {
        std::vector<Phrase> sentences;
        while (m_at < m_events.size()) {
            const Event& event = m_events[m_at++];
            if (const auto* marker = std::get_if<event::MarkerPlaced>(&event))
                sentences.push_back(marked(*marker));
            else if (const auto* die = std::get_if<event::DieTaken>(&event))
                sentences.push_back(taken(*die));
            else if (const auto* paid = std::get_if<event::CoinsPaid>(&event))
                sentences.push_back(this->paid(*paid));
            else if (const auto* roll = std::get_if<event::DieRolled>(&event); roll && !roll->omari)
                rolled(*roll, sentences);
            else if (isTold(event))
                sentences.push_back(plain(event));
        }
        return sentences;
    }

private:
    Phrase who(Seat seat) const { return name(m_table, seat); }
    Phrase plain(const Event& event) const { return phrase(event, m_table); }

    /// The next event if it is of this kind; it is then not told again.
    template <typename Kind, typename Test> const Kind* next(Test&& fits) {
        if (m_at >= m_events.size())
            return nullptr;
        const Kind* found = std::get_if<Kind>(&m_events[m_at]);
        if (!found || !fits(*found))
            return nullptr;
        ++m_at;
        return found;
    }

    Phrase marked(const event::MarkerPlaced& e) {
        const auto* gained = next<event::CoinsGained>([&e](const event::CoinsGained& coins) {
            return coins.seat == e.seat &&
                   (coins.reason == CoinReason::PunnettSquare || coins.reason == CoinReason::Treasury);
        });
        const auto* paid =
            next<event::CoinsPaid>([&e](const event::CoinsPaid& coins) { return coins.seat == e.seat; });
        return markerSentence(e, gained ? gained->coins : 0, paid ? paid->coins : 0);
    }

    Phrase markerSentence(const event::MarkerPlaced& e, int gained, int paid) const {
        switch (e.space) {
        case Space::ParentGenesR:
        case Space::ParentGenesF:
        case Space::ParentGenesG:
        case Space::ParentGenesT:
            return {gained > 0
                        ? ENGINE_TEXT("engine", "%1 placed a marker on Set Parent Genes for %2 and took the "
                                                "coin beside the square.")
                        : ENGINE_TEXT("engine", "%1 placed a marker on Set Parent Genes for %2."),
                    {who(e.seat), name(traitOf(e.space))}};
        case Space::FirstShiftR:
        case Space::FirstShiftF:
        case Space::FirstShiftG:
        case Space::FirstShiftT:
            return {gained > 0
                        ? ENGINE_TEXT("engine", "%1 placed a marker on the 1st Shift for %2 and took the "
                                                "coin beside the square.")
                        : ENGINE_TEXT("engine", "%1 placed a marker on the 1st Shift for %2."),
                    {who(e.seat), name(traitOf(e.space))}};
        case Space::SecondShift:
            return {ENGINE_TEXT("engine", "%1 placed a marker on the 2nd Shift."), {who(e.seat)}};
        case Space::UniversityOne:
        case Space::UniversityTwo:
            return counted(paid, ENGINE_SINGULAR("%1 placed a marker on the University and paid 1 coin."),
                           ENGINE_PLURAL("engine", "%1 placed a marker on the University and paid %n coins."),
                           {who(e.seat)});
        case Space::GoalTwo:
        case Space::GoalThree:
            return counted(paid, ENGINE_SINGULAR("%1 placed a marker on Research Goal and paid 1 coin."),
                           ENGINE_PLURAL("engine", "%1 placed a marker on Research Goal and paid %n coins."),
                           {who(e.seat)});
        case Space::Treasury:
        case Space::SecondTreasury:
            return counted(gained, ENGINE_SINGULAR("%1 placed a marker on the Treasury and took 1 coin."),
                           ENGINE_PLURAL("engine", "%1 placed a marker on the Treasury and took %n coins."),
                           {who(e.seat)});
        case Space::Nursery:
        case Space::SecondNursery:
            return {ENGINE_TEXT("engine", "%1 placed a marker on the Nursery."), {who(e.seat)}};
        case Space::ToolShed:
        case Space::SecondToolShed:
            return {ENGINE_TEXT("engine", "%1 placed a marker on the Tool Shed."), {who(e.seat)}};
        case Space::Gardening:
            return {ENGINE_TEXT("engine", "%1 placed a marker on Gardening."), {who(e.seat)}};
        case Space::TemporarySlot:
            return {ENGINE_TEXT("engine", "%1 placed a marker on the Temporary Dice Slot."), {who(e.seat)}};
        case Space::Omari:
            return {ENGINE_TEXT("engine", "%1 placed a marker on Father Omari's card."), {who(e.seat)}};
        }
        return plain(e);
    }

    /// A die and the trait that it validates; the coin of a mutation is already in the die's own sentence.
    Phrase taken(const event::DieTaken& e) {
        if (e.use == DieUse::Coin)
            next<event::CoinsGained>(
                [](const event::CoinsGained& coins) { return coins.reason == CoinReason::MutationDie; });
        if (e.use == DieUse::Coin || e.use == DieUse::Pair)
            return plain(e);
        const auto* trait = next<event::TraitValidated>([&e](const event::TraitValidated& validated) {
            return validated.seat == e.seat && validated.widening == Widening::None;
        });
        if (!trait)
            return plain(e);
        const char* text =
            e.use == DieUse::Rake
                ? ENGINE_TEXT("engine", "%1 took a %2 die (%3) with the Rake and validated %4 on plant %5.")
            : e.use == DieUse::Maria
                ? ENGINE_TEXT(
                      "engine",
                      "%1 took a %2 die (%3) with the help of Sister Maria and validated %4 on plant %5.")
                : ENGINE_TEXT("engine", "%1 took a %2 die (%3) and validated %4 on plant %5.");
        return {text,
                {who(e.seat), name(e.trait), name(e.trait, e.area),
                 std::string(notation(trait->trait, trait->genotype)), number(trait->plant)}};
    }

    /// The sentence of an upgrade names its price.
    Phrase paid(const event::CoinsPaid& e) {
        const auto* bought = next<event::UpgradeBought>(
            [&e](const event::UpgradeBought& upgrade) { return upgrade.seat == e.seat; });
        if (!bought)
            return plain(e);
        const auto* hired = next<event::AssistantHired>(
            [&e](const event::AssistantHired& assistant) { return assistant.seat == e.seat; });
        if (!hired)
            return plain(*bought);
        return counted(bought->paid, ENGINE_SINGULAR("%1 hired an assistant for 1 coin: %2."),
                       ENGINE_PLURAL("engine", "%1 hired an assistant for %n coins: %2."),
                       {who(e.seat), name(hired->assistant)});
    }

    /// All dice of a breeding roll: a sentence for each trait.
    void rolled(const event::DieRolled& first, std::vector<Phrase>& sentences) {
        constexpr std::array areas{PoolArea::HomozygousDominant, PoolArea::Heterozygous,
                                   PoolArea::HomozygousRecessive, PoolArea::DeNovo};
        std::array<std::array<int, areas.size()>, allTraits.size()> counts{};
        const auto add = [&counts](const event::DieRolled& die) {
            ++counts[static_cast<std::size_t>(die.trait)]
                    [static_cast<std::size_t>(poolAreaOf(die.parents, die.face))];
        };
        add(first);
        while (const auto* die =
                   next<event::DieRolled>([](const event::DieRolled& one) { return !one.omari; }))
            add(*die);
        sentences.push_back({ENGINE_TEXT("engine", "The offspring dice were rolled."), {}});
        for (const Trait trait : allTraits) {
            std::vector<Phrase::Argument> parts;
            for (const PoolArea area : areas)
                if (const int count = counts[static_cast<std::size_t>(trait)][static_cast<std::size_t>(area)];
                    count > 0)
                    parts.emplace_back(Phrase{"%1 × %2", {std::to_string(count), name(trait, area)}});
            if (!parts.empty())
                sentences.push_back({ENGINE_TEXT("engine", "%1: %2."), {title(trait), list(parts)}});
        }
    }

    const std::vector<Event>& m_events;
    const Table& m_table;
    std::size_t m_at = 0;
};

} // namespace

std::vector<Phrase> narration(const std::vector<Event>& events, const Table& table) {
    return Narrator(events, table).tell();
}

} // namespace genotype::words
