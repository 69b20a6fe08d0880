// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/network/discovery/find_message.h"

namespace app {

/// What a teacher has chosen about the class on the network, for the next time that it is opened: the file
/// class-host.json of the data folder.
class HostChoices {
public:
    /// Ports below are the system's.
    static constexpr int firstPort = 1024;
    static constexpr int lastPort = 65535;

    struct Values {
        quint16 port = join::usualPort;
        /// What pupils' computers show of the class; empty: the name of this computer.
        QString name{};
        /// Which of this computer's addresses the class is shown; empty, or one that it has not: the first.
        QString address{};
        /// Whether the class has the words of the last time when it is opened again.
        bool keepsWords = false;

        bool operator==(const Values&) const = default;
    };

    /// Reads the choices saved in this data folder.
    explicit HostChoices(const QString& dataFolder);

    const Values& values() const { return m_values; }
    /// Nothing depends on whether this can be saved: it then holds until the program ends.
    void set(const Values& values);
    /// That of these addresses which the class is shown; empty if there is none.
    QString shownOf(const QStringList& addresses) const;

private:
    StateFile m_file;
    Values m_values;
};

} // namespace app
