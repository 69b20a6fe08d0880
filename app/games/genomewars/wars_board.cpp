// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_board.h"

#include "app/base/text/phrases.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genomewars/judgement.h"
#include "engine/genomewars/words.h"
#include "genome_builder.h"
#include "roll_tables.h"
#include "scene_view.h"
#include "team_row.h"
#include "wars_buttons.h"

#include <QtCore/QEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genomewars;
using page_parts::setMargins;

namespace {

constexpr auto lessonId = "natural-selection";

/// Whether a team's dice were rolled.
bool isRoll(const std::vector<Event>& events) {
    return std::ranges::any_of(
        events, [](const Event& event) { return std::holds_alternative<event::DiceRolled>(event); });
}

} // namespace

WarsBoard::WarsBoard(WarsGame& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : GameBoard(document, viewer, bots, parent, HandoverScreen::Hides::Genome), m_document(document),
      m_moves(document, viewer, bots != nullptr, promptBar(), held()),
      m_hints(document, m_moves, {*this, promptBar(), held(), area()},
              {[this](const Action& action) { return hintPlaces(action); },
               [this](const Action& action) { return text(words::label(m_moves.seen().visible, action)); }}) {
    buildHead();
    m_columns = new QHBoxLayout(area().table());
    setMargins(m_columns, 0, 10);
    m_left = new QStackedWidget(area().table());
    m_builder = new GenomeBuilder(document, m_left);
    m_left->addWidget(m_builder);
    m_left->addWidget(buildEvolution(m_left));
    m_columns->addWidget(m_left, 5);
    m_columns->addWidget(buildSide(area().table()), 4);
    connect(m_builder, &GenomeBuilder::refused, this,
            [this](const QString& reason) { prompter().say(reason, true); });
    connect(m_builder, &GenomeBuilder::partlyChanged, this, [this] { prompter().refresh(); });
    m_dice->installEventFilter(this);
    auto* rollKey = new QShortcut(Qt::Key_R, this);
    rollKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(rollKey, &QShortcut::activated, this, &WarsBoard::roll);
    begin(*this, *this, &m_hints);
}

void WarsBoard::buildHead() {
    auto* head = new QHBoxLayout;
    m_where = new FixedLines(1, this);
    head->addWidget(m_where, 1);
    if (QPushButton* lesson = lessonButton(lessonId, this))
        head->addWidget(lesson);
    area().column()->insertLayout(0, head);
}

/// The scene, and below it one of the views of the game's course.
QWidget* WarsBoard::buildEvolution(QWidget* parent) {
    auto* evolution = new QWidget(parent);
    auto* scenes = new QVBoxLayout(evolution);
    setMargins(scenes, 0, space::small);
    m_scenes = scenes;
    m_scene = new SceneView(evolution);
    scenes->addWidget(m_scene, 2);
    auto* card = new Panel(evolution);
    auto* lines = new QVBoxLayout(card);
    setMargins(lines, space::small, space::tight);
    m_views = new SegmentRow([] { return tr("What is shown below the scene"); },
                             {{0, [] { return tr("How many are alive"); }},
                              {1, [] { return tr("Genes in the pool, in %"); }},
                              {2, [] { return tr("What the last roll did"); }}},
                             0, card);
    m_views->setObjectName(QStringLiteral("warsViews"));
    m_views->setWrapping(true);
    lines->addWidget(m_views);
    m_pages = new QStackedWidget(card);
    m_populations = new WarsChart(WarsChart::Kind::Populations, m_pages);
    m_frequencies = new WarsChart(WarsChart::Kind::Frequencies, m_pages);
    m_story = page_parts::wrappingLabel({}, m_pages);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_storyScroll = page_parts::scrolling(m_story, m_pages);
    for (QWidget* page : {static_cast<QWidget*>(m_populations), static_cast<QWidget*>(m_frequencies),
                          static_cast<QWidget*>(m_storyScroll)})
        m_pages->addWidget(page);
    lines->addWidget(m_pages, 1);
    connect(m_views, &SegmentRow::chosen, m_pages, &QStackedWidget::setCurrentIndex);
    scenes->addWidget(card, 1);
    return evolution;
}

/// The teams, the tables of rolls, and the dice.
QWidget* WarsBoard::buildSide(QWidget* parent) {
    auto* side = new QWidget(parent);
    auto* lines = new QVBoxLayout(side);
    setMargins(lines, 0, 5);
    m_sides = lines;
    for (int seat = 0; seat < maxTeams; ++seat) {
        auto* row = new TeamRow(side);
        row->setObjectName(QStringLiteral("team%1").arg(seat + 1));
        lines->addWidget(row);
        m_teams << row;
    }
    m_tables = new RollTables(side);
    lines->addWidget(m_tables);
    m_dice = new DiceTray(side);
    m_dice->setObjectName(QStringLiteral("dice"));
    lines->addWidget(m_dice);
    lines->addStretch(1);
    return side;
}

QList<WarsTeamName> WarsBoard::teams() const {
    QList<WarsTeamName> names;
    for (int seat = 0; seat < m_document.seats(); ++seat)
        names << WarsTeamName{m_document.seatName(static_cast<Seat>(seat)),
                              m_document.seatColour(static_cast<Seat>(seat))};
    return names;
}

std::vector<Event> WarsBoard::lastRoll() const {
    for (std::size_t step = m_document.stepCount(); step-- > 0;)
        if (isRoll(m_document.steps()[step].events))
            return Game::observeEvents(m_document.steps()[step].events, viewer().eyes());
    return {};
}

QList<Action> WarsBoard::mutationsFrom(Allele allele) const {
    QList<Action> found;
    if (m_moves.isToChoose())
        for (const Action& action : m_document.legal())
            if (action.kind == ActionKind::Mutate && action.from() == allele)
                found << action;
    return found;
}

QList<GlowButton*> WarsBoard::pointable() const {
    QList<GlowButton*> all = m_builder->buttons();
    all << m_dice;
    for (const TeamRow* row : m_teams)
        for (AlleleChip* chip : row->chips())
            all << chip;
    return all;
}

/// Clicks on the builder's alleles are handled by the builder itself.
void WarsBoard::press(GlowButton& button) {
    const auto* chip = qobject_cast<AlleleChip*>(&button);
    if (&button == m_dice)
        proceed();
    else if (chip && chip->isGlowing()) {
        const QList<Action> mutations = mutationsFrom(chip->allele());
        QStringList labels;
        for (const Action& mutation : mutations)
            labels << mutationWords(mutation);
        held().hold(openChoice(&button, text(words::prompt(m_document.state(), m_document.actor())), labels,
                               [this, mutations](int chosen) { m_moves.take(mutations[chosen]); }));
    }
}

QString WarsBoard::mutationWords(const Action& mutation) const {
    const State& state = m_document.state();
    const Genome& genome = state.team(state.actor).genome;
    Genome mutated = genome;
    mutated.remove(mutation.from());
    mutated.add(mutation.to());
    const int change = modifierOf(mutated, state.environment) - modifierOf(genome, state.environment);
    const QString label = text(words::label(state, mutation));
    return change == 0 ? label
                       : tr("%1 (%2: %3)", "mutation, environment, what it adds to rolls")
                             .arg(label, text(words::name(state.environment)),
                                  QString::fromStdString(words::signedNumber(change)));
}

void WarsBoard::roll() {
    if (m_moves.offers(act::roll()))
        m_moves.take(act::roll());
}

/// The second press of a double click would end the look at the result or, with several persons, roll for the
/// next one.
bool WarsBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_dice && event->type() == QEvent::MouseButtonDblClick &&
        (m_isResultHeld || m_document.persons() > 1))
        return true;
    return GameBoard::eventFilter(watched, event);
}

