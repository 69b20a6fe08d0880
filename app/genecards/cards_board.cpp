// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_board.h"

#include "app/table/curtain.h"
#include "app/table/game_log.h"
#include "app/table/prompt_bar.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "app/widgets/focus_walk.h"
#include "app/widgets/layout_excuses.h"
#include "app/widgets/motion_layer.h"
#include "app/widgets/page_parts.h"
#include "cards_motion.h"
#include "engine/genecards/words.h"
#include "hand_over_view.h"
#include "hand_view.h"
#include "strand_view.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genecards;
using page_parts::setMargins;

namespace {

/// Sentences of what has happened that are kept in sight.
constexpr qsizetype storyLength = 6;
constexpr auto lesson = "expression";

} // namespace

CardsBoard::CardsBoard(CardsDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : QWidget(parent), m_document(document), m_viewer(viewer), m_bots(bots) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
    build();
    connect(&m_document, &TableDocument::changed, this, &CardsBoard::follow);
    connect(&m_viewer, &Viewer::lifted, this, [this] {
        refresh();
        keepFocus();
    });
    connect(m_prompt, &PromptBar::undoClicked, this, [this] {
        if (m_picked == noSeat)
            m_document.undo();
        m_picked = noSeat;
        refresh();
    });
    connect(m_prompt, &PromptBar::redoClicked, this, [this] { m_document.redo(); });
    connect(m_prompt, &PromptBar::proceedClicked, this, &CardsBoard::proceed);
    connect(m_prompt, &PromptBar::logClicked, this, [this] { setLogVisible(!m_log->isVisible()); });
    connect(m_prompt, &PromptBar::advanceClicked, this, [this] {
        if (m_bots)
            m_bots->advance();
    });
    connect(m_log, &GameLog::closed, this, [this] { setLogVisible(false); });
    connect(m_log, &GameLog::momentClicked, this, &CardsBoard::momentWanted);
    connect(m_curtain, &Curtain::lifted, &m_viewer, &Viewer::liftCurtain);
    if (m_bots)
        connect(m_bots, &TableBots::statusChanged, this,
                [this] { m_prompt->setWaiting(m_bots->waitsForKey()); });
    const auto shortcut = [this](const QKeySequence& keys, auto&& action) {
        auto* one = new QShortcut(keys, this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    shortcut(Qt::Key_L, [this] { setLogVisible(!m_log->isVisible()); });
    shortcut(Qt::Key_F1, [this] { emit lessonWanted(QLatin1String(lesson)); });
    shortcut(Qt::Key_N, [this] {
        if (m_bots)
            m_bots->advance();
    });
    connect(&Theme::current(), &Theme::changed, this, [this] {
        applyTheme();
        refresh();
    });
    applyTheme();
}

void CardsBoard::build() {
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    setMargins(column, 8, 6);
    m_prompt = new PromptBar(this);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table = new QWidget;
    m_table->setAutoFillBackground(false);
    m_scroll->setWidget(m_table);
    // The order of expression stays in sight when the rest is scrolled.
    m_strand = new StrandView(this);
    column->addWidget(m_prompt);
    column->addWidget(m_strand);
    column->addWidget(m_scroll, 1);

    auto* lines = new QVBoxLayout(m_table);
    setMargins(lines, 0, 8);

    m_seats = new QGridLayout;
    m_seats->setSpacing(theme.px(6));
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        auto* player = new PlayerButton(m_table);
        player->setObjectName(QStringLiteral("player%1").arg(seat + 1));
        connect(player, &QAbstractButton::clicked, this, [this, seat] { clickPlayer(seat); });
        connect(player, &CardsButton::explained, m_prompt, &PromptBar::setHint);
        m_seats->addWidget(player, 0, seat);
        m_players << player;
    }
    lines->addLayout(m_seats);

    m_middle = new QWidget(m_table);
    auto* middle = new QHBoxLayout(m_middle);
    setMargins(middle, 0, 14);
    const auto pile = [&](CardsButton* button, const QString& name) {
        auto* part = new QVBoxLayout;
        part->setSpacing(theme.px(3));
        button->setObjectName(name);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        QLabel* words = page_parts::words({}, m_table, TextRole::Caption, Role::SoftInk);
        words->setAlignment(Qt::AlignHCenter);
        part->addWidget(button, 0, Qt::AlignHCenter);
        part->addWidget(words);
        part->addStretch(1);
        middle->addLayout(part);
        connect(button, &CardsButton::explained, m_prompt, &PromptBar::setHint);
        return words;
    };
    m_pile = new PileButton(m_table);
    m_pileWords = pile(m_pile, QStringLiteral("drawPile"));
    m_top = new CardButton(m_table);
    m_topWords = pile(m_top, QStringLiteral("discards"));
    connect(m_pile, &QAbstractButton::clicked, this, [this] { take(act::draw()); });
    m_story = page_parts::words({}, m_table);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    middle->addWidget(m_story, 1);
    lines->addWidget(m_middle);

    m_handWords = page_parts::words({}, m_table, TextRole::Strong);
    lines->addWidget(m_handWords);
    m_stack = new QStackedWidget(m_table);
    m_hand = new HandView(m_stack);
    m_handOver = new HandOverView(m_stack);
    m_stack->addWidget(m_hand);
    m_stack->addWidget(m_handOver);
    lines->addWidget(m_stack, 1);
    connect(m_hand, &HandView::cardClicked, this, &CardsBoard::clickCard);
    connect(m_hand, &HandView::explained, m_prompt, &PromptBar::setHint);

    m_curtain = new Curtain(m_table);
    m_curtain->hide();
    m_stack->installEventFilter(this);
    m_curtain->setProperty(mayOverlap, QStringLiteral("it hides the hand"));
    m_log = new GameLog(m_document, this);
    m_log->hide();
    m_log->setProperty(mayOverlap, QStringLiteral("it slides over the table"));
    m_motion = new MotionLayer(this);
}

void CardsBoard::applyTheme() {
    const Theme& theme = Theme::current();
    const auto style = [&theme](QLabel* label, TextRole type, Role colour) {
        label->setFont(theme.font(type));
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, theme.colour(colour));
        label->setPalette(palette);
    };
    style(m_story, TextRole::Body, Role::Ink);
    style(m_handWords, TextRole::Strong, Role::Ink);
    style(m_pileWords, TextRole::Caption, Role::SoftInk);
    style(m_topWords, TextRole::Caption, Role::SoftInk);
    for (QWidget* part : QWidgetList{m_strand, m_pile, m_top, m_hand, m_handOver})
        part->updateGeometry();
    for (PlayerButton* player : m_players)
        player->updateGeometry();
}

