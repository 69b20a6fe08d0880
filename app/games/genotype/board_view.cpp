// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_view.h"

#include "app/base/text/phrases.h"
#include "app/games/board/board_pointing.h"
#include "app/games/board/only_choices.h"
#include "app/games/board/score_track.h"
#include "app/games/genotype/dice_panel.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/popover.h"
#include "board_button.h"
#include "board_lessons.h"
#include "board_motion.h"
#include "board_seats.h"
#include "engine/genotype/words/continuing_labels.h"
#include "engine/genotype/words/narration.h"
#include "garden_panel.h"
#include "garden_pedigree.h"
#include "johann_line.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "odds_panel.h"
#include "round_up_panel.h"
#include "shops_panel.h"
#include "space_button.h"
#include "square_meiosis.h"
#include "top_bar.h"

#include <QtCore/QTimer>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

/// The most recent step since the viewer's own that was passed over because the viewer could not do anything.
QString passedOver(const GenotypeGame& document, const Viewer& viewer, std::size_t followed) {
    for (std::size_t step = document.stepCount(); step > 0 && step >= followed; --step) {
        const auto& events = document.steps()[step - 1].events;
        for (auto one = events.rbegin(); one != events.rend(); ++one)
            if (const auto* passed = std::get_if<event::Passed>(&*one);
                passed && passed->forced && passed->seat == viewer.seat())
                return text(Game::phrase(*one, document.state(), document.names()));
    }
    return {};
}

} // namespace

BoardView::BoardView(GenotypeGame& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : GameBoard(document, viewer, bots, parent), m_document(document),
      m_moves(document, viewer, bots != nullptr, promptBar(), held()),
      m_hints(document, m_moves, {*this, promptBar(), held(), area()},
              {[this](const Action& action) { return hintPlaces(action); },
               [this](const Action& action) { return m_choices.label(action); }}),
      m_choices(document, viewer), m_rolls(document), m_top(new TopBar(this)), m_scores(new ScoreTrack(this)),
      m_shops(new ShopsPanel(area().table())), m_gardenPanel(new GardenPanel(area().table())),
      m_line(new JohannLine(this)), m_johannPanel(new JohannPanel(area().table())),
      m_story(new JohannStory(this)), m_roundUp(new RoundUpPanel(this)), m_benches(area().table()),
      m_johann(document, viewer, *m_line, *m_story), m_rounds(document, viewer, bots, *m_roundUp),
      m_preview(document, viewer, m_moves, m_benches, *m_gardenPanel->lens(),
                [this](const QString& words) { prompter().say(words, false); }),
      m_clicks({viewer, m_choices, m_moves, m_preview, promptBar(), held()}),
      m_drag({.board = *this,
              .document = document,
              .choices = m_choices,
              .moves = m_moves,
              .prompt = promptBar(),
              .isAtHome = [this] { return isAtHome(); },
              .isGuided = [this] { return pointing().isAnswered(); }}),
      m_words({.document = document,
               .viewer = viewer,
               .choices = m_choices,
               .clicks = m_clicks,
               .benches = m_benches,
               .top = *m_top,
               .garden = *m_gardenPanel,
               .johann = *m_johannPanel,
               .isAtHome = [this] { return isAtHome(); }}),
      m_plan({.board = *this,
              .area = area(),
              .prompt = promptBar(),
              .top = *m_top,
              .scores = *m_scores,
              .benches = m_benches,
              .shops = *m_shops,
              .garden = *m_gardenPanel,
              .johann = *m_johannPanel,
              .overShops = {m_story, m_roundUp}}) {
    m_top->setMiddle(m_line);
    m_line->hide();
    m_johannPanel->hide();
    m_story->hide();
    m_story->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    m_roundUp->hide();
    m_roundUp->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    connectParts();
    m_benches.setRolls(m_rolls.tally());
    begin(*this, m_words, &m_hints);
}

std::vector<core::Phrase> BoardView::narrate(const std::vector<Event>& seen, const State& state,
                                             const std::vector<std::string>& names) {
    return genotype::words::narration(seen, genotype::words::tableOf(state, names));
}

QWidgetList BoardView::secrets() const {
    return {m_gardenPanel};
}

void BoardView::connectParts() {
    connect(m_top, &TopBar::seatClicked, this, &BoardView::showGarden);
    m_drag.watchMarkers(promptBar(), [this](const QPoint& at) { return at.x() < promptBar().height(); });
    const QList<PlayerChip*> chips = m_top->chips();
    for (int seat = 0; seat < static_cast<int>(chips.size()); ++seat)
        m_drag.watchMarkers(*chips[seat],
                            [this, seat](const QPoint&) { return seat == m_document.state().actor; });
    connect(&m_johann, &JohannTurns::closed, this, &BoardView::leave);
    connect(&m_rounds, &RoundUps::closed, this, &BoardView::leave);
    connect(&m_rounds, &RoundUps::opened, this,
            [this](const QStringList& sentences) { announcements().announce(sentences); });
    connect(&m_clicks, &BoardClicks::choiceChanged, this, [this] { refresh(); });
    connect(&m_clicks, &BoardClicks::wayChanged, this, [this] {
        // The focus goes on to what can be done now, as after every step; not to the card that was clicked.
        const QWidget* focus = QApplication::focusWidget();
        if (focus && isAncestorOf(focus) && (m_choices.way() || promptBar().isAncestorOf(focus)))
            setFocus(Qt::OtherFocusReason);
    });
    connect(m_gardenPanel->lens(), &OddsLens::rowOpened, this, [this](QWidget* anchor, const OddsRow& row) {
        if (!row.changes.isEmpty())
            held().hold(Popover::openSheet(anchor,
                                           oddsPanel(row, m_document.state().bench(row.trait).parents),
                                           [] { return tr("Chances after changing a gene tile"); }));
    });
    for (RatioStrip* strip : m_benches.strips())
        connect(strip, &QAbstractButton::clicked, this, [this, strip] { showDice(strip); });
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        auto* one = new QShortcut(QKeySequence(static_cast<int>(Qt::Key_1) + seat), this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, [this, seat] {
            if (seat < m_document.seats())
                showGarden(seat);
        });
    }
}

