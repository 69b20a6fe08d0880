// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "lab_report.h"

#include <QtCore/QTimer>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace app {

class TextField;

/// Where a pupil types what a report needs besides the data (name, prediction, explanation) and saves it as a
/// PDF.
class ReportPanel : public Panel {
    Q_OBJECT
public:
    /// `words` must outlive the panel, so that it survives a change of language or look. `facts` returns the
    /// report without the pupil's words; if it already has a prediction, the panel shows it and does not ask
    /// for one. `former`: if the report belongs to the computer and not to a pupil, the reports that were put
    /// away for a new one, the last first; the panel adds to them, and it must outlive the panel.
    ReportPanel(ReportWords& words, std::function<LabReport()> facts, QWidget* parent,
                QList<FormerReport>* former = nullptr);

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
    TextField* addText(Form& form, QAnyStringView name, const Text& label, QString& text, int lines);
    void typed();
    void showWordCount();
    void choose();
    void showMessage(const QString& sentence);
    void offerFormer(Form& form);
    void refreshFormer();
    /// Not earlier than the menu opens: an entry that was chosen is still in use.
    void listFormer();
    void askForNew();
    void restore(qsizetype index);
    void forgetFormer();
    /// Puts the report away, unless nothing is written in it, and shows this one.
    void turnTo(const ReportWords& next, const QString& told);

    ReportWords& m_words;
    std::function<LabReport()> m_data;
    QList<FormerReport>* m_former;
    QLineEdit* m_pupil;
    TextField* m_prediction = nullptr;
    TextField* m_explanation = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_back = nullptr;
    QLabel* m_told;
    speech::Announcer m_announcer;
    /// Runs while something typed is not saved.
    QTimer m_typing;
};

} // namespace app
