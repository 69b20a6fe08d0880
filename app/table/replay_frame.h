// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace app {

/// A game shown on its board at any of its moments: a slider over its actions, a step back and forth. What
/// the board is, and how it shows a moment, is the subclass's.
class ReplayFrame : public QWidget {
    Q_OBJECT
public:
    explicit ReplayFrame(QWidget* parent = nullptr);

    std::size_t moment() const { return m_moment; }
    std::size_t length() const { return m_length; }

public slots:
    void showMoment(int actions);

signals:
    void closed();

protected:
    /// Takes over the board, which fills the frame. Called once, by the subclass's constructor.
    void setBoard(QWidget* board);
    /// Begins a replay of this many actions at a moment.
    void begin(std::size_t length, std::size_t moment);
    /// The board is to be shown as it was after this many actions.
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
