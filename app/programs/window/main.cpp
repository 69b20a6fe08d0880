// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/privacy.h"
#include "app/base/text/language.h"
#include "app/documents/game_library.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/settings/desktop_settings.h"
#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "app/ui/sound/sound_player.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/file_choice.h"
#include "app/window/shell/application.h"
#include "app/window/shell/command_line.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/pages.h"
#include "app/window/shell/settings_applier.h"
#include "app/window/shell/start_report.h"
#include "app/window/shell/window_system.h"
#include "lessons/documents/catalogue.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QTextStream>

#include <cstdio>
#include <memory>
#include <thread>

namespace {

std::unique_ptr<app::Application> makeApplication(int& argc, char** argv) {
    const app::WindowSystemGuard guard;
    return std::make_unique<app::Application>(argc, argv);
}

/// Reads a password, a line from the standard input, and prints it as a configuration keeps it.
int makeLock() {
    QTextStream input(stdin);
    const QString password = input.readLine();
    if (password.isEmpty()) {
        std::fputs("genotype-companion: --make-lock reads a password from the standard input.\n", stderr);
        return 2;
    }
    std::printf("lock=%s\n", qPrintable(app::TeacherLock::lockFor(password)));
    return 0;
}

/// What applies to this computer. What is wrong with it is said, here and in the window, and nothing more.
app::MachineConfig configured(const app::CommandLine& line) {
    const QString file = line.configFile.isEmpty() ? app::MachineConfig::usualFile() : line.configFile;
    const auto config = file.isEmpty() ? app::MachineConfig() : app::MachineConfig::read(file);
    app::MachineConfig::use(config);
    app::file_choice::setOffered(config.fileDialogs);
    return config;
}

/// How many mistakes of a configuration the window lists.
constexpr int mostShownProblems = 5;

/// Says what is wrong with how the program was started: in the terminal, and in the window unless it is
/// presenting, since a class has no use for it.
void report(app::MainWindow& window, const app::CommandLine& line, const QString& words,
            const QString& shorter = {}) {
    std::fprintf(stderr, "genotype-companion: %s\n", qPrintable(words));
    if (!line.present)
        window.say(shorter.isEmpty() ? words : shorter);
}

/// Whether the window has not yet said of this folder that others can read it: saying it at every start would
/// only be in the way.
bool isFirstTime(app::AppSettings& settings, const QString& dataFolder) {
    const QString key = QStringLiteral("toldOfOpenFolder");
    if (settings.file().value(key).toString() == dataFolder)
        return false;
    settings.file().setValue(key, dataFolder);
    settings.settle();
    return true;
}

} // namespace

int main(int argc, char** argv) {
    using app::CommandLine;
    app::disk::keepToOwner();
    QCoreApplication::setApplicationName(QStringLiteral("genotype-companion"));
    QCoreApplication::setOrganizationName(QStringLiteral("genotype-companion"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GENOTYPE_VERSION));
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const CommandLine line = CommandLine::parse(arguments);
    switch (line.kind) {
    case CommandLine::Kind::Help: std::fputs(qPrintable(CommandLine::help()), stdout); return 0;
    case CommandLine::Kind::Version: std::puts("genotype-companion " GENOTYPE_VERSION); return 0;
    case CommandLine::Kind::MakeLock: return makeLock();
    case CommandLine::Kind::Error:
        std::fprintf(stderr, "genotype-companion: %s\n", qPrintable(line.error));
        return 2;
    case CommandLine::Kind::Run: break;
    }

    const auto application = makeApplication(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Genotype Companion"));
    app::Theme::install();
    app::SoundPlayer::install(app::systemLoudspeaker());
    const app::MachineConfig config = configured(line);
    const bool ownFolder = !line.dataFolder.isEmpty();
    app::AppSettings settings(ownFolder ? QDir(line.dataFolder).filePath(QStringLiteral("settings.ini"))
                                        : QString());
    if (line.language)
        settings.language.setForThisRun(*line.language);
    if (line.look)
        settings.look.setForThisRun(*line.look);
    app::DesktopSettings desktop;
    QObject::connect(&desktop, &app::DesktopSettings::changed, &settings,
                     [&] { settings.setDesktop(desktop.wishes()); });
    constexpr int patience =
        300; // milliseconds: too short to notice, although a portal that must be started takes longer
    desktop.waitForAnswer(patience);
    const app::SettingsApplier applier(settings);
    // Home tells of the lessons. They are read while the window is made.
    const std::jthread reading(
        [language = app::languageInUse().toStdString()] { static_cast<void>(lessons::topics(language)); });
    settings.checkFile();

    const QString dataFolder = ownFolder ? line.dataFolder : app::GameLibrary::defaultFolder();
    const QStringList openFiles =
        app::disk::tighten(dataFolder) + app::disk::tightenFile(settings.file().fileName());
    app::AppContext context{settings, dataFolder, line.recordFile};
    // Lessons for everybody at this computer: /usr/local/share/genotype-companion/lessons and the like.
    context.lessonFolders << QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                       QStringLiteral("genotype-companion/lessons"),
                                                       QStandardPaths::LocateDirectory);
    app::MainWindow window(context);
    QObject::connect(application.get(), &app::Application::faultCaught, &window, &app::MainWindow::tellFault);
    app::registerPages(window, context);
    app::reportStart(window);
    if (line.kiosk)
        window.setKiosk();
    // A game that the program was started with is shown first.
    if (!line.recordFile.isEmpty())
        window.showPage(app::pageName(app::PageId::Play));
    const bool isShown = line.page.isEmpty() || app::showPart(window, line.page, line.part);
    window.show();
    if (line.present)
        window.present();
    if (const QString told = app::disk::openFilesWords(openFiles, dataFolder); !told.isEmpty()) {
        if (isFirstTime(settings, dataFolder))
            report(window, line, told);
        else
            std::fprintf(stderr, "genotype-companion: %s\n", qPrintable(told));
    }
    if (!isShown)
        report(window, line, app::noSuchPart(line.page, line.part));
    // What concerns everybody at this computer comes last, since a notice replaces the one before.
    if (const QString problem = config.problem(); !problem.isEmpty())
        report(window, line, problem, config.problem(mostShownProblems));
    return QApplication::exec();
}
