// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

namespace app {

/// What is known of the storage of a class; says so in a line when that changes.
class StorageHealth : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// It does not answer, or answers again.
    void noteSilence(bool isSilent);
    /// The storage has refused a change, or has taken one again. `reason`: in the storage's words.
    void noteRefusal(bool isRefusing, const QString& reason);
    /// Another connection to it has failed, or is there again.
    void noteReach(bool isReached, const QString& reason);

signals:
    void happened(const QString& what);

private:
    struct State {
        bool isSilent = false;
        bool isRefusing = false;
        bool isOutOfReach = false;

        bool isGone() const { return isSilent || isRefusing || isOutOfReach; }
    };
    void note(const State& now, const QString& reason);

    State m_state;
};

} // namespace app
