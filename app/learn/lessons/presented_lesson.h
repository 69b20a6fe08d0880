// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/present_parts.h"
#include "app/learn/session/progress.h"
#include "engine/core/random.h"
#include "lessons/documents/topic.h"

#include <QtCore/QVariantMap>

#include <memory>

namespace app {

class ExperimentRun;
class FigureSettings;
class LessonFigure;

/// The picture of a lesson on the projector: what the lesson's figure draws, enlarged, without its controls
/// and sentences. It shows what is rolled for the class, and nothing that a pupil rolled.
class PresentedLesson : public PresentPart, public ShowsCounts {
    Q_OBJECT
public:
    /// `settings`: of the figure's switches and sliders, as FigureSettings::all.
    PresentedLesson(const lessons::Topic& topic, const QVariantMap& settings, QWidget* parent);
    ~PresentedLesson() override;

    /// The lesson's figure has no picture that says something without its controls and sentences.
    bool isEmpty() const { return !m_picture; }
    void showCounts(const std::vector<std::int64_t>& counts) override;
    qreal smallestType() const override;
    QList<PaintedText> paintedTexts() const override;

protected:
    void paint(QPainter& painter) override;

private:
    void takePicture();
    /// How many times as large as in the lesson.
    qreal scale() const;
    /// Gives the picture its size, and returns its place here.
    QRectF fit() const;

    const lessons::Topic m_topic;
    Progress m_progress;
    core::Random m_chance{2};
    std::unique_ptr<FigureSettings> m_settings;
    std::unique_ptr<ExperimentRun> m_run;
    std::unique_ptr<QWidget> m_stage = std::make_unique<QWidget>(); ///< is never shown
    std::unique_ptr<QWidget> m_picture;                             ///< of the figure, taken out of it
    std::unique_ptr<LessonFigure> m_figure;
};

} // namespace app