QList<GlowButton*> BoardView::pointable() const {
    QList<GlowButton*> all;
    for (BoardButton* button : m_benches.buttons())
        all << button;
    for (BoardButton* button : m_shops->buttons())
        all << button;
    for (BoardButton* button : m_gardenPanel->buttons())
        all << button;
    return all;
}

bool BoardView::isAtHome() const {
    return m_shown == homeSeat(viewer(), m_document.state());
}

void BoardView::refreshPicture(const Change* change) {
    if (change) {
        m_hints.pointer().pointAt({}, false);
        if (gameNews().leavesChoice(*change))
            m_choices.forgetWhatIsGone();
        else
            m_choices.forget();
        // Before anything is shown, so that no picture mixes new dice with an old count.
        if (m_rolls.update(*change))
            m_benches.setRolls(m_rolls.tally());
    }
    const Observation observed = m_moves.seen();
    const QList<ShownMarker> markers = seatMarkers(m_document);
    m_shown = m_garden < observed.visible.seats ? m_garden : homeSeat(viewer(), observed.visible);
    const QList<PlayerChip::Face> faces = seatFaces(m_document, observed, m_shown);
    m_top->setState(observed, faces);
    m_scores->setStandings(standingsOf(faces), change != nullptr);
    m_benches.setState(observed.visible, markers);
    m_shops->setState(observed, markers);
    refreshGarden(observed, markers);
    for (GlowButton* button : pointable()) {
        m_drag.watch(static_cast<BoardButton&>(*button));
        if (auto* space = qobject_cast<SpaceButton*>(button))
            space->setOwn(markers.value(observed.visible.actor));
    }
    m_johann.refresh(change);
    refreshGlow();
}

