// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_turns.h"

#include "johann_line.h"
#include "johann_story.h"

#include <QtWidgets/QApplication>

namespace app {

using namespace genotype;

JohannTurns::JohannTurns(const GenotypeGame& document, const Viewer& viewer, JohannLine& line,
                         JohannStory& story)
    : m_document(document), m_viewer(viewer), m_line(line), m_story(story) {
    connect(&story, &JohannStory::ended, this, &JohannTurns::close);
    connect(&story, &JohannStory::closed, this, [this] { fold(true); });
    connect(&line, &QAbstractButton::clicked, this, [this] { fold(m_story.isVisible()); });
}

std::size_t JohannTurns::lastStep() const {
    if (m_document.state().johann.plays())
        for (std::size_t step = m_document.stepCount(); step > 0; --step)
            if (!momentsIn(step).isEmpty())
                return step;
    return 0;
}

QList<JohannMoment> JohannTurns::momentsIn(std::size_t step) const {
    return johannMoments(Game::observeEvents(m_document.steps()[step - 1].events, m_viewer.eyes()),
                         words::tableOf(m_document.state(), m_document.names()));
}

void JohannTurns::refresh(const Change* change) {
    if (change && change->kind == Change::Kind::Opened)
        m_unfolds = false;
    if (!m_document.state().johann.plays())
        return;
    const std::size_t step = lastStep();
    JohannTurn turn;
    if (step > 0)
        turn = johannTurn(Game::observeEvents(m_document.steps()[step - 1].events, m_viewer.eyes()),
                          m_document.stateAfter(step - 1), m_document.stateAfter(step),
                          words::tableOf(m_document.state(), m_document.names()));
    m_line.setTurn(turn, m_document.seatColour(johannSeat));
}

void JohannTurns::follow(BotPace pace) {
    if (m_unfolds && pace != BotPace::Instant && lastStep() == m_document.stepCount())
        show(pace);
}

bool JohannTurns::show(BotPace pace) {
    const std::size_t step = lastStep();
    if (step == 0)
        return false;
    m_line.setUnfolded(true);
    m_story.play(
        [this, seen = Game::observeEvents(m_document.steps()[step - 1].events, m_viewer.eyes())] {
            return johannMoments(seen, words::tableOf(m_document.state(), m_document.names()));
        },
        pace);
    m_story.show();
    m_story.raise();
    m_story.setFocus();
    return true;
}

void JohannTurns::fold(bool folded) {
    m_unfolds = !folded;
    if (folded)
        close();
    else
        show(BotPace::EachKey);
}

void JohannTurns::close() {
    if (m_story.isHidden())
        return;
    const bool focused = m_story.isAncestorOf(QApplication::focusWidget()) || m_story.hasFocus();
    m_story.hide();
    m_line.setUnfolded(false);
    emit closed(focused);
}

int JohannTurns::news() const {
    return m_document.stepCount() == 0 ? 0 : static_cast<int>(momentsIn(m_document.stepCount()).size());
}

} // namespace app
