// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program.h"

#include <nlohmann/json.hpp>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QScopeGuard>

#include <algorithm>
#include <cmath>

namespace tests {

/// Equal, except for the last digits of numbers with a decimal point.
inline bool isSame(const nlohmann::json& one, const nlohmann::json& other) {
    if (one.is_number_float() && other.is_number())
        return std::abs(one.get<double>() - other.get<double>()) <=
               1e-9 * std::max(1.0, std::abs(one.get<double>()));
    if (!one.is_structured())
        return one == other;
    if (one.size() != other.size() || one.type() != other.type())
        return false;
    if (one.is_array())
        return std::equal(one.begin(), one.end(), other.begin(), isSame);
    return std::all_of(one.items().begin(), one.items().end(), [&other](const auto& item) {
        return other.contains(item.key()) && isSame(item.value(), other[item.key()]);
    });
}

/// The examples in a README, blocks that begin with ```console and $ NAME: how many there are, and the first
/// whose output differs from what is written there.
struct DocumentedCommands {
    int examples = 0;
    QByteArray fault;
};

inline DocumentedCommands documentedCommands(const QString& readme, const QString& program) {
    // Examples name files of the repository.
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    DocumentedCommands found;
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/") + readme);
    if (!QDir::setCurrent(QStringLiteral(GENOTYPE_SOURCE_DIR)) || !file.open(QIODevice::ReadOnly))
        return {0, "cannot read " + readme.toUtf8()};
    const QByteArray text = file.readAll();
    const QByteArray begin = "```console\n$ " + QFileInfo(program).fileName().toUtf8() + ' ';
    for (qsizetype at = 0; (at = text.indexOf(begin, at)) >= 0; ++found.examples) {
        at += begin.size();
        const qsizetype end = text.indexOf("```\n", at);
        const qsizetype line = text.indexOf('\n', at);
        const QString arguments = QString::fromUtf8(text.mid(at, line - at));
        const QByteArray documented = text.mid(line + 1, end - line - 1);
        const Result result = runProgram(program, arguments.split(' '));
        const auto parsed = [](const QByteArray& json) {
            return nlohmann::json::parse(json.toStdString(), nullptr, false);
        };
        const bool isJson = arguments.contains(QLatin1String("--json"));
        const bool same =
            isJson ? parsed(documented).is_structured() && isSame(parsed(result.output), parsed(documented))
                   : result.output == documented;
        if (result.exitCode != 0 || !same)
            return {found.examples, arguments.toUtf8() + " prints\n" + result.output + result.errors};
    }
    return found;
}

} // namespace tests
