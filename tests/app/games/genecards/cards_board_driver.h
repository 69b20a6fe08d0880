// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bots_of.h"
#include "app/games/board/handover_screen.h"
#include "app/games/genecards/cards_board.h"
#include "app/games/genecards/hand_view.h"
#include "engine/core/random.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <memory>

namespace tests {

/// The board of Gene Expression in a window, played as a person would play it: only through what can be seen
/// and pressed.
struct CardsTableBench {
    app::CardsDocument document;
    std::unique_ptr<app::Viewer> viewer;
    std::unique_ptr<app::BotsOf<genecards::Game>> bots;
    std::unique_ptr<app::CardsBoard> board;

    explicit CardsTableBench(const genecards::Record& record) {
        document.open(record, nullptr);
        viewer = std::make_unique<app::Viewer>(document);
        bots = std::make_unique<app::BotsOf<genecards::Game>>(document);
        bots->setPace(app::BotPace::Instant);
        board = std::make_unique<app::CardsBoard>(document, *viewer, bots.get());
        board->resize(1294, 690);
        board->show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(board.get());
        document.open(record, nullptr);
    }

    /// The button that ends the handover, while it is down.
    QPushButton* lifting() const {
        return viewer->isHandover() ? board->findChild<app::HandoverScreen*>()->findChild<QPushButton*>()
                                    : nullptr;
    }
    /// One step with the mouse; false if nothing can be done.
    bool clickSomething(core::Random& random) {
        if (QPushButton* button = lifting()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
        QList<QWidget*> ready;
        for (app::GlowButton* button : board->glowing())
            ready << button;
        if (board->proceedButton()->isVisible())
            ready << board->proceedButton();
        if (ready.isEmpty())
            return false;
        QTest::mouseClick(ready[random.below(static_cast<std::uint32_t>(ready.size()))], Qt::LeftButton);
        return true;
    }
};

/// The first `persons` seats are people, the others bots.
inline genecards::Record cardsGame(int players, int persons, std::uint64_t seed, int target) {
    genecards::Record record;
    record.setup = {.players = players, .target = target, .seed = seed};
    for (int i = 0; i < players; ++i)
        record.seats.push_back(
            {"Player " + std::to_string(i + 1), i < persons ? "person" : "thoughtful", i % 5});
    return record;
}

} // namespace tests
