// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace app {

/// What makes a sound heard. Its member is called on a thread of its own.
class Loudspeaker {
public:
    virtual ~Loudspeaker() = default;
    /// Plays the samples (one channel, `sampleRate` a second) and waits for their end. False if the computer
    /// has nothing to play them with.
    virtual bool play(std::span<const std::int16_t> samples) = 0;

protected:
    Loudspeaker() = default;
    Loudspeaker(const Loudspeaker&) = default;
    Loudspeaker& operator=(const Loudspeaker&) = default;
};

/// Plays through PulseAudio, or PipeWire in its place. The library (libpulse-simple) is looked for when the
/// first sound is played, so that the program starts without it and, while sounds are off, never touches the
/// sound system.
std::unique_ptr<Loudspeaker> systemLoudspeaker();

} // namespace app
