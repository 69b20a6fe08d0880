// SPDX-License-Identifier: GPL-3.0-or-later
#include "route.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app {

namespace {

constexpr std::array names{"play",  "lessons",  "lab",  "puzzles", "class",
                           "games", "glossary", "help", "settings"};
static_assert(names.size() == static_cast<std::size_t>(PageId::Settings) + 1);

constexpr std::array titles{
    QT_TRANSLATE_NOOP("app::pages", "Play"),     QT_TRANSLATE_NOOP("app::pages", "Lessons"),
    QT_TRANSLATE_NOOP("app::pages", "Lab"),      QT_TRANSLATE_NOOP("app::pages", "Puzzles"),
    QT_TRANSLATE_NOOP("app::pages", "Class"),    QT_TRANSLATE_NOOP("app::pages", "Games"),
    QT_TRANSLATE_NOOP("app::pages", "Glossary"), QT_TRANSLATE_NOOP("app::pages", "Help"),
    QT_TRANSLATE_NOOP("app::pages", "Settings")};
static_assert(titles.size() == names.size());

} // namespace

QString pageName(PageId page) {
    return QString::fromLatin1(names[static_cast<std::size_t>(page)]);
}

std::optional<PageId> pageNamed(const QString& name) {
    const qsizetype place = pageNames().indexOf(name);
    return place < 0 ? std::nullopt : std::optional(static_cast<PageId>(place));
}

QStringList pageNames() {
    QStringList all;
    for (const char* name : names)
        all << QString::fromLatin1(name);
    return all;
}

QString pageTitle(PageId page) {
    return QCoreApplication::translate("app::pages", titles[static_cast<std::size_t>(page)]);
}

std::optional<Route> routeTo(PageId page, const QString& part) {
    if (part.isEmpty())
        return route::Page{page};
    switch (page) {
    // The lesson on the square has a name that everybody tries first.
    case PageId::Lessons:
        return route::Lesson{part == QLatin1String("punnett") ? QStringLiteral("square") : part};
    case PageId::Help: return route::Rule{part};
    case PageId::Glossary: return route::Term{part};
    case PageId::Play:
    case PageId::Lab:
    case PageId::Puzzles:
    case PageId::Class:
    case PageId::Games:
    case PageId::Settings: break;
    }
    return std::nullopt;
}

} // namespace app
