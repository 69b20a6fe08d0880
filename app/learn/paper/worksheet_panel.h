// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "worksheet.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace app {

/// Where a teacher chooses the problems for worksheets and saves them, with answers and a key.
class WorksheetPanel : public Panel {
    Q_OBJECT
public:
    /// `choices` must outlive the panel, so that they survive a change of language or look.
    WorksheetPanel(WorksheetChoices& choices, QWidget* parent);

    /// Saves without asking for a file name.
    void write(WorksheetPart part, const QString& path);

private:
    /// Buttons of which any number can be down.
    void addKinds(Form line);
    void addFields(Form line);
    void addPages(Form line);
    void addSaving(Form line);
    void refresh();
    void choose(WorksheetPart part);

    WorksheetChoices& m_choices;
    QList<QPushButton*> m_kinds;
    QSpinBox* m_pupils;
    QLineEdit* m_seed;
    QPushButton* m_squares;
    QPushButton* m_chiSquare;
    QList<QPushButton*> m_saving;
    QLabel* m_told;
};

} // namespace app
