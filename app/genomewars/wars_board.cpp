// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_board.h"

#include "app/table/curtain.h"
#include "app/table/game_log.h"
#include "app/table/prompt_bar.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"
#include "app/widgets/focus_walk.h"
#include "app/widgets/layout_excuses.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/popover.h"
#include "engine/genomewars/words.h"
#include "genome_builder.h"
#include "roll_tables.h"
#include "scene_view.h"
#include "team_row.h"
#include "wars_buttons.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genomewars;
using page_parts::button;
using page_parts::setMargins;

namespace {

constexpr auto lessonId = "natural-selection";

/// What the last turn's roll caused, up to `actions`; nothing before the first roll.
const std::vector<Event>* lastRoll(const WarsDocument& document) {
    for (std::size_t step = document.stepCount(); step-- > 0;)
        if (document.steps()[step].action.kind == ActionKind::Roll)
            return &document.steps()[step].events;
    return nullptr;
}

} // namespace

WarsBoard::WarsBoard(WarsDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent)
    : QWidget(parent), m_document(document), m_viewer(viewer), m_bots(bots),
      m_openLesson([this](const QString& topic) { emit lessonWanted(topic); }),
      m_where(page_parts::words({}, this, TextRole::PanelTitle)), m_prompt(new PromptBar(this)),
      m_scroll(new QScrollArea(this)), m_table(new QWidget), m_log(new GameLog(document, this)) {
    setFocusPolicy(Qt::StrongFocus);
    const Theme& theme = Theme::current();
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 8, 6);
    auto* top = new QHBoxLayout;
    top->addWidget(m_where, 1);
    m_lesson = lessonButton(lessonId, this, m_openLesson);
    if (m_lesson)
        top->addWidget(m_lesson);
    rows->addLayout(top);
    rows->addWidget(m_prompt);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table->setAutoFillBackground(false);
    m_scroll->setWidget(m_table);
    rows->addWidget(m_scroll, 1);

    m_columns = new QHBoxLayout(m_table);
    setMargins(m_columns, 0, 10);
    m_left = new QStackedWidget(m_table);
    m_builder = new GenomeBuilder(document, m_left);
    m_left->addWidget(m_builder);
    auto* evolution = new QWidget(m_left);
    auto* scenes = new QVBoxLayout(evolution);
    setMargins(scenes, 0, 6);
    auto* stage = new QHBoxLayout;
    stage->setSpacing(theme.px(8));
    m_scene = new SceneView(evolution);
    m_dice = new DiceTray(evolution);
    m_dice->setObjectName(QStringLiteral("dice"));
    stage->addWidget(m_scene, 1);
    stage->addWidget(m_dice, 0, Qt::AlignBottom);
    scenes->addLayout(stage, 5);
    auto* charts = new QHBoxLayout;
    charts->setSpacing(theme.px(8));
    const auto chart = [&](WarsChart::Kind kind, QLabel*& title) {
        auto* part = new QVBoxLayout;
        part->setSpacing(theme.px(2));
        title = page_parts::words({}, evolution, TextRole::Strong);
        auto* made = new WarsChart(kind, evolution);
        part->addWidget(title);
        part->addWidget(made, 1);
        charts->addLayout(part, 1);
        return made;
    };
    m_populations = chart(WarsChart::Kind::Populations, m_populationsTitle);
    m_frequencies = chart(WarsChart::Kind::Frequencies, m_frequenciesTitle);
    scenes->addLayout(charts, 4);
    m_left->addWidget(evolution);
    m_columns->addWidget(m_left, 5);

    auto* side = new QWidget(m_table);
    auto* lines = new QVBoxLayout(side);
    setMargins(lines, 0, 5);
    for (int seat = 0; seat < maxTeams; ++seat) {
        auto* row = new TeamRow(side);
        row->setObjectName(QStringLiteral("team%1").arg(seat + 1));
        lines->addWidget(row);
        m_teams << row;
        for (AlleleChip* chip : row->chips()) {
            connect(chip, &QAbstractButton::clicked, this, [this, chip] {
                if (chip->isGlowing())
                    chooseMutation(chip, chip->allele());
            });
            connect(chip, &WarsButton::explained, m_prompt, &PromptBar::setHint);
        }
    }
    m_tables = new RollTables(side);
    lines->addWidget(m_tables);
    m_story = page_parts::words({}, side);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_storyScroll = page_parts::scrolling(m_story, side);
    lines->addWidget(m_storyScroll, 1);
    m_columns->addWidget(side, 4);

    m_curtain = new Curtain(m_table, Curtain::Hides::Genome);
    m_curtain->hide();
    m_curtain->setProperty(mayOverlap, QStringLiteral("it hides the genome that is put together"));
    m_log->hide();
    m_log->setProperty(mayOverlap, QStringLiteral("it slides over the teams"));

    connect(&m_document, &TableDocument::changed, this, &WarsBoard::follow);
    connect(&m_viewer, &Viewer::lifted, this, [this] {
        refresh();
        keepFocus();
    });
    connect(m_curtain, &Curtain::lifted, &m_viewer, &Viewer::liftCurtain);
    connect(m_dice, &QAbstractButton::clicked, this, &WarsBoard::roll);
    connect(m_dice, &WarsButton::explained, m_prompt, &PromptBar::setHint);
    connect(m_builder, &GenomeBuilder::explained, m_prompt, &PromptBar::setHint);
    connect(m_builder, &GenomeBuilder::partlyChanged, this,
            [this] { refreshPrompt(m_document.observation(m_viewer.eyes()).visible); });
    connect(m_prompt, &PromptBar::undoClicked, this, &WarsBoard::undo);
    connect(m_prompt, &PromptBar::redoClicked, this, [this] { m_document.redo(); });
    connect(m_prompt, &PromptBar::proceedClicked, this, &WarsBoard::proceed);
    connect(m_prompt, &PromptBar::logClicked, this, [this] { setLogVisible(!m_log->isVisible()); });
    connect(m_prompt, &PromptBar::advanceClicked, this, [this] {
        if (m_bots)
            m_bots->advance();
    });
    connect(m_log, &GameLog::closed, this, [this] { setLogVisible(false); });
    connect(m_log, &GameLog::momentClicked, this, &WarsBoard::momentWanted);
    if (m_bots)
        connect(m_bots, &TableBots::statusChanged, this,
                [this] { m_prompt->setWaiting(m_bots->waitsForKey()); });
    const auto shortcut = [this](const QKeySequence& keys, auto&& action) {
        auto* one = new QShortcut(keys, this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    shortcut(Qt::Key_L, [this] { setLogVisible(!m_log->isVisible()); });
    shortcut(Qt::Key_R, [this] { roll(); });
    shortcut(Qt::Key_F1, [this] { openLesson(lessonId, m_openLesson); });
    shortcut(Qt::Key_N, [this] {
        if (m_bots)
            m_bots->advance();
    });
    connect(&Theme::current(), &Theme::changed, this, [this] {
        refresh();
        arrange();
    });
    refresh();
}

/// An open sheet may be a child of this and outlive it by a moment.
WarsBoard::~WarsBoard() {
    if (m_popover)
        disconnect(m_popover, nullptr, this, nullptr);
}

QList<WarsTeamName> WarsBoard::teams() const {
    QList<WarsTeamName> names;
    for (int seat = 0; seat < m_document.seats(); ++seat)
        names << WarsTeamName{m_document.seatName(static_cast<Seat>(seat)),
                              m_document.seatColour(static_cast<Seat>(seat))};
    return names;
}

QList<BoardButton*> WarsBoard::buttons() const {
    QList<BoardButton*> all;
    for (BoardButton* one : m_builder->buttons())
        all << one;
    all << m_dice;
    for (TeamRow* row : m_teams)
        for (AlleleChip* chip : row->chips())
            all << chip;
    QList<BoardButton*> seen;
    for (BoardButton* one : all)
        if (one->isVisibleTo(this))
            seen << one;
    return seen;
}

QList<BoardButton*> WarsBoard::glowing() const {
    QList<BoardButton*> found;
    for (BoardButton* one : buttons())
        if (one->isGlowing())
            found << one;
    return found;
}

void WarsBoard::follow(const Change& change) {
    if (m_popover)
        m_popover->close();
    refresh();
    const bool rolled = change.kind == Change::Kind::Acted && m_document.stepCount() > 0 &&
                        m_document.steps().back().action.kind == ActionKind::Roll;
    refreshRoll(m_document.observation(m_viewer.eyes()).visible, rolled);
    keepFocus();
}

void WarsBoard::refresh() {
    if (!m_document.isOpen())
        return;
    const State seen = m_document.observation(m_viewer.eyes()).visible;
    const bool construction = seen.phase == Phase::Construction;
    m_left->setCurrentIndex(construction ? 0 : 1);
    // The page that is not shown asks for no room.
    for (int page = 0; page < m_left->count(); ++page) {
        const auto policy = page == m_left->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_left->widget(page)->setSizePolicy(policy, policy);
    }
    m_builder->setActive(construction && m_viewer.isToChoose());
    m_builder->retranslate();
    refreshTeams(seen);
    refreshRoll(seen, false);
    refreshPrompt(seen);
    if (!construction) {
        const QList<WarsMoment> history = warsHistory(m_document);
        std::array<int, maxTeams> populations{};
        for (int seat = 0; seat < seen.seats; ++seat)
            populations[std::size_t(seat)] = seen.team(static_cast<Seat>(seat)).population;
        m_scene->setScene(seen.environment, teams(), populations);
        m_populations->setHistory(history, teams(), seen.rounds * seen.seats);
        m_frequencies->setHistory(history, teams(), seen.rounds * seen.seats);
    }
    const Theme& theme = Theme::current();
    m_where->setFont(theme.font(TextRole::PanelTitle));
    m_story->setFont(theme.font(TextRole::Body));
    m_storyScroll->setMinimumHeight(theme.px(84));
    m_storyScroll->setAccessibleName(tr("What the last roll did"));
    for (QLabel* title : {m_populationsTitle, m_frequenciesTitle})
        title->setFont(theme.font(TextRole::Strong));
    m_populationsTitle->setText(tr("Populations"));
    m_frequenciesTitle->setText(tr("Allele frequencies, in % of all individuals' alleles"));
    m_where->setText(construction      ? text(words::name(seen.phase))
                     : seen.finished() ? tr("The game is over after %1 turns").arg(seen.turns)
                                       : tr("Evolution: round %1 of %2, environment %3")
                                             .arg(seen.round)
                                             .arg(seen.rounds)
                                             .arg(text(words::name(seen.environment))));
    setAccessibleName(tr("The board of Genome Wars"));
    m_log->model()->setViewer(m_viewer.eyes());
    m_log->model()->refresh();
    m_curtain->setVisible(m_viewer.curtain());
    if (m_bots)
        m_bots->setPaused(TableBots::Pause::Curtain, m_viewer.curtain());
    if (m_viewer.curtain()) {
        m_curtain->setNext(m_document.seatName(m_viewer.next()), m_document.seatColour(m_viewer.next()));
        m_curtain->raise();
    }
    arrange();
}

void WarsBoard::refreshTeams(const State& seen) {
    const bool mutates = !seen.finished() && seen.now().kind == PendingKind::Mutation;
    const std::vector<Event>* events = lastRoll(m_document);
    for (int index = 0; index < maxTeams; ++index) {
        const auto seat = static_cast<Seat>(index);
        TeamRow* row = m_teams[index];
        row->setVisible(index < seen.seats);
        if (index >= seen.seats)
            continue;
        TeamRow::Face face{.name = m_document.seatName(seat),
                           .colour = m_document.seatColour(seat),
                           .population = seen.team(seat).population,
                           .acting = seen.actor == seat,
                           .alive = seen.isAlive(seat),
                           .chosen = bool((seen.chosen >> seat) & 1),
                           .started = seen.phase != Phase::Construction};
        if (events)
            for (const Event& event : *events)
                if (const auto* judged = std::get_if<event::TeamJudged>(&event);
                    judged && judged->seat == seat)
                    face.change = judged->after - judged->before;
        row->setTeam(face, seen.team(seat).genome);
        for (AlleleChip* chip : row->chips()) {
            const bool glows = mutates && seat == seen.actor && m_viewer.isToChoose() && chip->holdsAllele();
            chip->setGlowing(glows);
            if (glows) {
                const QString name = text(words::name(chip->allele()));
                chip->setAccessibleName(tr("Mutate %1").arg(name));
                chip->explain(tr("Let %1 mutate into another allele.").arg(name), false);
            }
        }
    }
}

void WarsBoard::refreshRoll(const State& seen, bool tumble) {
    QList<RollTables::Mark> marks;
    QStringList sentences;
    int first = 0;
    int second = 0;
    const QList<WarsTeamName> names = teams();
    if (const std::vector<Event>* events = lastRoll(m_document))
        for (const Event& event : *events) {
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) {
                first = dice->first;
                second = dice->second;
            } else if (const auto* judged = std::get_if<event::TeamJudged>(&event)) {
                marks << RollTables::Mark{judged->judgement.table, judged->judgement.row,
                                          names[judged->seat]};
            } else if (std::holds_alternative<event::TurnBegan>(event) ||
                       std::holds_alternative<event::RoundBegan>(event)) {
                continue;
            }
            sentences << text(words::phrase(event, words::Table{m_document.names()}));
        }
    m_tables->setMarks(marks);
    m_story->setText(sentences.join(QLatin1Char('\n')));
    m_dice->setDice(first, second, tumble);
    const bool mayRoll = m_viewer.isToChoose() && m_document.isLegal(act::roll());
    m_dice->setGlowing(mayRoll);
    const Refusal refusal = genomewars::whyNot(seen, act::roll());
    const QString lay =
        first > 0 ? tr("Last roll: %1 and %2, %3 in all.").arg(first).arg(second).arg(first + second)
                  : tr("Nothing has been rolled yet.");
    m_dice->setAccessibleName(mayRoll ? text(words::label(seen, act::roll())) : tr("Dice"));
    m_dice->explain(mayRoll || refusal == Refusal::None ? lay : text(words::phrase(refusal)),
                    !mayRoll && refusal != Refusal::None);
}

