// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shot_catalogue.h"

#include "app/settings/app_settings.h"
#include "app/settings/settings_applier.h"

#include <QtCore/QTemporaryDir>

#include <vector>

namespace app {

/// Where shots are taken: a program of its own, with empty folders and without motion.
class Studio {
public:
    Studio();
    ~Studio();

    /// The shot's widget in that setting, shown and come to rest.
    std::unique_ptr<QWidget> pose(const Shot& shot, const ShotSetting& setting);

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    SettingsApplier m_applier;
    /// One a shot, each with a folder of its own; its widgets may live on.
    std::vector<std::unique_ptr<AppContext>> m_contexts;
};

/// Runs the event loop until layouts, fonts and posted changes have settled.
void settle(QWidget& widget);

} // namespace app
