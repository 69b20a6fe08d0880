// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <vector>

namespace app {

/// What can be heard at a board. Of several at once, only the last one in this order is played.
enum class Sound : std::uint8_t {
    Marker,  ///< a marker or a choice is put down
    Card,    ///< a card is taken, drawn or played
    Tile,    ///< a gene tile is placed
    Coins,   ///< coins change hands
    Trait,   ///< a trait is covered, a team grows
    Refusal, ///< a click was refused
    YourTurn,
    Dice,
    Harvest,
    Loss, ///< a team dies out, a turn is lost
    Round,
    End
};
inline constexpr int soundCount = 12;

/// In samples a second, of a single channel.
inline constexpr int sampleRate = 44100;
/// No sound is longer.
inline constexpr int longestSound = 500; // milliseconds

/// The sound from its first sample to the last, made from a few tones and some noise; the same each time. It
/// begins and ends at 0 and reaches a quarter of full scale at most.
std::vector<std::int16_t> samples(Sound sound);

/// What a caption says of it, in brackets as subtitles have it: "[dice]".
QString caption(Sound sound);

} // namespace app
