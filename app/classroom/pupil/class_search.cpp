// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_search.h"

namespace app {

namespace {

/// A quarter of an hour; after that, somebody has to ask for the next search.
constexpr int mostQuietSearches = 90;
/// Every so many of them probes all addresses, which many computers of a room should not do all the time.
constexpr int thoroughSearch = 6;

} // namespace

ClassSearch::ClassSearch(join::Surroundings& surroundings, const SearchPace& pace, QObject* parent)
    : QObject(parent), m_finder(surroundings, pace.patience) {
    m_later.setSingleShot(true);
    m_later.setInterval(pace.pause);
    connect(&m_later, &QTimer::timeout, this, &ClassSearch::searchQuietly);
    connect(&m_finder, &join::Finder::stepBegun, this, &ClassSearch::onStep);
    connect(&m_finder, &join::Finder::ended, this, &ClassSearch::onEnd);
}

void ClassSearch::setAllowed(bool isAllowed) {
    m_isAllowed = isAllowed;
    if (!isAllowed)
        m_later.stop();
}

void ClassSearch::search() {
    forget();
    m_isQuiet = false;
    m_quietSearches = 0;
    m_finder.search();
    emit changed();
}

void ClassSearch::goOn() {
    m_quietSearches = 0;
    searchLater();
}

void ClassSearch::searchLater() {
    if ((m_cause || m_isWanted) && m_isAllowed && m_quietSearches < mostQuietSearches)
        m_later.start();
    emit changed();
}

void ClassSearch::stop() {
    m_later.stop();
    m_finder.stop();
    m_step.reset();
}

void ClassSearch::forget() {
    stop();
    m_cause.reset();
}

/// What is said of the last search stays until there is something new.
void ClassSearch::searchQuietly() {
    m_isQuiet = true;
    ++m_quietSearches;
    const bool isThorough = m_quietSearches % thoroughSearch == 0 || m_cause == join::Cause::NoNetwork;
    m_finder.search(isThorough ? join::Finder::Effort::Whole : join::Finder::Effort::Brief);
    emit changed();
}

void ClassSearch::onStep(join::Finder::Step step) {
    if (!m_isQuiet)
        m_step = step;
    emit changed();
}

void ClassSearch::onEnd(std::optional<join::Cause> cause) {
    m_step.reset();
    const bool isThorough = !m_isQuiet || m_quietSearches % thoroughSearch == 0;
    if (!cause || isThorough || cause == join::Cause::NoNetwork)
        m_cause = cause;
    searchLater();
    if (!m_isQuiet || !cause)
        emit ended();
}

} // namespace app
