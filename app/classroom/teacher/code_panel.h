// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "class_session.h"

class QLabel;

namespace app {

class TextField;

namespace speech {
class Announcer;
}

/// Where codes are typed, pasted or read from files, and what could not be taken in.
class CodePanel : public Panel {
    Q_OBJECT
public:
    /// `session` must outlive the panel.
    CodePanel(ClassSession& session, QWidget* parent);

    /// Adds the codes in the field; text that isn't a code stays there.
    void take();
    void takeFile(const QString& path);
    void takeFolder(const QString& folder);

private:
    void show(const ClassSession::Taken& taken);
    void tell(const QStringList& told, const QStringList& faults);
    void refreshWaiting();
    QWidget* waitingRow(std::size_t waiting);

    ClassSession& m_session;
    TextField* m_field;
    QLabel* m_told;
    QLabel* m_faults;
    QWidget* m_waiting;
    speech::Announcer* m_announcer;
};

} // namespace app
