// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_choices.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace app {

/// A seat's marker with the letter of its player, as it will stand on the board.
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

/// One seat of a new table: who plays there, under which name and colour; what is wrong with it stands below.
/// Shows the choices and reports what is asked for; it changes nothing itself.
class SeatRow : public QObject {
    Q_OBJECT
public:
    /// Puts its controls into two rows of the grid, from `row` on. A person or one of the bots may sit there.
    SeatRow(int seat, const QList<BotChoice>& bots, QGridLayout* grid, int row, QWidget* parent);

    /// `hasKind`: who plays can be chosen.
    void setVisible(bool visible, bool hasKind = true);
    void setChoices(const SeatChoices& choices);
    QWidget* firstControl() const;

    QComboBox* kind() const { return m_kind; }
    QLineEdit* name() const { return m_name; }
    QComboBox* colour() const { return m_colour; }
    QLabel* problem() const { return m_problem; }

    /// "Red, plain": what the six colours are called.
    static QString colourName(int colour);

signals:
    void kindChosen(const QString& kind);
    void nameTyped(const QString& name);
    void colourChosen(int colour);

private:
    int m_seat;
    bool m_shown = true;
    SeatBadge* m_badge;
    QComboBox* m_kind;
    QLineEdit* m_name;
    QComboBox* m_colour;
    QLabel* m_problem;
};

} // namespace app
