// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;

class PercentTest : public QObject {
    Q_OBJECT

private slots:
    void onlyNothingIsZeroAndOnlyAllIsAHundred_data() {
        QTest::addColumn<double>("share");
        QTest::addColumn<QString>("text");
        const auto add = [](double share, const char* text) {
            QTest::newRow(text) << share << QString::fromLatin1(text);
        };
        add(0, "0.0");
        add(1e-9, "<0.1");
        add(0.00049, "<0.1");
        add(0.0006, "0.1");
        add(0.75, "75.0");
        add(0.9994, "99.9");
        add(0.9996, ">99.9");
        add(1 - 1e-12, ">99.9");
        add(1, "100.0");
    }

    void onlyNothingIsZeroAndOnlyAllIsAHundred() {
        QFETCH(const double, share);
        QFETCH(const QString, text);
        QCOMPARE(percentNumber(share), text);
        QCOMPARE(percentText(share), text + QStringLiteral(" %"));
    }

    void wholePerCentKeepTheSamePromise() {
        QCOMPARE(wholePercent(0), QStringLiteral("0 %"));
        QCOMPARE(wholePercent(0.004), QStringLiteral("<1 %"));
        QCOMPARE(wholePercent(0.44), QStringLiteral("44 %"));
        QCOMPARE(wholePercent(0.996), QStringLiteral(">99 %"));
        QCOMPARE(wholePercent(1), QStringLiteral("100 %"));
    }
};

GENOTYPE_TEST(PercentTest)
#include "percent_test.moc"
