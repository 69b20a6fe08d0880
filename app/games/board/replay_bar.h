// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace app {

class FixedLines;
class SegmentRow;
class TransportButton;

/// How long a step of a replay that plays by itself stays on the screen.
enum class ReplayPace { Slow, Normal, Fast };

/// The controls of a replay: the way through the game, and the sentence about the step that is shown.
class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(QWidget* parent);

    /// The number of steps, from 0 on.
    void setLength(std::size_t length);
    /// `where` says which step that is; `narration` what happened in it.
    void setStep(std::size_t step, const QString& where, const QString& narration);
    void setPlaying(bool playing);
    /// Shows the pace without emitting a signal.
    void setPace(ReplayPace pace);
    /// Puts a control of the game beside the others. Takes ownership.
    void addControl(QWidget* control);

    QString narration() const;
    QString where() const;

signals:
    void stepWanted(int step);
    /// One round on (1) or back (−1).
    void roundWanted(int direction);
    void playClicked();
    void paceChosen(app::ReplayPace pace);
    void closeClicked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void applyTheme();
    void fold();

    QBoxLayout* m_lower;
    QWidget* m_controls;
    QSlider* m_slider;
    QLabel* m_where;
    FixedLines* m_narration;
    QPushButton* m_close;
    QPushButton* m_play;
    SegmentRow* m_pace;
    /// In the order of TransportButton::Sign.
    std::array<TransportButton*, 6> m_ways{};
    bool m_playing = false;
};

} // namespace app