void WarsBoard::proceed() {
    if (m_isResultHeld)
        goOn();
    else
        roll();
}

bool WarsBoard::advance() {
    if (!m_isResultHeld)
        return false;
    goOn();
    return true;
}

/// Nothing has to be held for bots that move only when a key is pressed.
bool WarsBoard::endsInResult(const Change& change) const {
    const State& state = m_document.state();
    if (change.kind != Change::Kind::Acted || !bots() || bots()->pace() == BotPace::EachKey ||
        state.finished() || state.phase == Phase::Construction || m_document.isPerson(state.actor))
        return false;
    const auto& last = m_document.steps()[change.after - 1];
    return m_document.isPerson(last.actor) && last.action.kind != ActionKind::ChooseGenome;
}

QString WarsBoard::resultWords() const {
    for (const Event& event : lastRoll())
        if (const auto* dice = std::get_if<event::DiceRolled>(&event))
            return tr("You rolled %1. The result stays until you go on.").arg(dice->first + dice->second);
    return {};
}

void WarsBoard::goOn() {
    m_isResultHeld = false;
    refresh();
}

/// A genome: the alleles to choose. A mutation: the allele that it changes.
QWidgetList WarsBoard::hintPlaces(const Action& action) const {
    if (action.kind == ActionKind::ChooseGenome)
        return m_builder->cardsOf(action.genome());
    if (action.kind == ActionKind::Mutate)
        for (AlleleChip* chip : m_teams[m_document.state().actor]->chips())
            if (chip->isGlowing() && chip->allele() == action.from())
                return {chip};
    return {};
}

