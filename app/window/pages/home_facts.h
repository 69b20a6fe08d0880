// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/saved_game.h"
#include "app/games/genotype/herbarium.h"

#include <QtCore/QTime>

#include <optional>

namespace app {

struct AppContext;
class LessonShelf;
class SavedGames;

/// A lesson as the start page shows it.
struct HomeLesson {
    QString id;
    QString title;
    QString chapter; ///< may be empty
    int number = 1;  ///< its place in the list of lessons, from 1
    int stepsDone = 0;
    int nextStep = 0; ///< the first that is not done, 0–3

    bool operator==(const HomeLesson&) const = default;
};

/// What the start page knows of the person at this computer: all that it says and shows follows from this.
struct HomeFacts {
    QString name; ///< empty if none is known
    QTime now{9, 0};

    /// The game to go on with: the one that is open, or else the last one that is not over.
    std::optional<SavedGame> game;
    int savedGames = 0; ///< of any kind, damaged ones included
    /// A guided game that is not over yet.
    bool hasGuide = false;

    std::optional<HomeLesson> lesson; ///< the last one in the list that is begun and not done
    std::optional<HomeLesson> next;   ///< the first one that is not begun
    int lessonsBegun = 0;

    QList<BredPlant> plants; ///< of the herbarium, in the order in which they were bred
    QString puzzle;          ///< today's, by its id; empty if none is due or new
    QString seat;            ///< the nickname in the class to which there is a way back; may be empty

    /// Whether nothing has been done here yet.
    bool isFresh() const { return savedGames == 0 && !hasGuide && lessonsBegun == 0 && plants.isEmpty(); }
    /// How many different plants are in the herbarium.
    int plantsFound() const;

    bool operator==(const HomeFacts&) const = default;
};

/// As they are now in the data folder; the saved games as far as they have been read.
HomeFacts homeFacts(const AppContext& context, const SavedGames& saved, const LessonShelf& shelf);

} // namespace app
