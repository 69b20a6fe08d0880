// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"

#include <QtWidgets/QWidget>

class QLineEdit;

namespace app {

class StatusLine;

/// Where players check the sealed dice of a finished game: they type the commitment and the word that they
/// noted before it, and read what that proves and what it does not.
class DiceCheck : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the record has sealed dice.
    DiceCheck(const core::AnyRecord& record, QWidget* parent);

    /// The sentences about these notes. `isProblem`: whether the dice are not proved.
    static QString sentences(const core::AnyRecord& record, const QString& noted, const QString& word,
                             bool* isProblem);

private:
    void check();

    core::AnyRecord m_record;
    QLineEdit* m_noted;
    QLineEdit* m_word;
    StatusLine* m_told;
};

} // namespace app
