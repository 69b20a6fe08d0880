// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_text.h"

#include "engine/core/text.h"

namespace core {

Phrase phrase(ReadFault fault, int lineNumber, const std::string& detail, const Phrase& refusal,
              int catalogueVersion) {
    const std::string line = std::to_string(lineNumber);
    switch (fault) {
    case ReadFault::NotARecord:
        return {ENGINE_TEXT("engine", "This is not a game saved by Genotype Companion."), {}};
    case ReadFault::OtherFormat:
        return {
            ENGINE_TEXT("engine",
                        "This game was saved in format %1, but this version of the program reads format %2."),
            {detail, std::to_string(recordFormat)}};
    case ReadFault::OtherCatalogue:
        return {ENGINE_TEXT("engine", "This game was played with version %1 of the cards. This program has "
                                      "version %2, so it cannot play the game correctly."),
                {detail, std::to_string(catalogueVersion)}};
    case ReadFault::OtherGame:
        if (detail.empty())
            return {ENGINE_TEXT("engine", "This is a different kind of game."), {}};
        return {ENGINE_TEXT("engine", "This is a different kind of game (%1)."), {detail}};
    case ReadFault::TooLarge: return {ENGINE_TEXT("engine", "This file is too large to be a game."), {}};
    case ReadFault::LineTooLong: return {ENGINE_TEXT("engine", "Line %1 is too long."), {line}};
    case ReadFault::BadHeader: return {ENGINE_TEXT("engine", "Line %1 should read: %2."), {line, detail}};
    case ReadFault::BadName:
        return {ENGINE_TEXT(
                    "engine",
                    "The name in line %1 is too long or contains characters that are not allowed in a name."),
                {line}};
    case ReadFault::HeaderCutOff:
        return {ENGINE_TEXT("engine", "The file ends at line %1, before the game begins."), {line}};
    case ReadFault::NotAnActionLine:
        return {ENGINE_TEXT("engine", "Line %1 is not a move: %2"), {line, detail}};
    case ReadFault::WrongNumber:
        return {
            ENGINE_TEXT("engine", "Line %1 should be move number %2: a move is missing or has been added."),
            {line, detail}};
    case ReadFault::WrongActor:
        return {ENGINE_TEXT("engine", "Line %1 is a move by the wrong player: it should be seat %2."),
                {line, detail}};
    case ReadFault::IllegalAction:
        return {ENGINE_TEXT("engine", "Line %1 cannot be played (%2). %3"), {line, detail, refusal}};
    case ReadFault::NothingToUndo:
        return {ENGINE_TEXT("engine", "Line %1 undoes more moves than there are."), {line}};
    case ReadFault::DiceHidden:
        return {ENGINE_TEXT("engine", "The dice of this game are sealed until it is over. Until then it can "
                                      "only be played where it was begun."),
                {}};
    case ReadFault::CutOff:
        return {ENGINE_TEXT("engine", "Line %1 is cut off: the file does not end with a complete line."),
                {line}};
    case ReadFault::Edited:
        return {ENGINE_TEXT("engine",
                            "Line %1 does not match its checksum: the file was changed after it was saved."),
                {line}};
    }
    return {};
}

} // namespace core
