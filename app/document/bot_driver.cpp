#include "app/document/bot_driver.h"

#include "engine/bots/bot.h"

#include <utility>

namespace app {

using genotype::Action;

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): neighbouring numbers give seeds that have nothing in common.
std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

/// A bot of a later version plays as the simple one, rather than not at all.
Action engineBotsChoice(const std::string& id, const genotype::Observation& seen,
                        const genotype::ActionList& legal, core::Random& random) {
    const genotype::Bot* bot = genotype::findBot(id);
    return (bot ? bot : genotype::findBot("simple"))->chooseAction(seen, legal, random);
}

} // namespace

BotDriver::BotDriver(GameDocument& document, QObject* parent)
    : BotDriver(document, engineBotsChoice, parent) {}

BotDriver::BotDriver(GameDocument& document, Chooser chooser, QObject* parent)
    : QObject(parent), m_document(document), m_chooser(std::move(chooser)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BotDriver::advance);
    connect(&document, &GameDocument::changed, this, [this] {
        m_stalled = false;
        follow();
    });
    follow();
}

void BotDriver::setPace(BotPace pace) {
    m_pace = pace;
    m_timer.stop();
    follow();
}

int BotDriver::interval(BotPace pace) {
    switch (pace) {
    case BotPace::Slow: return 1800;
    case BotPace::Normal: return 900;
    case BotPace::Fast: return 300;
    case BotPace::EachKey:
    case BotPace::Instant: return 0;
    }
    return 0;
}

void BotDriver::setPaused(Pause reason, bool paused) {
    m_pauses.setFlag(reason, paused);
    follow();
}

bool BotDriver::isBotsTurn() const {
    return m_document.isOpen() && !m_document.legal().empty() &&
           !m_document.isPerson(m_document.state().actor);
}

core::Random BotDriver::randomFor(std::uint64_t gameSeed, genotype::Seat seat, std::size_t step) {
    return core::Random(mixed(mixed(mixed(gameSeed) + seat) + step));
}

void BotDriver::advance() {
    if (!isBotsTurn() || m_pauses)
        return;
    m_timer.stop();
    const genotype::Seat seat = m_document.state().actor;
    core::Random random = randomFor(m_document.record().setup.seed, seat, m_document.steps().size());
    const Action action = m_chooser(m_document.record().seats[seat].kind, m_document.observation(seat),
                                    m_document.legal(), random);
    if (m_document.perform(action))
        return;
    m_stalled = true;
    follow();
}

/// Sets or stops the timer, whichever the present state asks for.
void BotDriver::follow() {
    const bool runs = isBotsTurn() && !m_pauses && !waitsForKey();
    if (!runs)
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start(interval(m_pace));
    emit statusChanged();
}

} // namespace app
