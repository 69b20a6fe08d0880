// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_sheet.h"

#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "resume_panel.h"
#include "rules_card.h"
#include "seal_sheet.h"
#include "seats_table.h"
#include "seed_field.h"

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

namespace {

/// The foot may take one part of so many of the page's height; else it scrolls with the page.
constexpr int footParts = 6;

// In pixels at scale 1.
constexpr qreal rulesWidth = 400;
constexpr qreal startWidth = 200;

QString diceSentence(bool sealed) {
    return sealed ? GameSheet::tr("Fixed before the first move by the program and by a word of yours, so "
                                  "that anyone can check afterwards that nobody chose them.")
                  : GameSheet::tr("Drawn by this program.");
}

} // namespace

RuleRows::RuleRows(QWidget* parent) : SheetPart(parent), m_grid(new QGridLayout(this)) {
    setMargins(m_grid, space::small, space::tight);
    keepStyled(m_grid, [this] { m_grid->setHorizontalSpacing(Theme::current().px(space::gap)); });
    keepStyled(this, [this] { setMinimumWidth(Theme::current().px(rulesWidth)); });
    m_grid->setColumnStretch(0, 1);
}

QLabel* RuleRows::add(const Text& name, QWidget* control, const std::function<QStringList()>& sentences) {
    auto* note = new SteadyWords(this);
    keepStyled(note, [note] {
        note->setFont(Theme::current().font(TextRole::Caption));
        setColour(note, Role::SoftInk);
    });
    if (sentences)
        keepTranslated(note, [note, sentences] { note->setAllWords(sentences()); });
    m_grid->addWidget(labelFor(control, name, this), m_row, 0);
    m_grid->addWidget(control, m_row + 1, 0);
    m_grid->addWidget(note, m_row + 2, 0);
    keepStyled(m_grid, [this, gap = m_row + 3] {
        m_grid->setRowMinimumHeight(gap, Theme::current().px(space::small));
    });
    m_row += 4;
    return note;
}

void RuleRows::add(SeedField* seed) {
    m_grid->addWidget(labelFor(
                          seed, [] { return tr("Seed"); }, this),
                      m_row, 0);
    m_grid->addWidget(seed, m_row + 1, 0);
    m_row += 2;
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
    if (m_offer) {
        discard(m_offer);
        m_offer = nullptr;
    }
    if (!game)
        return;
    m_offer = new ResumePanel(*game, m_seats);
    connect(m_offer, &ResumePanel::requested, this, &GameSheet::resumeRequested);
    m_seats->addAbove(m_offer);
    m_offer->show();
}

void GameSheet::setFirstSteps(const std::function<QWidget*(QWidget* parent)>& make) {
    m_seats->addAbove(make(m_seats));
}

void GameSheet::setHead(QWidget* head) {
    m_content->insertWidget(0, head);
    head->show();
}

void GameSheet::setBoard(const std::function<void(QPainter& painter, const QRectF& rect)>& paint) {
    m_seats->setBoard(paint);
}

QList<SegmentRow::Choice> GameSheet::seatCounts() const {
    QList<SegmentRow::Choice> counts;
    for (int count = m_least; count <= static_cast<int>(m_choices.seats.size()); ++count)
        counts << SegmentRow::Choice{count, QString::number(count)};
    return counts;
}

QString GameSheet::manyPersonsWords() const {
    return tr("A curtain hides the hands between the turns of two people.");
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
    if (!m_seats->openProblem()) {
        openRules();
        m_seed->setFocus();
    }
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
    m_foot->hide();
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
    m_foot->show();
}

void GameSheet::build() {
    Form form(new QWidget, Form::Way::Down);
    m_content = form.box();
    keepStyled(m_content, [this] {
        const Theme& theme = Theme::current();
        m_content->setSpacing(theme.px(space::gap));
        const int side = theme.px(theme.textScale() > 1 ? space::card : space::page);
        m_content->setContentsMargins(side, theme.px(space::card), side, theme.px(space::card));
    });
    m_scroll = scrolling(form.widget(), this);
    // The area itself is not on the Tab chain, because its focus would not be visible.
    m_scroll->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(m_scroll);
    const auto offered = [this] {
        QList<BotChoice> all = bots();
        QStringList ids;
        for (const BotChoice& bot : all)
            ids << bot.id;
        const QStringList allowed = MachineConfig::current().allowedBots(ids);
        all.removeIf([&](const BotChoice& bot) { return !allowed.contains(bot.id); });
        return all;
    };
    m_seats = form.add(new SeatsTable(m_choices, seatCounts().constFirst().value, offered, form.widget()), 1);
    connect(m_seats, &SeatsTable::changed, this, &GameSheet::refresh);
    m_cards = form.part(Form::Way::Along, space::gap).box();
    addCards();
    m_store = new QWidget(this);
    m_store->hide();
    m_rules = new RuleRows(m_store);
    addRulesCard();
    addFoot();
    refresh();
    arrange();
}

Form GameSheet::addCard(const Text& heading) {
    auto* card = new Panel(m_cards->parentWidget());
    m_cards->addWidget(card, 1);
    Form form(card, Form::Way::Down, space::small, space::card);
    form.heading(heading);
    return form;
}

SteadyWords* GameSheet::addNote(Form& card, const std::function<QStringList()>& sentences) {
    auto* note = card.add(new SteadyWords(card.widget()));
    keepStyled(note, [note] {
        note->setFont(Theme::current().sans(type::small));
        setColour(note, Role::SoftInk);
    });
    keepTranslated(note, [note, sentences] { note->setAllWords(sentences()); });
    card.addStretch();
    return note;
}

