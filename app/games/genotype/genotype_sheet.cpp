// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_sheet.h"

#include "app/base/text/phrases.h"
#include "app/settings/machine_config.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "engine/genotype/bots/johann_chances.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

using genotype::Inheritance;
using namespace page_parts;

namespace {

QString flowerSentence(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance:
        return GenotypeSheet::tr("As Mendel saw it: Ff is as purple as FF. Two research goals.");
    case Inheritance::IncompleteDominance:
        return GenotypeSheet::tr("As in snapdragons: FF is red, ff white, and Ff pink, halfway between them. "
                                 "Three research goals, one for each genotype.");
    case Inheritance::Codominance:
        return GenotypeSheet::tr("As in camellias: FF is red, ff white, and Ff shows both colours at once. "
                                 "Three research goals, one for each genotype.");
    }
    return {};
}

QString heightSentence(Inheritance inheritance) {
    return inheritance == Inheritance::CompleteDominance
               ? GenotypeSheet::tr("As Mendel saw it: Tt is as tall as TT. Two research goals.")
               : GenotypeSheet::tr("Tt is of medium height, between TT and tt. Three research goals, one for "
                                   "each genotype.");
}

/// How many games of a hundred were won; whole per cent.
int shareOf(const genotype::JohannChance& chance) {
    return qRound(50.0 * chance.halfWins / chance.games);
}

/// How often a strong player wins; empty if that was not measured.
QString chanceSentence(genotype::Difficulty difficulty, std::uint8_t assistant) {
    const auto chance = genotype::chanceAgainstJohann(difficulty, assistant);
    if (!chance)
        return {};
    return GenotypeSheet::tr("Mendel, the strongest bot, won %1 of %2 games (%3 %).")
        .arg(QLocale().toString(chance->halfWins / 2.0, 'g', 6))
        .arg(chance->games)
        .arg(shareOf(*chance));
}

/// A rung of the ladder of a hard game, counted from 1.
QString rungName(int rung, genotype::Assistant assistant) {
    const QString name = text(genotype::words::name(assistant));
    const auto chance =
        genotype::chanceAgainstJohann(genotype::Difficulty::Hard, static_cast<std::uint8_t>(assistant));
    return chance ? GenotypeSheet::tr("%1. %2 (won: %3 %)").arg(rung).arg(name).arg(shareOf(*chance))
                  : QStringLiteral("%1. %2").arg(rung).arg(name);
}

} // namespace

GenotypeSheet::GenotypeSheet(AppSettings& settings, QWidget* parent)
    : GameSheet(settings, m_choices, genotype::minSeats, parent) {
    begin();
}

void GenotypeSheet::setChoices(const TableChoices& choices) {
    m_choices = choices;
    build();
}

void GenotypeSheet::quickStart() {
    if (!m_choices.yourNameProblem().isEmpty()) {
        refresh();
        m_yourName->setFocus();
        return;
    }
    save();
    emit startRequested(m_choices.quickRecord());
}

QString GenotypeSheet::startWords() const {
    return tr("Start this game");
}

QWidget* GenotypeSheet::makeQuickStart() {
    auto* sheet = new Panel(nullptr, Role::GlowFill, Role::GlowBorder);
    Form form(sheet, Form::Way::Down, 8, 14);
    Form line = form.part(Form::Way::Wrapping, 12);
    auto* play = line.button(
        "quickStart", [] { return tr("Play now against two bots"); }, [this] { quickStart(); });
    play->setDefault(true);
    keepStyled(play, [play] {
        play->setFont(Theme::current().sans(16, QFont::Bold));
        play->setMinimumHeight(Theme::current().px(52));
        play->setMaximumWidth(Theme::current().px(460));
    });
    m_yourName = line.part(Form::Way::Down, 2)
                     .field(
                         "yourName", [] { return tr("Your name"); }, m_choices.yourName);
    m_yourName->setMaxLength(TableChoices::longestName);
    m_yourName->setEnabled(MachineConfig::current().nameOfPerson(0).isEmpty());
    keepTranslated(m_yourName,
                   [this] { m_yourName->setPlaceholderText(TableChoices::tr("Player %1").arg(1)); });
    keepFixedWidth(m_yourName, 200);
    m_yourNameProblem = form.text({}, TextRole::Caption, Role::Warning);
    form.text(
        [rounds = m_choices.quick().rounds()] {
            return tr("Three seats, %n rounds, standard rules. Everything else is random.", nullptr, rounds);
        },
        TextRole::Body, Role::SoftInk);
    form.addStretch();
    connect(m_yourName, &QLineEdit::returnPressed, this, &GenotypeSheet::quickStart);
    connect(m_yourName, &QLineEdit::textEdited, this, [this](const QString& typed) {
        m_choices.yourName = typed;
        refresh();
    });
    return sheet;
}

