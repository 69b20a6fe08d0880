// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/wars_chart.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "engine/genomewars/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>

using namespace genomewars;
using app::WarsChart;
using app::WarsMoment;

/// The course of a game of Genome Wars: counted from the record by hand, as lines and as areas.
class WarsChartTest : public QObject {
    Q_OBJECT

    /// A game of three teams that is over, played at random.
    static tests::WarsRecord wholeGame(std::uint64_t seed) {
        return tests::playedUntil<Game>(tests::warsGame({"random", "random", "random"}, seed, 6),
                                        [](const State& state) { return state.finished(); });
    }
    /// The state at the end of each turn, before the first one too, from the rules alone.
    static std::vector<State> turnsOf(const tests::WarsRecord& record) {
        std::vector<State> turns;
        State state = newGame(record.setup);
        for (const Action& action : record.actions) {
            const bool rolls = action.kind == ActionKind::Roll;
            applyLegal(state, action);
            if (state.phase == Phase::Construction)
                continue;
            if (turns.empty() || rolls)
                turns.push_back(state);
            else
                turns.back() = state; // a mutation belongs to the turn of its roll
        }
        return turns;
    }
    static int individuals(const State& state, Allele allele) {
        int copies = 0;
        for (Seat seat = 0; seat < state.seats; ++seat)
            copies += state.team(seat).population * state.team(seat).genome.of(allele);
        return copies;
    }
    static int allCopies(const State& state) {
        int copies = 0;
        for (Seat seat = 0; seat < state.seats; ++seat)
            copies += state.team(seat).population * genomeSize;
        return copies;
    }
    static QList<app::WarsTeamName> teamsOf(const app::WarsDocument& document) {
        QList<app::WarsTeamName> teams;
        for (Seat seat = 0; seat < document.seats(); ++seat)
            teams << app::WarsTeamName{document.seatName(seat), document.seatColour(seat)};
        return teams;
    }
    struct Drawn {
        app::WarsDocument document;
        WarsChart chart;

