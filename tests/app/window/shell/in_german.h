// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"
#include "app/window/shell/settings_applier.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTemporaryDir>

/// The program in German, words and numbers, as long as this exists.
class InGerman {
public:
    InGerman() { speak(QStringLiteral("de")); }
    ~InGerman() { speak(QStringLiteral("en")); }
    InGerman(const InGerman&) = delete;
    InGerman& operator=(const InGerman&) = delete;

private:
    void speak(const QString& language) {
        m_settings.language.set(language);
        // Widgets learn of it from posted events.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCoreApplication::processEvents();
    }

    QTemporaryDir m_folder;
    app::AppSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    app::SettingsApplier m_applier{m_settings};
};
