// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_layer.h"
#include "app/charts/meiosis_layout.h"
#include "app/charts/meiosis_picture.h"
#include "app/charts/meiosis_view.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_row.h"
#include "lessons/documents/start_cross.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <set>

using namespace app;
using lessons::MeiosisPhase;

namespace {

lessons::MeiosisSeries seriesOf(const char* parents, std::uint64_t seed = 4) {
    const lessons::Cross cross = lessons::startCross(parents);
    return {cross, cross.first, seed};
}

/// A view on the screen, without motion.
struct MeiosisBench {
    QWidget window;
    MeiosisView view{&window};

    explicit MeiosisBench(const char* parents = "RrGg x RrGg", bool answers = true) {
        Theme::current().setReduceMotion(true);
        auto* rows = new QVBoxLayout(&window);
        rows->addWidget(&view);
        view.setAnswersShown(answers);
        view.setSeries(seriesOf(parents));
        window.resize(900, 560);
        window.show();
    }
    ~MeiosisBench() { Theme::current().setReduceMotion(false); }

    QPushButton* button(const char* name) { return find<QPushButton>(view, name); }
    QString words(const char* name) { return textOf(view, name); }
    QTableWidget* table() { return find<QTableWidget>(view, "meiosisTable"); }
    qint64 counted() {
        qint64 sum = 0;
        for (int row = 0; row < table()->rowCount(); ++row)
            sum += table()->item(row, 1)->text().toLongLong();
        return sum;
    }
};

} // namespace

