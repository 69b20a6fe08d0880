// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_count.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/genotype_end.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

QString nameOf(const BoxGame::Seat& seat) {
    return QString::fromStdString(seat.name);
}

QString typedForm(const std::vector<int>& points) {
    QStringList numbers;
    for (const int one : points)
        numbers << QString::number(one);
    return numbers.join(QLatin1Char(' '));
}

QSpinBox* countField(int most, const Text& name, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setRange(0, most);
    keepStyled(field, [field] { field->setMinimumWidth(Theme::current().px(64)); });
    setSpokenName(field, name);
    return field;
}

} // namespace

BoxCount::BoxCount(BoxSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    Form form(this, Form::Way::Down, 12);
    addResult(Form(form.add(new Panel(this)), Form::Way::Down, 8, 14));
    addSeats(form.panel([] { return tr("Final scoring"); }, 8, 14));
    addGoals(form.panel(
        [] {
            return tr("Research goals: who claimed them, and how many of that player's completed "
                      "plants match");
        },
        8, 14));
    form.addStretch();
    setFocusProxy(m_plants.front());
    keepTranslated(this, [this] {
        showResult();
        m_problem->setText(plantsProblem());
    });
    refresh();
}

void BoxCount::addSeats(Form form) {
    auto* panel = form.add(new QWidget(form.widget()));
    auto* grid = new QGridLayout(panel);
    setMargins(grid, 0, 8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(4, 1);
    const QList<Text> heads{[] { return tr("Player"); },
                            [] { return tr("Points printed on each completed plant, such as 4 6 3"); },
                            [] { return tr("Markers on other plants"); }, [] { return tr("Coins"); }};
    for (int column = 0; column < heads.size(); ++column)
        grid->addWidget(wrappingLabel(heads[column], panel, TextRole::Caption, Role::SoftInk), 0, column,
                        Qt::AlignBottom);
    for (int seat = 0; seat < static_cast<int>(m_session.game().seats.size()); ++seat) {
        const QString name = nameOf(m_session.game().seats[static_cast<std::size_t>(seat)]);
        grid->addWidget(wrappingLabel(name, panel, TextRole::Strong), seat + 1, 0);
        QLineEdit* plants = lineEdit({}, panel);
        plants->setObjectName(QStringLiteral("boxPlants%1").arg(seat));
        setSpokenName(plants, [name] { return tr("%1: points of each completed plant").arg(name); });
        connect(plants, &QLineEdit::editingFinished, this, [this, seat] { enterPlants(seat); });
        grid->addWidget(plants, seat + 1, 1);
        m_plants << plants;
        QSpinBox* markers = countField(
            BoxGame::mostPoints,
            [name] { return tr("%1: markers on plants that are not complete").arg(name); }, panel);
        QSpinBox* coins = countField(
            BoxGame::mostPoints, [name] { return tr("%1: coins").arg(name); }, panel);
        markers->setObjectName(QStringLiteral("boxMarkers%1").arg(seat));
        coins->setObjectName(QStringLiteral("boxCoins%1").arg(seat));
        const auto enter = [this, seat](QSpinBox* field, int BoxGame::Seat::*count) {
            connect(field, &QSpinBox::valueChanged, this, [this, seat, count](int value) {
                m_session.change([&](BoxGame& game) {
                    game.seats[static_cast<std::size_t>(seat)].*count = value;
                    return true;
                });
            });
        };
        enter(markers, &BoxGame::Seat::markers);
        enter(coins, &BoxGame::Seat::coins);
        grid->addWidget(markers, seat + 1, 2);
        grid->addWidget(coins, seat + 1, 3);
        m_markers << markers;
        m_coins << coins;
    }
    m_problem = form.label("boxPlantsProblem", TextRole::Body, Role::Warning);
    m_problem->hide();
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
    m_winner = form.label("boxWinner", TextRole::PanelTitle);
    m_result =
        form.add("boxScores", new FactTable([] { return tr("Points"); },
                                            [] {
                                                QStringList columns{tr("Player")};
                                                for (const PointSource source : genotype::words::pointSources)
                                                    columns << text(genotype::words::name(source));
                                                return columns << tr("Total") << tr("Plants (tie-break)");
                                            },
                                            static_cast<int>(m_session.game().seats.size()), form.widget()));
}

std::optional<std::vector<int>> BoxCount::pointsTyped(const QString& typed) {
    std::vector<int> points;
    QString spaced = typed;
    for (const char separator : {',', ';', '+'})
        spaced.replace(QLatin1Char(separator), QLatin1Char(' '));
    for (const QString& word : spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        bool number = false;
        const int value = word.toInt(&number);
        if (!number || value < 0 || value > BoxGame::mostPoints)
            return {};
        points.push_back(value);
    }
    return points;
}

QString BoxCount::plantsProblem() const {
    const bool all = std::ranges::all_of(
        m_plants, [](const QLineEdit* field) { return pointsTyped(field->text()).has_value(); });
    return all ? QString() : tr("Type the points of each plant with a space between them, such as 4 6 3.");
}

void BoxCount::enterPlants(int seat) {
    const auto points = pointsTyped(m_plants[seat]->text());
    m_problem->setText(plantsProblem());
    m_problem->setVisible(!m_problem->text().isEmpty());
    if (points)
        m_session.change([&](BoxGame& game) {
            game.seats[static_cast<std::size_t>(seat)].plants = *points;
            return true;
        });
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
    for (int seat = 0; seat < m_plants.size(); ++seat) {
        const BoxGame::Seat& own = game.seats[static_cast<std::size_t>(seat)];
        // What cannot be read stays to be corrected.
        if (const auto typed = pointsTyped(m_plants[seat]->text()); typed && *typed != own.plants)
            m_plants[seat]->setText(typedForm(own.plants));
        show(m_markers[seat], own.markers);
        show(m_coins[seat], own.coins);
    }
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
