// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/core/fixed_vector.h"
#include "json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// How single values stand in JSON. A codec has `write(value, style)`, `read(json, value, style)`, which
/// throws Malformed, and `blank()`: the JSON of the value that may be left out.
namespace json {

/// Why a JSON text is not what it should be: the path of the field, and what was expected.
class Malformed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Throws Malformed with `what` unless it holds.
inline void require(bool holds, const std::string& what) {
    if (!holds)
        throw Malformed(what);
}

/// Full: every field is there. Sparse: a field that is 0, false, null, the first of its words, or an empty
/// text, list or object is left out, and so are such entries at the end of a list of fixed length. Both are
/// read strictly.
///
/// Stored: a file on a person's disk, possibly written by an earlier or later version. Only null is left out.
/// Reading is lenient: a missing or invalid field keeps its present value, unless the struct requires it
/// (`need`); invalid items of a list, items beyond its limit and unknown fields are ignored.
enum class Style { Full, Sparse, Stored };

/// A whole number, or the number of a value of an enumeration, within a range.
struct Number {
    std::int64_t least = 0;
    std::int64_t most = 255;

    static Json blank() { return 0; }
    template <typename T> static Json write(const T& value, Style) {
        return static_cast<std::int64_t>(value);
    }
    template <typename T> void read(const Json& json, T& value, Style) const {
        // Unsigned values beyond 2^63 would turn negative when read as signed.
        const bool fits = json.is_number_integer() && !(json.is_number_unsigned() &&
                                                        json.get<std::uint64_t>() > std::uint64_t{INT64_MAX});
        const std::int64_t number = fits ? json.get<std::int64_t>() : least - 1;
        if (!fits || number < least || number > most)
            throw Malformed("a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                            " is expected");
        value = static_cast<T>(number);
    }
};

/// A whole number that is brought within its range.
struct Clamped {
    std::int64_t least = 0;
    std::int64_t most = 255;

    static Json blank() { return 0; }
    template <typename T> static Json write(const T& value, Style style) {
        return Number::write(value, style);
    }
    template <typename T> void read(const Json& json, T& value, Style style) const {
        std::int64_t number = 0;
        Number{INT64_MIN + 1, INT64_MAX}.read(json, number, style);
        value = static_cast<T>(std::clamp(number, least, most));
    }
};

struct Decimal {
    double least = std::numeric_limits<double>::lowest();
    double most = std::numeric_limits<double>::max();

    static Json blank() { return 0; }
    static Json write(double value, Style) { return value; }
    void read(const Json& json, double& value, Style) const {
        require(json.is_number(), "a number is expected");
        const auto number = json.get<double>();
        require(number >= least && number <= most, "the number is out of its range");
        value = number;
    }
};

struct Flag {
    static Json blank() { return false; }
    static Json write(bool value, Style) { return value; }
    static void read(const Json& json, bool& value, Style) {
        require(json.is_boolean(), "true or false is expected");
        value = json.get<bool>();
    }
};

/// A text of at most `most` bytes.
struct Text {
    std::size_t most = 200;

    static Json blank() { return ""; }
    static Json write(const std::string& value, Style) { return value; }
    void read(const Json& json, std::string& value, Style) const {
        if (!json.is_string() || json.get_ref<const std::string&>().size() > most)
            throw Malformed("a text of at most " + std::to_string(most) + " bytes is expected");
        value = json.get<std::string>();
    }
};

/// A value of an enumeration, by its word (core::EnumWords).
template <typename Enum, typename WordOf = core::ByName> struct NamedBy {
    using Words = core::EnumWords<Enum, WordOf>;
    static Json blank() { return write(Enum{}, {}); }
    static Json write(const Enum& value, Style) { return std::string(WordOf{}(value)); }
    static void read(const Json& json, Enum& value, Style) {
        const auto found = json.is_string() ? Words::find(json.get_ref<const std::string&>()) : std::nullopt;
        require(found.has_value(), "this is not one of the words for it");
        value = *found;
    }
};

/// A number from 0 that is shown from 1.
struct FromOne {
    int most = 0;

