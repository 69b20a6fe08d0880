// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/widgets/panel.h"
#include "lessons/sampling/generator.h"

#include <functional>

class QBoxLayout;
class QComboBox;
class QPushButton;

namespace app {

class HistogramStrip;
class RunningStrip;
struct LabView;

/// Below the chart: how the share of an outcome settled while the sample grew, and how it would come out if
/// the whole sample were drawn again and again. At their left, whatever makes the sample.
class SamplesSheet : public Panel {
    Q_OBJECT
public:
    /// `view` must live longer. `makeMaker` makes what stands at the left, where the sample is drawn; null
    /// for a sample that comes from elsewhere.
    SamplesSheet(LabView& view, const std::function<QWidget*(QWidget* parent)>& makeMaker, QWidget* parent);

    /// Shows what there is to show of a reading, and hides itself if that is nothing.
    void setReading(const LabReading& reading);
    /// A thousand samples like that one.
    void repeat(const LabReading& reading, lessons::Generator& generator);
    void fold(bool narrow);

signals:
    /// Another outcome is followed, or something else is asked of the repeated samples.
    void chosen();
    void repeatRequested();

private:
    QWidget* makeRunning();
    QWidget* makeRepeated();
    void bringFollowed(const LabReading& reading);
    void bringRunning(const LabReading& reading);
    void bringRepeated(const LabReading& reading);

    LabView& m_view;
    QBoxLayout* m_row;
    bool m_hasMaker;
    QWidget* m_runningPart;
    QWidget* m_repeatedPart;
    QComboBox* m_follow = nullptr;
    RunningStrip* m_running = nullptr;
    QComboBox* m_kind = nullptr;
    QPushButton* m_repeat = nullptr;
    HistogramStrip* m_strip = nullptr;
};

} // namespace app
