// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/note.h"

#include "engine/core/text.h"

namespace lessons {

using Kind = TableNote::Kind;

core::Phrase phrase(const TableNote& note) {
    const std::string line = std::to_string(note.line);
    switch (note.kind) {
    case Kind::TitleLeftOut:
        return {ENGINE_TEXT("engine", "Line %1, “%2”, is a title and was left out."), {line, note.detail}};
    case Kind::HeaderLeftOut:
        return {ENGINE_TEXT("engine", "Line %1 repeats the names of the columns and was left out."), {line}};
    case Kind::SumLeftOut:
        if (note.detail.empty())
            return {ENGINE_TEXT("engine", "Line %1 is the sum of the others and was left out."), {line}};
        return {ENGINE_TEXT("engine", "Line %1, “%2”, is the sum of the others and was left out."),
                {line, note.detail}};
    case Kind::RowLeftOut: return {ENGINE_TEXT("engine", "Line %1 is left out."), {line}};
    case Kind::ColumnNumbers:
        return {ENGINE_TEXT("engine", "Column %1 numbers the rows and is not read."), {note.detail}};
    case Kind::ColumnNotRead: return {ENGINE_TEXT("engine", "Column %1 is not read."), {note.detail}};
    case Kind::SumColumn:
        return {ENGINE_TEXT("engine", "The column “%1” is the sum of the others and was left out."),
                {note.detail}};
    case Kind::FirstLineNames:
        return {ENGINE_TEXT("engine", "Line %1 names the columns: “%2” is no category."),
                {line, note.detail}};
    case Kind::NotObserved:
        return core::counted(note.number, ENGINE_SINGULAR("One row with “%1” was not counted."),
                             ENGINE_PLURAL("engine", "%n rows with “%1” were not counted."), {note.detail});
    case Kind::AddedTogether:
        return {ENGINE_TEXT("engine", "Line %1: “%2” was there before, and its counts are added together."),
                {line, note.detail}};
    case Kind::OtherCapitals:
        return {
            ENGINE_TEXT("engine", "Line %1: “%2” was counted with the same name in other capital letters."),
            {line, note.detail}};
    case Kind::SumIsHundred:
        return {ENGINE_TEXT("engine", "These counts add up to exactly 100. If they are percentages, use the "
                                      "counts that they were calculated from."),
                {}};
    }
    return {};
}

std::string idOf(Kind kind) {
    switch (kind) {
    case Kind::TitleLeftOut: return "title-left-out";
    case Kind::HeaderLeftOut: return "header-left-out";
    case Kind::SumLeftOut: return "sum-left-out";
    case Kind::RowLeftOut: return "row-left-out";
    case Kind::ColumnNumbers: return "column-of-row-numbers";
    case Kind::ColumnNotRead: return "column-not-read";
    case Kind::SumColumn: return "sum-column-left-out";
    case Kind::FirstLineNames: return "first-line-names-columns";
    case Kind::NotObserved: return "not-observed";
    case Kind::AddedTogether: return "added-together";
    case Kind::OtherCapitals: return "other-capitals";
    case Kind::SumIsHundred: return "sum-is-hundred";
    }
    return {};
}

} // namespace lessons
