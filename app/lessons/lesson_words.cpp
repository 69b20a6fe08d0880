#include "lesson_words.h"

#include "app/pages/class_numbers.h"
#include "lessons/frequency_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace app {

namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(app::LessonWords)
};

} // namespace

QString fitSentence(const lessons::TestResult& result, const QString& ratio) {
    using Kind = lessons::GapFrequency::Kind;
    const lessons::GapFrequency gap = lessons::frequencyOf(result);
    switch (gap.kind) {
    case Kind::NothingCounted: return LessonWords::tr("Nothing has been counted yet.");
    case Kind::OnlyOutcome: return LessonWords::tr("Nothing else was possible, and that is what came.");
    case Kind::Impossible: return LessonWords::tr("Something was counted that %1 rules out.").arg(ratio);
    case Kind::FewerThan:
        return LessonWords::tr(
                   "If %1 holds, chance alone makes a gap this large in fewer than %2 of %3 such samples.")
            .arg(ratio)
            .arg(gap.times)
            .arg(gap.outOf);
    case Kind::About:
        return LessonWords::tr(
                   "If %1 holds, chance alone makes a gap this large in about %2 of %3 such samples.")
            .arg(ratio)
            .arg(gap.times)
            .arg(gap.outOf);
    case Kind::MoreThan:
        return LessonWords::tr(
                   "If %1 holds, chance alone makes a gap this large in more than %2 of %3 such samples.")
            .arg(ratio)
            .arg(gap.times)
            .arg(gap.outOf);
    case Kind::Every: return LessonWords::tr("No possible count lies nearer to %1.").arg(ratio);
    }
    return {};
}

QString ratioWords(const lessons::Experiment& experiment) {
    constexpr std::size_t readable = 8;
    return experiment.outcomes.size() > readable ? LessonWords::tr("the expected ratio")
                                                 : QString::fromStdString(experiment.ratioText());
}

QString testSentence(const lessons::TestResult& result) {
    return LessonWords::tr("%1: %2.").arg(methodText(result.method), figuresText(result));
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

} // namespace app
