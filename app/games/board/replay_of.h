// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_of.h"
#include "app/documents/viewer.h"
#include "app/ui/widgets/popover.h"
#include "replay_frame.h"

namespace app {

/// Shows a record of a game on that game's board at any moment. `Board`: a GameBoard with a type `Game`. If
/// it has a static function `narrate` (the events of a step as the viewer may see them, a state, the names:
/// to phrases), that tells the steps; else each event has its sentence of the log.
template <typename Board> class ReplayOf : public ReplayFrame {
public:
    using Game = typename Board::Game;

    explicit ReplayOf(QWidget* parent = nullptr)
        : ReplayFrame(parent), m_document(new DocumentOf<Game>(this)),
          m_viewer(new Viewer(*m_document, this)), m_board(new Board(*m_document, *m_viewer, nullptr, this)) {
        setBoard(m_board);
        connect(m_board, &Board::momentRequested, this,
                [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
    }

    /// Shows the record after `moment` actions, as `viewer` sees it (noSeat: only what everybody may see).
    void open(const core::Record<Game>& record, std::size_t moment, core::Seat viewer) {
        m_record = record;
        m_seat = viewer;
        begin(record.actions.size(), moment, roundsOf(record));
    }
    /// The whole record, and who looks at it.
    const core::Record<Game>& record() const { return m_record; }
    core::Seat viewer() const { return m_seat; }
    Board* board() const { return m_board; }
    const DocumentOf<Game>& document() const { return *m_document; }

protected:
    /// Opens the document again with only the first actions of the record, which the rules replay.
    void showAfter(std::size_t actions) override {
        core::Record<Game> part = m_record;
        part.actions.resize(actions);
        m_viewer->setSpectator(m_seat);
        m_document->open(part, nullptr);
    }

    QString narrationAfter(std::size_t actions) const override {
        if (actions == 0) {
            const QString told = joined(m_document->openingEvents());
            return told.isEmpty() ? ReplayFrame::tr("The game begins.") : told;
        }
        const auto& step = m_document->steps().back();
        if (const QString told = joined(step.events); !told.isEmpty())
            return told;
        // Nothing happened that is worth a sentence, as when somebody sows no more.
        const auto before = Game::observe(m_document->stateAfter(actions - 1), m_seat);
        return ReplayFrame::tr("%1: %2").arg(m_document->seatName(step.actor),
                                             text(Game::label(before.visible, step.action)));
    }

    void showOnBoard(const QString& words) override { m_board->prompter().setReplayWords(words); }

    QString partOfGame() const override { return text(Game::progress(m_document->state())); }

    bool isHeld() const override { return m_board->popover() != nullptr && m_board->popover()->isVisible(); }

private:
    QString joined(const std::vector<typename Game::Event>& events) const {
        const auto seen = Game::observeEvents(events, m_seat);
        const auto names = m_document->names();
        QStringList sentences;
        if constexpr (requires { Board::narrate(seen, m_document->state(), names); }) {
            for (const core::Phrase& one : Board::narrate(seen, m_document->state(), names))
                sentences << text(one);
        } else {
            for (const auto& event : seen)
                if (weightOf(event) != core::Weight::Silent)
                    sentences << text(Game::phrase(event, m_document->state(), names));
        }
        return sentences.join(QLatin1Char(' '));
    }
    static core::Weight weightOf(const typename Game::Event& event) {
        if constexpr (requires { Game::weight(event); })
            return Game::weight(event);
        else
            return core::Weight::Plain;
    }

    /// After how many actions each round, or hand, begins.
    static std::vector<std::size_t> roundsOf(const core::Record<Game>& record) {
        std::vector<std::size_t> starts{0};
        auto state = Game::newGame(record.setup, nullptr);
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            const int before = roundIn(state);
            Game::applyLegal(state, record.actions[i], nullptr);
            if (roundIn(state) != before)
                starts.push_back(i + 1);
        }
        return starts;
    }
    static int roundIn(const typename Game::State& state) {
        if constexpr (requires { state.round; })
            return state.round;
        else if constexpr (requires { state.hand; })
            return state.hand;
        else
            return 0;
    }

    core::Record<Game> m_record;
    core::Seat m_seat = core::noSeat;
    DocumentOf<Game>* m_document;
    Viewer* m_viewer;
    Board* m_board;
};

} // namespace app
