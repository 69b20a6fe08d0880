// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_text.h"

#include "engine/core/text.h"

namespace core {

Phrase phrase(ReadFault fault, int lineNumber, const std::string& detail, const Phrase& refusal,
              int catalogueVersion) {
    const std::string line = std::to_string(lineNumber);
    switch (fault) {
    case ReadFault::NotARecord:
        return {ENGINE_TEXT("engine", "This is not a game of Genotype Companion."), {}};
    case ReadFault::OtherFormat:
        return {ENGINE_TEXT("engine", "This game was saved in format %1, and this version reads format %2."),
                {detail, std::to_string(recordFormat)}};
    case ReadFault::OtherCatalogue:
        return {ENGINE_TEXT("engine",
                            "This game was played with version %1 of the cards, and this program has "
                            "version %2: it would play wrong."),
                {detail, std::to_string(catalogueVersion)}};
    case ReadFault::OtherGame:
        if (detail.empty())
            return {ENGINE_TEXT("engine", "This is a game of another kind."), {}};
        return {ENGINE_TEXT("engine", "This is a game of another kind (%1)."), {detail}};
    case ReadFault::TooLarge: return {ENGINE_TEXT("engine", "This file is too large to be a game."), {}};
    case ReadFault::LineTooLong: return {ENGINE_TEXT("engine", "Line %1 is too long."), {line}};
    case ReadFault::BadHeader: return {ENGINE_TEXT("engine", "Line %1 should be: %2."), {line, detail}};
    case ReadFault::BadName:
        return {ENGINE_TEXT("engine",
                            "The name in line %1 is too long or holds characters that a name cannot have."),
                {line}};
    case ReadFault::HeaderCutOff:
        return {ENGINE_TEXT("engine", "The file ends in line %1, before the game begins."), {line}};
    case ReadFault::NotAnActionLine:
        return {ENGINE_TEXT("engine", "Line %1 is not a move: %2"), {line, detail}};
    case ReadFault::WrongNumber:
        return {ENGINE_TEXT("engine", "Line %1 should have move number %2: a move is missing or was added."),
                {line, detail}};
    case ReadFault::WrongActor:
        return {ENGINE_TEXT("engine", "Line %1 is the move of another player: it should be seat %2."),
                {line, detail}};
    case ReadFault::IllegalAction:
        return {ENGINE_TEXT("engine", "Line %1 cannot be played (%2). %3"), {line, detail, refusal}};
    case ReadFault::NothingToUndo:
        return {ENGINE_TEXT("engine", "Line %1 takes back more moves than there are."), {line}};
    case ReadFault::CutOff:
        return {ENGINE_TEXT("engine", "Line %1 was cut off: the file does not end with a whole line."),
                {line}};
    case Kind::Edited:
        return {ENGINE_TEXT("engine",
                            "Line %1 does not fit its checksum: the file was changed after it was written."),
                {line}};
    }
    return {};
}

} // namespace core