void WarsBoard::refreshPrompt(const State& seen) {
    const Seat actor = seen.actor;
    const int colour = actor == noSeat ? 0 : m_document.seatColour(actor);
    const QString letter = actor == noSeat ? QString() : m_document.seatName(actor).left(1).toUpper();
    m_prompt->setPrompt(text(words::prompt(seen, m_viewer.isToChoose() ? actor : noSeat, m_document.names())),
                        colour, letter);
    m_prompt->setHint({});
    m_prompt->setUndoable(m_document.canUndo() || m_builder->partly().size() > 0, m_document.canRedo());
    m_prompt->setHintable(false, false);
    m_prompt->setNews(0);
    const bool mayRoll = m_viewer.isToChoose() && m_document.isLegal(act::roll());
    m_prompt->setProceed(mayRoll                   ? text(words::label(seen, act::roll()))
                         : m_builder->isComplete() ? GenomeBuilder::tr("Keep this genome")
                                                   : QString());
    if (m_bots)
        m_prompt->setWaiting(m_bots->waitsForKey());
}

void WarsBoard::roll() {
    if (m_viewer.isToChoose())
        m_document.perform(act::roll());
}

void WarsBoard::proceed() {
    if (m_builder->isComplete())
        m_builder->finish();
    else
        roll();
}

