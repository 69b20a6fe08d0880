// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"
#include "lab_report.h"

#include <functional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace app {

/// Where a pupil writes what belongs to a report besides the data: name, prediction, explanation; and has it
/// written as a PDF.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    /// `words` must live longer: it outlives a change of language or look. `facts` gives the report without
    /// the pupil's words; a prediction that it has already is shown and not asked for again.
    ReportPanel(ReportWords& words, std::function<LabReport()> facts, QWidget* parent);

    /// Without asking for a file name.
    void write(const QString& path);

private:
    QPlainTextEdit* field(const QString& name, const char* id, QString& text, int lines);
    void choose();

    ReportWords& m_words;
    std::function<LabReport()> m_data;
    QLabel* m_told;
};

} // namespace app
