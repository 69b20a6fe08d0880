// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_page.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/games/board/board_area.h"
#include "app/games/board/seat_choices.h"
#include "app/games/genotype/board_seats.h"
#include "app/games/genotype/board_view.h"
#include "app/settings/machine_config.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/way_back.h"
#include "challenge_panel.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "option_button.h"
#include "own_puzzle_list.h"
#include "puzzle_excerpt.h"
#include "puzzle_foot.h"
#include "puzzle_items.h"
#include "puzzle_panel.h"

#include <QtCore/QLocale>
#include <QtCore/QTimer>
#include <QtGui/QResizeEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

namespace app {

using namespace page_parts;
using genotype::Puzzle;

namespace {

/// What is asked beside its board, what is said when nothing is due, and the own puzzles.
enum Sheet { AskedSheet, NothingSheet, OwnSheet };

constexpr int sideWidth = 400; // pixels at scale 1
/// Narrower, or with larger type, there is room for the question or the board.
constexpr int besideWidth = 900;
constexpr const char* person = "person"; // core/record_text.h
constexpr const char* botInstead = "researcher";

} // namespace

PuzzlePage::PuzzlePage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_boxes(context.dataFolder), m_own(context.dataFolder), m_shelf(context.lessonFolders),
      m_today([] { return QDate::currentDate(); }), m_document(new GameDocument(this)),
      m_viewer(new Viewer(*m_document, this)), m_board(new BoardView(*m_document, *m_viewer, nullptr, this)),
      m_panel(new PuzzlePanel(this)), m_excerpt(new PuzzleExcerpt(this)), m_foot(new PuzzleFoot(this)),
      m_list(new OwnPuzzleList(this)), m_challenges(new ChallengePanel(this)) {
    build();
    addKeys();
    connect(m_panel, &PuzzlePanel::picked, this, &PuzzlePage::pick);
    connect(m_panel, &PuzzlePanel::confirmed, this, &PuzzlePage::checkPicked);
    connect(m_foot, &PuzzleFoot::checkRequested, this, &PuzzlePage::checkPicked);
    connect(m_foot, &PuzzleFoot::skipRequested, this, &PuzzlePage::skip);
    connect(m_foot, &PuzzleFoot::nextRequested, this, &PuzzlePage::askNext);
    connect(m_foot, &PuzzleFoot::boardRequested, this, &PuzzlePage::playOn);
    connect(m_challenges, &ChallengePanel::currentChanged, this, &PuzzlePage::showBoard);
    connect(m_list, &OwnPuzzleList::solveRequested, this, [this](const QString& id) {
        ask(id);
        setView(View::Practice);
    });
    connect(m_list, &OwnPuzzleList::removeRequested, this, [this](const QString& id) {
        m_unremoved = !m_own.remove(id);
        if (m_current && QString::fromStdString(m_current->id) == id)
            m_current.reset();
        refresh();
    });
    keepTranslated(this, [this] {
        showStanding();
        showOwn();
        showNothing();
        m_challenges->setEntries(m_shelf.read());
        showBoard();
    });
    refresh();
}

PuzzlePage::~PuzzlePage() = default;

void PuzzlePage::build() {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 10, 6);
    auto* head = new QHBoxLayout;
    m_title = pageTitle([] { return tr("Puzzles"); }, this);
    m_title->setWordWrap(false);
    m_standing = wrappingLabel({}, this, TextRole::Strong, Role::SageText);
    m_standing->setObjectName(QStringLiteral("puzzleStanding"));
    m_views = new SegmentRow([] { return tr("Show"); },
                             {{0, [] { return tr("Practice"); }},
                              {1, [] { return tr("My puzzles"); }},
                              {2, [] { return tr("Challenges"); }}},
                             0, this);
    m_views->setObjectName(QStringLiteral("puzzleViews"));
    m_whole = button([] { return tr("Whole board"); }, this);
    m_whole->setToolTip(QStringLiteral("B"));
    m_whole->setObjectName(QStringLiteral("wholeBoard"));
    m_whole->setCheckable(true);
    keepPlace(m_whole);
    QPushButton* back = wayBack(PageId::Play, this);
    back->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Play)));
    head->addWidget(back);
    head->addWidget(m_title);
    head->addWidget(m_standing, 1);
    head->addWidget(m_views);
    head->addWidget(m_whole);
    rows->addLayout(head);
    m_problem = wrappingLabel({}, this, TextRole::Body, Role::Warning);
    m_problem->setObjectName(QStringLiteral("puzzleProblem"));
    rows->addWidget(m_problem);

    m_stack = new QStackedWidget(this);
    rows->addWidget(m_stack, 1);
    auto* asked = new QWidget(m_stack);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, asked);
    setMargins(m_columns, 0, 6);
    auto* sides = new QWidget;
    m_both = new QVBoxLayout(sides);
    setMargins(m_both, 0, space::gap);
    m_both->addWidget(m_panel, 3);
    m_both->addWidget(m_challenges, 3);
    m_both->addWidget(m_excerpt, 2);
    m_side = scrolling(sides, asked);
    m_side->setFocusPolicy(Qt::NoFocus);
    m_columns->addWidget(m_side);
    m_columns->addWidget(m_board, 1);
    setSpokenName(m_board, [] { return tr("The board of the puzzle"); });
    m_nothing = wrappingLabel({}, this);
    m_nothing->setObjectName(QStringLiteral("nothingDue"));
    m_nothing->setAlignment(Qt::AlignTop);
    m_stack->addWidget(asked);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_list);
    rows->addWidget(m_foot);
    connect(m_views, &SegmentRow::chosen, this, [this](int view) { setView(static_cast<View>(view)); });
    connect(m_whole, &QPushButton::toggled, this, [this] {
        arrange();
        revealSoon();
    });
    // Where a person has scrolled to stays, until another puzzle is asked.
    connect(m_board->area().scroll()->verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { m_isScrolled = true; });
    arrange();
}

