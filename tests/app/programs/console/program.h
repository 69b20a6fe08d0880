// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places.h"

#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

/// Runs the real programs.
namespace tests {

struct Result {
    /// Its name.
    QByteArray program;
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    /// Whether wrong input was answered as it must be: exit code 2, nothing on the output, and one line that
    /// says this.
    bool isRefusal(const QByteArray& says = {}) const {
        return exitCode == 2 && output.isEmpty() && errors.startsWith(program + ": ") &&
               errors.endsWith('\n') && errors.count('\n') == 1 && errors.contains(says);
    }
};

/// Waits for it to end; exit code -1 if it crashed or took more than a minute.
inline Result runProgram(const QString& path, const QStringList& arguments, const QByteArray& input = {}) {
    QProcess program;
    program.start(path, arguments);
    program.write(input);
    program.closeWriteChannel();
    Result result;
    result.program = QFileInfo(path).fileName().toUtf8();
    if (program.waitForFinished(60'000) && program.exitStatus() == QProcess::NormalExit)
        result.exitCode = program.exitCode();
    else
        program.kill();
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
