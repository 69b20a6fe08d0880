// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/detached.h"

#include "gate.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QThread>
#include <QtTest/QTest>

#include <memory>

using namespace app;

class DetachedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theAnswerComesOnTheThreadOfItsContext() {
        QThread* worked = nullptr;
        QThread* answered = nullptr;
        detached::run(this, [&] {
            worked = QThread::currentThread();
            return [&] { answered = QThread::currentThread(); };
        });
        QVERIFY(QTest::qWaitFor([&] { return answered != nullptr; }, tests::patience));
        QCOMPARE(answered, QThread::currentThread());
        QVERIFY(worked != answered);
    }

    void nothingWaitsForWorkThatDoesNotEnd() {
        const auto gate = std::make_shared<tests::Gate>();
        gate->close();
        bool isAnswered = false;
        {
            QObject context;
            detached::run(&context, [gate, &isAnswered] {
                gate->pass();
                return [&isAnswered] { isAnswered = true; };
            });
            QVERIFY(QTest::qWaitFor([&] { return gate->isReached(); }, tests::patience));
        }
        gate->open();
        QVERIFY(QTest::qWaitFor([&] { return gate.use_count() == 1; }, tests::patience));
        QCoreApplication::processEvents();
        QVERIFY(!isAnswered);
    }

    void anAnswerMayEndItsContext() {
        auto context = std::make_unique<QObject>();
        detached::run(context.get(), [&context] { return [&context] { context.reset(); }; });
        QVERIFY(QTest::qWaitFor([&] { return !context; }, tests::patience));
    }
};

GENOTYPE_TEST(DetachedTest, threads)
#include "detached_test.moc"
