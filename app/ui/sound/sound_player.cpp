// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_player.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace app {

SoundPlayer::SoundPlayer(std::unique_ptr<Loudspeaker> loudspeaker, QObject* parent)
    : QObject(parent), m_loudspeaker(std::move(loudspeaker)),
      m_background([this](std::function<void()> call) {
          QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
      }) {}

SoundPlayer& SoundPlayer::current() {
    // A child of the application, so that its thread has ended before the application has.
    static QPointer<SoundPlayer> player;
    if (!player)
        player = new SoundPlayer(systemLoudspeaker(), QCoreApplication::instance());
    return *player;
}

void SoundPlayer::setLoudspeaker(std::unique_ptr<Loudspeaker> loudspeaker) {
    m_background.forget();
    m_loudspeaker = std::move(loudspeaker);
    setFailed(false);
}

bool SoundPlayer::isOn() const {
    return m_on && !Theme::current().reduceMotion();
}

void SoundPlayer::play(Sound sound) {
    if (!isOn() || m_background.isBusy())
        return;
    m_background.start(
        [this, loudspeaker = m_loudspeaker, sound](const std::stop_token&) -> threads::Background::Answer {
            const bool heard = loudspeaker->play(samples(sound));
            return [this, heard] { setFailed(!heard); };
        },
        [this](const std::exception_ptr&) { setFailed(true); });
}

void SoundPlayer::setFailed(bool failed) {
    if (m_failed == failed)
        return;
    m_failed = failed;
    emit failedChanged();
}

} // namespace app
