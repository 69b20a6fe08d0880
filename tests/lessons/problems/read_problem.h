// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "lessons/problems/problem.h"

#include <QtCore/QList>
#include <QtCore/QRegularExpression>
#include <QtCore/QString>
#include <QtCore/QStringList>

/// Generated problems as a pupil reads them: in words, from which the tests work out the answer anew.
namespace read_problem {

inline QString inEnglish(const core::Phrase& phrase) {
    return QString::fromStdString(core::english(phrase));
}

/// What is given, sentence after sentence.
inline QString given(const lessons::Problem& problem) {
    QStringList sentences;
    for (const core::Phrase& sentence : problem.given)
        sentences << inEnglish(sentence);
    return sentences.join(QLatin1Char(' '));
}

/// Everything that a pupil reads before answering; two problems with the same text are the same.
inline QString question(const lessons::Problem& problem) {
    QString text = given(problem) + QLatin1Char(' ') + inEnglish(problem.ask);
    for (const lessons::CountedLook& row : problem.counted)
        text += QLatin1Char(' ') + inEnglish(row.name) + QLatin1Char(' ') + QString::number(row.count);
    return text;
}

inline QString rightText(const lessons::Problem& problem) {
    return inEnglish(problem.answers[problem.rightAnswer()].text);
}

/// What the groups of the pattern match; empty if it does not.
inline QStringList captured(const QString& text, const char* pattern) {
    const auto match = QRegularExpression(QString::fromUtf8(pattern)).match(text);
    return match.hasMatch() ? match.capturedTexts().mid(1) : QStringList();
}

/// The numbers that the groups of the pattern match, in order; empty if it does not.
inline QList<double> numbersIn(const QString& text, const char* pattern) {
    QList<double> numbers;
    for (const QString& one : captured(text, pattern))
        numbers << one.toDouble();
    return numbers;
}

/// "3/4", "all of them", "none of them", "1" or "0" as a number; −1 for anything else.
inline double shareIn(const QString& text) {
    if (text == QLatin1String("all of them") || text == QLatin1String("1"))
        return 1;
    if (text == QLatin1String("none of them") || text == QLatin1String("0"))
        return 0;
    const QStringList parts = text.split(QLatin1Char('/'));
    return parts.size() == 2 ? parts[0].toDouble() / parts[1].toDouble() : -1;
}

} // namespace read_problem