        Drawn(const tests::WarsRecord& record, WarsChart::Kind kind) : chart(kind) {
            document.open(record, nullptr);
            chart.resize(500, 300);
            chart.setHistory(app::warsHistory(document), teamsOf(document), 18);
            chart.show();
        }
        QList<QAbstractSeries*> series() const { return find<QChartView>(chart)->chart()->series(); }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void theHistoryHasAMomentForEachTurn() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto record = wholeGame(seed);
            const auto turns = turnsOf(record);
            app::WarsDocument document;
            document.open(record, nullptr);
            const QList<WarsMoment> history = app::warsHistory(document);
            QCOMPARE(history.size(), qsizetype(turns.size()));
            for (qsizetype turn = 0; turn < history.size(); ++turn) {
                const State& state = turns[std::size_t(turn)];
                QCOMPARE(history[turn].turn, int(turn));
                QCOMPARE(history[turn].environment, state.environment);
                for (Seat seat = 0; seat < state.seats; ++seat)
                    QCOMPARE(history[turn].populations[seat], int(state.team(seat).population));
                QCOMPARE(int(history[turn].pool.total), allCopies(state));
                for (const AlleleInfo& info : alleles)
                    QCOMPARE(int(history[turn].pool.of(info.id)), individuals(state, info.id));
            }
        }
    }

    void thereIsNoHistoryWhileGenomesAreChosen() {
        app::WarsDocument document;
        auto record = wholeGame(2);
        record.actions.resize(2);
        document.open(record, nullptr);
        QVERIFY(app::warsHistory(document).isEmpty());
    }

    void theTableHasALineForEachTurn() {
        const auto record = wholeGame(3);
        const auto turns = turnsOf(record);
        app::WarsDocument document;
        document.open(record, nullptr);
        QStringList names;
        for (const app::WarsTeamName& team : teamsOf(document))
            names << team.name;
        const QStringList lines =
            app::warsTable(app::warsHistory(document), names).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(turns.size()) + 1);
        const qsizetype columns = 2 + names.size() + alleleCount;
        QCOMPARE(lines[0].trimmed().split(QLatin1Char(',')).size(), columns);
        for (std::size_t turn = 0; turn < turns.size(); ++turn) {
            const QStringList cells = lines[qsizetype(turn) + 1].trimmed().split(QLatin1Char(','));
            QCOMPARE(cells.size(), columns);
            QCOMPARE(cells[0].toInt(), int(turn));
            QCOMPARE(cells[1], app::text(words::name(turns[turn].environment)));
            for (Seat seat = 0; seat < names.size(); ++seat)
                QCOMPARE(cells[2 + seat].toInt(), int(turns[turn].team(seat).population));
            for (int allele = 0; allele < alleleCount; ++allele) {
                const double expected =
                    allCopies(turns[turn]) > 0
                        ? double(individuals(turns[turn], alleles[std::size_t(allele)].id)) /
                              allCopies(turns[turn])
                        : 0;
                QVERIFY(qAbs(cells[2 + names.size() + allele].toDouble() - expected) < 1e-6);
            }
        }
    }

    void aLineGoesThroughEachPopulation() {
        const auto record = wholeGame(4);
        const auto turns = turnsOf(record);
        const Drawn drawn(record, WarsChart::Kind::Populations);
        const auto lines = drawn.series();
        QCOMPARE(lines.size(), drawn.document.seats());
        for (Seat seat = 0; seat < drawn.document.seats(); ++seat) {
            const auto* line = qobject_cast<QLineSeries*>(lines[seat]);
            QVERIFY(line);
            QCOMPARE(line->count(), int(turns.size()));
            for (int turn = 0; turn < line->count(); ++turn)
                QCOMPARE(line->at(turn), QPointF(turn, turns[std::size_t(turn)].team(seat).population));
        }
    }

    void theAreasOfTheAllelesLieOnEachOtherAndFillTheWhole() {
        const auto record = wholeGame(4);
        const auto turns = turnsOf(record);
        const Drawn drawn(record, WarsChart::Kind::Frequencies);
        const auto areas = drawn.series();
        QCOMPARE(areas.size(), qsizetype(alleleCount));
        for (std::size_t turn = 0; turn < turns.size(); ++turn) {
            double below = 0;
            for (qsizetype allele = 0; allele < alleleCount; ++allele) {
                const auto* area = qobject_cast<QAreaSeries*>(areas[allele]);
                QVERIFY(area);
                const double share = 100.0 * individuals(turns[turn], alleles[std::size_t(allele)].id) /
                                     std::max(1, allCopies(turns[turn]));
                QVERIFY(qAbs(area->lowerSeries()->at(int(turn)).y() - below) < 1e-9);
                below += share;
                QVERIFY(qAbs(area->upperSeries()->at(int(turn)).y() - below) < 1e-9);
            }
            QVERIFY(qAbs(below - (allCopies(turns[turn]) > 0 ? 100 : 0)) < 1e-9);
        }
    }

    void theLastNumbersAreTold() {
        WarsMoment moment;
        moment.turn = 2;
        moment.populations = {7, 0};
        moment.pool.copies[std::size_t(Allele::Symbiotic)] = 5;
        moment.pool.copies[std::size_t(Allele::Resistance)] = 3;
        moment.pool.total = 8;
        const QList<app::WarsTeamName> teams{{QStringLiteral("Ada"), 0}, {QStringLiteral("Ben"), 1}};
        WarsChart populations(WarsChart::Kind::Populations);
        populations.setHistory({moment}, teams, 4);
        QCOMPARE(populations.accessibleDescription(), QStringLiteral("Ada: 7; Ben: 0"));
        WarsChart frequencies(WarsChart::Kind::Frequencies);
        frequencies.setHistory({moment}, teams, 4);
        // 5 of 8 and 3 of 8; nobody holds the others.
        const QStringList told = frequencies.accessibleDescription().split(QStringLiteral("; "));
        QCOMPARE(told.size(), 2);
        QVERIFY(
            tests::mentionsAll(told[0], {app::text(words::name(Allele::Symbiotic)), QStringLiteral("63")}));
        QVERIFY(
            tests::mentionsAll(told[1], {app::text(words::name(Allele::Resistance)), QStringLiteral("38")}));
    }
};

GENOTYPE_TEST(WarsChartTest)
#include "wars_chart_test.moc"
