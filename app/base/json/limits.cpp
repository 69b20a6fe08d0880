// SPDX-License-Identifier: GPL-3.0-or-later
#include "limits.h"

#include "json.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace json {

namespace {

/// Counts depth and keys while the text is parsed, builds nothing, and stops the parser at a limit.
class LimitCounter final : public Json::json_sax_t {
public:
    explicit LimitCounter(const JsonLimits& limits) : m_limits(limits) {}
    bool isExceeded() const { return m_exceeded; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t&) override {
        return within(++m_keys, m_limits.keys) && within(++m_keysOf.back(), m_limits.keysOfObject);
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

private:
    bool enter() {
        m_keysOf.push_back(0);
        return within(m_keysOf.size(), m_limits.depth);
    }
    bool leave() {
        m_keysOf.pop_back();
        return true;
    }
    bool within(std::size_t count, std::size_t most) {
        m_exceeded = m_exceeded || count > most;
        return !m_exceeded;
    }

    const JsonLimits& m_limits;
    std::size_t m_keys = 0;
    /// For each object or list that is open.
    std::vector<std::size_t> m_keysOf;
    bool m_exceeded = false;
};

} // namespace

bool isWithinJsonLimits(std::string_view text, const JsonLimits& limits) {
    LimitCounter counter(limits);
    Json::sax_parse(text, &counter);
    return !counter.isExceeded();
}

} // namespace json
