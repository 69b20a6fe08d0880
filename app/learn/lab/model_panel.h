// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "breeding_session.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace app {

class ChartSheet;
class SegmentRow;
struct LabReading;

/// The pupil's model in three parts: what is claimed, what it predicts for the chosen parents, and which
/// other models the evidence excludes.
class ModelPanel : public Panel {
    Q_OBJECT
public:
    enum class Part { Model, Prediction, Defence };

    /// `session` must outlive this.
    ModelPanel(BreedingSession& session, Part part, QWidget* parent);

    void showPart(Part part);
    Part part() const { return m_part; }
    ChartSheet* chart() const { return m_chart; }

signals:
    void partChosen(app::ModelPanel::Part part);

private:
    void addPrediction(Form rows);
    void addDefence(Form rows);
    void refresh();
    void refreshClaim();
    void addForms(Form& rows);
    void addDominants(Form& rows);
    void refreshPrediction();
    void refreshDefence();
    void refreshVerdicts();
    void addVerdict(Form& rows, const lessons::breeding::Verdict& verdict, const Text& name);
    void askForAnswer();

    BreedingSession& m_session;
    Part m_part;
    SegmentRow* m_choice = nullptr;
    QStackedWidget* m_parts = nullptr;
    QBoxLayout* m_claimRows = nullptr;
    QWidget* m_claim = nullptr;
    QLabel* m_pair = nullptr;
    QLabel* m_order = nullptr;
    QLineEdit* m_ratio = nullptr;
    QCheckBox* m_apart = nullptr;
    QLabel* m_follows = nullptr;
    ChartSheet* m_chart = nullptr;
    QPushButton* m_defend = nullptr;
    QLabel* m_why = nullptr;
    QBoxLayout* m_verdictRows = nullptr;
    QWidget* m_verdicts = nullptr;
    QPushButton* m_reveal = nullptr;
    QLabel* m_answer = nullptr;
};

/// The offspring of the chosen parents against the ratio predicted for them; with a problem if there are
/// none.
LabReading breedingReading(const BreedingSession& session);

} // namespace app
