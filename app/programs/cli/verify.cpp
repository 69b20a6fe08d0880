// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/crypto/proof_words.h"
#include "app/programs/console/numbers.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "engine/games/any_record.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

using commitment::Verdict;

namespace {

struct VerifyOptions {
    /// A record whose dice were sealed and revealed.
    std::string file;
    /// What the players noted; empty: nothing.
    std::string commitment;
    /// What the player typed after that; empty: not given.
    std::string word;
};

games::AnyRecord readRevealed(const std::string& path) {
    const auto result = games::readAnyRecord(readFile(path, core::maxRecordBytes));
    if (const auto* error = std::get_if<games::ReadError>(&result))
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words));
    const auto& record = std::get<games::AnyRecord>(result);
    if (!record.type()->sealedDice(record))
        throw UserError(path + ": the dice of this game were not sealed");
    return record;
}

/// What is proved about the dice of a record, what that covers and what it does not. The exit code is 1 if
/// they are not proved, as when commitment or word were not given.
Answer verified(const VerifyOptions& options) {
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
    Json covered = Json::array();
    Json open{"title", "moves"};
    if (proved)
        covered = {"dice", "rules"};
    else
        open = {"dice", "rules", "title", "moves"};
    (proved && proof.coversSeats ? covered : open).push_back("players");
    return {joined(sentences, "\n") + '\n',
            {{"dice_proved", proved},
             {"covered", covered},
             {"not_covered", open},
             {"sentences", sentences},
             {"commitment", dice.commitment},
             {"noted", orNull(noted)},
             {"word", dice.word},
             {"word_compared", word.has_value()},
             {"players", commitment::playersOf(record)},
             {"moves", type.actionCount(record)},
             {"finished", type.standing(record).finished},
             {"seed", type.seed(record)},
             {"key", dice.key},
             {"material", dice.material}},
            proved ? 0 : 1};
}

} // namespace

Run verify(CLI::App& command) {
    const auto options = std::make_shared<VerifyOptions>();
    command.add_option("file", options->file, "A .genotype file of a finished game")->required();
    command.add_option("--commitment", options->commitment,
                       "What the players noted before the game: at least the first 32 digits");
    command.add_option("--word", options->word, "The word that a player typed after that");
    return [options] { return verified(*options); };
}

} // namespace cli
