// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "pupil_rows.h"

#include <set>

class QLabel;
class QPushButton;
class QTableWidgetItem;

namespace app {

class FactTable;
namespace speech {
class Announcer;
}

/// The pupils of a class, who needs the teacher most first: where they are, which steps they have done, how
/// they have answered. The rows stay while their contents change.
class PupilsPanel : public Panel {
    Q_OBJECT
public:
    explicit PupilsPanel(QWidget* parent);

    void setRows(const std::vector<PupilRow>& rows);
    /// The pupil who is chosen in the list; 0 for none.
    int current() const;
    QString currentName() const;
    /// The ticked pupils, to be sent something.
    const std::set<int>& ticked() const { return m_ticked; }

signals:
    void currentChanged();
    void tickedChanged();
    /// The hand of a pupil can go down.
    void handSeen(int member);

private:
    void refreshRow(int row, const PupilRow& pupil);
    void takeTick(const QTableWidgetItem* cell);
    /// Whose hand goes down: the chosen pupil's, else the first one's; null if no hand is up.
    const PupilRow* helped() const;
    void refreshButton();
    void showNeeds();

    QLabel* m_summary = nullptr;
    FactTable* m_list = nullptr;
    QPushButton* m_seen = nullptr;
    QPushButton* m_untick = nullptr;
    std::set<int> m_ticked;
    speech::Announcer* m_announcer;
    std::vector<PupilRow> m_rows;
    /// Who needed help, and who was stuck, at the last look.
    std::set<int> m_hands;
    std::set<int> m_stuck;
};

} // namespace app
