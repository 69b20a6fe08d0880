// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/phrases.h"
#include "app/games/board/game_board.h"
#include "app/games/board/moves_of.h"
#include "app/games/board/table_of.h"
#include "app/settings/app_context.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/game_entries.h"
#include "coin_race.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

/// The race on the Play page: a sheet with seats only, a line for each player, a coin for each stake, an end
/// page.
namespace toy {

class Sheet : public app::GameSheet {
public:
    explicit Sheet(app::AppSettings& settings) : GameSheet(settings, m_choices, 2, nullptr) { begin(); }
    games::AnyRecord header() const override {
        core::Record<Game> record;
        record.setup = {m_choices.players, m_choices.seedForGame()};
        record.title = m_choices.titleFor(record.setup.seed);
        record.seats = m_choices.seatInfos();
        return record;
    }

protected:
    QList<app::BotChoice> bots() const override { return {{"bold", "Bot: Bold"}}; }

private:
    app::SeatChoices m_choices{maxSeats, 2, "bold", {"bold"}};
};

/// A stake, written on a coin.
class Coin : public app::GlowButton {
public:
    using GlowButton::GlowButton;
    QSize sizeHint() const override { return {80, 80}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const app::Theme& theme = app::Theme::current();
        paintFrame(painter, rect(), theme.colour(app::Role::Panel), theme.colour(app::Role::Line), 40);
        app::drawWords(painter, rect(), Qt::AlignCenter, text());
    }
};

class Board : public app::GameBoard, public app::BoardContent, public app::BoardWords {
public:
    using Game = toy::Game;

    Board(app::DocumentOf<Game>& document, app::Viewer& viewer, app::TableBots* bots,
          QWidget* parent = nullptr)
        : GameBoard(document, viewer, bots, parent), m_document(document),
          m_moves(document, viewer, bots != nullptr, promptBar(), held()),
          m_track(new QLabel(area().table())) {
        auto* rows = new QVBoxLayout(area().table());
        rows->addWidget(m_track);
        for (int stake = 1; stake <= highestStake; ++stake) {
            m_coins << new Coin(area().table());
            m_coins.back()->setText(QString::number(stake));
            rows->addWidget(m_coins.back());
        }
        area().column();
        begin(*this, *this);
    }

protected:
    QList<app::GlowButton*> pointable() const override { return m_coins; }
    void refreshPicture(const app::Change*) override {
        const State state = m_moves.seen().visible;
        QStringList lines;
        for (Seat seat = 0; seat < state.seats; ++seat)
            lines << QString("%1: %2").arg(m_document.seatName(seat)).arg(state.steps[seat]) +
                         QString(state.stakes[seat], '*');
        m_track->setText(lines.join('\n'));
        for (app::GlowButton* coin : m_coins) {
            coin->setGlowing(m_moves.offers({coin->text().toInt()}));
            coin->setAccessibleName(app::text(Game::label(state, {coin->text().toInt()})));
        }
    }
    app::BoardPrompt currentPrompt() const override {
        const State state = m_moves.seen().visible;
        const QString words = app::text(Game::prompt(state, viewer().seat(), {}));
        return {.words = state.finished() ? words : prompter().wordsWith(words), .seat = state.actor};
    }
    void press(app::GlowButton& coin) override { m_moves.take({coin.text().toInt()}); }
    void proceed() override {}
    QWidgetList secrets() const override { return {m_track}; }

    app::GameOf<Game>& m_document;
    app::MovesOf<Game> m_moves;

private:
    QLabel* m_track;
    QList<app::GlowButton*> m_coins;
};

class End : public app::GameEnd {
public:
    void setGame(const app::DocumentOf<Game>& document) {
        m_winner = unfinishedSentence();
        for (int seat = 0; seat < document.seats(); ++seat)
            if (Game::winners(document.state()) >> seat & 1)
                m_winner = document.seatName(seat) + " wins the race.";
        build();
    }
    QString winnerSentence() const override { return m_winner; }

protected:
    bool hasGame() const override { return !m_winner.isEmpty(); }
    QString title() const override { return "The race is run"; }
    void addParts(QVBoxLayout&, QWidget*) override {}

private:
    QString m_winner;
};

struct Parts {
    using Game = toy::Game;
    using Sheet = toy::Sheet;
    using Board = toy::Board;
    using End = toy::End;
};
using Table = app::TableOf<Parts>;

inline const app::GameEntry entry{"coin-race", [] { return app::text(Game::name()); },
                                  [] { return QString("Stake, toss and be the first to take ten steps."); },
                                  [](QPainter& painter, const QRectF& rect) { painter.drawEllipse(rect); },
                                  [](app::AppContext& context, QObject* parent) -> app::GameTable* {
                                      return new Table(context.settings, parent);
                                  }};

} // namespace toy