QPushButton* CardsBoard::proceedButton() const {
    return m_prompt->proceedButton();
}

QList<CardsButton*> CardsBoard::buttons() const {
    QList<CardsButton*> all;
    for (PlayerButton* player : m_players)
        all << player;
    all << m_pile << m_top;
    for (CardButton* card : m_hand->buttons())
        all << card;
    all.removeIf([this](const CardsButton* one) { return !one->isVisibleTo(this); });
    return all;
}

QList<CardsButton*> CardsBoard::glowing() const {
    QList<CardsButton*> ready = buttons();
    ready.removeIf([](const CardsButton* one) { return !one->isGlowing(); });
    return ready;
}

bool CardsBoard::offers(const Action& action) const {
    return isViewersTurn() && !isHandToBeSeen() && m_document.isLegal(action);
}

bool CardsBoard::isHandToBeSeen() const {
    return m_bots && m_document.state().phase == Phase::HandOver && m_handSeen != m_document.state().hand &&
           m_document.persons() > 0 && !m_viewer.isToChoose();
}

std::optional<Action> CardsBoard::proceedAction() const {
    for (const Action& action : {act::keep(), act::pass(), act::deal()})
        if (offers(action))
            return action;
    return {};
}

void CardsBoard::take(const Action& action) {
    if (offers(action))
        m_document.perform(action);
    else if (m_bots)
        m_prompt->setHint(text(words::phrase(m_document.whyNot(action))), true);
}

