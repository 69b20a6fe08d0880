// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_setup.h"

#include "app/games/board/seat_choices.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using genotype::Inheritance;

namespace {

constexpr int usualSeats = 3;

QList<SegmentRow::Choice> numbers(int least, int most) {
    QList<SegmentRow::Choice> choices;
    for (int number = least; number <= most; ++number)
        choices << SegmentRow::Choice{number, QString::number(number)};
    return choices;
}

SegmentRow::Choice choice(Inheritance inheritance, const QString& words) {
    return {static_cast<int>(inheritance), words};
}

} // namespace

BoxSetup::BoxSetup(QWidget* parent) : QWidget(parent) {
    auto* panel = new Panel(this);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(panel);
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 14, 10);
    rows->addWidget(words([] { return tr("Who is playing?"); }, panel, TextRole::PanelTitle));
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_parts, [this] { m_parts->setSpacing(Theme::current().px(28)); });
    m_parts->addWidget(buildSeats(), 1);
    m_parts->addWidget(buildRules(), 1);
    rows->addLayout(m_parts);
    m_problem = words({}, panel, TextRole::Body, Role::Warning);
    rows->addWidget(m_problem);
    QPushButton* start = button([] { return tr("Start"); }, panel);
    start->setObjectName(QStringLiteral("boxBegin"));
    start->setDefault(true);
    keepStyled(start, [start] { start->setMinimumSize(Theme::current().px(180), Theme::current().px(40)); });
    connect(start, &QPushButton::clicked, this, &BoxSetup::begin);
    rows->addWidget(start, 0, Qt::AlignLeft);
    outer->addStretch(1);
    setFocusProxy(m_names.front());
    refresh();
}

void BoxSetup::fit(int width) {
    const auto set = [this](QBoxLayout::Direction direction, bool wrapping) {
        m_parts->setDirection(direction);
        for (SegmentRow* row : {m_rounds, m_flower, m_height})
            row->setWrapping(wrapping);
        m_parts->invalidate();
        return m_parts->minimumSize().width() + 2 * Theme::current().px(14);
    };
    if (set(QBoxLayout::LeftToRight, false) > width && set(QBoxLayout::TopToBottom, false) > width)
        set(QBoxLayout::TopToBottom, true);
}

QWidget* BoxSetup::buildSeats() {
    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 6);
    m_count =
        new SegmentRow(tr("Players"), numbers(genotype::minSeats, genotype::maxSeats), usualSeats, part);
    m_count->setObjectName(QStringLiteral("boxPlayers"));
    rows->addWidget(m_count, 0, Qt::AlignLeft);
    for (int seat = 0; seat < genotype::maxSeats; ++seat) {
        QLineEdit* name = lineEdit({}, part);
        name->setObjectName(QStringLiteral("boxName%1").arg(seat));
        name->setMaxLength(SeatChoices::longestName);
        name->setPlaceholderText(SeatChoices::tr("Player %1").arg(seat + 1));
        speech::setName(name, tr("Name of player %1").arg(seat + 1));
        connect(name, &QLineEdit::textEdited, this, &BoxSetup::refresh);
        connect(name, &QLineEdit::returnPressed, this, &BoxSetup::begin);
        rows->addWidget(name);
        m_names << name;
    }
    rows->addWidget(words([] { return tr("In the order in which they sit, clockwise."); }, part,
                          TextRole::Caption, Role::SoftInk));
    rows->addStretch(1);
    connect(m_count, &SegmentRow::chosen, this, &BoxSetup::refresh);
    return part;
}

