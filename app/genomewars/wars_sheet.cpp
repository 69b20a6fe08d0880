// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_sheet.h"

#include "app/table/seat_choices.h"
#include "app/table/seat_row.h"
#include "app/text/phrases.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/sheet.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genomewars;
using page_parts::button;
using page_parts::setMargins;

namespace {

constexpr auto settingsGroup = "genomeWars";

/// A row of buttons of which one is down.
QWidget* choiceButtons(const QStringList& names, int chosen, const QString& what, QWidget* parent,
                       const std::function<void(int)>& taken) {
    auto* row = new QWidget(parent);
    row->setAccessibleName(what);
    auto* flow = new FlowLayout(row);
    flow->setSpacing(Theme::current().px(6));
    auto* group = new QButtonGroup(row);
    for (int i = 0; i < names.size(); ++i) {
        QPushButton* one = button(names[i], row);
        one->setCheckable(true);
        one->setChecked(i == chosen);
        one->setAccessibleName(QStringLiteral("%1: %2").arg(what, names[i]));
        group->addButton(one, i);
        flow->addWidget(one);
    }
    QObject::connect(group, &QButtonGroup::idClicked, row, taken);
    return row;
}

} // namespace

WarsSheet::WarsSheet(QWidget* parent) : QWidget(parent) {
    m_choices.kinds.fill(QStringLiteral("evolver"));
    m_choices.kinds[0] = QStringLiteral("person");
    QSettings settings;
    settings.beginGroup(QLatin1String(settingsGroup));
    m_choices.teams = std::clamp(settings.value("teams", m_choices.teams).toInt(), minTeams, maxTeams);
    m_choices.rounds = std::clamp(settings.value("rounds", m_choices.rounds).toInt(), 1, maxRounds);
    m_choices.weighting =
        settings.value("byPopulation").toBool() ? Weighting::ByPopulation : Weighting::EachGenomeOnce;
    for (std::size_t seat = 0; seat < m_choices.kinds.size(); ++seat) {
        const QString kind =
            settings.value(QStringLiteral("kind%1").arg(seat), m_choices.kinds[seat]).toString();
        if (kind == QLatin1String("person") || Game::findBot(kind.toStdString()))
            m_choices.kinds[seat] = kind;
        m_choices.names[seat] =
            settings.value(QStringLiteral("name%1").arg(seat)).toString().left(SeatChoices::longestName);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    build();
    connect(&Theme::current(), &Theme::changed, this, &WarsSheet::build);
}

void WarsSheet::setResumable(const std::optional<SavedGame>& game) {
    m_resumable = game;
    build();
}

QString WarsSheet::suggestedName(int seat) {
    switch (seat) {
    case 0: return tr("Red team");
    case 1: return tr("Blue team");
    case 2: return tr("Violet team");
    case 3: return tr("Teal team");
    case 4: return tr("Grey team");
    default: return tr("Olive team");
    }
}

QString WarsSheet::nameOf(int seat) const {
    const QString typed = m_choices.names[std::size_t(seat)].simplified();
    return typed.isEmpty() || !core::isValidName(typed.toStdString()) ? suggestedName(seat) : typed;
}

core::Record<Game> WarsSheet::record() const {
    core::Record<Game> record;
    record.setup = {.players = m_choices.teams,
                    .rounds = m_choices.rounds,
                    .seed = drawnSeed(),
                    .weighting = m_choices.weighting};
    for (int seat = 0; seat < m_choices.teams; ++seat)
        record.seats.push_back(
            {nameOf(seat).toStdString(), m_choices.kinds[std::size_t(seat)].toStdString(), seat});
    return record;
}

void WarsSheet::start() {
    QSettings settings;
    settings.beginGroup(QLatin1String(settingsGroup));
    settings.setValue("teams", m_choices.teams);
    settings.setValue("rounds", m_choices.rounds);
    settings.setValue("byPopulation", m_choices.weighting == Weighting::ByPopulation);
    for (std::size_t seat = 0; seat < m_choices.kinds.size(); ++seat) {
        settings.setValue(QStringLiteral("kind%1").arg(seat), m_choices.kinds[seat]);
        settings.setValue(QStringLiteral("name%1").arg(seat), m_choices.names[seat]);
    }
    emit startRequested(record());
}

void WarsSheet::buildTeams(QWidget* parent, QGridLayout* grid) {
    m_rows.clear();
    for (int seat = 0; seat < maxTeams; ++seat) {
        const auto at = std::size_t(seat);
        auto* badge = new SeatBadge(parent);
        badge->show(seat, nameOf(seat));
        auto* name = page_parts::lineEdit(m_choices.names[at], parent);
        name->setObjectName(QStringLiteral("warsName%1").arg(seat + 1));
        name->setPlaceholderText(suggestedName(seat));
        name->setMaxLength(SeatChoices::longestName);
        name->setAccessibleName(tr("Name of team %1").arg(seat + 1));
        connect(name, &QLineEdit::textEdited, this, [this, at, seat, badge](const QString& typed) {
            m_choices.names[at] = typed;
            badge->show(seat, nameOf(seat));
        });
        auto* kind = new QComboBox(parent);
        kind->setObjectName(QStringLiteral("warsKind%1").arg(seat + 1));
        kind->addItem(tr("Persons"), QStringLiteral("person"));
        kind->addItem(tr("Bot: Evolver (computes)"), QStringLiteral("evolver"));
        kind->addItem(tr("Bot: Random"), QStringLiteral("random"));
        kind->setCurrentIndex(kind->findData(m_choices.kinds[at]));
        kind->setAccessibleName(tr("Who plays team %1").arg(seat + 1));
        connect(kind, &QComboBox::activated, this, [this, at, kind] {
            m_choices.kinds[at] = kind->currentData().toString();
            refresh();
        });
        grid->addWidget(badge, seat, 0);
        grid->addWidget(name, seat, 1);
        grid->addWidget(kind, seat, 2);
        m_rows << QWidgetList{badge, name, kind};
    }
    grid->setColumnStretch(1, 1);
}

void WarsSheet::build() {
    delete m_scroll;
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    setMargins(rows, 16, 12);
    if (m_resumable) {
        auto* resume = button(tr("Go on with the game that was left: %1").arg(m_resumable->name()), page);
        resume->setObjectName(QStringLiteral("warsResume"));
        connect(resume, &QPushButton::clicked, this, [this] { emit resumeRequested(m_resumable->path); });
        rows->addWidget(resume, 0, Qt::AlignLeft);
    }
    auto* teams = new Sheet(page);
    auto* lines = new QVBoxLayout(teams);
    setMargins(lines, 14, 9);
    lines->addWidget(page_parts::words(tr("Teams"), teams, TextRole::PanelTitle));
    QStringList counts;
    for (int count = minTeams; count <= maxTeams; ++count)
        counts << QString::number(count);
    lines->addWidget(
        choiceButtons(counts, m_choices.teams - minTeams, tr("Number of teams"), teams, [this](int id) {
            m_choices.teams = minTeams + id;
            refresh();
        }));
    auto* grid = new QGridLayout;
    grid->setSpacing(Theme::current().px(7));
    buildTeams(teams, grid);
    lines->addLayout(grid);
    m_curtainNote = page_parts::words(
        tr("While genomes are chosen a curtain hides them from the other teams at this screen."), teams,
        TextRole::Caption, Role::SoftInk);
    lines->addWidget(m_curtainNote);
    rows->addWidget(teams);

    auto* rules = new Sheet(page);
    auto* more = new QVBoxLayout(rules);
    setMargins(more, 14, 9);
    auto* turns = new QHBoxLayout;
    auto* rounds = new QSpinBox(rules);
    rounds->setObjectName(QStringLiteral("warsRounds"));
    rounds->setRange(1, maxRounds);
    rounds->setValue(m_choices.rounds);
    rounds->setAccessibleName(tr("Turns of each team"));
    connect(rounds, &QSpinBox::valueChanged, this, [this](int value) { m_choices.rounds = value; });
    turns->addWidget(page_parts::nameOf(rounds, tr("Turns of each team"), rules));
    turns->addWidget(rounds);
    turns->addStretch(1);
    more->addLayout(turns);
    more->addWidget(page_parts::words(tr("Second gene pool"), rules, TextRole::Strong));
    more->addWidget(choiceButtons({text(genomewars::words::name(Weighting::EachGenomeOnce)),
                                   text(genomewars::words::name(Weighting::ByPopulation))},
                                  static_cast<int>(m_choices.weighting), tr("Second gene pool"), rules,
                                  [this](int id) {
                                      m_choices.weighting = static_cast<Weighting>(id);
                                      refresh();
                                  }));
    m_weightingNote = page_parts::words({}, rules, TextRole::Caption, Role::SoftInk);
    more->addWidget(m_weightingNote);
    rows->addWidget(rules);

    auto* begin = button(tr("Start the game"), page);
    begin->setObjectName(QStringLiteral("warsStart"));
    connect(begin, &QPushButton::clicked, this, &WarsSheet::start);
    rows->addWidget(begin, 0, Qt::AlignLeft);
    rows->addStretch(1);
    m_scroll = page_parts::scrolling(page, this);
    layout()->addWidget(m_scroll);
    setFocusProxy(begin);
    refresh();
}

void WarsSheet::refresh() {
    int persons = 0;
    for (int seat = 0; seat < m_rows.size(); ++seat) {
        for (QWidget* one : m_rows[seat])
            one->setVisible(seat < m_choices.teams);
        persons += seat < m_choices.teams && m_choices.kinds[std::size_t(seat)] == QLatin1String("person");
    }
    m_curtainNote->setVisible(persons > 1);
    m_weightingNote->setText(text(genomewars::words::rule(m_choices.weighting)));
}

void WarsSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
