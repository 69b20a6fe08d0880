// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_page.h"

#include "app/network/client/joined_class.h"
#include "app/network/client/reason_text.h"
#include "app/network/discovery/real_surroundings.h"
#include "app/ui/theme/kept.h"
#include "join_page.h"
#include "lobby_page.h"
#include "table_page.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using messages::ErrorCode;

MemberPage::MemberPage(AppContext& context, join::Surroundings* surroundings, QWidget* parent)
    : QWidget(parent), m_context(context), m_store(context.dataFolder), m_stack(new QStackedWidget(this)),
      m_joining(
          new JoinPage(surroundings ? *surroundings : *new join::RealSurroundings(join::usualPort, this))),
      m_lobby(new LobbyPage) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_stack->addWidget(m_joining);
    m_stack->addWidget(m_lobby);
    setFocusProxy(m_joining);
    m_client.connection().setInstallation(m_store.installation());
    m_joining->setRemembered(m_store.read());
    connectJoining();
    connectLobby();
    connectClient();
}

/// From here on no signal of the client arrives, and the search ends before the network that it uses.
MemberPage::~MemberPage() {
    m_client.disconnect(this);
    if (JoinedClass::current().client() == &m_client)
        JoinedClass::current().set(nullptr);
    delete m_table;
    delete m_joining;
}

void MemberPage::connectJoining() {
    connect(m_joining, &JoinPage::joinRequested, this, &MemberPage::connectTo);
    connect(m_joining, &JoinPage::backRequested, this, &MemberPage::comeBack);
    connect(m_joining, &JoinPage::forgetRequested, this, [this] {
        m_store.forget();
        m_joining->setRemembered(m_store.read());
    });
    connect(m_joining, &JoinPage::stopRequested, &m_client, &ClassClient::leave);
    connect(m_joining, &JoinPage::left, this, &MemberPage::left);
}

void MemberPage::connectLobby() {
    connect(m_lobby, &LobbyPage::sitRequested, this, &MemberPage::sit);
    connect(m_lobby, &LobbyPage::watchRequested, this, [this](int table) {
        m_watched = table;
        m_lobby->showMessage({});
        m_client.request(messages::Watch{table});
    });
    connect(m_lobby, &LobbyPage::standRequested, this, &MemberPage::leaveTable);
    connect(m_lobby, &LobbyPage::beginRequested, this, [this](int table) {
        m_lobby->showMessage({});
        m_client.request(messages::StartTable{table});
    });
    connect(m_lobby, &LobbyPage::leaveRequested, this, [this] {
        m_store.forget();
        m_client.leave();
    });
}

/// A teacher's wish that comes again after a break finds the pupil at the table already.
void MemberPage::sit(int table) {
    if (m_client.place().first == table)
        return;
    m_watched = 0;
    m_lobby->showMessage({});
    m_client.request(messages::Sit{.table = table});
}

void MemberPage::connectClient() {
    // A table that nobody keeps any more is not shown as if it would go on.
    m_client.connection().setWaitsForClosedHost(false);
    connect(&JoinedClass::current(), &JoinedClass::changed, this, &MemberPage::leaveForOwnClass);
    connect(&m_client.polls(), &MemberPolls::contributed, this, &MemberPage::remember);
    connect(&m_client, &ClassClient::stateChanged, this, &MemberPage::onState);
    connect(&m_client, &ClassClient::ended, this, &MemberPage::onEnd);
    connect(&m_client, &ClassClient::tablesChanged, this, &MemberPage::onTables);
    connect(&m_client, &ClassClient::boardChanged, this, &MemberPage::onBoard);
    connect(&m_client, &ClassClient::failed, this, &MemberPage::onFailure);
    connect(&m_client, &ClassClient::done, this, &MemberPage::onDone);
    connect(&m_client, &ClassClient::historyCame, this, [this](int id, const messages::History& history) {
        if (m_table && !m_table->fill(id, history))
            misunderstand();
    });
    connect(&m_client, &ClassClient::undoAsked, this, [this](const messages::UndoAsked& asked) {
        if (m_table && asked.table == m_table->number())
            m_table->onQuestion(asked);
    });
    connect(&m_client, &ClassClient::pupilMoved, this, [this](const messages::PupilMoved& moved) {
        if (!m_table || moved.table != m_table->number())
            return;
        // The board of the new seat opens the table again.
        if (moved.member == m_client.welcome().member)
            closeTable();
        else
            m_table->onMoved(moved);
    });
    connect(&m_client, &ClassClient::gameOver, this, [this](const messages::Over& over) {
        if (m_table && over.table == m_table->number() && !m_table->end(over))
            misunderstand();
    });
}

