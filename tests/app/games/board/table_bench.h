// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bots_of.h"
#include "app/games/board/board_announcements.h"
#include "app/games/board/game_board.h"
#include "app/games/board/handover_screen.h"
#include "app/games/board/last_events.h"
#include "app/ui/widgets/popover.h"
#include "engine/core/random.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <functional>
#include <memory>

namespace tests {

/// How a person presses something.
enum class By { Mouse, Keyboard };

/// Every button of an open choice.
inline QList<QPushButton*> choicesOf(const app::GameBoard& board) {
    const app::Popover* popover = board.popover();
    return popover && popover->isVisible() ? findAll<QPushButton>(popover) : QList<QPushButton*>{};
}

/// The button that lifts the curtain, while it is down.
inline QPushButton* liftingOf(const app::GameBoard& board) {
    const auto* curtain = seek<app::HandoverScreen>(board);
    return curtain && curtain->isVisible() ? find<QPushButton>(curtain) : nullptr;
}

/// Presses a widget of the board, by the keyboard with the Tab, Down and Enter keys alone; false if it can't
/// be seen or the keyboard does not reach it.
inline bool press(app::GameBoard& board, QWidget* widget, By by) {
    if (!widget || !widget->isVisible() || !widget->isEnabled())
        return false;
    if (by == By::Mouse) {
        QTest::mouseClick(widget, Qt::LeftButton);
        return true;
    }
    const app::Popover* popover = board.popover();
    const Qt::Key next = popover && popover->isAncestorOf(widget) ? Qt::Key_Down : Qt::Key_Tab;
    constexpr int mostSteps = 200;
    for (int steps = 0; QApplication::focusWidget() != widget; ++steps) {
        if (steps == mostSteps)
            return false;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &board, next);
    }
    QTest::keyClick(widget, qobject_cast<QPushButton*>(widget) ? Qt::Key_Space : Qt::Key_Return);
    return true;
}

/// The board of a game in a window, played as a person would play it: only through what can be seen and
/// pressed.
template <typename BoardT> struct TableBench {
    using Game = typename BoardT::Game;
    using Action = typename Game::Action;
    using Record = core::Record<Game>;

    app::DocumentOf<Game> document;
    std::unique_ptr<app::Viewer> viewer;
    std::unique_ptr<app::BotsOf<Game>> bots;
    std::unique_ptr<BoardT> board;

    explicit TableBench(const Record& record, app::BotPace pace = app::BotPace::Instant) {
        document.open(record, nullptr);
        viewer = std::make_unique<app::Viewer>(document);
        bots = std::make_unique<app::BotsOf<Game>>(document);
        bots->setPace(pace);
        board = std::make_unique<BoardT>(document, *viewer, bots.get());
        board->resize(1294, 690);
        board->show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(board.get());
        document.open(record, nullptr);
    }

    QPushButton* lifting() const { return liftingOf(*board); }
    /// Another position on the same board, with the curtain lifted.
    void open(const Record& record) {
        document.open(record, nullptr);
        viewer->confirmHandover();
    }
    bool press(QWidget* widget, By by) const { return tests::press(*board, widget, by); }

    /// One step with the mouse on something that does something; false if nothing can be done.
    bool clickSomething(core::Random& random) {
        if (QPushButton* button = lifting())
            return press(button, By::Mouse);
        QList<QWidget*> ready;
        for (QPushButton* button : choicesOf(*board))
            ready << button;
        if (ready.isEmpty()) {
            for (app::GlowButton* button : board->glowing())
                ready << button;
            if (board->proceedButton()->isVisible())
                ready << board->proceedButton();
        }
        return !ready.isEmpty() &&
               press(ready[random.below(static_cast<std::uint32_t>(ready.size()))], By::Mouse);
    }

    /// The next step of the game: of a bot, or of a person, who chooses at random. False if nothing happened.
    /// Bots must play at each key.
    bool goOn(core::Random& random) {
        const std::size_t before = document.stepCount();
        if (document.isPerson(document.actor())) {
            const auto& legal = document.legal();
            document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            return document.stepCount() > before;
        }
        bots->advance();
        if (document.stepCount() == before && board->proceedButton()->isVisible()) {
            board->proceedButton()->click();
            bots->advance();
        }
        return document.stepCount() > before;
    }
};

/// A table with these players, persons or bots by their ids.
template <typename Game>
core::Record<Game> tableOf(std::initializer_list<const char*> kinds, std::uint64_t seed) {
    core::Record<Game> record;
    record.setup.players = static_cast<int>(kinds.size());
    record.setup.seed = seed;
    int seat = 0;
    for (const char* kind : kinds) {
        record.seats.push_back({"Player " + std::string(1, static_cast<char>('A' + seat)), kind, seat % 5});
        ++seat;
    }
    return record;
}

/// The record with random actions added until the state is `wanted`; from one seed to the next, if the game
/// is over before. No actions: there is no such state in many games.
template <typename Game>
core::Record<Game> playedUntil(core::Record<Game> record,
                               const std::function<bool(const typename Game::State&)>& wanted) {
    constexpr int games = 2000;
    for (int game = 0; game < games; ++game, ++record.setup.seed) {
        record.actions.clear();
        auto state = Game::newGame(record.setup, nullptr);
        core::Random random(record.setup.seed);
        typename Game::ActionList legal;
        while (!wanted(state) && !state.finished()) {
            Game::legalActions(state, legal);
            record.actions.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            Game::applyLegal(state, record.actions.back(), nullptr);
        }
        if (wanted(state))
            return record;
    }
    record.actions.clear();
    return record;
}

/// Whether the sentence has the words as a whole: "5" is not in "54", nor "Operon 1" in "Operon 10".
inline bool mentions(const QString& sentence, const QString& words) {
    const QRegularExpression whole(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(words)),
                                   QRegularExpression::UseUnicodePropertiesOption);
    return whole.match(sentence).hasMatch();
}
inline bool mentionsAll(const QString& sentence, const QStringList& all) {
    return std::all_of(all.begin(), all.end(),
                       [&](const QString& words) { return mentions(sentence, words); });
}

/// All that can be read or heard of a widget and of what can be seen in it.
inline QStringList wordsOn(const QWidget& widget) {
    QStringList words;
    QWidgetList all = findAll<QWidget>(widget);
    all << const_cast<QWidget*>(&widget);
    for (const QWidget* one : all) {
        if (!one->isVisible())
            continue;
        words << one->accessibleName() << one->accessibleDescription() << one->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(one))
            words << label->text();
        if (const auto* painted = dynamic_cast<const app::PaintsWords*>(one))
            for (const app::PaintedText& text : painted->paintedTexts())
                words << text.text;
    }
    words.removeAll(QString());
    return words;
}

} // namespace tests
