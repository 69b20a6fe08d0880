// SPDX-License-Identifier: GPL-3.0-or-later
// How the board shows an observation; what can be done with it is in cards_board.cpp.
#include "app/base/text/phrases.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "cards_board.h"
#include "cards_motion.h"
#include "engine/genecards/words.h"
#include "fits_card.h"
#include "hand_over_view.h"
#include "hand_view.h"
#include "strand_view.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace app {

using namespace genecards;

namespace {

/// How many lines of sentences about recent events stay in view.
constexpr int storyLines = 3;
// In pixels at scale 1.
constexpr qreal leastStory = 300;
constexpr qreal fitsWide = 236;
constexpr qreal besideWide = 900; ///< from here on there is room for what fits beside the hand

} // namespace

void CardsBoard::refreshPicture(const Change* change) {
    if (change) {
        m_hints.pointer().pointAt({}, false);
        if (m_picked != noSeat &&
            !(gameNews().leavesChoice(*change) && viewer().isOwnTurn() && isSwappable(m_picked)))
            m_picked = noSeat;
        if (change->kind == Change::Kind::Opened)
            m_handSeen = 0;
    }
    const Observation observed = m_moves.seen();
    refreshPlayers(observed);
    refreshPiles(observed);
    refreshHand(observed);
    refreshStory();
}

/// Whether the rules allow to swap the player's hand with another's now.
bool CardsBoard::isSwappable(Seat seat) const {
    for (Seat other = 0; other < m_document.seats(); ++other)
        if (other != seat && m_document.isLegal(act::swap(seat, other)))
            return true;
    return false;
}

/// Where the top card comes from.
QString CardsBoard::fromWords() const {
    const auto& steps = m_document.steps();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        for (auto event = step->events.rbegin(); event != step->events.rend(); ++event) {
            if (const auto* played = std::get_if<event::CardPlayed>(&*event))
                return tr("played by %1").arg(m_document.seatName(played->seat));
            if (std::holds_alternative<event::FirstCardTurned>(*event))
                return tr("the first card");
        }
    return tr("the first card");
}

void CardsBoard::refreshPiles(const Observation& seen) {
    const State& state = seen.visible;
    m_pile->setGlowing(mayDo(act::draw()));
    m_pile->setCount(static_cast<int>(state.drawPile.size()));
    const Explanation drawing = explanationOf(act::draw());
    m_pile->setExplanation(drawing.words, drawing.refusal);
    m_top->setGlowing(false);
    m_top->setCard(state.top(), tr("On top: %1"));
    m_top->setExplanation(text(words::whatFits(state.top())));
    m_strand->setLook({.top = state.top(),
                       .from = fromWords(),
                       .drawPile = static_cast<int>(state.drawPile.size()),
                       .discards = static_cast<int>(state.discard.size()),
                       .isNextLit = state.pending.empty() || state.now().kind != PendingKind::Extra});
    m_fits->setSeen(seen, viewer().eyes());
}

void CardsBoard::refreshPlayers(const Observation& seen) {
    const State& state = seen.visible;
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        PlayerButton* player = m_players[seat];
        player->setVisible(seat < state.seats);
        if (seat >= state.seats)
            continue;
        const bool nameable = m_moves.isToChoose() && !isHandToBeSeen() && isSwappable(seat);
        player->setGlowing(nameable);
        player->setFace({.name = m_document.seatName(seat),
                         .colour = m_document.seatColour(seat),
                         .cards = seen.handSizes[seat],
                         .points = state.scores[seat],
                         .target = state.target,
                         .acting = seat == state.actor,
                         .picked = seat == m_picked});
        player->setExplanation(nameable ? m_picked == noSeat ? tr("Choose this player for the swap.")
                                          : m_picked == seat ? tr("Undo this choice.")
                                                             : tr("Swap the two hands.")
                                        : tr("%n cards. %1 of %2 points.", nullptr, seen.handSizes[seat])
                                              .arg(state.scores[seat])
                                              .arg(state.target));
    }
}

