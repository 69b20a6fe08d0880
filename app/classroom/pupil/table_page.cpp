// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_page.h"

#include "app/games/board/game_board.h"
#include "app/games/board/game_end.h"
#include "app/games/board/replay_frame.h"
#include "app/network/client/reason_text.h"
#include "app/ui/speech/announcer.h"
#include "table_strip.h"

#include <QtCore/QEvent>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using core::noSeat;

TablePage::TablePage(std::unique_ptr<SeatTable> table, int number, int own, bool watches, QWidget* parent)
    : QWidget(parent), m_table(std::move(table)), m_number(number), m_own(own), m_watches(watches),
      m_strip(new TableStrip(this)), m_stack(new QStackedWidget(this)),
      m_announcer(new speech::Announcer(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_table->board());
    m_stack->addWidget(m_table->endPage());
    m_stack->addWidget(m_table->replay());
    m_strip->setWatching(watches);
    m_asked.by = noSeat;
    setFocusProxy(m_table->board());
    connectPages();
    announce();
}

/// The table's pages must go before the stack that shows them.
TablePage::~TablePage() {
    m_table.reset();
}

void TablePage::connectPages() {
    connect(m_strip, &TableStrip::agreed, this, [this] { emit answered(m_asked.step, true); });
    connect(m_strip, &TableStrip::disagreed, this, [this] { emit answered(m_asked.step, false); });
    connect(m_strip, &TableStrip::leaveRequested, this, &TablePage::leaveRequested);
    connect(m_strip, &TableStrip::resultRequested, this, [this] { showPart(m_table->endPage()); });
    connect(m_strip, &TableStrip::timeIsShort, this,
            [this](int seconds) { m_announcer->say(tr("%n seconds left", nullptr, seconds)); });
    const GameBoard* const board = m_table->board();
    connect(board, &GameBoard::leaveRequested, this, &TablePage::leaveRequested);
    connect(board, &GameBoard::resultRequested, this, [this] { showPart(m_table->endPage()); });
    GameEnd* const end = m_table->endPage();
    end->setWayOn([] { return tr("Back to the class"); });
    connect(end, &GameEnd::newGameRequested, this, &TablePage::leaveRequested);
    connect(end, &GameEnd::boardRequested, this, [this] { showPart(m_table->board()); });
    connect(end, &GameEnd::replayRequested, this, [this] { replay(0); });
    connect(end, &GameEnd::momentRequested, this, &TablePage::replay);
    connect(end, &GameEnd::startRequested, this, &TablePage::startRequested);
    connect(m_table->replay(), &ReplayFrame::closed, this, [this] { showPart(m_beforeReplay); });
}

void TablePage::showPart(QWidget* part) {
    m_stack->setCurrentWidget(part);
    setFocusProxy(part);
    m_strip->setResult(m_isOver && part == m_table->board());
    part->setFocus();
}

void TablePage::replay(std::size_t moment) {
    m_beforeReplay = m_stack->currentWidget();
    m_table->openReplay(moment);
    showPart(m_table->replay());
}

bool TablePage::show(const messages::Board& board) {
    if (!m_table->seat().show(board))
        return false;
    m_asked.by = noSeat;
    m_passing.clear();
    showQuestion();
    m_strip->setClock(board.left, !board.legal.empty());
    if (m_watches && m_table->seat().game().isOpen()) {
        const TableDocument& game = m_table->seat().game();
        if (!game.isFinished())
            m_table->board()->prompter().setReplayWords(
                tr("You are watching. It is %1's turn.").arg(game.seatName(game.actor())));
    }
    announce();
    return true;
}

bool TablePage::fill(int id, const messages::History& history) {
    return m_table->seat().fill(id, history);
}

bool TablePage::end(const messages::Over& over) {
    if (m_isOver)
        return true;
    if (!m_table->end(over.record))
        return false;
    m_isOver = true;
    stopOrGoOn();
    announce();
    showPart(m_table->endPage());
    return true;
}

void TablePage::setTable(const messages::TableShown& table, bool isPaused) {
    const bool isNew = !(table == m_shown);
    m_shown = table;
    if (m_isPaused != isPaused)
        m_passing.clear();
    m_isPaused = isPaused;
    m_table->seat().setTable(table);
    if (isNew)
        m_table->board()->refresh();
    stopOrGoOn();
    announce();
}

