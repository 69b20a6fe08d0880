// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "json_names.h"
#include "words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// One description of a value, from which it is both written to JSON and read back, strictly. What a struct
/// consists of is said once, by a function template `fields(io, value)` that names each field with its
/// codec:
///
///     template <typename Io> void fields(Io& io, Die& die) {
///         io("face", die.face, Word<DieFace>{});
///         io("holder", die.holder, SeatValue{maxSeats});
///     }
///
/// A codec has `write(value, style)`, `read(json, value, style)`, which throws Malformed, and `blank()`: the
/// JSON of the value that may be left out.
namespace messages {

/// Why a JSON text is not what it should be: the path of the field, and what was expected.
class Malformed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Sparse: a field that is 0, false, null, the first of its words, or an empty text, list or object is left
/// out, and so are such entries at the end of a list of fixed length. Full: every field is there.
enum class Style { Full, Sparse };

class Writer;
class Reader;

/// A whole number within a range.
struct Number {
    std::int64_t least = 0;
    std::int64_t most = 255;

    static Json blank() { return 0; }
    template <typename T> Json write(const T& value, Style) const { return static_cast<std::int64_t>(value); }
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

struct Flag {
    static Json blank() { return false; }
    static Json write(bool value, Style) { return value; }
    static void read(const Json& json, bool& value, Style) {
        if (!json.is_boolean())
            throw Malformed("true or false is expected");
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

/// A value of an enumeration, by its word.
template <typename Enum> struct Word {
    static std::string wordOf(Enum value) { return std::string(WordOf<Enum>{}(value)); }
    static Json blank() { return wordOf(Enum{}); }
    static Json write(const Enum& value, Style) { return wordOf(value); }
    static void read(const Json& json, Enum& value, Style) {
        const auto found =
            json.is_string() ? Words<Enum>::find(json.get_ref<const std::string&>()) : std::nullopt;
        if (!found)
            throw Malformed("this is not one of the words for it");
        value = *found;
    }
};

/// A seat from 1; null for nobody.
struct SeatValue {
    int seats = 0;

    static Json blank() { return {}; }
    static Json write(const core::Seat& seat, Style) { return seatJson(seat); }
    void read(const Json& json, core::Seat& seat, Style style) const {
        seat = core::noSeat;
        if (json.is_null())
            return;
        int number = 0;
        Number{1, seats}.read(json, number, style);
        seat = static_cast<core::Seat>(number - 1);
    }
};

/// The same where there must be somebody.
struct PlayerValue {
    int seats = 0;

    static Json blank() { return {}; }
    static Json write(const core::Seat& seat, Style) { return seatJson(seat); }
    void read(const Json& json, core::Seat& seat, Style style) const {
        SeatValue{seats}.read(json, seat, style);
        if (seat == core::noSeat)
            throw Malformed("a seat is expected");
    }
};

/// A struct that has `fields`.
struct Object {
    static Json blank() { return Json::object(); }
    template <typename T> static Json write(const T& value, Style style);
    template <typename T> static void read(const Json& json, T& value, Style style);
};

/// JSON that somebody else reads: an observation, a list of events.
struct AnyJson {
    static Json blank() { return {}; }
    static Json write(const Json& value, Style) { return value; }
    static void read(const Json& json, Json& value, Style) { value = json; }
};

/// A list: of a fixed length in an array, of at most its capacity in a FixedVector, of at most `most` items
/// in a vector.
template <typename Item> struct ListOf {
    Item item{};
    std::size_t most = 0;

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
        const std::size_t given = entries(json, size);
        if (style == Style::Full && given != size)
            throw Malformed("a list of " + std::to_string(size) + " is expected");
        const Json blank = item.blank();
        for (std::size_t i = 0; i < size; ++i)
            item.read(i < given ? json[i] : blank, list[i], style);
    }
    template <typename T, std::size_t capacity>
    void read(const Json& json, core::FixedVector<T, capacity>& list, Style style) const {
        const std::size_t given = entries(json, capacity);
        list.clear();
        for (std::size_t i = 0; i < given; ++i) {
            T one{};
            item.read(json[i], one, style);
            list.push(one);
        }
    }
    template <typename T> void read(const Json& json, std::vector<T>& list, Style style) const {
        list.assign(entries(json, most), T{});
        for (std::size_t i = 0; i < list.size(); ++i)
            item.read(json[i], list[i], style);
    }

private:
    template <typename List> static constexpr bool isArray = requires { std::tuple_size<List>::value; };

    static std::size_t entries(const Json& json, std::size_t limit) {
        if (!json.is_array() || json.size() > limit)
            throw Malformed("a list of at most " + std::to_string(limit) + " is expected");
        return json.size();
    }
};

/// Writes the fields that `fields` names.
class Writer {
public:
    static constexpr bool reads = false;
    explicit Writer(Style style) : m_style(style) {}

    template <typename T, typename Codec> void operator()(const char* name, const T& value, Codec codec) {
        Json json = codec.write(value, m_style);
        if (m_style == Style::Full || json != codec.blank())
            m_json[name] = std::move(json);
    }
    /// What follows from other fields, for readers that do not know the rules.
    template <typename Derive> void derived(const char* name, Derive derive) { m_json[name] = derive(); }
    Json take() { return std::move(m_json); }

private:
    Json m_json = Json::object();
    Style m_style;
};

/// Reads the fields that `fields` names, and refuses any other.
class Reader {
public:
    static constexpr bool reads = true;
    /// Throws Malformed if `json` is no object.
    Reader(const Json& json, Style style) : m_json(json), m_style(style) {
        if (!json.is_object())
            throw Malformed("an object is expected");
    }

    template <typename T, typename Codec> void operator()(const char* name, T& value, Codec codec) {
        const Json* const json = find(name);
        if (!json && m_style == Style::Full)
            throw Malformed(std::string(name) + " is missing");
        try {
            codec.read(json ? *json : Json(codec.blank()), value, m_style);
        } catch (const Malformed& inner) {
            throw Malformed(std::string(name) + ": " + inner.what());
        }
    }
    template <typename Derive> void derived(const char* name, Derive derive) {
        const Json* const json = find(name);
        if (json && *json != derive())
            throw Malformed(std::string(name) + " contradicts the other fields");
    }
    /// Takes a field that was looked at beforehand.
    void known(const char* name) { find(name); }
    /// Throws Malformed if a field was not asked for.
    void finish() const {
        for (const auto& [key, value] : m_json.items())
            if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
                throw Malformed("\"" + key.substr(0, 40) + "\" is not a field of it");
    }

private:
    const Json* find(const char* name) {
        m_asked.emplace_back(name);
        const auto found = m_json.find(name);
        return found == m_json.end() ? nullptr : &*found;
    }

    const Json& m_json;
    Style m_style;
    std::vector<std::string_view> m_asked;
};

template <typename T> Json Object::write(const T& value, Style style) {
    Writer io(style);
    T copy = value;
    fields(io, copy);
    return io.take();
}

template <typename T> void Object::read(const Json& json, T& value, Style style) {
    Reader io(json, style);
    value = T{};
    fields(io, value);
    io.finish();
}

} // namespace messages
