// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_player.h"

#include "app/ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace app {

namespace {

class Silence : public Loudspeaker {
public:
    bool play(std::span<const std::int16_t>) override { return true; }
};

QPointer<SoundPlayer>& programsPlayer() {
    static QPointer<SoundPlayer> player;
    return player;
}

} // namespace

SoundPlayer::SoundPlayer(std::unique_ptr<Loudspeaker> loudspeaker, QObject* parent)
    : QObject(parent), m_loudspeaker(std::move(loudspeaker)),
      m_background([this](std::function<void()> call) {
          QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
      }) {}

void SoundPlayer::install(std::unique_ptr<Loudspeaker> loudspeaker) {
    delete programsPlayer().data();
    // A child of the application, so that its thread has ended before the application has.
    programsPlayer() = new SoundPlayer(std::move(loudspeaker), QCoreApplication::instance());
}

SoundPlayer& SoundPlayer::current() {
    if (!programsPlayer())
        install(std::make_unique<Silence>());
    return *programsPlayer();
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
