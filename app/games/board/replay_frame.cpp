// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_frame.h"

#include "app/settings/app_settings.h"
#include "app/ui/speech/announcer.h"

#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr auto paceKey = "replayPace";
constexpr std::array<const char*, 3> paceNames{"slow", "normal", "fast"};

/// How long a step stays at the normal pace: as long as it takes to see it, and to read a character of its
/// narration.
constexpr int seeing = 1200;
constexpr int reading = 22;

/// Of the normal pace, in per cent.
int shareOf(ReplayPace pace) {
    switch (pace) {
    case ReplayPace::Slow: return 200;
    case ReplayPace::Normal: return 100;
    case ReplayPace::Fast: return 40;
    }
    return 100;
}

} // namespace

ReplayFrame::ReplayFrame(QWidget* parent)
    : QWidget(parent), m_bar(new ReplayBar(this)), m_announcer(new speech::Announcer(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    setFocusProxy(m_bar);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReplayFrame::playOn);
    connect(m_bar, &ReplayBar::stepWanted, this, &ReplayFrame::showMoment);
    connect(m_bar, &ReplayBar::roundWanted, this, &ReplayFrame::showRound);
    connect(m_bar, &ReplayBar::playClicked, this, &ReplayFrame::playOrPause);
    connect(m_bar, &ReplayBar::closeClicked, this, &ReplayFrame::closed);
    connect(m_bar, &ReplayBar::paceChosen, this, [this](ReplayPace pace) {
        m_pace = pace;
        if (isPlaying())
            wait();
    });
    m_bar->setPace(m_pace);
}

void ReplayFrame::rememberPace(AppSettings& settings) {
    const QString kept = settings.file().value(QLatin1String(paceKey)).toString();
    for (std::size_t i = 0; i < paceNames.size(); ++i)
        if (kept == QLatin1String(paceNames.at(i)))
            m_pace = static_cast<ReplayPace>(i);
    m_bar->setPace(m_pace);
    connect(m_bar, &ReplayBar::paceChosen, this, [&settings](ReplayPace pace) {
        settings.file().setValue(QLatin1String(paceKey),
                                 QString::fromLatin1(paceNames.at(static_cast<std::size_t>(pace))));
        settings.settle();
    });
}

void ReplayFrame::setForRoom() {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_isForRoom = true;
    m_bar->hide();
}

bool ReplayFrame::step(int by) {
    if (by > 0 ? m_moment == m_length : m_moment == 0)
        return false;
    showMoment(static_cast<int>(m_moment) + by);
    return true;
}

void ReplayFrame::setBoard(QWidget* board) {
    static_cast<QVBoxLayout*>(layout())->addWidget(board, 1);
}

void ReplayFrame::begin(std::size_t length, std::size_t moment, std::vector<std::size_t> rounds) {
    m_length = length;
    m_rounds = std::move(rounds);
    m_bar->setLength(length);
    showMoment(static_cast<int>(std::min(moment, length)));
    m_bar->setFocus();
}

void ReplayFrame::showMoment(int actions) {
    pause();
    go(actions);
}

void ReplayFrame::go(int actions) {
    m_moment = static_cast<std::size_t>(std::clamp(actions, 0, static_cast<int>(m_length)));
    showAfter(m_moment);
    announce();
    m_announcer->say(narration());
}

void ReplayFrame::announce() {
    m_bar->setStep(m_moment, tr("%1, step %2 of %3").arg(partOfGame()).arg(m_moment).arg(m_length),
                   narrationAfter(m_moment));
    if (m_isForRoom)
        showOnBoard(tr("%1: %2").arg(where(), narration()));
    if (m_onStep)
        m_onStep();
}

void ReplayFrame::showRound(int direction) {
    std::size_t aim = direction > 0 ? m_length : 0;
    for (const std::size_t start : m_rounds) {
        if (direction > 0 && start > m_moment) {
            aim = start;
            break;
        }
        if (direction < 0 && start < m_moment)
            aim = start;
    }
    showMoment(static_cast<int>(aim));
}

void ReplayFrame::playOrPause() {
    if (isPlaying()) {
        pause();
        return;
    }
    if (m_moment == m_length)
        go(0);
    m_bar->setPlaying(true);
    wait();
}

void ReplayFrame::playOn() {
    if (!isHeld())
        go(static_cast<int>(m_moment) + 1);
    if (m_moment < m_length)
        wait();
    else
        pause();
}

void ReplayFrame::pause() {
    m_timer.stop();
    m_bar->setPlaying(false);
}

void ReplayFrame::wait() {
    m_timer.start((seeing + reading * static_cast<int>(narration().size())) * shareOf(m_pace) / 100);
}

void ReplayFrame::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space: playOrPause(); return;
    case Qt::Key_Left: showMoment(static_cast<int>(m_moment) - 1); return;
    case Qt::Key_Right: showMoment(static_cast<int>(m_moment) + 1); return;
    case Qt::Key_PageUp: showRound(-1); return;
    case Qt::Key_PageDown: showRound(1); return;
    case Qt::Key_Home: showMoment(0); return;
    case Qt::Key_End: showMoment(static_cast<int>(m_length)); return;
    case Qt::Key_Escape: emit closed(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ReplayFrame::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_length > 0)
        announce();
    QWidget::changeEvent(event);
}

/// A replay that nobody sees does not go on.
void ReplayFrame::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        pause();
}

} // namespace app
