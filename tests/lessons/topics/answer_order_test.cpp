// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"
#include "lessons/topics/answer_order.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace lessons;

namespace {

constexpr std::uint64_t pupils = 400;

std::vector<const Question*> allQuestions() {
    std::vector<const Question*> questions;
    for (const Topic* topic : topics())
        for (const Question& question : topic->questions)
            questions.push_back(&question);
    return questions;
}

std::size_t placeOfTheRightOne(const Question& question, std::uint64_t seed) {
    const auto order = answerOrder(seed, question.id, question.answers.size());
    const auto isRight = [&](std::size_t answer) { return question.answers[answer].right; };
    return std::size_t(std::ranges::find_if(order, isRight) - order.begin());
}

/// Whether `hits` of `tries` is within five standard deviations of 1 in `places`.
bool isAboutOneIn(std::size_t places, double hits, double tries) {
    const double p = 1.0 / double(places);
    return std::abs(hits - tries * p) < 5 * std::sqrt(tries * p * (1 - p));
}

} // namespace

class AnswerOrderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyOrderHoldsEveryAnswerOnce() {
        for (const Question* question : allQuestions())
            for (std::uint64_t seed = 0; seed < pupils; ++seed) {
                auto order = answerOrder(seed, question->id, question->answers.size());
                std::ranges::sort(order);
                QCOMPARE(order.size(), question->answers.size());
                for (std::size_t i = 0; i < order.size(); ++i)
                    QCOMPARE(order[i], i);
            }
    }

    void theRightAnswerStandsAtEachPlaceAboutEquallyOften() {
        // By the number of answers: how often the right one was at each place.
        std::map<std::size_t, std::vector<double>> hits;
        for (const Question* question : allQuestions()) {
            auto& places = hits[question->answers.size()];
            places.resize(question->answers.size());
            for (std::uint64_t seed = 0; seed < pupils; ++seed)
                ++places[placeOfTheRightOne(*question, seed)];
        }
        QVERIFY(!hits.empty());
        for (const auto& [count, places] : hits) {
            double tries = 0;
            for (const double one : places)
                tries += one;
            for (const double one : places)
                QVERIFY2(isAboutOneIn(count, one, tries), qPrintable(QString::number(one / tries)));
        }
    }

    void onePupilFindsTheRightAnswerNowHereNowThere() {
        for (std::uint64_t seed = 0; seed < pupils; ++seed) {
            const auto questions = allQuestions();
            const auto first = std::ranges::count_if(
                questions, [&](const Question* one) { return placeOfTheRightOne(*one, seed) == 0; });
            QVERIFY2(first > 0 && first < std::ptrdiff_t(questions.size()) * 3 / 4,
                     qPrintable(QString::number(first)));
        }
    }

    void theOrderStaysForAPupilAndDiffersBetweenPupils() {
        for (const Question* question : allQuestions()) {
            std::set<std::vector<std::size_t>> orders;
            for (std::uint64_t seed = 0; seed < pupils; ++seed) {
                const auto order = answerOrder(seed, question->id, question->answers.size());
                QVERIFY(order == answerOrder(seed, question->id, question->answers.size()));
                orders.insert(order);
            }
            std::size_t possible = 1;
            for (std::size_t i = 2; i <= question->answers.size(); ++i)
                possible *= i;
            QCOMPARE(orders.size(), possible);
        }
    }
};

GENOTYPE_TEST(AnswerOrderTest)
#include "answer_order_test.moc"
