// SPDX-License-Identifier: GPL-3.0-or-later
#include "promise.h"

#include <cstdio>

namespace tests {

void printLine(const QByteArray& line) {
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void printPromises(const char* word, int member, const Promises& promises) {
    for (const Promise& one : promises)
        printLine(QByteArray(word) + ' ' + QByteArray::number(member) + ' ' + one.place + ' ' + one.value);
}

QByteArray whereText(const std::string& page, const std::string& lesson, messages::LessonPart step,
                     int done) {
    return page.empty() ? gone
                        : QByteArray::fromStdString(page + ':' + lesson + ':' + std::string(code(step)) +
                                                    ':' + std::to_string(done));
}

} // namespace tests