void GameSheet::addRulesCard() {
    m_rulesCard = new RulesCard(m_cards->parentWidget());
    m_cards->addWidget(m_rulesCard, 1);
    connect(m_rulesCard, &RulesCard::clicked, this, &GameSheet::openRules);
    const auto seats = [] { return tr("Seats"); };
    m_players = new SegmentRow(seats, seatCounts(), m_choices.players, m_rules);
    m_players->setObjectName(QStringLiteral("players"));
    m_players->setWrapping(true);
    m_rules->add(seats, m_players);
    connect(m_players, &SegmentRow::chosen, this, [this](int count) {
        m_choices.players = count;
        refresh();
    });
    addRules(*m_rules);
    addDice();
    m_seed = new SeedField(m_choices, m_rules);
    connect(m_seed, &SeedField::changed, this, &GameSheet::refresh);
    m_rules->add(m_seed);
}

void GameSheet::addDice() {
    const auto chance = [] { return tr("Chance"); };
    m_dice = new SegmentRow(chance, {{0, [] { return tr("Ordinary"); }}, {1, [] { return tr("Sealed"); }}},
                            m_choices.sealedDice ? 1 : 0, m_rules);
    m_dice->setObjectName(QStringLiteral("sealedDice"));
    m_dice->setWrapping(true);
    m_diceNote = m_rules->add(chance, m_dice, [] {
        return QStringList{diceSentence(false), diceSentence(true)};
    });
    connect(m_dice, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.sealedDice = chosen == 1;
        refresh();
    });
}

void GameSheet::addFoot() {
    m_foot = new Panel(this);
    Form line(m_foot, Form::Way::Along, space::card);
    m_footLine = line.box();
    keepStyled(line.box(), [box = line.box()] {
        const Theme& theme = Theme::current();
        box->setContentsMargins(theme.px(space::page), theme.px(space::small), theme.px(space::page),
                                theme.px(space::small));
    });
    m_startNote = line.grow(line.add("startNote", new FixedLines(2, m_foot)));
    keepStyled(m_startNote, [this] { m_startNote->setFont(Theme::current().font(TextRole::Body)); });
    auto* table = line.button(
        "classTable", [] { return tr("Table for a class"); },
        [this] { go(*this, route::Page{PageId::Class}); });
    setButtonKind(table, ButtonKind::Text);
    setTip(table, [] { return tr("On the Class page: a game for pupils at several computers"); });
    table->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Class)));
    auto* start = line.button(
        "startTable", [] { return tr("Start the game"); }, [this] { this->start(); });
    setButtonKind(start, ButtonKind::Primary);
    keepStyled(start, [start] { start->setMinimumWidth(Theme::current().px(startWidth)); });
    layout()->addWidget(m_foot);
    setFocusProxy(start);
}

void GameSheet::openRules() {
    openPart(m_rulesCard, m_rules, [] { return tr("More rules"); });
}

QString GameSheet::standing() const {
    for (int seat = 0; seat < m_choices.players; ++seat)
        if (const QString problem = m_choices.problemOf(seat); !problem.isEmpty())
            return problem;
    if (const QString problem = m_choices.seedProblem(); !problem.isEmpty())
        return problem;
    const int persons = m_choices.persons();
    if (persons > 1)
        return manyPersonsWords();
    if (persons == 0)
        return tr("Only bots are playing: you can watch.");
    return tr("Everything is set. You can start at once.");
}

void GameSheet::refresh() {
    refreshRules();
    m_seats->refresh();
    m_players->showValue(m_choices.players);
    m_seed->refresh();
    m_diceNote->setText(diceSentence(m_choices.sealedDice));
    QStringList lines = rulesInWords();
    lines << (m_choices.sealedDice      ? tr("Chance: sealed by you and the program")
              : m_choices.isSeedTyped() ? tr("Chance: seed %1").arg(m_choices.seed.simplified())
                                        : tr("Chance: drawn by this program"));
    m_rulesCard->setLines(lines);
    setColour(m_startNote, m_choices.isValid() ? Role::SoftInk : Role::Warning);
    m_startNote->setWords(standing());
}

void GameSheet::arrange() {
    const auto turn = [this](QBoxLayout::Direction direction) {
        if (m_cards->direction() != direction)
            m_cards->setDirection(direction);
    };
    turn(QBoxLayout::LeftToRight);
    const QMargins around = m_content->contentsMargins();
    const int room =
        width() - around.left() - around.right() - m_scroll->verticalScrollBar()->sizeHint().width();
    if (m_cards->minimumSize().width() > room)
        turn(QBoxLayout::TopToBottom);
    m_footLine->setDirection(QBoxLayout::LeftToRight);
    if (m_footLine->minimumSize().width() > room)
        m_footLine->setDirection(QBoxLayout::TopToBottom);
    const bool isBelow = m_foot->sizeHint().height() * footParts <= height();
    QBoxLayout* const home = isBelow ? static_cast<QBoxLayout*>(layout()) : m_content;
    if (home->indexOf(m_foot) < 0) {
        const bool hadFocus = m_foot->isAncestorOf(window()->focusWidget());
        QWidget* const focus = window()->focusWidget();
        home->addWidget(m_foot);
        m_foot->setVisible(!m_seal);
        if (hadFocus && focus)
            focus->setFocus();
    }
}

void GameSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_foot)
        arrange();
}

} // namespace app
