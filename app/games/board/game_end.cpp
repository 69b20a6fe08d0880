// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_end.h"

#include "app/charts/export/export_button.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "dice_proof.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using page_parts::setMargins;

GameEnd::GameEnd(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    page_parts::setSpokenName(this, [] { return tr("End of the game"); });
}

QString GameEnd::unfinishedTitle() {
    return tr("Standings");
}

QString GameEnd::unfinishedSentence() {
    return tr("The game is still running.");
}

void GameEnd::build() {
    if (!hasGame())
        return;
    delete m_scroll;
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    setMargins(rows, 16, 12);
    if (QWidget* opening = m_opening ? m_opening(page) : nullptr)
        rows->addWidget(opening);
    addHead(*rows, page);
    addParts(*rows, page);
    if (QWidget* proof = makeDiceProof(m_record, page))
        addProof(*rows, proof);
    if (m_isForRoom) {
        for (QPushButton* button : page->findChildren<QPushButton*>())
            button->hide();
        if (auto* check = page->findChild<QWidget*>(QStringLiteral("diceCheck")))
            check->hide();
    }
    m_scroll = page_parts::scrolling(page, this);
    layout()->addWidget(m_scroll);
}

void GameEnd::addHead(QVBoxLayout& rows, QWidget* page) {
    rows.addWidget(page_parts::pageTitle([this] { return title(); }, page));
    QLabel* sentence = page_parts::wrappingLabel([this] { return winnerSentence(); }, page, TextRole::Strong);
    sentence->setObjectName(QStringLiteral("winner"));
    rows.addWidget(sentence);
    rows.addWidget(makeButtons(page));
    if (QPushButton* button = lessonButton(lesson(), page))
        rows.addWidget(button, 0, Qt::AlignLeft);
}

void GameEnd::addProof(QVBoxLayout& rows, QWidget* proof) {
    rows.addWidget(proof);
}

QString GameEnd::wayOn() const {
    return m_wayOn ? m_wayOn() : tr("New game");
}

QWidget* GameEnd::makeButtons(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* buttons = new QHBoxLayout(part);
    setMargins(buttons, 0, 8);
    const auto add = [&](const Text& name, const QString& object, auto signal) {
        QPushButton* one = page_parts::button(name, part);
        one->setObjectName(object);
        connect(one, &QPushButton::clicked, this, signal);
        buttons->addWidget(one);
    };
    add([this] { return wayOn(); }, QStringLiteral("newGame"), &GameEnd::newGameRequested);
    add([] { return tr("Watch the replay"); }, QStringLiteral("replay"), &GameEnd::replayRequested);
    add([] { return tr("Back to the board"); }, QStringLiteral("board"), &GameEnd::boardRequested);
    buttons->addStretch(1);
    return part;
}

QWidget* GameEnd::makePart(const Text& heading, QWidget* parent) {
    auto* part = new Panel(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 12, 6);
    rows->addWidget(page_parts::wrappingLabel(heading, part, TextRole::PanelTitle));
    return part;
}

QWidget* GameEnd::makeChartPart(const Text& heading, QWidget* chart, const std::function<QString()>& table,
                                QWidget* parent) {
    auto* part = new Panel(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 12, 6);
    auto* head = new QHBoxLayout;
    head->addWidget(page_parts::wrappingLabel(heading, part, TextRole::PanelTitle), 1);
    auto* exported = new ExportButton(
        {[heading] { return heading.words(); }, table, [chart]() -> QWidget* { return chart; }}, part);
    head->addWidget(exported, 0, Qt::AlignTop);
    rows->addLayout(head);
    rows->addWidget(chart, 1);
    QLabel* message = page_parts::wrappingLabel({}, part, TextRole::Caption);
    connect(exported, &ExportButton::told, message,
            [message](const QString& words) { message->setText(words); });
    rows->addWidget(message);
    return part;
}

} // namespace app
