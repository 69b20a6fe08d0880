// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_count.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/genotype_end.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "box_card.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

/// The least width of a player's card, in pixels at scale 1.
constexpr qreal cardWidth = 296;

QString nameOf(const BoxGame::Seat& seat) {
    return QString::fromStdString(seat.name);
}

QSpinBox* countField(int most, const Text& name, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setRange(0, most);
    keepStyled(field, [field] { field->setMinimumWidth(Theme::current().px(64)); });
    setSpokenName(field, name);
    return field;
}

} // namespace

BoxCount::BoxCount(BoxSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_announcer(new speech::Announcer(this)) {
    Form form(this, Form::Way::Down, space::gap);
    addSeats(form);
    addGoals(form.panel(
        [] {
            return tr("Research goals: who claimed them, and how many of that player's completed "
                      "plants match");
        },
        space::small, space::card));
    addResult(form);
    form.addStretch();
    setFocusProxy(m_cards.front()->plants());
    keepTranslated(this, [this] {
        showResult();
        m_problem->setText(plantsProblem());
    });
    keepStyled(this, [this] { arrange(); });
    refresh();
}

void BoxCount::addSeats(Form form) {
    auto* cards = form.add(new QWidget(form.widget()));
    m_grid = new QGridLayout(cards);
    setMargins(m_grid, 0, space::small);
    for (int seat = 0; seat < static_cast<int>(m_session.game().seats.size()); ++seat) {
        auto* card = new BoxCard(m_session, seat, cards);
        card->setObjectName(QStringLiteral("boxCard%1").arg(seat));
        connect(card, &BoxCard::typed, this, &BoxCount::showProblem);
        connect(card, &BoxCard::goalsRequested, this,
                [this] { goTo(m_goals.front().seat->parentWidget(), m_goals.front().seat); });
        m_cards << card;
    }
    Form foot = form.part(Form::Way::Along);
    m_problem = foot.label("boxPlantsProblem", TextRole::Body, Role::Warning);
    keepPlace(m_problem);
    m_problem->hide();
    foot.grow(m_problem);
    m_ask = foot.button(
        "boxAsk", [] { return tr("Who has won?"); }, [this] { tellWinner(); });
    setButtonKind(m_ask, ButtonKind::Primary);
}

/// As many cards side by side as have room.
void BoxCount::arrange() {
    if (!m_grid || m_cards.isEmpty())
        return;
    const int fitting =
        std::max(1, (width() + m_grid->horizontalSpacing()) /
                        (Theme::current().px(cardWidth) + std::max(0, m_grid->horizontalSpacing())));
    // Rows of the same length: two of three for five players, not four and one.
    const int count = static_cast<int>(m_cards.size());
    const int rows = (count + fitting - 1) / fitting;
    const int columns = (count + rows - 1) / rows;
    for (int i = 0; i < count; ++i) {
        m_grid->removeWidget(m_cards[i]);
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    }
    for (int column = 0; column < count; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void BoxCount::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void BoxCount::goTo(QWidget* part, QWidget* focus) {
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            // What has just been shown has its place first.
            if (QWidget* page = area->widget(); page && page->layout())
                page->layout()->activate();
            area->ensureWidgetVisible(part);
            break;
        }
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void BoxCount::tellWinner() {
    m_answer->show();
    if (layout())
        layout()->activate();
    goTo(m_answer, nullptr);
    m_announcer->say(m_winner->text());
}

void BoxCount::addGoals(Form form) {
    auto* panel = form.add(new QWidget(form.widget()));
    auto* grid = new QGridLayout(panel);
    setMargins(grid, 0, 6);
    keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(16)); });
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(3, 3);
    const BoxGame& game = m_session.game();
    for (const genotype::Trait trait : genotype::allTraits) {
        const auto t = static_cast<std::size_t>(trait);
        for (int goal = 0; goal < genotype::goalCount(game.inheritance[t]); ++goal) {
            const int row = m_goals.size();
            const auto name = [=, rule = game.inheritance[t]] {
                return text(genotype::words::goalName(trait, rule, goal));
            };
            const int points = genotype::goalInfo(game.inheritance[t], goal).points;
            grid->addWidget(
                wrappingLabel([=] { return tr("%1, %n points each", nullptr, points).arg(name()); }, panel),
                row, 0);
            auto* seat = new QComboBox(panel);
            seat->setObjectName(QStringLiteral("boxGoal%1").arg(row));
            seat->addItem({});
            keepTranslated(seat, [seat] { seat->setItemText(0, tr("nobody")); });
            for (const BoxGame::Seat& one : game.seats)
                seat->addItem(nameOf(one));
            setSpokenName(seat, [name] { return tr("%1: claimed by").arg(name()); });
            QSpinBox* plants = countField(
                genotype::plantCardCount, [name] { return tr("%1: matching plants").arg(name()); }, panel);
            plants->setObjectName(QStringLiteral("boxGoalPlants%1").arg(row));
            grid->addWidget(seat, row, 1);
            grid->addWidget(plants, row, 2);
            const GoalRow made{t, static_cast<std::size_t>(goal), seat, plants};
            const auto enter = [this, made] {
                m_session.change([&](BoxGame& changed) {
                    const int index = made.seat->currentIndex();
                    changed.goals[made.trait][made.goal] = {
                        index > 0 ? std::optional(index - 1) : std::nullopt, made.plants->value()};
                    return true;
                });
            };
            connect(seat, &QComboBox::activated, this, enter);
            connect(plants, &QSpinBox::valueChanged, this, enter);
            m_goals << made;
        }
    }
}

