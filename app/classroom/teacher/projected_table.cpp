// SPDX-License-Identifier: GPL-3.0-or-later
#include "projected_table.h"

#include "app/charts/projector/present_parts.h"
#include "app/games/board/game_board.h"
#include "app/games/board/game_end.h"

#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace app {

using messages::Stage;

ProjectedTable::ProjectedTable(ClassClient& client, int number, AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_client(&client), m_number(number), m_settings(settings),
      m_stack(new QStackedWidget(this)), m_words(new PresentWords(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&client, &ClassClient::stateChanged, this, [this] {
        if (m_client->state() == ClassClient::State::In)
            watch();
    });
    connect(&client, &ClassClient::tablesChanged, this, &ProjectedTable::onTables);
    connect(&client, &ClassClient::boardChanged, this, &ProjectedTable::onBoard);
    connect(&client, &ClassClient::gameOver, this, &ProjectedTable::onOver);
    connect(&client, &ClassClient::historyCame, this, [this](int id, const messages::History& history) {
        if (m_table && m_table->seat().fill(id, history))
            announce();
    });
    connect(&client, &ClassClient::failed, this, [this](int id) {
        if (m_table)
            m_table->seat().answer(id, true);
    });
    watch();
    announce();
}

/// The pages go before the stack that shows them.
ProjectedTable::~ProjectedTable() {
    if (m_client) {
        m_client->disconnect(this);
        m_client->request(messages::Watch{0});
    }
    m_table.reset();
}

void ProjectedTable::watch() {
    m_client->request(messages::Watch{m_number});
}

const messages::TableShown* ProjectedTable::shown() const {
    if (!m_client)
        return nullptr;
    const auto& tables = m_client->tables().tables;
    const auto found = std::ranges::find(tables, m_number, &messages::TableShown::table);
    return found == tables.end() ? nullptr : &*found;
}

void ProjectedTable::drop() {
    m_table.reset();
    m_game.clear();
    m_isOver = false;
}

void ProjectedTable::onTables() {
    const messages::TableShown* const now = shown();
    if (m_table && (!now || now->game != m_game || now->stage == Stage::Waiting))
        drop();
    if (m_table && now) {
        m_table->seat().setTable(*now);
        m_table->board()->refresh();
    }
    // Another table with this number: the host has ended the watching with the first one.
    if (now && !m_table && now->stage != Stage::Waiting)
        watch();
    announce();
}

void ProjectedTable::onBoard(const messages::Board& board) {
    if (board.table != m_number)
        return;
    if (m_table && m_game != board.game)
        drop();
    if (!m_table) {
        m_table = makeSeatTable(
            board.game, true,
            [this](const messages::ClientMessage& message) {
                return m_client ? m_client->request(message) : -1;
            },
            m_settings);
        if (!m_table)
            return;
        m_game = board.game;
        m_table->endPage()->setForRoom();
        m_stack->addWidget(m_table->board());
        m_stack->addWidget(m_table->endPage());
        if (const messages::TableShown* const now = shown())
            m_table->seat().setTable(*now);
        m_stack->setCurrentWidget(m_table->board());
    }
    m_table->seat().show(board);
    announce();
}

void ProjectedTable::onOver(const messages::Over& over) {
    if (over.table != m_number || !m_table || m_isOver || !m_table->end(over.record))
        return;
    m_isOver = true;
    m_stack->setCurrentWidget(m_table->endPage());
    announce();
}

QString ProjectedTable::words() const {
    const messages::TableShown* const now = shown();
    if (!now)
        return tr("This table is closed.");
    if (!m_table)
        return now->stage == Stage::Waiting ? tr("The game has not begun yet.") : QString();
    if (m_isOver || now->stage == Stage::Finished)
        return tr("The game is over.");
    if (m_client->tables().paused)
        return tr("All tables are paused.");
    const TableDocument& game = m_table->seat().game();
    return game.isOpen() && !game.isFinished() ? tr("It is %1's turn.").arg(game.seatName(game.actor()))
                                               : QString();
}

void ProjectedTable::announce() {
    m_words->setWords(words());
    if (m_table)
        m_table->board()->prompter().setReplayWords(words());
    place();
}

/// The words have the whole place until there is a board.
void ProjectedTable::place() {
    m_stack->setVisible(m_table != nullptr);
    m_words->setVisible(m_table == nullptr);
    m_words->setGeometry(rect());
    m_stack->setGeometry(rect());
}

void ProjectedTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

} // namespace app
