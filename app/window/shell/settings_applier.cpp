// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_applier.h"

#include "app/settings/app_settings.h"

#include "app/charts/test_form.h"
#include "app/network/client/joined_class.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/kept_scrolling.h"
#include "app/ui/theme/theme.h"

namespace app {

SettingsApplier::SettingsApplier(AppSettings& settings, QObject* parent) : QObject(parent) {
    settings.look.follow(this,
                         [&settings](AppSettings::Look) { Theme::current().setKind(settings.theme()); });
    settings.textSize.follow(this, [](int percent) { Theme::current().setTextScale(percent / 100.0); });
    settings.reduceMotion.follow(this, [](bool reduce) { Theme::current().setReduceMotion(reduce); });
    settings.language.follow(this, [this, &settings](const QString&) {
        keepScrolling();
        m_translations.use(settings.languageCode());
    });
    // Thirty computers in one room would be heard by everybody.
    const auto sound = [&settings] {
        const bool inClass = JoinedClass::current().clientAs(messages::Role::Pupil) != nullptr;
        SoundPlayer::current().setOn(settings.sounds() && !inClass);
    };
    settings.sounds.follow(this, [sound](bool) { sound(); });
    connect(&JoinedClass::current(), &JoinedClass::changed, this, sound);
    settings.soundCaptions.follow(this, [](bool on) { SoundPlayer::current().setCaptioned(on); });
    TestForm::current().setExam(settings.examTests());
    connect(&TestForm::current(), &TestForm::changed, &settings,
            [&settings](bool isExam) { settings.examTests.set(isExam); });
}

} // namespace app
