// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "tests/patience.h"

#include <QtTest/QTest>

#include <memory>

/// What a test waits for at a host in its own process.
namespace tests {

inline bool opens(app::HostedClass& hosted, const app::HostedClass::Settings& settings) {
    using State = app::HostedClass::State;
    hosted.open(settings);
    return QTest::qWaitFor([&] { return hosted.state() != State::Opening; }, patience) &&
           hosted.state() == State::Open;
}

inline bool closes(app::HostedClass& hosted) {
    hosted.close();
    return QTest::qWaitFor([&] { return hosted.state() == app::HostedClass::State::Closed; }, patience);
}

/// Whether a host could read what its storage has.
inline bool restores(app::ClassHost& host) {
    const auto isRead = std::make_shared<std::optional<bool>>();
    host.restore([isRead](bool is) { *isRead = is; });
    return QTest::qWaitFor([&] { return isRead->has_value(); }, patience) && **isRead;
}

/// Opens a table before anybody is there; its number, 0 if it was refused.
inline int opensTable(app::ClassHost& host, const app::TableRules& rules) {
    const std::size_t before = host.tables().size();
    const auto isSaved = std::make_shared<std::optional<bool>>();
    host.openTable(rules, [isSaved](const auto& failure) { *isSaved = !failure; });
    const bool isAnswered = QTest::qWaitFor([&] { return isSaved->has_value(); }, patience);
    return isAnswered && **isSaved && host.tables().size() == before + 1 ? host.tables().rbegin()->first : 0;
}

/// Ends a host as its window does.
inline void ends(app::ClassHost& host) {
    const auto isOver = std::make_shared<bool>(false);
    host.end([isOver](bool) { *isOver = true; });
    if (!QTest::qWaitFor([&] { return *isOver; }, patience))
        qFatal("a host does not end");
}

} // namespace tests
