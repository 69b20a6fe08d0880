// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/theme.h"
#include "kept_sounds.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using app::Sound;
using app::SoundPlayer;
using app::Theme;

class SoundPlayerTest : public QObject {
    Q_OBJECT

    std::shared_ptr<KeptSounds::Kept> m_kept;
    std::unique_ptr<SoundPlayer> m_player;

private slots:
    void init() {
        Theme::install();
        Theme::current().setReduceMotion(false);
        m_kept = std::make_shared<KeptSounds::Kept>();
        m_player = std::make_unique<SoundPlayer>(std::make_unique<KeptSounds>(m_kept));
    }
    void cleanup() {
        m_kept->release();
        m_player.reset();
        Theme::current().setReduceMotion(false);
    }

    void isSilentUntilItIsTurnedOn() {
        m_player->play(Sound::Dice);
        m_player->setOn(true);
        m_player->play(Sound::Harvest);
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        QVERIFY(m_kept->wasLast(Sound::Harvest));
    }

    void isSilentWhileMotionIsReduced() {
        m_player->setOn(true);
        Theme::current().setReduceMotion(true);
        QVERIFY(!m_player->isOn());
        m_player->play(Sound::Dice);
        Theme::current().setReduceMotion(false);
        QVERIFY(m_player->isOn());
        m_player->play(Sound::Coins);
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        QVERIFY(m_kept->wasLast(Sound::Coins));
    }

    void leavesOutWhatComesWhileASoundIsHeard() {
        m_player->setOn(true);
        m_kept->held = true;
        m_player->play(Sound::Dice);
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        m_player->play(Sound::Marker);
        m_kept->release();
        // The next one is heard as soon as the window's thread knows that the last one has ended.
        QTRY_VERIFY((m_player->play(Sound::Harvest), m_kept->wasLast(Sound::Harvest)));
        const std::lock_guard lock(m_kept->mutex);
        QVERIFY(std::find(m_kept->played.begin(), m_kept->played.end(), app::samples(Sound::Marker)) ==
                m_kept->played.end());
    }

    void knowsThatASoundCouldNotBePlayedAndWhenOneCanAgain() {
        QSignalSpy changed(m_player.get(), &SoundPlayer::failedChanged);
        m_player->setOn(true);
        m_kept->works = false;
        m_player->play(Sound::Dice);
        QTRY_VERIFY(m_player->hasFailed());
        m_kept->works = true;
        m_player->play(Sound::Dice);
        QTRY_VERIFY(!m_player->hasFailed());
        QCOMPARE(changed.count(), 2);
    }

    /// The system's own, on a machine with or without a sound system.
    void theSystemsOwnIsLeftInTheMiddleOfASound() {
        SoundPlayer player(app::systemLoudspeaker());
        player.setOn(true);
        player.play(Sound::Marker);
    }

    void theProgramsOwnIsSilentUntilOneIsInstalled() {
        SoundPlayer::current().setOn(true);
        SoundPlayer::current().play(Sound::Marker);
        SoundPlayer::install(std::make_unique<KeptSounds>(m_kept));
        SoundPlayer::current().setOn(true);
        SoundPlayer::current().play(Sound::Dice);
        QTRY_COMPARE(m_kept->count(), std::size_t(1));
        QVERIFY(m_kept->wasLast(Sound::Dice));
        SoundPlayer::current().setOn(false);
    }
};

GENOTYPE_TEST(SoundPlayerTest)
#include "sound_player_test.moc"
