// SPDX-License-Identifier: GPL-3.0-or-later
#include "examiner.h"

#include "app/documents/journal.h"
#include "app/games/board/game_board.h"
#include "app/games/board/game_log.h"
#include "app/games/board/game_sheet.h"
#include "app/games/board/replay_frame.h"
#include "app/games/genotype/board_view.h"
#include "app/window/pages/game_entries.h"
#include "app/window/shell/presenting.h"

#include <QtCore/QMutex>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStackedWidget>

#include <array>
#include <cstdio>

namespace monkey {

using namespace app;

namespace {

/// Lines of the platform or of Qt about what a window system without a screen cannot do.
constexpr std::array<const char*, 6> knownLines{
    "This plugin does not support",
    "Mouse event occurs outside target window",
    "QFileSystemWatcher",
    "Populating font family aliases",
    "OpenType support missing for",
    "Unable to establish trash directory", // the page then offers to delete for good
};

QMutex guard;
QString firstWarning;

void hear(QtMsgType type, const QMessageLogContext&, const QString& line) {
    std::fprintf(stderr, "%s\n", qPrintable(line));
    if (type == QtDebugMsg || type == QtInfoMsg)
        return;
    for (const char* known : knownLines)
        if (line.contains(QLatin1String(known)))
            return;
    const QMutexLocker lock(&guard);
    if (firstWarning.isEmpty())
        firstWarning = line;
}

/// More than the window, an open list and a dialogue with its own.
constexpr int mostWindows = 8;

QStringList readable(GameBoard& board) {
    QStringList words;
    for (const GlowButton* button : board.buttons())
        words << button->accessibleName();
    words.sort();
    return words;
}

} // namespace

void Examiner::listen() {
    qInstallMessageHandler(hear);
}

QString Examiner::examine() {
    {
        const QMutexLocker lock(&guard);
        if (!firstWarning.isEmpty())
            return QStringLiteral("a warning: ") + firstWarning;
    }
    if (QString wrong = lookAtWindows(); !wrong.isEmpty())
        return wrong;
    return lookAtGame();
}

QString Examiner::lookAtWindows() const {
    MainWindow& window = m_house.window();
    if (!window.isVisible())
        return QStringLiteral("the window is gone");
    const QString page = window.currentPage();
    // While something is presented, its view takes the place of the page.
    if (page.isEmpty() || !(window.page(page)->isVisible() || window.presenting().view()))
        return QStringLiteral("no page is shown");
    QStringList names;
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (top->isVisible() || !top->parent())
            names << QStringLiteral("%1 “%2”").arg(QLatin1String(top->metaObject()->className()),
                                                   top->objectName());
    return names.size() > mostWindows
               ? QStringLiteral("windows are left over: ") + names.join(QStringLiteral(", "))
               : QString();
}

QString Examiner::lookAtGame() {
    GameTable& table = m_house.playPage().table();
    TableDocument& document = table.document();
    if (!document.isOpen() || !document.journal())
        return {};
    if (!document.isKept())
        return QStringLiteral("the file of the game is gone");
    const OpenedGame inFile = Journal::look(document.journal()->path());
    if (!inFile.ok())
        return QStringLiteral("the file of the game cannot be read: ") + inFile.message;
    if (inFile.cutOff)
        return QStringLiteral("the last line of the game's file is not whole");
    if (!(inFile.any == document.anyRecord()))
        return QStringLiteral("the game is another than its file");
    return lookAtScreen(table, inFile.any);
}

QString Examiner::lookAtScreen(GameTable& table, const games::AnyRecord& record) {
    auto* board = qobject_cast<GameBoard*>(table.board());
    // A board can show a half-made choice and other temporary things that are in no file.
    if (!board || !board->isVisible() || table.viewer().isHandover() || board->popover() ||
        board->hasHalfMadeChoice() ||
        (table.viewer().isToChoose() && table.id() == QLatin1String("genome-wars")))
        return {};
    // The garden that somebody is looking at is in no file either.
    if (auto* genotype = qobject_cast<BoardView*>(board))
        genotype->showGarden(core::noSeat);
    for (const GameEntry& entry : gameEntries()) {
        if (entry.id != table.id())
            continue;
        // A fresh board for what the file holds.
        QWidget holder;
        const std::unique_ptr<GameTable> other(entry.make(m_house.context(), nullptr));
        const std::unique_ptr<QWidget> sheet(other->sheet());
        const std::unique_ptr<QWidget> idle(other->board());
        const std::unique_ptr<QWidget> end(other->endPage());
        const std::unique_ptr<ReplayFrame> replay(other->replay());
        replay->resize(board->size());
        other->openReplay(record, table.document().stepCount(), table.viewer().eyes());
        replay->setAttribute(Qt::WA_DontShowOnScreen);
        replay->show();
        auto* fresh = replay->findChild<GameBoard*>();
        const QStringList here = readable(*board);
        const QStringList there = readable(*fresh);
        for (const QString& line : here)
            if (!there.contains(line))
                return QStringLiteral("the board says “%1”, which the file's game does not").arg(line);
        for (const QString& line : there)
            if (!here.contains(line))
                return QStringLiteral("the file's game says “%1”, which the board does not").arg(line);
        if (board->log()->model()->rowCount() != fresh->log()->model()->rowCount())
            return QStringLiteral("the log is longer or shorter than the file's game");
    }
    return {};
}

} // namespace monkey
