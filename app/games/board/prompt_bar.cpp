// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_bar.h"

#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"
#include "prompt_options.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QShortcut>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace app {

namespace {

/// What the buttons leave to the words beside them.
constexpr qreal leastForWords = 160;
/// How high the headline is with the line below it.
constexpr qreal headHigh = type::page + type::lead;

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget(parent), m_rows(new QGridLayout(this)), m_options(new PromptOptions(this)),
      m_undo(new QPushButton(this)), m_redo(new QPushButton(this)), m_proceed(new QPushButton(this)),
      m_news(new QPushButton(this)), m_advance(new QPushButton(this)), m_ask(new QPushButton(this)),
      m_log(new QPushButton(this)), m_more(new QPushButton(this)), m_leave(new QPushButton(this)),
      m_redoKeys(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Y), this)),
      m_leaveKeys(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_W), this)),
      m_measured(new QPushButton(this)) {
    m_measured->hide();
    speech::setRole(this, QAccessible::Grouping);
    auto* usual = new QHBoxLayout;
    // What comes and goes stands on the left, so that nothing else moves.
    for (QPushButton* button : {m_news, m_proceed, m_advance, m_ask, m_undo, m_more})
        usual->addWidget(button);
    m_wanted = {m_undo, m_redo, m_log};
    m_gathered = {m_redo, m_log, m_leave};
    // Buttons that have no room go behind another one instead of holding the bar wide.
    m_rows->setSizeConstraint(QLayout::SetNoConstraint);
    m_rows->setColumnStretch(0, 1);
    m_rows->addWidget(m_options, 0, 1);
    m_rows->addLayout(usual, 0, 2);
    for (QPushButton* button : {m_proceed, m_news, m_advance, m_ask, m_redo, m_log, m_leave})
        button->hide();
    m_leave->setObjectName(QStringLiteral("leaveGame"));
    m_undo->setObjectName(QStringLiteral("promptUndo"));
    m_ask->setObjectName(QStringLiteral("promptHint"));
    m_log->setObjectName(QStringLiteral("promptLog"));
    m_more->setObjectName(QStringLiteral("promptMore"));
    connect(m_more, &QPushButton::clicked, this, [this] {
        QStringList labels;
        for (const QPushButton* button : offered())
            labels << button->text();
        emit moreClicked(m_more, labels);
    });
    connect(m_redoKeys, &QShortcut::activated, m_redo, &QPushButton::click);
    m_leaveKeys->setEnabled(false);
    connect(m_leaveKeys, &QShortcut::activated, m_leave, &QPushButton::click);
    m_undo->setShortcut(QKeySequence::Undo);
    connect(m_undo, &QPushButton::clicked, this, &PromptBar::undoClicked);
    connect(m_redo, &QPushButton::clicked, this, &PromptBar::redoClicked);
    connect(m_proceed, &QPushButton::clicked, this, &PromptBar::proceedClicked);
    connect(m_news, &QPushButton::clicked, this, &PromptBar::newsClicked);
    connect(m_ask, &QPushButton::clicked, this, &PromptBar::hintClicked);
    connect(m_log, &QPushButton::clicked, this, &PromptBar::logClicked);
    connect(m_advance, &QPushButton::clicked, this, &PromptBar::advanceClicked);
    connect(m_leave, &QPushButton::clicked, this, &PromptBar::leaveClicked);
    setProperty(mayElide, QStringLiteral("all of its words are in the tool tip"));
    applyTheme();
    retranslate();
}

void PromptBar::setPrompt(const QString& prompt, int seatColour, const QString& letter) {
    m_words.prompt = prompt;
    m_colour = seatColour;
    m_letter = letter;
    speech::setName(this, prompt);
    showWords();
}

void PromptBar::setHint(const QString& hint, bool refusal) {
    m_words.hint = hint;
    m_words.isRefusal = refusal;
    speech::setDescription(this, hint);
    showWords();
}

/// The tool tip has what the bar may have to shorten.
void PromptBar::showWords() {
    setToolTip(m_words.inFull());
    update();
}

