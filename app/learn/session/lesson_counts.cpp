// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_counts.h"

#include "app/base/text/phrases.h"

#include <QtCore/QCoreApplication>

#include <optional>

namespace app {

namespace {

struct CountsWords {
    Q_DECLARE_TR_FUNCTIONS(app::LessonCounts)
};

std::optional<std::size_t> outcomeNamed(const QString& name, const lessons::Experiment& experiment) {
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i) {
        QString letters = QString::fromStdString(experiment.outcomes[i].letters);
        // The dash of "R–" is not on keyboards, so a hyphen is accepted too.
        if (!letters.isEmpty() &&
            (name == letters || name == letters.replace(QChar(0x2013), QLatin1Char('-'))))
            return i;
    }
    for (std::size_t i = 0; i < experiment.outcomes.size(); ++i) {
        const lessons::Outcome& outcome = experiment.outcomes[i];
        // Genotypes are case-sensitive; words are not.
        if (outcome.letters == core::english(outcome.name))
            continue;
        if (name.compare(text(outcome.name), Qt::CaseInsensitive) == 0 ||
            name.compare(QString::fromStdString(core::english(outcome.name)), Qt::CaseInsensitive) == 0)
            return i;
    }
    return {};
}

} // namespace

CountsMatch matchCounts(const lessons::CategoryTable& table, const lessons::Experiment& experiment) {
    CountsMatch match;
    match.counts.assign(experiment.outcomes.size(), 0);
    std::size_t known = 0;
    QString stranger;
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        const QString name = QString::fromStdString(table.names[i]).simplified();
        if (const auto outcome = outcomeNamed(name, experiment)) {
            match.counts[*outcome] += table.counts[i];
            ++known;
        } else if (stranger.isEmpty()) {
            stranger = name;
        }
    }
    if (known == table.names.size()) {
        match.byName = true;
    } else if (known > 0) {
        match.problem = CountsWords::tr("“%1” in the file is not an outcome of this lesson.").arg(stranger);
    } else if (table.counts.size() == match.counts.size()) {
        match.counts = table.counts;
    } else {
        match.problem = CountsWords::tr("The file counts %1 kinds, but this lesson has %2 outcomes.")
                            .arg(table.counts.size())
                            .arg(match.counts.size());
    }
    return match;
}

} // namespace app
