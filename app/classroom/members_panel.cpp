// SPDX-License-Identifier: GPL-3.0-or-later
#include "members_panel.h"

#include "app/widgets/fact_table.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/popover.h"
#include "host_words.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

enum MemberColumn { NicknameColumn, PlaceColumn };

QString placeText(const ClassHost::Presence& member) {
    const QString place = member.table != 0 ? MembersPanel::tr("table %1").arg(member.table) : QString();
    if (member.isHere)
        return place.isEmpty() ? MembersPanel::tr("here") : place;
    return place.isEmpty() ? MembersPanel::tr("away") : MembersPanel::tr("away, %1").arg(place);
}

} // namespace

MembersPanel::MembersPanel(HostedClass& hosted, QWidget* parent)
    : Panel(parent), m_hosted(hosted), m_count(words({}, this)),
      m_list(new FactTable(tr("Members of the class"), {tr("Nickname"), tr("Where")}, 0, this)),
      m_remove(button(tr("Remove…"), this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 8);
    rows->addWidget(words(tr("Members"), this, TextRole::PanelTitle));
    m_count->setObjectName(QStringLiteral("memberCount"));
    rows->addWidget(m_count);
    m_list->setObjectName(QStringLiteral("classMembers"));
    connect(m_list, &QTableWidget::currentCellChanged, this, &MembersPanel::bringButton);
    rows->addWidget(m_list);
    m_remove->setObjectName(QStringLiteral("removeMember"));
    connect(m_remove, &QPushButton::clicked, this, &MembersPanel::askToRemove);
    rows->addWidget(m_remove, 0, Qt::AlignLeft);
    for (const ClassHost::Presence& member : shown())
        if (member.isHere)
            m_here.insert(member.number);
    bring();
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

void MembersPanel::bring() {
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
        m_list->set(row, PlaceColumn, placeText(member));
        if (member.number == selected)
            again = row;
    }
    m_list->fit();
    m_list->setCurrentCell(again, NicknameColumn);
    bringButton();
    const auto here =
        std::count_if(members.begin(), members.end(), [](const auto& one) { return one.isHere; });
    m_count->setText(members.empty()
                         ? tr("Nobody has joined yet.")
                         : tr("%n members", nullptr, static_cast<int>(members.size())) +
                               QStringLiteral(", ") + tr("%n here", nullptr, static_cast<int>(here)));
    tellWhoCame(members);
}

void MembersPanel::bringButton() {
    const QTableWidgetItem* item = m_list->item(m_list->currentRow(), NicknameColumn);
    m_remove->setText(item ? tr("Remove %1…").arg(item->text()) : tr("Remove…"));
    m_remove->setAccessibleName(m_remove->text());
    m_remove->setEnabled(item != nullptr);
}

void MembersPanel::tellWhoCame(const std::vector<ClassHost::Presence>& members) {
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
    openChoice(m_remove,
               tr("Remove %1 from the class? Anyone who knows the three words can join again, under another "
                  "nickname.")
                   .arg(item->text()),
               {tr("Remove"), tr("Keep")}, [this, member](int chosen) {
                   if (chosen != 0)
                       return;
                   const QString sentence = host_words::sentence(m_hosted.host().removeMember(member));
                   emit told(sentence, !sentence.isEmpty());
               });
}

} // namespace app
