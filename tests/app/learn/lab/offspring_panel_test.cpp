// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lab/gamete_worker.h"
#include "app/learn/lab/lab_session.h"
#include "app/learn/lab/offspring_panel.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

struct PanelBench {
    LabSession session{1};
    GameteWorker worker;
    OffspringPanel panel{session, worker, 320, nullptr};

    QPushButton* button(const char* name) const { return find<QPushButton>(panel, name); }
    /// What the button for the rarer ways opens.
    QPushButton* more(const char* name) const {
        button("moreRolls")->click();
        return button(name);
    }
    QString note() const { return textOf(panel, "offspringNote"); }
    void type(const QString& number) { find<QLineEdit>(panel, "number")->setText(number); }
};

} // namespace

/// The panel for the number of offspring and how they are rolled.
class OffspringPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void numbersAreReadHoweverTheyAreGrouped() {
        PanelBench bench;
        for (const char* text : {"1000000", "1,000,000", "1 000 000", "1'000'000", "1\u202f000\u202f000"}) {
            bench.type(QString::fromUtf8(text));
            QCOMPARE(bench.panel.number(), std::int64_t{1'000'000});
        }
        const InGerman german;
        bench.type(QStringLiteral("1.000.000"));
        QCOMPARE(bench.panel.number(), std::int64_t{1'000'000});
    }

    void whatIsNoNumberRollsNothing() {
        PanelBench bench;
        for (const char* text : {"", "0", "-5", "2.5", "many", "1000000001"}) {
            bench.type(QLatin1String(text));
            QCOMPARE(bench.panel.number(), std::int64_t{0});
            QVERIFY2(!bench.button("roll")->isEnabled() && !bench.button("moreRolls")->isEnabled(), text);
            QVERIFY(!bench.note().isEmpty());
        }
        bench.type(QStringLiteral("7"));
        QVERIFY(bench.note().isEmpty());
        bench.button("roll")->click();
        QCOMPARE(bench.session.bench().size(), std::int64_t{7});
    }

    void theChosenNumberStaysDown() {
        PanelBench bench;
        QVERIFY(bench.button("number320")->isChecked());
        QSignalSpy told(&bench.panel, &OffspringPanel::numberChanged);
        bench.button("number16")->click();
        QVERIFY(bench.button("number16")->isChecked() && !bench.button("number320")->isChecked());
        QCOMPARE(told.last()[0].toLongLong(), 16);
        bench.button("number16")->click();
        QVERIFY(bench.button("number16")->isChecked());
    }

    void nothingMoreIsRolledThanCanBeCounted() {
        PanelBench bench;
        // Drawing that many would take a while.
        bench.session.add({{LabSession::most, {LabSession::most, 0, 0, 0, 0, 0, 0, 0, 0}}});
        QCOMPARE(bench.session.bench().size(), LabSession::most);
        QVERIFY(!bench.button("roll")->isEnabled());
        QVERIFY(!bench.note().isEmpty());
        QVERIFY(bench.more("rollAgain")->isEnabled() && !bench.button("drawGametes")->isEnabled());
        bench.button("startOver")->click();
        QVERIFY(bench.button("roll")->isEnabled());
    }

    void whileGametesAreDrawnTheyCanOnlyBeStopped() {
        PanelBench bench;
        bench.panel.show();
        bench.type(QStringLiteral("1000000000"));
        QSignalSpy finished(&bench.worker, &GameteWorker::finished);
        bench.more("drawGametes")->click();
        // Nothing is reported before the event loop runs, however fast the thread is.
        QVERIFY(bench.worker.isRunning());
        QVERIFY(!bench.button("roll")->isEnabled() && !bench.button("moreRolls")->isEnabled());
        QVERIFY(bench.button("cancelDraw")->isVisible());
        bench.button("cancelDraw")->click();
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!bench.worker.isRunning());
        QVERIFY(bench.button("roll")->isEnabled());
        QVERIFY(!bench.button("cancelDraw")->isVisible());
    }

    void aWorkerThatIsAtWorkTakesNoOtherOrder() {
        LabSession session(1);
        GameteWorker worker;
        QSignalSpy finished(&worker, &GameteWorker::finished);
        QSignalSpy progressed(&worker, &GameteWorker::progressed);
        worker.start(session.brood().offspring(), 1000, 1);
        worker.start(session.brood().offspring(), 7, 2);
        QTRY_COMPARE(finished.count(), 1);
        const auto drawn = finished[0][0].value<std::vector<lessons::RunningPoint>>();
        QCOMPARE(drawn.back().offspring, std::int64_t{1000});
        QCOMPARE(progressed.first()[0].toLongLong(), 0);
        QCOMPARE(progressed.last()[0].toLongLong(), 1000);
        for (const std::int64_t none : {std::int64_t{0}, std::int64_t{-1}, lessons::maxOffspring + 1})
            worker.start(session.brood().offspring(), none, 1);
        QVERIFY(!worker.isRunning());
    }
};

GENOTYPE_TEST(OffspringPanelTest)
#include "offspring_panel_test.moc"
