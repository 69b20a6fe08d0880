// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_ups.h"

#include "round_up_panel.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

namespace app {

using namespace genotype;

RoundUps::RoundUps(const GenotypeGame& document, const Viewer& viewer, TableBots* bots, RoundUpPanel& panel)
    : m_document(document), m_viewer(viewer), m_bots(bots), m_panel(panel) {
    connect(&panel, &RoundUpPanel::closed, this, &RoundUps::close);
}

bool RoundUps::open(const Change& change) {
    if (!m_wanted || !m_bots || change.kind != Change::Kind::Acted || m_document.isFinished())
        return false;
    const Seat own = m_document.persons() == 1 ? m_viewer.seat() : noSeat;
    for (std::size_t step = change.before; step < change.after; ++step)
        if (const auto round = roundEndedBy(m_document, step, own)) {
            QStringList names;
            for (Seat seat = 0; seat < m_document.seats(); ++seat)
                names << m_document.seatName(seat);
            m_panel.open(*round, names);
            m_panel.raise();
            m_panel.goOnButton()->setFocus(Qt::OtherFocusReason);
            m_bots->setPaused(TableBots::Pause::Look, true);
            emit opened(m_panel.spoken());
            return true;
        }
    return false;
}

void RoundUps::close() {
    if (!isOpen())
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool focused = focus && (focus == &m_panel || m_panel.isAncestorOf(focus));
    m_panel.hide();
    if (m_bots)
        m_bots->setPaused(TableBots::Pause::Look, false);
    emit closed(focused);
}

bool RoundUps::isOpen() const {
    return !m_panel.isHidden();
}

} // namespace app
