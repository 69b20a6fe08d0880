// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/json.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>

namespace cli {

/// A request that cannot be answered; it becomes the error object of the reply.
class RequestError : public std::runtime_error {
public:
    /// `code`: one of those that app/programs/cli/README.md lists. `details`: further fields of the error
    /// object.
    RequestError(const char* code, const std::string& message, Json details = Json::object())
        : std::runtime_error(message), m_code(code), m_details(std::move(details)) {}

    const char* code() const { return m_code; }
    const Json& details() const { return m_details; }

private:
    const char* m_code;
    Json m_details;
};

/// The fields of one request, read with their types and ranges. Each throws RequestError for a field that is
/// missing or of the wrong type.
class Request {
public:
    /// Keeps a reference.
    explicit Request(const Json& json) : m_json(json) {}

    /// Refuses every field except these, `id` and `request`, so that a misspelt one is noticed.
    void allowOnly(std::initializer_list<std::string_view> names) const;

    bool has(const char* name) const { return m_json.contains(name); }
    std::string text(const char* name) const;
    std::int64_t integer(const char* name, std::int64_t least, std::int64_t most) const;
    std::int64_t integer(const char* name, std::int64_t least, std::int64_t most,
                         std::int64_t otherwise) const;
    /// 0 … 2^64 − 1; `otherwise` if the field is missing.
    std::uint64_t seed(const char* name, std::uint64_t otherwise) const;
    /// A list of at most `most` texts; empty if the field is missing.
    std::vector<std::string> texts(const char* name, std::size_t most) const;
    /// A seat from 1 to `seats` or one of `words`; no value if the field is missing.
    struct SeatOrWord {
        std::optional<core::Seat> seat;
        std::string word;
    };
    std::optional<SeatOrWord> seatOr(const char* name, int seats,
                                     std::initializer_list<std::string_view> words) const;

private:
    const Json& field(const char* name) const;

    const Json& m_json;
};

} // namespace cli
