// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/poll_messages.h"
#include "app/widgets/panel.h"

#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace app {

class ChartSheet;
class GroupBars;
namespace speech {
class Announcer;
}

/// "Counts of the class", for the teacher of a class on the network: which experiment is collected, and the
/// pooled counts as they come in.
class PoolPanel : public Panel {
    Q_OBJECT
public:
    explicit PoolPanel(QWidget* parent);

    /// By experiment.
    void setPools(const std::map<int, messages::PoolShown>& pools);
    void setProblem(const QString& problem);
    void choose(int experiment);

signals:
    void settingWanted(const messages::SetPool& setting);
    void resetWanted(const messages::ResetPool& reset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeControls(QWidget* parent);
    void bring();
    void bringChart();
    messages::PoolShown shown() const;
    void want(messages::PoolStage stage);
    bool wantsHidden() const;
    QString state() const;

    std::map<int, messages::PoolShown> m_pools;
    int m_experiment = 0;
    /// What was clicked, until the host has it: another step must not undo it.
    std::optional<bool> m_hiddenWanted;
    speech::Announcer* m_announcer;

    // Rebuilt with the theme and the language.
    QWidget* m_content = nullptr;
    QComboBox* m_experiments = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_empty = nullptr;
    QCheckBox* m_hidden = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_problem = nullptr;
    ChartSheet* m_chart = nullptr;
    GroupBars* m_bars = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace app
