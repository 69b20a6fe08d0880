// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shot_catalogue.h"

#include "app/settings/app_settings.h"
#include "app/window/shell/settings_applier.h"

#include <QtCore/QTemporaryDir>

#include <vector>

namespace app {

/// Where shots are taken: with its own settings, with empty folders and without motion.
class Studio {
public:
    Studio();
    ~Studio();

    /// The shot's widget in that setting, shown and settled.
    std::unique_ptr<QWidget> pose(const Shot& shot, const ShotSetting& setting);

    /// Changes the setting of what has been posed, as a person would: its size stays.
    void change(const ShotSetting& setting);

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    SettingsApplier m_applier;
    /// One for each shot, with a folder of its own. They are kept because the shots' widgets may still use
    /// them.
    std::vector<std::unique_ptr<AppContext>> m_contexts;
};

/// Runs the event loop until layouts, fonts and posted changes have settled.
void settle(QWidget& widget);

/// Scrolls the largest part of the window that can be scrolled on by one page, less a line or two. False if
/// it is at its end or if there is none.
bool scrollOn(QWidget& window);

} // namespace app
