#pragma once

#include "app/document/game_document.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace app {

class BoardView;
class DiceRolls;
class PlayController;

/// A record shown on the board at any of its moments: a slider over its actions, a step back and forth.
class ReplayView : public QWidget {
    Q_OBJECT
public:
    explicit ReplayView(QWidget* parent = nullptr);
    ~ReplayView() override;

    /// Shows the record after `moment` actions. `viewer`: through whose eyes (noSeat: what everybody may
    /// see).
    void open(const genotype::Record& record, std::size_t moment, genotype::Seat viewer);
    std::size_t moment() const { return m_moment; }
    std::size_t length() const { return m_record.actions.size(); }
    BoardView* board() const { return m_board; }
    const GameDocument& document() const { return *m_document; }

public slots:
    void showMoment(int actions);

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    genotype::Record m_record;
    std::size_t m_moment = 0;
    genotype::Seat m_viewer = genotype::noSeat;
    GameDocument* m_document;
    PlayController* m_controller;
    DiceRolls* m_rolls;
    BoardView* m_board;
    QSlider* m_slider;
    QLabel* m_where;
    QPushButton* m_back;
    QPushButton* m_forth;
    QPushButton* m_close;
};

} // namespace app
