// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/toml_error.h"

#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace lessons {

namespace {

using core::Phrase;

/// What the library says of an error: what it was reading, and what it did not expect there.
struct Report {
    std::string_view scope;
    std::string_view reason;
};

Report reportOf(std::string_view description) {
    constexpr std::string_view opening = "Error while parsing ";
    if (!description.starts_with(opening))
        return {"", description};
    description.remove_prefix(opening.size());
    const std::size_t end = description.find(": ");
    if (end == std::string_view::npos)
        return {"", description};
    return {description.substr(0, end), description.substr(end + 2)};
}

/// An error is of the first kind whose scope is its own and whose reason begins its reason. An empty one fits
/// everything.
struct ErrorKind {
    std::string_view scope;
    std::string_view reason;
    const char* words; ///< marked for translation
};

constexpr const char* quoteMissing =
    ENGINE_TEXT("engine", "A quotation mark is missing at the end of a text.");
constexpr const char* listOpen =
    ENGINE_TEXT("engine", "In a list, a comma between two entries or the bracket ] at its end is missing.");
constexpr const char* headingOpen =
    ENGINE_TEXT("engine", "A heading such as [teacher] or [[question]] needs as many brackets after its name "
                          "as before it.");
constexpr const char* valueMissing = ENGINE_TEXT("engine", "After the equals sign a value is missing.");
constexpr const char* equalsMissing =
    ENGINE_TEXT("engine", "After the first word of a line an equals sign is missing. Longer texts stand "
                          "between three quotation marks.");
constexpr const char* backslash = ENGINE_TEXT(
    "engine", "A backslash changes the meaning of what follows it. To write one in a text, write two.");
constexpr const char* valueUnread = ENGINE_TEXT(
    "engine", "A value cannot be read. Texts stand in straight quotation marks (\"); true and false "
              "are written in small letters.");
constexpr const char* notANumber =
    ENGINE_TEXT("engine", "A number cannot be read: write only digits, and no 0 in front. Texts stand in "
                          "straight quotation marks (\").");
constexpr const char* notUtf8 =
    ENGINE_TEXT("engine", "The file is not in the encoding UTF-8. Save it in this encoding.");

constexpr std::array errorKinds{
    ErrorKind{"string", "encountered end-of-file", quoteMissing},
    ErrorKind{"string", "unescaped control", quoteMissing},
    ErrorKind{"literal string", "", quoteMissing},
    ErrorKind{"string", "", backslash},
    ErrorKind{"unicode scalar sequence", "", backslash},
    ErrorKind{"array", "expected value",
              ENGINE_TEXT("engine", "In a list, an entry before a comma is missing.")},
    ErrorKind{"array", "", listOpen},
    ErrorKind{"table header", "tables with blank",
              ENGINE_TEXT("engine", "Between the brackets of a heading a name is missing.")},
    ErrorKind{"table header", "expected a comment",
              ENGINE_TEXT("engine", "After a heading in brackets nothing else may stand in the line.")},
    ErrorKind{"table header", "", headingOpen},
    ErrorKind{"key", "",
              ENGINE_TEXT("engine", "A name in front of an equals sign cannot be read: it has only letters "
                                    "from a to z, digits, _ and -.")},
    ErrorKind{"key-value pair", "expected '='", equalsMissing},
    ErrorKind{"key-value pair", "expected value", valueMissing},
    ErrorKind{"key-value pair", "encountered end-of-file", valueMissing},
    ErrorKind{"key-value pair", "expected a comment",
              ENGINE_TEXT("engine", "Something is left over after the value. A quotation mark inside a text "
                                    "needs a backslash before it: \\\"")},
    ErrorKind{"value", "could not determine", valueUnread},
    ErrorKind{"boolean", "", valueUnread},
    ErrorKind{"decimal integer", "", notANumber},
    ErrorKind{"floating-point", "", notANumber},
    ErrorKind{"date", "", notANumber},
    ErrorKind{"time", "", notANumber},
    ErrorKind{"date-time", "", notANumber},
    ErrorKind{"inline table", "",
              ENGINE_TEXT("engine", "In curly brackets, a comma, a value or the bracket } at their end is "
                                    "missing.")},
    ErrorKind{"root table", "",
              ENGINE_TEXT("engine",
                          "A line begins with a name and an equals sign, with a heading in brackets, "
                          "or with # for a remark.")},
    ErrorKind{"", "Encountered", notUtf8},
};

/// "title", of "cannot redefine existing string 'title'".
std::optional<std::string> nameTwice(const Report& report) {
    if (!report.reason.starts_with("cannot redefine existing"))
        return std::nullopt;
    const std::size_t begin = report.reason.find('\'');
    const std::size_t end = report.reason.rfind('\'');
    if (begin == std::string_view::npos || end <= begin)
        return std::nullopt;
    return std::string(report.reason.substr(begin + 1, end - begin - 1));
}

Phrase wordsFor(const Report& report) {
    if (const auto name = nameTwice(report))
        return {ENGINE_TEXT("engine", "“%1” stands here for the second time."), {*name}};
    const auto kind = std::ranges::find_if(errorKinds, [&report](const ErrorKind& one) {
        return (one.scope.empty() || one.scope == report.scope) && report.reason.starts_with(one.reason);
    });
    if (kind != errorKinds.end())
        return {kind->words, {}};
    return {ENGINE_TEXT("engine", "This line cannot be read as TOML."), {}};
}

} // namespace

LessonFault faultOf(const toml::parse_error& error) {
    const toml::source_position at = error.source().begin;
    return {static_cast<int>(at.line),
            core::sentences(wordsFor(reportOf(error.description())),
                            {ENGINE_TEXT("engine", "It was noticed at character %1 of the line."),
                             {std::to_string(at.column)}})};
}

} // namespace lessons
