// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "app/base/files/disk.h"
#include "app/base/text/languages.h"
#include "app/settings/machine_config.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace app {
namespace {

CommandLine refused(const QString& why) {
    CommandLine line;
    line.kind = CommandLine::Kind::Error;
    line.error = why;
    return line;
}

} // namespace

QString CommandLine::help() {
    const QString language =
        QStringLiteral("  --language %1").arg(languageCodes().join(QLatin1Char('|'))).leftJustified(30);
    return QStringLiteral(
               "Usage: genotype-companion [options] [RECORD]\n"
               "The board game Genotype with the genetics lesson that its dice teach.\n"
               "\n"
               "  RECORD                      a game to open (a .genotype file)\n"
               "  --data-dir DIR              keep games and settings in DIR\n"
               "%1language of this run\n"
               "  --theme light|dark|contrast colours of this run\n"
               "  --page PAGE[/PART]          begin with a page: %2;\n"
               "                              PART is a lesson, a rule or a term of the glossary\n"
               "  --present                   present that page, as F11 does\n"
               "  --kiosk                     the whole screen, without a frame\n"
               "  --config FILE               what applies to this computer, instead of its own file\n"
               "  --make-lock                 read a teacher's password and print it for such a file\n"
               "  --version                   print the version\n"
               "  --help                      print this text\n")
        .arg(language, MachineConfig::pageIds().join(QStringLiteral(", ")));
}

CommandLine CommandLine::parse(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    const QCommandLineOption version(QStringList{QStringLiteral("v"), QStringLiteral("version")});
    const QCommandLineOption data(QStringLiteral("data-dir"), {}, QStringLiteral("DIR"));
    const QCommandLineOption language(QStringLiteral("language"), {}, QStringLiteral("LANGUAGE"));
    const QCommandLineOption theme(QStringLiteral("theme"), {}, QStringLiteral("THEME"));
    // An option of the window system, which Qt reads.
    const QCommandLineOption platform(QStringLiteral("platform"), {}, QStringLiteral("PLUGIN"));
    const QCommandLineOption config(QStringLiteral("config"), {}, QStringLiteral("FILE"));
    const QCommandLineOption page(QStringLiteral("page"), {}, QStringLiteral("PAGE"));
    const QCommandLineOption kiosk(QStringLiteral("kiosk"));
    const QCommandLineOption present(QStringLiteral("present"));
    const QCommandLineOption lock(QStringLiteral("make-lock"));
    parser.addOptions({help, version, data, language, theme, platform, config, page, kiosk, present, lock});
    if (!parser.parse(arguments))
        return refused(parser.errorText().section(QLatin1Char('\n'), 0, 0));

    CommandLine line;
    if (parser.isSet(help) || parser.isSet(version)) {
        line.kind = parser.isSet(help) ? Kind::Help : Kind::Version;
        return line;
    }
    if (parser.isSet(lock)) {
        line.kind = Kind::MakeLock;
        return line;
    }
    line.configFile = parser.value(config);
    line.kiosk = parser.isSet(kiosk);
    line.present = parser.isSet(present);
    if (parser.isSet(page)) {
        const QString value = parser.value(page);
        line.page = value.section(QLatin1Char('/'), 0, 0);
        line.part = value.section(QLatin1Char('/'), 1);
        if (!MachineConfig::pageIds().contains(line.page))
            return refused(QStringLiteral("--page takes %1, not '%2'.")
                               .arg(MachineConfig::pageIds().join(QStringLiteral(", ")), line.page));
    }
    if (parser.isSet(language)) {
        const QString value = parser.value(language);
        if (!isSpoken(value))
            return refused(QStringLiteral("--language takes %1, not '%2'.")
                               .arg(languageCodes().join(QStringLiteral(" or ")), value));
        line.language = value;
    }
    if (parser.isSet(theme)) {
        const QString value = parser.value(theme);
        if (value == QLatin1String("light"))
            line.look = AppSettings::Look::Light;
        else if (value == QLatin1String("dark"))
            line.look = AppSettings::Look::Dark;
        else if (value == QLatin1String("contrast"))
            line.look = AppSettings::Look::HighContrast;
        else
            return refused(QStringLiteral("--theme takes light, dark or contrast, not '%1'.").arg(value));
    }
    if (parser.positionalArguments().size() > 1)
        return refused(QStringLiteral("Only one record can be opened at a time."));
    if (!parser.positionalArguments().isEmpty()) {
        line.recordFile = parser.positionalArguments().constFirst();
        const QFileInfo file(line.recordFile);
        if (!file.isFile() || !file.isReadable())
            return refused(QStringLiteral("The file '%1' cannot be read.").arg(line.recordFile));
    }
    if (parser.isSet(data)) {
        line.dataFolder = parser.value(data);
        if (line.dataFolder.isEmpty() || !disk::makeFolder(line.dataFolder))
            return refused(QStringLiteral("The folder '%1' cannot be made.").arg(line.dataFolder));
        line.dataFolder = QDir(line.dataFolder).absolutePath();
    }
    return line;
}

} // namespace app
