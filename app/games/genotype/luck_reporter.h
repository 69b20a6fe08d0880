// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_thinker.h"
#include "engine/genotype/aftermath/aftermath.h"

#include <QtCore/QTimer>

#include <memory>
#include <optional>

namespace app {

/// Works out on other threads how much of a game was luck and how much was skill. Work that was stopped goes
/// on where it was.
class LuckReporter : public QObject {
    Q_OBJECT
public:
    explicit LuckReporter(QObject* parent = nullptr);
    ~LuckReporter() override;

    /// Forgets an earlier game, unless it is the same. Precondition: the game is finished.
    void setGame(const genotype::Record& record);
    /// Fewer samples are faster. For games set from now on.
    void setOptions(const genotype::AftermathOptions& options) { m_options = options; }
    void start();
    void stop();
    /// Works it out on this thread, so that the report is there at once.
    void finish();

    const genotype::Record& record() const { return m_record; }
    const std::optional<genotype::AftermathReport>& report() const { return m_report; }
    /// How much of the work is done, 0 … 100.
    int percent() const;
    /// Whether the work ended without a report, for lack of memory.
    bool hasFailed() const { return m_failed; }

signals:
    void progressed(int percent);
    /// There is a report, or it has failed.
    void finished();

private:
    struct Work;
    void take(genotype::AftermathReport report);

    genotype::Record m_record;
    genotype::AftermathOptions m_options;
    std::shared_ptr<Work> m_work;
    std::optional<genotype::AftermathReport> m_report;
    bool m_failed = false;
    QTimer m_clock;
    /// Declared last, so that its thread is joined first.
    BotThinker m_thinker;
};

} // namespace app
