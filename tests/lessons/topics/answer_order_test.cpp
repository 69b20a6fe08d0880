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

/// A form of a question of a lesson.
struct Asked {
    const Topic* topic;
    std::size_t question;
    std::size_t form;

    const QuestionForm& words() const { return topic->questions[question].forms[form]; }
    std::vector<std::size_t> order(std::uint64_t seed) const {
        return answerOrder(seed, *topic, question, form);
    }
};

std::vector<Asked> allForms() {
    std::vector<Asked> forms;
    for (const Topic* topic : topics())
        for (std::size_t question = 0; question < topic->questions.size(); ++question)
            for (std::size_t form = 0; form < topic->questions[question].forms.size(); ++form)
                forms.push_back({topic, question, form});
    return forms;
}

std::size_t placeOfTheRightOne(const Asked& asked, std::uint64_t seed) {
    const auto order = asked.order(seed);
    const auto isRight = [&](std::size_t answer) { return asked.words().answers[answer].right; };
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
        for (const Asked& asked : allForms())
            for (std::uint64_t seed = 0; seed < pupils; ++seed) {
                auto order = asked.order(seed);
                std::ranges::sort(order);
                QCOMPARE(order.size(), asked.words().answers.size());
                for (std::size_t i = 0; i < order.size(); ++i)
                    QCOMPARE(order[i], i);
            }
    }

    void theRightAnswerStandsAtEachPlaceAboutEquallyOften() {
        // By the number of answers: how often the right one was at each place.
        std::map<std::size_t, std::vector<double>> hits;
        for (const Asked& asked : allForms()) {
            auto& places = hits[asked.words().answers.size()];
            places.resize(asked.words().answers.size());
            for (std::uint64_t seed = 0; seed < pupils; ++seed)
                ++places[placeOfTheRightOne(asked, seed)];
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
        const auto forms = allForms();
        for (std::uint64_t seed = 0; seed < pupils; ++seed) {
            const auto first = std::ranges::count_if(
                forms, [&](const Asked& one) { return placeOfTheRightOne(one, seed) == 0; });
            QVERIFY2(first > 0 && first < std::ptrdiff_t(forms.size()) * 3 / 4,
                     qPrintable(QString::number(first)));
        }
    }

    void theOrderStaysForAPupilAndDiffersBetweenPupils() {
        for (const Asked& asked : allForms()) {
            std::set<std::vector<std::size_t>> orders;
            for (std::uint64_t seed = 0; seed < pupils; ++seed) {
                const auto order = asked.order(seed);
                QVERIFY(order == asked.order(seed));
                orders.insert(order);
            }
            std::size_t possible = 1;
            for (std::size_t i = 2; i <= asked.words().answers.size(); ++i)
                possible *= i;
            QCOMPARE(orders.size(), possible);
        }
    }
};

GENOTYPE_TEST(AnswerOrderTest)
#include "answer_order_test.moc"
