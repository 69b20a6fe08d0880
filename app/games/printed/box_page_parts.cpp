// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the page for the real box that makes its parts; what they do is in box_page.cpp.
#include "app/charts/export/export_button.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "box_count.h"
#include "box_page.h"
#include "box_setup.h"
#include "box_trait.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

void BoxPage::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_traits.clear();
    m_panels.clear();
    m_grid = nullptr;
    m_rounds = nullptr;
    const int round = m_session.isOpen() ? m_session.game().round() : 0;
    m_setup = nullptr;
    m_typed = nullptr;
    m_count = nullptr;
    m_told.clear();
    m_built = part();
    m_builtFor = m_session.isOpen() ? m_session.game().id : std::string();
    m_builtRound = round;
    auto* content = new QWidget;
    auto* area = scrolling(content, this);
    area->setFocusPolicy(Qt::NoFocus);
    m_content = area;
    layout()->addWidget(area);
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 16, 10);
    rows->addWidget(buildHead(content));
    m_problem = words({}, content, TextRole::Body, Role::Warning);
    m_problem->setObjectName(QStringLiteral("boxProblem"));
    rows->addWidget(m_problem);
    if (m_built == Part::Setup)
        buildSetup(*rows, content);
    else if (m_built == Part::Table)
        buildTable(*rows, content);
    else
        buildCount(*rows, content);
    rows->addStretch(1);
    refresh();
    arrange();
    area->show();
}

QWidget* BoxPage::buildHead(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 2);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    keepStyled(m_head, [this] { m_head->setSpacing(Theme::current().px(8)); });
    rows->addLayout(m_head);
    auto* titles = new QVBoxLayout;
    keepStyled(titles, [titles] { titles->setSpacing(Theme::current().px(2)); });
    titles->addWidget(pageTitle([] { return tr("Use the printed game"); }, part));
    m_round = words({}, part, TextRole::Strong);
    m_round->setObjectName(QStringLiteral("boxRound"));
    titles->addWidget(m_round);
    m_order = words({}, part, TextRole::Body, Role::SoftInk);
    m_order->setObjectName(QStringLiteral("boxOrder"));
    titles->addWidget(m_order);
    if (m_built == Part::Table)
        keepPlace(m_order);
    m_head->addLayout(titles, 1);
    m_ways = new QHBoxLayout;
    keepStyled(m_ways, [this] { m_ways->setSpacing(Theme::current().px(8)); });
    m_head->addLayout(m_ways);
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, part);
        made->setObjectName(QLatin1String(name));
        keepStyled(made, [made] { made->setMinimumHeight(Theme::current().px(36)); });
        connect(made, &QPushButton::clicked, this, pressed);
        m_ways->addWidget(made, 0, Qt::AlignTop);
        return made;
    };
    m_undo = add(tr("Undo"), "boxUndo", [this] { goBack(&BoxSession::undo); });
    m_redo = add(tr("Redo"), "boxRedo", [this] { goBack(&BoxSession::redo); });
    m_next = add({}, "boxNext", [this] { goOn(); });
    add(tr("Start page"), "boxLeave", [this] { emit left(); });
    m_ways->addStretch();
    return part;
}

void BoxPage::buildSetup(QVBoxLayout& rows, QWidget* parent) {
    rows.addWidget(words(
        [] {
            return tr(
                "You play with the printed game, and this page records the dice: it shows what the parents "
                "make likely, counts what was rolled, and adds up the points at the end.");
        },
        parent));
    m_setup = new BoxSetup(parent);
    if (m_session.isOpen())
        m_setup->show(m_session.game());
    connect(m_setup, &BoxSetup::beginRequested, this, [this](const BoxGame& game) {
        const bool wanted = std::exchange(m_wantsNew, false);
        if (!m_session.begin(game))
            m_wantsNew = wanted;
    });
    rows.addWidget(m_setup);
    setFocusProxy(m_setup);
}