void PuzzlePage::addKeys() {
    const auto key = [this](Qt::Key pressed, auto act) {
        auto* made = new QShortcut(QKeySequence(pressed), this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, act);
    };
    // On the board the digits show the seats' gardens; here they answer.
    for (auto* taken : m_board->findChildren<QShortcut*>())
        if (const QKeySequence keys = taken->key(); keys[0].key() >= Qt::Key_1 && keys[0].key() <= Qt::Key_9)
            taken->setEnabled(false);
    for (int option = 0; option <= static_cast<int>(genotype::mostOptions); ++option)
        key(static_cast<Qt::Key>(Qt::Key_1 + option), [this, option] {
            if (m_current && !m_answered && view() == View::Practice &&
                option <= static_cast<int>(m_current->options.size())) {
                pick(option);
                m_panel->options()[option]->setFocus(Qt::ShortcutFocusReason);
            }
        });
    key(Qt::Key_B, [this] { m_whole->toggle(); });
}

void PuzzlePage::setToday(std::function<QDate()> today) {
    m_today = std::move(today);
    m_current.reset();
    refresh();
}

PuzzlePage::View PuzzlePage::view() const {
    return static_cast<View>(m_views->value());
}

void PuzzlePage::setView(View view) {
    m_views->showValue(static_cast<int>(view));
    const bool onBoard = view == View::Challenges || (view == View::Practice && m_current);
    m_panel->setVisible(view == View::Practice);
    m_challenges->setVisible(view == View::Challenges);
    m_excerpt->setVisible(view == View::Practice);
    m_foot->setVisible(view == View::Practice && m_current);
    m_stack->setCurrentIndex(onBoard ? AskedSheet : view == View::Own ? OwnSheet : NothingSheet);
    m_whole->setVisible(onBoard);
    if (onBoard)
        showBoard();
    arrange();
}

void PuzzlePage::showBoard() {
    const lessons::Challenge* challenge = view() == View::Challenges ? m_challenges->current() : nullptr;
    if (!challenge && !m_current)
        return;
    const genotype::Record& record = challenge ? challenge->record : m_current->record;
    const genotype::Seat seat = challenge ? challenge->seat : genotype::replay(record).state.actor;
    if (!m_document->isOpen() || !(m_document->record() == record) || m_viewer->seat() != seat) {
        m_viewer->setSpectator(seat);
        m_document->open(record, nullptr);
        m_isScrolled = false;
        revealSoon();
    }
    m_board->prompter().setReplayWords(
        challenge ? tr("This is the garden of %1.").arg(m_document->seatName(seat))
                  : tr("%1 has to choose. What is best?").arg(m_document->seatName(seat)));
}

