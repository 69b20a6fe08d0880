// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/pedigree_picture.h"
#include "app/ui/widgets/popover.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace app;

namespace {

PedigreePicture& pictureOf(const FigureBench& bench) {
    return *find<PedigreePicture>(bench.window);
}

/// The words about a mode that are on the screen.
QString verdict(const FigureBench& bench, int mode) {
    const auto* label = find<QLabel>(bench.window, QStringLiteral("verdict%1").arg(mode));
    return label->isVisible() ? label->text() : QString();
}

void rollOne(FigureBench& bench) {
    bench.predictEvenly();
    bench.run.roll(1);
}

} // namespace

/// Reading a pedigree: marks first, then who rules out what.
class PedigreeFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void nothingIsToldBeforeTheFirstChild() {
        FigureBench bench("pedigrees");
        bench.predictEvenly();
        for (int mode = 0; mode < 4; ++mode) {
            QVERIFY(verdict(bench, mode).isEmpty());
            QVERIFY(!bench.press(QStringLiteral("why%1").arg(mode)));
        }
        QVERIFY(pictureOf(bench).drawn().carriers.empty());
        QVERIFY(bench.words("pedigreeEvidence").isEmpty());
        // The list of outcomes is the same for all families.
        const std::size_t outcomes = bench.run.experiment().outcomes.size();
        for (const char* family : {"family1", "family2", "family3", "family3"}) {
            QVERIFY(bench.press(QLatin1String(family)));
            QCOMPARE(bench.run.experiment().outcomes.size(), outcomes);
        }
    }

    void theFirstChildShowsWhichModesAreRuledOutAndByWhom() {
        FigureBench bench("pedigrees");
        QCOMPARE(bench.ratio(), QStringLiteral("1 : 1 : 3 : 3"));
        QVERIFY(bench.press(QStringLiteral("mode0-1")));
        QVERIFY(bench.press(QStringLiteral("mode1-1")));
        rollOne(bench);
        QCOMPARE(verdict(bench, 0), QStringLiteral("✓ ruled out"));
        QCOMPARE(verdict(bench, 1), QStringLiteral("✗ fits"));
        QCOMPARE(verdict(bench, 2), wording("Figures.ruledOut"));
        QVERIFY(!bench.press(QStringLiteral("mode0-0"))); // locked
        QVERIFY(!bench.press(QStringLiteral("why1")));
        QVERIFY(bench.press(QStringLiteral("why3")));
        QVERIFY_SAYS(bench.words("pedigreeWords"), "engine.affectedSoOneHer", "II-1 Liv");
        QCOMPARE(pictureOf(bench).drawn().marked, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(pictureOf(bench).drawn().carriers, (std::vector<bool>{true, true, false, false, false}));
        bench.run.startOver();
        QVERIFY(verdict(bench, 0).isEmpty() && pictureOf(bench).drawn().carriers.empty());
    }

    void pointingAtAReasonShowsItsPeopleAndPointingAtAPersonForgetsThem() {
        FigureBench bench("pedigrees");
        rollOne(bench);
        auto* why = find<QPushButton>(bench.window, "why0");
        why->setFocus(Qt::TabFocusReason);
        QEvent entered(QEvent::Enter);
        QCoreApplication::sendEvent(why, &entered);
        QCOMPARE(pictureOf(bench).drawn().marked, (std::vector<std::size_t>{0, 1, 2}));
        QTest::keyClick(&pictureOf(bench), Qt::Key_Down);
        QVERIFY(pictureOf(bench).drawn().marked.empty());
        QVERIFY(bench.words("pedigreeWords").startsWith(QStringLiteral("I-1 Harry")));
    }

    void theEvidenceOfTheWholeFamilyIsTold() {
        FigureBench bench("pedigrees");
        QVERIFY(bench.press(QStringLiteral("family2")));
        QVERIFY(!LessonFigure::question(bench.settings).contains(QStringLiteral("Liv")));
        rollOne(bench);
        const QString evidence = bench.words("pedigreeEvidence");
        QVERIFY_SAYS(evidence, "Figures.everybodyDrawnHereCarrier", "II-1 Victoria", "20 %");
        QVERIFY2(evidence.contains(QStringLiteral("“autosomal recessive” fits too")), qPrintable(evidence));
        QCOMPARE(verdict(bench, 0), wording("Figures.ruledOut"));
        QCOMPARE(verdict(bench, 1), QStringLiteral("fits"));
        QCOMPARE(verdict(bench, 3), QStringLiteral("fits"));
    }

    void theMeiosisOfTheCoupleIsShownOnceTheModeIsKnown() {
        FigureBench bench("pedigrees");
        bench.window.resize(1000, 700);
        QVERIFY(!bench.press(QStringLiteral("showMeiosis")));
        rollOne(bench);
        QVERIFY(bench.press(QStringLiteral("showMeiosis")));
        QVERIFY_SAYS(bench.words("meiosisNote"), "Figures.certainly", "I-2 Borgny", "Aa");
        find<Popover>(bench.window)->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(bench.press(QStringLiteral("family2")));
        rollOne(bench);
        QVERIFY(bench.press(QStringLiteral("showMeiosis")));
        QVERIFY2(bench.words("meiosisNote").contains(QStringLiteral("with a chance of 20")),
                 qPrintable(bench.words("meiosisNote")));
    }

    void everyNewFamilyIsAnotherOneAndForgetsTheMarks() {
        FigureBench bench("pedigrees");
        QStringList keys;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(bench.press(QStringLiteral("family3")));
            const QString key = QString::fromStdString(bench.run.experiment().key);
            QVERIFY2(!keys.contains(key), qPrintable(key));
            keys << key;
            QCOMPARE(pictureOf(bench).drawn().asked.value() + 1, pictureOf(bench).drawn().family.size());
            for (const auto* button :
                 findAll<QPushButton>(bench.window, QRegularExpression(QStringLiteral("^mode\\d-\\d$"))))
                QVERIFY(!button->isChecked());
            QVERIFY(bench.press(QStringLiteral("mode2-0")));
        }
        FigureBench other(*lessons::findTopic("pedigrees"), 4);
        QVERIFY(other.press(QStringLiteral("family3")));
        QVERIFY(!keys.contains(QString::fromStdString(other.run.experiment().key)));
    }

    void marksStayUntilTheNextStep() {
        FigureBench bench("pedigrees");
        QVERIFY(bench.press(QStringLiteral("mode3-1")));
        QWidget other;
        LessonFigure::make(bench.settings, bench.run, &other);
        QVERIFY(find<QPushButton>(other, "mode3-1")->isChecked());
        QVERIFY(!find<QPushButton>(other, "mode3-0")->isChecked());
    }
};

GENOTYPE_TEST(PedigreeFigureTest)
#include "pedigree_figure_test.moc"
