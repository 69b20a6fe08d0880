// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/crypto/crypto.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <chrono>

namespace app {

/// A password without which the settings, the notes for teachers and, in a kiosk, the way out of the program
/// stay shut. It keeps pupils from them, not somebody who can change the computer's files.
class TeacherLock : public QObject {
    Q_OBJECT
public:
    using Time = std::chrono::steady_clock::time_point;

    /// The lock of this run; open until it is set.
    static TeacherLock& current();

    /// `lock`: of `lockFor`; empty: none. Shuts it.
    void set(const QString& lock);
    bool isSet() const { return !m_lock.isEmpty(); }
    bool isShut() const { return m_shut; }
    /// How many whole seconds must pass before another password can be tried: 0, or after the third wrong
    /// one 5, then twice as many each time, up to 300.
    int pause(Time now = std::chrono::steady_clock::now()) const;
    /// Opens it with the right password, except during a pause. Takes half a second.
    bool open(const QString& password, Time now = std::chrono::steady_clock::now());
    void shut();

    /// The password as a configuration keeps it: a random salt and a slow hash, in hexadecimal digits.
    static QString lockFor(const QString& password, const commitment::HashCost& cost = commitment::slowCost);
    /// Whether this can be what `lockFor` gave.
    static bool isLock(const QString& text);

    /// For tests: the cost with which the lock was made.
    void setCost(const commitment::HashCost& cost) { m_cost = cost; }

signals:
    void changed();

private:
    QString m_lock;
    bool m_shut = false;
    int m_wrong = 0;
    Time m_until;
    commitment::HashCost m_cost = commitment::slowCost;
};

} // namespace app
