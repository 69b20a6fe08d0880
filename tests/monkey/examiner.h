// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house.h"

#include <QtCore/QStringList>

#include <map>

namespace monkey {

/// Checks between two acts that everything is as it should be.
class Examiner {
public:
    explicit Examiner(House& house) : m_house(house) {}

    /// Takes over Qt's messages: from now on a warning is a fault, except for some known lines of the
    /// platform.
    static void listen();

    /// Empty, or what is wrong.
    QString examine();

private:
    QString lookAtWindows() const;
    QString lookAtGame();
    /// How the texts on the board differ from those on a fresh board for the record; empty if they do not.
    QString lookAtScreen(app::GameTable& table, const games::AnyRecord& record);

    House& m_house;
};

} // namespace monkey
