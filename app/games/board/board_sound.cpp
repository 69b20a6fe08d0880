// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_sound.h"

#include "app/ui/sound/sound_player.h"
#include "sound_caption.h"

namespace app {

BoardSound::BoardSound(const TableDocument& document, const Viewer& viewer, QWidget& place)
    : m_document(document), m_viewer(viewer), m_place(place) {}

void BoardSound::play(Sound sound) {
    SoundPlayer& player = SoundPlayer::current();
    if (!m_place.isVisible() || !player.isOn())
        return;
    player.play(sound);
    if (!player.isCaptioned())
        return;
    if (!m_caption)
        m_caption = new SoundCaption(&m_place);
    m_caption->show(sound);
}

void BoardSound::playAction(const Change& change, std::optional<Sound> heard) {
    const bool hasCome = m_viewer.isToChoose() && m_document.stepActor(change.after - 1) != m_viewer.eyes();
    if (hasCome && (!heard || *heard < Sound::YourTurn))
        heard = Sound::YourTurn;
    if (heard)
        play(*heard);
}

} // namespace app
