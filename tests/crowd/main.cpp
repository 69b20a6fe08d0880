// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>

#include <cstdio>

namespace {

int complain(const QString& what) {
    std::fputs(qPrintable(QStringLiteral("class_crowd: ") + what + QLatin1Char('\n')), stderr);
    return 2;
}

/// "genotype:5:4:apprentice": a game, its seats, how many persons come, and the bot in the other seats.
std::optional<tests::Crowd::Plan::Table> tableIn(const QString& text) {
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() != 4)
        return {};
    tests::Crowd::Plan::Table table;
    table.rules = {.game = parts[0].toStdString(), .seats = parts[1].toInt(), .bot = parts[3].toStdString()};
    table.persons = parts[2].toInt();
    return table.rules.seats >= table.persons && table.persons > 0 ? std::optional(table) : std::nullopt;
}

} // namespace

/// Comes to a host as a teacher and as the people at its tables, who play. What it prints is read by
/// tests/load/run and tests/kills/host.
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption key("key", "The file with the teacher's key.", "file");
    const QCommandLineOption pace("pace", "Milliseconds between two actions of a person.", "from-to",
                                  "2000-5000");
    const QCommandLineOption length("seconds", "How long, from when all play; 0: until killed.", "number",
                                    "60");
    const QCommandLineOption every("every", "Milliseconds between two lines of figures.", "number", "5000");
    const QCommandLineOption tells("tell", "Prints what the host has acknowledged, and no figures.");
    const QCommandLineOption works("work", "Pupils also give counts, vote, answer and say where they are.");
    const QCommandLineOption code("code", "The three words of an encrypted class.", "words");
    const QCommandLineOption seed("seed", "Of the choices.", "number", "1");
    parser.addOptions({key, pace, length, every, tells, works, code, seed});
    parser.addPositionalArgument("url", "Of the host.");
    parser.addPositionalArgument("table", "game:seats:persons:bot, as often as there are tables.");
    parser.addHelpOption();
    parser.process(application);
    const QStringList words = parser.positionalArguments();
    tests::Crowd::Plan plan;
    for (const QString& word : words.mid(1)) {
        const auto table = tableIn(word);
        if (!table)
            return complain("no table: " + word);
        plan.tables.push_back(*table);
    }
    QFile file(parser.value(key));
    const QStringList times = parser.value(pace).split(QLatin1Char('-'));
    if (plan.tables.empty() || times.size() != 2 || !file.open(QIODevice::ReadOnly))
        return complain("see --help");
    plan.url = QUrl(words.first());
    if (parser.isSet(code)) {
        plan.code = app::join::typedCode(parser.value(code).toStdString()).code;
        if (!plan.code)
            return complain("no code: " + parser.value(code));
    }
    plan.teacherKey = file.readAll().trimmed().toStdString();
    plan.shortest = std::chrono::milliseconds(times[0].toInt());
    plan.longest = std::chrono::milliseconds(times[1].toInt());
    plan.length = std::chrono::seconds(parser.value(length).toInt());
    plan.every = std::chrono::milliseconds(parser.value(every).toInt());
    plan.tells = parser.isSet(tells);
    plan.works = parser.isSet(works);
    plan.seed = parser.value(seed).toULongLong();
    const tests::Crowd crowd(plan);
    return QCoreApplication::exec();
}
