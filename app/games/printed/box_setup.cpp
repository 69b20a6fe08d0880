// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_setup.h"

#include "app/games/board/seat_choices.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

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

SegmentRow::Choice choice(Inheritance inheritance, const Text& words) {
    return {static_cast<int>(inheritance), words};
}

} // namespace

BoxSetup::BoxSetup(QWidget* parent) : QWidget(parent) {
    Form outer(this, Form::Way::Down, 8);
    Form panel = outer.panel([] { return tr("Who is playing?"); }, 10, 14);
    Form parts = panel.part(Form::Way::Along, 28);
    m_parts = parts.box();
    addSeats(parts.part(Form::Way::Down, 6, 1));
    addRules(parts.part(Form::Way::Pairs, 8, 1));
    m_problem = panel.text({}, TextRole::Body, Role::Warning);
    QPushButton* start = panel.button(
        "boxBegin", [] { return tr("Start"); }, [this] { begin(); });
    start->setDefault(true);
    keepStyled(start, [start] { start->setMinimumSize(Theme::current().px(180), Theme::current().px(40)); });
    outer.addStretch();
    setFocusProxy(m_names.front());
    keepTranslated(this, [this] { refresh(); });
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

void BoxSetup::addSeats(Form form) {
    m_count = form.add("boxPlayers", new SegmentRow([] { return tr("Players"); },
                                                    numbers(genotype::minSeats, genotype::maxSeats),
                                                    usualSeats, form.widget()));
    form.box()->setAlignment(m_count, Qt::AlignLeft);
    for (int seat = 0; seat < genotype::maxSeats; ++seat) {
        QLineEdit* name = form.add(lineEdit({}, form.widget()));
        name->setObjectName(QStringLiteral("boxName%1").arg(seat));
        name->setMaxLength(SeatChoices::longestName);
        keepTranslated(
            name, [name, seat] { name->setPlaceholderText(SeatChoices::tr("Player %1").arg(seat + 1)); });
        setSpokenName(name, [seat] { return tr("Name of player %1").arg(seat + 1); });
        connect(name, &QLineEdit::textEdited, this, &BoxSetup::refresh);
        connect(name, &QLineEdit::returnPressed, this, &BoxSetup::begin);
        m_names << name;
    }
    form.note([] { return tr("In the order in which they sit, clockwise."); });
    form.addStretch();
    connect(m_count, &SegmentRow::chosen, this, &BoxSetup::refresh);
}

void BoxSetup::addRules(Form pairs) {
    m_first = pairs.add(
        "boxFirst", [] { return tr("First player"); }, new QComboBox(pairs.widget()));
    keepStyled(m_first, [this] { m_first->setMinimumWidth(Theme::current().px(180)); });
    const auto add = [&](QAnyStringView object, const Text& name, const QList<SegmentRow::Choice>& choices,
                         int value) {
        return pairs.add(object, name, new SegmentRow(name, choices, value, pairs.widget()));
    };
    m_rounds = add(
        "boxRounds", [] { return tr("Rounds"); }, numbers(1, genotype::maxRounds), genotype::maxRounds);
    const auto plain = choice(Inheritance::CompleteDominance, [] { return tr("Standard"); });
    const auto incomplete =
        choice(Inheritance::IncompleteDominance, [] { return tr("Incomplete dominance"); });
    m_flower = add(
        "", [] { return tr("Flower colour"); },
        {plain, choice(Inheritance::Codominance, [] { return tr("Codominance"); }), incomplete}, 0);
    m_height = add(
        "", [] { return tr("Plant height"); }, {plain, incomplete}, 0);
    pairs.addStretch();
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
