// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_announcements.h"

#include "app/ui/speech/announcer.h"
#include "last_events.h"

#include <QtGui/QAccessible>
#include <QtGui/QShortcut>

namespace app {

namespace {

/// Up to this many details, such as dice, are spoken; if there are more, they are only listed.
constexpr qsizetype mostDetails = 3;

} // namespace

BoardAnnouncements::BoardAnnouncements(const TableDocument& document, const Viewer& viewer, QWidget& board)
    : m_document(document), m_viewer(viewer), m_board(board), m_announcer(new speech::Announcer(&board)),
      m_events(new LastEvents(&board)) {
    m_events->hide();
    connect(&document, &TableDocument::closed, m_events, &LastEvents::clear);
    // Whether a screen reader is running is known only some time after the start.
    connect(m_announcer, &speech::Announcer::said, this, &BoardAnnouncements::showEvents);
    addKey(Qt::Key_E, [this] {
        m_eventsWanted = true;
        showEvents();
        m_events->showLatest();
    });
}

void BoardAnnouncements::addKey(Qt::Key key, const std::function<void()>& pressed) {
    auto* one = new QShortcut(QKeySequence(key), &m_board);
    one->setContext(Qt::WidgetWithChildrenShortcut);
    connect(one, &QShortcut::activated, this, pressed);
}

void BoardAnnouncements::setReadings(const std::function<QStringList(BoardReading)>& readOut) {
    addKey(Qt::Key_T, [this, readOut] { announce(readOut(BoardReading::Turn)); });
    addKey(Qt::Key_P, [this, readOut] { announce(readOut(BoardReading::Own)); });
    addKey(Qt::Key_D, [this, readOut] { announce(readOut(BoardReading::Pool)); });
    addKey(Qt::Key_C, [this, readOut] { announce(readOut(BoardReading::Scores)); });
}

void BoardAnnouncements::announce(const QStringList& sentences) {
    m_events->add(sentences);
    m_announcer->say(sentences);
}

void BoardAnnouncements::announceChange(const Change& change, const QString& prompt) {
    QStringList listed;
    QStringList said;
    QStringList details;
    if (change.kind == Change::Kind::Opened)
        m_promptTold.clear();
    if (change.kind == Change::Kind::Undone)
        said << tr("Undone.");
    listed = said;
    const auto tell = [&](const std::vector<Sentence>& sentences) {
        for (const Sentence& one : sentences) {
            listed << one.words;
            (one.weight == core::Weight::Detail ? details : said) << one.words;
        }
    };
    // What the deal does to a player happens before anybody has pressed anything.
    if (change.kind == Change::Kind::Opened && change.after == 0)
        tell(m_document.openingSentences(m_viewer.eyes()));
    if (change.kind == Change::Kind::Acted || change.kind == Change::Kind::Redone)
        for (std::size_t step = change.before; step < change.after; ++step)
            tell(m_document.sentences(step, m_viewer.eyes()));
    if (details.size() <= mostDetails)
        said += details;
    else
        said << tr("%n more: press E to read them", nullptr, static_cast<int>(details.size()));
    const bool concerns = m_viewer.isToChoose() || m_viewer.isHandover() || m_document.isFinished();
    if (!concerns)
        m_promptTold.clear();
    else if (prompt != m_promptTold) {
        m_promptTold = prompt;
        listed << prompt;
        said << prompt;
    }
    m_events->add(listed);
    m_announcer->say(said);
}

void BoardAnnouncements::showEvents() {
    const bool shown = QAccessible::isActive() || m_eventsWanted;
    if (shown != m_events->isHidden())
        return;
    m_events->setVisible(shown);
    emit roomChanged();
}

QStringList BoardAnnouncements::told() const {
    return m_events->sentences();
}

} // namespace app