bool WarsBoard::isHalfMade() const {
    return m_builder->isHalfMade();
}

QWidgetList WarsBoard::secrets() const {
    return {m_left};
}

void WarsBoard::takeBack() {
    m_builder->takeBack();
}

QStringList WarsBoard::readOut(Reading what) const {
    const auto name = [](const QWidget* widget) { return widget->accessibleName(); };
    QStringList said;
    switch (what) {
    case Reading::Own:
        for (int seat = 0; seat < m_teams.size(); ++seat)
            if (seat == viewer().eyes()) {
                said << name(m_teams[seat]);
                for (const AlleleChip* chip : m_teams[seat]->chips())
                    said << name(chip);
            }
        break;
    case Reading::Pool: said << m_where->words() << m_dice->explanation().words; break;
    case Reading::Scores:
        for (const TeamRow* team : m_teams)
            if (!team->isHidden())
                said << name(team);
        break;
    case Reading::Turn: said << m_where->words(); break;
    }
    return speech::ended(said);
}

std::string_view WarsBoard::lessonAt(const QWidget*) const {
    return lessonId;
}

/// What a refusal is about: the genome, or the choice that the dice wait for.
std::string_view WarsBoard::ruleAt(const QWidget* place) const {
    if (m_builder->isAncestorOf(place))
        return "genome";
    const State& state = m_document.state();
    if (state.finished())
        return "wars-end-of-game";
    const bool mutates = !state.pending.empty() && state.now().kind == PendingKind::Mutation;
    return mutates ? "wars-mutation" : "wars-turn";
}

BoardPrompt WarsBoard::currentPrompt() const {
    const State state = m_moves.seen().visible;
    if (m_isResultHeld)
        return {.words = resultWords(), .seat = viewer().eyes(), .proceed = tr("Go on")};
    return {.words = m_builder->isComplete()
                         ? tr("Your genome is complete: keep it, or take an allele out again.")
                         : text(words::prompt(state, m_moves.isToChoose() ? state.actor : noSeat,
                                              m_document.names())),
            .seat = state.actor,
            .proceed = m_moves.offers(act::roll()) ? text(words::label(state, act::roll())) : QString()};
}

QStringList WarsBoard::proceedLabels() const {
    return {text(words::label(m_document.state(), act::roll()))};
}

