// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/viewer.h"
#include "board_words.h"

#include <QtCore/QStringList>

#include <functional>

class QWidget;

namespace app {

class LastEvents;
namespace speech {
class Announcer;
}

/// What a board says to a screen reader, with the last of it in a list that can be read again.
class BoardAnnouncements : public QObject {
    Q_OBJECT
public:
    /// Speaks in the window of `board`, which gets the list of the last events as a child. All must outlive
    /// this.
    BoardAnnouncements(const TableDocument& document, const Viewer& viewer, QWidget& board);

    /// Announces the sentences and adds them to the last events.
    void announce(const QStringList& sentences);
    /// Announces what the change did, as far as the viewer may know, and then the prompt if it is new and the
    /// viewer has to know it.
    void announceChange(const Change& change, const QString& prompt);
    /// Sets what the reading keys say: a list of sentences or names; empty if the game has nothing of the
    /// kind.
    void setReadings(const std::function<QStringList(BoardReading)>& readOut);
    /// Shows the last events if a screen reader is running or somebody has asked for them.
    void showEvents();
    /// The list, which the board has to place.
    LastEvents& events() const { return *m_events; }
    /// The last announcements; the newest at the end.
    QStringList told() const;

signals:
    /// The last events were shown or hidden, so that the board has less or more room.
    void roomChanged();

private:
    void addKey(Qt::Key key, const std::function<void()>& pressed);

    const TableDocument& m_document;
    const Viewer& m_viewer;
    QWidget& m_board;
    speech::Announcer* m_announcer;
    LastEvents* m_events;
    bool m_eventsWanted = false;
    /// The prompt that was last announced.
    QString m_promptTold;
};

} // namespace app
