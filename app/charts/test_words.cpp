// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_words.h"

#include "lessons/frequency_words.h"
#include "sample_words.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(app::LessonWords)
};

} // namespace

QString gapPhrase(const lessons::TestResult& result, const GapPhrases& phrases) {
    using Kind = lessons::GapFrequency::Kind;
    const lessons::GapFrequency gap = lessons::frequencyOf(result);
    const auto counted = [&gap](const QString& phrase) { return phrase.arg(gap.times).arg(gap.outOf); };
    switch (gap.kind) {
    case Kind::NothingCounted: return phrases.nothingCounted;
    case Kind::OnlyOutcome: return phrases.onlyOutcome;
    case Kind::Impossible: return phrases.impossible;
    case Kind::FewerThan: return counted(phrases.fewerThan);
    case Kind::About: return counted(phrases.about);
    case Kind::MoreThan: return counted(phrases.moreThan);
    case Kind::Every: return phrases.every;
    }
    return {};
}

QString fitSentence(const lessons::TestResult& result, const QString& ratio) {
    const QString sentence = gapPhrase(
        result,
        {.nothingCounted = LessonWords::tr("Nothing has been counted yet."),
         .onlyOutcome = LessonWords::tr("Only one outcome was possible, and it came up."),
         .impossible = LessonWords::tr("At least one outcome was counted that %1 rules out.").arg(ratio),
         .fewerThan = LessonWords::tr("If %1 holds, chance alone gives a gap at least this large in fewer "
                                      "than %2 of %3 such samples (p %4).")
                          .arg(ratio),
         .about = LessonWords::tr("If %1 holds, chance alone gives a gap at least this large in about %2 of "
                                  "%3 such samples (p %4).")
                      .arg(ratio),
         .moreThan = LessonWords::tr("If %1 holds, chance alone gives a gap at least this large in more than "
                                     "%2 of %3 such samples (p %4).")
                         .arg(ratio),
         .every = LessonWords::tr("No possible count is closer to %1.").arg(ratio)});
    return lessons::frequencyOf(result).times > 0 ? sentence.arg(pText(result)) : sentence;
}

QString looksSentence() {
    return LessonWords::tr(
        "p applies to counts that are tested once. If you look again after every roll, a rare gap turns "
        "up sooner or later, even if the expectation holds.");
}

QString testSentence(const lessons::TestResult& result) {
    return LessonWords::tr("%1: %2.").arg(methodText(result.method), figuresText(result));
}

} // namespace app
