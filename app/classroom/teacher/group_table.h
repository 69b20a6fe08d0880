// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/fact_table.h"

namespace app {

class ClassSession;

/// Groups × outcomes: every count can be corrected or typed in. The last row is for the next group.
class GroupTable : public FactTable {
    Q_OBJECT
public:
    /// `session` must outlive this, and shows an experiment; another one needs another table.
    GroupTable(ClassSession& session, QWidget* parent);

    /// Shows what the session has now.
    void refresh();
    /// The group of the row in which the reader is; 0 in the last one.
    int currentGroup() const;

    /// What stands in the columns before the first outcome.
    enum Column { GroupColumn, NameColumn, FirstOutcome };

signals:
    /// Something that was typed was not taken, and why.
    void refused(const QString& why);
    void currentGroupChanged();

private:
    static QStringList columnsOf(const ClassSession& session);
    void take(QTableWidgetItem* item);
    void takeName(int group, const QString& name);
    void takeCount(int group, std::size_t outcome, const QString& typed);
    int groupIn(int row) const;

    ClassSession& m_session;
    bool m_bringing = false;
};

} // namespace app
