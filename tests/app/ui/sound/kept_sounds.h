// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/sound/loudspeaker.h"
#include "app/ui/sound/sound_player.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

/// Takes the place of the computer's loudspeaker: keeps what it was to play, works or not, and can be held on
/// a sound as long as a test wants.
class KeptSounds : public app::Loudspeaker {
public:
    struct Kept {
        std::mutex mutex;
        std::condition_variable released;
        std::vector<std::vector<std::int16_t>> played;
        bool works = true;
        bool held = false;

        std::size_t count() {
            const std::lock_guard lock(mutex);
            return played.size();
        }
        bool wasLast(app::Sound sound) {
            const std::lock_guard lock(mutex);
            return !played.empty() && played.back() == app::samples(sound);
        }
        void release() {
            const std::lock_guard lock(mutex);
            held = false;
            released.notify_all();
        }
    };

    explicit KeptSounds(std::shared_ptr<Kept> kept) : m_kept(std::move(kept)) {}

    bool play(std::span<const std::int16_t> samples) override {
        std::unique_lock lock(m_kept->mutex);
        m_kept->played.emplace_back(samples.begin(), samples.end());
        m_kept->released.wait(lock, [this] { return !m_kept->held; });
        return m_kept->works;
    }

private:
    std::shared_ptr<Kept> m_kept;
};
