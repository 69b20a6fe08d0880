// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_applier.h"

#include "app_settings.h"

#include "app/theme/theme.h"

namespace app {

SettingsApplier::SettingsApplier(const AppSettings& settings, QObject* parent) : QObject(parent) {
    const auto look = [&settings] { Theme::current().setKind(settings.theme()); };
    const auto text = [&settings] { Theme::current().setTextScale(settings.textSize() / 100.0); };
    const auto motion = [&settings] { Theme::current().setReduceMotion(settings.reduceMotion()); };
    const auto language = [this, &settings] { m_translations.use(settings.languageCode()); };
    connect(&settings, &AppSettings::lookChanged, this, look);
    connect(&settings, &AppSettings::textSizeChanged, this, text);
    connect(&settings, &AppSettings::reduceMotionChanged, this, motion);
    connect(&settings, &AppSettings::languageChanged, this, language);
    look();
    text();
    motion();
    language();
}

} // namespace app
