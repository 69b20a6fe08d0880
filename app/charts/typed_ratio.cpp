// SPDX-License-Identifier: GPL-3.0-or-later
#include "typed_ratio.h"

#include "app/base/text/phrases.h"
#include "lessons/csv/ratio.h"

namespace app {

LabReading readingAgainst(const QString& ratio, const QStringList& names,
                          const std::vector<std::int64_t>& counts) {
    LabReading reading = readingOf(names, counts, ratioIn(ratio));
    const auto read = lessons::readRatio(ratio.toStdString());
    const auto* error = std::get_if<lessons::RatioError>(&read);
    if (error && error->kind != lessons::RatioError::Kind::Empty)
        reading.problem = text(lessons::phrase(*error));
    return reading;
}

} // namespace app
