#include "pages.h"

#include "app/settings/settings_page.h"
#include "app/shell/main_window.h"

#include <QtCore/QCoreApplication>

namespace app {
namespace {

QString title(const char* english) {
    return QCoreApplication::translate("app::pages", english);
}

} // namespace

void registerPages(MainWindow& window, AppContext& context) {
    // play

    // games

    // help

    window.addPage(
        QStringLiteral("settings"), PageIcon::Settings,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Settings")); },
        [&context] { return new SettingsPage(context.settings); });
}

} // namespace app
