// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/document/table_bots.h"
#include "viewer.h"

#include <QtCore/QObject>

#include <optional>

class QPainter;
class QWidget;

namespace app {

class ReplayFrame;
struct AppContext;

/// One of the games at the Play page: its sheet where a game begins, its board, its end page, its replays.
/// The Play page knows no more of a game than this. A new game is a subclass of TableOf and one entry in
/// `game_entries.cpp`.
class GameTable : public QObject {
    Q_OBJECT
public:
    explicit GameTable(QObject* parent = nullptr) : QObject(parent) {}

    /// As G::id.
    virtual QString id() const = 0;
    virtual TableDocument& document() = 0;
    virtual TableBots& bots() = 0;
    virtual Viewer& viewer() = 0;

    // The pages; the Play page puts each into a stack, which then owns it. Always the same widgets.
    /// Where a game begins.
    virtual QWidget* sheet() = 0;
    virtual QWidget* board() = 0;
    virtual QWidget* endPage() = 0;
    virtual ReplayFrame* replay() = 0;

    /// What the reader should know when a game begins with this record, in a sentence; empty if nothing.
    virtual QString noticeFor(const games::AnyRecord&) const { return {}; }
    /// What the running game is called in the ledger of dice; empty if none is open or it rolls none.
    virtual std::string ledgerId() const { return {}; }

    /// The game that the sheet offers to resume, of any kind; none removes the offer.
    virtual void setResumable(const std::optional<SavedGame>& game) = 0;
    /// The end page is to show the document's game.
    virtual void fillEndPage() = 0;
    /// The replay is to show a record of this game after `moment` actions, through that seat's eyes.
    virtual void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) = 0;

signals:
    /// A new game is to be dealt: a record that has no actions yet.
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);
    /// The board is to be shown as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// The game on the board is to be closed.
    void leaveRequested();
    /// Of the end page.
    void newGameRequested();
    void boardRequested();
    void replayRequested();
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonRequested(const QString& topic);
    /// Something that the reader has to know, in a sentence; empty when the last of these is over.
    void problem(const QString& message);
};

} // namespace app
