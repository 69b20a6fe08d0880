// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <cstdint>
#include <optional>
#include <variant>

namespace app {

/// The pages of the window, in the order of the side bar; a page that has its place under another one follows
/// that one.
enum class PageId { Home, Play, Puzzles, Games, Lessons, Lab, Class, Herbarium, Help, Glossary, Settings };

/// The page whose button in the side bar leads to it: puzzles and saved games are under Play, the glossary is
/// under Help, and all others have a button of their own.
PageId placeOf(PageId page);

/// "home" … "settings": the name on the command line, in a computer's configuration and in an assignment.
QString pageName(PageId page);
/// The page of that name; no value if there is none.
std::optional<PageId> pageNamed(const QString& name);
/// All names, in the order of the side bar.
QStringList pageNames();
/// "Lessons": the title in the language of the program.
QString pageTitle(PageId page);

/// The places that a link, a button, the command line or a teacher can lead to.
namespace route {

/// A page as it was left.
struct Page {
    PageId page = PageId::Home;
    bool operator==(const Page&) const = default;
};
/// A lesson, by its id; `step` 0 … 3 (predict, roll, compare, explain), none: as it was left.
struct Lesson {
    QString id;
    std::optional<int> step = {};
    bool operator==(const Lesson&) const = default;
};
/// A practice problem of a lesson.
struct Practice {
    QString lesson;
    std::uint32_t seed = 0;
    bool operator==(const Practice&) const = default;
};
/// A worksheet of a lesson.
struct Worksheet {
    QString lesson;
    std::uint64_t seed = 0;
    bool operator==(const Worksheet&) const = default;
};
/// An entry of the rules from A to Z, an id of lessons/reference.
struct Rule {
    QString id;
    bool operator==(const Rule&) const = default;
};
/// A term of the glossary.
struct Term {
    QString id;
    bool operator==(const Term&) const = default;
};
/// One of the games on the Play page: its board while it is played, else where it begins.
struct Game {
    QString id;
    bool operator==(const Game&) const = default;
};
/// A saved game, to be resumed, or its end if it is over.
struct SavedGame {
    QString path;
    bool operator==(const SavedGame&) const = default;
};
/// The replay of a saved game.
struct Replay {
    QString path;
    bool operator==(const Replay&) const = default;
};
/// The guided first game.
struct Guide {
    bool operator==(const Guide&) const = default;
};
/// A puzzle, by its id.
struct Puzzle {
    QString id;
    bool operator==(const Puzzle&) const = default;
};
/// A mystery of the breeding bench, by its code.
struct Mystery {
    QString code;
    bool operator==(const Mystery&) const = default;
};
/// A seat at a table of the class that this computer has joined.
struct Seat {
    int table = 0;
    bool operator==(const Seat&) const = default;
};
/// A demonstration on the projector, an id of lessons/demonstrations.
struct Demonstration {
    QString id;
    bool operator==(const Demonstration&) const = default;
};
/// Where a pupil joins a class; `isBack`: to the seat that this computer had in it.
struct JoinClass {
    bool isBack = false;
    bool operator==(const JoinClass&) const = default;
};
/// A plant of the herbarium, by the number on its card, from 1.
struct Plant {
    int number = 1;
    bool operator==(const Plant&) const = default;
};

} // namespace route

using Route =
    std::variant<route::Page, route::Lesson, route::Practice, route::Worksheet, route::Rule, route::Term,
                 route::Game, route::SavedGame, route::Replay, route::Guide, route::Puzzle, route::Mystery,
                 route::Seat, route::Demonstration, route::JoinClass, route::Plant>;

/// The route that a page and the name of a part mean, as on the command line: "lessons" and "linkage", "help"
/// and a rule, "glossary" and a term. An empty part: the page. No value if that page has no parts that can be
/// named.
std::optional<Route> routeTo(PageId page, const QString& part);

} // namespace app
