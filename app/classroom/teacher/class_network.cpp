// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_network.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_shell.h"
#include "app/ui/widgets/status_line.h"
#include "dashboard.h"
#include "door_panel.h"
#include "members_panel.h"

#include <QtWidgets/QBoxLayout>

namespace app {

namespace {

constexpr qreal doorWidth = 436; ///< pixels at scale 1
constexpr qreal narrowWidth = 800;

} // namespace

ClassNetwork::ClassNetwork(const Parts& parts, QWidget* parent)
    : QWidget(parent), m_shared(parts), m_hosted(parts.hosted),
      m_shell(new PageShell({.margin = 0, .side = doorWidth, .narrow = narrowWidth}, this)),
      m_announcer(new speech::Announcer(this)) {
    Form(this, Form::Way::Down, 0).add(m_shell);
    m_shell->told()->setObjectName(QStringLiteral("networkTold"));
    m_shell->told()->keepRoom();
    m_door = new DoorPanel(m_hosted, parts.settings, parts.choices, m_shell->body());
    connect(m_door, &DoorPanel::told, this, &ClassNetwork::showMessage);
    connect(m_door, &DoorPanel::presentRequested, this, [this] { emit presentRequested(0); });
    m_shell->setSide(m_door, Qt::AlignTop);
    connect(&m_hosted, &HostedClass::opened, this, [this] {
        refreshParts();
        showLost();
    });
    connect(&m_hosted, &HostedClass::closed, this, &ClassNetwork::refreshParts);
    refreshParts();
    m_shell->fold(width());
}

void ClassNetwork::refreshParts() {
    if (m_parts) {
        // Nothing of a class that was closed is said after that.
        for (QObject* const part : m_parts->children())
            part->disconnect(this);
        m_shell->columns()->removeWidget(m_parts);
        discard(m_parts);
    }
    m_tables = nullptr;
    m_members = nullptr;
    m_parts = new QWidget(m_shell->body());
    Form form(m_parts, Form::Way::Down, space::gap);
    if (m_hosted.state() == HostedClass::State::Open) {
        form.add(new Dashboard(m_parts))->expect();
        auto* reports =
            form.add(new NetworkReports(m_hosted, m_shared.reports, m_shared.lessonFolders, m_parts));
        connect(reports, &NetworkReports::told, this, &ClassNetwork::showMessage);
        m_tables = form.add(new TablesPanel(m_hosted, m_shared.teacher, m_shared.wish, m_parts));
        m_members = form.add(new MembersPanel(m_hosted, m_shared.teacher, m_parts));
        connect(m_tables, &TablesPanel::told, this, &ClassNetwork::showMessage);
        connect(m_tables, &TablesPanel::presentRequested, this, &ClassNetwork::presentRequested);
        connect(m_members, &MembersPanel::told, this, &ClassNetwork::showMessage);
        connect(m_members, &MembersPanel::noticed, this,
                [this](const QString& sentence) { m_announcer->say(sentence); });
        connect(&m_hosted.host(), &ClassHost::changed, this, &ClassNetwork::refresh);
        connect(&m_hosted.host(), &ClassHost::storageSilenceChanged, this, &ClassNetwork::tellSilence);
    }
    form.addStretch();
    m_shell->columns()->addWidget(m_parts, 1);
    m_parts->show();
}

void ClassNetwork::showLost() {
    const QStringList& lost = m_hosted.host().lost();
    if (!lost.isEmpty())
        showMessage(tr("%n tables are left out, because their games cannot be read: %1.", nullptr,
                       static_cast<int>(lost.size()))
                        .arg(lost.join(QStringLiteral(", "))),
                    true);
}

void ClassNetwork::tellSilence(bool isSilent) {
    if (isSilent)
        showMessage(
            tr("The class’s database does not answer. Games go on; nothing else is saved until it answers."),
            true);
    else
        showMessage(tr("The class’s database answers again."), false);
}

void ClassNetwork::refresh() {
    if (!m_tables || m_hosted.state() != HostedClass::State::Open)
        return;
    m_tables->refresh();
    m_members->refresh();
}

void ClassNetwork::showMessage(const QString& message, bool isProblem) {
    m_shell->told()->showMessage(message, isProblem);
}

void ClassNetwork::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_shell->fold(width());
}

} // namespace app
