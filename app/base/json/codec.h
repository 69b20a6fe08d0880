// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "value_codecs.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// One description of a value, from which it is both written to JSON and read back. What a struct consists of
/// is said once, by a function template `fields(io, value)` in the namespace of the struct, or in this one
/// for a struct of the engine. It names each field with its codec (value_codecs.h); without one, that of its
/// type (`Usual`):
///
///     template <typename Io> void fields(Io& io, Die& die) {
///         io("face", die.face, Word<DieFace>{});
///         io("holder", die.holder, SeatValue{maxSeats});
///     }
namespace json {

/// Writes the fields that `fields` names.
class Writer {
public:
    static constexpr bool reads = false;
    /// `base`: an empty object or list; or an object whose fields of other names stay.
    Writer(Style style, Json base) : m_json(std::move(base)), m_style(style) {}

    template <typename T, typename Codec> void operator()(const char* name, const T& value, Codec codec) {
        Json json = codec.write(value, m_style);
        if (m_json.is_array())
            m_json.push_back(std::move(json));
        else if (m_style == Style::Full || json != (m_style == Style::Stored ? Json() : Json(codec.blank())))
            m_json[name] = std::move(json);
        else if (m_style == Style::Stored)
            m_json.erase(name);
    }
    template <typename T> void operator()(const char* name, const T& value) {
        (*this)(name, value, Usual<T>::codec());
    }
    template <typename... Field> void need(const char* name, const Field&... field) {
        (*this)(name, field...);
    }
    /// What follows from other fields, for readers that do not know the rules.
    template <typename Derive> void derived(const char* name, Derive derive) { m_json[name] = derive(); }
    Json take() { return std::move(m_json); }

private:
    Json m_json;
    Style m_style;
};

/// Reads the fields that `fields` names, and refuses any other, unless they are stored.
class Reader {
public:
    static constexpr bool reads = true;
    /// Throws Malformed if `json` is not an object or, for fields by their order, a list.
    Reader(const Json& json, Style style, bool inList) : m_json(json), m_style(style) {
        require(inList ? json.is_array() : json.is_object(),
                inList ? "a list is expected" : "an object is expected");
    }

    template <typename T, typename Codec> void operator()(const char* name, T& value, Codec codec) {
        if (m_style != Style::Stored)
            return need(name, value, codec);
        const Json* const json = find(name);
        if (!json)
            return;
        try {
            T next = value;
            codec.read(*json, next, m_style);
            value = std::move(next);
        } catch (const Malformed&) {
            // The field keeps its value.
        }
    }
    template <typename T> void operator()(const char* name, T& value) {
        (*this)(name, value, Usual<T>::codec());
    }
    /// A required field: without it, the struct is invalid.
    template <typename T, typename Codec> void need(const char* name, T& value, Codec codec) {
        const Json* const json = find(name);
        if (!json && m_style != Style::Sparse)
            throw Malformed(std::string(name) + " is missing");
        try {
            codec.read(json ? *json : Json(codec.blank()), value, m_style);
        } catch (const Malformed& inner) {
            throw Malformed(std::string(name) + ": " + inner.what());
        }
    }
    template <typename T> void need(const char* name, T& value) { need(name, value, Usual<T>::codec()); }
    template <typename Derive> void derived(const char* name, Derive derive) {
        const Json* const json = find(name);
        if (json && *json != derive())
            throw Malformed(std::string(name) + " contradicts the other fields");
    }
    /// Takes a field that was looked at beforehand.
    void known(const char* name) { find(name); }
    /// Throws Malformed if a field was not asked for.
    void finish() const {
        if (m_style == Style::Stored)
            return;
        if (m_json.is_array())
            return require(m_json.size() <= m_asked.size(), "the list has more than its fields");
        for (const auto& [key, value] : m_json.items())
            if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
                throw Malformed("\"" + key.substr(0, 40) + "\" is not a field of it");
    }

private:
    const Json* find(const char* name) {
        m_asked.emplace_back(name);
        if (m_json.is_array())
            return m_asked.size() > m_json.size() ? nullptr : &m_json[m_asked.size() - 1];
        const auto found = m_json.find(name);
        return found == m_json.end() ? nullptr : &*found;
    }

    const Json& m_json;
    Style m_style;
    std::vector<std::string_view> m_asked;
};

/// `object` with the fields of the value; its other fields stay.
template <typename T> Json over(Json object, const T& value, Style style = Style::Stored) {
    Writer io(style, std::move(object));
    T copy = value;
    fields(io, copy);
    return io.take();
}

template <bool inList> template <typename T> Json Struct<inList>::write(const T& value, Style style) {
    return over(blank(), value, style);
}

template <bool inList>
template <typename T>
void Struct<inList>::read(const Json& json, T& value, Style style) {
    Reader io(json, style, inList);
    value = T{};
    fields(io, value);
    io.finish();
}

} // namespace json
