// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/cards_sounds.h"
#include "app/games/genomewars/wars_sounds.h"
#include "app/games/genotype/board_sounds.h"
#include "app/ui/sound/sounds.h"
#include "engine/games/games.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cstdlib>
#include <set>

using app::Sound;

namespace {

/// What is heard in some whole games of random choices.
template <typename G> std::set<Sound> heardIn(const typename G::Setup& setup, int games) {
    std::set<Sound> heard;
    for (int game = 0; game < games; ++game) {
        typename G::Setup own = setup;
        own.seed += static_cast<std::uint64_t>(game);
        std::vector<typename G::Event> events;
        typename G::State state = G::newGame(own, &events);
        core::Random random(own.seed);
        while (!state.finished()) {
            typename G::ActionList legal;
            G::legalActions(state, legal);
            G::applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
        }
        for (const auto& event : events)
            if (const auto sound = app::soundOf(event))
                heard.insert(*sound);
    }
    return heard;
}

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT
private slots:
    void lastHalfASecondAtMostAreQuietAndEndInSilence() {
        for (int i = 0; i < app::soundCount; ++i) {
            const std::vector<std::int16_t> wave = app::samples(static_cast<Sound>(i));
            QVERIFY(wave.size() > 1000);
            QVERIFY(wave.size() <= std::size_t(app::sampleRate) * app::longestSound / 1000);
            int peak = 0;
            for (const std::int16_t value : wave)
                peak = std::max(peak, std::abs(int(value)));
            QCOMPARE(peak, 8192);
            QCOMPARE(wave.front(), std::int16_t(0));
            QVERIFY(std::abs(int(wave.back())) < 40);
        }
    }

    void areTheSameEachTimeAndAllDifferent() {
        std::set<std::vector<std::int16_t>> different;
        for (int i = 0; i < app::soundCount; ++i) {
            QCOMPARE(app::samples(static_cast<Sound>(i)), app::samples(static_cast<Sound>(i)));
            different.insert(app::samples(static_cast<Sound>(i)));
        }
        QCOMPARE(different.size(), std::size_t(app::soundCount));
    }

    void haveACaptionInBracketsEach() {
        std::set<QString> different;
        for (int i = 0; i < app::soundCount; ++i) {
            const QString words = app::caption(static_cast<Sound>(i));
            QVERIFY(words.startsWith(QLatin1Char('[')) && words.endsWith(QLatin1Char(']')));
            different.insert(words);
        }
        QCOMPARE(different.size(), std::size_t(app::soundCount));
    }

    void followGenotypeFromItsMarkersToItsEnd() {
        genotype::Setup setup;
        setup.players = 3;
        setup.seed = 1;
        const std::set<Sound> expected{Sound::Marker,  Sound::Card,  Sound::Tile,
                                       Sound::Coins,   Sound::Trait, Sound::Dice,
                                       Sound::Harvest, Sound::Round, Sound::End};
        const std::set<Sound> heard = heardIn<genotype::Game>(setup, 10);
        for (const Sound sound : expected)
            QVERIFY2(heard.contains(sound), qPrintable(app::caption(sound)));
    }

    void followGenomeWarsFromItsGenomesToItsEnd() {
        genomewars::Setup setup;
        setup.players = 4;
        setup.seed = 1;
        const std::set<Sound> expected{Sound::Marker, Sound::Tile,  Sound::Trait, Sound::Dice,
                                       Sound::Loss,   Sound::Round, Sound::End};
        QCOMPARE(heardIn<genomewars::Game>(setup, 10), expected);
    }

    void followGeneExpressionFromItsFirstHandToItsEnd() {
        genecards::Setup setup;
        setup.players = 3;
        setup.seed = 1;
        const std::set<Sound> expected{Sound::Card, Sound::Tile,  Sound::Harvest,
                                       Sound::Loss, Sound::Round, Sound::End};
        QCOMPARE(heardIn<genecards::Game>(setup, 4), expected);
    }
};

GENOTYPE_TEST(SoundsTest)
#include "sounds_test.moc"
