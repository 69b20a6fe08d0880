// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "replay_bar.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

namespace app {

class AppSettings;
namespace speech {
class Announcer;
}

/// Shows a game on its board at any moment, tells what happened in the step before it, and plays the game by
/// itself at a pace. A subclass supplies the board, shows the moment and tells the step.
///
/// Keys: space bar plays and pauses, arrows go a step, Page Up and Page Down a round, Home and End to the
/// ends, Escape leaves.
class ReplayFrame : public QWidget, public HasSteps {
    Q_OBJECT
public:
    explicit ReplayFrame(QWidget* parent = nullptr);

    std::size_t moment() const { return m_moment; }
    std::size_t length() const { return m_length; }
    bool isPlaying() const override { return m_timer.isActive(); }
    bool step(int by) override;
    bool isAtEnd() const override { return m_moment == m_length; }
    QString nextStepName() const override { return tr("Next step"); }
    void onStep(std::function<void()> told) override { m_onStep = std::move(told); }
    /// The sentences about the step before the moment, and its position in the game.
    QString narration() const { return m_bar->narration(); }
    QString where() const { return m_bar->where(); }

    /// Puts a control of the game beside the others. Takes ownership.
    void addControl(QWidget* control) { m_bar->addControl(control); }
    /// Without controls and deaf to the mouse: the board itself tells the room what happened.
    void setForRoom();
    ReplayPace pace() const { return m_pace; }
    void setPace(ReplayPace pace) { m_pace = pace; }
    /// Takes the pace from the settings, and keeps there what is chosen. The settings must outlive this.
    void rememberPace(AppSettings& settings);

public slots:
    void showMoment(int actions);
    /// Goes to the beginning of the next round (1), or of this one and then of the one before (−1).
    void showRound(int direction);
    /// Starts playing, from the beginning if the game is at its end, or pauses.
    void playOrPause() override;
    /// What happens when a step has been on the screen for long enough: the next one, or the end of playing.
    void playOn();

signals:
    void closed();

protected:
    /// Takes ownership of the board, which fills the frame. Call once, in the subclass's constructor.
    void setBoard(QWidget* board);
    /// Begins a replay with this many actions, at a moment. `rounds`: after how many actions each round
    /// begins.
    void begin(std::size_t length, std::size_t moment, std::vector<std::size_t> rounds);
    /// Shows the board as it was after this many actions.
    virtual void showAfter(std::size_t actions) = 0;
    /// What the last of these actions did, in whole sentences; for 0, how the game began.
    virtual QString narrationAfter(std::size_t actions) const = 0;
    /// "Round 2 of 5".
    virtual QString partOfGame() const = 0;
    /// Writes on the board what happened, for a room.
    virtual void showOnBoard(const QString& words) = 0;
    /// Whether somebody is reading something on the board, for which playing has to wait.
    virtual bool isHeld() const { return false; }

    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void go(int actions);
    void pause();
    /// Lets the step stay for as long as it takes to read its narration.
    void wait();
    void announce();

    std::size_t m_moment = 0;
    std::size_t m_length = 0;
    std::vector<std::size_t> m_rounds;
    ReplayPace m_pace = ReplayPace::Normal;
    ReplayBar* m_bar;
    speech::Announcer* m_announcer;
    QTimer m_timer;
    bool m_isForRoom = false;
    std::function<void()> m_onStep;
};

} // namespace app