void WarsBoard::refreshPicture(const Change* change) {
    speech::setDescription(this, tr("The board of Genome Wars"));
    if (change) {
        m_hints.pointer().pointAt({}, false);
        m_isResultHeld = endsInResult(*change);
    }
    const State state = m_moves.seen().visible;
    const bool construction = state.phase == Phase::Construction;
    m_left->setCurrentIndex(construction ? 0 : 1);
    // The hidden page must not claim any room.
    for (int page = 0; page < m_left->count(); ++page) {
        const auto policy = page == m_left->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_left->widget(page)->setSizePolicy(policy, policy);
    }
    const bool isBuilding =
        construction && viewer().isOwnTurn() && (!change || gameNews().leavesChoice(*change));
    const Seat eyes = viewer().eyes();
    m_builder->setActive(construction && m_moves.isToChoose(),
                         isBuilding ? std::nullopt
                                    : std::optional(eyes == noSeat ? Genome() : state.team(eyes).genome));
    m_builder->retranslate();
    const bool rolled = change && change->kind == Change::Kind::Acted && m_document.stepCount() > 0 &&
                        isRoll(m_document.steps().back().events);
    refreshTeams(state);
    refreshRoll(state, rolled);
    refreshHead(state);
    if (!construction)
        refreshEvolution(state);
}

void WarsBoard::refreshHead(const State& seen) {
    m_where->setWords(seen.phase == Phase::Construction ? text(words::name(seen.phase))
                      : seen.finished() ? tr("The game is over after %n turns", nullptr, seen.turns)
                                        : tr("Evolution: round %1 of %2, environment %3")
                                              .arg(seen.round)
                                              .arg(seen.rounds)
                                              .arg(text(words::name(seen.environment))));
    speech::setName(m_storyScroll, tr("What the last roll did"));
}

void WarsBoard::refreshEvolution(const State& seen) {
    const QList<WarsMoment> history = warsHistory(m_document);
    std::array<int, maxTeams> changes{};
    for (const Event& event : lastRoll())
        if (const auto* judged = std::get_if<event::TeamJudged>(&event))
            changes[judged->seat] = judged->after - judged->before;
    QList<WarsColony> colonies;
    const QList<WarsTeamName> names = teams();
    for (int seat = 0; seat < seen.seats; ++seat)
        colonies << WarsColony{names[seat], seen.team(static_cast<Seat>(seat)).population,
                               changes[std::size_t(seat)], seen.actor == seat};
    m_scene->setScene(seen.environment, colonies);
    m_populations->setHistory(history, teams(), seen.rounds * seen.seats);
    m_frequencies->setHistory(history, teams(), seen.rounds * seen.seats);
}

void WarsBoard::refreshTeams(const State& seen) {
    const std::vector<Event> events = lastRoll();
    for (int index = 0; index < maxTeams; ++index) {
        const auto seat = static_cast<Seat>(index);
        TeamRow* row = m_teams[index];
        row->setVisible(index < seen.seats);
        if (index >= seen.seats)
            continue;
        TeamRow::Face face{.name = m_document.seatName(seat),
                           .colour = m_document.seatColour(seat),
                           .population = seen.team(seat).population,
                           .bonus = seen.phase == Phase::Construction || !seen.isAlive(seat)
                                        ? 0
                                        : modifierOf(seen.team(seat).genome, seen.environment),
                           .acting = seen.actor == seat,
                           .awaitsRoll = m_moves.offers(act::roll()),
                           .alive = seen.isAlive(seat),
                           .chosen = bool((seen.chosen >> seat) & 1),
                           .started = seen.phase != Phase::Construction};
        for (const Event& event : events)
            if (const auto* judged = std::get_if<event::TeamJudged>(&event); judged && judged->seat == seat) {
                face.change = judged->after - judged->before;
                face.judged = judged->judgement;
            }
        row->setTeam(face, seen.team(seat).genome);
        for (AlleleChip* chip : row->chips()) {
            const bool glows =
                seat == seen.actor && chip->holdsAllele() && !mutationsFrom(chip->allele()).isEmpty();
            chip->setGlowing(glows);
            if (glows) {
                const QString name = text(words::name(chip->allele()));
                chip->setExplanation(tr("Let %1 mutate into another allele.").arg(name), false);
            }
        }
    }
}

