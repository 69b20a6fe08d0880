// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "app/ui/widgets/panel.h"

#include <set>

class QLabel;
class QPushButton;

namespace app {

class ClassClient;
class ClassCommands;
class FactTable;

/// Who has joined an open class, by nickname, and where they are.
class MembersPanel : public Panel {
    Q_OBJECT
public:
    /// Both must outlive the panel. `teacher`: what a teacher wants goes this way. Precondition: the class is
    /// open.
    MembersPanel(HostedClass& hosted, ClassClient& teacher, QWidget* parent);

    /// Shows the members as they are now.
    void refresh();
    /// The number of the member who is selected, 0 for none.
    int current() const;

signals:
    void told(const QString& message, bool isProblem);
    /// Somebody has come or gone, in a sentence.
    void noticed(const QString& sentence);

private:
    /// Without teachers, whose own window hosts the class.
    std::vector<ClassHost::Presence> shown() const;
    void askToRemove();
    void confirmOrNot();
    void refreshButtons();
    /// Where a member is, and with whom the member counts as one person.
    static QString placeText(const ClassHost::Presence& member, const std::vector<ClassHost::Presence>& all);
    void showWhoCame(const std::vector<ClassHost::Presence>& members);

    HostedClass& m_hosted;
    ClassCommands* m_commands;
    QLabel* m_count = nullptr;
    FactTable* m_list = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_confirm = nullptr;
    /// The members who were here at the last look.
    std::set<int> m_here;
};

} // namespace app
