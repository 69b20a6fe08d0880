// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_words.h"

#include "class_numbers.h"
#include "lessons/frequency_words.h"

#include <QtCore/QCoreApplication>

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

QString testSentence(const lessons::TestResult& result) {
    return LessonWords::tr("%1: %2.").arg(methodText(result.method), figuresText(result));
}

} // namespace app
