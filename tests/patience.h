// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QProcess>
#include <QtTest/QTest>

/// How long tests wait. A test waits for an event, never for a clock: a limit only ends one that hangs, so it
/// is far more than a machine needs that does ten other things.
namespace tests {

inline constexpr int patience = 120'000; // milliseconds

/// Whether the program has ended or does so now. QProcess::waitForFinished alone is false for one that is
/// known to have ended before, as it is when the test has read all that it wrote.
inline bool ends(QProcess& program) {
    return program.state() == QProcess::NotRunning || program.waitForFinished(patience);
}

} // namespace tests

// Qt's own limit is five seconds, which a busy machine needs for less.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), tests::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT((expression), message, tests::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT((expression), expected, tests::patience)
