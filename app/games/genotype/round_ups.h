// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"

namespace app {

class RoundUpPanel;

/// Looks back on each round before the next one, while the bots wait.
class RoundUps : public QObject {
    Q_OBJECT
public:
    /// `bots` is null in a replay, where nothing is looked back on. All must outlive this.
    RoundUps(const GenotypeGame& document, const Viewer& viewer, TableBots* bots, RoundUpPanel& panel);

    RoundUpPanel& panel() const { return m_panel; }
    /// Sets whether rounds are looked back on; from the start they are not.
    void setWanted(bool wanted) { m_wanted = wanted; }
    /// Opens the panel if an action has ended a round; false if there is nothing to look back on.
    bool open(const Change& change);
    void close();
    /// Also while another page is shown.
    bool isOpen() const;

signals:
    /// The panel was opened; what is to be announced.
    void opened(const QStringList& sentences);
    /// The panel has disappeared. `focused`: it had the focus.
    void closed(bool focused);

private:
    const GenotypeGame& m_document;
    const Viewer& m_viewer;
    TableBots* m_bots;
    RoundUpPanel& m_panel;
    bool m_wanted = false;
};

} // namespace app
