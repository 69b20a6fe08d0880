// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"
#include "app/documents/viewer.h"

class QWidget;

namespace app {

/// Makes the viewer's choices that are none: when there is a single thing to do and it costs nothing, it is
/// done after a pause in which the board says so. Off until `setWanted`.
class OnlyChoices : public QObject {
    Q_OBJECT
public:
    /// Becomes a child of `board`, which shows the game: while it is hidden, nothing is done. The others must
    /// outlive this.
    OnlyChoices(TableDocument& document, const Viewer& viewer, TableBots& bots, QWidget& board);

    bool isWanted() const { return m_wanted; }
    /// What the person has chosen in the settings.
    void setWanted(bool wanted);
    /// Somebody else leads through the game and wants every click.
    void setBarred(bool barred);
    bool isBarred() const { return m_barred; }
    /// What is about to be done, as the text of a button; empty if nothing is.
    QString pending() const;
    /// How long that is shown, in milliseconds: like a bot's move, but always long enough to be read.
    int pause() const;

signals:
    void pendingChanged();

private:
    void schedule();
    void goOn();

    TableDocument& m_document;
    const Viewer& m_viewer;
    TableBots& m_bots;
    const QWidget& m_board;
    QTimer m_timer;
    bool m_wanted = false;
    bool m_barred = false;
};

} // namespace app
