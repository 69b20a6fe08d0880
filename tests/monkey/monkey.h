// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "acts.h"
#include "examiner.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

namespace monkey {

/// When the monkey ends: after this many acts or milliseconds, whichever comes first.
struct Until {
    int acts = 0;
    qint64 time = 0;
};

/// Does one act after another in the program's own event loop, and so also inside the loop of a dialogue or a
/// menu. Prints a line "act NUMBER WORDS" before each, and a line "fault: …" at the first fault.
class Monkey : public QObject {
    Q_OBJECT
public:
    Monkey(House& house, std::uint64_t seed, const Until& until);

    /// Runs until the end. 0, or 3 after a fault.
    int run();

private:
    void beat();
    void act();
    void look();
    void end(int code);
    bool isOver() const;

    House& m_house;
    Examiner m_examiner;
    Acts m_acts;
    std::uint64_t m_seed;
    Until m_until;
    QElapsedTimer m_clock;
    int m_number = 0;
    /// Event loops that were running when the current act began; 0 between acts.
    int m_level = 0;
};

} // namespace monkey
