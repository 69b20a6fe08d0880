// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/latest_request.h"

#include "test_registry.h"

#include <QtTest/QTest>

#include <memory>

using namespace app;

namespace {

/// What a request has become, in a word.
struct Heard {
    ClassRequests::Settle settle() {
        return [this](const Outcome& outcome) {
            static constexpr const char* names[] = {"done", "failed", "not sent", "unanswered"};
            all << QLatin1String(names[outcome.index()]);
        };
    }
    QStringList all;
};

} // namespace

/// Whoever asks a host for something hears once what has become of it.
class ClassRequestsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void numbersRiseFromOne() {
        ClassRequests requests;
        QCOMPARE(requests.next(), 1);
        QCOMPARE(requests.next(), 2);
    }

    void onlyTheOutcomeOfTheLastRequestIsShown() {
        Heard shown;
        LatestRequest requests;
        LatestRequest others;
        const auto first = requests.next(shown.settle());
        const auto second = requests.next(shown.settle());
        const auto other = others.next(shown.settle());
        first(messages::Failed{});
        QVERIFY(shown.all.isEmpty());
        second(Unanswered{});
        other(messages::Done{});
        QCOMPARE(shown.all, (QStringList{QStringLiteral("unanswered"), QStringLiteral("done")}));
    }

    void anAnswerMayOutliveWhoeverAsked() {
        Heard shown;
        auto requests = std::make_unique<LatestRequest>();
        const auto first = requests->next(shown.settle());
        const auto last = requests->next(shown.settle());
        requests.reset();
        first(messages::Done{});
        last(NotSent{});
        QCOMPARE(shown.all, QStringList{QStringLiteral("not sent")});
    }

    void anAnswerIsHeardOnceByWhoeverAsked() {
        ClassRequests requests;
        Heard one;
        Heard other;
        requests.await(1, this, one.settle());
        requests.await(2, this, other.settle());
        requests.settle(2, messages::Failed{messages::ErrorCode::NoTable, "", 0, 0});
        requests.settle(2, messages::Done{});
        requests.settle(9, messages::Done{});
        QCOMPARE(other.all, QStringList{"failed"});
        QVERIFY(one.all.isEmpty());
        requests.settle(1, messages::Done{});
        QCOMPARE(one.all, QStringList{"done"});
        QCOMPARE(requests.size(), std::size_t{0});
    }

    void aConnectionThatEndsLeavesNobodyWaiting() {
        ClassRequests requests;
        Heard heard;
        requests.await(1, this, heard.settle());
        requests.await(2, this, heard.settle());
        requests.loseAll();
        QCOMPARE(heard.all, (QStringList{"unanswered", "unanswered"}));
        requests.settle(1, messages::Done{});
        requests.loseAll();
        QCOMPARE(heard.all.size(), qsizetype{2});
    }

    void whoHasGoneIsNotCalled() {
        ClassRequests requests;
        Heard heard;
        auto gone = std::make_unique<QObject>();
        requests.await(1, gone.get(), heard.settle());
        requests.await(2, gone.get(), heard.settle());
        gone.reset();
        requests.settle(1, messages::Done{});
        requests.loseAll();
        QVERIFY(heard.all.isEmpty());
    }

    void whoHearsMayAskAgain() {
        ClassRequests requests;
        Heard again;
        requests.await(1, this, [&](const Outcome&) { requests.await(2, this, again.settle()); });
        requests.loseAll();
        // It is about the next connection.
        QVERIFY(again.all.isEmpty());
        requests.settle(2, messages::Done{});
        QCOMPARE(again.all, QStringList{"done"});
    }
};

GENOTYPE_TEST(ClassRequestsTest)
#include "class_requests_test.moc"
