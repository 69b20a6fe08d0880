// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bots_of.h"
#include "game_board.h"
#include "game_end.h"
#include "game_sheet.h"
#include "game_table.h"
#include "projected_game.h"
#include "replay_of.h"

namespace app {

/// A game's table, made from its parts: document, bots, viewer, and the four pages. `Parts` names them:
/// `Game`, a GameSheet `Sheet` that can be made from the settings, a GameBoard `Board` with a type `Game`,
/// and a GameEnd `End` with `setGame(const DocumentOf<Game>&)`.
template <typename Parts> class TableOf : public GameTable {
public:
    using Game = typename Parts::Game;
    using Sheet = typename Parts::Sheet;
    using Board = typename Parts::Board;
    using End = typename Parts::End;

    explicit TableOf(AppSettings& settings, QObject* parent = nullptr)
        : GameTable(parent), m_document(new DocumentOf<Game>(this)),
          m_bots(new BotsOf<Game>(*m_document, this)), m_viewer(new Viewer(*m_document, this)),
          m_sheet(new Sheet(settings)), m_board(new Board(*m_document, *m_viewer, m_bots)), m_end(new End),
          m_replay(new ReplayOf<Board>) {
        m_replay->rememberPace(settings);
        connect(m_sheet, &GameSheet::startRequested, this, &GameTable::startRequested);
        connect(m_sheet, &GameSheet::resumeRequested, this, &GameTable::resumeRequested);
        connect(m_end, &GameEnd::newGameRequested, this, &GameTable::newGameRequested);
        connect(m_end, &GameEnd::boardRequested, this, &GameTable::boardRequested);
        connect(m_end, &GameEnd::replayRequested, this, &GameTable::replayRequested);
        connect(m_end, &GameEnd::momentRequested, this, &GameTable::momentRequested);
        connect(m_end, &GameEnd::startRequested, this, &GameTable::startRequested);
        connect(m_board, &GameBoard::momentRequested, this, &GameTable::momentRequested);
        connect(m_board, &GameBoard::leaveRequested, this, &GameTable::leaveRequested);
        connect(m_board, &GameBoard::resultRequested, this, &GameTable::resultRequested);
    }

    QString id() const override {
        return QString::fromLatin1(Game::id.data(), static_cast<qsizetype>(Game::id.size()));
    }
    DocumentOf<Game>& document() override { return *m_document; }
    void open(const games::AnyRecord& record, std::unique_ptr<Journal> journal) override {
        m_document->open(*record.as<Game>(), std::move(journal));
    }
    BotsOf<Game>& bots() override { return *m_bots; }
    Viewer& viewer() override { return *m_viewer; }
    OnlyChoices& onlyChoices() override { return *m_board->onlyChoices(); }
    void setRoundUps([[maybe_unused]] bool wanted) override {
        if constexpr (requires { m_board->setRoundUps(wanted); })
            m_board->setRoundUps(wanted);
    }

    Sheet* sheet() override { return m_sheet; }
    Board* board() override { return m_board; }
    End* endPage() override { return m_end; }
    ReplayOf<Board>* replay() override { return m_replay; }

    QWidget* makeProjected(QWidget* parent) override {
        return new ProjectedGameOf<Parts>(*m_document, parent);
    }
    ReplayOf<Board>* makeProjectedReplay(QWidget* parent) override {
        auto* const shown = new ReplayOf<Board>(parent);
        shown->setForRoom();
        shown->setPace(m_replay->pace());
        shown->open(m_replay->record(), m_replay->moment(), core::noSeat);
        return shown;
    }
    void setResumable(const std::optional<SavedGame>& game) override { m_sheet->setResumable(game); }
    void fillEndPage() override {
        m_end->setRecord(m_document->anyRecord());
        m_end->setGame(*m_document);
    }
    void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) override {
        m_replay->open(*record.as<Game>(), moment, viewer);
    }

private:
    DocumentOf<Game>* m_document;
    BotsOf<Game>* m_bots;
    Viewer* m_viewer;
    Sheet* m_sheet;
    Board* m_board;
    End* m_end;
    ReplayOf<Board>* m_replay;
};

} // namespace app
