// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/square_picture.h"
#include "app/ui/theme/theme.h"
#include "lessons/topics/experiment.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <map>
#include <set>

using namespace app;

/// A Punnett square as it is seen, pointed at and read aloud.
class SquarePictureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aSmallSquareIsReadAsAWhole() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("Ff x ff"));
        QVERIFY(square.accessibleName().contains(QStringLiteral("Ff × ff")));
        QCOMPARE(square.accessibleDescription(), QStringLiteral("Ff, Ff, ff, ff"));
        QVERIFY(square.cursorText().isEmpty());
    }

    void aLargeOneIsReadCellByCell() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("RrGgFfTt x RrGgFfTt"));
        QVERIFY(square.accessibleDescription().isEmpty());
        QTest::keyClick(&square, Qt::Key_Right);
        QVERIFY(!square.cursorText().isEmpty());
        QCOMPARE(square.accessibleDescription(), square.cursorText());
    }

    void theCellsOfLinkedGenesSayHowLikelyTheyAre() {
        SquarePicture square(nullptr);
        lessons::Cross cross = lessons::startCross("RrGg x rrgg");
        cross.recombination = {0.1};
        square.setCross(cross);
        QTest::keyClick(&square, Qt::Key_Right);
        QVERIFY_SAYS(square.cursorText(), "Figures.offspring");
        square.setCross(lessons::startCross("RrGg x rrgg"));
        QTest::keyClick(&square, Qt::Key_Right);
        QVERIFY(!square.cursorText().contains(QLatin1Char('%')));
    }

    void allCellsAreWrittenAlikeAndEveryGameteIsNamed() {
        for (const char* cross : {"RrFfGg x RrFfGg", "RrFfGgTt x RrFfGgTt"}) {
            SquarePicture square(nullptr);
            square.setCross(lessons::startCross(cross));
            square.setLooksShown(false); // the key has letters of its own
            square.resize(1100, 1000);   // room for four genes in a cell
            const qsizetype genotype = QByteArray(cross).indexOf(' ');
            std::set<qreal> sizes;
            std::map<QString, int> gametes;
            for (const PaintedText& one : square.paintedTexts()) {
                if (one.text.size() == genotype)
                    sizes.insert(one.type);
                else if (one.text.size() == genotype / 2)
                    ++gametes[one.text];
                QVERIFY2(one.needed.width() <= one.available.width() + 0.5 || one.text.size() != genotype,
                         qPrintable(one.text));
            }
            QCOMPARE(sizes.size(), std::size_t{1});
            // 2ⁿ kinds, each once at the left and once at the top.
            QCOMPARE(gametes.size(), std::size_t{1} << (genotype / 2));
            for (const auto& [gamete, times] : gametes)
                QCOMPARE(times, 2);
        }
    }

    void theArrowsWalkAndStopAtTheEdge() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("Ff x Ff"));
        QSignalSpy moved(&square, &SquarePicture::cursorMoved);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&square, Qt::Key_Right);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&square, Qt::Key_Down);
        QVERIFY(square.cursorText().startsWith(QStringLiteral("ff: ")));
        // One key press to the right of the first cell, one down.
        QCOMPARE(moved.count(), 2);
    }

    void theMouseNamesTheCellBelowIt() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("Ff x Ff"));
        square.resize(300, 270);
        square.show();
        QTest::mouseMove(&square, QPoint(130, 90));
        QVERIFY(square.cursorText().startsWith(QStringLiteral("FF: ")));
        QTest::mouseMove(&square, QPoint(250, 220));
        QVERIFY(square.cursorText().startsWith(QStringLiteral("ff: ")));
        // Outside the square the marked cell does not change.
        QTest::mouseMove(&square, QPoint(1, 1));
        QVERIFY(square.cursorText().startsWith(QStringLiteral("ff: ")));
    }

    void withoutLooksOnlyGenotypesAreTold() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("Ff x Ff"));
        QTest::keyClick(&square, Qt::Key_Right);
        QCOMPARE(square.cursorText(), QStringLiteral("Ff: purple"));
        square.setLooksShown(false);
        QCOMPARE(square.cursorText(), QStringLiteral("Ff"));
    }

    void genesThatActTogetherShowItInTheirCells() {
        SquarePicture square(nullptr);
        const lessons::Interaction& dogs = *lessons::findInteraction("recessive-epistasis");
        square.setBrood(lessons::Brood(lessons::usualCross(dogs), dogs));
        QTest::keyClick(&square, Qt::Key_Right);
        QCOMPARE(square.cursorText(), QStringLiteral("BBEe: black dog"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&square, Qt::Key_Down);
        QCOMPARE(square.cursorText(), QStringLiteral("Bbee: yellow dog"));
    }

    void theKeyNamesEveryColourOnceTheLooksAreShown() {
        SquarePicture square(nullptr);
        square.resize(400, 360);
        const auto painted = [&square] {
            QStringList words;
            for (const PaintedText& one : square.paintedTexts())
                words << one.text;
            return words;
        };
        const lessons::Interaction& mice = *lessons::findInteraction("recessive-lethal");
        square.setBrood(lessons::Brood(lessons::usualCross(mice), mice));
        QVERIFY_SAYS(painted(), "engine.yellowMouse");
        QVERIFY_SAYS(painted(), "Figures.diesBeforeBirth");
        square.setLooksShown(false);
        QVERIFY(!says(painted(), "engine.yellowMouse"));
        QVERIFY(!says(painted(), "Figures.diesBeforeBirth"));
        QCOMPARE(painted().filter(QStringLiteral("AʸAʸ")).size(), 1);
    }

    void whatDiesOrDoesNotAlwaysShowIsSaid() {
        SquarePicture square(nullptr);
        const lessons::Cross peas = lessons::startCross("Tt x Tt");
        square.setBrood(lessons::Brood(peas, lessons::withLethal(peas.genes, "TT")));
        QTest::keyClick(&square, Qt::Key_Left);
        QCOMPARE(square.cursorText(), wording("GeneAction.dies", "TT:"));
        const lessons::Interaction& children = *lessons::findInteraction("incomplete-penetrance");
        square.setBrood(lessons::Brood(lessons::usualCross(children), children));
        QTest::keyClick(&square, Qt::Key_Left);
        QCOMPARE(square.cursorText(), QStringLiteral("Rr: tumour of the retina (90 % of them)"));
    }

    void anotherCrossForgetsThePlace() {
        SquarePicture square(nullptr);
        square.setCross(lessons::startCross("RrGg x RrGg"));
        QTest::keyClick(&square, Qt::Key_Down);
        square.setCross(lessons::startCross("rr x rr"));
        QVERIFY(square.cursorText().isEmpty());
        QCOMPARE(square.accessibleDescription(), QStringLiteral("rr, rr, rr, rr"));
    }
};

GENOTYPE_TEST(SquarePictureTest)
#include "square_picture_test.moc"