QList<SegmentRow::Choice> GenotypeSheet::seatCounts() const {
    return QList<SegmentRow::Choice>{
               {1, [] { return tr("1: solo"); }, [] { return tr("1: alone against Brother Johann"); }}} +
           GameSheet::seatCounts();
}

/// The opponent in a solo game: how hard he is, and who helps him.
QWidget* GenotypeSheet::makeJohann(QWidget* parent) {
    using genotype::Difficulty;
    auto* part = new QWidget(parent);
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 6);
    grid->setColumnStretch(1, 1);
    QList<SegmentRow::Choice> difficulties;
    for (const Difficulty one : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard})
        difficulties << SegmentRow::Choice{static_cast<int>(one),
                                           [one] { return text(genotype::words::name(one)); }};
    const auto johann = [] { return text(genotype::words::johannName()); };
    auto* hard = new SegmentRow(johann, difficulties, static_cast<int>(m_choices.johann), part);
    hard->setObjectName(QStringLiteral("johann"));
    grid->addWidget(labelFor(hard, johann, part), 0, 0);
    grid->addWidget(hard, 0, 1);
    m_johannNote = wrappingLabel({}, part, TextRole::Caption, Role::SoftInk);
    grid->addWidget(m_johannNote, 1, 1);
    m_johannHelp = new QWidget(part);
    Form line(m_johannHelp, Form::Way::Along);
    auto* assistant = line.grow(line.choice(
        "johannAssistant", [] { return tr("Helped by"); },
        [] {
            QList<Form::Item> rungs{{tr("Random"), int(genotype::noAssistant)}};
            for (const genotype::Assistant one : genotype::hardAssistants)
                rungs << Form::Item{rungName(int(rungs.size()), one), static_cast<int>(one)};
            return rungs;
        }));
    assistant->setCurrentIndex(std::max(0, assistant->findData(int(m_choices.johannAssistant))));
    grid->addWidget(m_johannHelp, 2, 1);
    m_johannHelpNote = wrappingLabel({}, part, TextRole::Caption, Role::SoftInk);
    m_johannHelpNote->setObjectName(QStringLiteral("johannHelpNote"));
    grid->addWidget(m_johannHelpNote, 3, 1);
    connect(hard, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.johann = static_cast<Difficulty>(chosen);
        refresh();
    });
    connect(assistant, &QComboBox::activated, this, [this, assistant] {
        m_choices.johannAssistant = static_cast<std::uint8_t>(assistant->currentData().toInt());
        refresh();
    });
    return part;
}

SegmentRow* GenotypeSheet::addSegments(RuleRows& rows, const char* object, const Text& name,
                                       const QList<SegmentRow::Choice>& choices, int value, QLabel*& note,
                                       const std::function<void(int)>& set) {
    auto* made = new SegmentRow(name, choices, value, &rows);
    made->setObjectName(QLatin1String(object));
    note = rows.add(name, made);
    connect(made, &SegmentRow::chosen, this, [this, set](int chosen) {
        set(chosen);
        refresh();
    });
    return made;
}

