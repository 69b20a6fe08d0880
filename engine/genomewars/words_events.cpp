// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

namespace genomewars::words {

Table tableOf(const State&, std::vector<std::string> names) {
    return {std::move(names)};
}

Phrase name(const Table& table, Seat seat) {
    if (seat < table.names.size() && !table.names[seat].empty())
        return {"%1", {table.names[seat]}};
    return {ENGINE_TEXT("engine", "Team %1"), {std::to_string(seat + 1)}};
}

namespace {

/// Which allele makes the change differ from what the row prints; nullptr when none does.
const AlleleInfo* cause(const Judgement& judgement) {
    const int printed = judgement.printedChange();
    for (const AlleleInfo& info : alleles) {
        if (judgement.change > printed && printed > 0 && std::holds_alternative<FasterRise>(info.effect))
            return &info;
        if (judgement.change > printed && printed < 0 &&
            std::holds_alternative<MilderExtinction>(info.effect))
            return &info;
    }
    return nullptr;
}

/// One sentence for each kind of event; a new kind needs its text here.
struct EventText {
    const Table& table;

    Phrase who(Seat seat) const { return name(table, seat); }

    Phrase operator()(const event::GenomeChosen& e) const {
        if (e.genome.size() == 0)
            return {ENGINE_TEXT("engine", "%1 has chosen a genome."), {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 chose the genome %2."), {who(e.seat), description(e.genome)}};
    }
    Phrase operator()(const event::GenomeRevealed& e) const {
        return {ENGINE_TEXT("engine", "%1 revealed its genome: %2."), {who(e.seat), description(e.genome)}};
    }
    Phrase operator()(const event::GenePoolCounted& e) const {
        if (e.pool.total == 0)
            return {ENGINE_TEXT("engine", "The second gene pool is empty: nobody survived."), {}};
        Phrase list;
        for (const AlleleInfo& info : alleles) {
            if (e.pool.of(info.id) == 0)
                continue;
            Phrase one{ENGINE_TEXT("engine", "%1 %2 of %3"),
                       {name(info.id), std::to_string(e.pool.of(info.id)), std::to_string(e.pool.total)}};
            if (*list.text == '\0')
                list = std::move(one);
            else
                list = {ENGINE_TEXT("engine", "%1, %2"), {std::move(list), std::move(one)}};
        }
        if (!e.closing)
            return {ENGINE_TEXT("engine", "Gene pool 1: %1."), {std::move(list)}};
        if (e.weighting == Weighting::ByPopulation)
            return {ENGINE_TEXT("engine", "Gene pool 2, weighted by population: %1."), {std::move(list)}};
        return {ENGINE_TEXT("engine", "Gene pool 2, each surviving genome once: %1."), {std::move(list)}};
    }
    Phrase operator()(const event::FirstTeamFound& e) const {
        if (e.drawn)
            return {
                ENGINE_TEXT("engine",
                            "Several teams have equally rare alleles, so lots were drawn: %1 goes first."),
                {who(e.seat)}};
        return {ENGINE_TEXT("engine", "%1 has the rarest alleles and goes first."), {who(e.seat)}};
    }
    Phrase operator()(const event::EnvironmentRolled& e) const {
        if (e.face == rerollFace)
            return {ENGINE_TEXT("engine", "The environment die shows 6 and is rolled again."), {}};
        return {ENGINE_TEXT("engine", "The environment die shows %1."), {std::to_string(e.face)}};
    }
    Phrase operator()(const event::EnvironmentBegan& e) const {
        if (e.again)
            return {ENGINE_TEXT("engine", "The environment stays the same: %1."), {name(e.environment)}};
        return {ENGINE_TEXT("engine", "The environment is now: %1."), {name(e.environment)}};
    }
    Phrase operator()(const event::RoundBegan& e) const {
        return {ENGINE_TEXT("engine", "Round %1 began."), {std::to_string(e.round)}};
    }
    Phrase operator()(const event::TurnBegan& e) const {
        return {ENGINE_TEXT("engine", "It is %1's turn."), {who(e.seat)}};
    }
    Phrase operator()(const event::DiceRolled& e) const {
        return {ENGINE_TEXT("engine", "%1 rolled %2 and %3: a natural roll of %4."),
                {who(e.seat), std::to_string(e.first), std::to_string(e.second), std::to_string(e.roll())}};
    }
    Phrase operator()(const event::TeamJudged& e) const {
        return e.judgement.table == TableKind::Natural ? natural(e) : modified(e);
    }
    Phrase operator()(const event::TeamDiedOut& e) const {
        return {ENGINE_TEXT("engine", "%1 died out."), {who(e.seat)}};
    }
    Phrase operator()(const event::GenomeMutated& e) const {
        return {ENGINE_TEXT("engine", "Mutation in %1: %2 became %3."),
                {who(e.seat), name(e.from), name(e.to)}};
    }
    Phrase operator()(const event::GameEnded& e) const {
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < maxTeams; ++seat)
            if ((e.winners >> seat) & 1)
                seats.push_back(seat);
        if (seats.empty())
            return {ENGINE_TEXT("engine", "No team survived: nobody wins."), {}};
        if (seats.size() == 1 && e.reason == EndReason::OneTeamLeft)
            return {ENGINE_TEXT("engine", "%1 is the last team alive and wins."), {who(seats[0])}};
        if (seats.size() == 1)
            return {ENGINE_TEXT("engine", "%1 wins."), {who(seats[0])}};
        Phrase list = who(seats[0]);
        for (std::size_t i = 1; i < seats.size(); ++i)
            list = {ENGINE_TEXT("engine", "%1, %2"), {std::move(list), who(seats[i])}};
        return {ENGINE_TEXT("engine", "These teams share the win: %1."), {std::move(list)}};
    }

private:
    Phrase natural(const event::TeamJudged& e) const {
        const NaturalRow& row = naturalTable[e.judgement.row];
        std::vector<Phrase::Argument> arguments{who(e.seat), std::to_string(e.judgement.roll), range(row),
                                                name(row), std::to_string(e.before)};
        if (e.before == e.after)
            return {ENGINE_TEXT("engine", "%1: natural roll %2, row %3 (%4). The population stays at %5."),
                    std::move(arguments)};
        arguments.emplace_back(std::to_string(e.after));
        if (const AlleleInfo* allele = cause(e.judgement)) {
            arguments.emplace_back(name(allele->id));
            return {ENGINE_TEXT(
                        "engine",
                        "%1: natural roll %2, row %3 (%4). Thanks to %7, the population goes from %5 to %6."),
                    std::move(arguments)};
        }
        return {ENGINE_TEXT("engine", "%1: natural roll %2, row %3 (%4). The population goes from %5 to %6."),
                std::move(arguments)};
    }

    Phrase modified(const event::TeamJudged& e) const {
        const Judgement& judged = e.judgement;
        const ModifiedRow& row = modifiedTable[judged.row];
        std::vector<Phrase::Argument> arguments{who(e.seat),
                                                std::to_string(judged.roll),
                                                std::to_string(judged.modifier),
                                                std::to_string(judged.total()),
                                                range(row),
                                                std::to_string(e.before)};
        if (e.before == e.after)
            return {
                ENGINE_TEXT("engine", "%1: modified roll %2 + %3 = %4, row %5. The population stays at %6."),
                std::move(arguments)};
        arguments.emplace_back(std::to_string(e.after));
        if (const AlleleInfo* allele = cause(judged)) {
            arguments.emplace_back(name(allele->id));
            return {ENGINE_TEXT("engine", "%1: modified roll %2 + %3 = %4, row %5. Thanks to %8, the "
                                          "population goes from %6 to %7."),
                    std::move(arguments)};
        }
        return {ENGINE_TEXT("engine",
                            "%1: modified roll %2 + %3 = %4, row %5. The population goes from %6 to %7."),
                std::move(arguments)};
    }
};

} // namespace

Phrase phrase(const Event& event, const Table& table) {
    return std::visit(EventText{table}, event);
}

} // namespace genomewars::words
