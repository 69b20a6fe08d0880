// SPDX-License-Identifier: GPL-3.0-or-later
#include "aftermath.h"

#include "app/base/threads/parallel.h"
#include "engine/genotype/aftermath/aftermath.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "engine/genotype/words/words.h"
#include "finished_game.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace cli {

using namespace genotype;
using nlohmann::ordered_json;

namespace {

constexpr std::array<const char*, shareCount> shareKeys{"dice", "cards", "own", "others", "remainder"};

std::string figureText(const Estimate& figure) {
    const double mean = std::abs(figure.mean) < 0.05 ? 0 : figure.mean; // not "-0.0"
    if (figure.error == 0)
        return lineOf("%+.1f", mean);
    return lineOf("%+.1f ± %.1f%s", mean, figure.halfWidth(), figure.isDistinguishable() ? "" : " ~");
}

ordered_json figureJson(const Estimate& figure) {
    return {{"mean", rounded(figure.mean)},
            {"half_width", rounded(figure.halfWidth())},
            {"distinguishable", figure.isDistinguishable()}};
}

ordered_json accountJson(const LuckAccount& account) {
    ordered_json object;
    for (const Share share : allShares)
        object[shareKeys[static_cast<std::size_t>(share)]] = figureJson(account[share]);
    object["change"] = figureJson(account.change);
    object["choices_cost"] = figureJson(account.cost);
    return object;
}

std::string accountRow(const std::string& label, const LuckAccount& account) {
    std::string line = "  " + padded(label, 7);
    for (const Share share : allShares)
        line += aligned(figureText(account[share]), 15);
    return line + aligned(figureText(account.change), 15) + aligned(figureText(account.cost), 15) + '\n';
}

std::string accountTable(const AftermathReport& report, Seat seat) {
    std::string text = "  " + padded("round", 7);
    for (const char* name : {"dice", "cards", "own", "others", "remainder", "change", "choices cost"})
        text += aligned(name, 15);
    text += '\n';
    for (std::size_t round = 0; round < report.rounds.size(); ++round)
        text += accountRow(round == 0 ? "deal" : std::to_string(round), report.rounds[round][seat]);
    return text + accountRow("game", report.game[seat]);
}

std::string turningPointText(const FinishedGame& game, const AftermathReport& report, Seat seat) {
    std::string text;
    for (const TurningPoint& point : turningPoints(report, seat)) {
        const ToldTurningPoint words = told(game.record, report, point, seat);
        text += "  " + english(words.heading) + " (after " + std::to_string(point.step) +
                " actions): " + figureText(point.effect) + '\n';
        for (const Phrase& reason : words.reasons)
            text += "      " + english(reason) + '\n';
    }
    return text.empty() ? "  No single moment can be distinguished from chance.\n" : text;
}

std::string reportText(const FinishedGame& game, const AftermathReport& report) {
    std::string text = "Luck and skill, in points of lead over the mean of the others.\n"
                       "± is a 95 % interval; ~ means: not distinguishable from chance.\n";
    for (Seat seat = 0; seat < report.seats; ++seat) {
        text += '\n' + game.name(seat) + ": " + lineOf("%+.1f", report.result[seat]) + " in the end, " +
                figureText(report.adjusted[seat]) + " with average luck\n  (turn order " +
                figureText(report.start[seat]) + ", luck " + figureText(report.game[seat].luck) + ")\n" +
                accountTable(report, seat) + turningPointText(game, report, seat);
    }
    return text;
}

ordered_json seatAccountJson(const FinishedGame& game, const AftermathReport& report, Seat seat) {
    ordered_json object{{"name", game.name(seat)},
                        {"result", rounded(report.result[seat])},
                        {"luck_adjusted", figureJson(report.adjusted[seat])},
                        {"luck", figureJson(report.game[seat].luck)},
                        {"before_the_deal", figureJson(report.start[seat])},
                        {"game", accountJson(report.game[seat])},
                        {"rounds", ordered_json::array()},
                        {"points", ordered_json::array()},
                        {"turning_points", ordered_json::array()}};
    for (const auto& round : report.rounds)
        object["rounds"].push_back(accountJson(round[seat]));
    for (const auto& scores : report.scores) {
        const Score& one = scores[seat];
        object["points"].push_back(
            {{"plants", one.plants}, {"goals", one.goals}, {"markers", one.markers}, {"coins", one.coins}});
    }
    for (const TurningPoint& point : turningPoints(report, seat)) {
        const ToldTurningPoint words = told(game.record, report, point, seat);
        ordered_json reasons = ordered_json::array();
        for (const Phrase& reason : words.reasons)
            reasons.push_back(english(reason));
        ordered_json one{{"actions_before", point.step},
                         {"what", english(words.heading)},
                         {"effect", figureJson(point.effect)},
                         {"reasons", reasons}};
        if (point.kind == TurningPoint::Kind::Choice)
            one["best"] = notation(report.steps[point.step].choice->best);
        object["turning_points"].push_back(one);
    }
    return object;
}

} // namespace

CLI::App* addAftermath(CLI::App& program, AftermathCommand& command) {
    CLI::App* const added =
        program.add_subcommand("aftermath", "Tell luck from skill in a finished game of Genotype");
    addGameFile(*added, command.file, command.reading);
    added->add_flag("--play-on", command.playOn, "Play positions on to the end of the round")
        ->disable_flag_override();
    added->add_option("--samples", command.samples, "Samples of what chance could have brought")
        ->check(plainNumber())
        ->check(CLI::Range(2, 100'000));
    added->add_option("--search", command.searched, "Playouts that look for the best choice; 0: none")
        ->check(plainNumber())
        ->check(CLI::Range(0, 100'000));
    added->add_option("--seed", command.seed, "The same seed gives the same report")->check(plainNumber());
    added->add_option("--threads", command.threads, "By default, one for each core")
        ->check(plainNumber())
        ->check(CLI::Range(1, 256));
    added->add_flag("--json", command.json, "Print one JSON object")->disable_flag_override();
    return added;
}

void aftermath(const AftermathCommand& command) {
    const FinishedGame game(command.file, command.reading);
    Aftermath work(game.record, {.samples = command.samples,
                                 .horizon = command.playOn ? Horizon::EndOfRound : Horizon::Now,
                                 .searched = command.searched,
                                 .seed = command.seed});
    threads::inParallel(work.pieces(), command.threads, [&work](std::size_t piece) { work.work(piece); });
    const AftermathReport report = work.report();
    if (!command.json)
        return print(reportText(game, report));
    ordered_json object{
        {"samples", report.samples}, {"play_on", command.playOn}, {"seats", ordered_json::array()}};
    for (Seat seat = 0; seat < report.seats; ++seat)
        object["seats"].push_back(seatAccountJson(game, report, seat));
    print(object.dump(2) + '\n');
}

} // namespace cli
