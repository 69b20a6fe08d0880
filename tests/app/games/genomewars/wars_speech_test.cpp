// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/wars_chart.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "engine/core/overloaded.h"
#include "engine/genomewars/judgement.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

#include <QtTest/QSignalSpy>

#include <algorithm>
#include <set>

using namespace genomewars;
using tests::WarsTableBench;

/// What the board of Genome Wars says to players who cannot see it.
class WarsSpeechTest : public QObject {
    Q_OBJECT

    static QString named(Allele allele) { return app::text(words::name(allele)); }
    static QString number(int number) { return QString::number(number); }
    static QStringList allelesIn(const Genome& genome) {
        QStringList names;
        for (const AlleleInfo& info : alleles)
            if (genome.holds(info.id))
                names << named(info.id);
        return names;
    }

    /// Which rolls the row that applied is for, worked out from the printed tables.
    static QString rowFor(const event::TeamJudged& judged) {
        if (judged.judgement.table == TableKind::Natural) {
            for (const NaturalRow& row : naturalTable)
                if (row.from <= judged.judgement.roll && judged.judgement.roll <= row.to)
                    return QString::fromStdString(words::range(row));
        } else {
            const int total = std::min(12, judged.judgement.roll + judged.judgement.modifier);
            for (const ModifiedRow& row : modifiedTable)
                if (row.from <= total && total <= row.to)
                    return QString::fromStdString(words::range(row));
        }
        return QStringLiteral("no row");
    }

