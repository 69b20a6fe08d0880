// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_end.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/games/genotype/dice_rolls.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "end_beds.h"
#include "luck_card.h"
#include "plant_card.h"
#include "puzzle_maker.h"
#include "turning_cards.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <numeric>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

QString joined(const QStringList& names) {
    if (names.size() < 2)
        return names.value(0);
    return GenotypeEnd::tr("%1 and %2")
        .arg(QStringList(names.mid(0, names.size() - 1)).join(QStringLiteral(", ")), names.last());
}

/// The lesson that the game itself leads to: what was played with, before what everybody plays with.
std::string_view lessonAfter(const genotype::State& state) {
    bool tiles = false;
    for (const genotype::Trait trait : genotype::allTraits) {
        const genotype::Bench& bench = state.bench(trait);
        if (bench.inheritance != genotype::Inheritance::CompleteDominance)
            return "patterns";
        tiles = tiles || bench.parents != genotype::Parents{};
    }
    return tiles ? "square" : "is-it-chance";
}

int goalsOf(const genotype::State& state, genotype::Seat seat) {
    int marked = 0;
    for (const genotype::Trait trait : genotype::allTraits)
        marked += static_cast<int>(std::ranges::count(state.bench(trait).goals, seat));
    return marked;
}

} // namespace

void GenotypeEnd::setGame(const GameDocument& document) {
    const genotype::State& state = document.state();
    const unsigned winners = genotype::winners(state);
    m_lines.clear();
    m_bestPlants.clear();
    m_persons.clear();
    m_lesson = lessonAfter(state);
    for (genotype::Seat seat = 0; seat < state.seats; ++seat) {
        EndLine line{document.seatColour(seat),
                     genotype::score(state, seat),
                     (winners >> seat & 1) != 0,
                     {},
                     goalsOf(state, seat)};
        for (const genotype::PlantId plant : state.player(seat).harvested)
            line.plants << lookOf(state, plant);
        m_lines.push_back(line);
        m_bestPlants.push_back(bestPlantOf(document, seat));
        if (document.isPerson(seat) && (home() >= state.seats || home() == seat))
            m_persons << seat;
    }
    m_names = document.seatNames();
    m_finished = state.finished();
    m_tally = DiceRolls(document).tally();
    m_gardens = Gardens::of(document);
    m_shownFirst = 0;
    for (genotype::Seat seat = state.seats; seat > 0; --seat)
        if (document.isPerson(static_cast<genotype::Seat>(seat - 1)))
            m_shownFirst = static_cast<genotype::Seat>(seat - 1);
    if (home() < state.seats)
        m_shownFirst = home();
    if (m_finished && !isForRoom())
        m_luck->setGame(document.record());
    if (m_finished && m_puzzles)
        m_puzzles->setGame(document.record());
    build();
}

QString winnerWords(const QStringList& names, const std::vector<genotype::Score>& scores) {
    const unsigned won = genotype::winners(scores);
    QStringList winners;
    QStringList asManyPoints;
    genotype::Score best;
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (won >> seat & 1) {
            winners << names[static_cast<qsizetype>(seat)];
            best = scores[seat];
        }
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (!(won >> seat & 1) && scores[seat].total() == best.total())
            asManyPoints << names[static_cast<qsizetype>(seat)];
    const QString points = QString::number(best.total());
    const QString plants = QString::number(best.harvestedPlants);
    if (winners.size() > 1)
        return GenotypeEnd::tr("%1 share the win: level on points (%2) and on completed plants (%3).")
            .arg(joined(winners), points, plants);
    if (!asManyPoints.isEmpty())
        return GenotypeEnd::tr("%1 wins: level on points with %3 (%2), but with more completed plants (%4).")
            .arg(winners.value(0), points, joined(asManyPoints), plants);
    return GenotypeEnd::tr("%1 wins with %n points.", nullptr, best.total()).arg(winners.value(0));
}

QString differenceWords(const QStringList& names, const std::vector<genotype::Score>& scores) {
    const unsigned won = genotype::winners(scores);
    if (!std::has_single_bit(won) || scores.size() < 2)
        return {};
    const auto winner = static_cast<std::size_t>(std::countr_zero(won));
    std::size_t next = winner == 0 ? 1 : 0;
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (seat != winner && std::pair(scores[seat].total(), scores[seat].harvestedPlants) >
                                  std::pair(scores[next].total(), scores[next].harvestedPlants))
            next = seat;
    if (scores[winner].total() == scores[next].total())
        return {};
    const auto pointsOf = [&](std::size_t seat, PointSource source) {
        return genotype::words::points(scores[seat], source);
    };
    const PointSource most =
        *std::ranges::max_element(genotype::words::pointSources, {}, [&](PointSource source) {
            return pointsOf(winner, source) - pointsOf(next, source);
        });
    const QString other = names.value(static_cast<qsizetype>(next));
    const QString points = QString::number(pointsOf(winner, most));
    const QString others = QString::number(pointsOf(next, most));
    switch (most) {
    case PointSource::Plants:
        return GenotypeEnd::tr("Completed plants made the difference: %1 points to %2 against %3.")
            .arg(points, others, other);
    case PointSource::Goals:
        return GenotypeEnd::tr("Research goals made the difference: %1 points to %2 against %3.")
            .arg(points, others, other);
    case PointSource::Markers:
        return GenotypeEnd::tr("Traits on unfinished plants made the difference: %1 points to %2 against %3.")
            .arg(points, others, other);
    case PointSource::Coins:
        return GenotypeEnd::tr("Coins made the difference: %1 points to %2 against %3.")
            .arg(points, others, other);
    }
    return {};
}