void PromptBar::setUndoable(bool undo, bool redo) {
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

void PromptBar::setProceed(const QString& label, bool primary) {
    m_proceed->setDefault(primary);
    want(m_proceed, !label.isEmpty());
    if (label.isEmpty())
        return;
    m_proceed->setText(label);
    m_proceed->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    speech::setName(m_proceed, label);
    fit();
}

void PromptBar::setProceedLabels(const QStringList& labels) {
    if (std::exchange(m_proceedLabels, labels) == labels)
        return;
    measureProceed();
    fit();
}

void PromptBar::measureProceed() {
    m_measured->setDefault(true);
    page_parts::keepWidth(m_measured, m_proceedLabels);
    m_widestProceed = m_measured->minimumWidth();
}

void PromptBar::setOptions(const QList<PromptOption>& options) {
    m_options->set(options);
    fit();
}

void PromptBar::want(QPushButton* button, bool wanted) {
    if (wanted == m_wanted.contains(button))
        return;
    if (wanted)
        m_wanted << button;
    else
        m_wanted.removeOne(button);
    fit();
}

/// What does not fit is decided by what may come, so that no button goes to another place when something else
/// comes: by the buttons of every moment, with the widest label that there can be.
void PromptBar::fit() {
    const Theme& theme = Theme::current();
    const int spacing = theme.px(5);
    const int whole = width() - theme.px(space::card);
    const auto wide = [spacing](const QWidget* one) {
        return std::max(one->sizeHint().width(), one->minimumWidth()) + spacing;
    };
    int needed = wide(m_undo) + wide(m_more);
    for (const QPushButton* one : {m_ask, m_advance})
        if (isWanted(one) || one->sizePolicy().retainSizeWhenHidden())
            needed += wide(one);
    const bool plays = isWanted(m_leave);
    int news = 0;
    if (plays) {
        const int now = isWanted(m_proceed) ? m_proceed->sizeHint().width() : 0;
        needed += std::max(m_widestProceed, now) + spacing + m_options->leastWidth();
        news = wide(m_news);
    }
    const int least = needed + theme.px(m_folded ? space::card : space::card + leastForWords / 2);
    const int most = m_folded ? whole : whole - theme.px(leastForWords);
    m_gathered = {m_redo, m_log, m_leave};
    if (needed + news > most)
        m_gathered << m_news;
    else
        needed += news;
    if (std::exchange(m_least, least) != least)
        updateGeometry();
    for (QPushButton* one : {m_news, m_proceed, m_advance, m_ask, m_undo})
        one->setVisible(isWanted(one) && !isGathered(one));

    // The options may take what is left, beside the words about a quarter of the line.
    m_options->fit(m_folded ? whole - needed + m_options->leastWidth() : width() / 4);
}

QList<QPushButton*> PromptBar::offered() const {
    QList<QPushButton*> all;
    for (QPushButton* one : {m_news, m_redo, m_log, m_leave})
        if (isGathered(one) && isWanted(one) && one->isEnabled())
            all << one;
    return all;
}

void PromptBar::chooseMore(int index) {
    if (QPushButton* one = offered().value(index))
        one->click();
}

QSize PromptBar::minimumSizeHint() const {
    return {m_least, neededHeight()};
}

int PromptBar::neededHeight() const {
    const Theme& theme = Theme::current();
    return theme.px(headHigh) + (m_folded ? theme.px(target::mouse) : 0);
}

int PromptBar::rightOfWords() const {
    int right = width();
    if (m_folded)
        return right;
    for (const QWidget* one : std::initializer_list<const QWidget*>{m_options, m_news, m_advance, m_proceed,
                                                                    m_ask, m_undo, m_more})
        if (one->isVisibleTo(this))
            right = std::min(right, one->x());
    return right;
}

void PromptBar::setNews(int moves) {
    m_moves = moves;
    want(m_news, moves > 0);
    retranslate();
}

void PromptBar::setFolded(bool folded) {
    if (folded == m_folded)
        return;
    m_folded = folded;
    applyTheme();
    retranslate();
    update();
}

void PromptBar::setLeavable(bool leavable) {
    m_leaveKeys->setEnabled(leavable);
    want(m_leave, leavable);
}

void PromptBar::setWaiting(bool waiting) {
    if (waiting)
        page_parts::keepPlace(m_advance);
    want(m_advance, waiting);
}

void PromptBar::setHintable(bool hintable, bool thinking) {
    m_thinking = thinking;
    if (hintable)
        page_parts::keepPlace(m_ask);
    want(m_ask, hintable);
    m_ask->setEnabled(!thinking);
    retranslate();
}

void PromptBar::retranslate() {
    m_ask->setText(m_thinking ? tr("Thinking…") : tr("Hint"));
    m_ask->setToolTip(tr("Ask what the strongest bot would do, and why (H)"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Undo (Ctrl+Z)"));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Redo (Ctrl+Y)"));
    m_log->setText(tr("Log"));
    m_log->setToolTip(tr("What has happened so far (L)"));
    m_advance->setText(tr("Next move"));
    m_advance->setToolTip(tr("Lets the next bot move (N)"));
    m_news->setText(tr("Since your turn: %1").arg(m_moves));
    m_news->setToolTip(tr("What the others did since your last turn"));
    m_options->retranslate();
    m_more->setText(QStringLiteral("•••"));
    m_more->setToolTip(tr("Redo, read the log or leave the game"));
    m_leave->setText(tr("Leave"));
    m_leave->setToolTip(tr("Back to the start page; the game is saved and can be resumed there (Ctrl+W)"));
    // setText removes a shortcut that was set separately.
    m_undo->setShortcut(QKeySequence::Undo);
    m_proceed->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    // These buttons' texts are also their accessible names.
    for (QPushButton* button : {m_undo, m_redo, m_log, m_ask, m_advance, m_news, m_more, m_leave})
        speech::setDescription(button, button->toolTip());
    speech::setName(m_leave, tr("Leave the game"));
    speech::setName(m_more, tr("More…"));
    page_parts::keepWidth(m_ask, {tr("Hint"), tr("Thinking…")});
    fit();
}

void PromptBar::applyTheme() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(space::small), m_folded ? theme.px(headHigh) : 0, 0, 0);
    layout()->setSpacing(theme.px(5));
    setFixedHeight(neededHeight());
    measureProceed();
    fit();
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void PromptBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void PromptBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The line for the words: the whole bar, or its upper half.
    const qreal lineHeight = theme.px(headHigh);
    const qreal icon = theme.px(target::mouse);
    const QRectF marker(0, (lineHeight - icon) / 2.0, icon, icon);
    paintMarker(painter, marker, m_colour, m_letter);

    const qreal gap = theme.px(8);
    const qreal left = marker.right() + gap;
    m_words.paint(painter, QRectF(left, 0, rightOfWords() - gap - left, lineHeight));
}

} // namespace app
