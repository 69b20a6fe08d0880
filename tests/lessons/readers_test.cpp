// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "lessons/cross/notation.h"
#include "lessons/csv/counts.h"
#include "lessons/ledger/ledger_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using namespace std::string_view_literals;

namespace {

/// A text with up to three of its bytes changed, left out or doubled.
std::string damaged(std::string text, core::Random& random) {
    static constexpr std::string_view likely = "\",;\t\n\r /RrGgI\xe1\xb4\xac"
                                               "0123456789-+.*\0\xff"sv;
    for (std::uint32_t change = random.below(4); change > 0 && !text.empty(); --change) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        const char byte = likely[random.below(static_cast<std::uint32_t>(likely.size()))];
        switch (random.below(3)) {
        case 0: text[at] = byte; break;
        case 1: text.erase(at, 1 + random.below(4)); break;
        default: text.insert(at, 1, byte); break;
        }
    }
    return text;
}

} // namespace

/// The readers of what people type or open, on texts with faults in them.
class ReadersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDamagedLedgerIsReadAsFarAsItGoesAndCanBeWrittenAgain() {
        // Without the column that tells every change.
        const std::string header =
            "game,round,roll,trait,left,top,first,rerolls,face,genotype,rule,preset,time\n";
        const std::string good = header + "a,1,1,R,Rr,Rr,I,0,I,RR,breeding,no,2026-11-21T08:15:00Z\n" +
                                 "\"b, c\",2,7,G,Gg,gg,M,1,IV,gg,breeding,yes,\n" +
                                 "a,1,2,T,Tt,Tt,M,3,II,Tt,omari,no,\n";
        core::Random random(1);
        std::size_t dice = 0;
        for (int round = 0; round < 3000; ++round) {
            const LedgerReading reading = readLedger(header + damaged(good, random));
            const LedgerReading again = readLedger(toText(reading.ledger));
            QVERIFY(again.faults.empty());
            QVERIFY(again.ledger.rows() == reading.ledger.rows());
            for (const LedgerFault& fault : reading.faults)
                QVERIFY(!core::english(phrase(fault)).empty());
            dice += reading.ledger.rows().size();
        }
        QVERIFY(dice > 3000); // most lines survive
    }

    void aDamagedTableIsReadOrRefusedWithItsLine() {
        const std::string good =
            "shape;count\n\"round, green\";5.474\n\"say \"\"peas\"\"\";1850\n\nwrinkled;3,5\n";
        core::Random random(2);
        int read = 0;
        for (int round = 0; round < 3000; ++round) {
            const auto result = readCsv(damaged(good, random));
            if (const auto* table = std::get_if<CsvTable>(&result)) {
                ++read;
                for (const auto& counts : {categoriesIn(*table), countsIn(*table), wideCountsIn(*table),
                                           observationsIn(*table, 1, true)})
                    if (const auto* error = std::get_if<CsvError>(&counts))
                        QVERIFY(error->line >= 0 && error->line < 20 &&
                                !core::english(phrase(*error)).empty());
            } else {
                QVERIFY(std::get<CsvError>(result).line < 20);
            }
        }
        QVERIFY(read > 1000);
    }

    void damagedParentsAreReadOrRefused() {
        core::Random random(3);
        int read = 0;
        for (int round = 0; round < 3000; ++round) {
            const std::string first = damaged("RrGgIAi", random);
            const auto result = readCross(first, "RG/rg", {0.2});
            if (const auto* cross = std::get_if<Cross>(&result)) {
                ++read;
                requireValid(*cross);
                const auto again = readCross(cross->genes, notation(*cross, cross->first),
                                             notation(*cross, cross->second), cross->recombination);
                QVERIFY(std::holds_alternative<Cross>(again));
            } else {
                QVERIFY(std::get<NotationError>(result).position <= std::max<std::size_t>(first.size(), 5));
            }
        }
        for (int round = 0; round < 3000; ++round) {
            const auto result = readCross(damaged("RrGg", random), damaged("RG/rg", random));
            read += std::holds_alternative<Cross>(result) ? 1 : 0;
        }
        QVERIFY(read > 50);
    }
};

GENOTYPE_TEST(ReadersTest)
#include "readers_test.moc"
