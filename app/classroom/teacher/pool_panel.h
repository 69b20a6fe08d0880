// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "lessons/sampling/growing_sample.h"

#include <map>
#include <optional>

namespace app {

class ChartSheet;
class ClassesPart;
class GroupBars;
class StatusLine;
namespace speech {
class Announcer;
}

/// "Counts of the class", for the teacher of a class on the network: whether an experiment is collected, and
/// the pooled counts as they come in.
class PoolPanel : public Panel {
    Q_OBJECT
public:
    explicit PoolPanel(QWidget* parent);

    /// By experiment.
    void setPools(const std::map<int, messages::PoolShown>& pools);
    /// By experiment, what several classes have counted together.
    void setClasses(const std::map<int, messages::AllClasses>& classes);
    messages::AllClasses classes() const;
    void setProblem(const QString& problem);
    void showMessage(const QString& message, bool isProblem);
    /// The experiment that the page shows; 0: none.
    void choose(int experiment);
    int experiment() const { return m_experiment; }
    /// What there is of that experiment.
    messages::PoolShown shown() const;
    /// How its sum grew while this window looked on.
    const std::vector<lessons::RunningPoint>& way() const { return m_way; }

signals:
    void settingWanted(const messages::SetPool& setting);
    void resetWanted(const messages::ResetPool& reset);
    /// Nothing was chosen, and this is what the class gives counts to.
    void collected(int experiment);
    /// Show the counts to the class.
    void presentRequested();
    /// Show the counts of all classes.
    void presentClassesRequested();
    void contributionsToggled(bool shown);
    /// Another experiment is shown.
    void chosen();

private:
    void addControls(Form line);
    void refresh();
    void refreshChart();
    void follow();
    void askToEmpty();
    void want(messages::PoolStage stage);
    bool wantsHidden() const;
    bool wantsTogether() const;
    bool wantsEarly() const;
    QString state() const;
    /// The other experiments that take counts now.
    QStringList alsoOpen() const;

    std::map<int, messages::PoolShown> m_pools;
    std::map<int, messages::AllClasses> m_classes;
    int m_experiment = 0;
    std::vector<lessons::RunningPoint> m_way;
    int m_wayOf = 0;
    /// What was clicked, until the host has it: another step must not undo it.
    std::optional<bool> m_hiddenWanted;
    std::optional<bool> m_togetherWanted;
    std::optional<bool> m_earlyWanted;
    speech::Announcer* m_announcer;
    QLabel* m_chosen = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_empty = nullptr;
    QPushButton* m_present = nullptr;
    QPushButton* m_list = nullptr;
    QPushButton* m_export = nullptr;
    QCheckBox* m_hidden = nullptr;
    QCheckBox* m_together = nullptr;
    QCheckBox* m_early = nullptr;
    ClassesPart* m_all = nullptr;
    QLabel* m_state = nullptr;
    StatusLine* m_told = nullptr;
    ChartSheet* m_chart = nullptr;
    GroupBars* m_bars = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_figures = nullptr;
};

} // namespace app
