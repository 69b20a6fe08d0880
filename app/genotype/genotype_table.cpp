// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_table.h"

#include "app/genotype/dice_rolls.h"
#include "app/genotype/end_page.h"
#include "app/genotype/ledger_keeper.h"
#include "app/genotype/new_game_page.h"
#include "app/settings/app_context.h"
#include "app/table/prompt_bar.h"
#include "board_view.h"
#include "play_controller.h"
#include "replay_view.h"

namespace app {

GenotypeTable::GenotypeTable(AppContext& context, QObject* parent)
    : GameTable(parent), m_document(new GameDocument(this)),
      m_controller(new PlayController(*m_document, this)), m_rolls(new DiceRolls(*m_document, this)),
      m_ledger(new LedgerKeeper(*m_document, context.dataFolder, this)),
      m_bots(new BotDriver(*m_document, this)), m_sheet(new NewGamePage),
      m_board(new BoardView(*m_controller, *m_rolls, m_bots)), m_end(new EndPage), m_replay(new ReplayView) {
    connect(m_sheet, &NewGamePage::startRequested, this,
            [this](const genotype::Record& header) { emit startRequested(header); });
    connect(m_sheet, &NewGamePage::resumeRequested, this, &GameTable::resumeRequested);
    connect(m_end, &EndPage::newGameRequested, this, &GameTable::newGameRequested);
    connect(m_end, &EndPage::boardRequested, this, &GameTable::boardRequested);
    connect(m_end, &EndPage::replayRequested, this, &GameTable::replayRequested);
    auto* prompt = m_board->findChild<PromptBar*>();
    prompt->setLeavable(true);
    connect(prompt, &PromptBar::leaveClicked, this, &GameTable::leaveRequested);
    connect(m_board, &BoardView::momentWanted, this, &GameTable::momentRequested);
    connect(m_board, &BoardView::lessonWanted, this, &GameTable::lessonRequested);
    connect(m_ledger, &LedgerKeeper::problem, this, &GameTable::problem);
}

QString GenotypeTable::id() const {
    return QStringLiteral("genotype");
}

Viewer& GenotypeTable::viewer() {
    return m_controller->viewerOf();
}

QWidget* GenotypeTable::sheet() {
    return m_sheet;
}

QWidget* GenotypeTable::board() {
    return m_board;
}

QWidget* GenotypeTable::endPage() {
    return m_end;
}

ReplayFrame* GenotypeTable::replay() {
    return m_replay;
}

void GenotypeTable::setResumable(const std::optional<SavedGame>& game) {
    m_sheet->setResumable(game);
}

void GenotypeTable::fillEndPage() {
    m_end->setGame(*m_document);
}

void GenotypeTable::openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) {
    m_replay->open(*record.as<genotype::Game>(), moment, viewer);
}

} // namespace app
