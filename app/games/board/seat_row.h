// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "opened_part.h"
#include "seat_choices.h"

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace app {

class SegmentRow;

/// What can be chosen for one seat of a new table: who plays there, with which name and colour; any problem
/// is shown below the name. It shows the choices and reports what the person wants, but changes nothing
/// itself.
class SeatRow : public SheetPart {
    Q_OBJECT
public:
    /// A person or one of the bots can sit there.
    SeatRow(int seat, const std::function<QList<BotChoice>()>& bots, QWidget* parent);

    /// `hasKind`: whether there is a choice of who plays. `mayLeave`: whether the game can do without this
    /// seat.
    void setChoices(const SeatChoices& choices, bool hasKind, bool mayLeave);

    SegmentRow* kind() const { return m_kind; }
    QLineEdit* name() const { return m_name; }
    QComboBox* colour() const { return m_colour; }
    QLabel* problem() const { return m_problem; }

    /// The name of a colour and its pattern: "Red, plain".
    static QString colourName(int colour);

signals:
    void kindChosen(const QString& kind);
    void nameTyped(const QString& name);
    void colourChosen(int colour);
    /// The chair is to be empty.
    void leaveChosen();

private:
    void addColours();

    int m_seat;
    QStringList m_kinds;
    QLineEdit* m_name;
    QLabel* m_problem = nullptr;
    QWidget* m_who = nullptr;
    SegmentRow* m_kind = nullptr;
    QComboBox* m_colour = nullptr;
    QPushButton* m_leave = nullptr;
};

} // namespace app
