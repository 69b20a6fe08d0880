// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ledger/ledger_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using genotype::DieFace;
using genotype::Genotype;
using genotype::Trait;
using Kind = LedgerFault::Kind;

namespace {

LedgerRow breedingDie() {
    LedgerRow row;
    row.game = "Period 3, \"blue\" table";
    row.round = 2;
    row.number = 41;
    row.trait = Trait::PodColour;
    row.parents = {Genotype::Heterozygous, Genotype::HomozygousRecessive};
    row.first = DieFace::Mutation;
    row.rerolls = 1;
    row.face = DieFace::Four;
    row.time = "2026-11-21T08:15:00Z";
    return row;
}

LedgerRow omarisDie() {
    LedgerRow row;
    row.game = "ä game";
    row.first = DieFace::Mutation;
    row.rerolls = 4;
    row.face = DieFace::One;
    row.rule = RollRule::RerolledUntilNumeral;
    row.preset = true;
    return row;
}

/// Of versions whose lines had no checksum.
constexpr auto earlierHeader =
    "game,round,roll,trait,left,top,first,rerolls,face,genotype,rule,preset,time\n";

std::vector<LedgerFault> faultsOf(const std::string& lines) {
    return readLedger(earlierHeader + lines).faults;
}

} // namespace

class LedgerTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The checks are those of Python's zlib.crc32.
    void writesALineThatASpreadsheetReads() {
        QCOMPARE(ledgerHeader(),
                 std::string(
                     "game,round,roll,trait,left,top,first,rerolls,face,genotype,rule,preset,time,check\n"));
        QCOMPARE(ledgerLine(breedingDie()),
                 std::string("\"Period 3, \"\"blue\"\" table\",2,42,G,Gg,gg,M,1,IV,gg,breeding,no,"
                             "2026-11-21T08:15:00Z,d82b0322\n"));
        QCOMPARE(ledgerLine(omarisDie()), std::string("ä game,1,1,R,Rr,Rr,M,4,I,RR,omari,yes,,a42909b2\n"));
        LedgerRow mutation = breedingDie();
        mutation.game = "a";
        mutation.face = DieFace::Mutation;
        QCOMPARE(ledgerLine(mutation),
                 std::string("a,2,42,G,Gg,gg,M,1,M,G*,breeding,no,2026-11-21T08:15:00Z,2fcafdf1\n"));
    }

    void readsWhatItWrites() {
        Ledger ledger;
        ledger.add(breedingDie());
        ledger.add(omarisDie());
        for (const std::string& text : {toText(ledger), [&] { // as another system may have saved it
                                            std::string windows;
                                            for (const char c : toText(ledger))
                                                windows +=
                                                    c == '\n' ? std::string("\r\n") : std::string(1, c);
                                            return windows;
                                        }()}) {
            const LedgerReading reading = readLedger(text);
            QVERIFY(reading.faults.empty());
            QCOMPARE(reading.ledger.rows().size(), std::size_t{2});
            QVERIFY(reading.ledger.rows() == ledger.rows());
        }
        QVERIFY(readLedger("").faults.empty());
        QVERIFY(readLedger(ledgerHeader()).faults.empty());
    }

    void theNameOfAGameKeepsItsSpaces() {
        LedgerRow row = breedingDie();
        row.game = "00ab renamed ";
        Ledger ledger;
        ledger.add(row);
        QCOMPARE(readLedger(toText(ledger)).ledger.rows(), ledger.rows());
        // A line from the time before such cells were quoted.
        std::string old = ledgerLine(row);
        std::erase(old, '"');
        old = old.substr(0, old.rfind(',')) + '\n';
        QCOMPARE(readLedger(earlierHeader + old).ledger.rows(), ledger.rows());
    }

    void aBadLineLosesNoOther() {
        const std::string text =
            ledgerHeader() + ledgerLine(breedingDie()) + "what is this\n" + ledgerLine(omarisDie());
        const LedgerReading reading = readLedger(text);
        QCOMPARE(reading.ledger.rows().size(), std::size_t{2});
        QVERIFY(reading.faults == (std::vector<LedgerFault>{{3, Kind::NotALine, ""}}));
    }

    /// Another face, game or time would be read without a word.
    void aLineWithAChangedByteIsLeftOut() {
        const std::string line = ledgerLine(breedingDie());
        for (std::size_t byte = 0; byte + 1 < line.size(); ++byte)
            for (const int bits : {1, 2, 4, 0x20, 0x55}) {
                std::string changed = line;
                changed[byte] = static_cast<char>(changed[byte] ^ bits);
                const LedgerReading reading = readLedger(ledgerHeader() + changed + ledgerLine(omarisDie()));
                QVERIFY2(!reading.faults.empty(), changed.c_str());
                QVERIFY(reading.ledger.rows() == std::vector{omarisDie()});
            }
    }

    void aLineWithoutItsCheckIsLeftOut() {
        const std::string line = ledgerLine(omarisDie());
        const std::string bare = line.substr(0, line.rfind(',')) + '\n';
        QVERIFY(readLedger(ledgerHeader() + bare).ledger.rows().empty());
        const LedgerReading earlier = readLedger(earlierHeader + bare);
        QVERIFY(earlier.faults.empty() && earlier.isEarlier);
        QVERIFY(earlier.ledger.rows() == std::vector{omarisDie()});
    }

    void aLineThatWasCutOffIsNamedAndLeftOut() {
        std::string text = ledgerHeader() + ledgerLine(omarisDie()) + ledgerLine(breedingDie());
        text.pop_back();
        const LedgerReading reading = readLedger(text);
        QCOMPARE(reading.ledger.rows().size(), std::size_t{1});
        QVERIFY(reading.faults == (std::vector<LedgerFault>{{3, Kind::CutOff, ""}}));
    }

    void theSameDieTwiceIsOneDie() {
        LedgerRow later = omarisDie();
        later.time = "2027-01-01T00:00:00Z";
        const LedgerReading reading =
            readLedger(ledgerHeader() + ledgerLine(omarisDie()) + ledgerLine(later));
        QVERIFY(reading.faults.empty());
        QCOMPARE(reading.ledger.rows().size(), std::size_t{1});
    }

    void saysWhichLineIsWrongAndWhere() {
        QVERIFY(faultsOf("a,1,1,R,Rr,Rr,I,0,I,RR,breeding,no,\n").empty());
        const auto column = [](const std::string& line) {
            const auto faults = faultsOf(line);
            return faults.size() == 1 && faults[0].kind == Kind::NotALine ? faults[0].detail
                                                                          : std::string("no fault");
        };
        QCOMPARE(column("a,0,1,R,Rr,Rr,I,0,I,RR,breeding,no,\n"), std::string("round"));
        QCOMPARE(column("a,1,0,R,Rr,Rr,I,0,I,RR,breeding,no,\n"), std::string("roll"));
        QCOMPARE(column("a,1,70000,R,Rr,Rr,I,0,I,RR,breeding,no,\n"), std::string("roll"));
        QCOMPARE(column("a,1,1,X,Rr,Rr,I,0,I,RR,breeding,no,\n"), std::string("trait"));
        QCOMPARE(column("a,1,1,R,Ff,Rr,I,0,I,RR,breeding,no,\n"), std::string("left"));
        QCOMPARE(column("a,1,1,R,Rr,Rr,V,0,I,RR,breeding,no,\n"), std::string("first"));
        QCOMPARE(column("a,1,1,R,Rr,Rr,I,0,I,rr,breeding,no,\n"), std::string("genotype"));
        QCOMPARE(column("a,1,1,R,Rr,Rr,I,0,I,RR,bred,no,\n"), std::string("rule"));
        QCOMPARE(column("a,1,1,R,Rr,Rr,I,0,I,RR,breeding,maybe,\n"), std::string("preset"));
        QCOMPARE(column("\"a,1,1,R,Rr,Rr,I,0,I,RR,breeding,no,\n"), std::string(""));
        QCOMPARE(faultsOf("a,1,1,R,Rr,Rr,I,1,I,RR,breeding,no,\n")[0].kind, Kind::Impossible);
        QCOMPARE(faultsOf("a,1,1,R,Rr,Rr,I,0,I,RR,breeding,no,\na,1,1,R,Rr,Rr,II,0,II,Rr,breeding,no,\n")[0],
                 (LedgerFault{3, Kind::Contradicts, ""}));
        QCOMPARE(readLedger("round,roll\n1,1\n").faults[0].kind, Kind::NotALedger);
        QVERIFY(readLedger("round,roll\n1,1\n").ledger.rows().empty());
    }

    void everyFaultHasItsSentence() {
        for (const Kind kind : {Kind::NotALedger, Kind::NotALine, Kind::Impossible, Kind::Changed,
                                Kind::Contradicts, Kind::CutOff})
            QVERIFY(!core::english(phrase({7, kind, ""})).empty());
        QCOMPARE(core::english(phrase({7, Kind::NotALine, "round"})),
                 std::string("Line 7 of the dice ledger cannot be read in the column “round”."));
    }
};

GENOTYPE_TEST(LedgerTextTest)
#include "ledger_text_test.moc"
