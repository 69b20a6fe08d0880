// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "class_session.h"

class QLabel;
class QVBoxLayout;

namespace app {

class TextField;

namespace speech {
class Announcer;
}

/// What was typed and what came of it; it survives a change of language or look.
struct CodeTexts {
    QString draft;
    QString told;
    QStringList faults;
};

/// Where codes are typed, pasted or read from files, and what could not be taken in.
class CodePanel : public Panel {
    Q_OBJECT
public:
    /// Both must outlive the panel.
    CodePanel(ClassSession& session, CodeTexts& texts, QWidget* parent);

    /// Takes in what is in the field; what is no code stays there.
    void take();
    void takeFile(const QString& path);
    void takeFolder(const QString& folder);

private:
    void show(const ClassSession::Taken& taken);
    void refresh();
    void refreshWaiting();
    QWidget* waitingRow(std::size_t waiting);

    ClassSession& m_session;
    CodeTexts& m_texts;
    TextField* m_field;
    QLabel* m_told;
    QLabel* m_faults;
    QWidget* m_waiting;
    speech::Announcer* m_announcer;
};

} // namespace app