void CardsBoard::proceed() {
    if (isHandToBeSeen()) {
        m_handSeen = m_document.state().hand;
        refresh();
        return;
    }
    if (const auto action = proceedAction())
        m_document.perform(*action);
}

void CardsBoard::clickCard(CardButton* button) {
    if (button->isGlowing())
        take(act::play(button->card()));
    else if (m_bots)
        m_prompt->setHint(button->explanation(), true);
}

/// The first click names one player, the second the other; a second click on the first takes it back.
void CardsBoard::clickPlayer(Seat seat) {
    if (!m_players[seat]->isGlowing()) {
        if (!m_players[seat]->explanation().isEmpty())
            m_prompt->setHint(m_players[seat]->explanation());
        return;
    }
    if (m_picked == noSeat || m_picked == seat) {
        m_picked = m_picked == seat ? noSeat : seat;
        refresh();
        m_players[seat]->setFocus();
        return;
    }
    take(act::swap(m_picked, seat));
}

QString CardsBoard::explain(const Action& action, bool& refusal) const {
    const State& state = m_document.state();
    refusal = false;
    if (state.finished())
        return text(words::phrase(Refusal::GameOver));
    if (!isViewersTurn())
        return tr("It is %1's turn.").arg(m_document.seatName(state.actor));
    const Refusal reason = m_document.whyNot(action);
    refusal = reason != Refusal::None;
    if (refusal)
        return text(words::phrase(reason));
    return text(words::label(state, action, m_document.names()));
}

QString CardsBoard::prompt() const {
    const State& state = m_document.state();
    if (m_viewer.curtain())
        return tr("It is %1's turn.").arg(m_document.seatName(m_viewer.next()));
    if (state.finished())
        return text(words::prompt(state, noSeat));
    if (isHandToBeSeen())
        return tr("%1 won this hand. Look at what was left.").arg(m_document.seatName(state.lastWinner));
    const QString name = m_document.seatName(state.actor);
    if (!isViewersTurn())
        return tr("%1 is playing.").arg(name);
    if (m_picked != noSeat)
        return tr("%1: who swaps hands with %2?").arg(name, m_document.seatName(m_picked));
    const Observation seen = m_document.observation(m_viewer.eyes());
    return tr("%1: %2").arg(name, text(words::prompt(seen.visible, m_viewer.seat(), m_document.names())));
}

void CardsBoard::refresh() {
    if (!m_document.isOpen())
        return;
    const Observation seen = m_document.observation(m_viewer.eyes());
    const State& state = seen.visible;
    m_strand->setTop(state.top());
    refreshPlayers(seen);

    bool refusal = false;
    m_pile->setGlowing(offers(act::draw()));
    m_pile->setCount(static_cast<int>(state.drawPile.size()));
    const QString drawing = explain(act::draw(), refusal);
    m_pile->setExplanation(drawing, refusal);
    m_pileWords->setText(tr("Draw pile: %1").arg(state.drawPile.size()));
    m_top->setGlowing(false);
    m_top->setCard(state.top());
    m_top->setExplanation(text(words::whatFits(state.top())), false);
    m_topWords->setText(tr("Discards: %1").arg(state.discard.size()));

    refreshHand(seen);
    refreshStory();
    refreshPrompt(seen);
    m_log->model()->setViewer(m_viewer.eyes());
    m_log->model()->refresh();
    if (m_bots) {
        m_bots->setPaused(TableBots::Pause::Curtain, m_viewer.curtain());
        m_bots->setPaused(TableBots::Pause::Dialog, isHandToBeSeen());
    }
    m_curtain->setVisible(m_bots && m_viewer.curtain());
    if (m_viewer.curtain())
        m_curtain->setNext(m_document.seatName(m_viewer.next()), m_document.seatColour(m_viewer.next()));
    arrange();
    keepFocus();
}

