// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck_reporter.h"

#include "app/base/threads/parallel.h"

#include <atomic>

namespace app {

using genotype::Aftermath;
using genotype::AftermathReport;

struct LuckReporter::Work {
    Aftermath aftermath;
    std::vector<std::atomic<bool>> done;
    std::atomic<int> count{0};

    Work(const genotype::Record& record, const genotype::AftermathOptions& options)
        : aftermath(record, options), done(aftermath.pieces()) {}

    void run(int threads, const std::stop_token& stop) {
        threads::inParallel(done.size(), threads, [this, &stop](std::size_t piece) {
            if (done[piece] || stop.stop_requested())
                return;
            aftermath.work(piece, stop);
            if (stop.stop_requested())
                return;
            done[piece] = true;
            ++count;
        });
    }
};

LuckReporter::LuckReporter(QObject* parent) : QObject(parent) {
    m_clock.setInterval(100);
    connect(&m_clock, &QTimer::timeout, this, [this] { emit progressed(percent()); });
}

LuckReporter::~LuckReporter() = default;

void LuckReporter::setGame(const genotype::Record& record) {
    if (m_work && m_record == record)
        return;
    stop();
    m_record = record;
    m_report.reset();
    m_failed = false;
    m_work = std::make_shared<Work>(m_record, m_options);
}

int LuckReporter::percent() const {
    return m_work ? static_cast<int>(100 * std::size_t(m_work->count.load()) / m_work->done.size()) : 0;
}

void LuckReporter::start() {
    if (!m_work || m_report || m_thinker.isThinking())
        return;
    m_clock.start();
    m_thinker.think(
        [this, work = m_work](const std::stop_token& stop) -> BotThinker::Answer {
            work->run(0, stop);
            if (stop.stop_requested())
                return [] {};
            auto report = std::make_shared<AftermathReport>(work->aftermath.report());
            return [this, report] { take(std::move(*report)); };
        },
        [this](const std::exception_ptr&) {
            m_failed = true;
            m_clock.stop();
            emit finished();
        });
}

void LuckReporter::stop() {
    m_clock.stop();
    m_thinker.forget();
}

void LuckReporter::finish() {
    stop();
    if (!m_work || m_report)
        return;
    m_work->run(0, {});
    take(m_work->aftermath.report());
}

void LuckReporter::take(AftermathReport report) {
    m_clock.stop();
    m_report = std::move(report);
    emit finished();
}

} // namespace app
