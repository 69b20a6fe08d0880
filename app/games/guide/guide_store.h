// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"

#include <QtCore/QList>

#include <cstddef>

namespace app {

/// Where the pupil has turned to by hand after so many actions of the game: a section by its id, and a step.
struct GuideTurn {
    std::size_t actions = 0;
    QString section; ///< empty: the guide is over
    int step = 0;

    bool operator==(const GuideTurn&) const = default;
};

/// What a guide needs besides the game itself to be where it was left.
struct GuideMemory {
    /// The game's file name in the library; empty if no guided game was begun.
    QString game;
    /// Where it was last, for the start page.
    QString section;
    /// The pupil plays without the guide's words for now.
    bool off = false;
    /// The game is over.
    bool over = false;
    /// The pupil has seen her first complete plant.
    bool bloomed = false;
    /// By rising number of actions.
    QList<GuideTurn> turns;

    bool operator==(const GuideMemory&) const = default;
};

/// That, in the data folder.
class GuideStore {
public:
    explicit GuideStore(const QString& folder);

    GuideMemory read();
    /// If it cannot be written, the guide starts from the game alone the next time.
    void write(const GuideMemory& memory);

private:
    StateFile m_file;
};

} // namespace app