void BoxPage::buildTable(QVBoxLayout& rows, QWidget* parent) {
    rows.addWidget(buildTyping(parent));
    if (m_session.game().round() > 1)
        rows.addWidget(buildRounds(parent));
    m_traitsPart = new QWidget(parent);
    m_grid = new QGridLayout(m_traitsPart);
    setMargins(m_grid, 0, 10);
    for (const genotype::Trait trait : genotype::allTraits) {
        auto* panel = new Panel(m_traitsPart);
        auto* inside = new QVBoxLayout(panel);
        inside->setContentsMargins(0, 0, 0, 0);
        auto* one = new BoxTrait(m_session, trait, panel);
        one->setObjectName(QStringLiteral("boxTrait%1").arg(int(trait)));
        inside->addWidget(one);
        connect(one, &BoxTrait::diceRequested, this, [this, one] { openDiceOf(*one); });
        m_traits << one;
        m_panels << panel;
    }
    rows.addWidget(m_traitsPart);
    rows.addWidget(buildFoot(parent));
    setFocusProxy(m_typed);
}

void BoxPage::buildCount(QVBoxLayout& rows, QWidget* parent) {
    rows.addWidget(m_count = new BoxCount(m_session, parent));
    setFocusProxy(m_count);
    QPushButton* dice = button([] { return tr("Correct dice"); }, parent);
    dice->setObjectName(QStringLiteral("boxLookBack"));
    connect(dice, &QPushButton::clicked, this, [this] { lookBack(m_session.game().round()); });
    rows.addWidget(dice, 0, Qt::AlignLeft);
}

QWidget* BoxPage::buildRounds(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* line = new QHBoxLayout(part);
    setMargins(line, 0, 8);
    line->addWidget(words([] { return tr("Dice of round"); }, part));
    QList<SegmentRow::Choice> choices;
    for (int round = 1; round <= m_session.game().round(); ++round)
        choices << SegmentRow::Choice{round, QString::number(round), tr("round %1").arg(round)};
    m_rounds = new SegmentRow(tr("Dice of round"), choices, shownRound(), part);
    m_rounds->setObjectName(QStringLiteral("boxShownRound"));
    line->addWidget(m_rounds);
    line->addWidget(words([] { return tr("What was mistyped in an earlier round can be corrected there."); },
                          part, TextRole::Caption, Role::SoftInk),
                    1);
    connect(m_rounds, &SegmentRow::chosen, this, &BoxPage::lookBack);
    return part;
}

QWidget* BoxPage::buildTyping(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* line = new QHBoxLayout(part);
    setMargins(line, 0, 8);
    m_typed = lineEdit({}, part);
    m_typed->setObjectName(QStringLiteral("boxTyped"));
    keepStyled(m_typed, [this] { m_typed->setMaximumWidth(Theme::current().px(320)); });
    keepTranslated(m_typed, [this] { m_typed->setPlaceholderText(tr("R III IV, F mutation")); });
    m_typed->setMinimumWidth(m_typed->fontMetrics().horizontalAdvance(m_typed->placeholderText()) +
                             Theme::current().px(24));
    line->addWidget(page_parts::nameOf(
        m_typed, [] { return tr("Type dice"); }, part));
    line->addWidget(m_typed, 1);
    QPushButton* enter = button([] { return tr("Add these dice"); }, part);
    enter->setObjectName(QStringLiteral("boxEnter"));
    line->addWidget(enter);
    line->addWidget(words(
                        [] {
                            return tr("or press the faces below. A mutation counts if it is still a mutation "
                                      "after its re-roll.");
                        },
                        part, TextRole::Caption, Role::SoftInk),
                    2);
    connect(enter, &QPushButton::clicked, this, &BoxPage::enterTyped);
    connect(m_typed, &QLineEdit::returnPressed, this, &BoxPage::enterTyped);
    m_typed->installEventFilter(this);
    return part;
}

QWidget* BoxPage::buildFoot(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* line = new QHBoxLayout(part);
    setMargins(line, 0, 8);
    QPushButton* again = button([] { return tr("New printed game"); }, part);
    again->setObjectName(QStringLiteral("boxNew"));
    connect(again, &QPushButton::clicked, this, [this] {
        m_wantsNew = true;
        m_lookedAt = 0;
        build();
    });
    line->addWidget(again);
    auto* exported =
        new ExportButton({[] { return tr("Dice of the printed game"); }, [this] { return table(); },
                          [this]() -> QWidget* { return m_traitsPart; }},
                         part);
    line->addWidget(exported);
    QLabel* message = words({}, part, TextRole::Caption);
    connect(exported, &ExportButton::told, message,
            [message](const QString& told) { message->setText(told); });
    line->addWidget(message, 1);
    return part;
}

} // namespace app