/// Meiosis as it is seen, stepped through and read aloud.
class MeiosisViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void stepsGoFromTheCellToTheGametesAndBack() {
        MeiosisBench bench;
        QVERIFY(!bench.button("meiosisBack")->isEnabled());
        std::set<QString> names{bench.words("meiosisPhase")};
        for (int i = 0; i < 8; ++i) {
            bench.button("meiosisNext")->click();
            names.insert(bench.words("meiosisPhase"));
        }
        QCOMPARE(names.size(), lessons::allMeiosisPhases.size());
        QCOMPARE(bench.view.phase(), MeiosisPhase::Gametes);
        QVERIFY(!bench.button("meiosisNext")->isEnabled());
        bench.button("meiosisBack")->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::AnaphaseII);
    }

    void theArrowKeysStepToo() {
        MeiosisBench bench;
        auto* picture = find<MeiosisPicture>(bench.view);
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Right);
        QTest::keyClick(picture, Qt::Key_Right);
        QTest::keyClick(picture, Qt::Key_Left);
        QCOMPARE(bench.view.phase(), MeiosisPhase::Interphase);
    }

    void gametesAreCountedOnceTheyCanBeSeen() {
        MeiosisBench bench;
        QCOMPARE(bench.counted(), 0);
        for (int i = 0; i < 8; ++i)
            bench.button("meiosisNext")->click();
        QCOMPARE(bench.counted(), 4);
        bench.button("meiosisBack")->click();
        bench.button("meiosisNext")->click();
        QCOMPARE(bench.counted(), 4);
        bench.button("meiosisAnother")->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::Gametes);
        QCOMPARE(bench.counted(), 8);
        bench.button("meiosisHundred")->click();
        QCOMPARE(bench.counted(), 408);
        QCOMPARE(bench.table()->item(0, 3)->text(), QStringLiteral("25.0 %"));
    }

    void inANarrowViewPictureAndCountsTakeTurns() {
        MeiosisBench bench;
        QVERIFY(!bench.button("meiosisTurn")->isVisible());
        bench.window.resize(440, 560);
        auto* picture = find<MeiosisPicture>(bench.view);
        QVERIFY(picture->isVisible() && !bench.table()->isVisible());
        bench.button("meiosisTurn")->click();
        QVERIFY(!picture->isVisible() && bench.table()->isVisible());
        bench.button("meiosisNext")->click();
        QVERIFY(picture->isVisible() && !bench.table()->isVisible());
        bench.button("meiosisHundred")->click();
        QVERIFY(!picture->isVisible() && bench.table()->isVisible());
        bench.button("meiosisAnother")->click();
        QVERIFY(picture->isVisible());
    }

    void anotherMeiosisShowsSomethingThatDiffers() {
        MeiosisBench bench;
        bench.button("meiosisAnother")->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::ProphaseI);
    }

    void beforeThePredictionNothingAfterMetaphaseIIsShown() {
        MeiosisBench bench("RrGg x RrGg", false);
        for (int i = 0; i < 8; ++i)
            bench.button("meiosisNext")->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::MetaphaseI);
        QVERIFY(!bench.table()->isVisible());
        QVERIFY(!bench.button("meiosisHundred")->isVisible());
        QVERIFY(!bench.button("meiosisAnother")->isVisible());
        const auto* picture = find<MeiosisPicture>(bench.view);
        QVERIFY(!picture->accessibleDescription().contains(QLatin1String("RG")));
        bench.view.setAnswersShown(true);
        QVERIFY(bench.table()->isVisible());
        bench.button("meiosisNext")->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::AnaphaseI);
        bench.view.setAnswersShown(false);
        QCOMPARE(bench.view.phase(), MeiosisPhase::MetaphaseI);
    }

    void playingStopsAtTheEndAndAPressPausesIt() {
        MeiosisBench bench;
        auto* pause = find<QTimer>(bench.view, "meiosisPause");
        QPushButton* play = bench.button("meiosisPlay");
        play->click();
        QCOMPARE(bench.view.phase(), MeiosisPhase::Interphase);
        play->click();
        QVERIFY(!play->isChecked());
        play->click();
        for (int i = 0; i < 20 && play->isChecked(); ++i) {
            pause->setInterval(0);
            QTest::qWait(20);
        }
        QCOMPARE(bench.view.phase(), MeiosisPhase::Gametes);
        QVERIFY(!play->isChecked());
        play->click(); // another meiosis, from the start
        QCOMPARE(bench.view.series().number(), 2);
        QCOMPARE(bench.view.phase(), MeiosisPhase::Interphase);
    }

    void everyStepIsSaid() {
        MeiosisBench bench;
        QSignalSpy said(find<speech::Announcer>(bench.view), &speech::Announcer::said);
        bench.button("meiosisNext")->click();
        QTRY_COMPARE(said.count(), 1);
        QVERIFY(said[0][0].toStringList().join(QLatin1Char(' ')).contains(QLatin1String("sister")));
    }

    void thePictureIsDescribedCellByCell() {
        const auto series = seriesOf("Rr x Rr");
        QCOMPARE(cellsText(series.cross(), series.current(), MeiosisPhase::Cell),
                 wording("Figures.cell", 1, "R r"));
        QCOMPARE(cellsText(series.cross(), series.current(), MeiosisPhase::ProphaseI),
                 wording("Figures.cell", 1, "R R r r"));
        const QString gametes = cellsText(series.cross(), series.current(), MeiosisPhase::Gametes);
        QCOMPARE(gametes.count(QLatin1Char('R')), 2);
        QCOMPARE(gametes.count(QLatin1String("Cell")), 4);
    }

    void motionCanBeSkippedByAPress() {
        MeiosisBench bench;
        Theme::current().setReduceMotion(false);
        auto* picture = find<MeiosisPicture>(bench.view);
        QSignalSpy arrived(picture, &MeiosisPicture::arrived);
        bench.button("meiosisNext")->click();
        QCOMPARE(arrived.count(), 0);
        QTest::keyClick(picture, Qt::Key_Shift);
        QCOMPARE(arrived.count(), 1);
    }

    void everyPhaseStaysInsideThePicture_data() {
        QTest::addColumn<QByteArray>("parents");
        QTest::addColumn<QSize>("size");
        for (const char* parents : {"Rr x Rr", "RrGg x RrGg", "RrGgTtFf x RrGgTtFf", "XRY x XRXr"})
            for (const QSize size : {QSize(400, 230), QSize(620, 380)})
                QTest::addRow("%s %d", parents, size.width()) << QByteArray(parents) << size;
    }

    void everyPhaseStaysInsideThePicture() {
        QFETCH(const QByteArray, parents);
        QFETCH(const QSize, size);
        const auto series = seriesOf(parents.constData());
        constexpr qreal band = 20;
        const MeiosisLayout layout(size, series.current(), band);
        const QRectF picture(QPointF(), size);
        for (const MeiosisPhase phase : lessons::allMeiosisPhases) {
            const MeiosisScene scene = layout.scene(phase);
            for (std::size_t pair = 0; pair < scene.pairs.size(); ++pair)
                for (std::size_t i = 0; i < 4; ++i) {
                    const QRectF& cell = scene.cells[lessons::placeOf(series.current(), phase, pair, i)];
                    const QPointF at = scene.pairs[pair][i].centromere;
                    QVERIFY(picture.contains(cell));
                    const ChromatidShape& shape = layout.shape(pair);
                    QVERIFY(cell.contains(
                        QRectF(at.x() - band / 2, at.y() - shape.above, band, shape.above + shape.below)));
                }
        }
    }

    void theLayerOpensWithTheParentsAndEscapeGivesTheFocusBack() {
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        QPushButton* button = meiosisButton(&window, [] {
            return MeiosisOccasion{
                .cross = lessons::startCross("XRXr x XrY"), .answersShown = true, .seed = 5};
        });
        rows->addWidget(button);
        window.resize(1000, 700);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button->setFocus();
        button->click();
        auto* popover = seek<Popover>(window);
        QVERIFY(popover && popover->isVisible());
        auto* view = find<MeiosisView>(popover);
        QCOMPARE(view->series().kinds().size(), std::size_t{2});
        auto* parents = find<SegmentRow>(popover, "meiosisParent");
        parents->setValue(1);
        QCOMPARE(QString::fromStdString(lessons::notation(view->series().cross(), view->series().kinds()[1])),
                 QStringLiteral("Y"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!popover->isVisible());
        QCOMPARE(QApplication::focusWidget(), button);
    }

    void parentsThatAreAlikeNeedNoChoice() {
        QWidget window;
        QPushButton* button = meiosisButton(
            &window, [] { return MeiosisOccasion{.cross = lessons::startCross("RrGg x RrGg")}; });
        window.resize(1000, 700);
        window.show();
        button->click();
        QVERIFY(!has<SegmentRow>(window, "meiosisParent"));
    }

    void crossesOfTooManyGenesHaveNoButton() {
        QWidget window;
        QPushButton* button = meiosisButton(&window, [] { return MeiosisOccasion{}; });
        suitMeiosisButton(button, lessons::startCross("RrGgFfTtYy x RrGgFfTtYy"));
        QVERIFY(button->isHidden());
        suitMeiosisButton(button, lessons::startCross("RrGgFfTt x RrGgFfTt"));
        QVERIFY(!button->isHidden());
    }
};

GENOTYPE_TEST(MeiosisViewTest)
#include "meiosis_view_test.moc"
