// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec.h"

#include <array>
#include <cstddef>
#include <utility>
#include <variant>

/// Events of any game: an object with the type and the fields of the event. Each game gives the names of its
/// events in the order of their variant, and `fields` for each.
namespace messages {

template <typename Event> using EventNames = std::array<std::string_view, std::variant_size_v<Event>>;

template <typename Event> Json eventAsJson(const Event& event, const EventNames<Event>& names) {
    Writer io(Style::Full, Json::object());
    io("type", std::string(names[event.index()]), Text{});
    std::visit([&io](auto copy) { fields(io, copy); }, event);
    return io.take();
}

template <typename Event, std::size_t... index>
Event eventOfKind(std::size_t kind, std::index_sequence<index...>) {
    Event event;
    static_cast<void>(((kind == index && (event.template emplace<index>(), true)) || ...));
    return event;
}

/// Throws Malformed.
template <typename Event> Event eventFromJson(const Json& json, const EventNames<Event>& names) {
    Reader io(json, Style::Full, false);
    std::string type;
    io("type", type, Text{});
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        if (names[kind] != type)
            continue;
        Event event = eventOfKind<Event>(kind, std::make_index_sequence<std::variant_size_v<Event>>());
        std::visit([&io](auto& one) { fields(io, one); }, event);
        io.finish();
        return event;
    }
    throw Malformed("there is no such event");
}

/// One action has far fewer events than this.
inline constexpr std::size_t mostEvents = 2000;

template <typename Event> Json listAsJson(const std::vector<Event>& events, const EventNames<Event>& names) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(eventAsJson(event, names));
    return list;
}

/// Throws Malformed.
template <typename Event> std::vector<Event> listFromJson(const Json& json, const EventNames<Event>& names) {
    if (!json.is_array() || json.size() > mostEvents)
        throw Malformed("a list of events is expected");
    std::vector<Event> events;
    for (const Json& one : json)
        events.push_back(eventFromJson<Event>(one, names));
    return events;
}

} // namespace messages
