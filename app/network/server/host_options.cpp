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

} // namespace

HostOptions HostOptions::parse(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Hosts a class on the network without a window. Prints its address, and what happens."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("This text."));
    const QCommandLineOption version(QStringLiteral("version"), QStringLiteral("The version."));
    const QCommandLineOption address(QStringLiteral("address"),
                                     QStringLiteral("Where to listen; by default on all networks."),
                                     QStringLiteral("address"));
    const QCommandLineOption port(
        QStringLiteral("port"),
        QStringLiteral("By default %1, where pupils' computers look, and any free one with --plain; 0: any "
                       "free one.")
            .arg(join::usualPort),
        QStringLiteral("port"));
    const QCommandLineOption folder(QStringLiteral("data-dir"),
                                    QStringLiteral("The folder of games, members and tables."),
                                    QStringLiteral("folder"));
    const QCommandLineOption database(
        QStringLiteral("database"),
        QStringLiteral(
            "postgresql://user@machine:port/database in place of a file in the folder. The password "
            "comes from PGPASSWORD or PGPASSFILE, since everybody on this computer sees the options."),
        QStringLiteral("url"));
    const QCommandLineOption table(
        QStringLiteral("table"),
        QStringLiteral("Opens a table at the first start, such as genotype:4 or, for three rounds, "
                       "genotype:4:3; as often as there are tables."),
        QStringLiteral("game:seats[:length]"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("Of the nicknames, or of the report."),
                                      QStringLiteral("code"));
    const QCommandLineOption report(
        QStringLiteral("report"),
        QStringLiteral("Hosts nothing, but writes what the class has learned into a folder: pupils.csv, "
                       "lessons.csv, questions.csv, answers.csv and xapi.json."),
        QStringLiteral("folder"));
    const QCommandLineOption hideNames(QStringLiteral("hide-names"),
                                       QStringLiteral("With --report: \"Pupil 1\" in place of nicknames."));
    const QCommandLineOption lessons(
        QStringLiteral("lessons"),
        QStringLiteral("With --report: a folder of a school's own lessons; as often as there are folders."),
        QStringLiteral("folder"));
    const QCommandLineOption pace(QStringLiteral("bot-pace"),
                                  QStringLiteral("How fast bots play: %1.").arg(oneOf(paces)),
                                  QStringLiteral("pace"), QStringLiteral("fast"));
    const QCommandLineOption patience(
        QStringLiteral("patience"),
        QStringLiteral("Seconds until a bot plays for somebody whose connection is gone."),
        QStringLiteral("seconds"), QStringLiteral("15"));
    const QCommandLineOption joins(
        QStringLiteral("joins"),
        QStringLiteral(
            "How many may join from one address at once; one more each 20 seconds. More than 60 where "
            "a large group reaches this computer through one address."),
        QStringLiteral("number"), QStringLiteral("60"));
    const QCommandLineOption seed(QStringLiteral("seed"),
                                  QStringLiteral("Of the first game; the next ones count on. For tests."),
                                  QStringLiteral("number"));
    const QCommandLineOption keepCode(
        QStringLiteral("keep-code"),
        QStringLiteral(
            "Keeps the code of the last start, if the name is the same. Otherwise a new one is made; "
            "members stay members."));
    const QCommandLineOption name(QStringLiteral("name"),
                                  QStringLiteral("What pupils see of the class when they search for it; by "
                                                 "default the name of this computer."),
                                  QStringLiteral("name"), QSysInfo::machineHostName());
    const QCommandLineOption searchPort(
        QStringLiteral("search-port"),
        QStringLiteral("Where the searches of pupils' computers arrive; 0: they are not answered."),
        QStringLiteral("port"), QString::number(join::usualPort));
    const QCommandLineOption plain(QStringLiteral("plain"),
                                   QStringLiteral("Without encryption, code and search: for tests on one "
                                                  "machine."));
    const QCommandLineOption olderCopy(
        QStringLiteral("older-copy"),
        QStringLiteral(
            "If the database in the folder is damaged: opens the class as it was at an earlier opening."));
    parser.addOptions({help,     version,    olderCopy, address,  port,      folder, database,
                       table,    language,   pace,      patience, joins,     seed,   name,
                       keepCode, searchPort, plain,     report,   hideNames, lessons});
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    HostOptions options;
    HostedClass::Settings& hosted = options.hosted;
    if (parser.isSet(help) || parser.isSet(version)) {
        options.kind = parser.isSet(help) ? Kind::Help : Kind::Version;
        options.text = parser.helpText();
        return options;
    }
    if (!parser.positionalArguments().isEmpty())
        return wrong(QStringLiteral("\"%1\" is not an option").arg(parser.positionalArguments().first()));
    if (parser.isSet(address) && !hosted.address.setAddress(parser.value(address)))
        return wrong(QStringLiteral("--address needs an address, such as 192.168.1.20"));
    bool isNumber = false;
    hosted.isPlain = parser.isSet(plain);
    if (hosted.isPlain)
        hosted.port = 0;
    if (parser.isSet(port))
        hosted.port = parser.value(port).toUShort(&isNumber);
    if (parser.isSet(port) && !isNumber)
        return wrong(QStringLiteral("--port needs a number from 0 to 65535"));
    hosted.questionPort = parser.value(searchPort).toUShort(&isNumber);
    if (!isNumber)
        return wrong(QStringLiteral("--search-port needs a number from 0 to 65535"));
    hosted.folder = parser.value(folder);
    if (hosted.folder.isEmpty())
        return wrong(QStringLiteral("--data-dir is missing"));
    hosted.database = parser.value(database);
    if (parser.isSet(database) && !hosted.database.startsWith(QLatin1String("postgresql://")))
        return wrong(QStringLiteral("--database needs a URL that begins with postgresql://"));
    options.language = parser.value(language);
    if (parser.isSet(language) && !isSpoken(options.language))
        return wrong(QStringLiteral("--language takes %1, not '%2'")
                         .arg(languageCodes().join(QStringLiteral(" or ")), options.language));
    options.reportFolder = parser.value(report);
    options.hidesNames = parser.isSet(hideNames);
    options.lessonFolders = parser.values(lessons);
    if (parser.isSet(report) && options.reportFolder.isEmpty())
        return wrong(QStringLiteral("--report needs a folder"));
    if (!parser.isSet(report) && (options.hidesNames || !options.lessonFolders.isEmpty()))
        return wrong(QStringLiteral("--hide-names and --lessons are for a report: --report is missing"));
    if (parser.isSet(report))
        options.kind = Kind::Report;
    for (const QString& one : parser.values(table)) {
        const auto rules = rulesIn(one);
        if (!rules)
            return wrong(
                QStringLiteral("--table %1: there is no such game, or not with so many seats").arg(one));
        hosted.tables.push_back(*rules);
    }
    const auto* const found = std::find_if(paces.begin(), paces.end(), [&](const auto& one) {
        return parser.value(pace) == QLatin1String(one.first);
    });
    if (found == paces.end())
        return wrong(QStringLiteral("--bot-pace is one of %1").arg(oneOf(paces)));
    hosted.pace.bots = found->second;
    const int seconds = parser.value(patience).toInt(&isNumber);
    if (!isNumber || seconds < 0)
        return wrong(QStringLiteral("--patience needs a number of seconds"));
    hosted.pace.patience = std::chrono::seconds(seconds);
    hosted.joins.atOnce = parser.value(joins).toInt(&isNumber);
    if (!isNumber || hosted.joins.atOnce < 1)
        return wrong(QStringLiteral("--joins needs a number from 1"));
    if (parser.isSet(seed)) {
        hosted.seed = parser.value(seed).toULongLong(&isNumber);
        if (!isNumber)
            return wrong(QStringLiteral("--seed needs a number"));
    }
    hosted.name = parser.value(name);
    hosted.keepsCode = parser.isSet(keepCode);
    hosted.takesCopy = parser.isSet(olderCopy);
    return options;
}

} // namespace app
