// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/table/game_table.h"
#include "app/widgets/notice_bar.h"

#include <QtCore/QObject>

#include <functional>

namespace app {

/// Sees to it that a game on a board lies in a file, says so when it does not, and asks before such a game is
/// closed. Every way out that a message names has its button.
class GameKeeper : public QObject {
    Q_OBJECT
public:
    /// Both must live longer, and so must the tables that it follows.
    GameKeeper(const GameLibrary& library, NoticeBar& notice, QObject* parent);

    /// Reports this table's failed writes until one succeeds.
    void follow(GameTable& table);

    /// The game has just begun without a file; `why` is a sentence.
    void tellNotKept(GameTable& table, const QString& why);
    /// Whether every open game is in a file, or could be put into one just now.
    bool isAllKept() const;
    /// Calls `goOn` if every open game is in a file, or could be put into one just now. Otherwise asks, and
    /// calls it once the game has been saved elsewhere or abandoned by the button `giveUp`.
    void whenKept(const QString& giveUp, std::function<void()> goOn);

    /// Saves the table's game in this file from now on; a file that is there is replaced, which the file
    /// dialog has asked about. A failure is reported with an offer to try again.
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
    /// The notice reports a failed write.
    bool m_failureShown = false;
};

} // namespace app
