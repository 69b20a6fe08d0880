// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game_page.h"

#include "app/table/resume_panel.h"
#include "app/table/seats_panel.h"
#include "app/text/phrases.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/segment_row.h"
#include "app/widgets/sheet.h"

#include <QtCore/QEvent>
#include <QtCore/QSettings>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

namespace app {

using genotype::Inheritance;
using namespace page_parts;

namespace {

QString flowerSentence(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance:
        return NewGamePage::tr("As Mendel saw it: Ff is as purple as FF. Two research goals.");
    case Inheritance::IncompleteDominance:
        return NewGamePage::tr(
            "Ff is pink, halfway between FF and ff. Three research goals, one for each genotype.");
    case Inheritance::Codominance:
        return NewGamePage::tr(
            "Ff shows both colours at once, red and white. Three research goals, one for each genotype.");
    }
    return {};
}

QString heightSentence(Inheritance inheritance) {
    return inheritance == Inheritance::CompleteDominance
               ? NewGamePage::tr("As Mendel saw it: Tt is as tall as TT. Two research goals.")
               : NewGamePage::tr("Tt is of medium height, between TT and tt. Three research goals, one for "
                                 "each genotype.");
}

} // namespace

NewGamePage::NewGamePage(QWidget* parent) : QWidget(parent) {
    QSettings settings;
    m_choices.load(settings);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    build();
    connect(&Theme::current(), &Theme::changed, this, &NewGamePage::build);
}

void NewGamePage::setResumable(const std::optional<SavedGame>& game) {
    m_resumable = game;
    build();
}

void NewGamePage::setChoices(const TableChoices& choices) {
    m_choices = choices;
    build();
}

void NewGamePage::remember() const {
    QSettings settings;
    m_choices.save(settings);
}

void NewGamePage::quickStart() {
    if (!m_choices.yourNameProblem().isEmpty()) {
        refresh();
        m_yourName->setFocus();
        return;
    }
    remember();
    emit startRequested(m_choices.quickRecord());
}

void NewGamePage::startTable() {
    if (m_choices.isValid()) {
        remember();
        emit startRequested(m_choices.record());
        return;
    }
    refresh();
    QWidget* const problem = m_seats->firstProblem();
    (problem ? problem : m_seed)->setFocus();
    if (problem)
        m_scroll->ensureWidgetVisible(problem);
}

void NewGamePage::build() {
    const int scrolled = m_scroll ? m_scroll->verticalScrollBar()->value() : 0;
    if (m_scroll) {
        m_scroll->hide();
        m_scroll->deleteLater();
    }
    auto* content = new QWidget;
    m_scroll = scrolling(content, this);
    layout()->addWidget(m_scroll);
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 16, 12);
    rows->addWidget(pageTitle(tr("A new game"), content));
    m_top = new QBoxLayout(QBoxLayout::LeftToRight);
    m_top->setSpacing(Theme::current().px(12));
    m_top->addWidget(buildQuickStart(), 1);
    if (m_resumable) {
        auto* resume = new ResumePanel(*m_resumable, content);
        connect(resume, &ResumePanel::requested, this, &NewGamePage::resumeRequested);
        m_top->addWidget(resume, 1);
    }
    rows->addLayout(m_top);
    rows->addWidget(buildTable());
    rows->addStretch(1);
    arrange();
    refresh();
    m_scroll->show();
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

QWidget* NewGamePage::buildQuickStart() {
    auto* sheet = new Sheet(nullptr, Role::GlowFill, Role::GlowBorder);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 8);
    auto* line = new QHBoxLayout;
    line->setSpacing(Theme::current().px(12));
    auto* play = button(tr("Play now against two bots"), sheet);
    play->setObjectName(QStringLiteral("quickStart"));
    play->setDefault(true);
    play->setFont(Theme::current().sans(16, QFont::Bold));
    play->setMinimumHeight(Theme::current().px(52));
    play->setMaximumWidth(Theme::current().px(460));
    line->addWidget(play, 3);
    auto* field = new QVBoxLayout;
    field->setSpacing(Theme::current().px(2));
    m_yourName = lineEdit(m_choices.yourName, sheet);
    m_yourName->setObjectName(QStringLiteral("yourName"));
    m_yourName->setMaxLength(TableChoices::longestName);
    m_yourName->setPlaceholderText(TableChoices::tr("Player %1").arg(1));
    m_yourName->setMinimumWidth(Theme::current().px(120));
    m_yourName->setMaximumWidth(Theme::current().px(220));
    field->addWidget(nameOf(m_yourName, tr("Your name"), sheet));
    field->addWidget(m_yourName);
    line->addLayout(field, 2);
    line->addStretch(1);
    rows->addLayout(line);
    m_yourNameProblem = words({}, sheet, TextRole::Caption, Role::Warning);
    rows->addWidget(m_yourNameProblem);
    rows->addWidget(
        words(tr("Three seats, five rounds, the plain rules. Everything else is drawn by chance."), sheet,
              TextRole::Body, Role::SoftInk));
    rows->addStretch(1);
    connect(play, &QPushButton::clicked, this, &NewGamePage::quickStart);
    connect(m_yourName, &QLineEdit::returnPressed, this, &NewGamePage::quickStart);
    connect(m_yourName, &QLineEdit::textEdited, this, [this](const QString& typed) {
        m_choices.yourName = typed;
        refresh();
    });
    return sheet;
}

