// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_view.h"

#include "app/genotype/dice_panel.h"
#include "app/table/game_log.h"
#include "app/table/prompt_bar.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "app/widgets/layout_excuses.h"
#include "app/widgets/lesson_link.h"
#include "app/widgets/popover.h"
#include "board_lessons.h"
#include "board_motion.h"
#include "board_seats.h"
#include "garden_panel.h"
#include "garden_pedigree.h"
#include "hint_adviser.h"
#include "hint_panel.h"
#include "johann_panel.h"
#include "johann_story.h"
#include "odds_panel.h"
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

BoardView::BoardView(GameDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : BoardOf(document, viewer, bots, parent), m_choices(document, viewer), m_rolls(document),
      m_top(new TopBar(this)), m_shops(new ShopsPanel(table())), m_gardenPanel(new GardenPanel(table())),
      m_johann(new JohannPanel(table())), m_story(new JohannStory(this)),
      m_adviser(new HintAdviser(document, this)) {
    for (const Trait trait : allTraits)
        m_benches << new TraitBench(trait, table());
    m_johann->hide();
    m_story->hide();
    m_story->setProperty(mayOverlap, QStringLiteral("it lies over the shops until it is closed"));
    coverByCurtain({m_gardenPanel});
    connectParts();
    showRolls();
    begin();
}

void BoardView::connectParts() {
    connect(m_top, &TopBar::seatClicked, this, &BoardView::showGarden);
    connect(m_story, &JohannStory::closed, this, &BoardView::closeStory);
    connect(m_adviser, &HintAdviser::thinkingChanged, this, &BoardView::refreshHint);
    connect(m_adviser, &HintAdviser::advised, this, &BoardView::showAdvice);
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
    if (viewer().curtain())
        return viewer().next();
    return viewer().seat() != noSeat ? viewer().seat() : state.actor != noSeat ? state.actor : Seat{0};
}

void BoardView::refreshPicture(const Change* change) {
    if (change) {
        m_choices.forget();
        // Before anything is shown, so that no picture mixes new dice with an old count.
        if (m_rolls.update(*change))
            showRolls();
    }
    const Observation observed = seen();
    const QList<ShownMarker> markers = seatMarkers(document());
    m_shown = m_garden < observed.visible.seats ? m_garden : home(observed.visible);
    m_top->setState(observed, seatFaces(document(), observed, m_shown));
    refreshBenches(observed, markers);
    m_shops->setState(observed, markers);
    refreshGarden(observed, markers);
    refreshGlow();
}

void BoardView::refreshBenches(const Observation& seen, const QList<ShownMarker>& markers) {
    const State& state = seen.visible;
    const auto standing = [&](Space space) {
        const Seat owner = state.owner(space);
        return owner == noSeat ? QList<ShownMarker>{} : QList{markers.value(owner)};
    };
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
        arrange();
    }
}

/// While another player's garden is on the screen, the board's spaces still work, but the garden's do not.
void BoardView::refreshGlow() {
    const bool elsewhere = m_shown != home(document().state());
    for (GlowButton* button : pointable())
        button->setGlowing(bots() && !(elsewhere && m_gardenPanel->isAncestorOf(button)) &&
                           button->isVisibleTo(this) &&
                           m_choices.glows(static_cast<BoardButton*>(button)->target()));
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
            .seat = viewer().curtain() || state.finished() ? home(state) : state.actor,
            .proceed = action && bots() ? m_choices.label(*action) : QString(),
            .hint = !passed.isEmpty() ? passed
                    : viewer().isToChoose()
                        ? tr("Point at anything to see what it does or why you cannot use it.")
                        : QString()};
}

namespace {

/// The target shows its price, so a click on it agrees to the cost.
bool hasPrice(const Target& target) {
    return target.kind == Target::Kind::Upgrade || target.kind == Target::Kind::Hire;
}

} // namespace

/// Takes the action if the target can mean only one, unless that spends something or removes a gene tile;
/// then, and if there are several, it offers a choice. If there is none, says why.
void BoardView::press(GlowButton& button) {
    const Target& target = static_cast<BoardButton&>(button).target();
    if (target.kind == Target::Kind::DealtPlant && viewer().isToChoose()) {
        if (const auto action = m_choices.pickDealt(target.first))
            take(*action);
        else
            refresh();
        return;
    }
    const std::vector<Action> found = m_choices.answers(target);
    if (found.empty())
        say(m_choices.explain(target), true);
    else if (found.size() == 1 && found.front().kind != ActionKind::RemoveGeneTile &&
             (hasPrice(target) || !m_choices.spends(found.front())))
        take(found.front());
    else
        offerChoice(&button, tr("Choose"), {found.begin(), found.end()});
}

