// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_view.h"
#include "app/ui/widgets/popover.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

#include <set>

using namespace app;
using lessons::MeiosisPhase;

/// The lesson's meiosis, and the layer that opens from the other figures.
class MeiosisFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        Theme::install();
        Theme::current().setReduceMotion(true);
    }
    void cleanupTestCase() { Theme::current().setReduceMotion(false); }

    void theGametesAreHiddenUntilSomethingIsRolled() {
        FigureBench bench("meiosis");
        auto* view = find<MeiosisView>(bench.window);
        for (int i = 0; i < 8; ++i)
            bench.press(QStringLiteral("meiosisNext"));
        QCOMPARE(view->phase(), MeiosisPhase::MetaphaseI);
        QVERIFY(!bench.press(QStringLiteral("meiosisHundred")));
        bench.predictEvenly();
        bench.run.roll(16);
        for (int i = 0; i < 8; ++i)
            bench.press(QStringLiteral("meiosisNext"));
        QCOMPARE(view->phase(), MeiosisPhase::Gametes);
        QVERIFY(bench.press(QStringLiteral("meiosisHundred")));
        QCOMPARE(view->series().counted(), std::int64_t{101});
    }

    void linkedGenesAreRolledWithTheirFraction() {
        FigureBench bench("meiosis");
        QCOMPARE(QString::fromStdString(bench.run.experiment().ratioText()), QStringLiteral("1 : 1 : 1 : 1"));
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("RG/rg")));
        // Two of five meioses with a crossover: half of their gametes, a fifth of all, are new.
        QCOMPARE(bench.run.experiment().chances(), (std::vector<double>{0.4, 0.1, 0.1, 0.4}));
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QCOMPARE(find<MeiosisView>(bench.window)->series().current().pairs().size(), std::size_t{1});
    }

    void theMeiosesComeBackWithThePage() {
        FigureBench bench("meiosis");
        bench.predictEvenly();
        bench.run.roll(16);
        bench.press(QStringLiteral("meiosisHundred"));
        const auto counts = find<MeiosisView>(bench.window)->series().counts();
        delete bench.figure;
        bench.figure = LessonFigure::make(bench.settings, bench.run, &bench.window);
        const auto* again = find<MeiosisView>(bench.window);
        QCOMPARE(again->series().counts(), counts);
        QCOMPARE(again->phase(), MeiosisPhase::Gametes);
    }

    void everyFigureWithGametesOffersTheirMeiosis_data() {
        QTest::addColumn<QByteArray>("topic");
        for (const char* topic :
             {"gametes", "square", "several-genes", "linkage", "sex-linkage", "patterns", "interactions"})
            QTest::newRow(topic) << QByteArray(topic);
    }

    void everyFigureWithGametesOffersTheirMeiosis() {
        QFETCH(const QByteArray, topic);
        FigureBench bench(std::string_view(topic.constData()));
        bench.window.resize(1000, 700);
        QVERIFY(bench.press(QStringLiteral("showMeiosis")));
        auto* popover = find<Popover>(bench.window);
        // What the parents pass on is part of what is to be predicted.
        for (int i = 0; i < 8; ++i)
            bench.press(QStringLiteral("meiosisNext"));
        QCOMPARE(find<MeiosisView>(popover)->phase(), MeiosisPhase::MetaphaseI);
        popover->close();
        bench.predictEvenly();
        bench.run.roll(16);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(bench.press(QStringLiteral("showMeiosis")));
        for (int i = 0; i < 8; ++i)
            bench.press(QStringLiteral("meiosisNext"));
        QCOMPARE(find<MeiosisView>(bench.window)->phase(), MeiosisPhase::Gametes);
    }

    /// Which lessons have a figure with parents: a square, gametes, linked genes, or a pedigree.
    void everyLessonOffersMeiosisOrHasNoParentsToShow_data() {
        QTest::addColumn<QString>("topic");
        QTest::addColumn<bool>("offered");
        const std::set<lessons::Figure> with{lessons::Figure::Gametes,      lessons::Figure::Square,
                                             lessons::Figure::SeveralGenes, lessons::Figure::Linkage,
                                             lessons::Figure::Patterns,     lessons::Figure::SexLinkage,
                                             lessons::Figure::Interactions, lessons::Figure::Pedigree};
        for (const lessons::Topic* topic : lessons::topics()) {
            // Once it is mapped: see CountingFiguresTest.
            if (topic->figure == lessons::Figure::ThreePoint)
                continue;
            const QString id = QString::fromStdString(topic->id);
            QTest::newRow(qPrintable(id)) << id << with.contains(topic->figure);
        }
    }

    void everyLessonOffersMeiosisOrHasNoParentsToShow() {
        QFETCH(const QString, topic);
        QFETCH(const bool, offered);
        FigureBench bench(topic.toStdString());
        bench.window.resize(1000, 700);
        bench.predictEvenly();
        bench.run.roll(1);
        QCOMPARE(bench.press(QStringLiteral("showMeiosis")), offered);
        QCOMPARE(has<Popover>(bench.window), offered);
    }

    void unknownParentsShowNoMeiosis() {
        FigureBench bench("square");
        QVERIFY(bench.press(QStringLiteral("mode1")));
        QVERIFY(!bench.press(QStringLiteral("showMeiosis")));
    }
};

GENOTYPE_TEST(MeiosisFigureTest)
#include "meiosis_figure_test.moc"
