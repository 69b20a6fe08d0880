// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "fewer.h"
#include "fuzz/record_fuzz.h"
#include "golden_files.h"
#include "test_registry.h"

#include <QtTest/QTest>

/// Runs the fuzzer's entry point on damaged golden records, so that it is tested with every compiler.
class RecordMutationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survivesEveryTruncation() {
        for (const QString& name : tests::goldenRecords()) {
            const std::string text = tests::contentsOf(tests::goldenPath(name));
            // Every length in the header and the first moves, then steps that are not a multiple of a line.
            for (std::size_t length = 0; length < text.size(); length += length < 600 ? 1 : 131)
                check(name, text.substr(0, length));
        }
    }

    void survivesChangedBytes() {
        core::Random random(20);
        for (const QString& name : tests::goldenRecords()) {
            const std::string text = tests::contentsOf(tests::goldenPath(name));
            for (int round = 0; round < tests::fewer(400); ++round) {
                std::string changed = text;
                for (std::uint32_t times = 1 + random.below(3); times > 0; --times)
                    mutate(changed, random);
                check(name, changed);
            }
        }
    }

    void survivesNoise() {
        const std::string beginning =
            "genotype-record 1\ncatalogue " + std::to_string(catalogueVersion) + "\n";
        core::Random random(21);
        for (int round = 0; round < tests::fewer(2000); ++round) {
            std::string noise = round % 2 == 0 ? beginning : "";
            for (std::uint32_t length = random.below(300); length > 0; --length)
                noise += static_cast<char>(random.below(256));
            check(QStringLiteral("noise"), noise);
        }
    }

private:
    static std::uint32_t below(core::Random& random, std::size_t bound) {
        return random.below(static_cast<std::uint32_t>(bound));
    }

    static void mutate(std::string& text, core::Random& random) {
        // Half of the changes in the header, where most of the form is.
        const std::size_t reach =
            random.below(2) == 0 ? std::min<std::size_t>(300, text.size()) : text.size();
        const std::size_t at = below(random, reach);
        const std::size_t other = below(random, text.size());
        switch (random.below(7)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << random.below(8))); break;
        case 2: text.erase(at, 1 + random.below(20)); break;
        case 3: text.insert(at, 1, "0123456789 \n\"\\#-*"[random.below(17)]); break;
        case 4: text.insert(at, text.substr(other, random.below(60))); break;
        case 5: std::swap(text[at], text[other]); break;
        case 6: text.insert(text.find('\n', at) + 1, "undo " + std::to_string(random.below(9)) + '\n'); break;
        }
    }

    static void check(const QString& name, const std::string& text) {
        const std::string fault = tests::faultOfRecordReader(text);
        QVERIFY2(fault.empty(), qPrintable(name + ": " + QString::fromStdString(fault) + "\n" +
                                           QString::fromStdString(text.substr(0, 3000))));
    }
};

GENOTYPE_TEST(RecordMutationTest)
#include "record_mutation_test.moc"
