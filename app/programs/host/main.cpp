// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/base/files/privacy.h"
#include "app/base/text/languages.h"
#include "app/base/text/translations.h"
#include "app/documents/lesson_shelf.h"
#include "app/documents/report_export.h"
#include "app/documents/report_words.h"
#include "app/network/server/class_archive.h"
#include "app/network/server/class_folder.h"
#include "app/network/server/host_options.h"
#include "lessons/reports/class_report.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QSocketNotifier>
#include <QtCore/QStandardPaths>
#include <QtCore/QUrl>

#include <csignal>
#include <cstdio>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace {

void say(const QString& line) {
    std::fputs(qPrintable(line + QLatin1Char('\n')), stdout);
    std::fflush(stdout);
}

int complain(const QString& line) {
    std::fputs(qPrintable(QStringLiteral("genotype-host: ") + line + QLatin1Char('\n')), stderr);
    return 2;
}

#ifndef Q_OS_WIN
int wakeEnd = -1;

extern "C" void wake(int) {
    const char byte = 0;
    // If the pipe is full, it has been woken.
    static_cast<void>(!write(wakeEnd, &byte, 1));
}

/// Shuts down cleanly on request: the last changes are saved, and clients get a message first.
void endWhenAsked(QCoreApplication& application, app::HostedClass& hosted) {
    int ends[2];
    if (pipe(ends) != 0)
        return;
    wakeEnd = ends[1];
    auto* const notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, &application);
    QObject::connect(&hosted, &app::HostedClass::closed, &application, &QCoreApplication::quit);
    QObject::connect(notifier, &QSocketNotifier::activated, &hosted, [&hosted] {
        if (hosted.state() == app::HostedClass::State::Closed)
            QCoreApplication::quit();
        hosted.close();
    });
    std::signal(SIGTERM, wake);
    std::signal(SIGINT, wake);
}
#else
void endWhenAsked(QCoreApplication&, app::HostedClass&) {}
#endif

QString reason(app::HostedClass::Trouble trouble, const app::HostedClass::Settings& settings) {
    using Trouble = app::HostedClass::Trouble;
    switch (trouble) {
    case Trouble::Folder: return QStringLiteral("nothing can be saved in %1").arg(settings.folder);
    case Trouble::OtherHost:
        return QStringLiteral("another program hosts the class in %1").arg(settings.folder);
    case Trouble::Damaged: return QStringLiteral("the class in %1 is damaged").arg(settings.folder);
    case Trouble::Database: return QStringLiteral("the database cannot be opened");
    case Trouble::Silent: return QStringLiteral("the database does not answer");
    case Trouble::Earlier:
        return QStringLiteral("an earlier version of the program kept this class: --report still writes its "
                              "reports; begin a new class with another --data-dir%1")
            .arg(settings.database.isEmpty() ? QString() : QStringLiteral(" and another --database"));
    case Trouble::Contents: return QStringLiteral("the class cannot be read");
    case Trouble::Tables: return QStringLiteral("a table cannot be saved");
    case Trouble::Code: return QStringLiteral("the code of the class cannot be worked out");
    case Trouble::PortTaken: return QStringLiteral("another program listens on port %1").arg(settings.port);
    case Trouble::Network: return QStringLiteral("cannot listen");
    }
    return {};
}

/// What the person who started it has to know. The first line is for programs too.
void sayWhatIsOpen(const app::HostedClass& hosted, const app::HostedClass::Settings& settings) {
    const app::ClassHost& host = hosted.host();
    say(QStringLiteral("listening on port %1").arg(host.port()));
    if (hosted.authenticator()) {
        say(QStringLiteral("the code of the class: %1").arg(hosted.authenticator()->words()));
        for (const QString& address : hosted.addresses())
            say(QStringLiteral("its address: %1:%2").arg(address).arg(host.port()));
        if (settings.questionPort == 0)
            say(QStringLiteral("it does not answer searches, as --search-port 0 wants it"));
        else if (!hosted.isFound())
            say(QStringLiteral("it does not answer searches, since another program has their port"));
    }
    say(QStringLiteral("the teacher's key is in %1").arg(QDir::toNativeSeparators(hosted.teacherKeyFile())));
    say(QStringLiteral("%1 tables, %2 members").arg(host.tables().size()).arg(host.memberCount()));
    for (const QString& lost : host.lost())
        complain(QStringLiteral("a table is left out, since its game cannot be read: %1").arg(lost));
}

