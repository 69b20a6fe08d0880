// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify.h"

#include "app/commitment/sealed_dice.h"
#include "engine/games/any_record.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace cli {

using commitment::Verdict;
using nlohmann::ordered_json;

namespace {

games::AnyRecord readRevealed(const std::string& path) {
    const auto result = games::readAnyRecord(readFile(path, core::maxRecordBytes));
    if (const auto* error = std::get_if<games::ReadError>(&result))
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words));
    const auto& record = std::get<games::AnyRecord>(result);
    if (!record.type()->sealedDice(record))
        throw UserError(path + ": the dice of this game were not sealed");
    return record;
}

std::string sentenceOn(Verdict verdict, const std::string& word, bool wordCompared) {
    switch (verdict) {
    case Verdict::Proved:
        return wordCompared
                   ? "Proved: these dice were fixed before the first move, by the secret behind the noted "
                     "commitment and the word that was typed after it."
                   : "Proved: these dice were fixed before the first move, by the secret behind the noted "
                     "commitment and the word \"" +
                         word + "\", if that is what was typed after it.";
    case Verdict::NothingNoted:
        return "Nothing is proved: commitment, secret, word and seed fit together, but so they would if "
               "all were chosen after the game. Give the commitment that was noted before it: --commitment "
               "TEXT.";
    case Verdict::OtherNoted: return "Not proved: the commitment that was noted is not that of this game.";
    case Verdict::OtherWord: return "Not proved: the word of this game is \"" + word + "\".";
    case Verdict::Contradiction:
        return "Not proved: commitment or seed of this game do not follow from its setup, secret and word.";
    }
    return {};
}

} // namespace

CLI::App* addVerify(CLI::App& program, VerifyOptions& options) {
    CLI::App* const command =
        program.add_subcommand("verify", "Check that the sealed dice of a game were fixed before it began");
    command->add_option("file", options.file, "A .genotype file of a finished game")->required();
    command->add_option("--commitment", options.commitment,
                        "What the players noted before the game: at least the first 32 digits");
    command->add_option("--word", options.word, "The word that was typed, to be compared too");
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

int verify(const VerifyOptions& options) {
    std::optional<std::string> noted;
    if (!options.commitment.empty()) {
        noted = commitment::notedCommitment(options.commitment);
        if (!noted)
            throw UserError(
                "--commitment: a commitment is noted with its first 32 to 64 digits, 0-9 and a-f");
    }
    const games::AnyRecord record = readRevealed(options.file);
    const core::DiceCommitment& dice = *record.type()->sealedDice(record);
    const bool wordCompared = !options.word.empty();
    const Verdict verdict =
        commitment::verdictOn(record, noted, wordCompared ? std::optional(options.word) : std::nullopt);
    const std::string sentence = sentenceOn(verdict, dice.word, wordCompared);
    if (options.json)
        print(ordered_json{{"proved", verdict == Verdict::Proved},
                           {"sentence", sentence},
                           {"commitment", dice.commitment},
                           {"noted", noted ? ordered_json(*noted) : ordered_json(nullptr)},
                           {"word", dice.word},
                           {"word_compared", wordCompared},
                           {"seed", record.type()->seed(record)},
                           {"key", dice.key},
                           {"material", dice.material}}
                  .dump() +
              '\n');
    else
        print(sentence + '\n');
    return verdict == Verdict::Proved || verdict == Verdict::NothingNoted ? 0 : 1;
}

} // namespace cli
