// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_applier.h"

#include "app/settings/app_settings.h"

#include "app/charts/test_form.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/kept_scrolling.h"
#include "app/ui/theme/theme.h"

namespace app {

SettingsApplier::SettingsApplier(AppSettings& settings, QObject* parent) : QObject(parent) {
    const auto look = [&settings] { Theme::current().setKind(settings.theme()); };
    const auto text = [&settings] { Theme::current().setTextScale(settings.textSize() / 100.0); };
    const auto motion = [&settings] { Theme::current().setReduceMotion(settings.reduceMotion()); };
    const auto language = [this, &settings] {
        keepScrolling();
        m_translations.use(settings.languageCode());
    };
    connect(&settings, &AppSettings::lookChanged, this, look);
    connect(&settings, &AppSettings::textSizeChanged, this, text);
    connect(&settings, &AppSettings::reduceMotionChanged, this, motion);
    connect(&settings, &AppSettings::languageChanged, this, language);
    const auto sounds = [&settings] {
        SoundPlayer::current().setOn(settings.sounds());
        SoundPlayer::current().setCaptioned(settings.soundCaptions());
    };
    connect(&settings, &AppSettings::soundsChanged, this, sounds);
    TestForm::current().setExam(settings.examTests());
    connect(&TestForm::current(), &TestForm::changed, &settings, &AppSettings::setExamTests);
    look();
    text();
    motion();
    language();
    sounds();
}

} // namespace app
