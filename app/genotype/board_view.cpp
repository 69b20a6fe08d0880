// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_view.h"

#include "app/genotype/dice_sheet.h"
#include "app/table/curtain.h"
#include "app/table/game_log.h"
#include "app/table/prompt_bar.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "app/widgets/focus_walk.h"
#include "app/widgets/layout_excuses.h"
#include "app/widgets/lesson_link.h"
#include "app/widgets/popover.h"
#include "board_lessons.h"
#include "board_motion.h"
#include "board_sheets.h"
#include "garden_panel.h"
#include "hint_adviser.h"
#include "hint_sheet.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "shops_panel.h"
#include "table_layout.h"
#include "top_bar.h"
#include "trait_bench.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genotype;

BoardView::BoardView(PlayController& controller, TableBots* bots, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_rolls(controller.document()), m_bots(bots),
      m_top(new TopBar(this)), m_prompt(new PromptBar(this)), m_scroll(new QScrollArea(this)),
      m_table(new QWidget), m_openLesson([this](const QString& topic) { emit lessonWanted(topic); }) {
    setFocusPolicy(Qt::StrongFocus);
    for (const Trait trait : allTraits)
        m_benches << new TraitBench(trait, m_table);
    m_shops = new ShopsPanel(m_table);
    m_gardenPanel = new GardenPanel(m_table);
    m_johann = new JohannPanel(m_table);
    m_johann->hide();
    m_log = new GameLog(controller.document(), this);
    m_log->hide();
    m_story = new JohannStory(this);
    m_story->hide();
    m_story->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    m_curtain = new Curtain(m_table);
    m_motion = new MotionLayer(this);
    m_adviser = new HintAdviser(controller.document(), this);
    m_curtain->hide();
    m_curtain->setProperty(mayOverlap, QStringLiteral("it hides the garden"));
    m_log->setProperty(mayOverlap, QStringLiteral("it slides over the shops"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table->setAutoFillBackground(false);
    m_scroll->setWidget(m_table);

    connect(&m_controller, &PlayController::refreshed, this, &BoardView::refresh);
    connect(&m_controller, &PlayController::choicesOffered, this, &BoardView::offer);
    connect(&m_controller, &PlayController::refused, this,
            [this](const QString& reason) { m_prompt->setHint(reason, true); });
    connect(&m_controller, &PlayController::changed, this, &BoardView::showChange);
    connect(m_top, &TopBar::seatClicked, this, &BoardView::showGarden);
    connect(m_prompt, &PromptBar::undoClicked, &m_controller, &PlayController::undo);
    connect(m_prompt, &PromptBar::redoClicked, &m_controller, &PlayController::redo);
    connect(m_prompt, &PromptBar::proceedClicked, this, [this] {
        if (const auto action = m_controller.proceedAction())
            m_controller.take(*action);
    });
    connect(m_prompt, &PromptBar::newsClicked, this, &BoardView::showNews);
    connect(m_prompt, &PromptBar::logClicked, this, [this] { setLogVisible(!m_log->isVisible()); });
    connect(m_prompt, &PromptBar::advanceClicked, this, [this] {
        if (m_bots)
            m_bots->advance();
    });
    connect(m_story, &JohannStory::closed, this, &BoardView::closeStory);
    connect(m_prompt, &PromptBar::hintClicked, m_adviser, &HintAdviser::ask);
    connect(m_adviser, &HintAdviser::thinkingChanged, this, &BoardView::refreshHint);
    connect(m_adviser, &HintAdviser::advised, this, &BoardView::showAdvice);
    connect(m_log, &GameLog::closed, this, [this] { setLogVisible(false); });
    connect(m_log, &GameLog::momentClicked, this, &BoardView::momentWanted);
    connect(m_curtain, &Curtain::lifted, &m_controller, &PlayController::liftCurtain);
    if (m_bots)
        connect(m_bots, &TableBots::statusChanged, this,
                [this] { m_prompt->setWaiting(m_bots->waitsForKey()); });
    connect(m_gardenPanel->lens(), &OddsLens::rowOpened, this, [this](QWidget* anchor, const OddsRow& row) {
        if (row.changes.isEmpty())
            return;
        hold(Popover::open(anchor, oddsSheet(row), tr("Chances after each change of a gene tile")));
    });
    for (TraitBench* bench : m_benches) {
        RatioStrip* strip = bench->strip();
        connect(strip, &QAbstractButton::clicked, this, [this, strip] { showDice(strip); });
    }
    const auto shortcut = [this](const QKeySequence& keys, auto&& action) {
        auto* one = new QShortcut(keys, this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    shortcut(Qt::Key_L, [this] { setLogVisible(!m_log->isVisible()); });
    shortcut(Qt::Key_F1, [this] { openLesson(topicAt(QApplication::focusWidget()), m_openLesson); });
    shortcut(Qt::Key_H, [this] {
        if (isHintable())
            m_adviser->ask();
    });
    shortcut(Qt::Key_N, [this] {
        if (m_story->isVisible())
            m_story->next();
        else if (m_bots)
            m_bots->advance();
    });
    for (Seat seat = 0; seat < maxSeats; ++seat)
        shortcut(QKeySequence(static_cast<int>(Qt::Key_1) + seat), [this, seat] {
            if (seat < m_controller.document().seats())
                showGarden(seat);
        });
    applyTheme();
    showRolls();
    refresh();
}

/// An open sheet may be a child of this and outlive it by a moment.
BoardView::~BoardView() {
    if (m_popover)
        disconnect(m_popover, nullptr, this, nullptr);
}

void BoardView::setReplay(bool replay) {
    m_replay = replay;
    refresh();
}

QList<ShownMarker> BoardView::seatMarkers() const {
    const GameDocument& document = m_controller.document();
    QList<ShownMarker> markers;
    for (Seat seat = 0; seat < document.seats(); ++seat) {
        const QString name = document.seatName(seat);
        markers << ShownMarker{document.seatColour(seat), name.left(1).toUpper(), name};
    }
    return markers;
}

void BoardView::refresh() {
    const GameDocument& document = m_controller.document();
    if (!document.isOpen())
        return;
    const Observation seen = m_controller.observation();
    const State& state = seen.visible;
    const Seat viewer = m_controller.curtain() ? noSeat : m_controller.viewer();
    const QList<ShownMarker> markers = seatMarkers();
    // In the last round's end and for an audience without a seat, the acting player's garden is the one to
    // see.
    Seat home = viewer != noSeat ? viewer : state.actor != noSeat ? state.actor : Seat{0};
    if (m_controller.curtain())
        home = m_controller.nextViewer();
    const Seat shown = m_garden < state.seats ? m_garden : home;
    m_shown = shown;

    QList<PlayerChip::Face> faces;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        faces << PlayerChip::Face{.name = document.seatName(seat),
                                  .colour = document.seatColour(seat),
                                  .coins = player.coins,
                                  .points = score(state, seat).total(),
                                  .markersLeft = state.phase == Phase::Working ? player.markersLeft : 0,
                                  .plants = seen.handSizes[seat],
                                  .tools = seen.toolCounts[seat],
                                  .first = seat == state.firstPlayer,
                                  .acting = seat == state.actor,
                                  .shown = seat == shown,
                                  .bot = !document.isPerson(seat)};
    }
    m_top->setState(seen, faces);

    for (const Trait trait : allTraits) {
        TraitBench* bench = m_benches[static_cast<int>(trait)];
        const auto standing = [&](Space space) {
            const Seat owner = state.owner(space);
            return owner == noSeat ? QList<ShownMarker>{} : QList{markers.value(owner)};
        };
        bench->setBench(state.bench(trait), standing(parentGenesSpace(trait)),
                        standing(firstShiftSpace(trait)), markers);
    }
    m_shops->setState(seen, markers);
    m_gardenPanel->setState(seen,
                            {.seat = shown,
                             .viewer = viewer,
                             .name = document.seatName(shown),
                             .colour = document.seatColour(shown),
                             .person = document.isPerson(shown),
                             .setupSow = m_controller.setupSow()},
                            markers);
    const bool solo = state.johann.plays();
    if (solo)
        m_johann->setState(seen, document.seatColour(johannSeat));
    if (solo == m_johann->isHidden()) {
        m_johann->setVisible(solo);
        arrange();
    }
    // Another's garden on the screen: the board's own spaces still work, the garden's do not.
    for (BoardButton* button : buttons()) {
        wire(button);
        const bool elsewhere = shown != home && m_gardenPanel->isAncestorOf(button);
        button->setGlowing(!m_replay && !elsewhere && button->isVisibleTo(this) &&
                           m_controller.glows(button->target()));
    }

    const Seat prompting = m_controller.curtain() ? m_controller.nextViewer()
                           : state.finished()     ? home
                                                  : state.actor;
    m_prompt->setPrompt(m_controller.prompt(), markers.value(prompting).colour,
                        markers.value(prompting).letter);
    setAccessibleName(tr("Board"));
    m_prompt->setHint(restingHint());
    m_prompt->setUndoable(!m_replay && document.canUndo(), !m_replay && document.canRedo());
    refreshHint();
    const auto proceed = m_controller.proceedAction();
    m_prompt->setProceed(proceed && !m_replay ? m_controller.label(*proceed) : QString());
    m_prompt->setWaiting(m_bots && m_bots->waitsForKey());

    // What the others did since the viewer's last step.
    std::size_t last = 0;
    for (std::size_t i = 0; i < document.steps().size(); ++i)
        if (document.steps()[i].actor == viewer)
            last = i + 1;
    m_ownSteps = last;
    const bool news = !m_replay && viewer != noSeat && document.steps().size() > last;
    const auto cards = solo && !m_replay
                           ? johannMoments(lastEvents(), words::tableOf(state, m_controller.names()))
                           : QList<JohannMoment>{};
    m_prompt->setNews(solo   ? static_cast<int>(cards.size())
                      : news ? static_cast<int>(document.steps().size() - last)
                             : 0);

    m_log->model()->setViewer(viewer);
    m_log->model()->refresh();
    if (m_bots)
        m_bots->setPaused(TableBots::Pause::Curtain, m_controller.curtain());
    m_curtain->setVisible(m_controller.curtain() && !m_replay);
    if (m_curtain->isVisible()) {
        const Seat next = m_controller.nextViewer();
        m_curtain->setNext(document.seatName(next), document.seatColour(next));
        m_curtain->raise();
    }
    keepFocus();
    emit refreshed();
}

/// The order matters: the dice are counted before the board is shown, once, and what moves over it comes
/// last.
void BoardView::showChange(const Change& change) {
    if (m_rolls.update(change))
        showRolls();
    refresh();
    animate(change);
}

void BoardView::showRolls() {
    for (const Trait trait : allTraits)
        m_benches[static_cast<int>(trait)]->strip()->setSample(
            m_rolls.tally().sample(trait, lessons::RollRule::RerolledOnce));
}

std::vector<Event> BoardView::lastEvents() const {
    const GameDocument& document = m_controller.document();
    return document.steps().empty()
               ? std::vector<Event>{}
               : document.observedEvents(document.steps().size() - 1, m_controller.eyes());
}

/// Shows how the board came to look as it does now.
void BoardView::animate(const Change& change) {
    m_motion->finish();
    closeStory();
    const GameDocument& document = m_controller.document();
    if (!m_replay && change.kind == Change::Kind::Acted && isVisible() && document.state().johann.plays()) {
        const BotPace pace = m_bots ? m_bots->pace() : BotPace::EachKey;
        if (pace != BotPace::Instant)
            tellJohann(pace);
    }
    if (m_replay || change.kind != Change::Kind::Acted || !isVisible() || Theme::current().reduceMotion())
        return;
    m_motion->fly(flightsFor(lastEvents(), m_controller.observation().visible,
                             {.board = this,
                              .buttons = buttons(),
                              .chips = m_top->chips(),
                              .markers = seatMarkers(),
                              .garden = m_curtain->isVisible() ? noSeat : m_shown}));
}

bool BoardView::tellJohann(BotPace pace) {
    const auto moments =
        johannMoments(lastEvents(), words::tableOf(m_controller.observation().visible, m_controller.names()));
    if (moments.isEmpty())
        return false;
    m_story->tell(moments, pace);
    m_story->show();
    arrange();
    m_story->raise();
    m_story->setFocus();
    return true;
}

void BoardView::closeStory() {
    if (m_story->isHidden())
        return;
    const bool focused = m_story->isAncestorOf(QApplication::focusWidget()) || m_story->hasFocus();
    m_story->hide();
    if (focused)
        setFocus();
    keepFocus();
}

/// Connects a button once; hands grow, so this is asked at every refresh.
void BoardView::wire(BoardButton* button) {
    if (m_wired.contains(button))
        return;
    m_wired.insert(button);
    connect(button, &QAbstractButton::clicked, this,
            [this, button] { m_controller.click(button->target(), button); });
    connect(button, &GlowButton::attended, this, [this, button] { attend(button->target()); });
    connect(button, &GlowButton::unattended, this, [this] { m_prompt->setHint(restingHint()); });
}

/// After a change the focus must be on something that is there.
void BoardView::keepFocus() {
    QWidget* focus = QApplication::focusWidget();
    if (!isVisible() || m_curtain->isVisible() || (focus && !isAncestorOf(focus) && focus != this))
        return;
    if (focus && focus != this && focus->isVisible() && focus->isEnabled())
        return;
    const auto ready = glowing();
    if (!ready.isEmpty())
        ready.front()->setFocus(Qt::OtherFocusReason);
}

QList<BoardButton*> BoardView::buttons() const {
    QList<BoardButton*> all;
    for (const TraitBench* bench : m_benches)
        all << bench->buttons();
    all << m_shops->buttons() << m_gardenPanel->buttons();
    return all;
}

QList<BoardButton*> BoardView::glowing() const {
    QList<BoardButton*> found;
    for (BoardButton* button : buttons())
        if (button->isGlowing() && button->isVisibleTo(this))
            found << button;
    return found;
}

QWidget* BoardView::proceedButton() const {
    return m_prompt->proceedButton();
}

Popover* BoardView::popover() const {
    return qobject_cast<Popover*>(m_popover.data());
}

/// Nobody moves the board under a sheet that a person is reading.
void BoardView::hold(Popover* popover) {
    m_popover = popover;
    if (!m_bots)
        return;
    m_bots->setPaused(TableBots::Pause::Popover, true);
    const auto release = [this, popover] {
        if (!m_popover || m_popover == popover)
            m_bots->setPaused(TableBots::Pause::Popover, false);
    };
    connect(popover, &Popover::closed, this, release);
    // A sheet may also go with its window.
    connect(popover, &QObject::destroyed, this, release);
}

bool BoardView::isHintable() const {
    // A choice of one needs no advice.
    return !m_replay && !m_controller.curtain() && m_controller.isViewersTurn() &&
           m_controller.document().legal().size() > 1;
}

void BoardView::refreshHint() {
    m_prompt->setHintable(isHintable(), m_adviser->isThinking());
}

/// The move and its reasons, with a button that makes it and one that leads to where a person would.
void BoardView::showAdvice(const Action& action, const QStringList& reasons) {
    if (!isHintable() || !m_controller.document().isLegal(action))
        return;
    QPointer<BoardButton> place;
    for (BoardButton* button : glowing())
        if (!place && answers(m_controller.document().state(), action, button->target()))
            place = button;
    auto* content = new HintSheet(m_controller.label(action), reasons, place != nullptr);
    content->setMinimumWidth(std::min(Theme::current().px(400), width() - Theme::current().px(40)));
    Popover* sheet = Popover::open(m_prompt->hintButton(), content, content->spoken());
    hold(sheet);
    connect(content, &HintSheet::taken, sheet, [this, sheet, action] {
        sheet->close();
        m_controller.take(action);
    });
    connect(content, &HintSheet::left, sheet, &Popover::close);
    connect(content, &HintSheet::placeWanted, sheet, [sheet, place] {
        sheet->close();
        if (place)
            place->setFocus(Qt::TabFocusReason);
    });
}

/// The dice of a trait, with the lessons that explain them.
void BoardView::showDice(RatioStrip* strip) {
    const Trait trait = strip->sample().trait();
    const lessons::RollTally& tally = m_rolls.tally();
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(new DiceSheet(tally.sample(trait, lessons::RollRule::RerolledOnce),
                                  tally.sample(trait, lessons::RollRule::RerolledUntilNumeral), content),
                    1);
    auto* line = new QHBoxLayout;
    const Target square = Target::of(Target::Kind::ParentSide, trait);
    QList<QPushButton*> learn{
        lessonButton(topicOf(square, m_controller.document().state()), content, m_openLesson),
        lessonButton("mutation", content, m_openLesson)};
    learn.removeAll(nullptr);
    for (QPushButton* one : learn)
        line->addWidget(one);
    line->addStretch(1);
    rows->addLayout(line);
    Popover* sheet = Popover::open(strip, content, tr("Dice rolled so far"));
    for (QPushButton* one : learn)
        connect(one, &QPushButton::clicked, sheet, &Popover::close);
    hold(sheet);
}

std::string_view BoardView::topicAt(const QWidget* place) const {
    const auto* button = qobject_cast<const BoardButton*>(place);
    return button ? topicOf(button->target(), m_controller.document().state()) : std::string_view();
}

/// What a thing on the board has to do with genetics is one click away.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    QWidget* place =
        event->reason() == QContextMenuEvent::Keyboard ? QApplication::focusWidget() : childAt(event->pos());
    lessonMenu(topicAt(place), this, event->globalPos(), m_openLesson);
}

void BoardView::showGarden(Seat seat) {
    m_garden = seat == m_garden ? noSeat : seat;
    refresh();
}

void BoardView::setLogVisible(bool visible) {
    m_log->setVisible(visible);
    arrange();
    if (visible) {
        m_log->raise();
        m_log->showLatest();
    } else {
        setFocus();
        keepFocus();
    }
}

void BoardView::offer(QWidget* anchor, const QList<Action>& actions, const QStringList& labels) {
    hold(openChoice(anchor ? anchor : this, tr("Choose"), labels,
                    [this, actions](int index) { m_controller.take(actions[index]); }));
}

void BoardView::attend(const Target& target) {
    if (QWidget* focus = QApplication::focusWidget(); focus && m_table->isAncestorOf(focus))
        m_scroll->ensureWidgetVisible(focus, 0, 20);
    const bool can = m_controller.glows(target);
    m_prompt->setHint(m_controller.explain(target), !can && m_controller.isViewersTurn());
}

/// What the prompt's second sentence says while nothing is pointed at.
QString BoardView::restingHint() const {
    return m_controller.isViewersTurn()
               ? tr("Point at anything to see what it does, or why you cannot take it.")
               : QString();
}

void BoardView::showNews() {
    if (m_controller.document().state().johann.plays()) {
        tellJohann(BotPace::EachKey);
        return;
    }
    const QStringList sentences = m_log->model()->sentencesSince(m_ownSteps, m_controller.viewer());
    hold(Popover::open(m_prompt->newsButton(), newsSheet(sentences), tr("Since your turn")));
}

void BoardView::applyTheme() {
    arrange();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange) {
        arrange();
        update();
    }
    QWidget::changeEvent(event);
}

void BoardView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void BoardView::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Sized from one unit: top bar, prompt, then the table.
void BoardView::arrange() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(8);
    const int gap = theme.px(5);
    const int bar = theme.px(38);
    const int wide = width() - 2 * margin;
    // Large type on a small window: the panes stand below one another and scroll; nothing is cut off.
    const bool folded = width() < theme.px(1180) || height() < theme.px(660);
    int y = theme.px(6);
    m_top->setFolded(folded);
    const int top = folded ? 2 * bar + gap : bar;
    m_top->setGeometry(margin, y, wide, top);
    y += top + gap;
    m_prompt->setFolded(folded);
    const int prompt = folded ? theme.px(80) : bar;
    m_prompt->setGeometry(margin, y, wide, prompt);
    y += prompt + gap;
    m_scroll->setGeometry(margin, y, wide, height() - y - theme.px(6));
    const int bars = folded ? m_scroll->verticalScrollBar()->sizeHint().width() : 0;
    const bool solo = !m_johann->isHidden();
    const TableLayout table = folded ? foldedTable(m_scroll->width() - bars, solo)
                                     : wholeTable({m_scroll->width(), m_scroll->height()}, solo);
    m_table->resize(table.size);
    for (int i = 0; i < m_benches.size(); ++i)
        m_benches[i]->setGeometry(table.benches[static_cast<std::size_t>(i)]);
    m_shops->setGeometry(table.shops);
    m_gardenPanel->setGeometry(table.garden);
    m_johann->setGeometry(table.johann);
    m_log->setGeometry(folded ? m_scroll->geometry()
                              : QRect(m_shops->mapTo(this, QPoint()), m_shops->size()));
    m_story->setGeometry(m_log->geometry());
    m_curtain->setGeometry(m_gardenPanel->geometry());
}

void BoardView::moveFocus(int key) {
    auto* from = qobject_cast<BoardButton*>(QApplication::focusWidget());
    const QList<BoardButton*> all = buttons();
    if (!from || !all.contains(from)) {
        const auto ready = glowing();
        if (!ready.isEmpty())
            ready.front()->setFocus(Qt::TabFocusReason);
        return;
    }
    QWidgetList others;
    for (BoardButton* one : all)
        if (one->isVisibleTo(this) && one->isEnabled())
            others << one;
    if (QWidget* next = neighbour(*this, *from, others, key))
        next->setFocus(Qt::TabFocusReason);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: moveFocus(event->key()); return;
    case Qt::Key_Escape:
        if (m_log->isVisible())
            setLogVisible(false);
        else if (m_story->isVisible())
            closeStory();
        else if (m_garden != noSeat)
            showGarden(noSeat);
        else
            m_controller.cancel();
        return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace app