void BoxCount::addResult(Form form) {
    m_answer = form.add(new Panel(form.widget()));
    m_answer->hide();
    Form answer(m_answer, Form::Way::Down, space::small, space::card);
    m_winner = answer.label("boxWinner", TextRole::PanelTitle);
    keepStyled(m_winner, [this] { m_winner->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_result = answer.add("boxScores",
                          new FactTable([] { return tr("Points"); },
                                        [] {
                                            QStringList columns{tr("Player")};
                                            for (const PointSource source : genotype::words::pointSources)
                                                columns << text(genotype::words::name(source));
                                            return columns << tr("Total") << tr("Plants (tie-break)");
                                        },
                                        static_cast<int>(m_session.game().seats.size()), answer.widget()));
}

QString BoxCount::plantsProblem() const {
    const bool all = std::ranges::all_of(m_cards, [](const BoxCard* card) { return card->isReadable(); });
    return all ? QString() : tr("Type the points of each plant with a space between them, such as 4 6 3.");
}

void BoxCount::showProblem() {
    m_problem->setText(plantsProblem());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

QString BoxCount::winnerSentence() const {
    QStringList names;
    for (const BoxGame::Seat& seat : m_session.game().seats)
        names << nameOf(seat);
    return winnerWords(names, m_session.game().scores());
}

void BoxCount::refresh() {
    const BoxGame& game = m_session.game();
    const auto show = [](QSpinBox* field, int value) {
        const QSignalBlocker quiet(field);
        field->setValue(value);
    };
    for (BoxCard* card : m_cards)
        card->refresh();
    for (const GoalRow& row : m_goals) {
        const BoxGame::Goal& own = game.goals[row.trait][row.goal];
        row.seat->setCurrentIndex(own.seat ? *own.seat + 1 : 0);
        show(row.plants, own.plants);
        row.plants->setEnabled(own.seat.has_value());
    }
    showResult();
}

void BoxCount::showResult() {
    const BoxGame& game = m_session.game();
    const auto scores = game.scores();
    const bool begun = std::any_of(scores.begin(), scores.end(),
                                   [](const genotype::Score& score) { return score.total() > 0; });
    m_winner->setText(begun ? winnerSentence() : tr("Count the points"));
    for (int row = 0; row < static_cast<int>(scores.size()); ++row) {
        const genotype::Score& score = scores[static_cast<std::size_t>(row)];
        m_result->set(row, 0, nameOf(game.seats[static_cast<std::size_t>(row)]));
        int column = 1;
        for (const PointSource source : genotype::words::pointSources)
            m_result->set(row, column++, QString::number(genotype::words::points(score, source)));
        FactTable::setType(m_result->set(row, column++, QString::number(score.total())), TextRole::Numeral);
        m_result->set(row, column, QString::number(score.harvestedPlants));
    }
    m_result->fit();
}

} // namespace app