void WarsBoard::undo() {
    if (!m_builder->takeBack())
        m_document.undo();
}

void WarsBoard::chooseMutation(QWidget* anchor, Allele from) {
    QList<Action> actions;
    QStringList labels;
    for (const Action& action : m_document.legal())
        if (action.kind == ActionKind::Mutate && action.from() == from) {
            actions << action;
            labels << text(words::label(m_document.state(), action));
        }
    if (actions.isEmpty())
        return;
    auto* sheet = openChoice(anchor, text(words::prompt(m_document.state(), m_document.actor())), labels,
                             [this, actions](int chosen) { m_document.perform(actions[chosen]); });
    m_popover = sheet;
}

void WarsBoard::setLogVisible(bool visible) {
    m_log->setVisible(visible);
    arrange();
    if (visible) {
        m_log->raise();
        m_log->showLatest();
        m_log->setFocus();
    } else {
        keepFocus();
    }
}

/// Both columns beside each other while they fit; the log slides over the right one.
void WarsBoard::arrange() {
    const Theme& theme = Theme::current();
    const bool narrow = width() < theme.px(960);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_prompt->setFolded(width() < theme.px(820));
    if (m_log->isVisible()) {
        const int wide = std::min(width() / 2, theme.px(430));
        m_log->setGeometry(width() - wide, m_scroll->y(), wide, height() - m_scroll->y());
    }
    if (m_curtain->isVisible())
        m_curtain->setGeometry(m_left->geometry());
}