    static Json blank() { return {}; }
    static Json write(std::uint8_t value, Style) { return value + 1; }
    void read(const Json& json, std::uint8_t& value, Style style) const {
        int number = 0;
        Number{1, most}.read(json, number, style);
        value = static_cast<std::uint8_t>(number - 1);
    }
};

/// A struct that has `fields` (codec.h): by their names in an object, or in their order in a list.
template <bool inList> struct Struct {
    static Json blank() { return inList ? Json::array() : Json::object(); }
    template <typename T> static Json write(const T& value, Style style);
    template <typename T> static void read(const Json& json, T& value, Style style);
};
using Object = Struct<false>;
using Row = Struct<true>;

/// JSON that somebody else reads: an observation, a list of events.
struct AnyJson {
    static Json blank() { return {}; }
    static Json write(const Json& value, Style) { return value; }
    static void read(const Json& json, Json& value, Style) { value = json; }
};

/// null for none.
template <typename Item> struct OptionalOf {
    Item item{};

    static Json blank() { return {}; }
    template <typename T> Json write(const std::optional<T>& value, Style style) const {
        return value ? item.write(*value, style) : Json();
    }
    template <typename T> void read(const Json& json, std::optional<T>& value, Style style) const {
        value.reset();
        if (!json.is_null())
            item.read(json, value.emplace(), style);
    }
};

/// A list: of a fixed length in an array, of at most its capacity in a FixedVector, of at most `most` items
/// in a vector. `whole`: one invalid item makes the list invalid, even in a stored file.
template <typename Item> struct ListOf {
    Item item{};
    std::size_t most = 0;
    bool whole = false;

    static Json blank() { return Json::array(); }

    template <typename List> Json write(const List& list, Style style) const {
        Json json = Json::array();
        for (const auto& one : list)
            json.push_back(item.write(one, style));
        if constexpr (isArray<List>)
            if (style == Style::Sparse)
                while (!json.empty() && json.back() == item.blank())
                    json.erase(json.size() - 1);
        return json;
    }

    template <typename T, std::size_t size>
    void read(const Json& json, std::array<T, size>& list, Style style) const {
        const std::size_t given = entries(json, size, style);
        require(given == size || !(whole || style == Style::Full),
                "a list of " + std::to_string(size) + " is expected");
        const Json blank = item.blank();
        for (std::size_t i = 0; i < size; ++i)
            if (i < given || style != Style::Stored)
                readItem(i < given ? json[i] : blank, list[i], style);
    }
    template <typename T, std::size_t capacity>
    void read(const Json& json, core::FixedVector<T, capacity>& list, Style style) const {
        const std::size_t given = entries(json, capacity, style);
        list.clear();
        for (std::size_t i = 0; i < given; ++i) {
            T one{};
            item.read(json[i], one, style);
            list.push(one);
        }
    }
    template <typename List> void read(const Json& json, List& list, Style style) const {
        entries(json, most, style);
        list.clear();
        for (const Json& given : json) {
            typename List::value_type one{};
            if (static_cast<std::size_t>(list.size()) < most && readItem(given, one, style))
                list.push_back(std::move(one));
        }
    }

private:
    template <typename List> static constexpr bool isArray = requires { std::tuple_size<List>::value; };

    static std::size_t entries(const Json& json, std::size_t limit, Style style) {
        if (!json.is_array() || (json.size() > limit && style != Style::Stored))
            throw Malformed("a list of at most " + std::to_string(limit) + " is expected");
        return std::min(json.size(), limit);
    }
    /// False if the item is invalid and is to be left out.
    template <typename T> bool readItem(const Json& json, T& one, Style style) const {
        try {
            T next = one;
            item.read(json, next, style);
            one = std::move(next);
            return true;
        } catch (const Malformed&) {
            if (style != Style::Stored || whole)
                throw;
            return false;
        }
    }
};

/// How a key of a map is written as the name of a field; nothing is read from what is no such key.
template <typename Key> struct KeyText {
    static std::string write(const Key& key) {
        if constexpr (std::is_integral_v<Key>)
            return std::to_string(key);
        else
            return key;
    }
    static std::optional<Key> read(const std::string& text) {
        if constexpr (std::is_integral_v<Key>) {
            Key key{};
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), key);
            return error == std::errc() && end == text.data() + text.size() ? std::optional(key)
                                                                            : std::nullopt;
        } else {
            return text;
        }
    }
};

/// A map, of the standard library or of Qt: an object with a field for each entry. An entry that means
/// nothing is left out.
template <typename Item> struct MapOf {
    Item item{};

    static Json blank() { return Json::object(); }
    template <typename Map> Json write(const Map& map, Style style) const {
        Json json = Json::object();
        for (auto it = map.begin(); it != map.end(); ++it)
            if constexpr (requires { it.key(); })
                json[KeyText<typename Map::key_type>::write(it.key())] = item.write(it.value(), style);
            else
                json[KeyText<typename Map::key_type>::write(it->first)] = item.write(it->second, style);
        return json;
    }
    template <typename Map> void read(const Json& json, Map& map, Style style) const {
        require(json.is_object(), "an object is expected");
        map.clear();
        for (const auto& [name, value] : json.items())
            try {
                typename Map::mapped_type one{};
                item.read(value, one, style);
                if (const auto key = KeyText<typename Map::key_type>::read(name))
                    map[*key] = std::move(one);
            } catch (const Malformed&) {
                if (style != Style::Stored)
                    throw;
            }
    }
};

/// The codec of a field that names none, by its type: any number, a text or list of any length, an object.
template <typename T> struct Usual {
    static constexpr auto codec() {
        if constexpr (std::is_same_v<T, bool>)
            return Flag{};
        else if constexpr (std::is_integral_v<T>)
            return sizeof(T) < 8 ? Number{static_cast<std::int64_t>(std::numeric_limits<T>::min()),
                                          static_cast<std::int64_t>(std::numeric_limits<T>::max())}
                                 : Number{std::is_signed_v<T> ? INT64_MIN + 1 : 0, INT64_MAX};
        else if constexpr (std::is_floating_point_v<T>)
            return Decimal{};
        else if constexpr (std::is_same_v<T, std::string>)
            return Text{std::string::npos};
        else if constexpr (requires { typename T::mapped_type; })
            return MapOf<decltype(Usual<typename T::mapped_type>::codec())>{
                Usual<typename T::mapped_type>::codec()};
        else if constexpr (requires(T list) { list.push_back(*list.begin()); })
            return ListOf<decltype(Usual<typename T::value_type>::codec())>{
                Usual<typename T::value_type>::codec(), std::string::npos};
        else if constexpr (requires(T value) { value.has_value(); })
            return OptionalOf<decltype(Usual<typename T::value_type>::codec())>{
                Usual<typename T::value_type>::codec()};
        else
            return Object{};
    }
};

} // namespace json