std::vector<genotype::Score> GenotypeEnd::scores() const {
    std::vector<genotype::Score> scores;
    for (const EndLine& line : m_lines)
        scores.push_back(line.score);
    return scores;
}

QString GenotypeEnd::winnerSentence() const {
    return m_finished ? winnerWords(m_names(), scores()) : tr("The game is not over yet.");
}

std::vector<genotype::Seat> GenotypeEnd::order() const {
    std::vector<genotype::Seat> order(m_lines.size());
    std::iota(order.begin(), order.end(), genotype::Seat{0});
    std::ranges::stable_sort(order, std::greater{}, [this](genotype::Seat seat) {
        return std::pair(m_lines[seat].score.total(), m_lines[seat].score.harvestedPlants);
    });
    return order;
}

void GenotypeEnd::addHead(QVBoxLayout& rows, QWidget* page) {
    rows.addWidget(pageTitle([this] { return winnerSentence(); }, page));
    if (!m_finished || differenceWords(m_names(), scores()).isEmpty())
        return;
    QLabel* difference = wrappingLabel([this] { return differenceWords(m_names(), scores()); }, page);
    difference->setObjectName(QStringLiteral("difference"));
    rows.addWidget(difference);
}

void GenotypeEnd::addParts(QVBoxLayout& rows, QWidget* page) {
    m_luckCard = nullptr;
    m_turning = nullptr;
    m_top = m_reasons = nullptr;
    m_first = new QWidget(page);
    auto* first = new QVBoxLayout(m_first);
    setMargins(first, 0, space::gap);
    m_top = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_top, [this] { m_top->setSpacing(Theme::current().px(space::gap)); });
    m_top->addWidget(buildBeds(m_first), 3);
    if (m_finished && !isForRoom())
        m_top->addWidget(buildBestPlant(m_first), 2);
    first->addLayout(m_top);
    if (m_finished && !isForRoom())
        first->addWidget(buildReasons(m_first), 1);
    first->addWidget(buildFoot(m_first));
    rows.addWidget(m_first, 1);
    m_numbers = makeNumbers(page);
    rows.addWidget(m_numbers, 1);
    // A room has nothing to press, and an unfinished game little more to show than its scores.
    if (isForRoom() || !m_finished)
        m_numbers->show();
    else
        m_numbers->hide();
    arrange();
}

void GenotypeEnd::addProof(QVBoxLayout&, QWidget* proof) {
    m_numbers->addProof(proof);
}

QWidget* GenotypeEnd::buildBeds(QWidget* parent) {
    QList<EndBed> beds;
    const std::vector<genotype::Seat> seats = order();
    for (const genotype::Seat seat : seats) {
        const EndLine& line = m_lines[seat];
        beds << EndBed{line.colour, line.score, line.plants, line.goals, m_finished && line.wins};
    }
    auto* sheet = new Panel(parent, Role::Garden);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, space::gap, space::small);
    rows->addWidget(new EndBeds(
        beds,
        [this, seats] {
            const QStringList all = m_names();
            QStringList called;
            for (const genotype::Seat seat : seats)
                called << all.value(seat);
            return called;
        },
        sheet));
    rows->addWidget(makeBedLegend(sheet));
    return sheet;
}

QWidget* GenotypeEnd::buildBestPlant(QWidget* parent) {
    auto* plants = new QStackedWidget(parent);
    plants->setObjectName(QStringLiteral("bestPlants"));
    for (std::size_t seat = 0; seat < m_bestPlants.size(); ++seat) {
        const bool isYours = m_persons.size() == 1 && m_persons.first() == seat;
        plants->addWidget(new BestPlant(
            m_bestPlants[seat],
            [this, isYours, seat] {
                return isYours ? tr("Your best plant")
                               : tr("Best plant of %1").arg(m_names().value(static_cast<qsizetype>(seat)));
            },
            plants));
    }
    plants->setCurrentIndex(m_shownFirst);
    return plants;
}

