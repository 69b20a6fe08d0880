// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_sheet.h"

#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "resume_panel.h"
#include "seal_sheet.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <utility>

namespace app {

using namespace page_parts;

RuleRows::RuleRows(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    setMargins(m_grid, 0, 4);
    keepStyled(m_grid, [this] { m_grid->setHorizontalSpacing(Theme::current().px(12)); });
    m_grid->setColumnStretch(1, 1);
}

QLabel* RuleRows::add(const Text& name, QWidget* control) {
    QLabel* note = wrappingLabel({}, this, TextRole::Caption, Role::SoftInk);
    m_grid->addWidget(labelFor(control, name, this), m_row, 0, Qt::AlignVCenter);
    m_grid->addWidget(control, m_row, 1);
    m_grid->addWidget(note, m_row + 1, 1);
    keepStyled(m_grid, [this, gap = m_row + 2] { m_grid->setRowMinimumHeight(gap, Theme::current().px(4)); });
    m_row += 3;
    return note;
}

void RuleRows::add(SeedField* seed) {
    QLabel* name = labelFor(
        seed, [] { return tr("Seed"); }, this);
    // In line with the field, not with its note.
    keepStyled(name, [name, seed] { name->setMinimumHeight(seed->edit()->sizeHint().height()); });
    m_grid->addWidget(name, m_row, 0, Qt::AlignTop);
    m_grid->addWidget(seed, m_row++, 1);
    m_grid->setRowStretch(m_row, 1);
}

GameSheet::GameSheet(AppSettings& settings, SeatChoices& choices, int least, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_choices(choices), m_least(least) {
    Form(this, Form::Way::Down, 0);
}

void GameSheet::begin() {
    m_choices.load(m_settings.file());
    build();
    keepTranslated(this, [this] {
        refresh();
        // When all parts have their words.
        QMetaObject::invokeMethod(this, &GameSheet::arrange, Qt::QueuedConnection);
    });
}

void GameSheet::save() const {
    m_choices.save(m_settings.file());
    m_settings.settle();
}

void GameSheet::setResumable(const std::optional<SavedGame>& game) {
    m_resumable = game;
    showOffer();
}

void GameSheet::setFirstSteps(std::function<QWidget*(QWidget* parent)> make) {
    m_firstSteps = std::move(make);
    build();
}

void GameSheet::showOffer() {
    if (m_offer) {
        discard(m_offer);
        m_offer = nullptr;
    }
    if (!m_resumable)
        return;
    m_offer = new ResumePanel(*m_resumable, m_scroll->widget());
    connect(m_offer, &ResumePanel::requested, this, &GameSheet::resumeRequested);
    m_top->addWidget(m_offer, 1);
    m_offer->show();
}

QList<SegmentRow::Choice> GameSheet::seatCounts() const {
    QList<SegmentRow::Choice> counts;
    for (int count = m_least; count <= static_cast<int>(m_choices.seats.size()); ++count)
        counts << SegmentRow::Choice{count, QString::number(count)};
    return counts;
}

QString GameSheet::startWords() const {
    return tr("Start the game");
}

void GameSheet::start() {
    if (m_choices.isValid()) {
        save();
        if (m_choices.sealedDice)
            openSeal();
        else
            emit startRequested(header());
        return;
    }
    refresh();
    QWidget* const problem = m_seats->firstProblem();
    (problem ? problem : m_seed)->setFocus();
    if (problem)
        m_scroll->ensureWidgetVisible(problem);
}

void GameSheet::addDice(RuleRows& rows) {
    const auto chance = [] { return tr("Chance"); };
    auto* dice =
        new SegmentRow(chance, {{0, [] { return tr("Ordinary"); }}, {1, [] { return tr("Sealed"); }}},
                       m_choices.sealedDice ? 1 : 0, &rows);
    dice->setObjectName(QStringLiteral("sealedDice"));
    m_diceNote = rows.add(chance, dice);
    connect(dice, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.sealedDice = chosen == 1;
        refresh();
    });
}

void GameSheet::openSeal() {
    closeSeal();
    m_seal = new SealSheet(header(), this);
    connect(m_seal, &SealSheet::cancelled, this, [this] {
        closeSeal();
        setFocus();
    });
    connect(m_seal, &SealSheet::sealed, this, [this](const games::AnyRecord& sealed) {
        // The page that owns the argument goes.
        const games::AnyRecord begun = sealed; // NOLINT(performance-unnecessary-copy-initialization)
        closeSeal();
        emit startRequested(begun);
    });
    m_scroll->hide();
    layout()->addWidget(m_seal);
    m_seal->show();
    m_seal->setFocus();
}

void GameSheet::closeSeal() {
    if (!m_seal)
        return;
    discard(m_seal);
    m_seal = nullptr;
    m_scroll->show();
}

void GameSheet::build() {
    discard(m_scroll);
    Form form(new QWidget, Form::Way::Down, 12, 16);
    m_scroll = scrolling(form.widget(), this);
    // The area itself is not on the Tab chain, because its focus would not be visible.
    m_scroll->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(m_scroll);
    form.add(pageTitle([] { return tr("A new game"); }, form.widget()));
    if (m_firstSteps)
        form.add(m_firstSteps(form.widget()));
    m_top = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_top, [this] { m_top->setSpacing(Theme::current().px(12)); });
    if (QWidget* quick = makeQuickStart())
        m_top->addWidget(quick, 1);
    form.box()->addLayout(m_top);
    m_offer = nullptr; // the old one is deleted with the old content
    showOffer();
    addTable(form.panel([] { return tr("Set up a game"); }, 10, 14));
    form.addStretch();
    arrange();
    refresh();
    m_scroll->setVisible(!m_seal);
}

