// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_applier.h"

#include "app/settings/app_settings.h"

#include "app/charts/test_form.h"
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
    settings.sounds.follow(this, [](bool on) { SoundPlayer::current().setOn(on); });
    settings.soundCaptions.follow(this, [](bool on) { SoundPlayer::current().setCaptioned(on); });
    TestForm::current().setExam(settings.examTests());
    connect(&TestForm::current(), &TestForm::changed, &settings,
            [&settings](bool isExam) { settings.examTests.set(isExam); });
}

} // namespace app
