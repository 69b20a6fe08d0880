// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/dice_ledger.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/settings_applier.h"

#include <QtCore/QString>

#include <memory>

namespace monkey {

/// The whole program with a folder of its own. It can be closed and started again, as a person would.
class House {
public:
    /// `folder`: for the data, and for files that dialogues name.
    explicit House(const QString& folder);

    app::MainWindow& window() { return *m_window; }
    app::AppSettings& settings() { return *m_settings; }
    app::AppContext& context() { return *m_context; }
    app::PlayPage& playPage();
    QString dataFolder() const;
    /// A path in the folder for files from elsewhere.
    QString elsewhere(const QString& name) const;

    /// Closes the window, drops what is in no file, and starts again.
    void restart();
    /// Some files to be opened: good, bad, and of another kind.
    void putFilesThere() const;

private:
    void begin();

    QString m_folder;
    std::unique_ptr<app::AppSettings> m_settings;
    std::unique_ptr<app::SettingsApplier> m_applier;
    std::unique_ptr<app::AppContext> m_context;
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace monkey