std::string MemberPage::ledgerId() const {
    return m_table ? m_table->table().ledgerId() : std::string();
}

/// The token is shown to no host but the one that gave it, which its certificate proves, wherever it is now.
void MemberPage::connectTo(const QUrl& host, const join::JoinCode& code, const QString& className) {
    m_isByWords = true;
    m_className = className.toStdString();
    const auto place = m_store.read();
    const bool isProvable = place && host.scheme() == QLatin1String("wss") && !place->fingerprint.isEmpty();
    if (!isProvable && !(place && place->host == host)) {
        enterClass(host, {.code = code, .fingerprint = {}, .className = m_className});
        return;
    }
    enterClass(host, {.code = code, .fingerprint = place->fingerprint, .className = m_className},
               place->token);
    m_typed = code;
}

void MemberPage::comeBack() {
    const auto place = m_store.read();
    m_isByWords = false;
    if (place && m_client.state() == ClassClient::State::Out)
        enterClass(place->host, {.code = {}, .fingerprint = place->fingerprint, .className = {}},
                   place->token);
}

void MemberPage::enterClass(const QUrl& host, const ClassDoor& door, const QString& token) {
    m_host = host;
    m_typed.reset();
    // A window is in one class.
    if (JoinedClass::current().clientAs(messages::Role::Teacher)) {
        m_joining->showMessage(tr("A class is open on this computer. Close it first, on the page Class."));
        return;
    }
    m_joining->showMessage({});
    if (const auto place = m_store.read(); place && !token.isEmpty() && place->token == token)
        m_client.polls().setGiven(place->given);
    m_client.enter(host, {.token = token.toStdString()}, door);
}

void MemberPage::onState() {
    const bool isIn = m_client.state() == ClassClient::State::In;
    m_joining->setConnecting(m_client.state() == ClassClient::State::Entering);
    m_lobby->setConnected(isIn);
    if (m_table)
        m_table->setConnected(isIn);
    if (!isIn)
        return;
    const messages::Welcome& welcome = m_client.welcome();
    const QString nickname = QString::fromStdString(welcome.nickname);
    m_joining->rest();
    m_typed.reset();
    m_isByWords = false;
    JoinedClass::current().set(&m_client);
    m_lobby->setMember(welcome.member, nickname);
    m_standing = -1;
    if (!remember())
        m_lobby->showMessage(
            tr("Your place could not be saved on this computer. After a restart, type the three "
               "words again."));
    if (m_watched != 0)
        m_client.request(messages::Watch{m_watched});
    if (!m_table)
        showPart(m_lobby);
}

bool MemberPage::remember() {
    const messages::Welcome& welcome = m_client.welcome();
    return m_store.remember({.host = m_host,
                             .token = QString::fromStdString(welcome.token),
                             .nickname = QString::fromStdString(welcome.nickname),
                             .fingerprint = m_client.connection().fingerprint(),
                             .given = m_client.polls().allGiven()});
}

/// A class that this window opens is no way out of the one that it is in: the teacher there sees that the
/// pupil has left.
void MemberPage::leaveForOwnClass() {
    const ClassClient* const own = JoinedClass::current().clientAs(messages::Role::Teacher);
    if (!own || own == &m_client || m_client.state() == ClassClient::State::Out)
        return;
    m_client.leave();
    m_joining->showMessage(tr("A class was opened on this computer, so you have left the other one."));
}

void MemberPage::onEnd(const messages::Reason& why) {
    const bool isUnknown = why == ErrorCode::UnknownToken || why == ErrorCode::ProofFirst;
    if (isUnknown)
        m_store.forget();
    if (m_typed && (isUnknown || why == ErrorCode::Untrusted)) {
        enterClass(m_host, {.code = *m_typed, .fingerprint = {}, .className = m_className});
        return;
    }
    // A result can still be read when the class is closed.
    const bool isRead = m_table && m_table->isOver() && why == ErrorCode::HostEnds;
    if (isRead)
        m_table->setClosed();
    else
        closeTable();
    m_watched = 0;
    m_joining->setConnecting(false);
    m_joining->setRemembered(m_store.read());
    const bool isByWords = m_isByWords;
    if (isByWords && m_joining->goOn(why, m_client.connection().wait()))
        return;
    m_isByWords = false;
    if (!isByWords)
        m_joining->showMessage(endText(why, m_client.connection().wait()));
    if (why == ErrorCode::Untrusted)
        m_joining->askForWords();
    if (why == ErrorCode::HostEnds || (why == ErrorCode::NoAnswer && !isByWords))
        m_joining->forgetHosts();
    if (isRead)
        return;
    showPart(m_joining);
    if (isVisible())
        m_joining->begin();
}

