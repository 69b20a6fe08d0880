// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/finder.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <optional>

namespace app {

/// How long a search for classes waits.
struct SearchPace {
    join::FinderPatience patience{};
    /// Between two searches that begin without being asked for.
    std::chrono::milliseconds pause{10'000};
};

/// The search for a class: once when it is asked for, and then again by itself after each pause, quietly and
/// not for ever. It knows no page.
class ClassSearch : public QObject {
    Q_OBJECT
public:
    /// The surroundings must outlive this.
    explicit ClassSearch(join::Surroundings& surroundings, const SearchPace& pace = {},
                         QObject* parent = nullptr);

    join::Finder& finder() { return m_finder; }
    /// Whether searches may begin by themselves; not from the start.
    void setAllowed(bool isAllowed);
    /// Sets whether a class is searched for although others have been found.
    void setWanted(bool isWanted) { m_isWanted = isWanted; }

    /// Searches at once.
    void search();
    /// From now on, searches begin by themselves for another quarter of an hour.
    void goOn();
    /// Begins the pause before the next search, if there is to be one.
    void searchLater();
    /// Ends the search.
    void stop();
    /// Stops, and forgets the hosts that were found, or why none was.
    void forget();

    /// Whether a search is under way or will follow after the pause.
    bool isGoingOn() const { return m_finder.isBusy() || m_later.isActive(); }
    /// What the search that was asked for is at; none if it is over.
    std::optional<join::Finder::Step> step() const { return m_step; }
    /// Why the last thorough search has found nobody.
    std::optional<join::Cause> cause() const { return m_cause; }

signals:
    /// What can be said of the search has changed.
    void changed();
    /// A search that was asked for has ended, or any that has found somebody.
    void ended();

private:
    void searchQuietly();
    void onStep(join::Finder::Step step);
    void onEnd(std::optional<join::Cause> cause);

    join::Finder m_finder;
    QTimer m_later;
    /// The quiet searches since somebody has asked for one.
    int m_quietSearches = 0;
    /// Whether the current search is a repeated one, for which nobody asked.
    bool m_isQuiet = false;
    bool m_isAllowed = false;
    bool m_isWanted = false;
    std::optional<join::Finder::Step> m_step;
    std::optional<join::Cause> m_cause;
};

} // namespace app
