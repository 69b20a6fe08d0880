// SPDX-License-Identifier: GPL-3.0-or-later
#include "proof_words.h"

namespace commitment {

namespace {

core::Phrase wordsOn(const core::AnyRecord& record, Verdict verdict) {
    const std::string word = shownWord(record.type()->sealedDice(record)->word);
    switch (verdict) {
    case Verdict::Proved:
        return {ENGINE_TEXT("engine",
                            "The dice are proved: they were fixed before the first move, by the secret "
                            "behind the noted commitment and by the word that was typed after it."),
                {}};
    case Verdict::NothingNoted:
        return {ENGINE_TEXT(
                    "engine",
                    "Nothing is proved: commitment, secret, word and seed fit together, but so they would "
                    "if somebody had chosen them all after the game. The proof needs the commitment that "
                    "was noted before the game."),
                {}};
    case Verdict::OtherNoted:
        return {ENGINE_TEXT("engine", "Not proved: the commitment that was noted is not that of this game."),
                {}};
    case Verdict::NoWord:
        return {ENGINE_TEXT("engine",
                            "Nothing is proved yet: the commitment is the noted one, but a word that "
                            "was exchanged for another gives other dice. The proof needs the word that "
                            "was typed before the game."),
                {}};
    case Verdict::OtherWord:
        return {ENGINE_TEXT("engine", "Not proved: the word of this game is “%1”."), {word}};
    case Verdict::Unfinished:
        return {ENGINE_TEXT("engine",
                            "Not proved: this game is not over, and yet its secret is shown. The program "
                            "shows the secret only after the last move, so moves are missing."),
                {}};
    case Verdict::Contradiction:
        return {ENGINE_TEXT("engine",
                            "Not proved: the commitment or the seed of this game does not follow from "
                            "its rules, players, secret and word. Something was changed."),
                {}};
    }
    return {};
}

} // namespace

std::string playersOf(const core::AnyRecord& record) {
    std::string all;
    for (const core::SeatInfo& seat : record.type()->seats(record)) {
        all += (all.empty() ? "" : ", ") + seat.name;
        all += seat.kind == "person" ? " (person)" : " (bot: " + seat.kind + ')';
    }
    return all;
}

std::vector<core::Phrase> proofWords(const core::AnyRecord& record, const Proof& proof) {
    std::vector<core::Phrase> all{wordsOn(record, proof.verdict)};
    if (proof.verdict != Verdict::Proved)
        return all;
    if (proof.coversSeats)
        all.push_back(
            {ENGINE_TEXT("engine", "The commitment also covers the rules of this game and its players: "
                                   "%1."),
             {playersOf(record)}});
    else
        all.push_back(
            {ENGINE_TEXT("engine", "Not covered: the players. An earlier version of the program sealed "
                                   "these dice, for the rules of the game only. Nobody would notice if "
                                   "names were exchanged, or a bot and a person."),
             {}});
    if (!proof.hasPlainWord)
        all.push_back(
            {ENGINE_TEXT("engine", "The word of this game has other characters than a to z, as earlier "
                                   "versions allowed. Some of them look alike or cannot be seen. So this "
                                   "proves something only if you typed the word yourself just now, and "
                                   "did not copy it."),
             {}});
    all.push_back(core::counted(
        static_cast<int>(record.type()->actionCount(record)),
        ENGINE_SINGULAR(
            "Not covered: the title and the moves. The %n move of this file follows the rules and ends "
            "the game, but a commitment that was noted before it cannot tell whether it is the move "
            "that was made."),
        ENGINE_PLURAL("engine",
                      "Not covered: the title and the moves. The %n moves of this file follow the rules "
                      "and end the game, but a commitment that was noted before them cannot tell "
                      "whether they are the moves that were made.")));
    return all;
}

} // namespace commitment
