#include "app/document/bot_driver.h"

#include "engine/bots/bot.h"

#include <QtCore/QElapsedTimer>

#include <utility>

namespace app {

using genotype::Action;

namespace {

/// Milliseconds for which the strongest level thinks about a choice.
constexpr int thinkingTime = 1000;

/// SplitMix64 (Steele, Lea, Flood 2014): neighbouring numbers give seeds that have nothing in common.
std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

/// A bot of a later version plays as the novice, rather than not at all.
const genotype::Bot& engineBot(const std::string& id) {
    const genotype::Bot* bot = genotype::findBot(id);
    return *(bot ? bot : genotype::findBot("novice"));
}

Action engineBotsChoice(const std::string& id, const genotype::Observation& seen,
                        const genotype::ActionList& legal, core::Random& random,
                        const genotype::Budget& budget) {
    return engineBot(id).chooseAction(seen, legal, random, budget);
}

} // namespace

BotDriver::BotDriver(GameDocument& document, QObject* parent)
    : BotDriver(document, engineBotsChoice, parent) {}

BotDriver::BotDriver(GameDocument& document, Chooser chooser, QObject* parent)
    : QObject(parent), m_document(document), m_chooser(std::move(chooser)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BotDriver::goOn);
    connect(&document, &GameDocument::changed, this, [this] {
        m_thinker.forget();
        m_decision.reset();
        m_due = false;
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
    if (paused)
        m_due = false;
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
    goOn();
    m_thinker.hurry();
}

void BotDriver::goOn() {
    m_due = true;
    if (m_decision)
        play(*m_decision);
    else if (!m_thinker.isThinking())
        think();
}

/// Bots that do not search answer at once.
void BotDriver::think() {
    const genotype::Seat seat = m_document.state().actor;
    const std::string& id = m_document.record().seats[seat].kind;
    core::Random random = randomFor(m_document.record().setup.seed, seat, m_document.steps().size());
    if (!engineBot(id).searches()) {
        play(m_chooser(id, m_document.observation(seat), m_document.legal(), random, {}));
        return;
    }
    const int playouts = engineBot(id).usesAllItsTime() ? ThinkingSpeed::current().playoutsIn(thinkingTime) : 0;
    m_thinker.think([this, choose = m_chooser, id, seen = m_document.observation(seat), legal = m_document.legal(),
                     random, playouts](std::stop_token stop) mutable -> BotThinker::Answer {
        QElapsedTimer clock;
        clock.start();
        const Action action =
            choose(id, seen, legal, random, genotype::Budget{.iterations = playouts, .stop = stop});
        const qint64 time = stop.stop_requested() || legal.size() < 2 ? 0 : clock.elapsed();
        return [this, action, playouts, time] {
            ThinkingSpeed::current().learn(playouts, time);
            decide(action);
        };
    });
    // A machine that has become slow, or whose speed is not yet known.
    QTimer::singleShot(3 * thinkingTime, &m_thinker, [this, step = m_document.steps().size()] {
        if (m_document.steps().size() == step)
            m_thinker.hurry();
    });
}

void BotDriver::decide(const Action& action) {
    if (m_due && !m_pauses)
        play(action);
    else
        m_decision = action;
}

void BotDriver::play(const Action& action) {
    const Action chosen = action; // the decision does not outlive the change
    if (m_document.perform(chosen))
        return;
    m_stalled = true;
    follow();
}

/// Sets or stops the timer, whichever the present state asks for. A bot that searches thinks while the pause
/// lasts.
void BotDriver::follow() {
    const bool runs = isBotsTurn() && !m_pauses && !waitsForKey();
    if (isBotsTurn() && !m_pauses && !m_stalled && !m_decision && !m_thinker.isThinking() &&
        engineBot(m_document.record().seats[m_document.state().actor].kind).searches())
        think();
    if (!runs)
        m_timer.stop();
    else if (!m_timer.isActive() && !m_due)
        m_timer.start(interval(m_pace));
    emit statusChanged();
}

} // namespace app
