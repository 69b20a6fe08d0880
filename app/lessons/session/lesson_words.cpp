// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_words.h"

#include "app/charts/outcome_numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace app {

namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(app::LessonWords)
};

} // namespace

bool isRatioReadable(const lessons::Experiment& experiment) {
    constexpr std::size_t readable = 8;
    return experiment.outcomes.size() <= readable;
}

QString ratioWords(const lessons::Experiment& experiment) {
    if (!isRatioReadable(experiment))
        return LessonWords::tr("the expected ratio");
    return localRatio(experiment);
}

lessons::TestResult testOf(const LessonSession& session) {
    return lessons::goodnessOfFit(session.counts(), session.experiment().chances());
}

QString stepName(LessonStep step) {
    switch (step) {
    case LessonStep::Predict: return LessonWords::tr("Predict");
    case LessonStep::Roll: return LessonWords::tr("Roll");
    case LessonStep::Compare: return LessonWords::tr("Compare");
    case LessonStep::Explain: return LessonWords::tr("Explain");
    }
    return {};
}

QString partsText(const std::vector<int>& parts) {
    QStringList words;
    for (const int part : parts)
        words << QString::number(part);
    return words.join(QStringLiteral(" : "));
}

QString quotable(QString answer) {
    // In English as in German, each double mark has its single one.
    answer.replace(QChar(u'“'), QChar(u'‘'))
        .replace(QChar(u'”'), QChar(u'’'))
        .replace(QChar(u'„'), QChar(u'‚'));
    if (answer.endsWith(QLatin1Char('.')))
        answer.chop(1);
    return answer;
}

} // namespace app