void BoardView::refreshGarden(const Observation& seen, const QList<ShownMarker>& markers) {
    m_gardenPanel->setState(seen,
                            {.seat = m_shown,
                             .viewer = viewer().eyes(),
                             .name = m_document.seatName(m_shown),
                             .colour = m_document.seatColour(m_shown),
                             .person = m_document.isPerson(m_shown),
                             .setupSow = m_choices.setupSow()},
                            markers);
    const bool solo = seen.visible.johann.plays();
    if (solo)
        m_johannPanel->setState(seen);
    if (solo == m_johannPanel->isHidden()) {
        m_johannPanel->setVisible(solo);
        m_line->setVisible(solo);
        arrange();
    }
}

/// While another player's garden is on the screen, the board's spaces still work, but the garden's do not.
void BoardView::refreshGlow() {
    const bool elsewhere = !isAtHome();
    for (GlowButton* button : pointable()) {
        const bool seenHere =
            bots() && !(elsewhere && m_gardenPanel->isAncestorOf(button)) && button->isVisibleTo(this);
        button->setGlow(seenHere ? m_choices.glow(static_cast<BoardButton*>(button)->target()) : Glow::None);
    }
}

BoardPrompt BoardView::currentPrompt() const {
    const State& state = m_document.state();
    const QString own = m_choices.prompt();
    const auto action = m_choices.proceedAction();
    const QString passed =
        viewer().isToChoose() ? passedOver(m_document, viewer(), gameNews().stepsFollowed()) : QString();
    return {.words = own.isEmpty() ? prompter().wordsWith({}) : own,
            .seat = viewer().isHandover() || state.finished() ? homeSeat(viewer(), state) : state.actor,
            .proceed = action && bots() ? m_choices.label(*action) : QString(),
            .hint = m_choices.way()     ? tr("Escape or its button puts it away again.")
                    : !passed.isEmpty() ? passed
                    : viewer().isToChoose()
                        ? tr("Point at anything to see what it does or why you cannot use it.")
                        : QString(),
            .options = bots() ? m_clicks.options() : QList<PromptOption>()};
}

QStringList BoardView::proceedLabels() const {
    QStringList labels;
    for (const core::Phrase& label : genotype::words::continuingLabels())
        labels << text(label);
    return labels;
}

void BoardView::press(GlowButton& button) {
    m_clicks.press(static_cast<BoardButton&>(button));
}

/// Offers the lesson and the rule about the thing that was clicked and, at a square, the meiosis of its
/// parents.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    QWidget* place =
        event->reason() == QContextMenuEvent::Keyboard ? QApplication::focusWidget() : childAt(event->pos());
    QList<MenuEntry> entries =
        squareEntries(place, m_document.state(), [this](Popover* opened) { held().hold(opened); });
    if (const std::string_view rule = m_words.ruleAt(place); !rule.empty())
        entries << MenuEntry{
            tr("The rule"), [this, rule] {
                go(*this, route::Rule{QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))});
            }};
    lessonMenu(m_words.lessonAt(place), this, event->globalPos(), entries);
}

void BoardView::showGarden(Seat seat) {
    if (seat == noSeat && m_garden == noSeat)
        return;
    m_garden = seat == m_garden ? noSeat : seat;
    refresh();
}

void BoardView::showDice(RatioStrip* strip) {
    const Trait trait = strip->sample().trait();
    const Target square = Target::of(Target::Kind::ParentSide, trait);
    const auto gardens = [this] { return Gardens::of(m_document); };
    held().hold(openDice(*strip, m_rolls.tally(), [] { return tr("Dice rolled so far"); },
                         topicOf(square, m_document.state()),
                         {squareMeiosisButton(trait, m_document.state().bench(trait).parents),
                          gardenPedigreeButton(gardens, m_shown, trait)}));
}

