// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_mover.h"

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "class_commands.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace app {

using namespace page_parts;

namespace {

using Choice = std::pair<QString, QVariant>;

/// Leaves a list alone that says the same already: somebody may be choosing from it.
void offer(QComboBox& list, const std::vector<Choice>& choices) {
    bool isSame = list.count() == static_cast<int>(choices.size());
    for (int row = 0; isSame && row < list.count(); ++row) {
        const Choice& choice = choices[static_cast<std::size_t>(row)];
        isSame = list.itemText(row) == choice.first && list.itemData(row) == choice.second;
    }
    if (isSame)
        return;
    const QVariant chosen = list.currentData();
    const QSignalBlocker quiet(&list);
    list.clear();
    for (const auto& [words, data] : choices)
        list.addItem(words, data);
    list.setCurrentIndex(std::max(list.findData(chosen), choices.empty() ? -1 : 0));
    list.setEnabled(!choices.empty());
}

QString nameOfSeat(const HostTable& table, core::Seat seat) {
    const messages::SeatShown shown = table.shown().seats[seat];
    const QString name = SeatMover::tr("table %1, seat %2").arg(table.number()).arg(seat + 1);
    return shown.occupant == messages::Occupant::Nobody
               ? name
               : SeatMover::tr("%1 (now %2)").arg(name, QString::fromStdString(shown.name));
}

} // namespace

SeatMover::SeatMover(HostedClass& hosted, ClassClient& teacher, QWidget* parent)
    : QWidget(parent), m_hosted(hosted), m_commands(new ClassCommands(teacher, this)) {
    setObjectName(QStringLiteral("seatMover"));
    Form form(this, Form::Way::Wrapping);
    m_pupil = form.choice(
        "movedPupil", [] { return tr("Move a pupil"); }, {}, 0, [this] { refreshButton(); });
    m_seat = form.choice(
        "movedTo", [] { return tr("To"); }, {}, 0, [this] { refreshButton(); });
    m_move = form.button(
        "movePupil", [] { return tr("Move"); }, [this] { move(); });
    for (QComboBox* list : {m_pupil, m_seat})
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setTip(m_move, [] {
        return tr("Pupils who have sat at a game return to their own seat only, since they have seen "
                  "its cards. You may move them all the same; everybody at the table is told.");
    });
    connect(m_commands, &ClassCommands::told, this, &SeatMover::told);
    keepTranslated(m_move, [this] { refresh(); });
}

void SeatMover::refresh() {
    std::vector<Choice> pupils;
    for (const ClassHost::Presence& member : m_hosted.host().members())
        if (member.role == messages::Role::Pupil)
            pupils.emplace_back(QString::fromStdString(member.nickname), member.number);
    std::vector<Choice> seats;
    for (const auto& [number, table] : m_hosted.host().tables()) {
        const auto count = static_cast<core::Seat>(table->seats().all().size());
        for (core::Seat seat = 0; table->stage() != messages::Stage::Finished && seat < count; ++seat)
            if (table->seats().free(seat) != core::noSeat)
                seats.emplace_back(nameOfSeat(*table, seat), QPoint(number, seat));
    }
    offer(*m_pupil, pupils);
    offer(*m_seat, seats);
    refreshButton();
}

void SeatMover::refreshButton() {
    const bool isPossible = m_pupil->currentIndex() >= 0 && m_seat->currentIndex() >= 0;
    m_move->setEnabled(isPossible);
    m_move->setAccessibleName(
        isPossible ? tr("Move %1 to %2").arg(m_pupil->currentText(), m_seat->currentText()) : m_move->text());
}

void SeatMover::move() {
    const QString pupil = m_pupil->currentText();
    const QPoint place = m_seat->currentData().toPoint();
    const messages::MovePupil wanted{.member = m_pupil->currentData().toInt(),
                                     .table = place.x(),
                                     .seat = static_cast<core::Seat>(place.y())};
    const auto& tables = m_hosted.host().tables();
    const auto table = tables.find(wanted.table);
    const bool isTableTold = table != tables.end() && table->second->hasSeenOther(wanted.member, wanted.seat);
    m_commands->perform(
        m_move, wanted, tr("%1 is being moved…").arg(pupil), [this, pupil, wanted, isTableTold] {
            refresh();
            const QString sentence = isTableTold ? tr("%1 now has seat %2 of table %3. Everybody there has "
                                                      "been told, since %1 has seen the "
                                                      "cards of another seat.")
                                                 : tr("%1 now has seat %2 of table %3.");
            emit told(sentence.arg(pupil).arg(wanted.seat + 1).arg(wanted.table), false);
        });
}

} // namespace app
