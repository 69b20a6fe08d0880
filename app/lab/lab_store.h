// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/state_file.h"
#include "lab_view.h"
#include "source_panel.h"

namespace app {

class LabSession;
class TallyPad;

/// What the Lab keeps of itself in the data folder, so that it stands after a restart as it was left: the
/// cross with its linkage, the offspring, the chosen source with what was chosen of it, the tally. The steps
/// that could be taken back are not kept. Of two windows over one folder the last to change something wins;
/// what a later version has added to the file stays in it.
class LabStore {
public:
    /// What is kept of. All must live longer.
    struct Parts {
        LabSession& session;
        LabChoices& choices;
        LabView& view;
        TallyPad& pad;
    };

    LabStore(const QString& dataFolder, const Parts& parts);

    /// Restores what was saved; what cannot be understood keeps its initial value.
    void load();
    /// Saves if anything has changed since the last save. Returns false if that failed.
    bool save();
    /// Where a damaged file was put; empty if there was none.
    const QString& damagedFile() const { return m_file.damagedFile(); }

private:
    QJsonObject state() const;
    void takeCross(const QJsonObject& root);
    void takeChoices(const QJsonObject& root);

    StateFile m_file;
    Parts m_parts;
    QJsonObject m_kept;
};

} // namespace app
