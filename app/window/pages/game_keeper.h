// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/games/board/game_table.h"
#include "app/ui/widgets/notice_bar.h"

#include <QtCore/QObject>

#include <functional>

namespace app {

/// Makes sure that a game on a board is saved in a file, says so when it is not, and asks before such a game
/// is closed. Every way out that a message names has a button.
class GameKeeper : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this, and so must the tables that it follows.
    GameKeeper(const GameLibrary& library, NoticeBar& notice, QObject* parent);

    /// Reports this table's failed writes until one succeeds.
    void follow(GameTable& table);

    /// Call it when a game has begun without a file; `why` is a sentence.
    void tellNotKept(GameTable& table, const QString& why);
    /// Whether every open game is in a file or could be saved to one just now.
    bool isAllKept() const;
    /// Calls `goOn` if every open game is in a file or could be saved to one just now. Otherwise asks, and
    /// calls it once the game has been saved elsewhere or abandoned with the button labelled `giveUp`.
    void whenKept(const QString& giveUp, std::function<void()> goOn);

    /// Saves the table's game in this file from now on. An existing file is replaced, which the file dialog
    /// has asked about. A failure is reported with an offer to try again.
    bool saveTo(GameTable& table, const QString& path);

    /// Whether the notice now shows this object's message about a game that is not in a file or could not be
    /// written.
    bool isSaying() const;

signals:
    /// The message is no longer needed, so the notice is free for others.
    void quiet();

private:
    bool isKept(TableDocument& document, QString& why) const;
    void say(const QString& words, const QList<NoticeWay>& ways);
    void tellFailure(GameTable& table, const QString& message);
    void chooseFile(GameTable& table, const std::function<void()>& then);
    /// The way to another file, if files are offered on this computer.
    QList<NoticeWay> elsewhere(GameTable& table, const std::function<void()>& then);

    const GameLibrary& m_library;
    NoticeBar& m_notice;
    std::vector<GameTable*> m_tables;
    /// The last message.
    QString m_said;
    /// Whether the notice reports a failed write.
    bool m_failureShown = false;
};

} // namespace app
