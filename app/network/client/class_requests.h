// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QPointer>

#include <functional>
#include <map>
#include <variant>

namespace app {

/// A request was not sent, because nobody is listening.
struct NotSent {};
/// The connection ended before the answer came: nobody here knows whether the host has carried the request
/// out.
struct Unanswered {};
/// What has become of a request to the host of a class.
using Outcome = std::variant<messages::Done, messages::Failed, NotSent, Unanswered>;

/// The requests of a client that have not been answered, and who waits for each answer. Knows no connection.
class ClassRequests {
public:
    using Settle = std::function<void(const Outcome&)>;

    /// The number for a new request: from 1, none twice.
    int next() { return ++m_last; }
    /// `settle` is called once with what becomes of the request, unless the context is gone by then.
    void await(int id, const QObject* context, Settle settle);
    /// An answer has come. Nothing happens if nobody waits for it.
    void settle(int id, const Outcome& outcome);
    /// The connection has ended: open requests stay without an answer.
    void loseAll();
    /// How many are under way.
    std::size_t size() const { return m_waiting.size(); }

private:
    struct Waiting {
        QPointer<const QObject> context;
        Settle settle;
    };
    std::map<int, Waiting> m_waiting;
    int m_last = 0;
};

} // namespace app
