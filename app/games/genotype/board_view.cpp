// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_view.h"

#include "app/base/text/phrases.h"
#include "app/games/board/game_log.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/score_track.h"
#include "app/games/genotype/dice_panel.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/popover.h"
#include "board_lessons.h"
#include "board_motion.h"
#include "board_seats.h"
#include "garden_panel.h"
#include "garden_pedigree.h"
#include "johann_line.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "odds_panel.h"
#include "round_up_panel.h"
#include "shops_panel.h"
#include "square_meiosis.h"
#include "top_bar.h"
#include "trait_bench.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

namespace app {

using namespace genotype;

BoardView::BoardView(GenotypeGame& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : AdvisedBoard(document, viewer, bots, parent), m_choices(document, viewer), m_rolls(document),
      m_top(new TopBar(this)), m_scores(new ScoreTrack(this)), m_shops(new ShopsPanel(table())),
      m_gardenPanel(new GardenPanel(table())), m_line(new JohannLine(this)),
      m_johann(new JohannPanel(table())), m_story(new JohannStory(this)), m_roundUp(new RoundUpPanel(this)) {
    for (const Trait trait : allTraits)
        m_benches << new TraitBench(trait, table());
    m_top->setMiddle(m_line);
    m_line->hide();
    m_johann->hide();
    m_story->hide();
    m_story->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    m_roundUp->hide();
    m_roundUp->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    coverByHandover({m_gardenPanel});
    connectParts();
    showRolls();
    begin();
}

void BoardView::connectParts() {
    connect(m_top, &TopBar::seatClicked, this, &BoardView::showGarden);
    connect(m_story, &JohannStory::ended, this, &BoardView::closeStory);
    connect(m_story, &JohannStory::closed, this, [this] { foldJohann(true); });
    connect(m_line, &QAbstractButton::clicked, this, [this] { foldJohann(m_story->isVisible()); });
    connect(m_roundUp, &RoundUpPanel::closed, this, &BoardView::closeRound);
    connect(m_gardenPanel->lens(), &OddsLens::rowOpened, this, [this](QWidget* anchor, const OddsRow& row) {
        if (!row.changes.isEmpty())
            hold(Popover::openSheet(anchor, oddsPanel(row, document().state().bench(row.trait).parents),
                                    tr("Chances after changing a gene tile")));
    });
    for (const TraitBench* bench : m_benches) {
        RatioStrip* strip = bench->strip();
        connect(strip, &QAbstractButton::clicked, this, [this, strip] { showDice(strip); });
    }
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        auto* one = new QShortcut(QKeySequence(static_cast<int>(Qt::Key_1) + seat), this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, [this, seat] {
            if (seat < document().seats())
                showGarden(seat);
        });
    }
}

QList<GlowButton*> BoardView::pointable() const {
    QList<GlowButton*> all;
    for (const TraitBench* bench : m_benches)
        for (BoardButton* button : bench->buttons())
            all << button;
    for (BoardButton* button : m_shops->buttons())
        all << button;
    for (BoardButton* button : m_gardenPanel->buttons())
        all << button;
    return all;
}

/// Viewers without a seat see the garden of the acting player.
Seat BoardView::home(const State& state) const {
    if (viewer().isHandover())
        return viewer().next();
    return viewer().seat() != noSeat ? viewer().seat() : state.actor != noSeat ? state.actor : Seat{0};
}

void BoardView::refreshPicture(const Change* change) {
    if (change) {
        pointer().pointAt({}, false);
        if (leavesChoice(*change))
            m_choices.forgetWhatIsGone();
        else
            m_choices.forget();
        // Before anything is shown, so that no picture mixes new dice with an old count.
        if (m_rolls.update(*change))
            showRolls();
    }
    const Observation observed = seen();
    const QList<ShownMarker> markers = seatMarkers(document());
    m_shown = m_garden < observed.visible.seats ? m_garden : home(observed.visible);
    const QList<PlayerChip::Face> faces = seatFaces(document(), observed, m_shown);
    m_top->setState(observed, faces);
    m_scores->setStandings(standingsOf(faces), change != nullptr);
    refreshBenches(observed, markers);
    m_shops->setState(observed, markers);
    refreshGarden(observed, markers);
    refreshLine(change);
    refreshGlow();
}

void BoardView::refreshBenches(const Observation& seen, const QList<ShownMarker>& markers) {
    const State& state = seen.visible;
    const auto standing = [&](Space space) {
        const Seat owner = state.owner(space);
        return owner == noSeat ? QList<ShownMarker>{} : QList{markers.value(owner)};
    };
    for (TraitBench* bench : m_benches)
        bench->square()->setPreview({});
    for (const Trait trait : allTraits)
        m_benches[static_cast<int>(trait)]->setBench(state.bench(trait), standing(parentGenesSpace(trait)),
                                                     standing(firstShiftSpace(trait)), markers);
}

void BoardView::refreshGarden(const Observation& seen, const QList<ShownMarker>& markers) {
    m_gardenPanel->setState(seen,
                            {.seat = m_shown,
                             .viewer = viewer().eyes(),
                             .name = document().seatName(m_shown),
                             .colour = document().seatColour(m_shown),
                             .person = document().isPerson(m_shown),
                             .setupSow = m_choices.setupSow()},
                            markers);
    const bool solo = seen.visible.johann.plays();
    if (solo)
        m_johann->setState(seen, document().seatColour(johannSeat));
    if (solo == m_johann->isHidden()) {
        m_johann->setVisible(solo);
        m_line->setVisible(solo);
        arrange();
    }
}

/// While another player's garden is on the screen, the board's spaces still work, but the garden's do not.
void BoardView::refreshGlow() {
    const bool elsewhere = m_shown != home(document().state());
    for (GlowButton* button : pointable()) {
        const bool seenHere =
            bots() && !(elsewhere && m_gardenPanel->isAncestorOf(button)) && button->isVisibleTo(this);
        button->setGlow(seenHere ? m_choices.glow(static_cast<BoardButton*>(button)->target()) : Glow::None);
    }
}

void BoardView::showRolls() {
    for (const Trait trait : allTraits)
        m_benches[static_cast<int>(trait)]->strip()->setSample(
            m_rolls.tally().sample(trait, lessons::RollRule::RerolledOnce));
}

/// The most recent step since the viewer's own that was passed over because the viewer could not do anything.
QString BoardView::passedOver() const {
    const std::size_t followed = stepsFollowed();
    for (std::size_t step = document().stepCount(); step > 0 && step >= followed; --step) {
        const auto& events = document().steps()[step - 1].events;
        for (auto one = events.rbegin(); one != events.rend(); ++one)
            if (const auto* passed = std::get_if<event::Passed>(&*one);
                passed && passed->forced && passed->seat == viewer().seat())
                return text(Game::phrase(*one, document().state(), document().names()));
    }
    return {};
}

BoardPrompt BoardView::currentPrompt() const {
    const State& state = document().state();
    const QString own = m_choices.prompt();
    const auto action = m_choices.proceedAction();
    const QString passed = viewer().isToChoose() ? passedOver() : QString();
    return {.words = own.isEmpty() ? promptWith({}) : own,
            .seat = viewer().isHandover() || state.finished() ? home(state) : state.actor,
            .proceed = action && bots() ? m_choices.label(*action) : QString(),
            .hint = m_choices.way()     ? tr("Escape or its button puts it away again.")
                    : !passed.isEmpty() ? passed
                    : viewer().isToChoose()
                        ? tr("Point at anything to see what it does or why you cannot use it.")
                        : QString(),
            .options = options()};
}

Explanation BoardView::explain(const GlowButton& button) const {
    const Target& target = static_cast<const BoardButton&>(button).target();
    const bool refusal = !m_choices.glows(target) && viewer().isToChoose();
    return {m_choices.explain(target), refusal, refusal ? m_choices.now(target) : QString()};
}

QStringList BoardView::readOut(Reading what) const {
    QStringList said;
    const auto add = [&said](const QWidget* widget) {
        if (!widget->isHidden())
            said << widget->accessibleName();
    };
    switch (what) {
    case Reading::Own: return m_gardenPanel->spoken();
    case Reading::Pool:
        for (const TraitBench* bench : m_benches)
            said << bench->spokenPool();
        break;
    case Reading::Scores:
        for (const PlayerChip* chip : m_top->chips())
            add(chip);
        if (document().state().johann.plays())
            add(m_johann);
        break;
    case Reading::Turn: said = BoardOf::readOut(what); add(m_top->track());
    }
    return ended(said);
}

std::string_view BoardView::lessonAt(const QWidget* place) const {
    if (const auto* button = qobject_cast<const BoardButton*>(place))
        return topicOf(button->target(), document().state());
    if (const auto* square = qobject_cast<const PunnettSquare*>(place))
        return topicOf(Target::of(Target::Kind::ParentSide, square->trait(), Side::Top), document().state());
    return {};
}

/// Offers the lesson and the rule about the thing that was clicked and, at a square, the meiosis of its
/// parents.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    QWidget* place =
        event->reason() == QContextMenuEvent::Keyboard ? QApplication::focusWidget() : childAt(event->pos());
    lessonMenu(lessonAt(place), this, event->globalPos(), menuEntries(place));
}

