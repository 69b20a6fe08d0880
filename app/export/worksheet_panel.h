// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"
#include "worksheet.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace app {

/// Where a teacher chooses the problems for worksheets and saves them, with or without answers.
class WorksheetPanel : public Panel {
    Q_OBJECT
public:
    /// `choices` must outlive the panel, so that they survive a change of language or look.
    WorksheetPanel(WorksheetChoices& choices, QWidget* parent);

    /// Saves without asking for a file name.
    void write(bool answers, const QString& path);

private:
    void bring();
    void choose(bool answers);

    WorksheetChoices& m_choices;
    QList<QPushButton*> m_kinds;
    QSpinBox* m_pupils;
    QLineEdit* m_seed;
    QPushButton* m_sheets;
    QPushButton* m_answers;
    QLabel* m_told;
};

} // namespace app
