// SPDX-License-Identifier: GPL-3.0-or-later
#include "loudspeaker.h"

#include "sounds.h"

#include <QtCore/QLibrary>
#include <QtCore/QtEndian>

namespace app {
namespace {

/// The part of PulseAudio's simple interface that is used here, as pulse/simple.h and pulse/sample.h declare
/// it; it has not changed since version 0.9 of 2006. Qt Multimedia would bring a video decoder with it.
namespace pulse {
struct SampleSpec {
    int format;
    std::uint32_t rate;
    std::uint8_t channels;
};
constexpr int signed16LittleEndian = 3;
constexpr int signed16BigEndian = 4;
constexpr int playback = 1;
using New = void* (*)(const char* server, const char* program, int direction, const char* device,
                      const char* stream, const SampleSpec* format, const void* channels, const void* buffer,
                      int* error);
using Write = int (*)(void* stream, const void* data, std::size_t bytes, int* error);
using Drain = int (*)(void* stream, int* error);
using Free = void (*)(void* stream);
} // namespace pulse

class PulseLoudspeaker : public Loudspeaker {
public:
    bool play(std::span<const std::int16_t> samples) override {
        if (!find())
            return false;
        const pulse::SampleSpec format{Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? pulse::signed16LittleEndian
                                                                       : pulse::signed16BigEndian,
                                       sampleRate, 1};
        void* stream = m_new(nullptr, "Genotype Companion", pulse::playback, nullptr, "Game", &format,
                             nullptr, nullptr, nullptr);
        if (!stream)
            return false;
        const bool written = m_write(stream, samples.data(), samples.size_bytes(), nullptr) == 0;
        const bool heard = written && m_drain(stream, nullptr) == 0;
        m_free(stream);
        return heard;
    }

private:
    bool find() {
        if (!m_library.isLoaded()) {
            m_library.setFileNameAndVersion(QStringLiteral("pulse-simple"), 0);
            m_new = reinterpret_cast<pulse::New>(m_library.resolve("pa_simple_new"));
            m_write = reinterpret_cast<pulse::Write>(m_library.resolve("pa_simple_write"));
            m_drain = reinterpret_cast<pulse::Drain>(m_library.resolve("pa_simple_drain"));
            m_free = reinterpret_cast<pulse::Free>(m_library.resolve("pa_simple_free"));
        }
        return m_new && m_write && m_drain && m_free;
    }

    QLibrary m_library;
    pulse::New m_new = nullptr;
    pulse::Write m_write = nullptr;
    pulse::Drain m_drain = nullptr;
    pulse::Free m_free = nullptr;
};

} // namespace

std::unique_ptr<Loudspeaker> systemLoudspeaker() {
    return std::make_unique<PulseLoudspeaker>();
}

} // namespace app
