// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the shell that can be heard.
#include "game_board.h"

#include "app/ui/sound/sound_player.h"
#include "sound_caption.h"

namespace app {

void GameBoard::sound(Sound sound) {
    SoundPlayer& player = SoundPlayer::current();
    if (!m_bots || !isVisible() || !player.isOn())
        return;
    player.play(sound);
    if (!player.isCaptioned())
        return;
    if (!m_caption)
        m_caption = new SoundCaption(this);
    m_caption->show(sound);
}

void GameBoard::soundChange(const Change& change) {
    if (change.kind != Change::Kind::Acted || change.after == 0)
        return;
    std::optional<Sound> heard = soundAfter(change);
    const bool hasCome = isToChoose() && m_document.stepActor(change.after - 1) != m_viewer.eyes();
    if (hasCome && (!heard || *heard < Sound::YourTurn))
        heard = Sound::YourTurn;
    if (heard)
        sound(*heard);
}

} // namespace app
