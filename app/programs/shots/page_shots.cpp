// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_library.h"
#include "app/documents/saved_games.h"
#include "app/games/genotype/herbarium.h"
#include "app/games/printed/box_page.h"
#include "app/learn/session/progress.h"
#include "app/programs/shots/scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/pages/games_page.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/play_page.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <functional>

namespace app {

using namespace genotype;

namespace {

genotype::Record fewRounds(const char* title, int players, int rounds) {
    Scene scene{.players = players, .at = [rounds](const State& state) { return state.round > rounds; }};
    if (rounds == 5)
        scene.at = {};
    genotype::Record record = playTo(scene);
    record.title = title;
    return record;
}

/// A folder as it might be after some weeks: unfinished games, a finished one, and one that was cut short, as
/// by a faulty memory stick. Their file names determine the order, because all are written at the same
/// moment.
void fillLibrary(const GameLibrary& library) {
    QDir().mkpath(library.gamesFolder());
    const auto write = [&library](const char* name, const QByteArray& text) {
        QFile file(library.gamesFolder() + QLatin1Char('/') + QLatin1String(name) + GameLibrary::suffix());
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("a game of a shot could not be written");
    };
    const auto text = [](const genotype::Record& record) {
        return QByteArray::fromStdString(toText(record));
    };
    write("finished", text(fewRounds("", 4, 5)));
    write("half", text(fewRounds("Biology club, table 2", 3, 2)));
    write("short", text(fewRounds("Monday, third lesson", 2, 1)));
    QByteArray damaged = text(fewRounds("", 5, 1));
    damaged.resize(damaged.size() * 2 / 3);
    damaged += "place nowhere\nend-turn\n";
    write("damaged", damaged);
}

std::unique_ptr<QWidget> savedGames(AppContext& context, const std::function<void(GamesPage&)>& prepare) {
    fillLibrary(GameLibrary(context.dataFolder));
    auto made = windowAt(context, QStringLiteral("games"));
    auto* page = qobject_cast<GamesPage*>(static_cast<MainWindow&>(*made).page(QStringLiteral("games")));
    page->refresh();
    while (!page->isComplete())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    prepare(*page);
    return made;
}

/// The page for a game with the real box, after what was entered.
std::unique_ptr<QWidget> boxPage(AppContext& context, const std::function<void(BoxSession&)>& enter) {
    auto made = windowAt(context, QStringLiteral("play"));
    made->findChild<PlayPage*>()->showBox();
    enter(made->findChild<BoxPage*>()->session());
    return made;
}

/// The second round of a game of three, with most of its dice.
void enterBoxGame(BoxSession& session) {
    BoxGame game;
    for (const char* name : {"Alina", "Marco", "Brandy"})
        game.seats.push_back({name, static_cast<int>(game.seats.size()), {}, 0, 0});
    session.begin(game);
    session.enter(*diceTyped("R 1 1 3 4 2 F 2 2 M 1 4 G 3 3 1 4 2 T 1 M 4 4 3"), 1);
    session.change([](BoxGame& changed) {
        changed.nextRound();
        changed.now().setParent(Trait::FlowerColour, Side::Top, Genotype::HomozygousRecessive);
        changed.now().setParent(Trait::PodColour, Side::Left, Genotype::HomozygousDominant);
        return true;
    });
    session.enter(*diceTyped("R 2 4 4 F 1 3 3 M G 2"), 2);
}

void countBoxGame(BoxSession& session) {
    enterBoxGame(session);
    session.change([](BoxGame& game) {
        game.counting = true;
        game.seats[0].plants = {4, 6, 3};
        game.seats[1].plants = {7, 5};
        game.seats[2].plants = {4, 4, 2, 5};
        game.seats[1].coins = 4;
        game.seats[2].markers = 2;
        game.goals[0][0] = {0, 2};
        game.goals[2][1] = {2, 1};
        return true;
    });
}

const SavedGame& firstOf(const GamesPage& page, const std::function<bool(const SavedGame&)>& wanted) {
    const auto found = std::find_if(page.games().begin(), page.games().end(), wanted);
    if (found == page.games().end())
        qFatal("a shot's library lacks a game");
    return *found;
}

/// The help at the rules from A to Z, with these words in its search.
std::unique_ptr<QWidget> rules(AppContext& context, const QString& id, const QString& search) {
    auto made = windowAt(context, QStringLiteral("help"));
    auto* page = qobject_cast<HelpPage*>(static_cast<MainWindow&>(*made).page(QStringLiteral("help")));
    page->showRule(id);
    if (!search.isEmpty())
        page->findChild<QLineEdit*>()->setText(search);
    return made;
}

/// The herbarium after some games, one of them with pink flowers.
std::unique_ptr<QWidget> herbarium(AppContext& context, int plants, const char* page = "herbarium") {
    QList<BredPlant> bred;
    for (int i = 0; i < plants; ++i)
        bred << BredPlant{static_cast<PlantId>(i * 7 % plantCardCount),
                          QStringLiteral("game-%1.genotype").arg(i / 6),
                          i % 2 == 0 ? QStringLiteral("Biology club, table 2") : QString(),
                          QStringLiteral("Alina"),
                          QDate(2026, 3, 4).addDays(i / 6),
                          1 + i % 5,
                          static_cast<std::size_t>(20 + i),
                          i < 6 ? Inheritance::IncompleteDominance : Inheritance::CompleteDominance,
                          Inheritance::CompleteDominance};
    if (plants > 0) {
        BredPlant again = bred[0]; // in another game, with purple flowers
        again.step += 1;
        again.flowerColour = Inheritance::CompleteDominance;
        bred << again;
        Herbarium(context.dataFolder).add(bred);
    }
    return windowAt(context, QLatin1String(page));
}

/// The start page of somebody who has played, bred some plants and done a lesson and a half.
std::unique_ptr<QWidget> home(AppContext& context) {
    fillLibrary(GameLibrary(context.dataFolder));
    // What has been read once is known when the page asks.
    const GameLibrary library(context.dataFolder);
    SavedGames read(library);
    read.remember(library.gamesFolder() + QStringLiteral("/half") + GameLibrary::suffix());
    read.refresh();
    while (!read.isComplete())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    Progress progress(context.dataFolder);
    progress.setCurrent(QStringLiteral("Alina"));
    for (const auto& [lesson, steps] : {std::pair("garden", 15), std::pair("square", 3)}) {
        Progress::Topic topic = progress.topic(QLatin1String(lesson));
        topic.stepsDone = steps;
        progress.setTopic(QLatin1String(lesson), topic);
    }
    return herbarium(context, 23, "home");
}

} // namespace

void registerPageShots(ShotCatalogue& catalogue) {
    const auto brief = ShotCatalogue::brief();
    catalogue.add(QStringLiteral("home"), ShotCatalogue::withLargest(), &home);
    catalogue.add(QStringLiteral("home-first-visit"), ShotCatalogue::usual(),
                  [](AppContext& context) { return windowAt(context, QStringLiteral("home")); });
    catalogue.add(QStringLiteral("help"), ShotCatalogue::usual(),
                  [](AppContext& context) { return windowAt(context, QStringLiteral("help")); });
    catalogue.add(QStringLiteral("help-rules"), ShotCatalogue::usual(),
                  [](AppContext& context) { return rules(context, QStringLiteral("gardening"), {}); });
    catalogue.add(QStringLiteral("help-rules-found"), brief, [](AppContext& context) {
        return rules(context, QStringLiteral("gardening"), QStringLiteral("rake"));
    });
    catalogue.add(QStringLiteral("herbarium"), ShotCatalogue::usual(),
                  [](AppContext& context) { return herbarium(context, 23); });
    catalogue.add(QStringLiteral("herbarium-none-yet"), brief,
                  [](AppContext& context) { return herbarium(context, 0); });
    catalogue.add(QStringLiteral("games-none-yet"), brief,
                  [](AppContext& context) { return windowAt(context, QStringLiteral("games")); });
    catalogue.add(QStringLiteral("games"), ShotCatalogue::usual(), [](AppContext& context) {
        return savedGames(context, [](GamesPage& page) {
            page.select(
                firstOf(page, [](const SavedGame& game) { return game.title.startsWith(u"Biology"); }).path);
        });
    });
    catalogue.add(QStringLiteral("games-damaged"), brief, [](AppContext& context) {
        return savedGames(context, [](GamesPage& page) {
            page.select(firstOf(page, [](const SavedGame& game) { return !game.playable(); }).path);
        });
    });
    catalogue.add(QStringLiteral("box-setup"), brief,
                  [](AppContext& context) { return boxPage(context, [](BoxSession&) {}); });
    catalogue.add(QStringLiteral("box-round"), ShotCatalogue::usual(),
                  [](AppContext& context) { return boxPage(context, &enterBoxGame); });
    catalogue.add(QStringLiteral("box-points"), brief,
                  [](AppContext& context) { return boxPage(context, &countBoxGame); });
    for (const char* question : {"rename", "delete"})
        catalogue.add(
            QStringLiteral("games-") + QLatin1String(question), brief, [question](AppContext& context) {
                return savedGames(context, [question](GamesPage& page) {
                    page.select(
                        firstOf(page, [](const SavedGame& game) { return !game.title.isEmpty(); }).path);
                    page.findChild<QPushButton*>(QLatin1String(question))->click();
                });
            });
}

} // namespace app
