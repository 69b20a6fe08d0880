// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QString>

/// What the words of every game are checked for.
namespace tests {

/// What is wrong with a phrase: a place without an argument, or an argument without a place. %1 alone may be
/// left out: it is the count where there is a sentence of its own for one.
inline QString faultOf(const core::Phrase& phrase) {
    const QString text = QString::fromUtf8(phrase.text);
    if (text.isEmpty())
        return QStringLiteral("no words");
    QSet<int> places;
    static const QRegularExpression place(QStringLiteral("%(.)"));
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const int number = match.next().captured(1).toInt();
        if (number < 1 || number > static_cast<int>(phrase.arguments.size()))
            return QStringLiteral("\"%0\" has a place without an argument").arg(text);
        places.insert(number);
    }
    for (int number = 2; number <= static_cast<int>(phrase.arguments.size()); ++number)
        if (!places.contains(number))
            return QStringLiteral("\"%0\" does not use argument %1").arg(text).arg(number);
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
