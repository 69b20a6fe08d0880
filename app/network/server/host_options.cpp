// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_options.h"

#include "app/base/text/languages.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QSysInfo>

#include <array>

namespace app {

namespace {

constexpr std::array paces{std::pair{"slow", BotPace::Slow}, std::pair{"normal", BotPace::Normal},
                           std::pair{"fast", BotPace::Fast}, std::pair{"instant", BotPace::Instant}};

/// "genotype:4", or with a length "genotype:4:3".
std::optional<TableRules> rulesIn(const QString& text) {
    const QStringList parts = text.split(QLatin1Char(':'));
    bool isNumber = parts.size() == 2 || parts.size() == 3;
    TableRules rules;
    rules.game = parts[0].toStdString();
    if (isNumber)
        rules.seats = parts[1].toInt(&isNumber);
    if (isNumber && parts.size() == 3)
        rules.length = parts[2].toInt(&isNumber);
    return isNumber ? completeRules(rules) : std::nullopt;
}

QString oneOf(const auto& list) {
    QStringList words;
    for (const auto& [word, value] : list)
        words << QLatin1String(word);
    return words.join(QStringLiteral(", "));
}

HostOptions wrong(const QString& what) {
    HostOptions options;
    options.kind = HostOptions::Kind::Error;
    options.text = what;
    return options;
}

/// `value`: what the value is called, if there is one; `usual`: what it is without the option.
QCommandLineOption option(const char* name, const QString& help, const char* value = "",
                          const QString& usual = {}) {
    return {QLatin1String(name), help, QLatin1String(value), usual};
}

/// The options as a person reads them in the help.
struct KnownOptions {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("This text.")};
    QCommandLineOption version = option("version", "The version.");
    QCommandLineOption address = option("address", "Where to listen; by default on all networks.", "address");
    QCommandLineOption port = option(
        "port",
        QString(
            "By default %1, where pupils' computers look, and any free one with --plain; 0: any free one.")
            .arg(join::usualPort),
        "port");
    QCommandLineOption folder = option("data-dir", "The folder of games, members and tables.", "folder");
    QCommandLineOption database =
        option("database",
               "postgresql://user@machine:port/database in place of a file in the folder. The password comes "
               "from PGPASSWORD or PGPASSFILE, since everybody on this computer sees the options.",
               "url");
    QCommandLineOption table = option("table",
                                      "Opens a table at the first start, such as genotype:4 or, for three "
                                      "rounds, genotype:4:3; as often as there are tables.",
                                      "game:seats[:length]");
    QCommandLineOption language = option("language", "Of the nicknames, or of the report.", "code");
    QCommandLineOption report = option("report",
                                       "Hosts nothing, but writes what the class has learned into a folder: "
                                       "pupils.csv, lessons.csv, questions.csv, answers.csv and xapi.json.",
                                       "folder");
    QCommandLineOption hideNames = option("hide-names", "With --report: \"Pupil 1\" in place of nicknames.");
    QCommandLineOption lessons =
        option("lessons", "With --report: a folder of a school's own lessons; as often as there are folders.",
               "folder");
    QCommandLineOption pace =
        option("bot-pace", QString("How fast bots play: %1.").arg(oneOf(paces)), "pace", "fast");
    QCommandLineOption patience = option(
        "patience", "Seconds until a bot plays for somebody whose connection is gone.", "seconds", "15");
    QCommandLineOption joins =
        option("joins",
               "How many may join from one address at once; one more each 20 seconds. More than 60 where a "
               "large group reaches this computer through one address.",
               "number", "60");
    QCommandLineOption seed =
        option("seed", "Of the first game; the next ones count on. For tests.", "number");
    QCommandLineOption keepCode =
        option("keep-code", "Keeps the code of the last start, if the name is the same. Otherwise a new one "
                            "is made; members stay members.");
    QCommandLineOption name = option(
        "name", "What pupils see of the class when they search for it; by default the name of this computer.",
        "name", QSysInfo::machineHostName());
    QCommandLineOption searchPort =
        option("search-port", "Where the searches of pupils' computers arrive; 0: they are not answered.",
               "port", QString::number(join::usualPort));
    QCommandLineOption plain =
        option("plain", "Without encryption, code and search: for tests on one machine.");
    QCommandLineOption olderCopy =
        option("older-copy",
               "If the database in the folder is damaged: opens the class as it was at an earlier opening.");

