// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "host_choices.h"
#include "network_reports.h"
#include "tables_panel.h"

#include <QtWidgets/QWidget>

namespace app {

class ClassClient;
class DoorPanel;
class MembersPanel;
class PageShell;
namespace speech {
class Announcer;
}

/// The part "On the network" of the Class page: the door, and, while the class is open, its tables and
/// members.
class ClassNetwork : public QWidget {
    Q_OBJECT
public:
    /// What it shows and changes; all of it must outlive it.
    struct Parts {
        HostedClass& hosted;
        /// The teacher's own connection to the class.
        ClassClient& teacher;
        HostedClass::Settings& settings;
        HostChoices& choices;
        TableWish& wish;
        NetworkReportChoice& reports;
        const QStringList& lessonFolders;
    };
    ClassNetwork(const Parts& parts, QWidget* parent);

    DoorPanel& door() { return *m_door; }

signals:
    /// Show the class this table, large; 0: how to join.
    void presentRequested(int table);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshParts();
    void refresh();
    void showLost();
    void tellSilence(bool isSilent);
    void showMessage(const QString& message, bool isProblem);

    const Parts m_shared;
    HostedClass& m_hosted;
    PageShell* m_shell;
    DoorPanel* m_door;
    QWidget* m_parts = nullptr;
    TablesPanel* m_tables = nullptr;
    MembersPanel* m_members = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