QWidget* NewGamePage::buildTable() {
    auto* sheet = new Sheet;
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 10);
    rows->addWidget(words(tr("Set up a table"), sheet, TextRole::PanelTitle));
    m_table = new QBoxLayout(QBoxLayout::LeftToRight);
    m_table->setSpacing(Theme::current().px(28));
    m_table->addWidget(buildSeats(sheet), 1);
    m_table->addWidget(buildRules(sheet), 1);
    rows->addLayout(m_table);
    auto* line = new QHBoxLayout;
    line->setSpacing(Theme::current().px(12));
    auto* start = button(tr("Start this table"), sheet);
    start->setObjectName(QStringLiteral("startTable"));
    start->setFont(Theme::current().sans(14, QFont::Bold));
    start->setMinimumSize(Theme::current().px(220), Theme::current().px(40));
    line->addWidget(start);
    m_startNote = words({}, sheet, TextRole::Body, Role::Warning);
    m_startNote->setObjectName(QStringLiteral("startNote"));
    line->addWidget(m_startNote, 1);
    line->addStretch(1);
    rows->addLayout(line);
    connect(start, &QPushButton::clicked, this, &NewGamePage::startTable);
    return sheet;
}

QWidget* NewGamePage::buildSeats(QWidget* parent) {
    QList<SegmentRow::Choice> counts;
    counts << SegmentRow::Choice{1, tr("1: solo"), tr("1: alone against Brother Johann")};
    for (int count = genotype::minSeats; count <= genotype::maxSeats; ++count)
        counts << SegmentRow::Choice{count, QString::number(count)};
    m_seats = new SeatsPanel(m_choices, counts, TableChoices::bots(), parent);
    m_seats->insert(m_johann = buildJohann(m_seats));
    connect(m_seats, &SeatsPanel::changed, this, [this] {
        if (m_choices.first >= m_choices.players)
            m_choices.first = -1;
        refresh();
    });
    return m_seats;
}

/// The opponent of the solo game: how hard, and who helps him.
QWidget* NewGamePage::buildJohann(QWidget* parent) {
    using genotype::Difficulty;
    auto* part = new QWidget(parent);
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 6);
    grid->setColumnStretch(1, 1);
    QList<SegmentRow::Choice> difficulties;
    for (const Difficulty one : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard})
        difficulties << SegmentRow::Choice{static_cast<int>(one), text(genotype::words::name(one))};
    const QString johann = text(genotype::words::johannName());
    auto* hard = new SegmentRow(johann, difficulties, static_cast<int>(m_choices.johann), part);
    hard->setObjectName(QStringLiteral("johann"));
    grid->addWidget(nameOf(hard, johann, part), 0, 0);
    grid->addWidget(hard, 0, 1);
    m_johannNote = words({}, part, TextRole::Caption, Role::SoftInk);
    grid->addWidget(m_johannNote, 1, 1);
    m_johannHelp = new QWidget(part);
    auto* line = new QHBoxLayout(m_johannHelp);
    setMargins(line, 0, 8);
    auto* assistant = new QComboBox(m_johannHelp);
    assistant->setObjectName(QStringLiteral("johannAssistant"));
    assistant->addItem(tr("Drawn by chance"), int(genotype::noAssistant));
    for (const genotype::Assistant one : genotype::hardAssistants)
        assistant->addItem(text(genotype::words::name(one)), static_cast<int>(one));
    assistant->setCurrentIndex(std::max(0, assistant->findData(int(m_choices.johannAssistant))));
    line->addWidget(nameOf(assistant, tr("Helped by"), m_johannHelp));
    line->addWidget(assistant, 1);
    grid->addWidget(m_johannHelp, 2, 1);
    connect(hard, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.johann = static_cast<Difficulty>(chosen);
        refresh();
    });
    connect(assistant, &QComboBox::activated, this, [this, assistant] {
        m_choices.johannAssistant = static_cast<std::uint8_t>(assistant->currentData().toInt());
    });
    return part;
}

