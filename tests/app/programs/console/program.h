// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places.h"
#include "tests/patience.h"

#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

/// Runs the real programs.
namespace tests {

struct Result {
    /// Its name.
    QByteArray program;
    /// -1 if it did not end by itself.
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
    /// "ended with 2", "crashed": how it ended.
    QByteArray ending;

    /// For whoever reads that a test has failed.
    QByteArray told() const {
        return program + ' ' + ending + "; output: \"" + output + "\"; errors: \"" + errors + '"';
    }

    /// Whether wrong input was answered as it must be: exit code 2, nothing on the output, and one line that
    /// says this.
    bool isRefusal(const QByteArray& says = {}) const {
        return exitCode == 2 && output.isEmpty() && errors.startsWith(program + ": ") &&
               errors.endsWith('\n') && errors.count('\n') == 1 && errors.contains(says);
    }
};

/// How a program has ended, or why it has not.
inline QByteArray endingOf(const QProcess& program, bool isOver) {
    if (program.error() == QProcess::FailedToStart)
        return "could not be started: " + program.errorString().toUtf8();
    if (!isOver)
        return "was still running after " + QByteArray::number(patience / 1000) + " seconds";
    const QByteArray number = QByteArray::number(program.exitCode());
    return program.exitStatus() == QProcess::NormalExit ? "ended with " + number
                                                        : "crashed, signal " + number;
}

/// Waits for it to end, and ends it if it takes too long.
inline Result runProgram(const QString& path, const QStringList& arguments, const QByteArray& input = {}) {
    QProcess program;
    program.start(path, arguments);
    program.write(input);
    program.closeWriteChannel();
    const bool isOver = program.waitForFinished(patience);
    Result result;
    result.program = QFileInfo(path).fileName().toUtf8();
    result.ending = endingOf(program, isOver);
    if (isOver && program.exitStatus() == QProcess::NormalExit)
        result.exitCode = program.exitCode();
    if (!isOver) {
        program.kill();
        program.waitForFinished(patience);
    }
    result.output = program.readAllStandardOutput();
    result.errors = program.readAllStandardError();
    return result;
}

/// genotype-cli.
inline Result run(const QStringList& arguments, const QByteArray& input = {}) {
    return runProgram(QStringLiteral(GENOTYPE_CLI), arguments, input);
}

/// genotype-measure.
inline Result measure(const QStringList& arguments) {
    return runProgram(QStringLiteral(GENOTYPE_MEASURE), arguments);
}

} // namespace tests
