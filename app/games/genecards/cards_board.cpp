// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_board.h"

#include "app/base/text/phrases.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genecards/words.h"
#include "fits_card.h"
#include "hand_over_view.h"
#include "hand_view.h"
#include "strand_view.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genecards;
using page_parts::setMargins;

CardsBoard::CardsBoard(CardsGame& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : GameBoard(document, viewer, bots, parent), m_document(document),
      m_moves(document, viewer, bots != nullptr, promptBar(), held()),
      m_hints(document, m_moves, {*this, promptBar(), held(), area()},
              {[this](const Action& action) { return hintPlaces(action); },
               [this](const Action& action) { return hintLabel(action); }}) {
    build();
    begin(*this, *this, &m_hints);
}

void CardsBoard::build() {
    area().column();
    area().scroll()->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* table = area().table();
    auto* lines = new QVBoxLayout(table);
    setMargins(lines, 0, space::small);
    m_head = new QHBoxLayout;
    setMargins(m_head, 0, space::gap);
    m_story = page_parts::wrappingLabel({}, table);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_story->installEventFilter(this);
    m_head->addWidget(m_story, 1);
    m_seats = new QGridLayout;
    setMargins(m_seats, 0, space::tight);
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        auto* player = new PlayerButton(table);
        player->setObjectName(QStringLiteral("player%1").arg(seat + 1));
        m_seats->addWidget(player, 0, seat);
        m_players << player;
    }
    m_head->addLayout(m_seats);
    lines->addLayout(m_head);

    m_strand = new StrandView(table);
    m_pile = new PileButton(m_strand);
    m_pile->setObjectName(QStringLiteral("drawPile"));
    m_top = new CardButton(m_strand);
    m_top->setObjectName(QStringLiteral("discards"));
    m_strand->place(m_pile, m_top);
    lines->addWidget(m_strand, 11);

    m_handHead = new QWidget(table);
    auto* words = new QHBoxLayout(m_handHead);
    setMargins(words, 0, space::gap);
    m_handWords = page_parts::wrappingLabel({}, m_handHead);
    keepStyled(m_handWords,
               [this] { m_handWords->setFont(Theme::current().serif(type::lead, QFont::Bold)); });
    m_handNote = page_parts::wrappingLabel([] { return tr("hidden from others"); }, m_handHead,
                                           TextRole::Body, Role::SoftInk);
    for (QLabel* label : {m_handWords, m_handNote})
        label->setWordWrap(false);
    words->addWidget(m_handWords);
    words->addWidget(m_handNote, 1);
    lines->addWidget(m_handHead);
    m_stack = new QStackedWidget(table);
    auto* own = new QWidget(m_stack);
    m_own = new QHBoxLayout(own);
    setMargins(m_own, 0, space::gap);
    m_hand = new HandView(own);
    m_fits = new FitsCard(own);
    m_own->addWidget(m_hand, 1);
    m_own->addWidget(m_fits);
    m_handOver = new HandOverView(m_stack);
    m_stack->addWidget(own);
    m_stack->addWidget(m_handOver);
    lines->addWidget(m_stack, 10);
}

QWidgetList CardsBoard::secrets() const {
    return {m_handHead, m_stack};
}

QList<GlowButton*> CardsBoard::pointable() const {
    QList<GlowButton*> all;
    for (PlayerButton* player : m_players)
        all << player;
    all << m_pile << m_top;
    for (CardButton* card : m_hand->buttons())
        all << card;
    return all;
}

bool CardsBoard::isHandToBeSeen() const {
    return bots() && m_document.state().phase == Phase::HandOver && m_handSeen != m_document.state().hand &&
           m_document.persons() > 0 && !viewer().isOwnTurn();
}

std::optional<Action> CardsBoard::proceedAction() const {
    for (const Action& action : {act::keep(), act::pass(), act::deal()})
        if (mayDo(action))
            return action;
    return {};
}

void CardsBoard::proceed() {
    if (isHandToBeSeen()) {
        m_handSeen = m_document.state().hand;
        refresh();
    } else if (const auto action = proceedAction()) {
        m_moves.take(*action);
    }
}

void CardsBoard::press(GlowButton& button) {
    if (&button == m_pile) {
        m_moves.take(act::draw());
    } else if (auto* player = qobject_cast<PlayerButton*>(&button)) {
        pressPlayer(static_cast<Seat>(m_players.indexOf(player)));
    } else if (auto* card = qobject_cast<CardButton*>(&button); card && card != m_top) {
        if (card->isGlowing())
            m_moves.take(act::play(card->card()));
        else if (bots())
            prompter().say(card->explanation().words, true);
    }
}

