// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/aftermath.h"
#include "app/base/threads/parallel.h"
#include "app/programs/console/game_file.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "commands.h"
#include "engine/genotype/aftermath/words_aftermath.h"
#include "engine/genotype/words/words.h"

#include <array>
#include <cmath>

namespace cli {

using namespace genotype;

namespace {

struct AftermathOptions {
    GameFile file;
    /// 2 … 100 000, for each position.
    int samples = 256;
    /// 0 … 100 000 playouts in which the best choice is looked for; 0 leaves this column out.
    int searched = 32;
    /// Plays every position on to the end of the round, instead of judging it as it stands.
    bool playOn = false;
    std::uint64_t seed = 1;
    int threads = 0;
};

constexpr std::array<const char*, shareCount> shareKeys{"dice", "cards", "own", "others", "remainder"};

std::string figureText(const Estimate& figure) {
    const double mean = std::abs(figure.mean) < 0.05 ? 0 : figure.mean; // not "-0.0"
    if (figure.error == 0)
        return lineOf("%+.1f", mean);
    return lineOf("%+.1f ± %.1f%s", mean, figure.halfWidth(), figure.isDistinguishable() ? "" : " ~");
}

Json figureJson(const Estimate& figure) {
    return {{"mean", rounded(figure.mean)},
            {"half_width", rounded(figure.halfWidth())},
            {"distinguishable", figure.isDistinguishable()}};
}

Json accountJson(const LuckAccount& account) {
    Json object;
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

/// The turning points of a seat as text, and as they are added to its JSON.
std::string addTurningPoints(Json& object, const FinishedGame& game, const AftermathReport& report,
                             Seat seat) {
    std::string text;
    for (const TurningPoint& point : turningPoints(report, seat)) {
        const ToldTurningPoint words = told(game.record, report, point, seat);
        Json one{{"actions_before", point.step},
                 {"what", english(words.heading)},
                 {"effect", figureJson(point.effect)},
                 {"reasons", Json::array()}};
        text += "  " + english(words.heading) + " (after " + std::to_string(point.step) +
                " actions): " + figureText(point.effect) + '\n';
        for (const Phrase& reason : words.reasons) {
            one["reasons"].push_back(english(reason));
            text += "      " + english(reason) + '\n';
        }
        if (point.kind == TurningPoint::Kind::Choice)
            one["best"] = notation(report.steps[point.step].choice->best);
        object["turning_points"].push_back(one);
    }
    return text.empty() ? "  No single moment can be distinguished from chance.\n" : text;
}

void addSeat(Answer& answer, const FinishedGame& game, const AftermathReport& report, Seat seat) {
    Json object{{"name", game.name(seat)},
                {"result", rounded(report.result[seat])},
                {"luck_adjusted", figureJson(report.adjusted[seat])},
                {"luck", figureJson(report.game[seat].luck)},
                {"before_the_deal", figureJson(report.start[seat])},
                {"game", accountJson(report.game[seat])},
                {"rounds", Json::array()},
                {"points", Json::array()},
                {"turning_points", Json::array()}};
    for (const auto& round : report.rounds)
        object["rounds"].push_back(accountJson(round[seat]));
    for (const auto& scores : report.scores) {
        const Score& one = scores[seat];
        object["points"].push_back(
            {{"plants", one.plants}, {"goals", one.goals}, {"markers", one.markers}, {"coins", one.coins}});
    }
    answer.text += '\n' + game.name(seat) + ": " + lineOf("%+.1f", report.result[seat]) + " in the end, " +
                   figureText(report.adjusted[seat]) + " with average luck\n  (turn order " +
                   figureText(report.start[seat]) + ", luck " + figureText(report.game[seat].luck) + ")\n" +
                   accountTable(report, seat) + addTurningPoints(object, game, report, seat);
    answer.json["seats"].push_back(std::move(object));
}

/// How much of a finished game of Genotype was luck and how much was skill (engine/genotype/aftermath). The
/// same file, seed and samples give the same report.
Answer aftermathAnswer(const AftermathOptions& options) {
    const FinishedGame game(options.file);
    Aftermath work(game.record, {.samples = options.samples,
                                 .horizon = options.playOn ? Horizon::EndOfRound : Horizon::Now,
                                 .searched = options.searched,
                                 .seed = options.seed});
    threads::inParallel(work.pieces(), options.threads, [&work](std::size_t piece) { work.work(piece); });
    const AftermathReport report = work.report();
    Answer answer{"Luck and skill, in points of lead over the mean of the others.\n"
                  "± is a 95 % interval; ~ means: not distinguishable from chance.\n",
                  {{"samples", report.samples}, {"play_on", options.playOn}, {"seats", Json::array()}}};
    answer.indent = 2;
    for (Seat seat = 0; seat < report.seats; ++seat)
        addSeat(answer, game, report, seat);
    return answer;
}

} // namespace

Run aftermath(CLI::App& command) {
    const auto options = std::make_shared<AftermathOptions>();
    options->file.addTo(command);
    addFlag(command, "--play-on", options->playOn, "Play positions on to the end of the round");
    addNumber(command, "--samples", options->samples, "Samples of what chance could have brought", 2,
              100'000);
    addNumber(command, "--search", options->searched, "Playouts that look for the best choice; 0: none", 0,
              100'000);
    addNumber(command, "--seed", options->seed, "The same seed gives the same report");
    addThreads(command, options->threads, "By default, one for each core");
    return [options] { return aftermathAnswer(*options); };
}

} // namespace cli
