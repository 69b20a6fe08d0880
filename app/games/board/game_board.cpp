// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_board.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "board_explainer.h"
#include "game_log.h"
#include "only_choices.h"
#include "prompt_bar.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolTip>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using core::Seat;

GameBoard::GameBoard(TableDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent,
                     HandoverScreen::Hides hides)
    : QWidget(parent), m_document(document), m_viewer(viewer), m_bots(bots), m_prompt(new PromptBar(this)),
      m_scroll(new SteadyScrollArea(this)), m_table(new QWidget), m_hides(hides),
      m_explainer(new BoardExplainer([this](QWidget& widget, const QPoint& at) { return cardAt(widget, at); },
                                     this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table->setAutoFillBackground(false);
    m_scroll->setWidget(m_table);
    m_scroll->installEventFilter(this);
}

/// An open popover can be a child of this and outlive it by a moment, and a focused button loses its focus
/// while the window is destroyed. Neither must call a board of which only this base class is left.
GameBoard::~GameBoard() {
    delete m_explainer;
    for (GlowButton* button : findChildren<GlowButton*>())
        disconnect(button, nullptr, this, nullptr);
    if (m_popover)
        disconnect(m_popover, nullptr, this, nullptr);
}

QVBoxLayout* GameBoard::column() {
    if (!m_column) {
        m_column = new QVBoxLayout(this);
        page_parts::setMargins(m_column, 8, 6);
        m_scroll->setWidgetResizable(true);
        m_column->addWidget(m_prompt);
        m_column->addWidget(m_scroll, 1);
    }
    return m_column;
}

void GameBoard::coverByHandover(const QWidgetList& parts) {
    m_covered = parts;
    for (QWidget* part : parts)
        part->installEventFilter(this);
}

void GameBoard::begin() {
    m_handover = new HandoverScreen(m_table, m_hides);
    m_handover->hide();
    m_handover->setProperty(mayOverlap, QStringLiteral("it hides what only one person may see"));
    m_log = new GameLog(m_document, this);
    m_log->hide();
    m_log->setProperty(mayOverlap, QStringLiteral("it slides over the table"));
    m_motion = new MotionLayer(this);
    beginSpeech();

    connect(&m_viewer, &Viewer::changed, this, &GameBoard::showChange);
    connect(&m_viewer, &Viewer::lifted, this, &GameBoard::refresh);
    connect(&m_document, &TableDocument::closed, this, &GameBoard::leaveGame);
    connect(m_handover, &HandoverScreen::lifted, &m_viewer, &Viewer::confirmHandover);
    connect(m_log, &GameLog::closed, this, [this] { setLogVisible(false); });
    connect(m_log, &GameLog::momentClicked, this, &GameBoard::momentRequested);
    connectPrompt();
    if (m_bots) {
        m_only = new OnlyChoices(m_document, m_viewer, *m_bots, *this);
        connect(m_only, &OnlyChoices::pendingChanged, this, &GameBoard::refreshPrompt);
    }
    addShortcuts();
    connect(&Theme::current(), &Theme::changed, this, [this] {
        applyTheme();
        refresh();
    });
    applyTheme();
    refresh();
}

void GameBoard::connectPrompt() {
    connect(m_prompt, &PromptBar::undoClicked, this, &GameBoard::undo);
    connect(m_prompt, &PromptBar::redoClicked, this, [this] { m_document.redo(); });
    connect(m_prompt, &PromptBar::proceedClicked, this, [this] {
        if (m_document.isFinished())
            emit resultRequested();
        else
            proceed();
    });
    connect(m_prompt, &PromptBar::optionClicked, this, [this](int index) { chooseOption(index); });
    connect(m_prompt, &PromptBar::optionsClicked, this, [this](QWidget* button, const QStringList& labels) {
        hold(openChoice(button, tr("Choose"), labels, [this](int index) { chooseOption(index); }));
    });
    connect(m_prompt, &PromptBar::moreClicked, this, [this](QWidget* button, const QStringList& labels) {
        hold(openChoice(button, tr("More"), labels, [this](int index) { m_prompt->chooseMore(index); }));
    });
    connect(m_prompt, &PromptBar::newsClicked, this, [this] { showNews(); });
    connect(m_prompt, &PromptBar::hintClicked, this, [this] { askForHint(); });
    connect(m_prompt, &PromptBar::leaveClicked, this, &GameBoard::leaveRequested);
    m_prompt->setLeavable(m_bots != nullptr);
    connect(m_prompt, &PromptBar::logClicked, this, [this] { setLogVisible(!m_log->isVisible()); });
    connect(m_prompt, &PromptBar::advanceClicked, this, [this] {
        if (m_bots)
            m_bots->advance();
    });
    if (m_bots)
        connect(m_bots, &TableBots::statusChanged, this, [this, guided = false]() mutable {
            m_prompt->setWaiting(m_bots->waitsForKey());
            const bool now = m_bots->pauses() & TableBots::Pause::Guide;
            if (std::exchange(guided, now) != now && m_document.isOpen())
                refreshPrompt();
        });
}

void GameBoard::addShortcuts() {
    const auto shortcut = [this](const QKeySequence& keys, auto&& action) {
        auto* one = new QShortcut(keys, this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    shortcut(Qt::Key_L, [this] { setLogVisible(!m_log->isVisible()); });
    shortcut(Qt::Key_F1, [this] { lookUp(); });
    shortcut(Qt::Key_F2, [this] { explainFocus(); });
    shortcut(QKeyCombination(Qt::ShiftModifier, Qt::Key_F2), [this] { explainNext(); });
    shortcut(Qt::Key_N, [this] { advance(); });
    shortcut(Qt::Key_H, [this] {
        if (isHintable())
            askForHint();
        else if (const auto ready = glowing(); isToChoose() && !ready.isEmpty())
            ready.front()->setFocus(Qt::TabFocusReason); // with a single choice, show it
    });
}

QList<GlowButton*> GameBoard::buttons() const {
    QList<GlowButton*> seen = pointable();
    seen.removeIf([this](const GlowButton* one) { return !one->isVisibleTo(this); });
    return seen;
}

QList<GlowButton*> GameBoard::glowing() const {
    QList<GlowButton*> ready = buttons();
    ready.removeIf([](const GlowButton* one) { return !one->isGlowing(); });
    return ready;
}

QPushButton* GameBoard::proceedButton() const {
    return m_prompt->proceedButton();
}

Popover* GameBoard::popover() const {
    return m_popover;
}

void GameBoard::showChange(const Change& change) {
    m_motion->finish();
    if (m_popover)
        m_popover->close();
    refreshAfter(&change);
    refreshed(change);
    tellChange(change);
    soundChange(change);
    if (m_bots && change.kind == Change::Kind::Acted && isVisible() && !Theme::current().reduceMotion())
        m_motion->fly(flightsAfter(change));
}

void GameBoard::leaveGame() {
    m_motion->finish();
    if (m_popover)
        m_popover->close();
}

void GameBoard::refreshAfter(const Change* change) {
    if (!m_document.isOpen())
        return;
    closeCard();
    // The widget with the focus may disappear, and then Qt would move the focus to the next widget, even one
    // outside the board.
    const QPointer<QWidget> before = QApplication::focusWidget();
    const bool ours = before && (before == this || isAncestorOf(before));
    speech::setName(this, tr("Board"));
    refreshPicture(change);
    m_shown = {m_document.seed(), m_document.stepCount(), m_viewer.seat()};
    wire();
    refreshPrompt();
    m_log->model()->setViewer(m_viewer.eyes());
    m_log->model()->refresh();
    if (m_bots) {
        m_bots->setPaused(TableBots::Pause::Handover, m_viewer.isHandover());
        m_bots->setPaused(TableBots::Pause::Look, holdsBots());
    }
    if (m_viewer.isHandover())
        m_handover->setNext(m_document.seatName(m_viewer.next()), m_document.seatColour(m_viewer.next()));
    // When its button ends the handover, Qt would otherwise move the focus to the next widget in the tab
    // order.
    if (!m_viewer.isHandover() && m_handover->isAncestorOf(QApplication::focusWidget()))
        setFocus();
    m_handover->setVisible(m_viewer.isHandover());
    place();
    if (ours && isVisible() && !m_handover->isVisible() && QApplication::focusWidget() != before)
        setFocus(Qt::OtherFocusReason);
    keepFocus();
}

void GameBoard::say(const QString& words, bool refusal) {
    m_prompt->setHint(words, refusal);
}

/// Hands grow, so this runs at every refresh; unique connections keep it harmless.
void GameBoard::wire() {
    for (GlowButton* button : pointable()) {
        connect(button, &GlowButton::pressedOn, this, &GameBoard::tellRefusal, Qt::UniqueConnection);
        connect(button, &GlowButton::pressedOn, this, &GameBoard::pressed, Qt::UniqueConnection);
        connect(button, &GlowButton::attended, this, &GameBoard::attend, Qt::UniqueConnection);
        connect(button, &GlowButton::unattended, this, &GameBoard::unattend, Qt::UniqueConnection);
        button->setExplainer([this](const GlowButton& one) { return explain(one); });
        m_explainer->watch(button);
    }
    for (QWidget* widget : informative())
        m_explainer->watch(widget);
}

/// The reason for a refusal also appears beside the click.
void GameBoard::pressed(GlowButton* button) {
    if (m_viewer.isStopped()) {
        say(m_stopWords, true);
        return;
    }
    const Explanation said = explain(*button);
    const bool isRefused = said.refusal && !button->isGlowing();
    const QPoint under = button->mapToGlobal(QPoint(0, button->height()));
    press(*button);
    if (!isRefused)
        return;
    m_refused = button;
    sound(Sound::Refusal);
    QToolTip::showText(
        under, ruleAt(button).empty() ? said.answer() : tr("%1 (F1: the rule)").arg(said.answer()), this);
    emit refused(said.answer());
}

void GameBoard::attend(GlowButton* button) {
    // After a step the board moves the focus by itself, but a person still looks at what the mouse points at.
    if (button->isFocusedByProgram() && !button->underMouse())
        for (GlowButton* other : buttons())
            if (other->underMouse())
                button = other;
    m_attended = button;
    const Explanation said = explain(*button);
    say(said.words, said.refusal);
    pointedAt(button);
}

void GameBoard::unattend() {
    m_attended = nullptr;
    m_refused = nullptr;
    say(restingHint(), false);
    pointedAt(nullptr);
}

void GameBoard::undo() {
    if (!isHalfMade()) {
        m_document.undo();
        return;
    }
    takeBack();
    refresh();
}

void GameBoard::advance() {
    if (m_bots)
        m_bots->advance();
}

void GameBoard::hold(Popover* popover) {
    m_popover = popover;
    if (!m_bots)
        return;
    m_bots->setPaused(TableBots::Pause::Popover, true);
    m_pausedFor = popover;
    const auto release = [this, popover] {
        if (m_pausedFor == popover)
            m_bots->setPaused(TableBots::Pause::Popover, false);
    };
    connect(popover, &Popover::closed, this, release);
    // A popover can also be destroyed with its window, and is not one any more when it says so.
    connect(popover, &QObject::destroyed, this, release);
}

void GameBoard::setLogVisible(bool visible) {
    m_log->setVisible(visible);
    if (visible) {
        place();
        m_log->raise();
        m_log->showLatest();
    } else {
        setFocus();
        keepFocus();
    }
}

bool GameBoard::eventFilter(QObject* watched, QEvent* event) {
    // Buttons pass arrow keys on to the board; on the way, they must not scroll this area.
    if (watched == m_scroll && event->type() == QEvent::KeyPress) {
        event->ignore();
        return true;
    }
    if (m_handover && (event->type() == QEvent::Move || event->type() == QEvent::Resize) &&
        m_covered.contains(qobject_cast<QWidget*>(watched)))
        placeHandover();
    return QWidget::eventFilter(watched, event);
}

void GameBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: moveFocus(event->key()); return;
    case Qt::Key_Escape:
        if (closeCard())
            return;
        if (m_log->isVisible()) {
            setLogVisible(false);
            return;
        }
        if (isHalfMade()) {
            takeBack();
            refresh();
            return;
        }
        emit escaped();
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void GameBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_log)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace app
