// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"
#include "app/settings/settings_applier.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTemporaryDir>

/// The program in German, words and numbers, as long as this lives.
class InGerman {
public:
    InGerman() { speak(app::AppSettings::Language::German); }
    ~InGerman() { speak(app::AppSettings::Language::English); }
    InGerman(const InGerman&) = delete;
    InGerman& operator=(const InGerman&) = delete;

private:
    void speak(app::AppSettings::Language language) {
        m_settings.setLanguage(language);
        // Widgets hear of it by posted events.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCoreApplication::processEvents();
    }

    QTemporaryDir m_folder;
    app::AppSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    app::SettingsApplier m_applier{m_settings};
};
