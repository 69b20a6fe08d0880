// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

/// Events of any game: an object with the fields of the event and its type, which is the name of the struct
/// as a word. Each game gives the `fields` of each.
namespace messages {

template <typename Event> Json eventAsJson(const Event& event) {
    return std::visit(
        []<typename Kind>(Kind copy) {
            Writer io(Style::Full, Json::object());
            io("type", std::string(core::nameWord<Kind>()), Text{});
            fields(io, copy);
            return io.take();
        },
        event);
}

/// Throws Malformed.
template <typename Event> Event eventFromJson(const Json& json) {
    Reader io(json, Style::Full, false);
    std::string type;
    io("type", type, Text{});
    std::optional<Event> event;
    const auto readIf = [&]<std::size_t kind>() {
        using Kind = std::variant_alternative_t<kind, Event>;
        if (type == core::nameWord<Kind>())
            fields(io, std::get<kind>(event.emplace(std::in_place_index<kind>)));
    };
    [&]<std::size_t... kind>(std::index_sequence<kind...>) {
        (readIf.template operator()<kind>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Event>>());
    require(event.has_value(), "there is no such event");
    io.finish();
    return *event;
}

/// One action has far fewer events than this.
inline constexpr std::size_t mostEvents = 2000;

template <typename Event> Json listAsJson(const std::vector<Event>& events) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(eventAsJson(event));
    return list;
}

/// Throws Malformed.
template <typename Event> std::vector<Event> listFromJson(const Json& json) {
    require(json.is_array() && json.size() <= mostEvents, "a list of events is expected");
    std::vector<Event> events;
    for (const Json& one : json)
        events.push_back(eventFromJson<Event>(one));
    return events;
}

} // namespace messages
