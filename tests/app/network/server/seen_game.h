// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/seat_of.h"
#include "app/network/server/host_game_of.h"
#include "tests/app/protocol/random_setups.h"

#include <algorithm>
#include <deque>

namespace tests {

using namespace app;
using core::Seat;

/// A message as it is after its way over the wire.
template <typename Message> Message sent(const Message& message) {
    const auto read = messages::readHostMessage(messages::toText(messages::FromHost{1, message}));
    return std::get<Message>(std::get<messages::FromHost>(read).message);
}

template <typename G> core::Record<G> personsRecord(int game) {
    core::Record<G> record;
    record.setup = tests::setupNumber<G>(game);
    for (int seat = 0; seat < record.setup.players; ++seat)
        record.seats.push_back({"Pupil " + std::to_string(seat + 1), "person", seat});
    return record;
}

template <typename G> messages::TableShown tableOf(const core::Record<G>& record) {
    messages::TableShown table{.game = std::string(G::id), .stage = messages::Stage::Playing};
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        table.seats.push_back(
            {messages::Occupant::Person, static_cast<int>(seat) + 1, record.seats[seat].name});
    return table;
}

/// A seat and its connection to a host's game: questions wait to be answered, answers and boards to be read,
/// in their order.
template <typename G> class Connected {
public:
    Connected(const HostGameOf<G>& host, const core::Record<G>& record, Seat where)
        : m_host(host), m_seat(where),
          seat([this](const messages::ClientMessage& message) { return hear(message); }) {
        seat.setTable(tableOf(record));
        QObject::connect(&seat, &TableDocument::changed, &seat,
                         [this](const Change& change) { changes.push_back(change); });
    }
    /// The host shows its game, as after a welcome.
    void come() {
        const std::size_t now = m_host.document().stepCount();
        send({Change::Kind::Opened, now, now});
    }
    /// The host tells of a change.
    void send(const Change& change) {
        m_coming.push_back({-1, messages::HostMessage(sent(m_host.board(m_seat, change)))});
    }
    /// The connection is gone: nothing of what was on its way arrives.
    void drop() {
        for (const auto& [id, from] : m_questions)
            seat.answer(id, false);
        m_coming.clear();
        m_questions.clear();
    }
    void answerQuestions() {
        for (const auto& [id, from] : m_questions)
            m_coming.push_back({id, messages::HostMessage(sent(m_host.history(m_seat, from)))});
        m_questions.clear();
    }
    /// Whether everything that came was understood.
    bool readAll() {
        while (!m_coming.empty()) {
            const auto [id, message] = m_coming.front();
            m_coming.pop_front();
            const auto* board = std::get_if<messages::Board>(&message);
            if (board ? !seat.show(*board) : !seat.fill(id, std::get<messages::History>(message)))
                return false;
        }
        return true;
    }
    bool settle() {
        bool isFine = readAll();
        while (isFine && !m_questions.empty()) {
            answerQuestions();
            isFine = readAll();
        }
        return isFine;
    }
    Seat where() const { return m_seat; }

private:
    int hear(const messages::ClientMessage& message) {
        const int id = m_next++;
        if (const auto* question = std::get_if<messages::AskHistory>(&message))
            m_questions.emplace_back(id, question->from);
        else
            asked.push_back(message);
        return id;
    }

    const HostGameOf<G>& m_host;
    const Seat m_seat;
    int m_next = 1;
    std::vector<std::pair<int, int>> m_questions;
    std::deque<std::pair<int, messages::HostMessage>> m_coming;

public:
    SeatOf<G> seat;
    std::vector<Change> changes;
    std::vector<messages::ClientMessage> asked;
};

inline bool isSame(const std::vector<Sentence>& one, const std::vector<Sentence>& other) {
    return std::ranges::equal(one, other, [](const Sentence& a, const Sentence& b) {
        return a.words == b.words && a.weight == b.weight;
    });
}

/// A random game of persons on a host, with undoing, seen by all its seats and by somebody who only watches;
/// they come late, drop out, and hear late.
template <typename G> class SeenGame {
public:
    explicit SeenGame(int game)
        : m_record(personsRecord<G>(game)), m_host(m_record, nullptr),
          m_chance(static_cast<std::uint64_t>(game) + 99) {
        QObject::connect(&document(), &TableDocument::changed, &document(), [this](const Change& change) {
            for (auto& one : m_seats)
                one->send(change);
        });
        for (int seat = 0; seat < m_record.setup.players; ++seat)
            m_seats.push_back(std::make_unique<Connected<G>>(m_host, m_record, static_cast<Seat>(seat)));
        m_seats.push_back(std::make_unique<Connected<G>>(m_host, m_record, core::noSeat));
    }

    /// Empty when every check held.
    QString play() {
        const auto late = m_chance.below(60);
        for (std::uint32_t step = 0; !document().isFinished() && step < 1500; ++step) {
            for (auto& one : m_seats)
                if (const bool first = one->changes.empty() && step >= late;
                    first || m_chance.below(150) == 0) {
                    one->drop();
                    one->come();
                }
            move();
            for (auto& one : m_seats) {
                if (m_chance.below(3) == 0)
                    one->answerQuestions();
                if (m_chance.below(2) == 0 && !one->readAll())
                    return "not understood";
            }
            if (m_chance.below(4) == 0)
                if (const QString wrong = check(false); !wrong.isEmpty())
                    return QStringLiteral("step %1: %2").arg(step).arg(wrong);
        }
        return check(true);
    }

private:
    DocumentOf<G>& document() { return static_cast<DocumentOf<G>&>(m_host.document()); }

    void move() {
        if (m_chance.below(12) == 0 && document().undo())
            return;
        const auto& legal = document().legal();
        m_host.act(std::string(G::notation(legal[m_chance.below(static_cast<std::uint32_t>(legal.size()))])));
    }

    QString check(bool all) {
        for (auto& one : m_seats) {
            if (!one->settle())
                return "not understood";
            if (one->changes.empty()) // it has not come yet
                continue;
            if (const QString wrong = compare(one->seat, one->where(), all); !wrong.isEmpty())
                return QStringLiteral("%1 (seat %2)").arg(wrong).arg(one->where());
        }
        return {};
    }

    static bool areSame(const std::vector<typename G::Event>& one,
                        const std::vector<typename G::Event>& other) {
        return messages::eventsAsJson<G>(one) == messages::eventsAsJson<G>(other);
    }

    QString compare(const SeatOf<G>& seat, Seat where, bool all) {
        const DocumentOf<G>& own = document();
        if (!seat.isOpen() || seat.seat() != where || !(seat.observation(where) == own.observation(where)))
            return "another observation";
        if (seat.actor() != own.actor() || seat.isFinished() != own.isFinished())
            return "another turn";
        const bool acts = own.actor() == where;
        if (acts ? !(seat.legal() == own.legal()) : !seat.legal().empty())
            return "other legal actions";
        if (seat.canUndo() != (where != core::noSeat && own.canUndo()))
            return "another chance to undo";
        if (seat.stepCount() != own.stepCount())
            return "another number of steps";
        if (!areSame(seat.openingEvents(), G::observeEvents(own.openingEvents(), where)))
            return "other opening events";
        constexpr std::size_t lately = 30;
        const std::size_t count = own.stepCount();
        for (std::size_t step = all || count < lately ? 0 : count - lately; step < count; ++step) {
            const auto& action = own.steps()[step].action;
            if (acts && seat.whyNot(action) != own.whyNot(action))
                return "another refusal";
            if (seat.stepActor(step) != own.stepActor(step) ||
                !areSame(seat.steps()[step].events, G::observeEvents(own.steps()[step].events, where)))
                return "other events";
            if (seat.remembers(step) && !(seat.stateAfter(step).actor == own.stateAfter(step).actor &&
                                          G::observe(seat.stateAfter(step), core::noSeat).visible ==
                                              G::observe(own.stateAfter(step), core::noSeat).visible))
                return "another earlier state";
        }
        return all ? compareWords(seat, where) : QString();
    }

    QString compareWords(const SeatOf<G>& seat, Seat where) {
        // To a person at this computer, a document also says which choices were none.
        for (Seat other = 0; other < m_record.setup.players; ++other)
            document().setSubstitute(other, "bot");
        QString wrong;
        if (!isSame(seat.openingSentences(where), document().openingSentences(where)))
            wrong = "the opening reads differently";
        for (std::size_t step = 0; step < seat.stepCount(); ++step)
            if (!isSame(seat.sentences(step, where), document().sentences(step, where)))
                wrong = QStringLiteral("step %1 reads differently").arg(step);
        for (Seat other = 0; other < m_record.setup.players; ++other)
            document().setSubstitute(other, {});
        return wrong;
    }

    core::Record<G> m_record;
    HostGameOf<G> m_host;
    core::Random m_chance;
    std::vector<std::unique_ptr<Connected<G>>> m_seats;
};

} // namespace tests
