// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"
#include "window_at.h"

#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "app/window/shell/side_bar.h"

#include <QtWidgets/QPushButton>

namespace app {
namespace {

/// The side bar with as many pages as there can be.
std::unique_ptr<QWidget> fullSideBar(AppContext&) {
    auto bar = std::make_unique<SideBar>();
    const auto add = [&bar](PageIcon icon, PageId page, SideBar::End end = SideBar::End::Upper) {
        bar->addPage(
            icon, [page] { return pageTitle(page); }, end);
    };
    add(PageIcon::Home, PageId::Home);
    add(PageIcon::Play, PageId::Play);
    add(PageIcon::Lessons, PageId::Lessons);
    add(PageIcon::Lab, PageId::Lab);
    add(PageIcon::Class, PageId::Class);
    add(PageIcon::Herbarium, PageId::Herbarium);
    add(PageIcon::Help, PageId::Help, SideBar::End::Lower);
    add(PageIcon::Settings, PageId::Settings, SideBar::End::Lower);
    bar->setCurrent(0);
    return bar;
}

/// As the last child of a window, it goes when the pages have gone.
class EndOfConfiguration : public QObject {
public:
    using QObject::QObject;
    ~EndOfConfiguration() override { MachineConfig::use({}); }
};

/// The window of a computer with a configuration, as long as it is there.
std::unique_ptr<MainWindow> configured(AppContext& context, const MachineConfig& config, const char* page) {
    MachineConfig::use(config);
    auto made = windowAt(context, QLatin1String(page));
    new EndOfConfiguration(made.get());
    return made;
}

/// The settings behind the teacher's lock, after a wrong password.
std::unique_ptr<QWidget> locked(AppContext& context) {
    constexpr commitment::HashCost quick{16, 1, 1};
    MachineConfig config;
    config.lock = TeacherLock::lockFor(QStringLiteral("peas"), quick);
    TeacherLock::current().setCost(quick);
    auto made = configured(context, config, "settings");
    made->page(QStringLiteral("settings"))->findChild<QPushButton*>(QStringLiteral("openLock"))->click();
    return made;
}

/// A computer with three pages, on the way to another one.
std::unique_ptr<QWidget> fewPages(AppContext& context) {
    MachineConfig config;
    config.pages = QStringList{QStringLiteral("lessons"), QStringLiteral("glossary"), QStringLiteral("help")};
    auto made = configured(context, config, "glossary");
    made->showPage(QStringLiteral("play"));
    return made;
}

} // namespace

void registerShellShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("settings-locked"), ShotCatalogue::brief(), locked);
    catalogue.add(QStringLiteral("lab-computer"), ShotCatalogue::brief(), fewPages);
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
