// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewer.h"

#include <utility>

namespace app {

using core::noSeat;
using core::Seat;

Viewer::Viewer(TableDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &TableDocument::changed, this, [this](const Change& change) {
        passOn(change.kind == Change::Kind::Opened);
        emit changed(change);
    });
    if (document.isOpen())
        passOn(true);
}

void Viewer::passOn(bool opened) {
    if (m_ownSeat)
        m_seat = m_ownSeat();
    if (m_spectator || m_ownSeat)
        return;
    if (opened) {
        m_seat = noSeat;
        m_isHandover = false;
        if (m_document.persons() == 1)
            for (Seat seat = 0; seat < m_document.seats(); ++seat)
                if (m_document.isPerson(seat))
                    m_seat = seat;
    }
    m_isHandover = false;
    // Where secrets begin, such as a new hand of cards, not even the person at the screen has seen them yet.
    const bool hasSecrets = m_document.hasSecrets();
    if (!std::exchange(m_hadSecrets, hasSecrets) && hasSecrets && m_document.persons() > 1)
        m_seat = noSeat;
    const Seat actor = m_document.actor();
    if (m_document.persons() <= 1 || m_document.isFinished() || !m_document.isPerson(actor) ||
        actor == m_seat)
        return;
    if (!hasSecrets) {
        m_seat = actor;
        return;
    }
    m_next = actor;
    m_isHandover = true;
}

void Viewer::confirmHandover() {
    if (!m_isHandover)
        return;
    m_seat = m_next;
    m_isHandover = false;
    emit lifted();
}

void Viewer::setSpectator(Seat seat) {
    m_spectator = true;
    m_seat = seat;
    m_isHandover = false;
}

void Viewer::setOwnSeat(std::function<Seat()> seat) {
    m_ownSeat = std::move(seat);
    m_seat = m_ownSeat();
    m_isHandover = false;
}

bool Viewer::isOwnTurn() const {
    return m_document.isOpen() && !m_spectator && !m_isHandover && !m_document.isFinished() &&
           m_document.actor() == m_seat && m_document.isPerson(m_seat);
}

} // namespace app
