// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "lab_view.h"
#include "source_panel.h"

#include <string>

namespace app {

struct KeptLab;
class BreedingSession;
class LabSession;
class TallyPad;

/// Saves the Lab's state in the data folder, so that it is the same after a restart: the cross with its
/// linkage, the offspring, the chosen source and its choices, the tally, the breeding bench. The steps that
/// can be undone are not saved. If two windows use one folder, the last one to change something wins. Fields
/// that a later version has added to the file stay in it.
class LabStore {
public:
    /// The objects whose state is saved. All must outlive the store.
    struct Parts {
        LabSession& session;
        LabChoices& choices;
        LabView& view;
        TallyPad& pad;
        BreedingSession& breeding;
    };

    LabStore(const QString& dataFolder, const Parts& parts);

    /// Restores what was saved; what cannot be understood keeps its initial value.
    void load();
    /// Saves if anything has changed since the last save. Returns false if that failed.
    bool save();

private:
    KeptLab state() const;
    void takeCross(const KeptLab& kept);
    void takeChoices(const KeptLab& kept);

    StateFile m_file;
    Parts m_parts;
    std::string m_kept; ///< as it was saved last
};

} // namespace app