void PuzzlePage::refresh() {
    showStanding();
    showOwn();
    m_challenges->setEntries(m_shelf.read());
    const View shown = view();
    if (!m_current)
        askNext();
    setView(shown);
}

void PuzzlePage::askNext() {
    std::vector<leitner::Item> items = puzzleItems(m_own);
    const auto isSkipped = [this](const leitner::Item& item) { return m_skipped.contains(item.id); };
    std::vector<leitner::Item> others = items;
    std::erase_if(others, isSkipped);
    auto id = leitner::next(others, m_boxes.cards(), m_today());
    if (!id) {
        m_skipped.clear();
        id = leitner::next(items, m_boxes.cards(), m_today());
    }
    m_current.reset();
    if (id)
        ask(*id);
    else
        showNothing();
    showStanding();
    setView(view());
}

void PuzzlePage::ask(const QString& id) {
    const std::string wanted = id.toStdString();
    for (const Puzzle& puzzle : genotype::shippedPuzzles())
        if (puzzle.id == wanted)
            return show(puzzle);
    for (const OwnPuzzle& own : m_own.all())
        if (own.puzzle.id == wanted)
            return show(own.puzzle);
}

void PuzzlePage::show(Puzzle puzzle) {
    m_current = std::move(puzzle);
    m_answered = false;
    m_views->showValue(static_cast<int>(View::Practice));
    showBoard();
    m_whole->setChecked(false);
    showQuestion();
}

void PuzzlePage::showQuestion() {
    // Not the document's, which may show a challenge.
    const genotype::State state = genotype::replay(m_current->record).state;
    const auto name = [state, names = core::namesOf(m_current->record)] {
        return text(genotype::Game::name(state, state.actor, names));
    };
    const auto origin = [this, id = QString::fromStdString(m_current->id)] { return originOf(id); };
    m_picked = -1;
    m_excerpt->setQuestion(*m_current, genotype::observe(state, state.actor), name,
                           [this] { return seatMarkers(*m_document); });
    m_panel->ask({*m_current, genotype::observe(state, state.actor), name, origin});
    m_foot->showPicked(0);
    arrange();
    m_side->verticalScrollBar()->setValue(0);
}

puzzle_words::PuzzleAnswer PuzzlePage::answerOf(int option) const {
    const auto place = static_cast<std::size_t>(option);
    return place < m_current->options.size() ? puzzle_words::PuzzleAnswer(place) : std::nullopt;
}

void PuzzlePage::pick(int option) {
    if (!m_current || m_answered)
        return;
    m_picked = option;
    m_whole->setChecked(false);
    m_panel->options()[option]->setChecked(true);
    m_foot->showPicked(option + 1);
}

void PuzzlePage::checkPicked() {
    if (m_picked >= 0)
        answer(m_picked);
}

void PuzzlePage::skip() {
    if (m_current)
        m_skipped << QString::fromStdString(m_current->id);
    askNext();
}

QString PuzzlePage::comesBackWords() {
    const auto card = m_boxes.cards().value(QString::fromStdString(m_current->id));
    const auto days = static_cast<int>(m_today().daysTo(card.due));
    return days == 1 ? tr("It comes back tomorrow.") : tr("It comes back in %n days.", nullptr, days);
}

void PuzzlePage::answer(int option) {
    if (!m_current || m_answered)
        return;
    m_answered = true;
    const bool right = puzzle_words::isRight(*m_current, answerOf(option));
    m_unsaved = !m_boxes.answer(QString::fromStdString(m_current->id), right, m_today());
    m_whole->setChecked(false);
    m_panel->showAnswer(answerOf(option));
    m_foot->showAnswered([this, right, said = m_unsaved] {
        return said || !m_current ? QString()
                                  : (right ? tr("Solved. %1") : tr("Missed. %1")).arg(comesBackWords());
    });
    m_side->verticalScrollBar()->setValue(0);
    showStanding();
    showOwn();
}