void BoardView::proceed() {
    if (const auto action = m_choices.proceedAction())
        take(*action);
}

Explanation BoardView::explain(const GlowButton& button) const {
    const Target& target = static_cast<const BoardButton&>(button).target();
    return {m_choices.explain(target), !m_choices.glows(target) && viewer().isToChoose()};
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

/// Offers the lesson about the thing that was clicked and, at a square, the meiosis of its parents.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    QWidget* place =
        event->reason() == QContextMenuEvent::Keyboard ? QApplication::focusWidget() : childAt(event->pos());
    const auto keepOpen = [this](Popover* opened) { hold(opened); };
    lessonMenu(lessonAt(place), this, event->globalPos(), lessonOpener(),
               squareEntries(place, document().state(), keepOpen));
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
                  lessonOpener(),
                  {squareMeiosisButton(trait, document().state().bench(trait).parents),
                   gardenPedigreeButton(gardens, m_shown, trait)}));
}

bool BoardView::isHintable() const {
    // A single legal action needs no hint.
    return isToChoose() && document().legal().size() > 1;
}

bool BoardView::isThinking() const {
    return m_adviser->isThinking();
}

void BoardView::askForHint() {
    m_adviser->ask();
}

/// Shows the move and its reasons, with a button that makes the move and one that shows where on the board to
/// make it.
void BoardView::showAdvice(const Action& action, const QStringList& reasons) {
    if (!isHintable() || !document().isLegal(action))
        return;
    QPointer<GlowButton> place;
    for (GlowButton* button : glowing())
        if (!place && answers(document().state(), action, static_cast<BoardButton*>(button)->target()))
            place = button;
    auto* content = new HintPanel(m_choices.label(action), reasons, place != nullptr);
    content->setMinimumWidth(std::min(Theme::current().px(400), width() - Theme::current().px(40)));
    Popover* sheet = Popover::open(promptBar()->hintButton(), content, content->spoken());
    hold(sheet);
    connect(content, &HintPanel::taken, sheet, [this, sheet, action] {
        sheet->close();
        take(action);
    });
    connect(content, &HintPanel::left, sheet, &Popover::close);
    connect(content, &HintPanel::placeRequested, sheet, [sheet, place] {
        sheet->close();
        if (place)
            place->setFocus(Qt::TabFocusReason);
    });
}

QList<Flight> BoardView::flightsAfter(const Change&) const {
    QList<BoardButton*> targets;
    for (GlowButton* button : pointable())
        targets << static_cast<BoardButton*>(button);
    QList<RatioStrip*> strips;
    for (const TraitBench* bench : m_benches)
        strips << bench->strip();
    return flightsFor(lastSeenEvents(), seen().visible,
                      {.board = this,
                       .buttons = targets,
                       .strips = strips,
                       .chips = m_top->chips(),
                       .markers = seatMarkers(document()),
                       .garden = viewer().curtain() ? noSeat : m_shown});
}

/// In a solo game, Brother Johann's turn is shown card by card, unless the bots' pace is Instant.
void BoardView::refreshed(const Change& change) {
    closeStory();
    if (bots() && change.kind == Change::Kind::Acted && isVisible() && document().state().johann.plays() &&
        bots()->pace() != BotPace::Instant)
        showJohann(bots()->pace());
}

bool BoardView::showJohann(BotPace pace) {
    const auto moments =
        johannMoments(lastSeenEvents(), words::tableOf(document().state(), document().names()));
    if (moments.isEmpty())
        return false;
    m_story->play(moments, pace);
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
        return static_cast<int>(
            johannMoments(lastSeenEvents(), words::tableOf(document().state(), document().names())).size());
    return viewer().eyes() == noSeat ? 0 : static_cast<int>(newsSentences().size());
}

void BoardView::showNews() {
    if (document().state().johann.plays())
        showJohann(BotPace::EachKey);
    else
        BoardOf::showNews();
}

void BoardView::advance() {
    if (m_story->isVisible())
        m_story->next();
    else
        BoardOf::advance();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool leaves = event->key() == Qt::Key_Escape && !log()->isVisible();
    if (leaves && m_story->isVisible())
        closeStory();
    else if (leaves && m_garden != noSeat)
        showGarden(noSeat);
    else
        BoardOf::keyPressEvent(event);
}

} // namespace app
