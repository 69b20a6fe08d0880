// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_fit.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace genotype;

namespace {

/// What an invented position is worth with known weights: each feature counts some tenths of a point.
int knownWeight(std::size_t feature, int stage) {
    return 10 * (static_cast<int>(feature) % 7 - 3) + stage;
}

FeatureVector madePosition(core::Random& random, int stage) {
    FeatureVector features;
    features.stage = stage;
    features.sure = static_cast<int>(random.below(40));
    features[Feature::Constant] = 100;
    for (std::size_t i = 1; i < featureCount; ++i)
        features.values[i] = 100 * static_cast<int>(random.below(12));
    return features;
}

/// Rounded to whole points, which is the noise in the fit.
int pointsOf(const FeatureVector& features) {
    double sum = 100.0 * features.sure;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += knownWeight(i, features.stage) * features.values[i] / 100.0;
    return static_cast<int>(std::lround(sum / 100));
}

EvaluationWeights flat(std::int16_t weight) {
    EvaluationWeights weights{};
    for (auto& stage : weights)
        stage.fill(weight);
    return weights;
}

} // namespace

class WeightFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recoversTheWeightsThatMadeThePoints() {
        core::Random random(5);
        WeightFit fit;
        for (int stage = 1; stage <= maxRounds; ++stage)
            for (int i = 0; i < 4000; ++i) {
                const FeatureVector features = madePosition(random, stage);
                fit.add(features, pointsOf(features));
            }
        const FittedWeights fitted = fit.solve(flat(0));
        for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
            for (std::size_t i = 1; i < featureCount; ++i)
                QVERIFY2(
                    std::abs(fitted.weights[stage][i] - knownWeight(i, static_cast<int>(stage))) <= 1,
                    qPrintable(
                        QString("stage %1, feature %2: %3").arg(stage).arg(i).arg(fitted.weights[stage][i])));
            QCOMPARE(fitted.quality[stage].positions, std::int64_t{4000});
            QVERIFY(fitted.quality[stage].explained > 0.99);
            // Rounding to whole points: the root of 1/12.
            QVERIFY(std::abs(fitted.quality[stage].error - std::sqrt(1.0 / 12)) < 0.05);
        }
    }

    void explainsNothingOfPointsThatNoFeatureTells() {
        core::Random random(6);
        WeightFit fit;
        for (int i = 0; i < 4000; ++i)
            fit.add(madePosition(random, 2), 0);
        // `sure` is not a feature, and it alone makes the difference.
        QVERIFY(fit.solve(flat(0)).quality[2].explained < 0.05);
    }

    void keepsThePriorWhereAFeatureNeverDiffered() {
        core::Random random(7);
        WeightFit fit;
        for (int i = 0; i < 500; ++i) {
            FeatureVector features = madePosition(random, 3);
            features[Feature::Grant] = 0;
            fit.add(features, pointsOf(features));
        }
        const FittedWeights fitted = fit.solve(flat(77));
        QCOMPARE(int(fitted.weights[3][static_cast<std::size_t>(Feature::Grant)]), 77);
        // Nor does a stage without positions.
        QCOMPARE(fitted.weights[4], flat(77)[4]);
        QVERIFY(fitted.weights[3][static_cast<std::size_t>(Feature::Coins)] != 77);
    }

    void isTheSameInWhateverOrderAndPartsItIsAddedUp() {
        core::Random random(8);
        WeightFit whole;
        WeightFit first;
        WeightFit second;
        for (int i = 0; i < 300; ++i) {
            const FeatureVector features = madePosition(random, 1 + i % 5);
            whole.add(features, pointsOf(features));
            (i % 3 ? first : second).add(features, pointsOf(features));
        }
        second.add(first);
        QCOMPARE(second.solve(flat(0)).weights, whole.solve(flat(0)).weights);
    }

    void leavesPositionsOfAFinishedGameOut() {
        WeightFit fit;
        core::Random random(9);
        fit.add(madePosition(random, 0), 10);
        const FittedWeights fitted = fit.solve(flat(3));
        QCOMPARE(fitted.weights, flat(3));
        for (const FitQuality& quality : fitted.quality)
            QCOMPARE(quality.positions, std::int64_t{0});
    }
};

GENOTYPE_TEST(WeightFitTest)
#include "weight_fit_test.moc"