/// What can be done about a class that is damaged.
void sayHowToGoOn(const QString& folder, const QString& database) {
    const QString copy = database.isEmpty() ? app::ClassFolder::copyIn(folder) : QString();
    if (copy.isEmpty())
        complain(
            QStringLiteral("nothing was changed; there is no copy, so bring back a backup of %1, or move the "
                           "folder away to begin a new class")
                .arg(QDir::toNativeSeparators(folder)));
    else
        complain(QStringLiteral("nothing was changed; --older-copy opens the class as it was at %1")
                     .arg(QFileInfo(copy).lastModified().toString(Qt::ISODate)));
}

void tellDamage() {
    for (const QString& told : app::DamageLog::current().take())
        complain(told);
}

/// Writes what the class has learned; the exit code.
int report(const app::HostOptions& options) {
    using Trouble = app::ClassArchive::Trouble;
    const QString& folder = options.hosted.folder;
    Trouble trouble{};
    QString details;
    const auto kept = app::ClassArchive::read(folder, options.hosted.database, &trouble, &details);
    if (!kept && trouble == Trouble::NoClass)
        return complain(QStringLiteral("there is no class in %1").arg(folder));
    if (!kept)
        return complain(reason(trouble == Trouble::Database  ? app::HostedClass::Trouble::Database
                               : trouble == Trouble::Damaged ? app::HostedClass::Trouble::Damaged
                                                             : app::HostedClass::Trouble::Contents,
                               options.hosted) +
                        QStringLiteral(": ") + details);
    tellDamage();
    const app::LessonShelf shelf(options.lessonFolders +
                                 QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                           QStringLiteral("genotype-companion/lessons"),
                                                           QStandardPaths::LocateDirectory));
    const lessons::ReportTexts texts = app::reportTexts(shelf);
    auto records = kept->records();
    if (options.hidesNames)
        records = lessons::withoutNames(records, texts);
    if (const QString problem = app::saveReports(options.reportFolder, records, texts); !problem.isEmpty())
        return complain(problem);
    if (kept->isHosted)
        say(QStringLiteral("a program hosts this class now; what comes in later is not in the report"));
    say(QStringLiteral("the report on %1 pupils is in %2")
            .arg(records.size())
            .arg(QDir::toNativeSeparators(options.reportFolder)));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    app::disk::keepToOwner();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("genotype-host"));
    const auto options = app::HostOptions::parse(QCoreApplication::arguments());
    switch (options.kind) {
    case app::HostOptions::Kind::Help: std::fputs(qPrintable(options.text), stdout); return 0;
    case app::HostOptions::Kind::Version: say(QStringLiteral("genotype-host " GENOTYPE_VERSION)); return 0;
    case app::HostOptions::Kind::Error: return complain(options.text);
    case app::HostOptions::Kind::Report:
    case app::HostOptions::Kind::Run: break;
    }
    app::Translations translations;
    const QString language = options.language.isEmpty() ? QLocale().name().left(2) : options.language;
    translations.use(app::isSpoken(language) ? language : QStringLiteral("en"));
    const QString& folder = options.hosted.folder;
    if (const QString told = app::disk::openFilesWords(app::disk::tighten(folder), folder); !told.isEmpty())
        complain(told);
    if (options.kind == app::HostOptions::Kind::Report)
        return report(options);

    app::HostedClass hosted;
    QObject::connect(&app::DamageLog::current(), &app::DamageLog::reported, &hosted, tellDamage);
    QObject::connect(&hosted, &app::HostedClass::opened, &hosted, [&hosted, &options] {
        QObject::connect(&hosted.host(), &app::ClassHost::happened, &hosted, say);
        sayWhatIsOpen(hosted, options.hosted);
    });
    QObject::connect(&hosted, &app::HostedClass::failed, &hosted,
                     [&](app::HostedClass::Trouble trouble, const QString& details) {
                         QString why = reason(trouble, options.hosted);
                         if (trouble == app::HostedClass::Trouble::Damaged)
                             sayHowToGoOn(folder, options.hosted.database);
                         const int code =
                             complain(details.isEmpty() ? why : why + QStringLiteral(": ") + details);
                         // Once the event loop runs, which it does not yet at the first faults.
                         QMetaObject::invokeMethod(
                             &application, [code] { QCoreApplication::exit(code); }, Qt::QueuedConnection);
                     });
    if (!QUrl(options.hosted.database).password().isEmpty())
        complain(QStringLiteral("everybody on this computer can see the password in --database; the variable "
                                "PGPASSWORD, or the file that PGPASSFILE names, keeps it secret"));
    endWhenAsked(application, hosted);
    hosted.open(options.hosted);
    return QCoreApplication::exec();
}
