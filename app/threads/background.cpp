// SPDX-License-Identifier: GPL-3.0-or-later
#include "background.h"

namespace threads {

void Background::start(Work work) {
    forget();
    m_busy = true;
    m_thread = std::jthread([this, number = ++m_number, work = std::move(work)](const std::stop_token& stop) {
        Answer answer = work(stop);
        m_deliver([this, number, answer = std::move(answer)] {
            if (number != m_number || !m_busy)
                return;
            m_busy = false;
            answer();
        });
    });
}

void Background::hurry() {
    if (m_busy)
        m_thread.request_stop();
}

void Background::forget() {
    m_busy = false;
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
}

} // namespace threads
