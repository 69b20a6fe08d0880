// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_report.h"

#include "app/base/text/phrases.h"
#include "app/learn/paper/reading_report.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/rich_words.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(app::LessonReport)
};

} // namespace

LabReading readingOf(const FigureSettings& figure, const ExperimentRun& run) {
    const lessons::Experiment& experiment = run.experiment();
    LabReading reading;
    reading.title = lessonText(figure.topic().title);
    reading.source = run.source().isEmpty() ? ReportText::tr("rolled in the lesson") : run.source();
    reading.against = localRatio(experiment);
    reading.numbers = outcomeNumbers(experiment, run.counts(), run.prediction());
    reading.chances = experiment.chances();
    reading.test = testOf(run);
    return reading;
}

LabReport reportOf(const FigureSettings& figure, const ExperimentRun& run) {
    LabReport report = reportOf(readingOf(figure, run), plainText(lessonText(figure.texts().task)));
    const auto parts = run.prediction();
    if (!parts.empty()) {
        QStringList names;
        for (const lessons::Outcome& outcome : run.experiment().outcomes)
            names << text(outcome.name);
        report.prediction =
            ReportText::tr("%1 (%2)").arg(partsText(parts), names.join(QStringLiteral(" : ")));
    }
    return report;
}

} // namespace app
