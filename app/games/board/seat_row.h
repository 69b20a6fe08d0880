// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_choices.h"

#include <QtWidgets/QWidget>

#include <functional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace app {

/// A seat's marker with its player's letter, as it will look on the board.
class SeatBadge : public QWidget {
    Q_OBJECT
public:
    explicit SeatBadge(QWidget* parent);
    void show(int colour, const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_colour = 0;
    QString m_letter;
};

/// One seat of a new table: who plays there, with which name and colour; any problem is shown below. It shows
/// the choices and reports what the person wants, but changes nothing itself.
class SeatRow : public QObject {
    Q_OBJECT
public:
    /// The rows of the grid that it fills.
    static constexpr int lines = 3;

    /// Puts its controls into the grid, from `row` on. A person or one of the bots can sit there.
    SeatRow(int seat, const std::function<QList<BotChoice>()>& bots, QGridLayout* grid, int row,
            QWidget* parent);

    /// Name and colour on a line below who plays, or all on one.
    void setNarrow(bool narrow);

    /// `hasKind`: whether there is a choice of who plays.
    void setVisible(bool visible, bool hasKind = true);
    void setChoices(const SeatChoices& choices);
    QWidget* firstControl() const;

    QComboBox* kind() const { return m_kind; }
    QLineEdit* name() const { return m_name; }
    QComboBox* colour() const { return m_colour; }
    QLabel* problem() const { return m_problem; }

    /// The name of a colour and its pattern: "Red, plain".
    static QString colourName(int colour);

signals:
    void kindChosen(const QString& kind);
    void nameTyped(const QString& name);
    void colourChosen(int colour);

private:
    int m_seat;
    QGridLayout* m_grid;
    int m_row;
    bool m_shown = true;
    SeatBadge* m_badge;
    QComboBox* m_kind;
    QLineEdit* m_name;
    QComboBox* m_colour;
    QLabel* m_problem;
};

} // namespace app