void CardsBoard::refreshHand(const Observation& seen) {
    const State& state = seen.visible;
    const bool over = state.phase != Phase::Playing;
    m_stack->setCurrentIndex(over ? 1 : 0);
    // The display of all remaining cards needs the room and makes the strand unnecessary.
    m_strand->setVisible(!over);
    QStringList names;
    QList<int> colours;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        names << m_document.seatName(seat);
        colours << m_document.seatColour(seat);
    }
    const Seat eyes = viewer().eyes();
    m_handNote->setVisible(!over && eyes != noSeat);
    if (over) {
        m_handOver->setHands(state, names, colours);
        m_hand->setCards({});
        m_handWords->setText(tr("Hand %1 is over: %2 scores all the cards left.")
                                 .arg(state.hand)
                                 .arg(m_document.seatName(state.lastWinner)));
        return;
    }
    QList<HandView::Card> cards;
    if (eyes != noSeat)
        for (const CardId card : state.handOf(eyes)) {
            HandView::Card shown;
            shown.card = card;
            shown.glowing = mayDo(act::play(card));
            const Explanation said = explanationOf(act::play(card));
            shown.refusal = said.refusal;
            const QString about = isAction(card) ? text(words::rule(mutationOf(card))) : QString();
            shown.explanation = about.isEmpty() ? said.words
                                : shown.glowing ? about
                                                : about + QLatin1Char(' ') + said.words;
            if (shown.glowing) {
                shown.tag = fitTag(state, card);
                shown.explanation = tr("%1 (%2)").arg(shown.explanation, shown.tag);
            }
            cards << shown;
        }
    m_hand->setCards(cards);
    m_handWords->setText(eyes == noSeat ? tr("Hands are hidden.")
                                        : tr("Hand of %1").arg(m_document.seatName(eyes)));
}

void CardsBoard::refreshStory() {
    // The most recent sentences about what happened since the viewer's last action.
    const Seat eyes = viewer().eyes();
    std::size_t first = 0;
    for (std::size_t step = 0; step < m_document.stepCount(); ++step)
        if (m_document.stepActor(step) == eyes)
            first = step;
    QStringList sentences;
    if (m_document.stepCount() == 0)
        for (const Sentence& one : m_document.openingSentences(eyes))
            sentences << one.words;
    for (std::size_t step = first; step < m_document.stepCount(); ++step)
        for (const Sentence& one : m_document.sentences(step, eyes))
            if (one.weight != core::Weight::Detail)
                sentences << one.words;
    // The latest of them, as many as there is room for.
    const QFontMetrics letters(m_story->font());
    const int room = storyLines * letters.lineSpacing();
    const auto told = [&sentences] { return sentences.join(QLatin1Char(' ')); };
    const auto high = [&] {
        return letters.boundingRect(QRect(0, 0, m_story->width(), room), Qt::TextWordWrap, told()).height();
    };
    while (sentences.size() > 1 && high() > room)
        sentences.removeFirst();
    m_story->setText(told());
}

/// The story holds as many sentences as fit into its width.
bool CardsBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_story && event->type() == QEvent::Resize && m_document.isOpen())
        refreshStory();
    return GameBoard::eventFilter(watched, event);
}

/// The flights that show how the board came to look as it does now.
QList<Flight> CardsBoard::flightsAfter(const Change&) const {
    const auto placeOf = [this](const QWidget* widget) {
        return QRectF(QPointF(widget->mapTo(this, QPoint())), QSizeF(widget->size()));
    };
    CardPlaces places{.pile = placeOf(m_pile), .top = placeOf(m_top), .players = {}};
    for (const PlayerButton* player : m_players)
        places.players << placeOf(player);
    return cardFlights(m_moves.lastSeenEvents(), places);
}

/// Puts all players on one line if there is room for their names, else on two; beside the story if there is
/// room for that, too.
void CardsBoard::arrangePlayers() {
    const Theme& theme = Theme::current();
    const int seats = std::max(minSeats, m_document.isOpen() ? m_document.seats() : minSeats);
    const int room = width() - 2 * theme.px(space::small);
    const auto wide = [&](int each) { return seats * each + (seats - 1) * m_seats->spacing(); };
    const int beside = room - wide(m_players[0]->sizeHint().width()) - m_head->spacing();
    const bool isBeside = beside >= theme.px(leastStory);
    m_head->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (PlayerButton* player : m_players)
        player->setMaximumWidth(isBeside ? player->sizeHint().width() : QWIDGETSIZE_MAX);
    m_story->setFixedHeight(storyLines * QFontMetrics(m_story->font()).lineSpacing());
    const int across = room >= wide(m_players[0]->minimumSizeHint().width()) ? seats : (seats + 1) / 2;
    if (across == m_across)
        return;
    m_across = across;
    for (int seat = 0; seat < maxSeats; ++seat) {
        m_seats->removeWidget(m_players[seat]);
        m_seats->addWidget(m_players[seat], seat / across, seat % across);
    }
    for (int column = 0; column < maxSeats; ++column)
        m_seats->setColumnStretch(column, column < across ? 1 : 0);
}

void CardsBoard::arrange() {
    const Theme& theme = Theme::current();
    arrangePlayers();
    const bool isBeside = width() >= theme.px(besideWide);
    promptBar().setFolded(!isBeside);
    m_own->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_fits->setMaximumWidth(isBeside ? theme.px(fitsWide) : QWIDGETSIZE_MAX);
    m_fits->setMinimumWidth(isBeside ? theme.px(fitsWide) : 0);
    if (m_document.isOpen())
        refreshStory();
}

} // namespace app