QString PuzzlePage::standing() const {
    return m_standing->text();
}

void PuzzlePage::showStanding() {
    const leitner::Tally tally = leitner::tally(puzzleItems(m_own), m_boxes.cards(), m_today());
    QStringList parts{tr("%n due", nullptr, tally.due), tr("%n new", nullptr, tally.fresh)};
    if (tally.answered > 0)
        parts << tr("solved at the first try: %1 of %2").arg(tally.firstRight).arg(tally.answered);
    m_standing->setText(parts.join(QStringLiteral(" · ")));
    QString problem;
    if (m_unsaved)
        problem = tr("Your answer could not be saved: the data folder is full or "
                     "read-only. It will be tried "
                     "again with the next one.");
    else if (m_unremoved)
        problem = tr("The puzzle could not be removed: the data folder is read-only.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void PuzzlePage::showOwn() {
    m_list->setPuzzles(m_own.all(), m_own.unreadable(), m_boxes.cards(), m_today());
}

void PuzzlePage::showNothing() {
    const auto day = leitner::nextDay(puzzleItems(m_own), m_boxes.cards(), m_today());
    QStringList told{tr("Nothing is due today.")};
    if (day)
        told << tr("The next puzzle comes back on %1.")
                    .arg(QLocale(languageInUse()).toString(*day, QLocale::LongFormat));
    told << tr("After a game, the report on luck and skill can make puzzles of "
               "your own choices.");
    m_nothing->setText(told.join(QStringLiteral("\n\n")));
}

QString PuzzlePage::originOf(const QString& id) {
    const auto& own = m_own.all();
    const auto found = std::find_if(own.begin(), own.end(), [&id](const OwnPuzzle& one) {
        return QString::fromStdString(one.puzzle.id) == id;
    });
    return found == own.end() ? QString() : OwnPuzzleList::originOf(*found);
}

void PuzzlePage::playOn() {
    genotype::Record game = m_current->record;
    const core::Seat seat = genotype::replay(game).state.actor;
    game.seats.resize(static_cast<std::size_t>(game.setup.players));
    for (std::size_t one = 0; one < game.seats.size(); ++one) {
        core::SeatInfo& sitting = game.seats[one];
        if (one == seat)
            sitting.kind = person;
        else if (sitting.kind == person)
            sitting.kind = botInstead;
        // The list of saved games tells them apart by their names.
        if (sitting.name.empty())
            sitting.name = SeatChoices::tr("Player %1").arg(one + 1).toStdString();
    }
    game.title = tr("From a puzzle").toStdString();
    emit gameRequested(games::AnyRecord(game));
}

bool PuzzlePage::needsBoard() const {
    return view() == View::Challenges || !m_excerpt->hasSquares();
}

void PuzzlePage::arrange() {
    const Theme& theme = Theme::current();
    const bool beside = width() >= theme.px(besideWidth);
    const bool withBoard = beside && needsBoard();
    // Beside a board all is below one another; without one, the excerpt is at the left.
    m_both->setDirection(beside && !withBoard ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
    m_excerpt->showSquares(!withBoard);
    m_side->setMinimumWidth(withBoard ? theme.px(sideWidth) : 0);
    m_side->setMaximumWidth(withBoard ? theme.px(sideWidth) : QWIDGETSIZE_MAX);
    m_side->setVisible(!m_whole->isChecked());
    const bool wasHidden = m_board->isHidden();
    m_board->setVisible(withBoard || m_whole->isChecked());
    if (wasHidden && !m_board->isHidden())
        revealSoon();
}

void PuzzlePage::revealSoon() {
    QTimer::singleShot(0, this, &PuzzlePage::reveal);
}

void PuzzlePage::reveal() {
    if (!m_current || view() != View::Practice || !m_board->isVisible())
        return;
    std::vector<genotype::Action> actions;
    for (const genotype::PuzzleOption& option : m_current->options)
        actions.push_back(option.action);
    m_board->reveal(actions);
}

void PuzzlePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void PuzzlePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
    // A change of the look comes with the size that the page has.
    if (event->oldSize() != event->size() && !m_isScrolled)
        revealSoon();
}

} // namespace app