QWidgetList BoardView::hintPlaces(const Action& action) const {
    if (QPushButton* option = m_clicks.optionFor(action))
        return {option};
    for (GlowButton* button : glowing())
        if (answers(m_document.state(), action, static_cast<BoardButton*>(button)->target()))
            return {button};
    return {};
}

void BoardView::reveal(const std::vector<Action>& actions) {
    const QList<GlowButton*> all = pointable();
    for (auto action = actions.rbegin(); action != actions.rend(); ++action) {
        // A tool that can be spent on it comes later than the space.
        const auto place = std::find_if(all.begin(), all.end(), [&](const GlowButton* button) {
            return button->isVisibleTo(this) &&
                   answers(m_document.state(), *action, static_cast<const BoardButton*>(button)->target());
        });
        if (place == all.end())
            continue;
        // A bench is of use only with its square.
        TraitBench* bench = m_benches.around(*place);
        area().reveal(bench ? static_cast<QWidget*>(bench) : *place);
    }
}

MotionStage BoardView::stage() const {
    QList<BoardButton*> targets;
    for (GlowButton* button : pointable())
        targets << static_cast<BoardButton*>(button);
    return {.board = this,
            .buttons = targets,
            .strips = m_benches.strips(),
            .chips = m_top->chips(),
            .markers = seatMarkers(m_document),
            .garden = viewer().isHandover() ? noSeat : m_shown,
            .watched = watched()};
}

Seat BoardView::watched() const {
    // At once means that nobody wants to watch.
    if (!bots() || bots()->pace() == BotPace::Instant || m_document.stepCount() == 0)
        return noSeat;
    const Seat actor = m_document.stepActor(m_document.stepCount() - 1);
    return m_document.isPerson(actor) ? noSeat : actor;
}

QList<Flight> BoardView::flightsAfter(const Change&) const {
    return flightsFor(m_moves.lastSeenEvents(), m_moves.seen().visible, stage()) + m_scores->slides(*this);
}

/// At the end of a round, the look back on it comes in place of Brother Johann's story.
void BoardView::refreshed(const Change& change) {
    m_johann.close();
    m_rounds.close();
    // The dice in the air land where their trays will be, so the trays begin to move after they are thrown.
    if (isVisible() && !Theme::current().reduceMotion())
        QTimer::singleShot(0, this, [this] { m_benches.showPhase(); });
    // Where nothing moves, a ring shows what a bot has done until the next move.
    if (watched() != noSeat && change.kind == Change::Kind::Acted && Theme::current().reduceMotion())
        m_hints.pointer().pointAt(placesOf(m_moves.lastSeenEvents(), watched(), stage()), false);
    if (!bots() || !isVisible() || (!onlyChoices()->isBarred() && m_rounds.open(change)))
        return;
    if (change.kind == Change::Kind::Acted)
        m_johann.follow(bots()->pace());
}

void BoardView::leave(bool focused) {
    if (focused)
        setFocus();
    keepFocus();
}

/// In a solo game, counts Brother Johann's cards; otherwise, what the others have done since the viewer's
/// last step.
int BoardView::news() const {
    if (!bots())
        return 0;
    if (m_document.state().johann.plays())
        return m_johann.news();
    return viewer().eyes() == noSeat ? 0 : static_cast<int>(gameNews().sentences().size());
}

bool BoardView::showNews() {
    if (!m_document.state().johann.plays())
        return false;
    m_johann.fold(false);
    return true;
}

bool BoardView::advance() {
    if (m_roundUp->isVisible())
        m_rounds.close();
    else if (m_story->isVisible())
        m_story->next();
    else
        return false;
    return true;
}

bool BoardView::escape() {
    if (m_roundUp->isVisible())
        m_rounds.close();
    else if (m_story->isVisible())
        m_johann.fold(true);
    else if (m_garden != noSeat)
        showGarden(noSeat);
    else
        return false;
    return true;
}

} // namespace app
