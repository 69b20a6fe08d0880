// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "places.h"
#include "test_registry.h"

#include <toml++/toml.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>

namespace tests {

namespace {

struct Text {
    QByteArray context;
    QByteArray source;
    QByteArray one; // the English singular of a text of the engine, which no catalogue contains
};

QHash<QByteArray, Text> readTexts() {
    QHash<QByteArray, Text> texts;
    const toml::table file = toml::parse_file(GENOTYPE_SOURCE_DIR "/tests/texts/texts.toml");
    for (const auto& [context, table] : file)
        for (const auto& [key, value] : *table.as_table()) {
            const QByteArray scope = QByteArray::fromStdString(std::string(context.str()));
            Text text{.context = scope, .source = {}, .one = {}};
            if (const auto* forms = value.as_array()) {
                text.one = QByteArray::fromStdString(forms->get(0)->value_or(std::string()));
                text.source = QByteArray::fromStdString(forms->get(1)->value_or(std::string()));
            } else {
                text.source = QByteArray::fromStdString(value.value_or(std::string()));
            }
            const QByteArray name = scope.startsWith("app::") ? scope.mid(5) : scope;
            texts.insert(name + '.' + QByteArray::fromStdString(std::string(key.str())), text);
        }
    return texts;
}

/// Fails the test and leaves it.
[[noreturn]] void fail(const QString& sentence) {
    const Missing missing{QTest::currentTestFunction()};
    QTest::qFail(qPrintable(sentence), __FILE__, __LINE__);
    throw missing;
}

const Text& textOf(const char* key) {
    static const QHash<QByteArray, Text> texts = readTexts();
    const auto found = texts.constFind(key);
    if (found == texts.constEnd())
        fail(QStringLiteral("tests/texts/texts.toml has no text “%1”.").arg(QLatin1String(key)));
    return *found;
}

/// Stands in the words for a number that may be any.
constexpr QChar anyNumber(0x1);

/// The words in the program's language and in the right form for the number, and the arguments of the other
/// places.
std::pair<QString, QList<Argument>> wordsOf(const char* key, QList<Argument> arguments) {
    const Text& text = textOf(key);
    if (!text.source.contains("%n") && !text.source.contains("%Ln"))
        return {QCoreApplication::translate(text.context, text.source), arguments};
    const std::optional<QString> given = arguments.isEmpty() ? std::nullopt : arguments.takeFirst().text();
    constexpr int some = 2222222;
    const QString number = given.value_or(QString::number(some));
    QString words = QCoreApplication::translate(text.context, text.source, nullptr, number.toInt());
    if (!given)
        words.replace(QLocale().toString(some), anyNumber).replace(number, anyNumber);
    const bool isEnglish = words == QString::fromUtf8(text.source).replace(QLatin1String("%n"), number);
    const bool isOne = isEnglish && number == QLatin1String("1") && !text.one.isEmpty();
    return {isOne ? QString::fromUtf8(text.one).replace(QLatin1String("%n"), number) : words, arguments};
}

/// What is read does not depend on where a line may break.
QString plain(QString text) {
    return text.replace(QChar::Nbsp, QLatin1Char(' ')).replace(QChar(0x202f), QLatin1Char(' '));
}

const QRegularExpression& place() {
    static const QRegularExpression place(QStringLiteral("%L?([1-9])"));
    return place;
}

/// The words with each place replaced: by its argument, or by what `open` makes of it.
template <typename Fixed, typename Open>
QString filled(const QString& words, const QList<Argument>& arguments, Fixed fixed, Open open) {
    QString whole;
    qsizetype at = 0;
    for (const auto& match : place().globalMatch(words)) {
        whole += fixed(words.mid(at, match.capturedStart() - at));
        const int number = match.captured(1).toInt();
        const bool isGiven = number <= arguments.size() && arguments[number - 1].text();
        whole += isGiven ? fixed(*arguments[number - 1].text()) : open(number);
        at = match.capturedEnd();
    }
    return whole + fixed(words.mid(at));
}

} // namespace

QString wordingWith(const char* key, const QList<Argument>& arguments) {
    const auto [words, others] = wordsOf(key, arguments);
    return filled(
        words, others, [](const QString& text) { return text; },
        [key](int number) -> QString {
            fail(QStringLiteral("“%1” has no argument %2.").arg(QLatin1String(key)).arg(number));
        });
}

bool saysWith(const QString& read, const char* key, const QList<Argument>& arguments) {
    const auto [words, others] = wordsOf(key, arguments);
    qsizetype known = 0; // characters
    QString pattern = filled(
        plain(words), others,
        [&known](const QString& text) {
            known += plain(text).simplified().size();
            return QRegularExpression::escape(plain(text));
        },
        [](int) { return QStringLiteral(".*?"); });
    pattern.replace(QRegularExpression::escape(anyNumber), QLatin1String(".*?"));
    if (constexpr int enough = 3; known < enough)
        fail(QStringLiteral("“%1” says too little without arguments.").arg(QLatin1String(key)));
    return QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption)
        .match(plain(read))
        .hasMatch();
}

QString unsaidWith(const QString& read, const char* key, const QList<Argument>& arguments) {
    const auto [words, others] = wordsOf(key, arguments);
    const auto same = [](const QString& text) { return text; };
    const QString wanted = filled(words, others, same, [](int) { return QStringLiteral("…"); });
    return QStringLiteral("“%1” should be read in “%2”").arg(wanted, read);
}

} // namespace tests
