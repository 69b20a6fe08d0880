// SPDX-License-Identifier: GPL-3.0-or-later
#include "only_choices.h"

#include <QtWidgets/QWidget>

#include <algorithm>

namespace app {

OnlyChoices::OnlyChoices(TableDocument& document, const Viewer& viewer, TableBots& bots, QWidget& board)
    : QObject(&board), m_document(document), m_viewer(viewer), m_bots(bots), m_board(board) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OnlyChoices::goOn);
    // After any change the pause begins anew.
    connect(&viewer, &Viewer::changed, this, [this] {
        m_timer.stop();
        schedule();
    });
    connect(&viewer, &Viewer::lifted, this, &OnlyChoices::schedule);
    connect(&bots, &TableBots::statusChanged, this, &OnlyChoices::schedule);
    connect(&document, &TableDocument::closed, this, &OnlyChoices::schedule);
}

void OnlyChoices::setWanted(bool wanted) {
    m_wanted = wanted;
    schedule();
}

void OnlyChoices::setBarred(bool barred) {
    m_barred = barred;
    schedule();
}

QString OnlyChoices::pending() const {
    return m_timer.isActive() ? m_document.onlyChoice() : QString();
}

int OnlyChoices::pause() const {
    constexpr int readable = 900;
    const int usual = std::max(readable, TableBots::interval(m_bots.pace()));
    // What has just been rolled or drawn wants to be read first.
    return m_document.canUndo() ? usual : 2 * usual;
}

void OnlyChoices::schedule() {
    m_document.setPassesOverOnlyChoices(m_wanted && !m_barred);
    const bool was = m_timer.isActive();
    const bool due = m_wanted && !m_barred && m_viewer.isToChoose() && !m_bots.pauses() &&
                     !m_document.onlyChoice().isEmpty();
    if (!due)
        m_timer.stop();
    else if (!was)
        m_timer.start(pause());
    if (due != was)
        emit pendingChanged();
}

void OnlyChoices::goOn() {
    if (!m_board.isVisible() || m_board.window()->isMinimized())
        schedule();
    else if (!m_document.makeOnlyChoice())
        emit pendingChanged(); // it could not be saved: a click tries again
}

} // namespace app
