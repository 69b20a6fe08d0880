// SPDX-License-Identifier: GPL-3.0-or-later
#include "background.h"

#include <system_error>

namespace threads {

void Background::start(Work work, Failure failed) {
    forget();
    m_busy = true;
    const unsigned number = ++m_number;
    try {
        m_thread = std::jthread([this, number, work = std::move(work), failed](const std::stop_token& stop) {
            run(number, work, failed, stop);
        });
    } catch (const std::system_error&) {
        deliver(number, failed ? Answer(std::bind(failed, std::current_exception())) : Answer());
    }
}

void Background::run(unsigned number, const Work& work, const Failure& failed, const std::stop_token& stop) {
    Answer answer;
    try {
        answer = work(stop);
    } catch (...) {
        if (failed)
            answer = std::bind(failed, std::current_exception());
    }
    deliver(number, std::move(answer));
}

void Background::deliver(unsigned number, Answer answer) {
    m_deliver([this, number, answer = std::move(answer)] {
        if (number != m_number || !m_busy)
            return;
        m_busy = false;
        if (answer)
            answer();
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
