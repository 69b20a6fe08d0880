// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house.h"

#include <QtCore/QStringList>

#include <map>

namespace monkey {

/// Looks whether everything is as it should be between two acts.
class Examiner {
public:
    explicit Examiner(House& house) : m_house(house) {}

    /// Takes over Qt's messages: from now on a warning is a fault, but for some known lines of the platform.
    static void listen();

    /// Empty, or what is wrong.
    QString examine();

private:
    QString lookAtWindows() const;
    QString lookAtGame();
    /// What can be read on the board of the table and nowhere else if it shows something else than the
    /// record.
    QString lookAtScreen(app::GameTable& table, const games::AnyRecord& record);

    House& m_house;
};

} // namespace monkey
