// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_words.h"

#include "app/base/text/phrases.h"
#include "app/charts/outcome_numbers.h"
#include "engine/core/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <algorithm>

namespace app::breeding_words {

using namespace lessons::breeding;

namespace {

struct BreedingText {
    Q_DECLARE_TR_FUNCTIONS(app::Breeding)
};

/// "A" for a strain, else how many had been kept, counted from 1.
QString number(const Bench& bench, const Specimen& one) {
    if (one.strain)
        return QString(QChar('A' + int(*one.strain)));
    std::size_t strains = 0;
    while (bench.specimens()[strains].strain)
        ++strains;
    return QString::number(one.id - strains + 1);
}

} // namespace

QString shortName(const Bench& bench, std::size_t specimen) {
    const Specimen& one = bench.specimens()[specimen];
    if (!hasSexes(bench.mystery().code.organism))
        return number(bench, one);
    return number(bench, one) + (one.sex == Sex::Female ? QStringLiteral(" ♀") : QStringLiteral(" ♂"));
}

QString name(const Bench& bench, std::size_t specimen) {
    const QString label = QString::fromStdString(bench.specimens()[specimen].label);
    const QString made = shortName(bench, specimen);
    return label.isEmpty() ? made : QStringLiteral("%1 %2").arg(made, label);
}

QString spokenName(const Bench& bench, std::size_t specimen) {
    const Specimen& one = bench.specimens()[specimen];
    QStringList parts{one.strain ? BreedingText::tr("strain %1").arg(number(bench, one))
                                 : BreedingText::tr("individual %1").arg(number(bench, one)),
                      look(bench, one.look, one.sex)};
    if (!one.strain)
        parts << generation(one.generation);
    if (!one.label.empty())
        parts << BreedingText::tr("labelled %1").arg(QString::fromStdString(one.label));
    return parts.join(QStringLiteral(", "));
}

QString generation(int generation) {
    return generation == 0 ? BreedingText::tr("Starting strains")
                           : BreedingText::tr("Generation %1").arg(generation);
}

QString look(const Bench& bench, const Look& look) {
    return text(phrase(bench.mystery(), look));
}

QString look(const Bench& bench, const Look& look, Sex sex) {
    return text(phrase(bench.mystery(), look, sex));
}

QString crossName(std::size_t cross) {
    return BreedingText::tr("Cross %1").arg(cross + 1);
}

QString parents(const Bench& bench, std::size_t mother, std::size_t father) {
    if (mother == father)
        return BreedingText::tr("%1, self-pollinated").arg(name(bench, mother));
    return QStringLiteral("%1 × %2").arg(name(bench, mother), name(bench, father));
}

QString mysteryTitle(const Mystery& mystery) {
    return BreedingText::tr("Level %1 · %2").arg(mystery.code.level).arg(text(nameOf(mystery.code.organism)));
}

QString code(const Mystery& mystery) {
    return QString::fromStdString(lessons::breeding::text(mystery.code));
}

QString title(const Mystery& mystery) {
    return BreedingText::tr("Mystery %1").arg(code(mystery));
}

QString offspringOf(const Bench& bench, std::size_t cross) {
    const CrossRecord& record = bench.crosses()[cross];
    QStringList parts;
    for (const CrossRecord::Outcome& one : record.outcomes)
        parts << QStringLiteral("%1 %2").arg(countText(one.count), look(bench, one.look, one.sex));
    return BreedingText::tr("%1: %2").arg(crossName(cross), parts.join(QStringLiteral("; ")));
}

QString kept(const Bench& bench, std::size_t specimen) {
    return BreedingText::tr("Kept: %1").arg(spokenName(bench, specimen));
}

QString undoName(BreedingSession::Step step) {
    switch (step) {
    case BreedingSession::Step::Cross: return BreedingText::tr("Undo the last cross");
    case BreedingSession::Step::Keep: return BreedingText::tr("Put the last one kept back with its siblings");
    case BreedingSession::Step::Discard: return BreedingText::tr("Bring back the last one discarded");
    case BreedingSession::Step::Label: return BreedingText::tr("Undo the last label");
    }
    return {};
}

QString undone(BreedingSession::Step step) {
    switch (step) {
    case BreedingSession::Step::Cross: return BreedingText::tr("The last cross is undone.");
    case BreedingSession::Step::Keep: return BreedingText::tr("The last one kept is back with its siblings.");
    case BreedingSession::Step::Discard:
        return BreedingText::tr("The last one discarded is on its shelf again.");
    case BreedingSession::Step::Label: return BreedingText::tr("The last label is undone.");
    }
    return {};
}

QString redone(BreedingSession::Step step) {
    switch (step) {
    case BreedingSession::Step::Cross: return BreedingText::tr("The cross is made again.");
    case BreedingSession::Step::Keep: return BreedingText::tr("It is kept again.");
    case BreedingSession::Step::Discard: return BreedingText::tr("It is discarded again.");
    case BreedingSession::Step::Label: return BreedingText::tr("The label is there again.");
    }
    return {};
}

QString model(const BreedingSession& session, const Model& model) {
    QStringList parts;
    const Bench& bench = session.bench();
    const auto classes = classNames(model.mode);
    if (characterCount(model.mode) == 2 && model.looks.size() == 4) {
        parts << BreedingText::tr("dominant: %1").arg(look(bench, model.looks[0]));
    } else {
        for (std::size_t i = 0; i < classes.size(); ++i)
            parts << QStringLiteral("%1: %2").arg(text(classes[i]), look(bench, model.looks[i]));
    }
    return QStringLiteral("%1 (%2)").arg(text(nameOf(model.mode)), parts.join(QStringLiteral("; ")));
}

QString verdict(const BreedingSession& session, const Verdict& verdict) {
    core::Phrase crossName;
    core::Phrase seen;
    if (verdict.cross) {
        const std::size_t record = session.evidence().crosses[*verdict.cross].first;
        crossName = {ENGINE_TEXT("engine", "cross %1"), {std::to_string(record + 1)}};
    }
    if (verdict.seen)
        seen = phrase(session.mystery(), verdict.seen->look, verdict.seen->sex);
    const QString sentence = text(phrase(verdict, crossName, seen));
    const bool tested = verdict.kind == Verdict::Kind::Unlikely ||
                        (verdict.kind == Verdict::Kind::Open && verdict.cross && verdict.complete);
    if (!tested)
        return sentence;
    constexpr double least = 0.0001;
    const QString p = verdict.p < least ? QStringLiteral("p < %1").arg(QLocale().toString(least, 'f', 4))
                                        : QStringLiteral("p = %1").arg(QLocale().toString(verdict.p, 'g', 2));
    return QStringLiteral("%1 %2").arg(sentence, p);
}

QString judged(const BreedingJudgement& judgement) {
    const auto excluded = std::ranges::count_if(judgement.others, &Verdict::isExcluded);
    const QString others =
        BreedingText::tr("Other models excluded: %1 of %2.").arg(excluded).arg(judgement.others.size());
    return QStringLiteral("%1 %2").arg(judgement.own.isExcluded()
                                           ? BreedingText::tr("Your model is excluded.")
                                           : BreedingText::tr("Your model is not excluded."),
                                       others);
}

QString answer(const BreedingSession& session) {
    const Bench& bench = session.bench();
    QStringList strains;
    for (const Specimen& one : bench.specimens())
        if (one.strain)
            strains << QStringLiteral("%1 %2").arg(shortName(bench, one.id),
                                                   QString::fromStdString(bench.genotypeOf(one.id)));
    QString made = BreedingText::tr("The answer: %1. Strains: %2.")
                       .arg(model(session, session.mystery().model), strains.join(QStringLiteral(", ")));
    if (hasFraction(session.mystery().model.mode))
        made += QLatin1Char(' ') + BreedingText::tr("Recombinants: %1 %.")
                                       .arg(QLocale().toString(100 * session.mystery().recombination));
    return made;
}

} // namespace app::breeding_words
