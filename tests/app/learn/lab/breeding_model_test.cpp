// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lab/breeding_model.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using lessons::breeding::Look;
using lessons::breeding::Mode;
using lessons::breeding::Model;
using lessons::breeding::Organism;
using lessons::breeding::unseen;

namespace {

/// Two pea strains that differ in one character, and no cross yet.
lessons::breeding::Evidence strains() {
    return lessons::breeding::Bench({1, Organism::Pea, 0}, 4).evidence();
}

} // namespace

/// What a pupil claims, without a session around it.
class BreedingModelTest : public QObject {
    Q_OBJECT
private slots:
    void aModelBeginsWithAClassForEachNameAndNoLooks() {
        const Model model = breeding_model::ofMode(Mode::Incomplete, strains());
        QCOMPARE(model.looks, std::vector<Look>(3, unseen));
        QVERIFY(!breeding_model::isStated(model, strains()));
        QVERIFY(!breeding_model::isStated(std::nullopt, strains()));
    }

    void aLookHasOnePlaceInTheModel() {
        const Look first = breeding_model::looksSeen(strains()).front();
        const Model model = breeding_model::ofMode(Mode::Incomplete, strains());
        const Model one = breeding_model::withLook(model, 0, first).value();
        const Model moved = breeding_model::withLook(one, 2, first).value();
        QVERIFY(moved.looks[0] == unseen && moved.looks[2] == first);
    }

    void thereIsNoFourthClassOfThree() {
        const Model model = breeding_model::ofMode(Mode::Incomplete, strains());
        QVERIFY(!breeding_model::withLook(model, 3, unseen));
    }

    void oneCharacterHasNoOtherDominantForm() {
        const Model model = breeding_model::ofMode(Mode::Incomplete, strains());
        QVERIFY(!breeding_model::withDominant(model, 0, 0, strains()));
    }
};

GENOTYPE_TEST(BreedingModelTest)
#include "breeding_model_test.moc"
