// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_words.h"

#include "app/charts/outcome_numbers.h"
#include "app/charts/sample_words.h"
#include "lessons/two_ratios.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
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

lessons::TestResult testOf(const ExperimentRun& run) {
    return lessons::goodnessOfFit(run.counts(), run.experiment().chances());
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

QString verdictSentence(const std::vector<int>& parts, const std::vector<std::int64_t>& counts,
                        const lessons::Experiment& experiment, bool rolled) {
    const std::vector<double> own(parts.begin(), parts.end());
    const QString said = partsText(parts);
    const QString expected = isRatioReadable(experiment)
                                 ? ratioWords(experiment)
                                 : LessonWords::tr("what is expected", "a prediction fits …");
    QStringList numbers;
    for (const std::int64_t count : counts)
        numbers << countText(count);
    const QString came =
        (rolled ? LessonWords::tr("The rolls came out %1") : LessonWords::tr("The counts are %1"))
            .arg(numbers.join(QStringLiteral(" : ")));
    bool isRuledOut = false;
    for (std::size_t i = 0; i < counts.size(); ++i)
        isRuledOut = isRuledOut || (counts[i] > 0 && parts[i] == 0);
    switch (lessons::betterFit(counts, own, experiment.chances())) {
    case lessons::BetterFit::Same:
        return LessonWords::tr("You said %1, which is what was to be expected. %2.").arg(said, came);
    case lessons::BetterFit::First:
        return LessonWords::tr("You said %1. %2, which fits %1 better than %3.").arg(said, came, expected);
    case lessons::BetterFit::Second:
        return isRuledOut
                   ? LessonWords::tr("You said %1. %2, and %1 rules some of that out.").arg(said, came)
                   : LessonWords::tr("You said %1. %2, which fits %3 better.").arg(said, came, expected);
    case lessons::BetterFit::Undecided:
        return (rolled ? LessonWords::tr("You said %1. %2, which doesn't tell %1 and %3 apart: roll more.")
                       : LessonWords::tr("You said %1. %2, which doesn't tell %1 and %3 apart."))
            .arg(said, came, expected);
    }
    return {};
}

QString verdictInShort(const std::vector<int>& parts, const std::vector<std::int64_t>& counts,
                       const lessons::Experiment& experiment, bool rolled) {
    const std::vector<double> own(parts.begin(), parts.end());
    switch (lessons::betterFit(counts, own, experiment.chances())) {
    case lessons::BetterFit::Same: return LessonWords::tr("Your prediction fits.");
    case lessons::BetterFit::First: return LessonWords::tr("Your prediction fits better.");
    case lessons::BetterFit::Second:
        return isRatioReadable(experiment) ? LessonWords::tr("%1 fits better.").arg(ratioWords(experiment))
                                           : LessonWords::tr("The expected ratio fits better.");
    case lessons::BetterFit::Undecided:
        return rolled ? LessonWords::tr("Too few to tell yet.") : LessonWords::tr("The counts fit both.");
    }
    return {};
}

AskedQuestion askedIn(const QString& marked) {
    static const QRegularExpression between(QStringLiteral("(?<=[.?!])\\s+(?=[\\[*\\p{Lu}])"));
    const QStringList sentences = marked.split(between, Qt::SkipEmptyParts);
    const auto asks = [&](qsizetype i) { return sentences[i].endsWith(QLatin1Char('?')); };
    qsizetype last = sentences.size() - 1;
    while (last >= 0 && !asks(last))
        --last;
    qsizetype first = last;
    // One question may go on with the next.
    while (first > 0 && asks(first - 1))
        --first;
    AskedQuestion asked;
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        QString& part = last >= 0 && i >= first && i <= last ? asked.question : asked.around;
        part += (part.isEmpty() ? QString() : QStringLiteral(" ")) + sentences[i];
    }
    return asked;
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
