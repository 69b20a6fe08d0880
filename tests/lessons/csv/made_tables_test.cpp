// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/counts.h"
#include "table_maker.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons;

namespace {

/// Names and counts as the maker meant them; rows of one category may come in another order.
bool isMeant(const CategoryTable& table, tests::Meaning meaning) {
    tests::Meaning read;
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        // Capitals are a matter of taste where two ways of writing were one category.
        read.emplace_back(table.names[i], table.counts[i]);
    }
    const auto fold = [](tests::Meaning& all) {
        for (auto& [name, count] : all)
            if (name.size() > 2 && name[0] >= 'A' && name[0] <= 'Z')
                name[0] = static_cast<char>(name[0] - 'A' + 'a');
        std::sort(all.begin(), all.end());
    };
    fold(read);
    fold(meaning);
    return read == meaning;
}

} // namespace

/// Thousands of tables of which the meaning is known: each is refused, or read as it was meant.
class MadeTablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTableIsReadAsItWasMeantOrRefused() {
        constexpr std::uint64_t tables = 4000;
        int read = 0;
        int plain = 0;
        for (std::uint64_t seed = 1; seed <= tables; ++seed) {
            const tests::MadeTable made = tests::TableMaker(seed).make();
            const auto told = [&](const std::string& what) {
                return "seed " + std::to_string(seed) + ": " + what + "\n" + made.how + "\n" + made.bytes;
            };
            const auto cells = readCsv(made.bytes);
            const CsvError* refused = std::get_if<CsvError>(&cells);
            TableReport report;
            if (!refused) {
                report = reportOn(std::get<CsvTable>(cells));
                refused = std::get_if<CsvError>(&report.result);
            }
            if (refused) {
                const std::string why = core::english(phrase(*refused));
                QVERIFY2(!made.isPlain, told("refused: " + why).c_str());
                QVERIFY(!why.empty());
                continue;
            }
            ++read;
            plain += made.isPlain ? 1 : 0;
            QVERIFY2(!made.hasNoCounts, told("was read").c_str());
            QVERIFY2(isMeant(std::get<CategoryTable>(report.result), made.meaning),
                     told("was read in another way").c_str());
        }
        QVERIFY2(read > 1800 && plain > 1200, qPrintable(QString::number(read)));
    }
};

GENOTYPE_TEST(MadeTablesTest)
#include "made_tables_test.moc"
