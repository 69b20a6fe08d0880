// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QString>

/// Checks of the words of every game.
namespace tests {

/// What is wrong with one of a phrase's texts: a place without an argument, or an argument without a place.
/// %n is the number in a phrase with a count.
inline QString faultOf(const core::Phrase& phrase, const char* words) {
    const QString text = QString::fromUtf8(words);
    if (text.isEmpty())
        return QStringLiteral("no words");
    QSet<int> places;
    static const QRegularExpression place(QStringLiteral("%(.)"));
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const QString which = match.next().captured(1);
        if (which == QLatin1String("n") && phrase.counts())
            continue;
        const int number = which.toInt();
        if (number < 1 || number > static_cast<int>(phrase.arguments.size()))
            return QStringLiteral("\"%0\" has a place without an argument").arg(text);
        places.insert(number);
    }
    for (int number = 1; number <= static_cast<int>(phrase.arguments.size()); ++number)
        if (!places.contains(number))
            return QStringLiteral("\"%0\" does not use argument %1").arg(text).arg(number);
    return {};
}

/// What is wrong with a phrase, in its arguments too.
inline QString faultOf(const core::Phrase& phrase) {
    if (const QString fault = faultOf(phrase, phrase.text); !fault.isEmpty())
        return fault;
    if (phrase.counts())
        if (const QString fault = faultOf(phrase, phrase.one); !fault.isEmpty())
            return fault;
    const QString text = QString::fromUtf8(phrase.text);
    for (const auto& argument : phrase.arguments) {
        if (const auto* nested = std::get_if<core::Phrase>(&argument)) {
            if (const QString fault = faultOf(*nested); !fault.isEmpty())
                return fault;
        } else if (std::get<std::string>(argument).empty()) {
            return QStringLiteral("\"%0\" has an empty argument").arg(text);
        }
    }
    return {};
}

inline QString textOf(const core::Phrase& phrase) {
    return QString::fromStdString(core::english(phrase));
}

inline QString faultOfSentence(const core::Phrase& phrase) {
    if (const QString fault = faultOf(phrase); !fault.isEmpty())
        return fault;
    const QString text = textOf(phrase);
    if (!text.endsWith('.') || text.contains(QStringLiteral("  ")) || text.contains(QStringLiteral("..")))
        return QStringLiteral("\"%0\" is not a sentence").arg(text);
    if (!text[0].isUpper() && !text[0].isDigit())
        return QStringLiteral("\"%0\" does not begin like a sentence").arg(text);
    return {};
}

} // namespace tests

#define WELL_SAID(phrase) QVERIFY2(tests::faultOf(phrase).isEmpty(), qPrintable(tests::faultOf(phrase)))
#define SENTENCE(phrase)                                                                                     \
    QVERIFY2(tests::faultOfSentence(phrase).isEmpty(), qPrintable(tests::faultOfSentence(phrase)))
