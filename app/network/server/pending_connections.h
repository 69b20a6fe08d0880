// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace app {

/// The clients at the door of a host that have not been admitted yet, and which of them has to go when there
/// are too many. Knows neither sockets nor a clock.
class PendingConnections {
public:
    using Number = std::uint64_t;

    /// How far somebody has come.
    enum class Step : std::uint8_t {
        Silent,      ///< connected, and has sent nothing
        Handshaking, ///< has sent something: the beginning of TLS, or of a web socket
        Speaking,    ///< has opened a web socket
    };
    struct Limits {
        /// Of one computer: two classes that reach the host through one address, say.
        std::size_t each = 80;
        /// Of these, so many may be silent without leaving first: a class that has come this moment.
        std::size_t silent = 30;
        /// Of all.
        std::size_t all = 150;
    };
    explicit PendingConnections(const Limits& limits) : m_limits(limits) {}

    /// Somebody has come.
    void add(Number connection, const std::string& computer);
    /// If there are too many, who has to go, of the computer with the most: if more are silent than may be,
    /// the one that is silent for the longest time; otherwise the one that has come no further for the
    /// longest time. Not the newest, who had no time yet.
    std::optional<Number> firstToGo() const;
    /// `Speaking` for a connection that is no longer pending.
    Step stepOf(Number connection) const;
    void comeTo(Number connection, Step step);
    /// The client was admitted, or is gone.
    void remove(Number connection);
    std::size_t size() const { return m_connections.size(); }

private:
    struct Connection {
        std::string computer;
        Step step = Step::Silent;
        /// Rises with each step of anybody.
        Number cameThere = 0;
    };

    const Limits m_limits;
    /// Numbers rise, so these are in the order in which they came.
    std::map<Number, Connection> m_connections;
    std::map<std::string, std::size_t> m_counts;
    Number m_steps = 0;
};

} // namespace app
