// SPDX-License-Identifier: GPL-3.0-or-later
#include "any_hand.h"

#include "app/documents/document_of.h"
#include "app/documents/game_library.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/application.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtTest/QTest>

#include <cstdio>

using namespace app;

namespace {

constexpr qint64 patience = 60'000; // milliseconds without a step

/// Exactly the lines that the journal must hold for a change.
template <typename G> QByteArray linesOf(const DocumentOf<G>& document, const Change& change) {
    std::string lines;
    if (change.kind == Change::Kind::Undone)
        lines = core::undoLine(change.before - change.after);
    else
        for (std::size_t i = change.before; i < change.after; ++i)
            lines += core::actionLine<G>(i + 1, document.steps()[i].actor, document.steps()[i].action);
    return QByteArray::fromStdString(lines);
}

/// In a single write, which a kill cannot cut in two.
void print(const QByteArray& lines) {
    std::fwrite(lines.constData(), 1, std::size_t(lines.size()), stdout);
    std::fflush(stdout);
}

/// Plays the page's game to its end; false if it gets stuck.
template <typename G> bool play(PlayPage& page, std::uint64_t seed) {
    auto& document = dynamic_cast<DocumentOf<G>&>(page.table().document());
    if (!document.journal())
        return false;
    print("open " + QByteArray::number(qulonglong(document.stepCount())) + ' ' +
          document.journal()->path().toUtf8() + '\n');
    QObject::connect(&document, &TableDocument::changed, &page, [&](const Change& change) {
        page.table().board()->repaint();
        print(linesOf(document, change));
    });
    core::Random chance(seed + document.stepCount());
    QElapsedTimer sinceStep;
    sinceStep.start();
    QObject::connect(&document, &TableDocument::changed, &page, [&sinceStep] { sinceStep.start(); });
    while (!document.isFinished() && !sinceStep.hasExpired(patience)) {
        QCoreApplication::processEvents();
        // A bot may be thinking on another thread; but some wait until the person has seen something.
        const TableBots& bots = page.table().bots();
        if (bots.isBotsTurn() && !bots.pauses())
            continue;
        if (chance.below(12) == 0 && document.canUndo())
            document.undo();
        else if (chance.below(4) == 0 && document.canRedo())
            document.redo();
        else
            tests::playOn(page.table(), chance);
    }
    return document.isFinished();
}

/// Continues the game of that kind that was left in the folder, or begins one.
template <typename G> bool playIn(PlayPage& page, const QString& folder, std::uint64_t seed) {
    page.choose(QString::fromLatin1(G::id.data(), qsizetype(G::id.size())));
    if (const auto left = GameLibrary(folder).lastUnfinished())
        page.open(left->path);
    else
        page.start(tests::mixedTable<G>(seed));
    return play<G>(page, seed);
}

} // namespace

/// A game in a window that plays itself and can be killed: `kills_player FOLDER GAME SEED`. First it prints a
/// line "open STEPS FILE"; then, after each change has been painted, the lines that the file must hold for
/// it. Ends with 0 when the game is over.
int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: kills_player FOLDER GAME SEED\n", stderr);
        return 2;
    }
    const Application application(argc, argv);
    Theme::install();
    const QString folder = QDir(QString::fromLocal8Bit(argv[1])).absolutePath();
    const QString game = QString::fromLocal8Bit(argv[2]);
    const std::uint64_t seed = QString::fromLocal8Bit(argv[3]).toULongLong();
    AppSettings settings(QDir(folder).filePath(QStringLiteral("settings.ini")));
    settings.botPace.set(BotPace::Instant);
    settings.makesOnlyChoices.set(false);
    settings.roundUps.set(false);
    AppContext context{settings, folder, {}};
    PlayPage page(context);
    page.resize(1294, 690);
    page.show();
    bool over = false;
    const bool known = games::Games::forEach([&]<typename G>() {
        if (game != QLatin1String(G::id.data(), qsizetype(G::id.size())))
            return false;
        over = playIn<G>(page, folder, seed);
        return true;
    });
    return known && over ? 0 : 1;
}
