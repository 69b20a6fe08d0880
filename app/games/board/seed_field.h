// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_choices.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;

namespace app {

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
