// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "tests/app/games/genotype/board_driver.h"

#include "app/documents/game_library.h"
#include "app/documents/journal.h"
#include "app/games/genotype/genotype_table.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/play_page.h"
#include "tests/app/base/files/painted_lines.h"
#include "tests/app/documents/table.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <cstdio>

using namespace app;

namespace {

constexpr const char* folderVariable = "GENOTYPE_TEST_WINDOW_FOLDER";
constexpr const char* seedVariable = "GENOTYPE_TEST_WINDOW_SEED";
using tests::patience;

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The Play page with a folder: continues the game that was left, or starts one. Calls `painted` when a
/// change has been painted; stops when the game is over. False if the game does not end.
bool playInTheWindow(const QString& folder, std::uint64_t seed,
                     const std::function<void(const QByteArray&)>& painted) {
    Theme::install();
    AppSettings settings(QDir(folder).filePath(QStringLiteral("settings.ini")));
    settings.botPace.set(BotPace::Instant);
    AppContext context{settings, folder, {}};
    PlayPage page(context);
    page.resize(1294, 690);
    page.show();
    if (!QTest::qWaitForWindowExposed(&page))
        return false;
    const auto left = GameLibrary(folder).lastUnfinished();
    if (left)
        page.open(left->path);
    else
        page.start(tests::table(4, 2, seed));
    auto& played = *qobject_cast<GenotypeTable*>(&page.table());
    GameDocument& document = played.document();
    if (!document.journal())
        return false;
    painted(document.journal()->path().toUtf8() + '\n');
    QObject::connect(&document, &GameDocument::changed, &page, [&](const Change& change) {
        played.board()->repaint();
        painted(QByteArray::fromStdString(paintedLines(document, change)));
    });
    core::Random random(seed + document.steps().size());
    for (int clicks = 0; !document.state().finished() && clicks < 20'000; ++clicks) {
        QCoreApplication::processEvents();
        if (played.viewer().isToChoose() || played.viewer().isHandover())
            tests::clickSomething(*played.board(), played.viewer(), random);
    }
    return document.isFinished();
}

/// Reads until there are `lines` whole lines.
bool readLines(QProcess& process, QByteArray& output, int lines) {
    while (output.count('\n') < lines) {
        if (process.bytesAvailable() == 0 && !process.waitForReadyRead(patience))
            return false;
        output += process.readAllStandardOutput();
    }
    return true;
}

/// Kills a program that plays in a window, again and again; each continues with the game of the one before.
void killAtRandomMoments(int kills) {
    const QTemporaryDir folder;
    core::Random random(77);
    int midGame = 0;
    qsizetype lines = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(folderVariable), folder.path());
        environment.insert(QString::fromLatin1(seedVariable), QString::number(100 + kill));
        process.setProcessEnvironment(environment);
        process.setStandardErrorFile(QProcess::nullDevice());
        const auto before = GameLibrary(folder.path()).lastUnfinished();
        const QByteArray known = before ? table::unsealed(contentOf(before->path)) : QByteArray();
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("WindowCrashTest"), QStringLiteral("aGameInTheWindowIsKeptWhole"),
                       QStringLiteral("-silent")});
        QByteArray output;
        // Qt Test's own first lines come before the path; the path is the one that ends in the suffix.
        qsizetype start = -1;
        while (start < 0) {
            QVERIFY(readLines(process, output, static_cast<int>(output.count('\n')) + 1));
            start = output.indexOf(folder.path().toUtf8());
            if (start >= 0 && output.indexOf('\n', start) < 0)
                start = -1;
        }
        const qsizetype first = output.indexOf('\n', start) + 1;
        const QString path = QString::fromUtf8(output.mid(start, first - 1 - start));
        const int wanted = static_cast<int>(random.below(9));
        // False when the game is over first: then the program has ended by itself.
        readLines(process, output, static_cast<int>(output.left(first).count('\n')) + wanted);
        process.kill();
        QVERIFY2(tests::ends(process), output.constData());
        output += process.readAllStandardOutput();
        const QByteArray painted = output.mid(first, output.lastIndexOf('\n') + 1 - first);
        lines += painted.count('\n');

        const QByteArray content = table::unsealed(contentOf(path));
        const qsizetype from =
            before && path == before->path ? known.lastIndexOf('\n') + 1 : content.indexOf("\n\n") + 2;
        if (!painted.contains("Totals:"))
            QVERIFY2(content.mid(from).startsWith(painted), (content + "\npainted:\n" + painted).constData());
        const OpenedGame opened = Journal::reopen(path);
        QVERIFY2(opened.ok(), qPrintable(opened.message));
        midGame += !genotype::replay(opened.record()).state.finished();
    }
    qInfo("%d kills, %d in mid-game, %d painted lines", kills, midGame, static_cast<int>(lines));
    QVERIFY(midGame > kills * 8 / 10);
    QVERIFY(lines > kills);
}

} // namespace

/// What has been painted in the window is in the file, whenever the program dies.
class WindowCrashTest : public QObject {
    Q_OBJECT

private slots:
    /// The process that the next test kills runs this slot too, and prints what it has painted.
    void aGameInTheWindowIsKeptWhole() {
        if (qEnvironmentVariableIsSet(folderVariable)) {
            playInTheWindow(qEnvironmentVariable(folderVariable),
                            qEnvironmentVariable(seedVariable).toULongLong(), [](const QByteArray& lines) {
                                std::fputs(lines.constData(), stdout);
                                std::fflush(stdout);
                            });
            std::_Exit(0);
        }
        const QTemporaryDir folder;
        QByteArray all;
        QVERIFY(playInTheWindow(folder.path(), 3, [&all](const QByteArray& lines) { all += lines; }));
        const QString path = QString::fromUtf8(all.left(all.indexOf('\n')));
        const QByteArray content = table::unsealed(contentOf(path));
        QCOMPARE(content.mid(content.indexOf("\n\n") + 2), all.mid(all.indexOf('\n') + 1));
    }

    void losesNoPaintedActionWhenKilledAtRandomMoments() { killAtRandomMoments(25); }
};

GENOTYPE_TEST(WindowCrashTest, long)

/// The same, for a minute or two.
class HundredCrashesTest : public QObject {
    Q_OBJECT

private slots:
    void losesNoPaintedActionWhenKilledAtAHundredRandomMoments() { killAtRandomMoments(100); }
};

GENOTYPE_TEST(HundredCrashesTest, long)
#include "window_crash_test.moc"