/// The first click names one player, the second the other; a second click on the first takes it back.
void CardsBoard::pressPlayer(Seat seat) {
    if (!m_players[seat]->isGlowing()) {
        if (!m_players[seat]->explanation().words.isEmpty())
            prompter().say(m_players[seat]->explanation().words, false);
    } else if (m_picked == noSeat || m_picked == seat) {
        m_picked = m_picked == seat ? noSeat : seat;
        refresh();
        m_players[seat]->setFocus();
    } else {
        m_moves.take(act::swap(m_picked, seat));
    }
}

QWidgetList CardsBoard::hintPlaces(const Action& action) const {
    switch (action.kind) {
    case ActionKind::Play:
        for (CardButton* card : m_hand->buttons())
            if (card->card() == action.card)
                return {card};
        return {};
    case ActionKind::Swap: return {m_players[action.first], m_players[action.second]};
    case ActionKind::Draw: return {m_pile};
    case ActionKind::Keep:
    case ActionKind::Pass:
    case ActionKind::Deal: break;
    }
    return {promptBar().proceedButton()};
}

QString CardsBoard::hintLabel(const Action& action) const {
    return text(words::label(m_document.state(), action, m_document.names()));
}

Explanation CardsBoard::explanationOf(const Action& action) const {
    const State& state = m_document.state();
    if (state.finished())
        return {text(words::phrase(Refusal::GameOver))};
    if (!m_moves.isToChoose())
        return {tr("It is %1's turn.").arg(m_document.seatName(state.actor))};
    const Refusal reason = m_document.whyNot(action);
    if (reason != Refusal::None)
        return {text(words::phrase(reason)), true};
    return {text(words::label(state, action, m_document.names()))};
}

QString CardsBoard::promptWords() const {
    const State& state = m_document.state();
    if (!viewer().isHandover() && state.finished())
        return text(words::prompt(state, noSeat));
    if (!viewer().isHandover() && isHandToBeSeen())
        return tr("%1 won this hand. Here is what the others still held.")
            .arg(m_document.seatName(state.lastWinner));
    if (m_moves.isToChoose() && m_picked != noSeat)
        return tr("%1: who should swap hands with %2?")
            .arg(m_document.seatName(state.actor), m_document.seatName(m_picked));
    return prompter().wordsWith(
        text(words::prompt(m_moves.seen().visible, viewer().seat(), m_document.names())));
}

BoardPrompt CardsBoard::currentPrompt() const {
    const State state = m_moves.seen().visible;
    const bool toBeSeen = isHandToBeSeen();
    const auto action = proceedAction();
    return {.words = promptWords(),
            .seat = state.finished() || toBeSeen ? state.lastWinner
                    : viewer().isHandover()      ? viewer().next()
                                                 : state.actor,
            .proceed = toBeSeen ? tr("Continue")
                       : action ? text(words::label(state, *action))
                                : QString()};
}

QStringList CardsBoard::proceedLabels() const {
    QStringList labels{tr("Continue")};
    for (const Action& action : {act::keep(), act::pass(), act::deal()})
        labels << text(words::label(m_document.state(), action));
    return labels;
}

QStringList CardsBoard::readOut(Reading what) const {
    QStringList said;
    switch (what) {
    case Reading::Own: {
        QStringList cards;
        for (const CardButton* card : m_hand->buttons())
            cards << card->accessibleName();
        said << m_handWords->text() << cards.join(QStringLiteral(", "));
        break;
    }
    case Reading::Pool:
        said << m_top->accessibleName() << tr("Discards: %1").arg(m_moves.seen().visible.discard.size())
             << m_pile->accessibleName();
        break;
    case Reading::Scores:
        for (const PlayerButton* player : m_players)
            if (!player->isHidden())
                said << player->accessibleName();
        break;
    case Reading::Turn: break;
    }
    return speech::ended(said);
}

std::string_view CardsBoard::lessonAt(const QWidget*) const {
    return "expression";
}

/// What a refusal is about: the choice that waits.
std::string_view CardsBoard::ruleAt(const QWidget* place) const {
    const State& state = m_document.state();
    if (state.finished())
        return "card-points";
    switch (state.pending.empty() ? PendingKind::Turn : state.now().kind) {
    case PendingKind::Turn: return place == m_pile ? "card-turn" : "fits";
    case PendingKind::Drawn: return "keeping";
    case PendingKind::Swap: return "substitution";
    case PendingKind::Extra: return "deletion";
    case PendingKind::NextHand: return "hand-of-cards";
    }
    return "fits";
}

} // namespace app
