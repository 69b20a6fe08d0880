// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"
#include "lab_report.h"

#include <QtCore/QTimer>

#include <functional>

class QLabel;
class QLineEdit;

namespace app {

/// Where a pupil types what a report needs besides the data (name, prediction, explanation) and saves it as a
/// PDF.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    /// `words` must outlive the panel, so that it survives a change of language or look. `facts` returns the
    /// report without the pupil's words; if it already has a prediction, the panel shows it and does not ask
    /// for one.
    ReportPanel(ReportWords& words, std::function<LabReport()> facts, QWidget* parent);

    /// Saves without asking for a file name.
    void write(const QString& path);

signals:
    /// The words are to be saved: a second after something was typed, or when the field is left or the panel
    /// hidden.
    void wordsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void field(const QString& name, const char* id, QString& text, int lines);
    void typed();
    void tellWords();
    void choose();

    ReportWords& m_words;
    std::function<LabReport()> m_data;
    QLabel* m_told;
    /// Runs while something typed is not saved.
    QTimer m_typing;
};

} // namespace app
