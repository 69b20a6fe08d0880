// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"

#include <QtCore/QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace app {

/// What the results codes of this computer share: the number of the group, chosen once, and which number the
/// last code for each experiment had, so that the teacher's page knows a later code from a repeated one. If
/// two windows use one folder, both count in the same file.
class CodeStore {
public:
    explicit CodeStore(const QString& dataFolder);

    /// 1 … lessons::mostPoolGroups; 0 until it has been chosen.
    int group();
    void setGroup(int group);
    /// The code of these counts (`lessons::writePoolCode`), with the serial number of the last one for this
    /// experiment if that had the same counts, else the next. Nothing without a group, without plants, or if
    /// there are too many for a code. `experiment`: an id of lessons/pool.
    std::optional<QString> code(int experiment, const std::vector<std::int64_t>& counts);
    /// Whether the last change is on the disk. If not, group and serial numbers hold until the program ends.
    bool isSaved() const { return m_saved; }

    /// The number of the group, 0 for none, and the last code of each experiment.
    struct State {
        struct Code {
            int serial = 0;
            std::vector<std::int64_t> counts;
        };
        int group = 0;
        std::map<int, Code> codes;
    };

private:
    State state();
    void save(const State& state);

    StateFile m_file;
    /// Holds if `m_saved` is false.
    State m_unsaved;
    bool m_saved = true;
};

} // namespace app
