// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats_table.h"

#include "app/ui/speech/spoken.h"
#include "opened_part.h"
#include "seat_row.h"

#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <cstdlib>

namespace app {

namespace {

/// In which order chairs are taken, so that the table looks even: in front, at both ends, then from the
/// middle.
std::vector<int> takenFirst(int chairs) {
    std::vector<int> order{0};
    if (chairs > 1)
        order.push_back(1);
    if (chairs > 2)
        order.push_back(chairs - 1);
    std::vector<int> middle;
    for (int chair = 2; chair < chairs - 1; ++chair)
        middle.push_back(chair);
    std::ranges::stable_sort(middle, {}, [chairs](int chair) { return std::abs(2 * chair - chairs); });
    order.insert(order.end(), middle.begin(), middle.end());
    return order;
}

} // namespace

SeatsTable::SeatsTable(SeatChoices& choices, int least, const std::function<QList<BotChoice>()>& bots,
                       QWidget* parent)
    : TableScene(static_cast<int>(choices.seats.size()), parent), m_choices(choices), m_least(least),
      m_bots(bots), m_store(new QWidget(this)) {
    m_store->hide();
    for (int seat = 0; seat < chairCount(); ++seat) {
        auto* row = new SeatRow(seat, bots, m_store);
        row->setObjectName(QStringLiteral("seat%1").arg(seat + 1));
        connect(row, &SeatRow::kindChosen, this, [this, seat](const QString& kind) {
            m_choices.seats[static_cast<std::size_t>(seat)].kind = kind;
            emit changed();
        });
        connect(row, &SeatRow::nameTyped, this, [this, seat](const QString& name) {
            m_choices.rename(seat, name);
            emit changed();
        });
        connect(row, &SeatRow::colourChosen, this, [this, seat](int colour) {
            m_choices.setColour(seat, colour);
            emit changed();
        });
        connect(row, &SeatRow::leaveChosen, this,
                [this, seat] { leave(m_taken.at(static_cast<std::size_t>(seat))); });
        m_rows << row;
    }
    for (int place = 0; place < chairCount(); ++place) {
        chair(place)->setObjectName(QStringLiteral("chair%1").arg(place + 1));
        connect(chair(place), &ChairButton::clicked, this, [this, place] { press(place); });
    }
}

void SeatsTable::setOpponent(const Text& name, const Text& about, QWidget* part) {
    m_opponentName = name;
    m_opponentAbout = about;
    m_opponent = part;
    part->setParent(m_store);
}

int SeatsTable::seatOf(int chair) const {
    const auto found = std::ranges::find(m_taken, chair);
    return found == m_taken.end() ? -1 : static_cast<int>(found - m_taken.begin());
}

bool SeatsTable::isOpponents(int chair) const {
    return m_opponent && m_choices.players == 1 && chair == 1;
}

void SeatsTable::fillChairs() {
    if (m_choices.players == static_cast<int>(m_taken.size()))
        return;
    m_taken = takenFirst(chairCount());
    m_taken.resize(static_cast<std::size_t>(m_choices.players));
    std::ranges::sort(m_taken);
}

QString SeatsTable::kindName(int seat) const {
    const SeatChoices::Seat& one = m_choices.seats[static_cast<std::size_t>(seat)];
    if (one.isPerson() || (m_opponent && m_choices.players == 1)) {
        const bool isFirst = std::none_of(m_choices.seats.begin(), m_choices.seats.begin() + seat,
                                          [](const SeatChoices::Seat& other) { return other.isPerson(); });
        return isFirst ? tr("you") : tr("a person");
    }
    for (const BotChoice& bot : m_bots())
        if (bot.id == one.kind)
            return bot.name.section(QStringLiteral(" ("), 0, 0);
    return {};
}

void SeatsTable::showChair(int place) {
    ChairButton* const button = chair(place);
    const int seat = seatOf(place);
    QString name;
    QString problem;
    if (seat >= 0) {
        const QString called = m_choices.nameOf(seat);
        const QString kind = kindName(seat);
        problem = m_choices.problemOf(seat);
        button->setGuest(
            {called, kind, m_choices.seats[static_cast<std::size_t>(seat)].colour, !problem.isEmpty()});
        name = tr("%1, %2. Press to change who sits here").arg(called, kind);
    } else if (isOpponents(place)) {
        button->setGuest({m_opponentName.words(), m_opponentAbout.words()});
        name =
            tr("%1, %2. Press to change how he plays").arg(m_opponentName.words(), m_opponentAbout.words());
    } else {
        button->setFree(tr("add a player"));
        name = tr("Free chair. Press to add a player");
    }
    speech::setName(button, name);
    speech::setDescription(button, problem);
    button->setToolTip(problem.isEmpty() ? name : problem);
}

void SeatsTable::refresh() {
    fillChairs();
    const bool isAlone = m_opponent && m_choices.players == 1;
    for (SeatRow* row : m_rows)
        row->setChoices(m_choices, !isAlone, m_choices.players > m_least);
    for (int place = 0; place < chairCount(); ++place)
        showChair(place);
}

void SeatsTable::press(int place) {
    if (seatOf(place) < 0 && !isOpponents(place)) {
        const auto after = std::ranges::lower_bound(m_taken, place);
        const auto seat = static_cast<int>(after - m_taken.begin());
        m_taken.insert(after, place);
        m_choices.sit(seat);
        emit changed();
    }
    open(place);
}

void SeatsTable::open(int place) {
    if (isOpponents(place)) {
        openPart(chair(place), m_opponent, m_opponentName);
        return;
    }
    const int seat = seatOf(place);
    if (seat < 0)
        return;
    // The seats' rows are numbered like the seats, so which one it is can change while others sit down.
    openPart(chair(place), m_rows[seat], [this, place] {
        const int shown = seatOf(place);
        return shown < 0 ? QString() : m_choices.nameOf(shown);
    });
}

void SeatsTable::leave(int place) {
    const int seat = seatOf(place);
    if (seat < 0 || m_choices.players <= m_least)
        return;
    for (auto* over : window()->findChildren<Popover*>(Qt::FindDirectChildrenOnly))
        if (over->isAncestorOf(m_rows[seat]))
            over->close();
    m_taken.erase(m_taken.begin() + seat);
    m_choices.leave(seat);
    emit changed();
}

bool SeatsTable::openProblem() {
    refresh();
    for (int seat = 0; seat < m_choices.players; ++seat)
        if (!m_choices.problemOf(seat).isEmpty()) {
            open(m_taken[static_cast<std::size_t>(seat)]);
            m_rows[seat]->name()->setFocus();
            return true;
        }
    return false;
}

} // namespace app
