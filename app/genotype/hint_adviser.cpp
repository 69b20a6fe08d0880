// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_adviser.h"

#include "app/document/table_bots.h"
#include "app/text/phrases.h"
#include "engine/genotype/bots/search.h"
#include "engine/genotype/bots/words_hint.h"

#include <QtCore/QElapsedTimer>

namespace app {

using namespace genotype;

HintAdviser::HintAdviser(GameDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    m_deadline.setSingleShot(true);
    // The number of playouts is only an estimate, and wrong on a busy machine.
    connect(&m_deadline, &QTimer::timeout, this, [this] { m_thinker.hurry(); });
    connect(&document, &GameDocument::changed, this, [this] {
        m_deadline.stop();
        if (!m_thinker.isThinking())
            return;
        m_thinker.forget();
        emit thinkingChanged(false);
    });
}

void HintAdviser::ask() {
    if (!m_document.isOpen() || m_document.legal().empty() || m_thinker.isThinking())
        return;
    const Seat seat = m_document.state().actor;
    const Budget budget{.iterations = BotThinker::speed().stepsIn(patience)};
    m_thinker.think(
        [this, seen = m_document.observation(seat), legal = m_document.legal(), budget,
         random = TableBots::randomFor(m_document.record().setup.seed, seat, m_document.steps().size())](
            std::stop_token stop) mutable -> BotThinker::Answer {
            QElapsedTimer clock;
            clock.start();
            Budget own = budget;
            own.stop = std::move(stop);
            const SearchResult found = advise(seen, legal, random, own);
            const Hint made = hint(seen, found);
            return [this, made, playouts = found.playouts, time = clock.elapsed()] {
                BotThinker::speed().learn(playouts, time);
                m_deadline.stop();
                emit thinkingChanged(false);
                QStringList reasons;
                for (const Phrase& reason : made.reasons)
                    reasons << text(reason);
                emit advised(made.action, reasons, made.figure ? text(*made.figure) : QString());
            };
        },
        [this](std::exception_ptr) { emit thinkingChanged(false); });
    m_deadline.start(patience);
    emit thinkingChanged(true);
}

} // namespace app
