// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "engine/core/overloaded.h"
#include "engine/genecards/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace genecards;
using tests::CardsTableBench;

/// What the board of Gene Expression says to players who cannot see it, and what it keeps to itself.
class CardsSpeechTest : public QObject {
    Q_OBJECT

    static QString named(CardId card) { return app::text(words::name(card)); }
    static QString number(int number) { return QString::number(number); }
    static QStringList namesOf(const CardSet& cards) {
        QStringList names;
        for (const CardId card : cards)
            names << named(card);
        return names;
    }
    static Record oneAmongBots(int players, std::uint64_t seed, int target) {
        Record record = players == 4
                            ? tests::tableOf<Game>({"person", "random", "random", "random"}, seed)
                            : tests::tableOf<Game>({"person", "random", "random", "random", "random"}, seed);
        record.setup.target = target;
        return record;
    }

    /// What the sentence about an event must name, for these eyes. No value: it has no sentence.
    static std::optional<QStringList> toName(const Event& event, const app::CardsDocument& game, Seat eyes) {
        using Names = std::optional<QStringList>;
        const auto player = [&game](Seat seat) { return game.seatName(seat); };
        const auto all = [](const QStringList& names) { return Names(names); };
        return std::visit(
            core::Overloaded{
                [&](const event::HandBegan& e) {
                    return all({number(e.hand), player(e.starter)});
                },
                [&](const event::CardsDealt& e) {
                    return all(QStringList{player(e.seat)} +
                               (e.seat == eyes ? namesOf(e.cards) : QStringList{number(handSize)}));
                },
                [&](const event::FirstCardTurned& e) { return all({named(e.card)}); },
                [&](const event::TurnBegan&) { return Names(); }, // the prompt says so
                [&](const event::CardPlayed& e) {
                    return all({player(e.seat), named(e.card)});
                },
                [&](const event::CardDrawn& e) {
                    return e.seat == eyes ? all({player(e.seat), named(e.card)}) : all({player(e.seat)});
                },
                [&](const event::PileShuffled& e) {
                    return e.cards > 1 ? all({number(e.cards)}) : all(QStringList());
                },
                [&](const event::CardKept& e) { return all({player(e.seat)}); },
                [&](const event::Passed& e) { return all({player(e.seat)}); },
                [&](const event::HandsSwapped& e) {
                    return all({player(e.seat), player(e.first), player(e.second)});
                },
                [&](const event::TurnLost& e) {
                    return all({player(e.seat), app::text(words::name(e.mutation))});
                },
                [&](const event::NoExtraCard& e) { return all({player(e.seat)}); },
                [&](const event::HandShown& e) {
                    int points = 0;
                    for (const CardId card : e.cards)
                        points += isAction(card) ? 20 : numberOf(card);
                    return all(QStringList{player(e.seat), number(points)} + namesOf(e.cards));
                },
                [&](const event::HandEnded& e) {
                    return all({player(e.winner), number(e.points), number(e.total)});
                },
                [&](const event::GameEnded& e) {
                    QStringList winners;
                    for (Seat seat = 0; seat < game.seats(); ++seat)
                        if ((e.winners >> seat) & 1)
                            winners << player(seat);
                    return all(winners);
                },
            },
            event);
    }
    /// What is missing in what was told of these events, or nothing. After them comes only what to do next.
    static QString missing(const QStringList& told, const std::vector<Event>& events,
                           const CardsTableBench& bench, std::set<std::size_t>& kinds) {
        qsizetype at = 0;
        for (const Event& event : events) {
            kinds.insert(event.index());
            const auto names = toName(event, bench.document, 0);
            if (!names)
                continue;
            if (at >= told.size() || !tests::mentionsAll(told[at], *names))
                return told.value(at) + QStringLiteral(" | ") + names->join(QStringLiteral(", "));
            ++at;
        }
        for (; at < told.size(); ++at)
            if (told[at] != bench.board->prompt())
                return QStringLiteral("too much: ") + told[at];
        return {};
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    /// Each in a sentence of its own, in the order in which they happened, the deal among them.
    void everyEventIsSaid() {
        std::set<std::size_t> kinds;
        // All but Passed, which needs two empty piles: bots that play at random hardly ever come there.
        const std::size_t all = std::variant_size_v<Event> - 1;
        for (std::uint64_t seed = 1; seed <= 8 || (kinds.size() < all && seed < 120); ++seed) {
            CardsTableBench bench(oneAmongBots(seed % 2 ? 4 : 5, seed, 150), app::BotPace::EachKey);
            bench.board->announcements().events().clear();
            bench.document.open(bench.document.record(), nullptr);
            QCOMPARE(
                missing(bench.board->announcements().told(), bench.document.openingEvents(), bench, kinds),
                QString());
            core::Random random(seed);
            while (!bench.document.isFinished()) {
                bench.board->announcements().events().clear();
                const std::size_t step = bench.document.stepCount();
                QVERIFY(bench.goOn(random));
                const QStringList told = bench.board->announcements().told();
                QCOMPARE(missing(told, bench.document.steps()[step].events, bench, kinds), QString());
            }
        }
        QCOMPARE(kinds.size(), all);
    }

    /// Nothing that can be seen, read or heard names a card that the person cannot know: only their own, and
    /// what everybody has seen.
    void noHiddenCardIsSaidOrShown() {
        CardsTableBench bench(oneAmongBots(4, 7, 1), app::BotPace::EachKey);
        core::Random random(7);
        std::set<CardId> known;
        const auto learn = [&](const std::vector<Event>& events) {
            for (const Event& event : events) {
                if (const auto* turned = std::get_if<event::FirstCardTurned>(&event))
                    known.insert(turned->card);
                else if (const auto* played = std::get_if<event::CardPlayed>(&event))
                    known.insert(played->card);
            }
            for (const CardId card : bench.document.state().handOf(0))
                known.insert(card);
        };
        bool hasHidden = false;
        learn(bench.document.openingEvents());
        while (bench.document.state().phase == Phase::Playing) {
            const QString all =
                (tests::wordsOn(*bench.board) + bench.board->announcements().told()).join(QLatin1Char('\n'));
            for (Seat seat = 1; seat < bench.document.seats(); ++seat)
                for (const CardId card : bench.document.state().handOf(seat))
                    if (!known.contains(card)) {
                        hasHidden = true;
                        QVERIFY2(!tests::mentions(all, named(card)), qPrintable(named(card)));
                    }
            QVERIFY(bench.goOn(random));
            learn(bench.document.steps().back().events);
        }
        QVERIFY(hasHidden);
        QVERIFY(tests::mentions(bench.board->announcements().told().join(QLatin1Char('\n')),
                                bench.document.seatName(bench.document.state().lastWinner)));
    }

    /// Whether a card that somebody else keeps would have fitted is theirs to know.
    void aKeptCardSoundsTheSameWhetherItFitsOrNot() {
        std::map<KeptCard, QString> said;
        for (std::uint64_t seed = 1; seed < 40 && said.size() < 2; ++seed) {
            CardsTableBench bench(oneAmongBots(4, seed, 1), app::BotPace::EachKey);
            core::Random random(seed);
            while (!bench.document.isFinished()) {
                const std::size_t step = bench.document.stepCount();
                QVERIFY(bench.goOn(random));
                for (const Event& event : bench.document.steps()[step].events)
                    if (const auto* kept = std::get_if<event::CardKept>(&event); kept && kept->seat == 1)
                        said[kept->card] = bench.document.sentences(step, 0).back().words;
            }
        }
        QCOMPARE(said.size(), std::size_t(2));
        QCOMPARE(said[KeptCard::Fits], said[KeptCard::DoesNotFit]);
    }

    void keysReadTheTurnTheHandThePilesAndTheScores() {
        const Record record = tests::playedUntil<Game>(oneAmongBots(4, 3, 500), [](const State& state) {
            return state.phase == Phase::Playing && state.hand == 2 && state.actor == 0 &&
                   state.now().kind == PendingKind::Turn;
        });
        QVERIFY(!record.actions.empty());
        CardsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        bench.board->setFocus();
        const auto hear = [&](Qt::Key key) {
            bench.board->announcements().events().clear();
            QTest::keyClick(bench.board.get(), key);
            return bench.board->announcements().told().join(QLatin1Char(' '));
        };
        const State& state = bench.document.state();
        QVERIFY(hear(Qt::Key_T).contains(bench.board->prompt()));
        QVERIFY(tests::mentionsAll(hear(Qt::Key_P), namesOf(state.handOf(0))));
        const QString piles = hear(Qt::Key_D);
        QVERIFY2(tests::mentionsAll(piles, {named(state.top()), number(int(state.drawPile.size())),
                                            number(int(state.discard.size()))}),
                 qPrintable(piles));
        const QString scores = hear(Qt::Key_C);
        for (Seat seat = 0; seat < state.seats; ++seat)
            QVERIFY2(tests::mentionsAll(scores, {bench.document.seatName(seat), number(state.scores[seat]),
                                                 number(state.handOf(seat).size())}),
                     qPrintable(scores));
    }

    /// A card that is on top is not in the hand, though there are two of its kind.
    void theTopCardIsCalledOtherwiseThanTheSameCardInTheHand() {
        const Record record = tests::playedUntil<Game>(oneAmongBots(4, 1, 500), [](const State& state) {
            return state.phase == Phase::Playing && state.handOf(0).contains(state.top());
        });
        CardsTableBench bench(record, app::BotPace::EachKey);
        const auto* top = find<app::CardButton>(bench.board, "discards");
        QVERIFY(tests::mentions(top->accessibleName(), named(bench.document.state().top())));
        int same = 0;
        for (const app::CardButton* card : bench.board->hand()->buttons()) {
            same += card->card() == top->card();
            QVERIFY(card->accessibleName() != top->accessibleName());
        }
        QVERIFY(same > 0);
    }

    void whatGlowsCanBeToldFromWhatRests() {
        const Record record = tests::playedUntil<Game>(oneAmongBots(4, 1, 500), [](const State& state) {
            return state.phase == Phase::Playing && state.actor == 0 &&
                   state.now().kind == PendingKind::Turn && anyFits(state.handOf(0), state.top());
        });
        CardsTableBench bench(record, app::BotPace::EachKey);
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
};

GENOTYPE_TEST(CardsSpeechTest)
#include "cards_speech_test.moc"
