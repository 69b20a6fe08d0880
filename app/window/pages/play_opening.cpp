// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the Play page that opens saved games, and offers ways out where one cannot be opened.
#include "app/ui/widgets/notice_bar.h"
#include "begin_page.h"
#include "game_keeper.h"
#include "play_page.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace app {

void PlayPage::open(const QString& path) {
    if (!showOpen(path))
        m_keeper->whenKept(tr("Abandon the game"), [this, path] { goOn(path, Journal::Lock::Respect); });
}

bool PlayPage::showOpen(const QString& path) {
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (const auto& [id, table] : m_tables) {
        const Journal* journal = table->document().isOpen() ? table->document().journal() : nullptr;
        if (!journal || wanted.isEmpty() || QFileInfo(journal->path()).canonicalFilePath() != wanted)
            continue;
        m_table = table;
        m_begin->choose(id);
        setView(table->document().isFinished() ? View::End : View::Board);
        return true;
    }
    return false;
}

void PlayPage::goOn(const QString& path, Journal::Lock lock) {
    OpenedGame opened = GameLibrary::open(path, lock);
    if (!opened.ok()) {
        m_notice->say(opened.message, waysFor(opened.problem, path));
        return;
    }
    m_notice->dismiss();
    GameTable& table = take(opened.any);
    table.open(opened.any, std::move(opened.journal));
    setView(table.document().isFinished() ? View::End : View::Board);
}

QList<NoticeWay> PlayPage::waysFor(SaveProblem problem, const QString& path) {
    const NoticeWay look{tr("View"), "lookAt", [this, path] { replayFile(path); }};
    const NoticeWay takeOver{tr("Take over"), "takeOver",
                             [this, path] { goOn(path, Journal::Lock::TakeOver); }};
    const NoticeWay copy{tr("Import a copy"), "importCopy", [this, path] {
                             const GameLibrary::Outcome made = m_library.importFrom(path);
                             if (made.ok())
                                 open(made.path);
                             else
                                 m_notice->say(made.message);
                         }};
    const NoticeWay edited{tr("Open as edited"), "openEdited", [this, path] {
                               OpenedGame made = m_library.takeEdited(path);
                               if (!made.ok())
                                   return m_notice->say(made.message);
                               const QString own = made.journal->path();
                               made.journal.reset();
                               open(own);
                           }};
    switch (problem) {
    case SaveProblem::Edited: return {edited};
    case SaveProblem::InUse: return {look};
    case SaveProblem::InUseByOther: return {takeOver, look};
    case SaveProblem::CannotWrite: return {copy, look};
    default: return {};
    }
}

void PlayPage::replayFile(const QString& path) {
    const OpenedGame looked = GameLibrary::look(path);
    if (!looked.ok()) {
        m_notice->say(looked.message);
        return;
    }
    const std::string_view id = games::idOf(looked.any);
    if (GameTable* table = tableOf(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()))))
        showReplay(*table, looked.any, 0, core::noSeat);
}

} // namespace app