void BoardView::showGarden(Seat seat) {
    m_garden = seat == m_garden ? noSeat : seat;
    refresh();
}

void BoardView::showDice(RatioStrip* strip) {
    const Trait trait = strip->sample().trait();
    const Target square = Target::of(Target::Kind::ParentSide, trait);
    const auto gardens = [this] { return Gardens::of(document()); };
    hold(openDice(*strip, m_rolls.tally(), tr("Dice rolled so far"), topicOf(square, document().state()),
                  {squareMeiosisButton(trait, document().state().bench(trait).parents),
                   gardenPedigreeButton(gardens, m_shown, trait)}));
}

QWidgetList BoardView::hintPlaces(const Action& action) const {
    if (QPushButton* option = optionFor(action))
        return {option};
    for (GlowButton* button : glowing())
        if (answers(document().state(), action, static_cast<BoardButton*>(button)->target()))
            return {button};
    return {};
}

void BoardView::reveal(const std::vector<Action>& actions) {
    const QList<GlowButton*> all = pointable();
    for (auto action = actions.rbegin(); action != actions.rend(); ++action) {
        // A tool that can be spent on it comes later than the space.
        const auto place = std::find_if(all.begin(), all.end(), [&](const GlowButton* button) {
            return button->isVisibleTo(this) &&
                   answers(document().state(), *action, static_cast<const BoardButton*>(button)->target());
        });
        if (place == all.end())
            continue;
        // A bench is of use only with its square.
        const auto bench = std::find_if(m_benches.begin(), m_benches.end(),
                                        [&](const TraitBench* one) { return one->isAncestorOf(*place); });
        reveal(bench != m_benches.end() ? static_cast<QWidget*>(*bench) : *place);
    }
}

