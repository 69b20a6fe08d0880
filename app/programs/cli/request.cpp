// SPDX-License-Identifier: GPL-3.0-or-later
#include "request.h"

#include <algorithm>

namespace cli {

namespace {

/// Limit for a name that is sent back, in bytes.
constexpr std::size_t longestEcho = 200;

[[noreturn]] void badValue(const char* name, const std::string& expected) {
    throw RequestError("bad-value", std::string("\"") + name + "\" must be " + expected, {{"field", name}});
}

} // namespace

void Request::allowOnly(std::initializer_list<std::string_view> names) const {
    for (const auto& [key, value] : m_json.items())
        if (key != "id" && key != "request" && std::find(names.begin(), names.end(), key) == names.end())
            throw RequestError("unknown-field", "this request has no field of that name",
                               {{"field", key.substr(0, longestEcho)}});
}

const Json& Request::field(const char* name) const {
    const auto found = m_json.find(name);
    if (found == m_json.end())
        throw RequestError("missing-field", std::string("\"") + name + "\" is missing", {{"field", name}});
    return *found;
}

std::string Request::text(const char* name) const {
    const Json& value = field(name);
    if (!value.is_string())
        badValue(name, "a string");
    return value.get<std::string>();
}

std::int64_t Request::integer(const char* name, std::int64_t least, std::int64_t most) const {
    const Json& value = field(name);
    const std::string expected = "an integer from " + std::to_string(least) + " to " + std::to_string(most);
    // Unsigned values beyond 2^63 would turn negative when read as signed.
    if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
        badValue(name, expected);
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most)
        badValue(name, expected);
    return number;
}

std::int64_t Request::integer(const char* name, std::int64_t least, std::int64_t most,
                              std::int64_t otherwise) const {
    return has(name) ? integer(name, least, most) : otherwise;
}

std::uint64_t Request::seed(const char* name, std::uint64_t otherwise) const {
    if (!has(name))
        return otherwise;
    const Json& value = field(name);
    if (!value.is_number_unsigned())
        badValue(name, "an integer from 0 to 18446744073709551615");
    return value.get<std::uint64_t>();
}

std::vector<std::string> Request::texts(const char* name, std::size_t most) const {
    std::vector<std::string> list;
    if (!has(name))
        return list;
    const Json& value = field(name);
    const bool fits =
        value.is_array() && value.size() <= most &&
        std::all_of(value.begin(), value.end(), [](const Json& one) { return one.is_string(); });
    if (!fits)
        badValue(name, "a list of at most " + std::to_string(most) + " strings");
    for (const Json& one : value)
        list.push_back(one.get<std::string>());
    return list;
}

std::optional<Request::SeatOrWord> Request::seatOr(const char* name, int seats,
                                                   std::initializer_list<std::string_view> words) const {
    if (!has(name))
        return {};
    const Json& value = field(name);
    if (value.is_number_unsigned()) {
        const auto seat = value.get<std::uint64_t>();
        if (seat >= 1 && seat <= static_cast<std::uint64_t>(seats))
            return SeatOrWord{static_cast<core::Seat>(seat - 1), {}};
    } else if (value.is_string()) {
        const auto word = value.get<std::string>();
        if (std::find(words.begin(), words.end(), word) != words.end())
            return SeatOrWord{{}, word};
    }
    std::string expected = "a seat from 1 to " + std::to_string(seats);
    for (const auto word : words)
        expected.append(" or \"").append(word).append("\"");
    badValue(name, expected);
}

} // namespace cli