QWidget* BoxSetup::buildRules() {
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](const QString& name, QWidget* control) {
        grid->addWidget(page_parts::nameOf(control, name, part), row, 0);
        grid->addWidget(control, row++, 1);
    };
    m_first = new QComboBox(part);
    m_first->setObjectName(QStringLiteral("boxFirst"));
    keepStyled(m_first, [this] { m_first->setMinimumWidth(Theme::current().px(180)); });
    add(tr("First player"), m_first);
    m_rounds = new SegmentRow(tr("Rounds"), numbers(1, genotype::maxRounds), genotype::maxRounds, part);
    m_rounds->setObjectName(QStringLiteral("boxRounds"));
    add(tr("Rounds"), m_rounds);
    const QString plain = tr("Standard");
    m_flower = new SegmentRow(tr("Flower colour"),
                              {choice(Inheritance::CompleteDominance, plain),
                               choice(Inheritance::Codominance, tr("Codominance")),
                               choice(Inheritance::IncompleteDominance, tr("Incomplete dominance"))},
                              0, part);
    add(tr("Flower colour"), m_flower);
    m_height = new SegmentRow(tr("Plant height"),
                              {choice(Inheritance::CompleteDominance, plain),
                               choice(Inheritance::IncompleteDominance, tr("Incomplete dominance"))},
                              0, part);
    add(tr("Plant height"), m_height);
    grid->setRowStretch(row, 1);
    return part;
}

QString BoxSetup::nameOf(int seat) const {
    const QString typed = m_names[seat]->text().simplified();
    return typed.isEmpty() ? SeatChoices::tr("Player %1").arg(seat + 1) : typed;
}

QString BoxSetup::nameProblem() const {
    for (int seat = 0; seat < m_count->value(); ++seat) {
        if (!core::isValidName(nameOf(seat).toStdString()))
            return SeatChoices::tr(
                "This name contains a character that cannot be shown. Please type it again.");
        for (int other = 0; other < seat; ++other)
            if (nameOf(other).compare(nameOf(seat), Qt::CaseInsensitive) == 0)
                return SeatChoices::tr("Two players are called “%1”. Give one of them another name.")
                    .arg(nameOf(seat));
    }
    return {};
}

void BoxSetup::show(const BoxGame& game) {
    m_count->showValue(static_cast<int>(game.seats.size()));
    for (int seat = 0; seat < m_names.size(); ++seat)
        m_names[seat]->setText(seat < static_cast<int>(game.seats.size())
                                   ? QString::fromStdString(game.seats[static_cast<std::size_t>(seat)].name)
                                   : QString());
    m_rounds->showValue(game.rounds);
    const auto of = [&game](genotype::Trait trait) {
        return static_cast<int>(game.inheritance[static_cast<std::size_t>(trait)]);
    };
    m_flower->showValue(of(genotype::Trait::FlowerColour));
    m_height->showValue(of(genotype::Trait::PlantHeight));
    refresh();
    m_first->setCurrentIndex(game.first);
}

BoxGame BoxSetup::game() const {
    BoxGame game;
    for (int seat = 0; seat < m_count->value(); ++seat)
        game.seats.push_back({nameOf(seat).toStdString(), seat, {}, 0, 0});
    game.rounds = m_rounds->value();
    game.first = std::max(0, m_first->currentIndex());
    const auto set = [&game](genotype::Trait trait, const SegmentRow* row) {
        game.inheritance[static_cast<std::size_t>(trait)] = static_cast<Inheritance>(row->value());
    };
    set(genotype::Trait::FlowerColour, m_flower);
    set(genotype::Trait::PlantHeight, m_height);
    return game;
}

void BoxSetup::refresh() {
    for (int seat = 0; seat < m_names.size(); ++seat)
        m_names[seat]->setVisible(seat < m_count->value());
    const int first = m_first->currentIndex();
    m_first->clear();
    for (int seat = 0; seat < m_count->value(); ++seat)
        m_first->addItem(nameOf(seat));
    m_first->setCurrentIndex(first >= 0 && first < m_count->value() ? first : 0);
    m_problem->setText(nameProblem());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void BoxSetup::begin() {
    if (nameProblem().isEmpty())
        emit beginRequested(game());
}

} // namespace app