MotionStage BoardView::stage() const {
    QList<BoardButton*> targets;
    for (GlowButton* button : pointable())
        targets << static_cast<BoardButton*>(button);
    QList<RatioStrip*> strips;
    for (const TraitBench* bench : m_benches)
        strips << bench->strip();
    return {.board = this,
            .buttons = targets,
            .strips = strips,
            .chips = m_top->chips(),
            .markers = seatMarkers(document()),
            .garden = viewer().isHandover() ? noSeat : m_shown,
            .watched = watched()};
}

Seat BoardView::watched() const {
    // At once means that nobody wants to watch.
    if (!bots() || bots()->pace() == BotPace::Instant || document().stepCount() == 0)
        return noSeat;
    const Seat actor = document().stepActor(document().stepCount() - 1);
    return document().isPerson(actor) ? noSeat : actor;
}

QList<Flight> BoardView::flightsAfter(const Change&) const {
    return flightsFor(lastSeenEvents(), seen().visible, stage()) + m_scores->slides(*this);
}

void BoardView::advance() {
    if (m_roundUp->isVisible())
        closeRound();
    else if (m_story->isVisible())
        m_story->next();
    else
        BoardOf::advance();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool leaves = event->key() == Qt::Key_Escape && !log()->isVisible();
    if (leaves && closeCard())
        return;
    if (leaves && m_roundUp->isVisible())
        closeRound();
    else if (leaves && m_story->isVisible())
        foldJohann(true);
    else if (leaves && m_garden != noSeat)
        showGarden(noSeat);
    else
        BoardOf::keyPressEvent(event);
}

} // namespace app
