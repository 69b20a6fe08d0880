// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bots_of.h"
#include "app/protocol/game_json.h"
#include "host_game.h"
#include "lessons/ledger/ledger.h"

namespace app {

template <typename G> class HostGameOf final : public HostGame {
public:
    HostGameOf(const core::Record<G>& record, std::unique_ptr<Journal> journal) : m_bots(m_document) {
        m_document.open(record, std::move(journal));
    }

    TableDocument& document() override { return m_document; }
    const TableDocument& document() const override { return m_document; }
    TableBots& bots() override { return m_bots; }

    std::optional<messages::Failed> act(const std::string& text) override {
        if (auto refusal = whyNot(text))
            return refusal;
        if (!m_document.perform(*G::parseAction(text)))
            return messages::Failed{messages::ErrorCode::NotSaved,
                                    "the host could not save this, so it was not done", 0};
        return {};
    }

    std::optional<messages::Failed> whyNot(const std::string& text) const override {
        const auto action = G::parseAction(text);
        if (!action)
            return messages::Failed{messages::ErrorCode::NotAnAction, "this is not the notation of an action",
                                    0};
        const auto refusal = m_document.whyNot(*action);
        if (refusal == G::Refusal::None)
            return {};
        return messages::Failed{messages::ErrorCode::Refused, english(G::phrase(refusal)),
                                static_cast<int>(refusal)};
    }

    messages::Board board(Seat viewer, const Change& change) const override {
        messages::Board board;
        board.game = G::id;
        board.step = static_cast<int>(change.after);
        board.before = static_cast<int>(change.before);
        board.observation = messages::observationAsJson<G>(m_document.observation(viewer));
        if (change.kind == Change::Kind::Acted && change.after == change.before + 1) {
            const auto& step = m_document.steps()[change.before];
            board.change = messages::BoardChange::Acted;
            board.actor = step.actor;
            board.events = eventsFor(viewer, step.events);
        } else if (change.kind != Change::Kind::Opened) {
            board.change = messages::BoardChange::Undone;
        }
        if (viewer != core::noSeat && viewer == m_document.actor())
            for (const auto& action : m_document.legal())
                board.legal.emplace_back(G::notation(action));
        board.undoable = viewer != core::noSeat && m_document.canUndo();
        return board;
    }

    messages::History history(Seat viewer, int from) const override {
        // Well below the longest message; a step has a few hundred bytes.
        constexpr std::size_t enough = 100'000;
        const auto& steps = m_document.steps();
        messages::History history;
        history.from = from;
        history.total = static_cast<int>(steps.size());
        if (from == 0)
            history.opening = eventsFor(viewer, m_document.openingEvents());
        std::size_t bytes = 0;
        for (auto at = static_cast<std::size_t>(from); at < steps.size() && bytes < enough; ++at) {
            history.steps.push_back({steps[at].actor, eventsFor(viewer, steps[at].events)});
            bytes += 100 + history.steps.back().events.dump().size();
        }
        return history;
    }

    std::vector<lessons::Roll> diceOf(const Change& change) const override {
        std::vector<lessons::Roll> rolled;
        if constexpr (std::is_same_v<G, genotype::Game>)
            for (std::size_t step = change.before; step < change.after; ++step)
                for (const genotype::Event& event : m_document.steps()[step].events)
                    if (const auto* die = std::get_if<genotype::event::DieRolled>(&event))
                        rolled.push_back(lessons::rollOf(*die));
        return rolled;
    }

private:
    static messages::Json eventsFor(Seat viewer, const std::vector<typename G::Event>& events) {
        return messages::eventsAsJson<G>(G::observeEvents(events, viewer));
    }

    DocumentOf<G> m_document;
    BotsOf<G> m_bots;
};

} // namespace app
