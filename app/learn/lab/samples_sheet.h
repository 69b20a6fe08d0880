// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "lessons/sampling/generator.h"

#include <functional>

class QBoxLayout;
class QComboBox;
class QPushButton;

namespace app {

class HistogramStrip;
class RunningStrip;
struct LabView;

/// The part below the chart: how the share of an outcome settled as the sample grew, and how it would vary if
/// the whole sample were drawn again and again. To the left of them are the controls that make the sample.
class SamplesSheet : public Panel {
    Q_OBJECT
public:
    /// `view` must outlive this. `makeMaker` makes the controls at the left; null for a sample that comes
    /// from elsewhere.
    SamplesSheet(LabView& view, const std::function<QWidget*(QWidget* parent)>& makeMaker, QWidget* parent);

    /// Shows what it can of a reading, and hides itself if that is nothing.
    void setReading(const LabReading& reading);
    /// Draws a thousand samples like the reading's.
    void repeat(const LabReading& reading, lessons::Generator& generator);
    void fold(bool narrow);
    /// The controls that make the sample, which may stand elsewhere; null if there are none.
    QWidget* maker() const { return m_maker; }
    /// Takes them back.
    void takeMaker();

signals:
    /// A different outcome or a different statistic has been chosen.
    void chosen();
    void repeatRequested();

private:
    void addRunning(Form rows);
    void addRepeated(Form rows);
    void refreshFollowed(const LabReading& reading);
    void refreshRunning(const LabReading& reading);
    void refreshRepeated(const LabReading& reading);

    LabView& m_view;
    QBoxLayout* m_row;
    QWidget* m_maker = nullptr;
    QWidget* m_runningPart;
    QWidget* m_repeatedPart;
    QComboBox* m_follow = nullptr;
    RunningStrip* m_running = nullptr;
    QComboBox* m_kind = nullptr;
    QPushButton* m_repeat = nullptr;
    HistogramStrip* m_strip = nullptr;
};

} // namespace app
