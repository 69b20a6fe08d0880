// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the shell for screen readers: what happened, what a reading key asked for, and why a click
// was refused.
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "board_explainer.h"
#include "game_board.h"
#include "last_events.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

/// Up to this many details, such as dice, are spoken; if there are more, they are only listed.
constexpr qsizetype mostDetails = 3;

} // namespace

void GameBoard::beginSpeech() {
    speech::setRole(this, QAccessible::Grouping);
    m_announcer = new speech::Announcer(this);
    m_events = new LastEvents(this);
    m_events->hide();
    if (m_column)
        m_column->addWidget(m_events);
    connect(&m_document, &TableDocument::closed, m_events, &LastEvents::clear);
    // Whether a screen reader is running is known only some time after the start.
    connect(m_announcer, &speech::Announcer::said, this, &GameBoard::showEvents);
    const auto key = [this](Qt::Key pressed, auto&& action) {
        auto* one = new QShortcut(QKeySequence(pressed), this);
        one->setContext(Qt::WidgetWithChildrenShortcut);
        connect(one, &QShortcut::activated, this, action);
    };
    key(Qt::Key_T, [this] { tell(readOut(Reading::Turn)); });
    key(Qt::Key_P, [this] { tell(readOut(Reading::Own)); });
    key(Qt::Key_D, [this] { tell(readOut(Reading::Pool)); });
    key(Qt::Key_C, [this] { tell(readOut(Reading::Scores)); });
    key(Qt::Key_E, [this] {
        m_eventsWanted = true;
        showEvents();
        m_events->showLatest();
    });
}

QStringList GameBoard::readOut(Reading what) const {
    return what == Reading::Turn ? QStringList{prompt()} : QStringList();
}

QStringList GameBoard::ended(QStringList sentences) {
    sentences.removeAll(QString());
    for (QString& one : sentences)
        if (!one.endsWith(QLatin1Char('.')))
            one += QLatin1Char('.');
    return sentences;
}

void GameBoard::tell(const QStringList& sentences) {
    m_events->add(sentences);
    m_announcer->say(sentences);
}

/// Announces what the change did, as far as this viewer may know, and then the prompt if it is new.
void GameBoard::tellChange(const Change& change) {
    showEvents();
    if (!m_bots)
        return;
    QStringList listed;
    QStringList said;
    QStringList details;
    if (change.kind == Change::Kind::Opened)
        m_promptTold.clear();
    if (change.kind == Change::Kind::Undone)
        said << tr("Undone.");
    if (change.kind == Change::Kind::Acted || change.kind == Change::Kind::Redone)
        for (std::size_t step = change.before; step < change.after; ++step)
            for (const Sentence& one : m_document.sentences(step, m_viewer.eyes())) {
                listed << one.words;
                (one.weight == core::Weight::Detail ? details : said) << one.words;
            }
    else
        listed = said;
    if (details.size() <= mostDetails)
        said += details;
    else
        said << tr("%n more: press E to read them", nullptr, static_cast<int>(details.size()));
    const bool concerns = isToChoose() || m_viewer.isHandover() || m_document.isFinished();
    if (!concerns)
        m_promptTold.clear();
    else if (const QString words = prompt(); words != m_promptTold) {
        m_promptTold = words;
        listed << words;
        said << words;
    }
    m_events->add(listed);
    m_announcer->say(said);
}

/// Pointing at a button shows the reason for a refusal; a click on it announces the reason.
void GameBoard::tellRefusal(GlowButton* button) {
    if (const Explanation said = explain(*button); said.refusal && !button->isGlowing())
        tell({said.answer()});
}

ThingWords GameBoard::cardAt(QWidget& widget, const QPoint&) const {
    const auto* button = qobject_cast<const GlowButton*>(&widget);
    return button ? ThingWords{widget.accessibleName(), ended({explain(*button).words})} : ThingWords{};
}

bool GameBoard::closeCard() {
    return m_explainer->hide();
}

const ThingWords* GameBoard::shownCard() const {
    return m_explainer->card() ? &m_explainer->words() : nullptr;
}

/// Announces the words to a screen reader once. Pointing only shows them.
void GameBoard::explainFocus() {
    if (closeCard())
        return;
    QWidget* focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus) && m_explainer->show(*focus, focus->rect().center()))
        tell(QStringList{ended({shownCard()->title})} + shownCard()->lines);
}

QList<GameBoard::Place> GameBoard::unfocusable() const {
    QList<Place> places;
    for (QWidget* widget : informative()) {
        if (!widget->isVisibleTo(this) || (widget->focusPolicy() & Qt::TabFocus))
            continue;
        // The parts of a widget are known only by what is said at a point.
        const int step = std::max(4, std::min(widget->width(), widget->height()) / 12);
        QStringList titles;
        for (int y = step / 2; y < widget->height(); y += step)
            for (int x = step / 2; x < widget->width(); x += step) {
                const ThingWords words = cardAt(*widget, {x, y});
                if (words.isEmpty() || titles.contains(words.title))
                    continue;
                titles << words.title;
                places.append({widget, {x, y}});
            }
    }
    return places;
}

void GameBoard::explainNext() {
    const QList<Place> places = unfocusable();
    closeCard();
    if (places.isEmpty())
        return;
    const Place& next = places[m_explained++ % places.size()];
    reveal(next.widget);
    if (m_explainer->show(*next.widget, next.at))
        tell(QStringList{ended({shownCard()->title})} + shownCard()->lines);
}

QStringList GameBoard::toldEvents() const {
    return m_events->sentences();
}

int GameBoard::eventsHeight() const {
    return m_events && !m_events->isHidden() ? m_events->sizeHint().height() : 0;
}

/// The last events take room only if a screen reader is running or somebody has asked for them.
void GameBoard::showEvents() {
    const bool shown = QAccessible::isActive() || m_eventsWanted;
    if (shown != m_events->isHidden())
        return;
    m_events->setVisible(shown);
    place();
}

void GameBoard::placeEvents() {
    if (!m_events || m_events->isHidden() || m_column)
        return;
    const int side = Theme::current().px(8);
    m_events->setGeometry(side, height() - eventsHeight(), width() - 2 * side, eventsHeight());
}

} // namespace app