void GenotypeSheet::addRules(RuleRows& rows) {
    m_johann = makeJohann(seats());
    seats()->insert(m_johann);
    const auto value = [](Inheritance inheritance) { return static_cast<int>(inheritance); };
    const SegmentRow::Choice complete{value(Inheritance::CompleteDominance), [] { return tr("Standard"); },
                                      [] { return tr("Complete dominance"); }};
    const SegmentRow::Choice incomplete{value(Inheritance::IncompleteDominance),
                                        [] { return tr("Incomplete dominance"); }};
    addSegments(
        rows, "flowerColour", [] { return tr("Flower colour"); },
        {complete, {value(Inheritance::Codominance), [] { return tr("Codominance"); }}, incomplete},
        value(m_choices.flowerColour), m_flowerNote,
        [this](int chosen) { m_choices.flowerColour = static_cast<Inheritance>(chosen); });
    addSegments(
        rows, "plantHeight", [] { return tr("Plant height"); }, {complete, incomplete},
        value(m_choices.plantHeight), m_heightNote,
        [this](int chosen) { m_choices.plantHeight = static_cast<Inheritance>(chosen); });
    QList<SegmentRow::Choice> numbers;
    for (int number = 1; number < genotype::maxRounds; ++number)
        numbers << SegmentRow::Choice{number, QString::number(number)};
    numbers << SegmentRow::Choice{genotype::maxRounds,
                                  [] { return tr("%1: as printed").arg(genotype::maxRounds); }};
    m_rounds = addSegments(
        rows, "rounds", [] { return tr("Rounds"); }, numbers, m_choices.rounds(), m_roundsNote,
        [this](int chosen) { m_choices.chosenRounds = chosen; });
    m_first = new QComboBox(&rows);
    keepStyled(m_first, [this] { m_first->setMaximumWidth(Theme::current().px(320)); });
    m_first->setObjectName(QStringLiteral("first"));
    m_firstNote = rows.add([] { return tr("First player"); }, m_first);
    connect(m_first, &QComboBox::activated, this, [this](int index) { m_choices.first = index - 1; });
}

void GenotypeSheet::refreshJohann() {
    const bool hard = m_choices.johann == genotype::Difficulty::Hard;
    QStringList about{text(genotype::words::rule(m_choices.johann))};
    if (!hard)
        about << chanceSentence(m_choices.johann, genotype::noAssistant);
    about.removeAll(QString());
    m_johannNote->setText(about.join(QLatin1Char(' ')));
    m_johannHelp->setVisible(hard);
    m_johannHelpNote->setVisible(hard);
    const std::uint8_t helper = m_choices.johannAssistant;
    QStringList help{helper == genotype::noAssistant
                         ? tr("The list begins with the easiest.")
                         : text(genotype::words::johannRule(static_cast<genotype::Assistant>(helper))),
                     chanceSentence(genotype::Difficulty::Hard, helper)};
    help.removeAll(QString());
    m_johannHelpNote->setText(help.join(QLatin1Char(' ')));
}

void GenotypeSheet::refreshRules() {
    const QString problem = m_choices.yourNameProblem();
    m_yourNameProblem->setText(problem);
    m_yourNameProblem->setVisible(!problem.isEmpty());
    if (m_choices.first >= m_choices.players)
        m_choices.first = -1;
    seats()->refresh(!m_choices.isSolo());
    m_johann->setVisible(m_choices.isSolo());
    refreshJohann();
    m_flowerNote->setText(flowerSentence(m_choices.flowerColour));
    m_heightNote->setText(heightSentence(m_choices.plantHeight));
    m_rounds->showValue(m_choices.rounds());
    m_roundsNote->setText(m_choices.rounds() == genotype::maxRounds
                              ? tr("The whole game.")
                              : tr("A shorter game that fits into a lesson: the last round has no upgrades "
                                   "and ends with the harvest."));
    m_first->clear();
    m_first->addItem(tr("Random"));
    for (int seat = 0; seat < m_choices.players; ++seat)
        m_first->addItem(m_choices.nameOf(seat));
    m_first->setCurrentIndex(m_choices.isSolo() ? 1 : m_choices.first + 1);
    m_first->setEnabled(!m_choices.isSolo());
    m_firstNote->setText(m_choices.isSolo() ? tr("Playing alone, you begin every round.")
                                            : tr("In later rounds, the first turn moves on clockwise."));
}

} // namespace app
