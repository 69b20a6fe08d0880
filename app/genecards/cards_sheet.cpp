// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_sheet.h"

#include "app/table/seat_choices.h"
#include "app/table/seat_row.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "app/widgets/sheet.h"

#include <QtCore/QEvent>
#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace genecards;
using page_parts::button;
using page_parts::setMargins;

namespace {

constexpr auto settingsGroup = "geneExpression";

/// A single hand, and games of about a quarter of an hour, half an hour and more.
constexpr std::array targets{minTarget, 100, 200, 300, usualTarget};

/// A row of buttons of which one is down.
QWidget* buttonsOf(const QStringList& names, int chosen, const QString& what, const QString& object,
                   QWidget* parent, const std::function<void(int)>& taken) {
    auto* row = new QWidget(parent);
    row->setAccessibleName(what);
    auto* flow = new FlowLayout(row);
    flow->setSpacing(Theme::current().px(6));
    auto* group = new QButtonGroup(row);
    for (int i = 0; i < names.size(); ++i) {
        QPushButton* one = button(names[i], row);
        one->setObjectName(object + QString::number(i));
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

CardsSheet::CardsSheet(QWidget* parent) : QWidget(parent) {
    m_choices.kinds.fill(QStringLiteral("thoughtful"));
    m_choices.kinds[0] = QStringLiteral("person");
    QSettings settings;
    settings.beginGroup(QLatin1String(settingsGroup));
    m_choices.players = std::clamp(settings.value("players", m_choices.players).toInt(), minSeats, maxSeats);
    m_choices.target = std::clamp(settings.value("target", m_choices.target).toInt(), minTarget, maxTarget);
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
    connect(&Theme::current(), &Theme::changed, this, &CardsSheet::build);
}

void CardsSheet::setResumable(const std::optional<SavedGame>& game) {
    m_resumable = game;
    build();
}

QString CardsSheet::nameOf(int seat) const {
    const QString typed = m_choices.names[std::size_t(seat)].simplified();
    return typed.isEmpty() || !core::isValidName(typed.toStdString()) ? suggestedName(seat) : typed;
}

/// Bots have the names that they have in every game.
QString CardsSheet::suggestedName(int seat) const {
    SeatChoices seats(maxSeats, m_choices.players, QStringLiteral("thoughtful"),
                      {QStringLiteral("thoughtful")});
    for (std::size_t one = 0; one < seats.seats.size(); ++one) {
        seats.seats[one].kind = m_choices.kinds[one];
        seats.seats[one].name = m_choices.names[one];
    }
    return seats.suggestedName(seat);
}

genecards::Record CardsSheet::record() const {
    genecards::Record record;
    record.setup = {.players = m_choices.players, .target = m_choices.target, .seed = drawnSeed()};
    for (int seat = 0; seat < m_choices.players; ++seat)
        record.seats.push_back(
            {nameOf(seat).toStdString(), m_choices.kinds[std::size_t(seat)].toStdString(), seat});
    return record;
}

void CardsSheet::start() {
    QSettings settings;
    settings.beginGroup(QLatin1String(settingsGroup));
    settings.setValue("players", m_choices.players);
    settings.setValue("target", m_choices.target);
    for (std::size_t seat = 0; seat < m_choices.kinds.size(); ++seat) {
        settings.setValue(QStringLiteral("kind%1").arg(seat), m_choices.kinds[seat]);
        settings.setValue(QStringLiteral("name%1").arg(seat), m_choices.names[seat]);
    }
    emit startRequested(record());
}

QWidget* CardsSheet::buildPlayers(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* lines = new QVBoxLayout(sheet);
    setMargins(lines, 14, 9);
    lines->addWidget(page_parts::words(tr("Players"), sheet, TextRole::PanelTitle));
    QStringList counts;
    for (int count = minSeats; count <= maxSeats; ++count)
        counts << QString::number(count);
    lines->addWidget(buttonsOf(counts, m_choices.players - minSeats, tr("Number of players"),
                               QStringLiteral("cardsPlayers"), sheet, [this](int id) {
                                   m_choices.players = minSeats + id;
                                   refresh();
                               }));
    auto* grid = new QGridLayout;
    grid->setSpacing(Theme::current().px(7));
    m_rows.clear();
    for (int seat = 0; seat < maxSeats; ++seat) {
        const auto at = std::size_t(seat);
        auto* badge = new SeatBadge(sheet);
        auto* name = page_parts::lineEdit(m_choices.names[at], sheet);
        name->setObjectName(QStringLiteral("cardsName%1").arg(seat + 1));
        name->setMaxLength(SeatChoices::longestName);
        name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
        connect(name, &QLineEdit::textEdited, this, [this, at](const QString& typed) {
            m_choices.names[at] = typed;
            refresh();
        });
        auto* kind = new QComboBox(sheet);
        kind->setObjectName(QStringLiteral("cardsKind%1").arg(seat + 1));
        kind->addItem(tr("Person"), QStringLiteral("person"));
        kind->addItem(tr("Bot: Thoughtful (reckons)"), QStringLiteral("thoughtful"));
        kind->addItem(tr("Bot: Random"), QStringLiteral("random"));
        kind->setCurrentIndex(kind->findData(m_choices.kinds[at]));
        kind->setAccessibleName(tr("Who plays as player %1").arg(seat + 1));
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
    lines->addLayout(grid);
    m_curtainNote = page_parts::words(tr("Between two persons a curtain hides the hands at this screen."),
                                      sheet, TextRole::Caption, Role::SoftInk);
    lines->addWidget(m_curtainNote);
    return sheet;
}

QWidget* CardsSheet::buildTarget(QWidget* parent) {
    auto* sheet = new Sheet(parent);
    auto* lines = new QVBoxLayout(sheet);
    setMargins(lines, 14, 9);
    lines->addWidget(page_parts::words(tr("How long"), sheet, TextRole::PanelTitle));
    QStringList names{tr("a single hand")};
    for (std::size_t i = 1; i < targets.size(); ++i)
        names << tr("to %1 points").arg(targets[i]);
    const auto chosen = std::ranges::find(targets, m_choices.target);
    lines->addWidget(buttonsOf(names, static_cast<int>(chosen - targets.begin()), tr("How long"),
                               QStringLiteral("cardsTarget"), sheet, [this](int id) {
                                   m_choices.target = targets[std::size_t(id)];
                                   refresh();
                               }));
    m_targetNote = page_parts::words({}, sheet, TextRole::Caption, Role::SoftInk);
    lines->addWidget(m_targetNote);
    return sheet;
}

void CardsSheet::build() {
    delete m_scroll;
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    setMargins(rows, 16, 12);
    if (m_resumable) {
        auto* resume = button(tr("Go on with the game that was left: %1").arg(m_resumable->name()), page);
        resume->setObjectName(QStringLiteral("cardsResume"));
        connect(resume, &QPushButton::clicked, this, [this] { emit resumeRequested(m_resumable->path); });
        rows->addWidget(resume, 0, Qt::AlignLeft);
    }
    auto* begin = button(tr("Start the game"), page);
    begin->setObjectName(QStringLiteral("cardsStart"));
    connect(begin, &QPushButton::clicked, this, &CardsSheet::start);
    rows->addWidget(begin, 0, Qt::AlignLeft);
    rows->addWidget(buildTarget(page));
    rows->addWidget(buildPlayers(page));
    rows->addStretch(1);
    m_scroll = page_parts::scrolling(page, this);
    layout()->addWidget(m_scroll);
    setFocusProxy(begin);
    refresh();
}

void CardsSheet::refresh() {
    int persons = 0;
    for (int seat = 0; seat < m_rows.size(); ++seat) {
        for (QWidget* one : m_rows[seat])
            one->setVisible(seat < m_choices.players);
        static_cast<SeatBadge*>(m_rows[seat][0])->show(seat, nameOf(seat));
        static_cast<QLineEdit*>(m_rows[seat][1])->setPlaceholderText(suggestedName(seat));
        persons += seat < m_choices.players && m_choices.kinds[std::size_t(seat)] == QLatin1String("person");
    }
    m_curtainNote->setVisible(persons > 1);
    m_targetNote->setText(m_choices.target == minTarget
                              ? tr("Who is the first out wins: about ten minutes.")
                              : tr("Hands are dealt until somebody has %1 points. With four players a hand "
                                   "brings its winner about 130.")
                                    .arg(m_choices.target));
}

void CardsSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

} // namespace app
