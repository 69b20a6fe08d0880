// SPDX-License-Identifier: GPL-3.0-or-later
// How the page for joining a class searches for one.
#include "join_page.h"

#include "app/ui/speech/announcer.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

namespace app {

namespace {

/// A quarter of an hour; after that, somebody has to ask for the next search.
constexpr int mostQuietSearches = 90;
/// Every so many of them probes all addresses, which many computers of a room should not do all the time.
constexpr int thoroughSearch = 6;

} // namespace

void JoinPage::begin() {
    if (m_finder.isBusy() || (m_hosts->count() > 0 && !m_isWaiting))
        return;
    m_quietSearches = 0;
    if (m_cause || m_isWaiting)
        searchLater();
    else
        search();
}

void JoinPage::forgetHosts() {
    rest();
    m_cause.reset();
    m_hosts->clear();
    refresh();
}

void JoinPage::rest() {
    m_later.stop();
    m_finder.stop();
    m_step.reset();
}

void JoinPage::search() {
    m_later.stop();
    m_isQuiet = false;
    m_quietSearches = 0;
    m_cause.reset();
    m_hosts->clear();
    m_refusedAt.clear();
    m_finder.search();
    refresh();
}

/// What is said of the last search stays until there is something new.
void JoinPage::searchQuietly() {
    m_isQuiet = true;
    ++m_quietSearches;
    const bool isThorough = m_quietSearches % thoroughSearch == 0 || m_cause == join::Cause::NoNetwork;
    m_finder.search(isThorough ? join::Finder::Effort::Whole : join::Finder::Effort::Brief);
    refresh();
}

void JoinPage::searchLater() {
    if ((m_cause || m_isWaiting) && isVisible() && !m_isConnecting && m_quietSearches < mostQuietSearches)
        m_later.start();
    refresh();
}

bool JoinPage::goesOnSearching() const {
    return m_finder.isBusy() || m_later.isActive();
}

void JoinPage::onStep(join::Finder::Step step) {
    if (!m_isQuiet)
        m_step = step;
    refresh();
}

void JoinPage::onEnd(std::optional<join::Cause> cause) {
    m_step.reset();
    const bool isThorough = !m_isQuiet || m_quietSearches % thoroughSearch == 0;
    if (!cause || isThorough || cause == join::Cause::NoNetwork)
        m_cause = cause;
    searchLater();
    if (!m_isQuiet || !cause)
        m_announcer->say(m_searchWords->text());
}

/// Nobody waits for what it would find.
void JoinPage::hideEvent(QHideEvent* event) {
    m_later.stop();
    QWidget::hideEvent(event);
}

} // namespace app
