// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"

#include <QtCore/QByteArray>

#include <cstdint>
#include <vector>

namespace tests {

/// What the class shall have in a place when a request has been answered with `done`: "ballot/3/1/12" and
/// "2". tests/kills/promises.py names the places.
struct Promise {
    QByteArray place;
    QByteArray value;
};
using Promises = std::vector<Promise>;

/// The value of a place that has nothing.
inline const QByteArray gone = "gone";

/// "WORD MEMBER PLACE VALUE" for each; member 0: the teacher.
void printPromises(const char* word, int member, const Promises& promises);
/// Writes a line at once, so that a reader has it when the next one comes.
void printLine(const QByteArray& line);

/// "181,58,63,18"; `gone` if there are none.
template <typename Number> QByteArray countsText(const std::vector<Number>& counts) {
    QByteArray text;
    for (const Number count : counts)
        text += (text.isEmpty() ? "" : ",") + QByteArray::number(static_cast<qlonglong>(count));
    return text.isEmpty() ? gone : text;
}
/// `gone` in place of 0.
inline QByteArray numberText(std::int64_t number) {
    return number == 0 ? gone : QByteArray::number(static_cast<qlonglong>(number));
}
/// "lessons:square:roll:3"; `gone` if no page is known.
QByteArray whereText(const std::string& page, const std::string& lesson, messages::LessonPart step, int done);

} // namespace tests