QWidget* GenotypeEnd::buildReasons(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, space::small);
    if (m_persons.size() > 1)
        rows->addWidget(buildSeatChoice(part), 0, Qt::AlignLeft);
    m_reasons = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_reasons, [this] { m_reasons->setSpacing(Theme::current().px(space::gap)); });
    m_luckCard = new LuckCard(*m_luck, m_names, m_shownFirst, m_persons == QList{m_shownFirst}, part);
    connect(m_luckCard, &LuckCard::allNumbersRequested, this, [this] { showNumbers(true); });
    m_reasons->addWidget(m_luckCard, 3);
    m_turning = new TurningCards(*m_luck, m_shownFirst, part);
    connect(m_turning, &TurningCards::momentRequested, this, &GenotypeEnd::momentRequested);
    connect(m_turning, &TurningCards::startRequested, this, &GenotypeEnd::startRequested);
    m_reasons->addWidget(m_turning, 6);
    rows->addLayout(m_reasons, 1);
    return part;
}

QWidget* GenotypeEnd::buildSeatChoice(QWidget* parent) {
    QList<SegmentRow::Choice> choices;
    for (const genotype::Seat seat : m_persons)
        choices.append({int(seat), [this, seat] { return m_names().value(seat); }});
    auto* row = new SegmentRow([] { return tr("Whose game"); }, choices, m_shownFirst, parent);
    row->setObjectName(QStringLiteral("endSeat"));
    connect(row, &SegmentRow::chosen, this,
            [this](int seat) { showSeat(static_cast<genotype::Seat>(seat)); });
    return row;
}

QWidget* GenotypeEnd::buildFoot(QWidget* parent) {
    auto* foot = new Panel(parent);
    m_foot = new QBoxLayout(QBoxLayout::LeftToRight, foot);
    setMargins(m_foot, space::gap, space::gap);
    if (m_finished && !isForRoom())
        if (QPushButton* lesson = lessonButton(m_lesson, foot)) {
            auto* learn = new QWidget(foot);
            auto* line = new FlowLayout(learn);
            keepStyled(line, [line] { line->setSpacing(Theme::current().px(space::small)); });
            line->addWidget(wrappingLabel([] { return tr("Learn next, from this game:"); }, learn,
                                          TextRole::Body, Role::SoftInk));
            line->addWidget(lesson);
            m_foot->addWidget(learn, 1);
        }
    auto* ways = new QHBoxLayout;
    keepStyled(ways, [ways] { ways->setSpacing(Theme::current().px(space::gap)); });
    ways->addStretch(1);
    const auto add = [&](const Text& label, const char* name, void (GenotypeEnd::*asked)()) {
        QPushButton* made = button(label, foot);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, asked);
        ways->addWidget(made);
        return made;
    };
    add([] { return tr("Look at the board"); }, "board", &GenotypeEnd::boardRequested);
    add([] { return tr("Replay this game"); }, "replay", &GenotypeEnd::replayRequested);
    add([this] { return wayOn(); }, "newGame", &GenotypeEnd::newGameRequested)->setDefault(true);
    m_foot->addLayout(ways);
    return foot;
}

EndNumbers* GenotypeEnd::makeNumbers(QWidget* parent) {
    const bool tellsLuck = m_finished && !isForRoom();
    auto* numbers = new EndNumbers({.lines = m_lines,
                                    .order = order(),
                                    .names = m_names,
                                    .gardens = [this] { return gardens(); },
                                    .tally = m_tally,
                                    .isFinished = m_finished,
                                    .first = m_shownFirst,
                                    .luck = tellsLuck ? m_luck : nullptr,
                                    .puzzles = m_puzzles},
                                   parent);
    connect(numbers, &EndNumbers::backRequested, this, [this] { showNumbers(false); });
    connect(numbers, &EndNumbers::momentRequested, this, &GenotypeEnd::momentRequested);
    connect(numbers, &EndNumbers::startRequested, this, &GenotypeEnd::startRequested);
    return numbers;
}

void GenotypeEnd::showNumbers(bool shown) {
    // Hide before showing: the part that is hidden stops the work on luck, and the part that is shown resumes
    // it.
    (shown ? m_first : static_cast<QWidget*>(m_numbers))->hide();
    (shown ? static_cast<QWidget*>(m_numbers) : m_first)->show();
    for (QWidget* above = m_numbers; above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            area->verticalScrollBar()->setValue(0);
    if (auto* next =
            findChild<QPushButton*>(shown ? QStringLiteral("backToResult") : QStringLiteral("allNumbers")))
        next->setFocus(Qt::OtherFocusReason);
}

void GenotypeEnd::showSeat(genotype::Seat seat) {
    findChild<QStackedWidget*>(QStringLiteral("bestPlants"))->setCurrentIndex(seat);
    m_luckCard->setSeat(seat);
    m_turning->setSeat(seat);
}

Gardens GenotypeEnd::gardens() const {
    Gardens named = m_gardens;
    const QStringList names = m_names();
    for (qsizetype seat = 0; seat < named.gardens.size(); ++seat)
        named.gardens[seat].name = names.value(seat);
    return named;
}

void GenotypeEnd::arrange() {
    if (!m_top)
        return;
    const qreal wide = width() / Theme::current().scale();
    m_foot->setDirection(wide < 900 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_top->setDirection(wide < 900 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_reasons) {
        m_reasons->setDirection(wide < 1000 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_turning->setBeside(wide >= 640);
    }
}

void GenotypeEnd::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace app
