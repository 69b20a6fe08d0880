// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/ratio.h"

#include "engine/core/text.h"
#include "lessons/csv/counts.h"
#include "lessons/csv/csv.h"

#include <algorithm>

namespace lessons {

namespace {

using Fault = RatioError::Kind;

constexpr std::string_view blanks = " \t\r\n";

std::string_view withoutBlanks(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The texts between the separators; several spaces in a row are one separator.
std::vector<std::string_view> partsOf(std::string_view text) {
    std::string_view separators = blanks;
    for (const std::string_view one : {"/", ":"})
        if (text.find(one) != std::string_view::npos)
            separators = one;
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find_first_of(separators);
        const std::string_view part = withoutBlanks(text.substr(0, end));
        if (!part.empty() || separators != blanks)
            parts.push_back(part);
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// Whether three digits follow the only mark and one to three precede it, so that it could separate
/// thousands.
bool couldBeThousands(std::string_view text, char mark) {
    const auto at = text.find(mark);
    const auto areDigits = [](std::string_view digits) {
        return std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    return at != std::string_view::npos && at >= 1 && at <= 3 && text.size() == at + 4 && text[0] != '0' &&
           areDigits(text.substr(0, at)) && areDigits(text.substr(at + 1));
}

std::variant<double, RatioError> partIn(std::string_view text) {
    const std::string shown(text.substr(0, 40));
    const auto number = numberIn(text);
    if (!number || *number < 0)
        return RatioError{Fault::NotAPart, shown};
    if (couldBeThousands(text, ','))
        return RatioError{Fault::TwoMeanings, shown};
    // What would be thousands in a count is a decimal here.
    const double value = couldBeThousands(text, '.') ? *number / 1000 : *number;
    if (value != 0 && (value < smallestRatioPart || value > largestRatioPart))
        return RatioError{Fault::OutsideRange, shown};
    return value;
}

} // namespace

std::variant<std::vector<double>, RatioError> readRatio(std::string_view text) {
    if (withoutBlanks(text).empty())
        return RatioError{Fault::Empty, ""};
    const auto texts = partsOf(text);
    if (texts.size() > maxKinds)
        return RatioError{Fault::TooManyParts, std::to_string(maxKinds)};
    std::vector<double> ratio;
    for (const std::string_view one : texts) {
        const auto part = partIn(one);
        if (const auto* error = std::get_if<RatioError>(&part))
            return *error;
        ratio.push_back(std::get<double>(part));
    }
    if (std::all_of(ratio.begin(), ratio.end(), [](double part) { return part == 0; }))
        return RatioError{Fault::AllZero, ""};
    return ratio;
}

core::Phrase phrase(const RatioError& error) {
    switch (error.kind) {
    case Fault::Empty: return {ENGINE_TEXT("engine", "Enter a ratio, such as 9 : 3 : 3 : 1."), {}};
    case Fault::NotAPart:
        return {ENGINE_TEXT("engine", "“%1” is not a part of a ratio such as 9 : 3 : 3 : 1."),
                {error.detail}};
    case Fault::TwoMeanings:
        return {
            ENGINE_TEXT("engine",
                        "The comma in “%1” could mark decimals or thousands: write the number without it."),
            {error.detail}};
    case Fault::OutsideRange:
        return {ENGINE_TEXT(
                    "engine",
                    "“%1” is too small or too large: a part must be 0 or between 0.000001 and 1000000000."),
                {error.detail}};
    case Fault::TooManyParts: return {ENGINE_TEXT("engine", "A ratio has at most %1 parts."), {error.detail}};
    case Fault::AllZero: return {ENGINE_TEXT("engine", "One part of the ratio must be more than 0."), {}};
    }
    return {};
}

} // namespace lessons
