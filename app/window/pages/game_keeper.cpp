// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_keeper.h"

#include "app/ui/widgets/file_choice.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <utility>

namespace app {

GameKeeper::GameKeeper(const GameLibrary& library, NoticeBar& notice, QObject* parent)
    : QObject(parent), m_library(library), m_notice(notice) {}

void GameKeeper::follow(GameTable& table) {
    m_tables.push_back(&table);
    connect(&table.document(), &TableDocument::writeFailed, this,
            [this, &table](const QString& message) { tellFailure(table, message); });
    const auto succeeded = [this] {
        if (!std::exchange(m_failureShown, false))
            return;
        if (isSaying())
            m_notice.dismiss();
        emit quiet();
    };
    connect(&table.document(), &TableDocument::changed, this, succeeded);
    connect(&table.document(), &TableDocument::titleChanged, this, succeeded);
}

bool GameKeeper::isSaying() const {
    return !m_said.isEmpty() && m_notice.text() == m_said;
}

void GameKeeper::say(const QString& words, const QList<NoticeWay>& ways) {
    m_said = words;
    m_notice.say(words, ways);
}

bool GameKeeper::isKept(TableDocument& document, QString& why) const {
    if (!document.isOpen() || document.isKept())
        return true;
    OpenedGame made = m_library.create(document.anyRecord());
    why = made.message;
    if (made.ok())
        document.keepIn(std::move(made.journal));
    return made.ok();
}

bool GameKeeper::isAllKept() const {
    QString why;
    return std::ranges::all_of(m_tables, [&](GameTable* table) { return isKept(table->document(), why); });
}

void GameKeeper::tellFailure(GameTable& table, const QString& message) {
    QList<NoticeWay> ways;
    // A person can simply repeat the move; for a bot, the notice needs a button.
    if (table.bots().isBotsTurn())
        ways << NoticeWay{tr("Try again"), "tryAgain", [&table] { table.bots().advance(); }};
    ways << elsewhere(table, {});
    say(message, ways);
    m_failureShown = true;
}

void GameKeeper::tellNotKept(GameTable& table, const QString& why) {
    m_failureShown = false;
    say(tr("%1 This game is not being saved: it will be lost when you leave it or close the window.")
            .arg(why),
        elsewhere(table, {}));
}

void GameKeeper::whenKept(const QString& giveUp, std::function<void()> goOn) {
    for (GameTable* table : m_tables) {
        QString why;
        if (isKept(table->document(), why))
            continue;
        m_failureShown = false;
        say(tr("%1 The game on the board has not been saved and would be lost.").arg(why),
            elsewhere(*table, goOn) << NoticeWay{giveUp, "giveUp", goOn});
        return;
    }
    goOn();
}

bool GameKeeper::saveTo(GameTable& table, const QString& path) {
    OpenedGame made = GameLibrary::keepAt(path, table.document().anyRecord());
    if (!made.ok()) {
        m_failureShown = false;
        say(made.message, elsewhere(table, {}));
        return false;
    }
    table.document().keepIn(std::move(made.journal));
    m_failureShown = false;
    const bool inLibrary = QFileInfo(path).absolutePath() == QDir(m_library.gamesFolder()).absolutePath();
    const QString name = QDir::toNativeSeparators(path);
    m_notice.say(inLibrary ? tr("From now on, the game is saved in “%1”.").arg(name)
                           : tr("From now on, the game is saved in “%1”. To resume it another day, choose "
                                "Import on the Games page.")
                                 .arg(name));
    table.bots().advance();
    return true;
}

QList<NoticeWay> GameKeeper::elsewhere(GameTable& table, const std::function<void()>& then) {
    if (!file_choice::isOffered())
        return {};
    return {{tr("Save elsewhere…"), "saveElsewhere", [this, &table, then] { chooseFile(table, then); }}};
}

void GameKeeper::chooseFile(GameTable& table, const std::function<void()>& then) {
    const QString path = file_choice::save(
        table.board()->window(), tr("Save the game elsewhere"), tr("game") + GameLibrary::suffix(),
        tr("Genotype Companion games (%1)").arg(QLatin1Char('*') + GameLibrary::suffix()));
    if (path.isEmpty())
        return;
    if (saveTo(table, path) && then)
        then();
}

} // namespace app
