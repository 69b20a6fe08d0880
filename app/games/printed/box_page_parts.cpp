// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the page for the real box that makes its parts; what they do is in box_page.cpp.
#include "app/charts/export/export_button.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "box_count.h"
#include "box_page.h"
#include "box_setup.h"
#include "box_trait.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <utility>

namespace app {

using namespace page_parts;

void BoxPage::build() {
    discard(m_content);
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
    Form form(new QWidget, Form::Way::Down, 10, 16);
    auto* area = scrolling(form.widget(), this);
    area->setFocusPolicy(Qt::NoFocus);
    m_content = area;
    layout()->addWidget(area);
    addHead(form.part(Form::Way::Along));
    m_problem = form.label("boxProblem", TextRole::Body, Role::Warning);
    if (m_built == Part::Setup)
        addSetup(form);
    else if (m_built == Part::Table)
        addTable(form);
    else
        addCount(form);
    form.addStretch();
    refresh();
    arrange();
    area->show();
}

void BoxPage::addHead(Form line) {
    m_head = line.box();
    Form titles = line.part(Form::Way::Down, 2, 1);
    titles.add(pageTitle([] { return tr("Use the printed game"); }, titles.widget()));
    m_round = titles.label("boxRound", TextRole::Strong);
    m_order = titles.label("boxOrder", TextRole::Body, Role::SoftInk);
    if (m_built == Part::Table)
        keepPlace(m_order);
    Form ways = line.part(Form::Way::Along);
    m_ways = ways.box();
    m_head->setAlignment(ways.widget(), Qt::AlignTop);
    m_undo = ways.button(
        "boxUndo", [] { return tr("Undo"); }, [this] { goBack(&BoxSession::undo); });
    m_redo = ways.button(
        "boxRedo", [] { return tr("Redo"); }, [this] { goBack(&BoxSession::redo); });
    m_next = ways.button("boxNext", {}, [this] { goOn(); });
    QPushButton* const leave = ways.button(
        "boxLeave", [] { return tr("Start page"); }, [this] { emit left(); });
    for (QPushButton* const one : {m_undo, m_redo, m_next, leave})
        keepStyled(one, [one] { one->setMinimumHeight(Theme::current().px(36)); });
    ways.addStretch();
}

void BoxPage::addSetup(Form form) {
    form.text([] {
        return tr("You play with the printed game, and this page records the dice: it shows what the parents "
                  "make likely, counts what was rolled, and adds up the points at the end.");
    });
    m_setup = form.add(new BoxSetup(form.widget()));
    if (m_session.isOpen())
        m_setup->show(m_session.game());
    connect(m_setup, &BoxSetup::beginRequested, this, [this](const BoxGame& game) {
        const bool wanted = std::exchange(m_wantsNew, false);
        if (!m_session.begin(game))
            m_wantsNew = wanted;
    });
    setFocusProxy(m_setup);
}

void BoxPage::addTable(Form form) {
    addTyping(form.part(Form::Way::Along));
    if (m_session.game().round() > 1)
        addRounds(form.part(Form::Way::Along));
    m_traitsPart = form.add(new QWidget(form.widget()));
    m_grid = new QGridLayout(m_traitsPart);
    setMargins(m_grid, 0, 10);
    for (const genotype::Trait trait : genotype::allTraits) {
        Form panel(new Panel(m_traitsPart), Form::Way::Down, 0);
        auto* one = panel.add(new BoxTrait(m_session, trait, panel.widget()));
        one->setObjectName(QStringLiteral("boxTrait%1").arg(int(trait)));
        connect(one, &BoxTrait::diceRequested, this, [this, one] { openDiceOf(*one); });
        m_traits << one;
        m_panels << panel.widget();
    }
    addFoot(form.part(Form::Way::Along));
    setFocusProxy(m_typed);
}

void BoxPage::addCount(Form form) {
    Form line = form.part(Form::Way::Along);
    QLabel* asked = line.grow(line.text([] { return tr("What lies before each player?"); }));
    keepStyled(asked, [asked] { asked->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    line.button(
        "boxLookBack", [] { return tr("Correct dice"); }, [this] { lookBack(m_session.game().round()); });
    m_count = form.add(new BoxCount(m_session, form.widget()));
    setFocusProxy(m_count);
}

void BoxPage::addRounds(Form line) {
    line.text([] { return tr("Dice of round"); });
    QList<SegmentRow::Choice> choices;
    for (int round = 1; round <= m_session.game().round(); ++round)
        choices << SegmentRow::Choice{round, QString::number(round),
                                      [round] { return tr("round %1").arg(round); }};
    m_rounds = line.add("boxShownRound", new SegmentRow([] { return tr("Dice of round"); }, choices,
                                                        shownRound(), line.widget()));
    line.grow(line.note([] { return tr("What was mistyped in an earlier round can be corrected there."); }));
    connect(m_rounds, &SegmentRow::chosen, this, &BoxPage::lookBack);
}

void BoxPage::addTyping(Form line) {
    m_typed = line.grow(line.field("boxTyped", [] { return tr("Type dice"); }));
    keepTranslated(m_typed, [this] { m_typed->setPlaceholderText(tr("R III IV, F mutation")); });
    keepFilled(m_typed, [this] {
        const Theme& theme = Theme::current();
        m_typed->setMaximumWidth(theme.px(320));
        m_typed->setMinimumWidth(m_typed->fontMetrics().horizontalAdvance(m_typed->placeholderText()) +
                                 theme.px(24));
    });
    line.button(
        "boxEnter", [] { return tr("Add these dice"); }, [this] { enterTyped(); });
    line.add(wrappingLabel(
                 [] {
                     return tr("or press the faces below. A mutation counts if it is still a mutation "
                               "after its re-roll.");
                 },
                 line.widget(), TextRole::Caption, Role::SoftInk),
             2);
    connect(m_typed, &QLineEdit::returnPressed, this, &BoxPage::enterTyped);
    m_typed->installEventFilter(this);
}

void BoxPage::addFoot(Form line) {
    line.button(
        "boxNew", [] { return tr("New printed game"); },
        [this] {
            m_wantsNew = true;
            m_lookedAt = 0;
            build();
        });
    auto* exported =
        line.add(new ExportButton({[] { return tr("Dice of the printed game"); }, [this] { return table(); },
                                   [this]() -> QWidget* { return m_traitsPart; }},
                                  line.widget()));
    QLabel* message = line.grow(line.text({}, TextRole::Caption));
    connect(exported, &ExportButton::told, message,
            [message](const QString& told) { message->setText(told); });
}

} // namespace app
