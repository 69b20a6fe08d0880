// SPDX-License-Identifier: GPL-3.0-or-later
#include "route.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app {

namespace {

struct PageWords {
    const char* name;
    const char* title;
    PageId place; ///< as placeOf
};
constexpr std::array pages{
    PageWords{"home", QT_TRANSLATE_NOOP("app::pages", "Home"), PageId::Home},
    PageWords{"play", QT_TRANSLATE_NOOP("app::pages", "Play"), PageId::Play},
    PageWords{"puzzles", QT_TRANSLATE_NOOP("app::pages", "Puzzles"), PageId::Play},
    PageWords{"games", QT_TRANSLATE_NOOP("app::pages", "Saved games"), PageId::Play},
    PageWords{"lessons", QT_TRANSLATE_NOOP("app::pages", "Lessons"), PageId::Lessons},
    PageWords{"lab", QT_TRANSLATE_NOOP("app::pages", "Lab"), PageId::Lab},
    PageWords{"class", QT_TRANSLATE_NOOP("app::pages", "Class"), PageId::Class},
    PageWords{"herbarium", QT_TRANSLATE_NOOP("app::pages", "Herbarium"), PageId::Herbarium},
    PageWords{"help", QT_TRANSLATE_NOOP("app::pages", "Help"), PageId::Help},
    PageWords{"glossary", QT_TRANSLATE_NOOP("app::pages", "Glossary"), PageId::Help},
    PageWords{"settings", QT_TRANSLATE_NOOP("app::pages", "Settings"), PageId::Settings}};
static_assert(pages.size() == static_cast<std::size_t>(PageId::Settings) + 1);

const PageWords& wordsOf(PageId page) {
    return pages[static_cast<std::size_t>(page)];
}

} // namespace

PageId placeOf(PageId page) {
    return wordsOf(page).place;
}

QString pageName(PageId page) {
    return QString::fromLatin1(wordsOf(page).name);
}

std::optional<PageId> pageNamed(const QString& name) {
    const qsizetype place = pageNames().indexOf(name);
    return place < 0 ? std::nullopt : std::optional(static_cast<PageId>(place));
}

QStringList pageNames() {
    QStringList all;
    for (const PageWords& page : pages)
        all << QString::fromLatin1(page.name);
    return all;
}

QString pageTitle(PageId page) {
    return QCoreApplication::translate("app::pages", wordsOf(page).title);
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
    case PageId::Herbarium: {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        return isNumber ? std::optional<Route>(route::Plant{number}) : std::nullopt;
    }
    default: return std::nullopt;
    }
}

} // namespace app
