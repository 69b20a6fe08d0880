// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify.h"

#include "app/base/crypto/proof_words.h"
#include "engine/games/any_record.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

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

} // namespace

CLI::App* addVerify(CLI::App& program, VerifyOptions& options) {
    CLI::App* const command =
        program.add_subcommand("verify", "Check that the sealed dice of a game were fixed before it began");
    command->add_option("file", options.file, "A .genotype file of a finished game")->required();
    command->add_option("--commitment", options.commitment,
                        "What the players noted before the game: at least the first 32 digits");
    command->add_option("--word", options.word, "The word that a player typed after that");
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
    const core::GameType& type = *record.type();
    const core::DiceCommitment& dice = *type.sealedDice(record);
    const auto word = options.word.empty() ? std::nullopt : std::optional(options.word);
    const commitment::Proof proof = commitment::proofOf(record, noted, word);
    std::vector<std::string> sentences;
    for (const core::Phrase& phrase : commitment::proofWords(record, proof))
        sentences.push_back(core::english(phrase));
    if (proof.verdict == Verdict::NothingNoted)
        sentences.emplace_back("Give it with --commitment TEXT, and the word with --word WORD.");
    if (proof.verdict == Verdict::NoWord)
        sentences.emplace_back("Give it with --word WORD.");
    const bool proved = proof.verdict == Verdict::Proved;
    if (options.json) {
        ordered_json covered = ordered_json::array();
        ordered_json open{"title", "moves"};
        if (proved)
            covered = {"dice", "rules"};
        else
            open = {"dice", "rules", "title", "moves"};
        (proved && proof.coversSeats ? covered : open).push_back("players");
        print(ordered_json{{"dice_proved", proved},
                           {"covered", covered},
                           {"not_covered", open},
                           {"sentences", sentences},
                           {"commitment", dice.commitment},
                           {"noted", noted ? ordered_json(*noted) : ordered_json(nullptr)},
                           {"word", dice.word},
                           {"word_compared", word.has_value()},
                           {"players", commitment::playersOf(record)},
                           {"moves", type.actionCount(record)},
                           {"finished", type.standing(record).finished},
                           {"seed", type.seed(record)},
                           {"key", dice.key},
                           {"material", dice.material}}
                  .dump() +
              '\n');
    } else {
        for (const std::string& sentence : sentences)
            print(sentence + '\n');
    }
    return proved ? 0 : 1;
}

} // namespace cli