void WarsBoard::keepFocus() {
    if (!isVisible() || m_log->isVisible() || m_viewer.curtain())
        return;
    QWidget* focused = QApplication::focusWidget();
    const auto* button = qobject_cast<BoardButton*>(focused);
    if (focused && focused != this && isAncestorOf(focused) && (!button || button->isGlowing()) &&
        focused->isEnabled() && focused->isVisible())
        return;
    const QList<BoardButton*> found = glowing();
    if (!found.isEmpty())
        found.front()->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

void WarsBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void WarsBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    arrange();
    keepFocus();
}

void WarsBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void WarsBoard::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
        QWidgetList others;
        for (BoardButton* one : buttons())
            others << one;
        QWidget* focused = QApplication::focusWidget();
        QWidget* next = focused && isAncestorOf(focused) && focused != this
                            ? neighbour(*this, *focused, others, key)
                        : others.isEmpty() ? nullptr
                                           : others.front();
        if (next) {
            next->setFocus(Qt::OtherFocusReason);
            m_scroll->ensureWidgetVisible(next);
        }
        return;
    }
    if (key == Qt::Key_Escape && (m_log->isVisible() || m_builder->partly().size() > 0)) {
        if (m_log->isVisible())
            setLogVisible(false);
        else
            m_builder->takeBack();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace app
