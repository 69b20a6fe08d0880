// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/table/game_table.h"
#include "app/widgets/notice_bar.h"

#include <QtCore/QObject>

#include <functional>

namespace app {

/// Sees to it that a game on a board lies in a file, says so when it does not, and asks before such a game is
/// let go. Whatever its messages name, their buttons do.
class GameKeeper : public QObject {
    Q_OBJECT
public:
    /// Both must live longer, and so must the tables that it follows.
    GameKeeper(const GameLibrary& library, NoticeBar& notice, QObject* parent);

    /// Tells of this table's failed writes, until one has succeeded.
    void follow(GameTable& table);

    /// The game has just begun without a file; `why` is a sentence.
    void tellNotKept(GameTable& table, const QString& why);
    /// Every game that is open lies in a file, or could be put into one just now.
    bool isAllKept() const;
    /// Calls `goOn` if every game that is open lies in a file, or could be put into one just now. Asks
    /// otherwise, and calls it when the game was saved elsewhere or given up by the button `giveUp`.
    void whenKept(const QString& giveUp, std::function<void()> goOn);

    /// Puts the table's game into this file from now on; one that is there is replaced, which the file
    /// dialogue has asked about. A failure is told and offers another try.
    bool saveTo(GameTable& table, const QString& path);

    /// What the notice says now comes from here, and is about a game that is in no file or could not be
    /// written.
    bool isSaying() const;

signals:
    /// What was said here is over, and the notice free for others.
    void quiet();

private:
    bool isKept(TableDocument& document, QString& why) const;
    void say(const QString& words, const QList<NoticeWay>& ways);
    void tellFailure(GameTable& table, const QString& message);
    void chooseFile(GameTable& table, const std::function<void()>& then);

    const GameLibrary& m_library;
    NoticeBar& m_notice;
    std::vector<GameTable*> m_tables;
    /// What was said last.
    QString m_said;
    /// It tells of a write that failed.
    bool m_failureShown = false;
};

} // namespace app