void CardsBoard::refreshPlayers(const Observation& seen) {
    const State& state = seen.visible;
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        PlayerButton* player = m_players[seat];
        player->setVisible(seat < state.seats);
        if (seat >= state.seats)
            continue;
        bool nameable = false;
        for (Seat other = 0; other < state.seats; ++other)
            nameable = nameable || (other != seat && offers(act::swap(seat, other)));
        player->setGlowing(nameable);
        player->setFace({.name = m_document.seatName(seat),
                         .colour = m_document.seatColour(seat),
                         .cards = seen.handSizes[seat],
                         .points = state.scores[seat],
                         .target = state.target,
                         .acting = seat == state.actor,
                         .picked = seat == m_picked,
                         .bot = !m_document.isPerson(seat)});
        player->setExplanation(nameable ? m_picked == noSeat ? tr("Name this player for the swap.")
                                          : m_picked == seat ? tr("Take the name back.")
                                                             : tr("Swap the two hands.")
                                        : tr("Cards: %1. Points: %2 of %3.")
                                              .arg(seen.handSizes[seat])
                                              .arg(state.scores[seat])
                                              .arg(state.target),
                               false);
    }
}

void CardsBoard::refreshHand(const Observation& seen) {
    const State& state = seen.visible;
    const bool over = state.phase != Phase::Playing;
    m_stack->setCurrentIndex(over ? 1 : 0);
    // What was left needs the room, and says it all.
    m_middle->setVisible(!over);
    QStringList names;
    QList<int> colours;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        names << m_document.seatName(seat);
        colours << m_document.seatColour(seat);
    }
    if (over) {
        m_handOver->setHands(state, names, colours);
        m_hand->setCards({});
        m_handWords->setText(tr("Hand %1 is over: what was left goes to %2.")
                                 .arg(state.hand)
                                 .arg(m_document.seatName(state.lastWinner)));
        return;
    }
    const Seat eyes = m_viewer.eyes();
    QList<HandView::Card> cards;
    if (eyes != noSeat)
        for (const CardId card : state.handOf(eyes)) {
            HandView::Card shown;
            shown.card = card;
            shown.glowing = offers(act::play(card));
            const QString said = explain(act::play(card), shown.refusal);
            const QString about = isAction(card) ? text(words::rule(mutationOf(card))) : QString();
            shown.explanation = about.isEmpty() ? said
                                : shown.glowing ? about
                                                : about + QLatin1Char(' ') + said;
            cards << shown;
        }
    m_hand->setCards(cards);
    m_handWords->setText(eyes == noSeat ? tr("Hands are hidden.")
                                        : tr("Hand of %1").arg(m_document.seatName(eyes)));
}

void CardsBoard::refreshStory() {
    // What happened since the viewer's last own action, and the newest of it.
    const Seat eyes = m_viewer.eyes();
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
    if (sentences.size() > storyLength)
        sentences = sentences.mid(sentences.size() - storyLength);
    m_story->setText(sentences.join(QLatin1Char('\n')));
}

void CardsBoard::refreshPrompt(const Observation& seen) {
    const State& state = seen.visible;
    Seat shown = m_viewer.curtain() ? m_viewer.next() : state.actor;
    if (state.finished() || isHandToBeSeen())
        shown = state.lastWinner;
    m_prompt->setPrompt(prompt(), m_document.seatColour(shown), m_document.seatName(shown).left(1).toUpper());
    m_prompt->setHint({});
    m_prompt->setUndoable(m_bots && (m_picked != noSeat || m_document.canUndo()),
                          m_bots && m_document.canRedo());
    const auto action = proceedAction();
    m_prompt->setProceed(isHandToBeSeen() ? tr("Go on")
                         : action         ? text(words::label(state, *action))
                                          : QString());
    m_prompt->setWaiting(m_bots && m_bots->waitsForKey());
}

