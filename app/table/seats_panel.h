// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/segment_row.h"
#include "seat_choices.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace app {

class SeatRow;

/// The part of a new-game sheet that is the same for every game: how many seats, and who sits in each. It
/// changes the choices and says so.
class SeatsPanel : public QWidget {
    Q_OBJECT
public:
    /// `counts`: the numbers of seats there may be. The choices must live longer.
    SeatsPanel(SeatChoices& choices, const QList<SegmentRow::Choice>& counts, const QList<BotChoice>& bots,
               QWidget* parent);

    /// Shows the choices, with what is wrong with them. `hasKinds`: who plays can be chosen.
    void refresh(bool hasKinds = true);
    /// A part of one game only, between the seats and the note about the curtain.
    void insert(QWidget* part);
    /// Says, for several persons and for none, what to expect of the screen. By default that a curtain hides
    /// their hands.
    void setNotes(const QString& manyPersons, const QString& noPerson);
    /// Puts the focus on the first seat that cannot be set as it is; null when there is none.
    QWidget* firstProblem() const;

signals:
    void changed();

private:
    SeatChoices& m_choices;
    QVBoxLayout* m_rows;
    QList<SeatRow*> m_seats;
    QLabel* m_note;
    QString m_manyPersons;
    QString m_noPerson;
};

/// The field for a seed, with the sentence below that says what it does or what is wrong with it.
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
