// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/note.h"

#include "engine/core/text.h"

namespace lessons {

core::Phrase phrase(const TableNote& note) {
    const std::string line = std::to_string(note.line);
    switch (note.kind) {
    case TableNote::Kind::TitleLeftOut:
        return {ENGINE_TEXT("engine", "Line %1, “%2”, is a title and was left out."), {line, note.detail}};
    case TableNote::Kind::HeaderLeftOut:
        return {ENGINE_TEXT("engine", "Line %1 repeats the names of the columns and was left out."), {line}};
    case TableNote::Kind::SumLeftOut:
        if (note.detail.empty())
            return {ENGINE_TEXT("engine", "Line %1 is the sum of the others and was left out."), {line}};
        return {ENGINE_TEXT("engine", "Line %1, “%2”, is the sum of the others and was left out."),
                {line, note.detail}};
    case TableNote::Kind::RowLeftOut: return {ENGINE_TEXT("engine", "Line %1 is left out."), {line}};
    case TableNote::Kind::ColumnNumbers:
        return {ENGINE_TEXT("engine", "Column %1 numbers the rows and is not read."), {note.detail}};
    case TableNote::Kind::ColumnNotRead:
        return {ENGINE_TEXT("engine", "Column %1 is not read."), {note.detail}};
    case TableNote::Kind::SumColumn:
        return {ENGINE_TEXT("engine", "The column “%1” is the sum of the others and was left out."),
                {note.detail}};
    case TableNote::Kind::FirstLineNames:
        return {ENGINE_TEXT("engine", "Line %1 names the columns: “%2” is no category."),
                {line, note.detail}};
    case TableNote::Kind::NotObserved:
        return core::counted(note.number, ENGINE_SINGULAR("One row with “%1” was not counted."),
                             ENGINE_PLURAL("engine", "%n rows with “%1” were not counted."), {note.detail});
    case TableNote::Kind::AddedTogether:
        return {ENGINE_TEXT("engine", "Line %1: “%2” was there before, and its counts are added together."),
                {line, note.detail}};
    case TableNote::Kind::OtherCapitals:
        return {
            ENGINE_TEXT("engine", "Line %1: “%2” was counted with the same name in other capital letters."),
            {line, note.detail}};
    case TableNote::Kind::SumIsHundred:
        return {ENGINE_TEXT("engine", "These counts add up to exactly 100. If they are percentages, use the "
                                      "counts that they were calculated from."),
                {}};
    }
    return {};
}

std::string idOf(TableNote::Kind kind) {
    switch (kind) {
    case TableNote::Kind::TitleLeftOut: return "title-left-out";
    case TableNote::Kind::HeaderLeftOut: return "header-left-out";
    case TableNote::Kind::SumLeftOut: return "sum-left-out";
    case TableNote::Kind::RowLeftOut: return "row-left-out";
    case TableNote::Kind::ColumnNumbers: return "column-of-row-numbers";
    case TableNote::Kind::ColumnNotRead: return "column-not-read";
    case TableNote::Kind::SumColumn: return "sum-column-left-out";
    case TableNote::Kind::FirstLineNames: return "first-line-names-columns";
    case TableNote::Kind::NotObserved: return "not-observed";
    case TableNote::Kind::AddedTogether: return "added-together";
    case TableNote::Kind::OtherCapitals: return "other-capitals";
    case TableNote::Kind::SumIsHundred: return "sum-is-hundred";
    }
    return {};
}

} // namespace lessons
