// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_board.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/popover.h"
#include "board_explainer.h"
#include "board_focus.h"
#include "board_hints.h"
#include "board_pointing.h"
#include "board_sound.h"
#include "game_log.h"
#include "news_list.h"
#include "only_choices.h"
#include "prompt_bar.h"
#include "prompt_options.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

namespace app {

GameBoard::GameBoard(TableDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent,
                     HandoverScreen::Hides hides)
    : QWidget(parent), m_document(document), m_viewer(viewer), m_bots(bots), m_hides(hides),
      m_prompt(new PromptBar(this)), m_news(document, viewer), m_popover(std::make_unique<HeldPopover>(bots)),
      m_area(std::make_unique<BoardArea>(*this, *m_prompt)) {
    setFocusPolicy(Qt::StrongFocus);
}

/// An open popover can be a child of this and outlive it by a moment, and a focused button loses its focus
/// while the window is destroyed. By then the parts are gone, so that nothing calls the game's content.
GameBoard::~GameBoard() = default;

void GameBoard::begin(BoardContent& content, BoardWords& words, BoardHints* hints) {
    m_content = &content;
    m_words = &words;
    m_hints = hints;
    m_handover = new HandoverScreen(m_area->table(), m_hides);
    m_handover->hide();
    m_handover->setProperty(mayOverlap, QStringLiteral("it hides what only one person may see"));
    m_handover->cover(m_content->secrets());
    m_log = new GameLog(m_document, this);
    m_log->hide();
    m_log->setProperty(mayOverlap, QStringLiteral("it slides over the table"));
    m_motion = new MotionLayer(this);
    if (m_hints)
        m_hints->stackUnder(*m_log);
    speech::setRole(this, QAccessible::Grouping);
    keepTranslated(this, [this] { speech::setName(this, tr("Board")); });
    m_announcements = std::make_unique<BoardAnnouncements>(m_document, m_viewer, *this);
    m_prompter = std::make_unique<BoardPrompter>(m_document, m_viewer, m_bots, *m_prompt, *m_content);
    m_focus = std::make_unique<BoardFocus>(
        BoardFocus::Parts{*this, *m_area->scroll(), *m_handover, *m_prompt->proceedButton()},
        [this] { return m_content->pointable(); });
    m_explainer = std::make_unique<BoardExplainer>(
        [this](QWidget& widget, const QPoint& at) { return m_words->cardAt(widget, at); }, nullptr);
    m_pointing = std::make_unique<BoardPointing>(*m_words, m_viewer, *this, [this] { return buttons(); });
    m_sound = std::make_unique<BoardSound>(m_document, m_viewer, *this);
    m_area->setOverlay({.events = &m_announcements->events(),
                        .log = m_log,
                        .logPlace = [this] { return m_content->logPlace(); },
                        .handover = m_handover,
                        .motion = m_motion,
                        .arrange = [this] { m_content->arrange(); }});
    connectParts();
    connectPrompt();
    if (m_bots) {
        m_only = new OnlyChoices(m_document, m_viewer, *m_bots, *this);
        m_prompter->setOnlyChoices(m_only);
        connect(m_only, &OnlyChoices::pendingChanged, m_prompter.get(), &BoardPrompter::refresh);
    }
    addShortcuts();
    keepFilled(this, [this] {
        m_content->applyTheme();
        refresh();
        m_pointing->sayAgain();
    });
}

/// The receivers are the parts, not this, so that the connections end with them.
void GameBoard::connectParts() {
    connect(&m_viewer, &Viewer::changed, m_prompter.get(),
            [this](const Change& change) { showChange(change); });
    connect(&m_viewer, &Viewer::lifted, m_prompter.get(), [this] { refresh(); });
    connect(&m_document, &TableDocument::closed, m_prompter.get(), [this] {
        m_motion->finish();
        m_popover->close();
    });
    connect(m_handover, &HandoverScreen::lifted, &m_viewer, &Viewer::confirmHandover);
    connect(m_log, &GameLog::closed, m_prompter.get(), [this] { setLogVisible(false); });
    connect(m_log, &GameLog::momentClicked, this, &GameBoard::momentRequested);
    connect(m_announcements.get(), &BoardAnnouncements::roomChanged, m_area.get(), &BoardArea::fit);
    m_announcements->setReadings([this](BoardReading what) {
        const QStringList said = m_words->readOut(what);
        return what == BoardReading::Turn ? speech::ended(QStringList{prompt()} + said) : said;
    });
    m_prompter->setGlowing([this] { return !glowing().isEmpty(); });
    m_prompter->setHints(m_hints);
    if (m_hints)
        connect(m_hints, &BoardHints::thinkingChanged, m_prompter.get(), &BoardPrompter::refreshHints);

    BoardPointing* pointing = m_pointing.get();
    connect(pointing, &BoardPointing::reached, m_prompter.get(), &BoardPrompter::say);
    connect(pointing, &BoardPointing::left, m_prompter.get(), &BoardPrompter::rest);
    connect(pointing, &BoardPointing::pressedWhileStopped, m_prompter.get(), &BoardPrompter::sayStopped);
    connect(pointing, &BoardPointing::pressed, m_prompter.get(),
            [this](GlowButton* button) { m_content->press(*button); });
    connect(pointing, &BoardPointing::refusalKnown, m_announcements.get(),
            [this](const QString& words) { m_announcements->announce({words}); });
    if (m_bots)
        connect(pointing, &BoardPointing::refused, m_sound.get(), [this] { m_sound->play(Sound::Refusal); });
    connect(pointing, &BoardPointing::refused, this, &GameBoard::refused);
}

void GameBoard::connectPrompt() {
    connect(m_prompt, &PromptBar::undoClicked, this, [this] {
        if (m_content->isHalfMade())
            takeBack();
        else
            m_document.undo();
    });
    connect(m_prompt, &PromptBar::redoClicked, this, [this] { m_document.redo(); });
    connect(m_prompt, &PromptBar::proceedClicked, this, [this] {
        if (m_document.isFinished())
            emit resultRequested();
        else
            m_content->proceed();
    });
    connect(&m_prompt->options(), &PromptOptions::clicked, this,
            [this](int index) { m_content->chooseOption(index); });
    connect(&m_prompt->options(), &PromptOptions::allClicked, this,
            [this](QWidget* button, const QStringList& labels) {
                m_popover->hold(openChoice(button, tr("Choose"), labels,
                                           [this](int index) { m_content->chooseOption(index); }));
            });
    connect(m_prompt, &PromptBar::moreClicked, this, [this](QWidget* button, const QStringList& labels) {
        m_popover->hold(
            openChoice(button, tr("More"), labels, [this](int index) { m_prompt->chooseMore(index); }));
    });
    connect(m_prompt, &PromptBar::newsClicked, this, [this] {
        if (!m_content->showNews())
            openNews();
    });
    connect(m_prompt, &PromptBar::hintClicked, this, [this] {
        if (m_hints)
            m_hints->ask();
    });
    connect(m_prompt, &PromptBar::leaveClicked, this, &GameBoard::leaveRequested);
    connect(m_prompt, &PromptBar::logClicked, this, [this] { setLogVisible(!m_log->isVisible()); });
    connect(m_prompt, &PromptBar::advanceClicked, this, [this] {
        if (m_bots)
            m_bots->advance();
    });
}

void GameBoard::addShortcuts() {
    const auto shortcut = [this](const QKeySequence& keys, auto&& action) {
        auto* one = new QShortcut(keys, this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    shortcut(Qt::Key_L, [this] { setLogVisible(!m_log->isVisible()); });
    shortcut(Qt::Key_F1, [this] { m_pointing->lookUp(); });
    shortcut(Qt::Key_F2, [this] {
        QWidget* focus = QApplication::focusWidget();
        m_announcements->announce(m_explainer->showFocus(isAncestorOf(focus) ? focus : nullptr));
    });
    shortcut(QKeyCombination(Qt::ShiftModifier, Qt::Key_F2), [this] {
        m_announcements->announce(
            m_explainer->showNext(m_words->informative(), [this](QWidget* thing) { m_area->reveal(thing); }));
    });
    shortcut(Qt::Key_N, [this] {
        if (!m_content->advance() && m_bots)
            m_bots->advance();
    });
    shortcut(Qt::Key_H, [this] {
        if (m_hints && m_hints->isHintable())
            m_hints->ask();
        else if (const auto ready = glowing(); m_bots && m_viewer.isToChoose() && !ready.isEmpty())
            ready.front()->setFocus(Qt::TabFocusReason); // with a single choice, show it
    });
}

QList<GlowButton*> GameBoard::buttons() const {
    return m_focus->buttons();
}

QList<GlowButton*> GameBoard::glowing() const {
    return m_focus->glowing();
}

QPushButton* GameBoard::proceedButton() const {
    return m_prompt->proceedButton();
}

void GameBoard::showChange(const Change& change) {
    m_motion->finish();
    m_popover->close();
    refreshAfter(&change);
    m_content->refreshed(change);
    m_announcements->showEvents();
    if (!m_bots)
        return;
    m_announcements->announceChange(change, prompt());
    if (change.kind != Change::Kind::Acted)
        return;
    if (change.after > 0)
        m_sound->playAction(change, m_content->soundAfter(change));
    if (isVisible() && !Theme::current().reduceMotion())
        m_motion->fly(m_content->flightsAfter(change));
}

void GameBoard::refreshAfter(const Change* change) {
    if (!m_document.isOpen())
        return;
    m_explainer->hide();
    // The widget with the focus may disappear, and then Qt would move the focus to the next widget, even one
    // outside the board.
    const BoardFocus::Place focus = m_focus->place();
    m_content->refreshPicture(change);
    m_news.noteShown();
    // Hands grow, so this runs at every refresh.
    const QList<GlowButton*> things = m_content->pointable();
    m_pointing->watch(things);
    for (GlowButton* button : things)
        m_explainer->watch(button);
    for (QWidget* widget : m_words->informative())
        m_explainer->watch(widget);
    m_prompter->refresh();
    m_log->model()->setViewer(m_viewer.eyes());
    m_log->model()->refresh();
    if (m_bots) {
        m_bots->setPaused(TableBots::Pause::Handover, m_viewer.isHandover());
        m_bots->setPaused(TableBots::Pause::Look, m_content->holdsBots());
    }
    if (m_viewer.isHandover())
        m_handover->setNext(m_document.seatName(m_viewer.next()), m_document.seatColour(m_viewer.next()));
    // When its button ends the handover, Qt would otherwise move the focus to the next widget in the tab
    // order.
    if (!m_viewer.isHandover() && m_handover->isAncestorOf(QApplication::focusWidget()))
        setFocus();
    m_handover->setVisible(m_viewer.isHandover());
    m_area->fit();
    m_focus->restore(focus);
}

void GameBoard::setStopped(const QString& words) {
    if (!m_prompter->setStopped(words))
        return;
    // What it offers could not be taken.
    if (m_viewer.isStopped())
        m_popover->close();
    refresh();
}

void GameBoard::setReplayable(bool replayable) {
    m_isReplayable = replayable;
    m_log->setLeadsBack(replayable);
}

void GameBoard::openNews() {
    std::function<void()> replay;
    if (m_isReplayable)
        replay = [this] {
            const std::size_t from = m_news.stepsFollowed();
            m_popover->close();
            emit momentRequested(from);
        };
    m_popover->hold(Popover::openSheet(m_prompt->newsButton(), newsList(m_news.sentences(), replay),
                                       [] { return tr("Since your turn"); }));
}

void GameBoard::takeBack() {
    m_content->takeBack();
    refresh();
}

void GameBoard::setLogVisible(bool visible) {
    m_log->setVisible(visible);
    if (visible) {
        m_area->fit();
        m_log->raise();
        m_log->showLatest();
    } else {
        setFocus();
        keepFocus();
    }
}

void GameBoard::keepFocus() const {
    if (m_focus)
        m_focus->keep();
}

/// If the program itself gives the board the focus, it moves on to something that can be done.
void GameBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::OtherFocusReason)
        keepFocus();
}

void GameBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_area->fitToSize();
}

void GameBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_area->fit();
    keepFocus();
}

void GameBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: m_focus->move(event->key()); return;
    case Qt::Key_Escape:
        if (m_explainer->hide())
            return;
        if (m_log->isVisible()) {
            setLogVisible(false);
            return;
        }
        if (m_content->escape())
            return;
        if (m_content->isHalfMade()) {
            takeBack();
            return;
        }
        emit escaped();
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace app
