// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_driver.h"
#include "app/documents/game_document.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/prompt_options.h"
#include "app/games/genotype/board_button.h"
#include "app/games/genotype/board_view.h"
#include "tests/app/games/board/table_bench.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <functional>
#include <memory>

namespace tests {

/// How a click is made: by Qt, or by the mouse of the window system.
using Press = std::function<void(QWidget*)>;
inline void pressByQt(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
}

/// The buttons of the ways to use dice, or the one that offers them all.
inline QList<QWidget*> optionsOf(const app::BoardView& view) {
    QList<QWidget*> buttons;
    const auto* prompt = find<app::PromptBar>(view);
    for (int i = 0; i < static_cast<int>(view.choices().ways().size()); ++i)
        if (QPushButton* one = prompt->options().button(i); one->isVisible() && !buttons.contains(one))
            buttons << one;
    return buttons;
}

/// One step of a person with the mouse: on something that glows, or the button that continues. False if
/// nothing can be done.
inline bool clickSomething(app::BoardView& view, const app::Viewer& viewer, core::Random& random,
                           const Press& press = pressByQt) {
    if (viewer.isHandover()) {
        press(liftingOf(view));
        return true;
    }
    const auto any = [&random](const auto& list) {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    };
    if (const auto open = choicesOf(view); !open.isEmpty()) {
        press(any(open));
        return true;
    }
    QList<QWidget*> ready;
    for (app::GlowButton* button : view.glowing())
        ready << button;
    if (view.proceedButton()->isVisible())
        ready << view.proceedButton();
    ready += optionsOf(view);
    if (ready.isEmpty())
        return false;
    press(any(ready));
    return true;
}

/// A board in a real window, played as a person would play it: only through what can be seen and pressed.
template <typename View> struct BoardOf {
    app::GameDocument document;
    std::unique_ptr<app::Viewer> viewer;
    std::unique_ptr<app::BotDriver> bots;
    std::unique_ptr<View> view;
    Press press = pressByQt;

    explicit BoardOf(const genotype::Record& record) {
        document.open(record, nullptr);
        viewer = std::make_unique<app::Viewer>(document);
        bots = std::make_unique<app::BotDriver>(document);
        bots->setPace(app::BotPace::Instant);
        view = std::make_unique<View>(document, *viewer, bots.get());
        view->resize(1294, 690);
        view->show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(view.get());
    }

    bool finished() const { return document.state().finished(); }
    QList<QPushButton*> choices() const { return choicesOf(*view); }
    bool clickSomething(core::Random& random) { return tests::clickSomething(*view, *viewer, random, press); }
};
using Board = BoardOf<app::BoardView>;

/// A game in which the first `persons` seats are people and the others bots.
inline genotype::Record table(int players, int persons, std::uint64_t seed, int rounds = 5) {
    genotype::Record record;
    record.setup.players = players;
    record.setup.rounds = rounds;
    record.setup.seed = seed;
    for (int i = 0; i < players; ++i)
        record.seats.push_back({"Player " + std::to_string(i + 1), i < persons ? "person" : "simple", i});
    return record;
}

} // namespace tests
