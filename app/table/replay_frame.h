// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace app {

/// Shows a game on its board at any moment: a slider over the game's actions, and buttons for one step back
/// or forward. A subclass supplies the board and shows the moment.
class ReplayFrame : public QWidget {
    Q_OBJECT
public:
    explicit ReplayFrame(QWidget* parent = nullptr);

    std::size_t moment() const { return m_moment; }
    std::size_t length() const { return m_length; }

    /// Puts a control of the game beside the slider. Takes ownership.
    void addControl(QWidget* control);

public slots:
    void showMoment(int actions);

signals:
    void closed();

protected:
    /// Takes ownership of the board, which fills the frame. Call once, in the subclass's constructor.
    void setBoard(QWidget* board);
    /// Begins a replay with this many actions, at a moment.
    void begin(std::size_t length, std::size_t moment);
    /// Shows the board as it was after this many actions.
    virtual void showAfter(std::size_t actions) = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::size_t m_moment = 0;
    std::size_t m_length = 0;
    QSlider* m_slider;
    QLabel* m_where;
    QPushButton* m_back;
    QPushButton* m_forth;
    QPushButton* m_close;
};

} // namespace app
