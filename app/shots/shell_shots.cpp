// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"
#include "window_at.h"

#include "app/shell/side_bar.h"

#include <QtCore/QCoreApplication>

namespace app {
namespace {

/// The side bar with as many pages as there can be.
std::unique_ptr<QWidget> fullSideBar(AppContext&) {
    auto bar = std::make_unique<SideBar>();
    const auto add = [&bar](PageIcon icon, const char* title) {
        bar->addPage(icon, QCoreApplication::translate("app::pages", title));
    };
    add(PageIcon::Play, QT_TRANSLATE_NOOP("app::pages", "Play"));
    add(PageIcon::Games, QT_TRANSLATE_NOOP("app::pages", "Games"));
    add(PageIcon::Lessons, QT_TRANSLATE_NOOP("app::pages", "Lessons"));
    add(PageIcon::Lab, QT_TRANSLATE_NOOP("app::pages", "Lab"));
    add(PageIcon::Glossary, QT_TRANSLATE_NOOP("app::pages", "Glossary"));
    add(PageIcon::Help, QT_TRANSLATE_NOOP("app::pages", "Help"));
    add(PageIcon::Settings, QT_TRANSLATE_NOOP("app::pages", "Settings"));
    bar->setCurrent(0);
    return bar;
}

} // namespace

void registerShellShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("settings"), ShotCatalogue::withLargest(),
                  [](AppContext& context) { return windowAt(context, QStringLiteral("settings")); });
    QList<ShotSetting> narrow;
    for (ShotSetting setting : ShotCatalogue::usual()) {
        setting.size.setWidth(setting.textSize * 72 / 100);
        setting.size.setHeight(680);
        if (!narrow.contains(setting))
            narrow << setting;
    }
    catalogue.add(QStringLiteral("side-bar"), narrow, fullSideBar);
}

} // namespace app
