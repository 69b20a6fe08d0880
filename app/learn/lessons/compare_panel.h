// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

namespace app {

class ExperimentRun;
class FactTable;
class FigureSettings;

/// Shows the prediction beside the counts and the expectation and, on demand, the test.
class ComparePanel : public Panel {
    Q_OBJECT
public:
    /// `picture` is the widget that is exported as a picture; it must live as long as this.
    ComparePanel(FigureSettings& figure, const ExperimentRun& run, QWidget* picture, QWidget* parent);

    /// What the comparison comes to, in sentences, for those who hear the page.
    const QStringList& spoken() const { return m_spoken; }

signals:
    /// Show the step in which the rolls are made.
    void rollsRequested();

private:
    static QString nothingText();
    void addFoot(Form line);
    void refresh();
    void refreshTest();
    QWidget* plainTest(QWidget* parent) const;
    QWidget* examTest(QWidget* parent) const;

    FigureSettings& m_figure;
    const ExperimentRun& m_run;
    QWidget* m_picture;
    QWidget* m_nothing = nullptr;
    QWidget* m_result = nullptr;
    FactTable* m_table = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_toggle = nullptr;
    QBoxLayout* m_testRows = nullptr;
    QStringList m_spoken;
};

} // namespace app