QString WarsBoard::diceWords(const State& seen) const {
    if (m_moves.offers(act::roll()))
        return lastRoll().empty() ? tr("The dice wait for your click.")
                                  : tr("That was the last roll. Now the dice wait for your click.");
    if (m_isResultHeld)
        return tr("The result stays until you go on.");
    if (m_moves.isToChoose() && !seen.pending.empty() && seen.now().kind == PendingKind::Mutation)
        return tr("One gene changes: choose it in your row.");
    return seen.finished() ? QString() : tr("The next team is about to roll.");
}

void WarsBoard::refreshRoll(const State& seen, bool tumble) {
    QList<RollTables::Mark> marks;
    QStringList sentences;
    int first = 0;
    int second = 0;
    const QList<WarsTeamName> names = teams();
    for (const Event& event : lastRoll()) {
        if (const auto* dice = std::get_if<event::DiceRolled>(&event)) {
            first = dice->first;
            second = dice->second;
        } else if (const auto* judged = std::get_if<event::TeamJudged>(&event)) {
            marks << RollTables::Mark{judged->judgement.table, judged->judgement.row, names[judged->seat]};
        } else if (std::holds_alternative<event::TurnBegan>(event) ||
                   std::holds_alternative<event::RoundBegan>(event)) {
            continue;
        }
        sentences << text(words::phrase(event, words::Table{m_document.names()}));
    }
    m_tables->setMarks(marks);
    m_story->setText(sentences.join(QLatin1Char('\n')));
    m_dice->setDice(first, second, tumble);
    const bool mayRoll = m_moves.offers(act::roll());
    m_dice->setVisible(seen.phase != Phase::Construction);
    m_dice->setGlowing(mayRoll || m_isResultHeld);
    m_dice->setWords(diceWords(seen), mayRoll          ? tr("Roll the two dice")
                                      : m_isResultHeld ? tr("Go on")
                                                       : QString());
    const Refusal refusal = genomewars::whyNot(seen, act::roll());
    const QString lay = first > 0
                            ? tr("Last roll: %1 and %2, total %3.").arg(first).arg(second).arg(first + second)
                            : tr("Nothing has been rolled yet.");
    speech::setName(m_dice, mayRoll          ? text(words::label(seen, act::roll()))
                            : m_isResultHeld ? tr("Go on")
                                             : tr("Dice"));
    m_dice->setExplanation(
        mayRoll || m_isResultHeld || refusal == Refusal::None ? lay : text(words::phrase(refusal)),
        !mayRoll && !m_isResultHeld && refusal != Refusal::None);
}

void WarsBoard::applyTheme() {
    const Theme& theme = Theme::current();
    m_where->setFont(theme.font(TextRole::PanelTitle));
    // With large type, the environment needs a second line.
    m_where->setLines(theme.textScale() > 1.3 ? 2 : 1);
    m_story->setFont(theme.font(TextRole::Body));
}

void WarsBoard::placeDice(bool belowScene) {
    QBoxLayout* to = belowScene ? m_scenes : m_sides;
    if (to->indexOf(m_dice) >= 0)
        return;
    const bool hadFocus = m_dice->hasFocus();
    (belowScene ? m_sides : m_scenes)->removeWidget(m_dice);
    to->insertWidget(belowScene ? 1 : to->count() - 1, m_dice);
    if (hadFocus)
        m_dice->setFocus();
}

/// Puts the two columns side by side if they fit.
void WarsBoard::arrange() {
    const Theme& theme = Theme::current();
    const bool narrow = width() < theme.px(960);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    placeDice(narrow);
    promptBar().setFolded(width() < theme.px(820));
}

QRect WarsBoard::logPlace() const {
    const int wide = std::min(width() / 2, Theme::current().px(430));
    return {width() - wide, area().scroll()->y(), wide, height() - area().scroll()->y()};
}

} // namespace app
