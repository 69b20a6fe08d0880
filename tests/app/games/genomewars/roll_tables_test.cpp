// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/roll_tables.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

using namespace genomewars;
using app::RollTables;

/// The two printed tables, with the rows that applied.
class RollTablesTest : public QObject {
    Q_OBJECT

    /// One part for each row of both tables, in their order.
    static QStringList rowsOf(const RollTables& tables) {
        return tables.accessibleDescription().split(QStringLiteral("; "));
    }
    static constexpr int naturalRows = static_cast<int>(naturalTable.size());

    /// The number of the row in both tables together that the rules name for a roll, counted by hand from the
    /// printed text.
    static int rowFor(const State& before, Seat seat, int roll, bool acting) {
        if (acting || roll == 3 || roll == 4) {
            constexpr std::array rowOfRoll{0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5};
            return rowOfRoll[static_cast<std::size_t>(roll - 2)];
        }
        constexpr std::array bonusAllele{Allele::Autotrophy, Allele::Heterotrophy, Allele::SporeFormer,
                                         Allele::Resistance, Allele::Symbiotic};
        const int copies =
            before.team(seat).genome.of(bonusAllele[static_cast<std::size_t>(before.environment)]);
        const int total = roll + (copies > 0 ? 3 + 2 * (copies - 1) : 0);
        return naturalRows + (total <= 5 ? 0 : total <= 8 ? 1 : 2);
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void everyPrintedRowIsPaintedAndTold() {
        RollTables tables(nullptr);
        tables.resize(600, tables.sizeHint().height());
        QStringList painted;
        for (const app::PaintedText& one : tables.paintedTexts())
            painted << one.text;
        const QStringList rows = rowsOf(tables);
        QCOMPARE(rows.size(), naturalRows + static_cast<int>(modifiedTable.size()));
        int at = 0;
        const auto check = [&](const auto& row, TableKind table) {
            const QString range = QString::fromStdString(words::range(row));
            const QString name = app::text(words::name(row));
            QVERIFY2(painted.contains(range), qPrintable(range));
            QVERIFY2(painted.contains(name), qPrintable(name));
            QVERIFY2(tests::mentionsAll(rows[at], {app::text(words::name(table)), range, name}),
                     qPrintable(rows[at]));
            ++at;
        };
        for (const NaturalRow& row : naturalTable)
            check(row, TableKind::Natural);
        for (const ModifiedRow& row : modifiedTable)
            check(row, TableKind::Modified);
    }

    void theChancesOfTheRowsAreThoseOfTwoDice() {
        RollTables tables(nullptr);
        tables.resize(600, tables.sizeHint().height());
        // Counted by hand: one way to throw 2, two ways to throw 3, and so on.
        constexpr std::array throws{1, 5, 9, 11, 9, 1};
        const QStringList rows = rowsOf(tables);
        QStringList painted;
        for (const app::PaintedText& one : tables.paintedTexts())
            painted << one.text;
        for (std::size_t row = 0; row < throws.size(); ++row) {
            const QString number = QString::number(throws[row]);
            QVERIFY2(tests::mentions(rows[qsizetype(row)], number), qPrintable(rows[qsizetype(row)]));
            QVERIFY(painted.contains(number));
        }
    }

    void aMarkNamesItsTeamsInItsRowAlone() {
        RollTables tables(nullptr);
        tables.resize(600, tables.sizeHint().height());
        const QStringList before = rowsOf(tables);
        tables.setMarks({{TableKind::Modified, 1, {QStringLiteral("Ada"), 0}},
                         {TableKind::Natural, 2, {QStringLiteral("Ben"), 1}},
                         {TableKind::Modified, 1, {QStringLiteral("Cleo"), 2}}});
        const QStringList rows = rowsOf(tables);
        for (int row = 0; row < rows.size(); ++row) {
            const bool marked = row == 2 || row == naturalRows + 1;
            QCOMPARE(rows[row] != before[row], marked);
            QCOMPARE(tests::mentions(rows[row], QStringLiteral("Ben")), row == 2);
            QCOMPARE(tests::mentionsAll(rows[row], {QStringLiteral("Ada"), QStringLiteral("Cleo")}),
                     row == naturalRows + 1);
        }
        tables.setMarks({});
        QCOMPARE(rowsOf(tables), before);
    }

    /// Worked out from the printed rules for every team that was alive.
    void theBoardMarksTheRowsOfTheLastRoll() {
        int rolls = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            tests::WarsTableBench bench(tests::warsGame({"random", "random", "random"}, seed, 10),
                                        app::BotPace::EachKey);
            core::Random random(seed);
            while (!bench.document.isFinished()) {
                const State before = bench.document.state();
                QVERIFY(bench.goOn(random));
                const auto& events = bench.document.steps().back().events;
                const auto* dice = std::get_if<event::DiceRolled>(&events.front());
                if (!dice)
                    continue;
                ++rolls;
                const QStringList rows = rowsOf(*find<RollTables>(bench.board));
                for (Seat seat = 0; seat < before.seats; ++seat) {
                    const int expected =
                        before.isAlive(seat)
                            ? rowFor(before, seat, dice->first + dice->second, seat == before.actor)
                            : -1;
                    for (int row = 0; row < rows.size(); ++row)
                        QCOMPARE(tests::mentions(rows[row], bench.document.seatName(seat)), row == expected);
                }
            }
        }
        QVERIFY(rolls > 60);
    }
};

GENOTYPE_TEST(RollTablesTest)
#include "roll_tables_test.moc"
