// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board about Brother Johann's turns: one line, which unfolds to a story.
#include "app/base/text/phrases.h"
#include "app/games/board/only_choices.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/pointer.h"
#include "board_motion.h"
#include "board_view.h"
#include "johann_line.h"
#include "johann_story.h"
#include "round_up_panel.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

namespace app {

using namespace genotype;

/// Unless the bots' pace is Instant, an unfolded line shows each turn card by card; at the end of a round,
/// the look back on it comes instead.
void BoardView::refreshed(const Change& change) {
    closeStory();
    closeRound();
    // Where nothing moves, a ring shows what a bot has done until the next move.
    if (watched() != noSeat && change.kind == Change::Kind::Acted && Theme::current().reduceMotion())
        pointer().pointAt(placesOf(lastSeenEvents(), watched(), stage()), false);
    if (showRound(change))
        return;
    if (m_unfolds && change.kind == Change::Kind::Acted && isVisible() &&
        johannsStep() == document().stepCount() && bots() && bots()->pace() != BotPace::Instant)
        showJohann(bots()->pace());
}

std::size_t BoardView::johannsStep() const {
    if (document().state().johann.plays())
        for (std::size_t step = document().stepCount(); step > 0; --step)
            if (!momentsIn(step).isEmpty())
                return step;
    return 0;
}

QList<JohannMoment> BoardView::momentsIn(std::size_t step) const {
    return johannMoments(Game::observeEvents(document().steps()[step - 1].events, viewer().eyes()),
                         words::tableOf(document().state(), document().names()));
}

void BoardView::refreshLine(const Change* change) {
    if (change && change->kind == Change::Kind::Opened)
        m_unfolds = false;
    if (!document().state().johann.plays())
        return;
    const std::size_t step = johannsStep();
    JohannTurn turn;
    if (step > 0)
        turn = johannTurn(Game::observeEvents(document().steps()[step - 1].events, viewer().eyes()),
                          document().stateAfter(step - 1), document().stateAfter(step),
                          words::tableOf(document().state(), document().names()));
    m_line->setTurn(turn, document().seatColour(johannSeat));
}

/// Remembered until the game is left: later turns are shown as this one.
void BoardView::foldJohann(bool folded) {
    m_unfolds = !folded;
    if (folded)
        closeStory();
    else
        showJohann(BotPace::EachKey);
}

bool BoardView::showJohann(BotPace pace) {
    const std::size_t step = johannsStep();
    if (step == 0)
        return false;
    m_line->setUnfolded(true);
    m_story->play(momentsIn(step), pace);
    m_story->show();
    m_story->raise();
    m_story->setFocus();
    return true;
}

void BoardView::closeStory() {
    if (m_story->isHidden())
        return;
    const bool focused = m_story->isAncestorOf(QApplication::focusWidget()) || m_story->hasFocus();
    m_story->hide();
    m_line->setUnfolded(false);
    if (focused)
        setFocus();
    keepFocus();
}

/// In a solo game, counts Brother Johann's cards; otherwise, what the others have done since the viewer's
/// last step.
int BoardView::news() const {
    if (!bots())
        return 0;
    if (document().state().johann.plays())
        return document().stepCount() == 0 ? 0 : static_cast<int>(momentsIn(document().stepCount()).size());
    return viewer().eyes() == noSeat ? 0 : static_cast<int>(newsSentences().size());
}

void BoardView::showNews() {
    if (document().state().johann.plays())
        foldJohann(false);
    else
        BoardOf::showNews();
}

bool BoardView::holdsBots() const {
    // Also while another page is shown.
    return !m_roundUp->isHidden();
}

bool BoardView::showRound(const Change& change) {
    if (!m_roundUps || !bots() || change.kind != Change::Kind::Acted || !isVisible() ||
        document().isFinished() || onlyChoices()->isBarred())
        return false;
    const Seat own = document().persons() == 1 ? viewer().seat() : noSeat;
    for (std::size_t step = change.before; step < change.after; ++step)
        if (const auto round = roundEndedBy(document(), step, own)) {
            QStringList names;
            for (Seat seat = 0; seat < document().seats(); ++seat)
                names << document().seatName(seat);
            m_roundUp->open(*round, names);
            m_roundUp->raise();
            m_roundUp->goOnButton()->setFocus(Qt::OtherFocusReason);
            bots()->setPaused(TableBots::Pause::Look, true);
            tell(m_roundUp->spoken());
            return true;
        }
    return false;
}

void BoardView::closeRound() {
    if (m_roundUp->isHidden())
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool focused = focus && (focus == m_roundUp || m_roundUp->isAncestorOf(focus));
    m_roundUp->hide();
    bots()->setPaused(TableBots::Pause::Look, false);
    if (focused)
        setFocus();
    keepFocus();
}

} // namespace app
