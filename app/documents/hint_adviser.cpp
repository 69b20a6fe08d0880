// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_adviser.h"

namespace app {

HintAdviser::HintAdviser(TableDocument& document, QObject* parent) : QObject(parent) {
    m_deadline.setSingleShot(true);
    // The number of playouts is only an estimate, and wrong on a busy machine.
    connect(&m_deadline, &QTimer::timeout, this, [this] { m_thinker.hurry(); });
    connect(&document, &TableDocument::changed, this, [this] {
        m_deadline.stop();
        if (!m_thinker.isThinking())
            return;
        m_thinker.forget();
        emit thinkingChanged(false);
    });
}

void HintAdviser::ask() {
    if (!hasQuestion() || m_thinker.isThinking())
        return;
    m_thinker.think(question(), [this](std::exception_ptr) { emit thinkingChanged(false); });
    m_deadline.start(patience);
    emit thinkingChanged(true);
}

void HintAdviser::answered() {
    m_deadline.stop();
    emit thinkingChanged(false);
    emit advised();
}

} // namespace app
