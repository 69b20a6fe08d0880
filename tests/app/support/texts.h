// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include <concepts>
#include <optional>

/// How tests of behaviour name the texts of the program: by a key in tests/texts/texts.toml, not by their
/// words, so that a page can be reworded without them. A text is read in the language that the program speaks
/// at the time.
namespace tests {

/// Stands for an argument that may be anything.
struct Anything {};
inline constexpr Anything anything{};

/// What is put into the first, second … place of a text. In a text that counts, the first is the number.
class Argument {
public:
    Argument(Anything) {}
    Argument(const QString& text) : m_text(text) {}
    Argument(const char* text) : m_text(QString::fromUtf8(text)) {}
    Argument(std::integral auto number) : m_text(QString::number(number)) {}

    const std::optional<QString>& text() const { return m_text; }

private:
    std::optional<QString> m_text;
};

/// The text with all its arguments, as it stands on the screen. A missing key fails the test.
QString wordingWith(const char* key, const QList<Argument>& arguments);
template <typename... Arguments> QString wording(const char* key, const Arguments&... arguments) {
    return wordingWith(key, {Argument(arguments)...});
}

/// Whether the text can be read in there, as a whole; with any arguments where none are given.
bool saysWith(const QString& read, const char* key, const QList<Argument>& arguments);
template <typename... Arguments>
bool says(const QString& read, const char* key, const Arguments&... arguments) {
    return saysWith(read, key, {Argument(arguments)...});
}
template <typename... Arguments>
bool says(const QStringList& read, const char* key, const Arguments&... arguments) {
    return saysWith(read.join(QLatin1Char('\n')), key, {Argument(arguments)...});
}

/// For the message of a test that fails: what should be read, and what is.
QString unsaidWith(const QString& read, const char* key, const QList<Argument>& arguments);
template <typename... Arguments>
QString unsaid(const QString& read, const char* key, const Arguments&... arguments) {
    return unsaidWith(read, key, {Argument(arguments)...});
}
template <typename... Arguments>
QString unsaid(const QStringList& read, const char* key, const Arguments&... arguments) {
    return unsaidWith(read.join(QLatin1Char('\n')), key, {Argument(arguments)...});
}

} // namespace tests

using tests::anything;
using tests::says;
using tests::wording;

/// QVERIFY_SAYS(read, key, arguments …)
#define QVERIFY_SAYS(...) QVERIFY2(tests::says(__VA_ARGS__), qPrintable(tests::unsaid(__VA_ARGS__)))
