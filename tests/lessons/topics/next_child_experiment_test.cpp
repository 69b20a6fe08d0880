// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/pedigree/published_families.h"
#include "lessons/topics/next_child_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

namespace {

Experiment experimentOf(const char* id, const char* mother, const char* father) {
    const auto& one = *pedigree::findPublishedFamily(id);
    return nextChildExperiment(id, one.family, one.mode,
                               {one.family.find(father).value(), one.family.find(mother).value()});
}

} // namespace

class NextChildExperimentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoCarriersHaveOneAffectedChildInFour() {
        const Experiment experiment = experimentOf("first-phenylketonuria", "I-2", "I-1");
        QCOMPARE(experiment.ratio, (std::vector<std::int64_t>{1, 1, 3, 3}));
        QCOMPARE(experiment.ratioText(), std::string("1 : 1 : 3 : 3"));
        QCOMPARE(QString::fromStdString(core::english(experiment.title)),
                 QStringLiteral("the next child of I-2 Borgny and I-1 Harry"));
    }

    /// A carrier's daughter with two unaffected sons is a carrier with a chance of 1/5, so half of the sons
    /// in 1 of 5 such families are affected.
    void withTheEvidenceSoFarChancesNeedNotBeSimple() {
        const Experiment experiment = experimentOf("royal-haemophilia", "II-1", "II-2");
        QVERIFY(experiment.ratio.empty());
        const std::vector<double> expected{0, 1.0 / 20, 1.0 / 2, 9.0 / 20};
        for (std::size_t i = 0; i < expected.size(); ++i)
            CLOSE(experiment.chances()[i], expected[i]);
    }

    void whatCannotComeUpStaysInTheList() {
        const Experiment experiment = experimentOf("scott-colour-blindness", "III-4", "III-5");
        QCOMPARE(experiment.ratio, (std::vector<std::int64_t>{0, 1, 1, 0}));
        QCOMPARE(experiment.outcomes.size(), std::size_t{4});
    }

    void aModeThatIsRuledOutRollsNothing() {
        const auto& one = *pedigree::findPublishedFamily("first-phenylketonuria");
        QVERIFY_THROWS_EXCEPTION(
            std::invalid_argument,
            nextChildExperiment("x", one.family, pedigree::Mode::AutosomalDominant, {0, 1}));
    }
};

GENOTYPE_TEST(NextChildExperimentTest)
#include "next_child_experiment_test.moc"
