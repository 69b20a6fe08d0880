// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <vector>

namespace app {

class ExperimentRun;

/// The prediction that a pupil is making: a part for each outcome, until it is recorded.
class PredictionDraft : public QObject {
    Q_OBJECT
public:
    /// The run must outlive this.
    explicit PredictionDraft(ExperimentRun& run);

    /// As many as there are outcomes; those of the recorded prediction until one is changed.
    const std::vector<int>& parts() const { return m_parts; }
    bool isEmpty() const;
    /// `part`: 0 or more.
    void setPart(std::size_t outcome, int part);
    /// Whether there is something to record: nothing has been rolled yet, and this prediction is another than
    /// the recorded one.
    bool isNew() const;
    /// Precondition: it is new.
    void record();

    /// Takes the prediction of the current pupil, who is another one. Emits no signal: the caller renews the
    /// view.
    void beginAnew();
    /// The same pupil goes on under a name: takes what is saved under it, if that is anything.
    void goOn();

signals:
    void changed();

private:
    ExperimentRun& m_run;
    std::vector<int> m_parts;
};

} // namespace app
