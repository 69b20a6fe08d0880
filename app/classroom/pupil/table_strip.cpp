// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_strip.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

namespace {

constexpr int shortTime = 10; // seconds

} // namespace

TableStrip::TableStrip(QWidget* parent)
    : Panel(parent), m_words(new FixedLines(2, this)),
      m_clock(page_parts::wrappingLabel({}, this, TextRole::Strong)), m_agree(page_parts::button({}, this)),
      m_disagree(page_parts::button({}, this)), m_withdraw(page_parts::button({}, this)),
      m_result(page_parts::button({}, this)), m_leave(page_parts::button({}, this)) {
    setObjectName(QStringLiteral("tableStrip"));
    speech::setRole(this, QAccessible::Grouping);
    m_words->setObjectName(QStringLiteral("tableWords"));
    m_agree->setObjectName(QStringLiteral("agreeToUndo"));
    m_disagree->setObjectName(QStringLiteral("refuseToUndo"));
    m_withdraw->setObjectName(QStringLiteral("withdrawUndo"));
    m_result->setObjectName(QStringLiteral("tableResult"));
    m_leave->setObjectName(QStringLiteral("leaveTable"));
    auto* row = new QHBoxLayout(this);
    page_parts::setMargins(row, space::small, space::small);
    row->addWidget(m_words, 1);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_agree, m_disagree, m_withdraw, m_clock, m_result, m_leave})
        row->addWidget(part);
    m_clock->setWordWrap(false);
    connect(m_agree, &QPushButton::clicked, this, &TableStrip::agreed);
    connect(m_disagree, &QPushButton::clicked, this, &TableStrip::disagreed);
    connect(m_withdraw, &QPushButton::clicked, this, &TableStrip::disagreed);
    connect(m_result, &QPushButton::clicked, this, &TableStrip::resultRequested);
    connect(m_leave, &QPushButton::clicked, this, &TableStrip::leaveRequested);
    m_tick.setInterval(std::chrono::milliseconds(250));
    connect(&m_tick, &QTimer::timeout, this, &TableStrip::showClock);
    setQuestion(Question::None);
    setResult(false);
    setWatching(false);
    setClock(0, false);
    keepStyled(this, [this] { applyTheme(); });
    retranslate();
}

void TableStrip::say(const QString& words) {
    m_words->setWords(words);
}

QString TableStrip::words() const {
    return m_words->words();
}

void TableStrip::setQuestion(Question question) {
    m_agree->setVisible(question == Question::OfAnother);
    m_disagree->setVisible(question == Question::OfAnother);
    m_withdraw->setVisible(question == Question::Own);
}

void TableStrip::setResult(bool isThere) {
    m_result->setVisible(isThere);
}

void TableStrip::setWatching(bool watches) {
    m_leave->setVisible(watches);
}

void TableStrip::setClock(int left, bool isOwn) {
    m_left = left;
    m_isOwn = isOwn;
    m_isWarned = false;
    m_since.start();
    if (left > 0)
        m_tick.start();
    else
        m_tick.stop();
    m_clock->setVisible(left > 0);
    showClock();
}

void TableStrip::setClockStopped(bool isStopped, int whole) {
    if (isStopped == m_isStopped)
        return;
    m_isStopped = isStopped;
    const bool runs = m_left > 0;
    m_clock->setVisible(runs && !isStopped);
    if (!runs)
        return;
    if (isStopped)
        m_tick.stop();
    else
        setClock(whole, m_isOwn);
}

int TableStrip::secondsLeft() const {
    return static_cast<int>(std::max<qint64>(0, (m_left - m_since.elapsed() + 999) / 1000));
}

void TableStrip::showClock() {
    if (m_left <= 0)
        return;
    const int seconds = secondsLeft();
    m_clock->setText(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
    if (m_isOwn && !m_isWarned && seconds > 0 && seconds <= shortTime) {
        m_isWarned = true;
        emit timeIsShort(seconds);
    }
    if (seconds == 0)
        m_tick.stop();
}

/// As high as with the buttons that come and go and with as many words as it can show, so that the board
/// below stays where it is.
void TableStrip::applyTheme() {
    const int edge = Theme::current().px(3);
    const int side = Theme::current().px(space::small);
    layout()->setContentsMargins(side, edge, side, edge);
    m_words->setFont(Theme::current().font(TextRole::Body));
    setMinimumHeight(std::max(m_words->height(), m_leave->sizeHint().height()) + 2 * edge);
}

void TableStrip::retranslate() {
    speech::setName(this, tr("At this table"));
    speech::setName(m_clock, tr("Time for this choice"));
    m_agree->setText(tr("Agree"));
    speech::setName(m_agree, tr("Agree to undo the last action"));
    m_disagree->setText(tr("Refuse"));
    speech::setName(m_disagree, tr("Refuse to undo the last action"));
    m_withdraw->setText(tr("Do not undo after all"));
    speech::setName(m_withdraw, m_withdraw->text());
    m_result->setText(tr("Result"));
    speech::setName(m_result, tr("Show the result of the game"));
    m_leave->setText(tr("Stop watching"));
    speech::setName(m_leave, m_leave->text());
}

void TableStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
}

} // namespace app