void GameSheet::addTable(Form form) {
    QWidget* const panel = form.widget();
    m_table = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_table, [this] { m_table->setSpacing(Theme::current().px(28)); });
    const auto offered = [this] {
        QList<BotChoice> all = bots();
        QStringList ids;
        for (const BotChoice& bot : all)
            ids << bot.id;
        const QStringList allowed = MachineConfig::current().allowedBots(ids);
        all.removeIf([&](const BotChoice& bot) { return !allowed.contains(bot.id); });
        return all;
    };
    m_seats = new SeatsPanel(m_choices, seatCounts(), offered, panel);
    connect(m_seats, &SeatsPanel::changed, this, &GameSheet::refresh);
    m_table->addWidget(m_seats, 1);
    auto* rules = new RuleRows(panel);
    addRules(*rules);
    addDice(*rules);
    m_seed = new SeedField(m_choices, rules);
    connect(m_seed, &SeedField::changed, this, &GameSheet::refresh);
    rules->add(m_seed);
    m_table->addWidget(rules, 1);
    form.box()->addLayout(m_table);
    Form line = form.part(Form::Way::Along, 12);
    auto* start = line.button(
        "startTable", [this] { return startWords(); }, [this] { this->start(); });
    keepStyled(start, [start] {
        start->setFont(Theme::current().sans(14, QFont::Bold));
        start->setMinimumSize(Theme::current().px(220), Theme::current().px(40));
    });
    m_startNote = line.grow(line.label("startNote", TextRole::Body, Role::Warning));
    line.addStretch();
    setFocusProxy(start);
}

void GameSheet::refresh() {
    m_seats->refresh();
    refreshRules();
    m_seed->refresh();
    m_diceNote->setText(m_choices.sealedDice
                            ? tr("Fixed before the first move by the program and by a word of yours, so "
                                 "that anyone can check afterwards that nobody chose them.")
                            : tr("Drawn by this program."));
    m_startNote->setText(m_choices.isValid() ? QString() : tr("Fix the problems above first."));
    m_startNote->setVisible(!m_choices.isValid());
}

void GameSheet::arrange() {
    const auto turn = [this](QBoxLayout::Direction direction) {
        m_top->setDirection(direction);
        m_table->setDirection(direction);
    };
    const auto wrap = [this](bool wrapping) {
        m_seats->setNarrow(wrapping);
        for (SegmentRow* row : m_scroll->findChildren<SegmentRow*>())
            row->setWrapping(wrapping);
        m_table->invalidate();
    };
    // Side by side if there is room for the contents of both.
    turn(QBoxLayout::LeftToRight);
    wrap(false);
    const Theme& theme = Theme::current();
    const int around = theme.px(2 * (16 + 14)) + m_scroll->verticalScrollBar()->sizeHint().width();
    const auto needed = [this, around] {
        return std::max(m_top->minimumSize().width(), m_table->minimumSize().width()) + around;
    };
    if (width() >= std::max(theme.px(900), needed()))
        return;
    turn(QBoxLayout::TopToBottom);
    if (width() < needed())
        wrap(true);
}

void GameSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_table)
        arrange();
}

} // namespace app
