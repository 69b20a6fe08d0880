// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/poll_messages.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QTimer>

#include <vector>

class QLabel;
class QPushButton;

namespace app {

class FactTable;

/// "Single contributions" to the counts of a class, for its teacher: when, from which group, where from, what
/// was crossed. Not whose they are. One can be taken out, and put back.
class ContributionList : public Panel {
    Q_OBJECT
public:
    explicit ContributionList(QWidget* parent);

    /// Asks for the contributions to an experiment; 0: forgets what it shows.
    void choose(int experiment);
    int experiment() const { return m_experiment; }
    /// Adds a part of the list. Contributions to other experiments are skipped.
    void take(const messages::Contributions& part);
    /// The counts of the experiment have changed: asks again, but waits a moment between two lists.
    void requestList();
    /// There are too few for a list, but what was removed can be put back.
    void setTooFew(bool tooFew);
    bool canPutBack() const { return !m_removed.empty(); }

signals:
    void wanted(const messages::AskContributions& question);
    void removalWanted(const messages::RemoveContribution& removal);
    void restoreWanted(const messages::RestoreContribution& restore);
    void told(const QString& message, bool isProblem);

private:
    void refresh();
    void refreshButtons();
    void remove();
    void putBack();
    /// The number of the contribution that is selected; 0: none.
    int current() const;

    int m_experiment = 0;
    std::vector<messages::ContributionShown> m_list;
    bool m_isTooFew = false;
    /// What is coming, part by part.
    std::vector<messages::ContributionShown> m_coming;
    /// Runs for a moment after each question: one for every change would be more than a host takes from one
    /// program.
    QTimer m_pause;
    /// There was a change meanwhile.
    bool m_isStale = false;
    /// What was taken out here and can be put back; the last one at the end.
    std::vector<int> m_removed;
    FactTable* m_table = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_undo = nullptr;
};

} // namespace app
