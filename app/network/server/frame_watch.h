// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace app {

/// Counts the frames of a web socket (RFC 6455, section 5.2) as their bytes come in. Qt's web socket answers
/// pings and puts parts of messages together by itself and tells nobody, so that nobody could limit them
/// otherwise.
class FrameWatch {
public:
    /// How many frames have begun in these bytes that are no whole text: pings, pongs, closes, binary ones
    /// and parts of a message. Whole texts have limits of their own.
    int oddFramesIn(std::string_view bytes);

private:
    enum class Part : std::uint8_t { First, Length, LongLength, Rest };
    void begin(unsigned char byte);

    Part m_part = Part::First;
    bool m_isMasked = false;
    /// Bytes of this part that are still to come; of `LongLength`, `m_length` grows meanwhile.
    std::uint64_t m_left = 0;
    std::uint64_t m_length = 0;
};

} // namespace app