    QList<QCommandLineOption> all() const {
        return {help,     version,    olderCopy, address,  port,      folder, database,
                table,    language,   pace,      patience, joins,     seed,   name,
                keepCode, searchPort, plain,     report,   hideNames, lessons};
    }
};

/// Where a class is, and how it is reached. Returns what is wrong, if anything.
QString readPlace(const QCommandLineParser& parser, const KnownOptions& known, HostOptions& options) {
    HostedClass::Settings& hosted = options.hosted;
    bool isNumber = false;
    if (parser.isSet(known.address) && !hosted.address.setAddress(parser.value(known.address)))
        return QStringLiteral("--address needs an address, such as 192.168.1.20");
    hosted.isPlain = parser.isSet(known.plain);
    if (hosted.isPlain)
        hosted.port = 0;
    if (parser.isSet(known.port))
        hosted.port = parser.value(known.port).toUShort(&isNumber);
    if (parser.isSet(known.port) && !isNumber)
        return QStringLiteral("--port needs a number from 0 to 65535");
    hosted.questionPort = parser.value(known.searchPort).toUShort(&isNumber);
    if (!isNumber)
        return QStringLiteral("--search-port needs a number from 0 to 65535");
    hosted.folder = parser.value(known.folder);
    if (hosted.folder.isEmpty())
        return QStringLiteral("--data-dir is missing");
    hosted.database = parser.value(known.database);
    if (parser.isSet(known.database) && !hosted.database.startsWith(QLatin1String("postgresql://")))
        return QStringLiteral("--database needs a URL that begins with postgresql://");
    return {};
}

/// The language, and what is written into a report. Returns what is wrong, if anything.
QString readReport(const QCommandLineParser& parser, const KnownOptions& known, HostOptions& options) {
    options.language = parser.value(known.language);
    if (parser.isSet(known.language) && !isSpoken(options.language))
        return QStringLiteral("--language takes %1, not '%2'")
            .arg(languageCodes().join(QStringLiteral(" or ")), options.language);
    options.reportFolder = parser.value(known.report);
    options.hidesNames = parser.isSet(known.hideNames);
    options.lessonFolders = parser.values(known.lessons);
    if (parser.isSet(known.report) && options.reportFolder.isEmpty())
        return QStringLiteral("--report needs a folder");
    if (!parser.isSet(known.report) && (options.hidesNames || !options.lessonFolders.isEmpty()))
        return QStringLiteral("--hide-names and --lessons are for a report: --report is missing");
    if (parser.isSet(known.report))
        options.kind = HostOptions::Kind::Report;
    return {};
}

/// The tables of a class and who may join. Returns what is wrong, if anything.
QString readClass(const QCommandLineParser& parser, const KnownOptions& known, HostOptions& options) {
    HostedClass::Settings& hosted = options.hosted;
    bool isNumber = false;
    for (const QString& one : parser.values(known.table)) {
        const auto rules = rulesIn(one);
        if (!rules)
            return QStringLiteral("--table %1: there is no such game, or not with so many seats").arg(one);
        hosted.tables.push_back(*rules);
    }
    const auto* const found = std::find_if(paces.begin(), paces.end(), [&](const auto& one) {
        return parser.value(known.pace) == QLatin1String(one.first);
    });
    if (found == paces.end())
        return QStringLiteral("--bot-pace is one of %1").arg(oneOf(paces));
    hosted.pace.bots = found->second;
    const int seconds = parser.value(known.patience).toInt(&isNumber);
    if (!isNumber || seconds < 0)
        return QStringLiteral("--patience needs a number of seconds");
    hosted.pace.patience = std::chrono::seconds(seconds);
    hosted.joins.atOnce = parser.value(known.joins).toInt(&isNumber);
    if (!isNumber || hosted.joins.atOnce < 1)
        return QStringLiteral("--joins needs a number from 1");
    if (parser.isSet(known.seed)) {
        hosted.seed = parser.value(known.seed).toULongLong(&isNumber);
        if (!isNumber)
            return QStringLiteral("--seed needs a number");
    }
    hosted.name = parser.value(known.name);
    hosted.keepsCode = parser.isSet(known.keepCode);
    hosted.takesCopy = parser.isSet(known.olderCopy);
    return {};
}

} // namespace

HostOptions HostOptions::parse(const QStringList& arguments) {
    const KnownOptions known;
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Hosts a class on the network without a window. Prints its address, and what happens."));
    parser.addOptions(known.all());
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    HostOptions options;
    if (parser.isSet(known.help) || parser.isSet(known.version)) {
        options.kind = parser.isSet(known.help) ? Kind::Help : Kind::Version;
        options.text = parser.helpText();
        return options;
    }
    if (!parser.positionalArguments().isEmpty())
        return wrong(QStringLiteral("\"%1\" is not an option").arg(parser.positionalArguments().first()));
    for (const auto read : {readPlace, readReport, readClass})
        if (const QString problem = read(parser, known, options); !problem.isEmpty())
            return wrong(problem);
    return options;
}

} // namespace app
