// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "lessons/pedigree/pedigree_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons::pedigree;

namespace {

/// Somebody as the maker means them; parents are places, −1 for none.
struct Meant {
    int father = -1;
    int mother = -1;
    Sex sex = Sex::Unknown;
    Status status = Status::Unknown;
};

/// Writes a family, which it makes up, as some program or person would.
class FileMaker {
public:
    explicit FileMaker(std::uint64_t seed) : m_random(seed) {
        const std::size_t founders = 2 + 2 * below(2);
        for (std::size_t i = 0; i < founders; ++i)
            m_people.push_back({-1, -1, i % 2 == 0 ? Sex::Male : Sex::Female, status()});
        for (std::uint32_t i = 1 + below(8); i > 0; --i) {
            const int couple = 2 * static_cast<int>(below(static_cast<std::uint32_t>(founders) / 2));
            m_people.push_back({couple, couple + 1, below(2) == 0 ? Sex::Male : Sex::Female, status()});
        }
        choose();
    }

    std::string text() {
        std::string text;
        const char separator = m_named ? ",;\t "[below(4)] : " \t,"[below(3)];
        const std::string end = below(3) == 0 ? "\r\n" : "\n";
        if (m_named)
            text = line(titles(), separator) + end;
        const std::uint32_t alleles = m_named || below(4) != 0 ? 0 : 1 + below(3);
        for (std::size_t i = 0; i < m_people.size(); ++i) {
            std::vector<std::string> cells = cellsOf(i);
            for (std::uint32_t allele = 0; allele < 2 * alleles; ++allele)
                cells.push_back(std::string(1, "ACGT0"[below(5)]));
            text += line(cells, separator) + end;
        }
        return text;
    }

    const std::vector<Meant>& people() const { return m_people; }
    bool isClear() const { return m_clear; }

private:
    std::uint32_t below(std::uint32_t limit) { return m_random.below(limit); }
    Status status() { return static_cast<Status>(below(3)); }
    bool has(Status status) const {
        return std::ranges::find(m_people, status, &Meant::status) != m_people.end();
    }

    void choose() {
        m_named = below(2) == 0;
        m_zeroOne = below(3) == 0;
        m_words = m_named && below(3) == 0;
        m_affectedName = below(2) == 0;
        // Without a 2, and with 0 for "no", nobody could tell.
        m_clear = m_words ||
                  (m_zeroOne ? m_named && m_affectedName && has(Status::Affected) && has(Status::Unaffected)
                             : has(Status::Affected) || !has(Status::Unaffected));
    }

    std::vector<std::string> titles() const {
        return {"family", "id", "dadid", "momid", "sex", m_affectedName ? "affected" : "phenotype"};
    }

    std::string code(Status status) {
        if (m_words)
            return status == Status::Affected     ? "affected"
                   : status == Status::Unaffected ? "unaffected"
                                                  : "unknown";
        if (m_zeroOne)
            return status == Status::Affected ? "1" : status == Status::Unaffected ? "0" : "NA";
        return status == Status::Affected     ? "2"
               : status == Status::Unaffected ? "1"
               : below(2) == 0                ? "-9"
                                              : "NA";
    }

    std::vector<std::string> cellsOf(std::size_t i) {
        const Meant& person = m_people[i];
        const auto parent = [&](int place) {
            return place < 0 ? std::string("0") : "p" + std::to_string(place);
        };
        const std::string sex = person.sex == Sex::Male ? "1" : "2";
        return {"F1", "p" + std::to_string(i), parent(person.father), parent(person.mother),
                sex,  code(person.status)};
    }

    static std::string line(const std::vector<std::string>& cells, char separator) {
        std::string text;
        for (const std::string& cell : cells)
            text += (text.empty() ? "" : std::string(1, separator)) + cell;
        return text;
    }

    core::Random m_random;
    std::vector<Meant> m_people;
    bool m_named = false;
    bool m_zeroOne = false;
    bool m_words = false;
    bool m_affectedName = false;
    bool m_clear = true;
};

} // namespace

/// Files of which the meaning is known: each is refused, or read as it was meant.
class MadeFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFamilyIsReadAsItWasMeantOrRefused() {
        int read = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            FileMaker maker(seed);
            const std::string text = maker.text();
            const PedigreeReading reading = readPedigree(text);
            const std::string told = "seed " + std::to_string(seed) + '\n' + text;
            if (!reading.family) {
                QVERIFY2(!maker.isClear(),
                         (core::english(reading.faults.front().what) + '\n' + told).c_str());
                continue;
            }
            ++read;
            const auto& people = reading.family->people();
            QVERIFY2(people.size() == maker.people().size(), told.c_str());
            for (std::size_t i = 0; i < people.size(); ++i) {
                const Meant& meant = maker.people()[i];
                QVERIFY2(people[i].sex == meant.sex && people[i].status == meant.status, told.c_str());
                QCOMPARE(people[i].parents.has_value(), meant.father >= 0);
                if (people[i].parents)
                    QVERIFY2(people[i].parents->father == static_cast<std::size_t>(meant.father) &&
                                 people[i].parents->mother == static_cast<std::size_t>(meant.mother),
                             told.c_str());
            }
        }
        QVERIFY2(read > 900, qPrintable(QString::number(read)));
    }
};

GENOTYPE_TEST(MadeFilesTest)
#include "made_files_test.moc"