void TablePage::setConnected(bool isConnected) {
    m_isConnected = isConnected;
    if (!isConnected)
        m_strip->setClock(0, false);
    stopOrGoOn();
    announce();
}

void TablePage::setClosed() {
    m_isClosed = true;
    announce();
}

void TablePage::stopOrGoOn() {
    const bool isStopped = !m_isOver && (m_isPaused || !m_isConnected);
    m_strip->setClockStopped(isStopped, m_shown.clock * 1000);
    m_table->board()->setStopped(!isStopped       ? QString()
                                 : !m_isConnected ? tr("The game is stopped until the connection is back.")
                                                  : tr("The game is stopped until your teacher resumes it."));
    showQuestion();
}

/// An answer could not be given while the game is stopped.
void TablePage::showQuestion() {
    using Question = TableStrip::Question;
    const bool isOpen = m_asked.by != noSeat && !m_watches && !m_isPaused && m_isConnected;
    m_strip->setQuestion(!isOpen                                ? Question::None
                         : m_asked.by == m_table->seat().seat() ? Question::Own
                                                                : Question::OfAnother);
}

void TablePage::onQuestion(const messages::UndoAsked& asked) {
    m_passing.clear();
    if (asked.open) {
        m_asked = asked;
    } else {
        m_passing = asked.by == m_table->seat().seat() ? QString()
                    : asked.by == m_asked.by
                        ? tr("%1 no longer wants to undo. The game continues.").arg(nameOf(asked.by))
                        : tr("%1 has refused to undo. The game continues.").arg(nameOf(asked.by));
        m_asked.by = noSeat;
    }
    m_table->seat().setQuestion(asked.open);
    m_table->board()->refresh();
    showQuestion();
    announce();
}

void TablePage::onFailure(int id, const messages::Failed& failure) {
    m_table->seat().answer(id, true);
    m_passing = refusalText(failure.code, messages::Role::Pupil);
    announce();
}

void TablePage::onMoved(const messages::PupilMoved& moved) {
    m_passing =
        tr("Your teacher has moved %1 to another seat of this table. %1 has seen the cards of the old seat.")
            .arg(QString::fromStdString(moved.nickname));
    announce();
}

void TablePage::onDone(int id) {
    m_table->seat().answer(id, false);
}

QString TablePage::nameOf(core::Seat seat) const {
    return seat < m_shown.seats.size() ? QString::fromStdString(m_shown.seats[seat].name) : QString();
}

QString TablePage::awayWords() const {
    QStringList away;
    for (const messages::SeatShown& seat : m_shown.seats)
        if (seat.occupant == messages::Occupant::Away && seat.member != m_own)
            away << QString::fromStdString(seat.name);
    if (away.isEmpty())
        return {};
    return away.size() == 1
               ? tr("%1 has lost the connection. A bot is playing until they are back.").arg(away.front())
               : tr("These have lost the connection, and bots are playing for them: %1.")
                     .arg(away.join(QStringLiteral(", ")));
}

QString TablePage::wordsNow() const {
    if (m_isClosed)
        return tr("Your teacher has closed the class. You can look at the result for as long as you like.");
    if (m_isOver)
        return tr("Table %1. The game is over.").arg(m_number);
    if (!m_isConnected)
        return m_watches
                   ? tr("The teacher’s computer does not answer. The program keeps trying. If it takes "
                        "long, ask your teacher.")
                   : tr("The teacher’s computer does not answer. The program keeps trying, and your seat "
                        "is kept. If it takes long, ask your teacher.");
    if (m_isPaused)
        return tr("Your teacher has paused all tables.");
    if (!m_passing.isEmpty())
        return m_passing;
    if (m_asked.by != noSeat)
        return !m_watches && m_asked.by == m_table->seat().seat()
                   ? tr("You want to undo the last action. The others are being asked.")
                   : tr("%1 wants to undo the last action.").arg(nameOf(m_asked.by));
    if (const QString away = awayWords(); !away.isEmpty())
        return away;
    return m_watches ? tr("Table %1. You are watching.").arg(m_number) : tr("Table %1").arg(m_number);
}

void TablePage::announce() {
    const QString words = wordsNow();
    m_strip->say(words);
    if (words == m_told)
        return;
    m_told = words;
    m_announcer->say(words);
}

void TablePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        m_strip->say(wordsNow());
    QWidget::changeEvent(event);
}

} // namespace app
