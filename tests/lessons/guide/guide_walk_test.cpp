// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"
#include "lessons/guide/guide_walk.h"
#include "test_registry.h"

#include "lessons/guide/useful.h"

#include <QtTest/QTest>

#include <functional>
#include <set>

using namespace genotype;
using namespace lessons;

namespace {

/// The pupil's move at a moment of the guided game.
using Pupil = std::function<Action(const GuideWalk::Shown&, const GuideScene&, const ActionList&)>;

Action byNovice(const State& state, const ActionList& legal) {
    core::Random random(state.rolls + 7u * state.round + 31u * state.pending.size());
    return Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random);
}

Setup withSeed(Setup setup, std::uint64_t seed) {
    setup.seed = seed;
    return setup;
}

/// A guided game as it is played to its end.
struct Playing {
    std::uint64_t seed = guideIn("en").seed;
    const Guide& guide = guideIn("en");
    GuideWalk walk{guide};
    State state = newGame(withSeed(guidedGame(guide, "Ada").setup, seed));
    GuideStanding standing = walk.begin(state);
    /// Every section of which a step was shown.
    std::set<std::size_t> taught{};
    QString trouble{};

    bool play(const Pupil& pupil, bool presses) {
        for (int turns = 0; !state.finished(); ++turns) {
            if (turns > 2000)
                return fail("the game does not end");
            const GuideScene scene(state);
            const GuideWalk::Shown shown = walk.shown(standing.place, scene);
            if (shown.text.empty())
                return fail("the guide says nothing");
            if (shown.isStep)
                taught.insert(standing.place.section);
            if (shown.isRead && (presses || !scene.isPupilsChoice())) {
                const GuideStanding further = walk.next(standing, state);
                if (!isFurther(further.place, standing.place))
                    return fail("the guide does not go on");
                standing = further;
                continue;
            }
            if (!move(pupil, shown, scene))
                return false;
        }
        return walk.isOver(standing.place) || fail("the guide is not over");
    }

    bool move(const Pupil& pupil, const GuideWalk::Shown& shown, const GuideScene& scene) {
        ActionList legal;
        legalActions(state, legal);
        const Action action = scene.isPupilsChoice() ? pupil(shown, scene, legal) : byNovice(state, legal);
        const State before = state;
        std::vector<Event> events;
        applyLegal(state, action, &events);
        const GuideStanding further = walk.after(standing, {before, before.actor, action, events, state});
        if (further.place != standing.place && !isFurther(further.place, standing.place))
            return fail("the guide went back");
        standing = further;
        return true;
    }

    static bool isFurther(const GuidePlace& place, const GuidePlace& than) {
        return place.section > than.section || (place.section == than.section && place.step > than.step);
    }

    bool fail(const char* what) {
        trouble = QStringLiteral("%1, in section %2, step %3")
                      .arg(QString::fromLatin1(what))
                      .arg(standing.place.section)
                      .arg(standing.place.step);
        return false;
    }
};

Pupil obedient() {
    return [](const GuideWalk::Shown& shown, const GuideScene& scene, const ActionList& legal) {
        return askedFor(shown, scene).value_or(byNovice(scene.state(), legal));
    };
}

} // namespace

class GuideWalkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoFollowsTheGuideSeesEverySection() {
        Playing game;
        QVERIFY2(game.play(obedient(), true), qPrintable(game.trouble));
        QCOMPARE(game.taught.size(), game.guide.sections.size());
    }

    void whoFollowsTheGuideCompletesAPlant() {
        Playing game;
        QVERIFY2(game.play(obedient(), true), qPrintable(game.trouble));
        QVERIFY(score(game.state, pupilSeat).harvestedPlants > 0);
    }

    void whoFollowsTheGuideWins() {
        Playing game;
        QVERIFY2(game.play(obedient(), true), qPrintable(game.trouble));
        QCOMPARE(int(winners(game.state)), 1 << pupilSeat);
    }

    void whoHarvestsIsToldWhatItBrings() {
        const Guide& guide = guideIn("en");
        const GuideWalk walk(guide);
        const State state = newGame(guidedGame(guide, "Ada").setup);
        const GuideStanding atTheEnd{{guide.sections.size() - 1, 1}, {}};
        const Action harvest = parseAction("harvest").value();
        const auto saidAfter = [&](Seat seat) {
            event::PlantHarvested harvested;
            harvested.seat = seat;
            const std::vector<Event> events{harvested};
            return walk.after(atTheEnd, {state, seat, harvest, events, state}).remark;
        };
        QVERIFY(!guide.harvested.empty());
        QCOMPARE(saidAfter(pupilSeat), guide.harvested);
        QCOMPARE(saidAfter(1 - pupilSeat), std::string());
    }

    void goalsAreSpokenOfOnlyWhileAMarkerCanBePlaced() {
        Playing game;
        int told = 0;
        const Pupil reader = [&](const GuideWalk::Shown& shown, const GuideScene& scene,
                                 const ActionList& legal) {
            if (QByteArray::fromStdString(shown.text).startsWith("Research goals")) {
                ++told;
                if (scene.state().now().kind != PendingKind::Marker)
                    game.trouble = QStringLiteral("during another choice");
            }
            return obedient()(shown, scene, legal);
        };
        QVERIFY2(game.play(reader, false), qPrintable(game.trouble));
        QVERIFY2(game.trouble.isEmpty(), qPrintable(game.trouble));
        QVERIFY(told > 0);
    }

    void whereOnlyTheGraftKnifeTakesADieTheGuideNamesIt() {
        int told = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Playing game{.seed = seed};
            const Pupil watcher = [&](const GuideWalk::Shown& shown, const GuideScene& scene,
                                      const ActionList& legal) {
                const std::size_t knives = scene.matching({"die * knife*", false}).size();
                if (knives > 0 && knives == scene.matching({"die *", false}).size()) {
                    ++told;
                    if (!shown.isRead && !QByteArray::fromStdString(shown.text).contains("Graft Knife"))
                        game.trouble = QString::fromStdString(shown.text);
                }
                return obedient()(shown, scene, legal);
            };
            QVERIFY2(game.play(watcher, true), qPrintable(game.trouble));
            QVERIFY2(game.trouble.isEmpty(), qPrintable(game.trouble));
        }
        QVERIFY(told > 0);
    }

    void nobodyGetsStuckWhateverIsPlayed() {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            core::Random random(seed);
            Playing game;
            const bool presses = seed % 2 == 0;
            const Pupil anybody = [&random](const GuideWalk::Shown&, const GuideScene&,
                                            const ActionList& legal) {
                return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            };
            QVERIFY2(game.play(anybody, presses), qPrintable(QString::number(seed) + ": " + game.trouble));
        }
    }

    void nobodyGetsStuckWhoSkipsSections() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            core::Random random(seed);
            Playing game;
            const Pupil impatient = [&](const GuideWalk::Shown&, const GuideScene& scene,
                                        const ActionList& legal) {
                if (random.below(6) == 0 && game.standing.place.section + 1 < game.guide.sections.size())
                    game.standing = game.walk.skip(game.standing, scene.state());
                return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            };
            QVERIFY2(game.play(impatient, true), qPrintable(QString::number(seed) + ": " + game.trouble));
        }
    }

    void everyChoiceHasAnAsideExceptTheMarker() {
        std::set<PendingKind> covered{PendingKind::Marker};
        for (const GuideView& aside : guideIn("en").asides)
            if (aside.when.offered.empty())
                covered.insert(aside.when.choice.begin(), aside.when.choice.end());
        QCOMPARE(covered.size(), static_cast<std::size_t>(PendingKind::Purchase) + 1);
    }

    void anotherMoveIsSaidToBeFineAndTheGuideGoesOn() {
        Playing game;
        const std::size_t marker = 1;
        QVERIFY2(playTo(game, marker), qPrintable(game.trouble));
        const GuideScene scene(game.state);
        const auto nursery = scene.matching({"place nursery", false});
        QVERIFY(!nursery.empty());
        const State before = game.state;
        std::vector<Event> events;
        applyLegal(game.state, nursery.front(), &events);
        const GuideStanding after =
            game.walk.after(game.standing, {before, before.actor, nursery.front(), events, game.state});
        QCOMPARE(after.remark, game.guide.sections[marker].steps[0].insteadText);
        QCOMPARE(after.place.section, marker + 1);
    }

    void oneMoveCanCompleteTheStepsOfTwoSections() {
        Playing game;
        QVERIFY2(playTo(game, 1), qPrintable(game.trouble));
        game.standing = game.walk.skip(game.standing, game.state);
        // Read and unread: the first step of this section is only to be read.
        const auto genes = GuideScene(game.state).matching({"place genes-*", false});
        QVERIFY(!genes.empty());
        const State before = game.state;
        std::vector<Event> events;
        applyLegal(game.state, genes.front(), &events);
        const GuideStanding after =
            game.walk.after(game.standing, {before, before.actor, genes.front(), events, game.state});
        QCOMPARE(after.place, (GuidePlace{2, 2}));
        QVERIFY(after.remark.empty());
    }

    void aTileIsUsefulIfMoreCellsShowWhatAPlantNeeds() {
        Playing game;
        QVERIFY2(playTo(game, 1), qPrintable(game.trouble));
        State state = game.state;
        state.player(pupilSeat).plots = {};
        const PlantId pure = [] {
            for (PlantId plant = 0; plant < plantCardCount; ++plant)
                if (plantCard(plant).has(Trait::SeedShape) &&
                    plantCard(plant).genotype(Trait::SeedShape) == Genotype::HomozygousRecessive)
                    return plant;
            return noPlant;
        }();
        state.player(pupilSeat).plots[0] = {pure, 0};
        applyLegal(state, act::placeMarker(Space::ParentGenesR), nullptr);
        QVERIFY(isUseful(state, act::placeGeneTile(Side::Left, Genotype::HomozygousRecessive)));
        QVERIFY(!isUseful(state, act::placeGeneTile(Side::Left, Genotype::HomozygousDominant)));
        QVERIFY(!isUseful(state, act::leaveGeneTiles()));
    }

    void theRecordOfTheGuidedGameIsRecognised() {
        const Guide& guide = guideIn("de");
        Record record = guidedGame(guide, "Ada");
        QVERIFY(isGuided(guideIn("en"), record));
        record.title = "Renamed";
        QVERIFY(isGuided(guide, record));
        Record other = record;
        other.setup.seed += 1;
        QVERIFY(!isGuided(guide, other));
        other = record;
        other.seats[1].kind = "person";
        QVERIFY(!isGuided(guide, other));
    }

private:
    /// Plays until a step of that section is due.
    static bool playTo(Playing& game, std::size_t section) {
        for (int turns = 0; turns < 500 && !game.state.finished(); ++turns) {
            const GuideScene scene(game.state);
            const GuideWalk::Shown shown = game.walk.shown(game.standing.place, scene);
            if (game.standing.place.section >= section && shown.isStep)
                return game.standing.place.section == section || game.fail("the section is gone");
            if (shown.isRead)
                game.standing = game.walk.next(game.standing, game.state);
            else if (!game.move(obedient(), shown, scene))
                return false;
        }
        return game.fail("the section does not come");
    }
};

GENOTYPE_TEST(GuideWalkTest)
#include "guide_walk_test.moc"
