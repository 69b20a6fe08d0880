// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <cstdio>
#include <utility>

namespace monkey {

namespace {

constexpr int between = 100;  // acts from one examination of everything to the next
constexpr int settling = 400; // the most milliseconds that bots have for their moves after an act

/// In a single write, so that it is complete even after a crash.
void print(const QString& line) {
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

} // namespace

Monkey::Monkey(House& house, std::uint64_t seed, const Until& until)
    : m_house(house), m_examiner(house),
      m_acts(house,
             [this](const QString& words) { print(QStringLiteral("act %1 %2").arg(m_number).arg(words)); }),
      m_seed(seed), m_until(until) {}

int Monkey::run() {
    Examiner::listen();
    m_clock.start();
    QTimer::singleShot(0, this, &Monkey::beat);
    return QCoreApplication::exec();
}

bool Monkey::isOver() const {
    return (m_until.acts > 0 && m_number >= m_until.acts) ||
           (m_until.time > 0 && m_clock.hasExpired(m_until.time));
}

/// Called from every event loop that runs. During an act it waits, unless the act has opened something with
/// its own loop, which then needs an answer.
void Monkey::beat() {
    const int level = QThread::currentThread()->loopLevel();
    const bool inside = m_level > 0;
    if (!inside || level > m_level) {
        if (!inside && isOver())
            return end(0);
        // The timer first: the act may not come back for a while.
        QTimer::singleShot(0, this, &Monkey::beat);
        const int before = std::exchange(m_level, level);
        core::Random chance(m_seed * 1'000'003 + std::uint64_t(++m_number));
        m_acts.one(chance, inside);
        m_level = before;
        if (!inside)
            look();
        return;
    }
    QTimer::singleShot(1, this, &Monkey::beat);
}

/// Waits for everything to settle, so that in another run the next act finds the same state.
void Monkey::look() {
    m_level = QThread::currentThread()->loopLevel();
    QElapsedTimer clock;
    clock.start();
    app::TableBots& bots = m_house.playPage().table().bots();
    do {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (bots.isBotsTurn() && !bots.pauses() && !bots.waitsForKey() &&
             bots.pace() == app::BotPace::Instant && !clock.hasExpired(settling));
    // No other program is on this screen that could have taken the keyboard.
    if (!QApplication::activeWindow())
        m_house.window().activateWindow();
    if (m_number % between == 0)
        if (const QString wrong = m_examiner.examine(); !wrong.isEmpty()) {
            print(QStringLiteral("fault: ") + wrong);
            end(3);
        }
    m_level = 0;
}

void Monkey::end(int code) {
    if (code == 0)
        if (const QString wrong = m_examiner.examine(); !wrong.isEmpty()) {
            print(QStringLiteral("fault: ") + wrong);
            code = 3;
        }
    print(QStringLiteral("end %1 acts").arg(m_number));
    QCoreApplication::exit(code);
}

} // namespace monkey
