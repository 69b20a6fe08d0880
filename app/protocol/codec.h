// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/codec.h"
#include "words.h"

#include <bit>

/// The codecs that all games and messages share (app/base/json/codec.h holds the general ones).
namespace messages {

using json::AnyJson;
using json::Flag;
using json::FromOne;
using json::ListOf;
using json::Malformed;
using json::NamedBy;
using json::Number;
using json::Object;
using json::Reader;
using json::require;
using json::Style;
using json::Text;
using json::Writer;

/// A value of an enumeration, by its word (words.h).
template <typename Enum> using Word = NamedBy<Enum, WordOf<Enum>>;

/// A seat from 1; null for nobody.
struct SeatValue {
    int seats = 0;

    static Json blank() { return {}; }
    static Json write(const core::Seat& seat, Style) { return seatJson(seat); }
    void read(const Json& json, core::Seat& seat, Style style) const {
        seat = core::noSeat;
        if (!json.is_null())
            FromOne{seats}.read(json, seat, style);
    }
};

/// The same where there must be somebody.
struct PlayerValue {
    int seats = 0;

    static Json blank() { return {}; }
    static Json write(const core::Seat& seat, Style) { return seatJson(seat); }
    void read(const Json& json, core::Seat& seat, Style style) const {
        require(!json.is_null(), "a seat is expected");
        SeatValue{seats}.read(json, seat, style);
    }
};

/// A set of numbers as bits, by a codec of its members.
template <typename Value> struct BitsOf {
    static Json blank() { return Json::array(); }
    template <typename Bits> static Json write(Bits bits, Style style) {
        Json json = Json::array();
        for (auto rest = static_cast<std::uint64_t>(bits); rest != 0; rest &= rest - 1)
            json.push_back(Value::write(static_cast<std::uint8_t>(std::countr_zero(rest)), style));
        return json;
    }
    template <typename Bits> static void read(const Json& json, Bits& bits, Style style) {
        std::uint64_t all = 0;
        require(json.is_array() && json.size() <= 64, "a list is expected");
        for (const Json& one : json) {
            std::uint8_t number = 0;
            Value::read(one, number, style);
            require(number < 64 && ((all >> number) & 1) == 0, "nothing twice is expected");
            all |= std::uint64_t{1} << number;
        }
        bits = static_cast<Bits>(all);
    }
};

/// The seats whose bits are set.
template <int seats> struct SeatNumber {
    static Json write(core::Seat seat, Style) { return seatJson(seat); }
    static void read(const Json& json, core::Seat& seat, Style style) {
        PlayerValue{seats}.read(json, seat, style);
    }
};
template <int seats> using SeatsValue = BitsOf<SeatNumber<seats>>;

} // namespace messages