void CardsBoard::follow(const Change& change) {
    m_motion->finish();
    m_picked = noSeat;
    if (change.kind == Change::Kind::Opened)
        m_handSeen = 0;
    refresh();
    if (m_bots && change.kind == Change::Kind::Acted && isVisible() && !Theme::current().reduceMotion())
        animate();
}

/// Shows how the board came to look as it does now.
void CardsBoard::animate() {
    m_motion->setGeometry(rect());
    m_motion->raise();
    const auto placeOf = [this](const QWidget* widget) {
        return QRectF(QPointF(widget->mapTo(this, QPoint())), QSizeF(widget->size()));
    };
    CardPlaces places{.pile = placeOf(m_pile), .top = placeOf(m_top), .players = {}};
    for (const PlayerButton* player : m_players)
        places.players << placeOf(player);
    m_motion->fly(cardFlights(m_document.steps().back().events, places));
}

void CardsBoard::setLogVisible(bool visible) {
    m_log->setVisible(visible);
    if (visible) {
        arrange();
        m_log->raise();
        m_log->showLatest();
        m_log->setFocus();
    } else {
        setFocus();
        keepFocus();
    }
}

/// After a change the focus must be on something that is there.
void CardsBoard::keepFocus() {
    QWidget* focus = QApplication::focusWidget();
    if (!isVisible() || m_curtain->isVisible() || (focus && !isAncestorOf(focus) && focus != this))
        return;
    const auto* card = qobject_cast<CardsButton*>(focus);
    const bool stays = focus && focus != this && focus->isVisible() && focus->isEnabled();
    const auto ready = glowing();
    if (stays && (!card || card->isGlowing() || ready.isEmpty()))
        return;
    if (!ready.isEmpty()) {
        ready.front()->setFocus(Qt::OtherFocusReason);
        m_scroll->ensureWidgetVisible(ready.front());
    } else if (proceedButton()->isVisible())
        proceedButton()->setFocus(Qt::OtherFocusReason);
}

/// All players in one line if there is room for their names, else in two.
void CardsBoard::arrangePlayers() {
    const int seats = std::max(minSeats, m_document.isOpen() ? m_document.seats() : minSeats);
    const int room =
        (width() - Theme::current().px(24)) / (m_players[0]->minimumSizeHint().width() + m_seats->spacing());
    const int across = room >= seats ? seats : (seats + 1) / 2;
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
    m_prompt->setFolded(width() < theme.px(900));
    m_log->setGeometry(std::max(0, width() - theme.px(390)), m_scroll->y(), std::min(width(), theme.px(390)),
                       height() - m_scroll->y());
    placeCurtain();
    m_motion->setGeometry(rect());
}

/// The curtain hangs where the hand is, wherever the layout puts that.
bool CardsBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_stack && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        placeCurtain();
    return QWidget::eventFilter(watched, event);
}

void CardsBoard::placeCurtain() {
    m_curtain->setGeometry(m_handWords->geometry().united(m_stack->geometry()));
    m_curtain->raise();
}

void CardsBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    m_table->layout()->activate();
    arrange();
}

void CardsBoard::keyPressEvent(QKeyEvent* event) {
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    QWidget* focus = QApplication::focusWidget();
    if (arrow && focus && isAncestorOf(focus)) {
        QWidgetList others;
        for (CardsButton* button : buttons())
            others << button;
        if (QWidget* next = neighbour(*this, *focus, others, event->key())) {
            next->setFocus(Qt::TabFocusReason);
            m_scroll->ensureWidgetVisible(next);
        }
        return;
    }
    if (event->key() == Qt::Key_Escape && m_picked != noSeat) {
        m_picked = noSeat;
        refresh();
        return;
    }
    QWidget::keyPressEvent(event);
}

void CardsBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace app
