// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

#include <optional>

namespace app {

/// The objects of a list in a state file, in their order. `read(object)` gives what an object means, or
/// nothing if it means nothing: such an object is left out, as is everything in the list that is no object.
template <typename Item, typename Read> QList<Item> listIn(const QJsonValue& list, Read read) {
    QList<Item> items;
    const QJsonArray all = list.toArray();
    for (const auto& one : all)
        if (std::optional<Item> item = read(one.toObject()))
            items << *std::move(item);
    return items;
}

/// The list for a state file. `write(item)` gives its object.
template <typename Item, typename Write> QJsonArray listOf(const QList<Item>& items, Write write) {
    QJsonArray list;
    for (const Item& item : items)
        list << write(item);
    return list;
}

} // namespace app
