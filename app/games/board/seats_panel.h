// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/segment_row.h"
#include "seat_choices.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QBoxLayout;

namespace app {

class SeatRow;

/// The part of a new-game sheet that is the same for every game: how many seats, and who sits in each. It
/// changes the choices and emits `changed`.
class SeatsPanel : public QWidget {
    Q_OBJECT
public:
    /// `counts`: the possible numbers of seats. The choices must outlive this.
    SeatsPanel(SeatChoices& choices, const QList<SegmentRow::Choice>& counts,
               const std::function<QList<BotChoice>()>& bots, QWidget* parent);

    /// Shows the choices and any problems. `hasKinds`: whether there is a choice of who plays.
    void refresh(bool hasKinds = true);
    /// Two lines for each seat, where one would be too wide.
    void setNarrow(bool narrow);
    /// Inserts a part for one particular game between the seats and the note about the handover screen.
    void insert(QWidget* part);
    /// Sets the notes for several persons and for none. By default, they say that a handover screen hides the
    /// hands, and that you can watch.
    void setNotes(const Text& manyPersons, const Text& noPerson);
    /// The first control of the first seat that has a problem; null if there is none.
    QWidget* firstProblem() const;

signals:
    void changed();

private:
    SeatChoices& m_choices;
    QBoxLayout* m_rows = nullptr;
    QList<SeatRow*> m_seats;
    QLabel* m_note = nullptr;
    bool m_narrow = false;
    Text m_manyPersons;
    Text m_noPerson;
};

/// The field for a seed, with a sentence below that says what a seed does or what is wrong with this one.
/// Nothing can be typed while the dice are to be sealed.
class SeedField : public QWidget {
    Q_OBJECT
public:
    SeedField(SeatChoices& choices, QWidget* parent);

    QLineEdit* edit() const { return m_edit; }
    void refresh();

signals:
    void changed();

private:
    SeatChoices& m_choices;
    QLineEdit* m_edit;
    QLabel* m_note;
};

} // namespace app