QWidget* NewGamePage::buildRules(QWidget* parent) {
    const auto value = [](Inheritance inheritance) { return static_cast<int>(inheritance); };
    const auto note = [parent] { return words({}, parent, TextRole::Caption, Role::SoftInk); };
    auto* side = new QWidget(parent);
    auto* grid = new QGridLayout(side);
    setMargins(grid, 0, 4);
    grid->setHorizontalSpacing(Theme::current().px(12));
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](const QString& name, QWidget* control, QLabel* below) {
        grid->addWidget(nameOf(control, name, side), row, 0, Qt::AlignVCenter);
        grid->addWidget(control, row, 1);
        grid->addWidget(below, row + 1, 1);
        grid->setRowMinimumHeight(row + 2, Theme::current().px(4));
        row += 3;
    };

    const QString plain = tr("Plain");
    auto* flower = new SegmentRow(tr("Flower colour"),
                                  {{value(Inheritance::CompleteDominance), plain, tr("Complete dominance")},
                                   {value(Inheritance::Codominance), tr("Codominance")},
                                   {value(Inheritance::IncompleteDominance), tr("Incomplete dominance")}},
                                  value(m_choices.flowerColour), side);
    flower->setObjectName(QStringLiteral("flowerColour"));
    add(tr("Flower colour"), flower, m_flowerNote = note());
    auto* height = new SegmentRow(tr("Plant height"),
                                  {{value(Inheritance::CompleteDominance), plain, tr("Complete dominance")},
                                   {value(Inheritance::IncompleteDominance), tr("Incomplete dominance")}},
                                  value(m_choices.plantHeight), side);
    height->setObjectName(QStringLiteral("plantHeight"));
    add(tr("Plant height"), height, m_heightNote = note());
    QList<SegmentRow::Choice> numbers;
    for (int number = 1; number <= genotype::maxRounds; ++number)
        numbers << SegmentRow::Choice{number, QString::number(number)};
    auto* rounds = new SegmentRow(tr("Rounds"), numbers, m_choices.rounds, side);
    rounds->setObjectName(QStringLiteral("rounds"));
    add(tr("Rounds"), rounds, m_roundsNote = note());
    m_first = new QComboBox(side);
    m_first->setMaximumWidth(Theme::current().px(320));
    m_first->setObjectName(QStringLiteral("first"));
    add(tr("First player"), m_first, m_firstNote = note());
    m_seed = new SeedField(m_choices, side);
    QLabel* seedName = nameOf(m_seed, tr("Seed"), side);
    seedName->setMinimumHeight(
        m_seed->edit()->sizeHint().height()); // in line with the field, not with its note
    grid->addWidget(seedName, row, 0, Qt::AlignTop);
    grid->addWidget(m_seed, row++, 1);
    grid->setRowStretch(row, 1);

    connect(flower, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.flowerColour = static_cast<Inheritance>(chosen);
        refresh();
    });
    connect(height, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.plantHeight = static_cast<Inheritance>(chosen);
        refresh();
    });
    connect(rounds, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.rounds = chosen;
        refresh();
    });
    connect(m_first, &QComboBox::activated, this, [this](int index) { m_choices.first = index - 1; });
    connect(m_seed, &SeedField::changed, this, &NewGamePage::refresh);
    return side;
}

void NewGamePage::refresh() {
    const auto tell = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    tell(m_yourNameProblem, m_choices.yourNameProblem());
    m_seats->refresh(!m_choices.isSolo());
    m_johann->setVisible(m_choices.isSolo());
    m_johannHelp->setVisible(m_choices.johann == genotype::Difficulty::Hard);
    m_johannNote->setText(text(genotype::words::rule(m_choices.johann)));
    m_flowerNote->setText(flowerSentence(m_choices.flowerColour));
    m_heightNote->setText(heightSentence(m_choices.plantHeight));
    m_roundsNote->setText(
        m_choices.rounds == genotype::maxRounds
            ? tr("The whole game.")
            : tr("A shorter game, for a lesson: its last round has no upgrades and ends with the "
                 "harvest."));
    m_first->clear();
    m_first->addItem(tr("Drawn by chance"));
    for (int seat = 0; seat < m_choices.players; ++seat)
        m_first->addItem(m_choices.nameOf(seat));
    m_first->setCurrentIndex(m_choices.isSolo() ? 1 : m_choices.first + 1);
    m_first->setEnabled(!m_choices.isSolo());
    m_firstNote->setText(m_choices.isSolo() ? tr("Alone, you begin every round.")
                                            : tr("In the next rounds the first turn passes on clockwise."));
    m_seed->refresh();
    tell(m_startNote, m_choices.isValid() ? QString() : tr("Something above has to be put right first."));
}

void NewGamePage::arrange() {
    const bool wide = width() >= Theme::current().px(900);
    const auto direction = wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_top->setDirection(direction);
    m_table->setDirection(direction);
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void NewGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
