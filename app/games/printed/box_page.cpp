// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_page.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/dice_panel.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "box_count.h"
#include "box_setup.h"
#include "box_trait.h"
#include "engine/genotype/words/words.h"
#include "lessons/ledger/ledger_text.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

namespace {

constexpr int traitWidth = 262; // pixels at scale 1
/// The lesson that explains the dice; an id of lessons/topics.
constexpr std::string_view diceLesson = "is-it-chance";

QString nameOf(const BoxGame& game, int seat) {
    return QString::fromStdString(game.seats[static_cast<std::size_t>(seat)].name);
}

} // namespace

BoxPage::BoxPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_session(context.dataFolder, context.dice()),
      m_announcer(new speech::Announcer(this)) {
    Form(this, Form::Way::Down, 0);
    connect(&m_session, &BoxSession::changed, this, &BoxPage::refresh);
    connect(&m_session, &BoxSession::problemChanged, this, [this] {
        showHead();
        if (!m_session.problem().isEmpty())
            m_announcer->say(m_session.problem());
    });
    addShortcuts();
    build();
    keepTranslated(this, [this] {
        showHead();
        m_told.clear();
        for (const BoxTrait* trait : std::as_const(m_traits))
            m_told << trait->spokenDice();
    });
}

BoxPage::Part BoxPage::part() const {
    if (!m_session.isOpen() || m_wantsNew)
        return Part::Setup;
    return m_session.game().counting && m_lookedAt == 0 ? Part::Count : Part::Table;
}

int BoxPage::shownRound() const {
    return m_lookedAt > 0 ? m_lookedAt : m_session.game().round();
}

void BoxPage::addShortcuts() {
    const auto add = [this](const QKeySequence& keys, bool (BoxSession::*way)()) {
        auto* made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, [this, way] { goBack(way); });
    };
    add(QKeySequence::Undo, &BoxSession::undo);
    add(QKeySequence(Qt::CTRL | Qt::Key_Y), &BoxSession::redo);
}

/// What is undone or done again comes into sight.
void BoxPage::goBack(bool (BoxSession::*way)()) {
    const auto before = m_session.isOpen() ? std::optional(m_session.game()) : std::nullopt;
    if (!(m_session.*way)() || !before || !m_session.isOpen() || part() == Part::Setup)
        return;
    const BoxGame& now = m_session.game();
    if (now.id != before->id || now.round() != before->round())
        return;
    if (now.seats != before->seats || now.goals != before->goals || now.counting != before->counting)
        lookBack(0);
    for (int round = 1; round <= now.round(); ++round)
        if (now.at(round) != before->at(round))
            lookBack(round);
}

void BoxPage::lookBack(int round) {
    const BoxGame& game = m_session.game();
    m_lookedAt = round == game.round() && !game.counting ? 0 : round;
    m_told.clear();
    refresh();
    m_announcer->say(m_round->text());
}

QString BoxPage::table() const {
    lessons::Ledger ledger;
    if (m_session.isOpen())
        for (const lessons::LedgerRow& row : m_session.game().rows())
            ledger.add(row);
    return QString::fromStdString(lessons::toText(ledger));
}

void BoxPage::openDiceOf(const BoxTrait& trait) {
    RatioStrip& strip = *trait.strip();
    if (strip.sample().size() > 0)
        openDice(strip, m_session.game().tally(), text(genotype::words::title(strip.sample().trait())),
                 diceLesson);
}

void BoxPage::enterTyped() {
    const auto dice = diceTyped(m_typed->text().toStdString());
    if (!dice) {
        m_problem->setText(tr("Type a trait's letter and then its dice, such as R III or F mutation."));
        m_problem->show();
        speech::setDescription(m_typed, m_problem->text());
        m_announcer->say(m_problem->text());
        return;
    }
    if (m_session.enter(*dice, shownRound())) {
        m_typed->clear();
        speech::setDescription(m_typed, {});
    }
    m_typed->setFocus();
}

void BoxPage::goOn() {
    if (part() == Part::Setup) {
        m_wantsNew = false;
        build();
    } else if (part() == Part::Count) {
        m_wantsNew = true;
        build();
    } else if (m_lookedAt > 0) {
        lookBack(0);
        // The button is now one that ends the round.
        setFocus();
    } else {
        const bool went = m_session.change([](BoxGame& game) {
            game.nextRound();
            return true;
        });
        if (went)
            m_announcer->say(m_round->text());
    }
}