void MemberPage::onTables() {
    const messages::Tables& tables = m_client.tables();
    m_lobby->setTables(tables);
    if (!m_table)
        return;
    const auto own = std::ranges::find(tables.tables, m_table->number(), &messages::TableShown::table);
    const bool isHere = m_table->isWatching() || m_client.place().first == m_table->number();
    if (own == tables.tables.end() || !isHere) {
        m_lobby->showMessage(own == tables.tables.end() ? tr("Your teacher has closed the table.")
                                                        : QString());
        m_watched = 0;
        closeTable();
    } else {
        m_table->setTable(*own, tables.paused);
    }
}

void MemberPage::onBoard(const messages::Board& board) {
    if (m_standing >= 0)
        return;
    if (m_table && (m_table->number() != board.table || m_game != board.game))
        closeTable();
    if (!m_table && !openTable(board))
        return;
    if (!m_table->show(board))
        misunderstand();
}

bool MemberPage::openTable(const messages::Board& board) {
    const bool watches = m_watched == board.table;
    auto made = makeSeatTable(
        board.game, watches,
        [this](const messages::ClientMessage& message) { return m_client.request(message); },
        m_context.settings, &m_context.dice());
    if (!made) {
        m_lobby->showMessage(tr("This program does not have the game of that table."));
        return false;
    }
    m_game = board.game;
    m_table = new TablePage(std::move(made), board.table, m_client.welcome().member, watches);
    const auto& tables = m_client.tables().tables;
    const auto own = std::ranges::find(tables, board.table, &messages::TableShown::table);
    if (own != tables.end())
        m_table->setTable(*own, m_client.tables().paused);
    connect(m_table, &TablePage::answered, this, [this](int step, bool agrees) {
        m_client.request(messages::Undo{.step = step, .agree = agrees});
    });
    connect(m_table, &TablePage::leaveRequested, this, &MemberPage::leaveTable);
    connect(m_table, &TablePage::startRequested, this, &MemberPage::startRequested);
    m_stack->addWidget(m_table);
    showPart(m_table);
    return true;
}

/// The page may be the one that asks for it.
void MemberPage::closeTable() {
    if (!m_table)
        return;
    // Hidden, it gives the focus to the side bar.
    const bool hadFocus = holdsFocus();
    discard(m_table);
    m_stack->removeWidget(m_table);
    m_table = nullptr;
    const bool isOut = m_client.state() == ClassClient::State::Out;
    showPart(isOut ? static_cast<QWidget*>(m_joining) : m_lobby);
    if (hadFocus)
        m_stack->currentWidget()->setFocus();
    if (isOut && isVisible())
        m_joining->begin();
}

/// Without a connection nobody hears of it: when there is one again, so is the seat.
void MemberPage::leaveTable() {
    m_lobby->showMessage({});
    if (m_watched != 0)
        m_client.request(messages::Watch{0});
    else
        m_standing = m_client.request(messages::Stand{});
    m_watched = 0;
    closeTable();
}

void MemberPage::onFailure(int id, const messages::Failed& failure) {
    if (m_client.state() != ClassClient::State::In)
        return;
    if (id >= 0 && id == m_standing) {
        m_standing = -1;
        if (m_client.board())
            onBoard(*m_client.board());
    }
    if (m_table)
        m_table->onFailure(id, failure);
    else
        m_lobby->showMessage(refusalText(failure.code, messages::Role::Pupil));
}

void MemberPage::onDone(int id) {
    if (id >= 0 && id == m_standing)
        m_standing = -1;
    if (m_table)
        m_table->onDone(id);
}

void MemberPage::misunderstand() {
    m_client.leave();
    m_joining->showMessage(endText(ErrorCode::NotAMessage));
}

bool MemberPage::holdsFocus() const {
    const QWidget* const focus = QApplication::focusWidget();
    return focus && (focus == this || isAncestorOf(focus));
}

void MemberPage::showPart(QWidget* part) {
    const bool hadFocus = holdsFocus();
    m_stack->setCurrentWidget(part);
    setFocusProxy(part);
    if (hadFocus)
        part->setFocus();
}

void MemberPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stack->currentWidget() == m_joining)
        m_joining->begin();
}

} // namespace app
