// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_watch.h"

#include <algorithm>

namespace app {

namespace {

constexpr unsigned char wholeText = 0x81; // the last part, and a text
constexpr unsigned char maskBit = 0x80;
constexpr unsigned char twoBytes = 126; // in place of a length: it follows in two bytes, or in eight
constexpr unsigned char eightBytes = 127;
constexpr std::uint64_t maskBytes = 4;

} // namespace

int FrameWatch::oddFramesIn(std::string_view bytes) {
    int odd = 0;
    while (!bytes.empty()) {
        if (m_part == Part::Rest) {
            const std::uint64_t passed = std::min<std::uint64_t>(m_left, bytes.size());
            bytes.remove_prefix(static_cast<std::size_t>(passed));
            m_left -= passed;
            if (m_left == 0)
                m_part = Part::First;
            continue;
        }
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        if (m_part == Part::First && byte != wholeText)
            ++odd;
        begin(byte);
    }
    return odd;
}

void FrameWatch::begin(unsigned char byte) {
    switch (m_part) {
    case Part::First: m_part = Part::Length; return;
    case Part::Length: {
        m_isMasked = (byte & maskBit) != 0;
        const unsigned char length = byte & (maskBit - 1);
        m_length = 0;
        m_left = length == twoBytes ? 2 : length == eightBytes ? 8 : 0;
        m_part = Part::LongLength;
        if (m_left > 0)
            return;
        m_length = length;
        break;
    }
    case Part::LongLength:
        m_length = m_length << 8 | byte;
        if (--m_left > 0)
            return;
        break;
    case Part::Rest: return;
    }
    // A length that no frame may have ends the connection anyway.
    m_left = std::min(m_length, UINT64_MAX - maskBytes) + (m_isMasked ? maskBytes : 0);
    m_part = m_left == 0 ? Part::First : Part::Rest;
}

} // namespace app
