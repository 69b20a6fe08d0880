// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/projector/present_moments.h"
#include "test_registry.h"

#include <QtTest/QTest>

using app::Presentation;
using app::PresentMoments;

/// The way of a presenter's remote, without a picture.
class PresentMomentsTest : public QObject {
    Q_OBJECT
private slots:
    void goesFromTheQuestionToTheLastParagraphAndBack() {
        Presentation shown;
        shown.question = QStringLiteral("In what ratio?");
        shown.outcomes.resize(2);
        shown.explanation = QStringList{QStringLiteral("one"), QStringLiteral("two")};
        PresentMoments moments;
        moments.list(shown, true);
        QVERIFY(moments.isFirst());
        for (const auto step : {PresentMoments::Step::Predict, PresentMoments::Step::Roll,
                                PresentMoments::Step::Compare, PresentMoments::Step::Explain}) {
            QVERIFY(moments.step() == step);
            QVERIFY(!moments.isLast());
            moments.forward();
        }
        QVERIFY(moments.isLast());
        QCOMPARE(moments.paragraph(), 1);
        moments.back();
        QCOMPARE(moments.paragraph(), 0);
    }

    void nothingToShowIsOneMoment() {
        PresentMoments moments;
        moments.list({}, false);
        QVERIFY(moments.isFirst() && moments.isLast());
        QVERIFY(moments.step() == PresentMoments::Step::Explain);
    }

    void aShorterPresentationShowsItsLastMoment() {
        Presentation shown;
        shown.question = QStringLiteral("In what ratio?");
        shown.explanation = QStringList{QStringLiteral("one"), QStringLiteral("two")};
        PresentMoments moments;
        moments.list(shown, false);
        while (!moments.isLast())
            moments.forward();
        shown.explanation.clear();
        moments.list(shown, false);
        QVERIFY(moments.isLast() && moments.step() == PresentMoments::Step::Predict);
    }
};

GENOTYPE_TEST(PresentMomentsTest)
#include "present_moments_test.moc"
