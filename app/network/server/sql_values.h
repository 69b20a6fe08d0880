// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql_rows.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariant>

#include <string_view>
#include <vector>

/// How SqlStorage writes texts, numbers and words into columns.
namespace app::sql_values {

/// Not null even if it is empty.
inline QString lineOf(std::string_view text) {
    return text.empty() ? QLatin1String("")
                        : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline std::string textIn(const SqlRow& row, int column) {
    return row.value(column).toString().toStdString();
}

template <typename Number> QString countsText(const std::vector<Number>& counts) {
    QStringList words;
    for (const Number count : counts)
        words << QString::number(count);
    return words.isEmpty() ? QLatin1String("") : words.join(QLatin1Char(','));
}

template <typename Number = std::int64_t> std::vector<Number> countsIn(const QString& text) {
    std::vector<Number> counts;
    for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        counts.push_back(static_cast<Number>(word.toLongLong()));
    return counts;
}

template <typename Enum> QString wordFor(Enum value) {
    return lineOf(code(value));
}

/// Falls back to the first value if no value has this word.
template <typename Enum> Enum valueOf(const QString& word, int count) {
    for (int value = 0; value < count; ++value)
        if (word == wordFor(static_cast<Enum>(value)))
            return static_cast<Enum>(value);
    return Enum{};
}

} // namespace app::sql_values