void BoxPage::showHead() {
    m_problem->setText(m_session.problem());
    m_problem->setVisible(!m_session.problem().isEmpty());
    m_undo->setEnabled(m_session.canUndo());
    m_redo->setEnabled(m_session.canRedo());
    const bool open = m_session.isOpen();
    m_round->setVisible(open);
    m_next->setVisible(open);
    m_order->setVisible(open && m_built == Part::Table && m_lookedAt == 0);
    if (!open)
        return;
    const BoxGame& game = m_session.game();
    m_round->setText(game.counting && m_lookedAt == 0 ? tr("The game is over")
                     : m_lookedAt > 0 ? tr("Correcting round %1 of %2").arg(m_lookedAt).arg(game.rounds)
                                      : tr("Round %1 of %2").arg(game.round()).arg(game.rounds));
    QStringList order;
    for (const int seat : game.order())
        order << nameOf(game, seat);
    m_order->setText(tr("Order of play: %1").arg(order.join(QStringLiteral(", "))));
    m_next->setText(m_built == Part::Setup   ? tr("Back to the game")
                    : m_built == Part::Count ? tr("New printed game")
                    : m_lookedAt > 0
                        ? game.counting ? tr("Back to the points") : tr("Back to round %1").arg(game.round())
                    : game.round() < game.rounds ? tr("Next round")
                                                 : tr("Count the points"));
    m_next->setAccessibleName(m_next->text());
    if (m_built == Part::Table)
        keepWidth(m_next, {m_next->text(), tr("Next round"), tr("Back to round %1").arg(game.round())});
}

void BoxPage::refresh() {
    const std::string id = m_session.isOpen() ? m_session.game().id : std::string();
    const int round = m_session.isOpen() ? m_session.game().round() : 0;
    if (id != m_builtFor || round != m_builtRound)
        m_lookedAt = 0;
    // Undo may have taken the counting back, and the game goes on.
    if (m_lookedAt > 0 && m_lookedAt == round && !m_session.game().counting)
        m_lookedAt = 0;
    if (part() != m_built || id != m_builtFor || round != m_builtRound) {
        build();
        setFocus();
        return;
    }
    showHead();
    if (m_count)
        m_count->refresh();
    if (m_traits.isEmpty())
        return;
    if (m_rounds)
        m_rounds->showValue(shownRound());
    const lessons::RollTally tally = m_session.game().tally();
    QStringList told;
    for (BoxTrait* trait : m_traits) {
        trait->refresh(shownRound(), tally);
        told << trait->spokenDice();
    }
    for (int i = 0; i < told.size(); ++i)
        if (i < m_told.size() && told[i] != m_told[i])
            m_announcer->say(told[i]);
    m_told = told;
}

void BoxPage::arrange() {
    if (!m_content)
        return;
    const Theme& theme = Theme::current();
    const int bar = static_cast<QScrollArea*>(m_content)->verticalScrollBar()->sizeHint().width();
    const int room = width() - 2 * theme.px(16) - bar;
    // The round and the order of play, beside the buttons where they have some room there.
    m_head->setDirection(m_ways->minimumSize().width() + theme.px(160) > room ? QBoxLayout::TopToBottom
                                                                              : QBoxLayout::LeftToRight);
    if (m_setup)
        m_setup->fit(room);
    if (!m_grid)
        return;
    const int fitting = width() / Theme::current().px(traitWidth);
    const int columns = fitting >= 4 ? 4 : fitting >= 2 ? 2 : 1;
    for (int i = 0; i < m_panels.size(); ++i) {
        m_grid->removeWidget(m_panels[i]);
        m_grid->addWidget(m_panels[i], i / columns, i % columns);
    }
    for (int column = 0; column < 4; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void BoxPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// An empty field has nothing to undo: there, the keys take back what was entered last.
bool BoxPage::eventFilter(QObject* watched, QEvent* event) {
    const auto is = [event](QKeySequence::StandardKey keys) {
        return static_cast<QKeyEvent*>(event)->matches(keys);
    };
    const bool undo =
        event->type() == QEvent::ShortcutOverride && (is(QKeySequence::Undo) || is(QKeySequence::Redo));
    return (undo && watched == m_typed && m_typed->text().isEmpty()) || QWidget::eventFilter(watched, event);
}

} // namespace app
