// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/hosted_class.h"
#include "app/present/presentation.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace app {

class DoorPanel;
class MembersPanel;
class TablesPanel;
namespace speech {
class Announcer;
}

/// The part "On the network" of the Class page: the door, and, while the class is open, its tables and
/// members.
class ClassNetwork : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    ClassNetwork(HostedClass& hosted, HostedClass::Settings& settings, QWidget* parent);

    DoorPanel& door() { return *m_door; }
    /// How to join, for the projector; blank while the class is closed.
    static Presentation presentation(const HostedClass& hosted);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void bringParts();
    void bring();
    void tell(const QString& message, bool isProblem);
    void fold();

    HostedClass& m_hosted;
    QLabel* m_told;
    QBoxLayout* m_columns;
    DoorPanel* m_door;
    QWidget* m_parts = nullptr;
    TablesPanel* m_tables = nullptr;
    MembersPanel* m_members = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
