// SPDX-License-Identifier: GPL-3.0-or-later
#include "members_panel.h"

#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "class_commands.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

enum MemberColumn { NicknameColumn, PlaceColumn };

} // namespace

QString MembersPanel::placeText(const ClassHost::Presence& member,
                                const std::vector<ClassHost::Presence>& all) {
    QStringList parts;
    if (!member.isHere)
        parts << tr("away");
    if (member.table != 0)
        parts << tr("table %1").arg(member.table);
    if (parts.isEmpty())
        parts << tr("here");
    const auto same = std::ranges::find(all, member.person, &ClassHost::Presence::number);
    if (member.person != member.number && same != all.end())
        parts << tr("from the same computer as %1").arg(QString::fromStdString(same->nickname));
    return parts.join(QStringLiteral(", "));
}

MembersPanel::MembersPanel(HostedClass& hosted, ClassClient& teacher, QWidget* parent)
    : Panel(parent), m_hosted(hosted), m_commands(new ClassCommands(teacher, this)) {
    Form form(this, Form::Way::Down, space::small, space::gap);
    form.heading([] { return tr("Members"); });
    connect(m_commands, &ClassCommands::told, this, &MembersPanel::told);
    m_count = form.label("memberCount");
    m_list = form.add("classMembers", new FactTable([] { return tr("Members of the class"); },
                                                    [] {
                                                        return QStringList{tr("Nickname"), tr("Where")};
                                                    },
                                                    0, this));
    connect(m_list, &QTableWidget::currentCellChanged, this, &MembersPanel::refreshButtons);
    m_remove = form.button("removeMember", {}, [this] { askToRemove(); });
    m_confirm = form.button("confirmMember", {}, [this] { confirmOrNot(); });
    setTip(m_confirm, [] {
        return tr(
            "Members from one computer have one vote and count as one contributor, and none of them takes "
            "another seat of a game, until you say that they are several people.");
    });
    for (const ClassHost::Presence& member : shown())
        if (member.isHere)
            m_here.insert(member.number);
    keepTranslated(this, [this] { refresh(); });
}

std::vector<ClassHost::Presence> MembersPanel::shown() const {
    auto members = m_hosted.host().members();
    std::erase_if(members, [](const auto& one) { return one.role == messages::Role::Teacher; });
    return members;
}

int MembersPanel::current() const {
    const QTableWidgetItem* item = m_list->item(m_list->currentRow(), NicknameColumn);
    return item ? item->data(Qt::UserRole).toInt() : 0;
}

void MembersPanel::refresh() {
    const auto members = shown();
    const int selected = current();
    const QSignalBlocker quiet(m_list);
    m_list->setRowCount(static_cast<int>(members.size()));
    m_list->setVisible(!members.empty());
    m_remove->setVisible(!members.empty());
    int again = -1;
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const ClassHost::Presence& member = members[static_cast<std::size_t>(row)];
        m_list->set(row, NicknameColumn, QString::fromStdString(member.nickname))
            ->setData(Qt::UserRole, member.number);
        m_list->set(row, PlaceColumn, placeText(member, members));
        if (member.number == selected)
            again = row;
    }
    m_list->fit();
    m_list->setCurrentCell(again, NicknameColumn);
    refreshButtons();
    const auto here =
        std::count_if(members.begin(), members.end(), [](const auto& one) { return one.isHere; });
    m_count->setText(members.empty()
                         ? tr("Nobody has joined yet.")
                         : tr("%n members", nullptr, static_cast<int>(members.size())) +
                               QStringLiteral(", ") + tr("%n here", nullptr, static_cast<int>(here)));
    showWhoCame(members);
}

void MembersPanel::refreshButtons() {
    const QTableWidgetItem* item = m_list->item(m_list->currentRow(), NicknameColumn);
    m_remove->setText(item ? tr("Remove %1…").arg(item->text()) : tr("Remove…"));
    m_remove->setAccessibleName(m_remove->text());
    m_remove->setEnabled(item != nullptr);
    const auto members = shown();
    const auto chosen = std::ranges::find(members, current(), &ClassHost::Presence::number);
    const bool isConfirmed = chosen != members.end() && chosen->isConfirmed;
    m_confirm->setVisible(isConfirmed || (chosen != members.end() && chosen->person != chosen->number));
    if (!item)
        return;
    m_confirm->setText(isConfirmed ? tr("Count %1 with the others from that computer").arg(item->text())
                                   : tr("Count %1 as somebody else").arg(item->text()));
    m_confirm->setAccessibleName(m_confirm->text());
}

void MembersPanel::confirmOrNot() {
    const auto members = shown();
    const auto chosen = std::ranges::find(members, current(), &ClassHost::Presence::number);
    if (chosen == members.end())
        return;
    m_commands->perform(m_confirm,
                        messages::ConfirmMember{.member = chosen->number, .confirmed = !chosen->isConfirmed},
                        tr("Saving this for %1…").arg(QString::fromStdString(chosen->nickname)), [this] {
                            emit told({}, false);
                            refresh();
                        });
}

void MembersPanel::showWhoCame(const std::vector<ClassHost::Presence>& members) {
    std::set<int> now;
    QStringList came;
    QStringList left;
    for (const ClassHost::Presence& member : members) {
        const QString name = QString::fromStdString(member.nickname);
        if (member.isHere)
            now.insert(member.number);
        if (member.isHere && !m_here.contains(member.number))
            came << name;
        if (!member.isHere && m_here.contains(member.number))
            left << name;
    }
    m_here = now;
    if (!came.isEmpty())
        emit noticed(tr("Here now: %1.").arg(came.join(QStringLiteral(", "))));
    if (!left.isEmpty())
        emit noticed(tr("Away now: %1.").arg(left.join(QStringLiteral(", "))));
}

void MembersPanel::askToRemove() {
    const int member = current();
    const QTableWidgetItem* item = m_list->item(m_list->currentRow(), NicknameColumn);
    if (member == 0 || !item)
        return;
    const QString name = item->text();
    openChoice(m_remove,
               tr("Remove %1 from the class? Anyone who knows the three words can join again, under another "
                  "nickname.")
                   .arg(name),
               {tr("Remove"), tr("Keep")}, [this, member, name](int chosen) {
                   if (chosen != 0)
                       return;
                   m_commands->perform(m_remove, messages::RemoveMember{member},
                                       tr("%1 is being removed…").arg(name));
               });
}

} // namespace app
