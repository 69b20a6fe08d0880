// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/ui/widgets/form.h"
#include "lessons/sampling/generator.h"

#include <QtWidgets/QWidget>

class QStackedWidget;
class QComboBox;
class QPushButton;

namespace app {

class HistogramStrip;
class RunningStrip;
struct LabView;

/// What is shown in place of the chart: how the share of an outcome settled as the sample grew, and how it
/// would vary if the whole sample were drawn again and again.
class SamplesSheet : public QWidget {
    Q_OBJECT
public:
    /// `view` must outlive this. `isDrawnHere`: the sample does not come from elsewhere.
    SamplesSheet(LabView& view, bool isDrawnHere, QWidget* parent);

    void setReading(const LabReading& reading);
    /// Draws a thousand samples like the reading's.
    void repeat(const LabReading& reading, lessons::Generator& generator);
    enum class Part { Followed, Repeated };
    void showPart(Part part);
    /// Whether the last reading has what a part needs.
    bool has(Part part) const { return part == Part::Followed ? m_canFollow : m_canRepeat; }
    /// The name of the outcome that is followed.
    QString followed() const { return m_followedName; }

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
    bool m_isDrawnHere;
    bool m_canFollow = false;
    bool m_canRepeat = false;
    QString m_followedName;
    QStackedWidget* m_parts;
    QWidget* m_runningPart;
    QWidget* m_repeatedPart;
    QComboBox* m_follow = nullptr;
    RunningStrip* m_running = nullptr;
    QComboBox* m_kind = nullptr;
    QPushButton* m_repeat = nullptr;
    HistogramStrip* m_strip = nullptr;
};

} // namespace app
