// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/ratio.h"

#include "engine/core/text.h"
#include "lessons/csv/counts.h"
#include "lessons/csv/number.h"

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

bool isFraction(std::string_view text) {
    const auto slash = text.find('/');
    return slash != std::string_view::npos && text.find('/', slash + 1) == std::string_view::npos;
}

/// The texts between the separators; several spaces in a row are one separator. A slash separates, unless
/// there are fractions with colons or spaces between them.
std::vector<std::string_view> partsOf(std::string_view text) {
    const auto split = [text](std::string_view separators) {
        std::vector<std::string_view> parts;
        for (std::string_view rest = text;;) {
            const auto end = rest.find_first_of(separators);
            const std::string_view part = withoutBlanks(rest.substr(0, end));
            if (!part.empty() || separators != blanks)
                parts.push_back(part);
            if (end == std::string_view::npos)
                return parts;
            rest.remove_prefix(end + 1);
        }
    };
    if (text.find(':') != std::string_view::npos)
        return split(":");
    const auto spaced = split(blanks);
    if (text.find('/') == std::string_view::npos ||
        (spaced.size() > 1 && std::all_of(spaced.begin(), spaced.end(), isFraction)))
        return spaced;
    return split("/");
}

/// A number; a point or a comma is a decimal mark.
std::variant<double, RatioError> numberOfPart(std::string_view text) {
    const std::string shown(text.substr(0, 40));
    const CellValue number = readCell(text);
    if (!isNumber(number.kind) || number.value < 0)
        return RatioError{Fault::NotAPart, shown};
    if (number.kind != CellKind::TwoMeanings)
        return number.value;
    // What would be thousands in a count is a decimal here.
    if (text.find(',') != std::string_view::npos)
        return RatioError{Fault::TwoMeanings, shown};
    return number.other;
}

/// A number or, as in 9/16 : 7/16, a fraction.
std::variant<double, RatioError> partIn(std::string_view text) {
    const auto slash = text.find('/');
    auto part = numberOfPart(text.substr(0, slash));
    if (slash != std::string_view::npos && std::holds_alternative<double>(part)) {
        const auto below = numberOfPart(text.substr(slash + 1));
        if (!std::holds_alternative<double>(below))
            part = below;
        else if (std::get<double>(below) == 0)
            part = RatioError{Fault::NotAPart, std::string(text.substr(0, 40))};
        else
            part = std::get<double>(part) / std::get<double>(below);
    }
    if (const auto* value = std::get_if<double>(&part);
        value && *value != 0 && (*value < smallestRatioPart || *value > largestRatioPart))
        return RatioError{Fault::OutsideRange, std::string(text.substr(0, 40))};
    return part;
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