    /// What the sentence about an event must name, for these eyes.
    static QStringList toName(const Event& event, const app::WarsDocument& game, Seat eyes) {
        const auto team = [&game](Seat seat) { return game.seatName(seat); };
        return std::visit(
            core::Overloaded{
                [&](const event::GenomeChosen& e) {
                    return QStringList{team(e.seat)} + (e.seat == eyes ? allelesIn(e.genome) : QStringList());
                },
                [&](const event::GenomeRevealed& e) {
                    return QStringList{team(e.seat)} + allelesIn(e.genome);
                },
                [&](const event::GenePoolCounted& e) {
                    QStringList all;
                    for (const AlleleInfo& info : alleles)
                        if (e.pool.of(info.id) > 0)
                            all << named(info.id) << number(static_cast<int>(e.pool.of(info.id)))
                                << number(static_cast<int>(e.pool.total));
                    return all;
                },
                [&](const event::FirstTeamFound& e) { return QStringList{team(e.seat)}; },
                [&](const event::EnvironmentRolled& e) { return QStringList{number(e.face)}; },
                [&](const event::EnvironmentBegan& e) {
                    return QStringList{app::text(words::name(e.environment))};
                },
                [&](const event::RoundBegan& e) { return QStringList{number(e.round)}; },
                [&](const event::TurnBegan& e) { return QStringList{team(e.seat)}; },
                [&](const event::DiceRolled& e) {
                    return QStringList{team(e.seat), number(e.first), number(e.second),
                                       number(e.first + e.second)};
                },
                [&](const event::TeamJudged& e) {
                    // Where nothing changes, one number says it.
                    return QStringList{team(e.seat), rowFor(e), number(e.before), number(e.after)};
                },
                [&](const event::TeamDiedOut& e) { return QStringList{team(e.seat)}; },
                [&](const event::GenomeMutated& e) {
                    return QStringList{team(e.seat), named(e.from), named(e.to)};
                },
                [&](const event::GameEnded& e) {
                    QStringList winners;
                    for (Seat seat = 0; seat < game.seats(); ++seat)
                        if ((e.winners >> seat) & 1)
                            winners << team(seat);
                    return winners;
                },
            },
            event);
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    /// Each in a sentence of its own, in the order in which they happened.
    void everyEventIsSaid() {
        std::set<std::size_t> kinds;
        for (std::uint64_t seed = 1; seed <= 12 || (kinds.size() < std::variant_size_v<Event> && seed < 60);
             ++seed) {
            WarsTableBench bench(tests::warsGame({"person", "random", "random"}, seed, 10),
                                 app::BotPace::EachKey);
            core::Random random(seed);
            while (!bench.document.isFinished()) {
                bench.board->announcements().events().clear();
                const std::size_t step = bench.document.stepCount();
                QVERIFY(bench.goOn(random));
                const QStringList told = bench.board->announcements().told();
                const std::vector<Event>& events = bench.document.steps()[step].events;
                QVERIFY2(told.size() >= qsizetype(events.size()), qPrintable(told.join(QLatin1Char('\n'))));
                for (std::size_t i = 0; i < events.size(); ++i) {
                    kinds.insert(events[i].index());
                    const QStringList names = toName(events[i], bench.document, 0);
                    QVERIFY2(tests::mentionsAll(told[qsizetype(i)], names),
                             qPrintable(told[qsizetype(i)] + QStringLiteral(" | ") +
                                        names.join(QStringLiteral(", "))));
                }
                // After them comes only what to do next.
                for (qsizetype i = qsizetype(events.size()); i < told.size(); ++i)
                    QCOMPARE(told[i], bench.board->prompt());
            }
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Event>);
    }

    void aGenomeThatIsStillSecretIsNeitherSaidNorShown() {
        WarsTableBench bench(tests::warsGame({"person", "random", "random"}, 5), app::BotPace::EachKey);
        core::Random random(5);
        bench.board->announcements().events().clear();
        QVERIFY(bench.goOn(random)); // the person
        bench.board->announcements().events().clear();
        QVERIFY(bench.goOn(random)); // a bot; the last one is still to choose
        QCOMPARE(bench.document.state().phase, Phase::Construction);
        QStringList words = bench.board->announcements().told() + tests::wordsOn(*tests::rowOf(bench, 1));
        QTest::keyClick(bench.board.get(), Qt::Key_C);
        QTest::keyClick(bench.board.get(), Qt::Key_D);
        words += bench.board->announcements().told();
        for (const QString& sentence : words)
            for (const AlleleInfo& info : alleles) {
                QVERIFY2(!tests::mentions(sentence, named(info.id)), qPrintable(sentence));
                QVERIFY2(!tests::mentions(sentence, QString::fromUtf8(info.symbol.data(), 2)),
                         qPrintable(sentence));
            }
        // The person's own genome is there to be read.
        const QStringList own = tests::wordsOn(*tests::rowOf(bench, 0));
        for (const QString& allele : allelesIn(bench.document.state().team(0).genome))
            QVERIFY(
                std::ranges::any_of(own, [&](const QString& one) { return tests::mentions(one, allele); }));
    }

    void aTeamThatHasNotChosenHoldsNoSecret() {
        WarsTableBench bench(tests::warsGame({"person", "random", "random"}, 5), app::BotPace::EachKey);
        core::Random random(5);
        QVERIFY(bench.goOn(random)); // the person
        QVERIFY(bench.goOn(random)); // the first bot
        for (int place = 0; place < genomeSize; ++place) {
            const app::AlleleChip* chosen = tests::rowOf(bench, 1)->chips()[place];
            const app::AlleleChip* open = tests::rowOf(bench, 2)->chips()[place];
            QCOMPARE(chosen->accessibleName(),
                     app::TeamRow::tr("%1: a secret allele").arg(bench.document.seatName(1)));
            QCOMPARE(open->accessibleName(),
                     app::TeamRow::tr("%1: no allele yet").arg(bench.document.seatName(2)));
            QVERIFY(chosen->explanation().words != open->explanation().words);
        }
    }

    void keysReadTheTurnTheGenomeTheEnvironmentAndThePopulations() {
        WarsTableBench bench(tests::playedUntil<Game>(tests::warsGame({"person", "random", "random"}, 3),
                                                      [](const State& state) {
                                                          return state.turns >= 3 && state.actor == 0 &&
                                                                 tests::awaits(state, PendingKind::Roll);
                                                      }),
                             app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        bench.board->setFocus();
        const auto hear = [&](Qt::Key key) {
            bench.board->announcements().events().clear();
            QTest::keyClick(bench.board.get(), key);
            return bench.board->announcements().told().join(QLatin1Char(' '));
        };
        const State& state = bench.document.state();
        const QString turn = hear(Qt::Key_T);
        QVERIFY2(turn.contains(bench.board->prompt()), qPrintable(turn));
        QVERIFY2(tests::mentionsAll(turn, {number(state.round), number(state.rounds),
                                           app::text(words::name(state.environment))}),
                 qPrintable(turn));
        const QString own = hear(Qt::Key_P);
        QVERIFY2(tests::mentionsAll(own, allelesIn(state.team(0).genome)), qPrintable(own));
        const QString rolled = hear(Qt::Key_D);
        for (auto step = bench.document.steps().rbegin(); step != bench.document.steps().rend(); ++step) {
            const auto* dice =
                step->events.empty() ? nullptr : std::get_if<event::DiceRolled>(&step->events.front());
            if (!dice)
                continue;
            QVERIFY2(tests::mentionsAll(rolled, {number(dice->first), number(dice->second),
                                                 number(dice->first + dice->second)}),
                     qPrintable(rolled));
            break;
        }
        const QString scores = hear(Qt::Key_C);
        for (Seat seat = 0; seat < state.seats; ++seat)
            QVERIFY2(tests::mentionsAll(scores,
                                        {bench.document.seatName(seat), number(state.team(seat).population)}),
                     qPrintable(scores));
    }

    void whatGlowsCanBeToldFromWhatRests() {
        for (const PendingKind kind : {PendingKind::Genome, PendingKind::Roll, PendingKind::Mutation}) {
            const auto record = tests::warsGameAt(kind, {"person", "person"}, 3);
            WarsTableBench bench(record);
            bench.open(record);
            QSet<QString> glowing;
            QSet<QString> resting;
            for (app::GlowButton* button : bench.board->buttons()) {
                const QString heard = QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
                QVERIFY(!heard.isEmpty());
                QVERIFY(!button->explanation().words.isEmpty());
                (button->isGlowing() ? glowing : resting) << heard;
            }
            QVERIFY(!glowing.isEmpty());
            QVERIFY(!glowing.intersects(resting));
        }
    }

    /// Both charts and the scene tell their numbers, since nobody can hear a line.
    void theChartsTellHowItStands() {
        WarsTableBench bench(tests::playedUntil<Game>(tests::warsGame({"person", "random", "random"}, 3),
                                                      [](const State& state) { return state.turns >= 3; }),
                             app::BotPace::EachKey);
        const State& state = bench.document.state();
        auto charts = findAll<app::WarsChart>(bench.board);
        QCOMPARE(charts.size(), 2);
        // The one with the teams first, whichever is in sight.
        if (!tests::mentions(charts[0]->accessibleDescription(), bench.document.seatName(0)))
            std::swap(charts[0], charts[1]);
        QCOMPARE(std::set<QString>({charts[0]->accessibleName(), charts[1]->accessibleName()}).size(),
                 std::size_t(2));
        for (Seat seat = 0; seat < state.seats; ++seat)
            QVERIFY(tests::mentionsAll(charts[0]->accessibleDescription(),
                                       {bench.document.seatName(seat), number(state.team(seat).population)}));
        for (const AlleleInfo& info : alleles) {
            int copies = 0;
            for (Seat seat = 0; seat < state.seats; ++seat)
                copies += state.team(seat).population * state.team(seat).genome.of(info.id);
            QCOMPARE(tests::mentions(charts[1]->accessibleDescription(), named(info.id)), copies > 0);
        }
    }
};

GENOTYPE_TEST(WarsSpeechTest)
#include "wars_speech_test.moc"
