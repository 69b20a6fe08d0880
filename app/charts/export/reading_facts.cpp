// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading_facts.h"

#include "app/charts/sample_words.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFacts)
};

} // namespace

ExportFacts factsOf(const LabReading& reading) {
    ExportFacts facts{{ReadingWords::tr("Title"), reading.title},
                      {ReadingWords::tr("Source"), reading.source}};
    if (!reading.citation.isEmpty())
        facts << std::pair(ReadingWords::tr("Published in"), reading.citation);
    facts << std::pair(ReadingWords::tr("n"), countText(reading.size()));
    if (!reading.problem.isEmpty() || reading.test.method == lessons::Method::EmptySample)
        return facts;
    facts << std::pair(ReadingWords::tr("Null hypothesis"), reading.against);
    facts << std::pair(ReadingWords::tr("Test"), QStringLiteral("%1: %2").arg(methodText(reading.test.method),
                                                                              figuresText(reading.test)));
    return facts;
}

} // namespace app
