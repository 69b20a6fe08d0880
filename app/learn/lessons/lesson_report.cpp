// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_report.h"

#include "app/base/text/phrases.h"
#include "app/learn/paper/reading_report.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/widgets/rich_words.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(app::LessonReport)
};

} // namespace

LabReading readingOf(const LessonSession& session) {
    const lessons::Experiment& experiment = session.experiment();
    LabReading reading;
    reading.title = lessonText(session.topic().title);
    reading.source = session.source().isEmpty() ? ReportText::tr("rolled in the lesson") : session.source();
    reading.against = localRatio(experiment);
    reading.numbers = outcomeNumbers(experiment, session.counts(), session.prediction());
    reading.chances = experiment.chances();
    reading.test = testOf(session);
    return reading;
}

LabReport reportOf(const LessonSession& session) {
    LabReport report = reportOf(readingOf(session), plainText(lessonText(session.texts().task)));
    const auto parts = session.prediction();
    if (!parts.empty()) {
        QStringList names;
        for (const lessons::Outcome& outcome : session.experiment().outcomes)
            names << text(outcome.name);
        report.prediction =
            ReportText::tr("%1 (%2)").arg(partsText(parts), names.join(QStringLiteral(" : ")));
    }
    return report;
}

} // namespace app
