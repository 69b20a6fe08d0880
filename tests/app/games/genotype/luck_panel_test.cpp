// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/histogram_strip.h"
#include "app/games/genotype/harvest_sheet.h"
#include "app/games/genotype/luck_chart.h"
#include "app/games/genotype/luck_panel.h"
#include "app/programs/shots/audit.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/aftermath/played_game.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"
#include "tests/patience.h"

#include <QtCore/QLocale>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>

#include <cmath>
#include <optional>

using namespace app;
using genotype::Record;
using tests::playedGame;

namespace {

constexpr genotype::AftermathOptions quick{.samples = 8, .searched = 12, .compared = 8};
/// So much that it does not end during a test.
constexpr genotype::AftermathOptions slow{.samples = 20'000, .searched = 0};
const QStringList names{QStringLiteral("Alina"), QStringLiteral("Marco"), QStringLiteral("Jule")};

} // namespace

class LuckPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void worksOutTheReportWhenItIsShown() {
        LuckReporter reporter;
        reporter.setOptions(quick);
        reporter.setGame(playedGame(3, 2, 51));
        LuckPanel panel(
            reporter, [] { return names; }, 1);
        QVERIFY(!has<FactTable>(panel));
        QSignalSpy finished(&reporter, &LuckReporter::finished);
        panel.show();
        QVERIFY(finished.wait(tests::patience));
        QCOMPARE(reporter.percent(), 100);
        const auto* table = find<FactTable>(panel, "luckTable");
        QCOMPARE(table->rowCount(), 5); // turn order, the deal, two rounds, the game
        const genotype::AftermathReport& report = *reporter.report();
        QVERIFY(std::abs(report.start[1].mean + report.game[1].change.mean - report.result[1]) < 1e-9);
        const QString lead =
            QLocale().toString(std::abs(report.result[1]), 'f', 1); // what the last row adds up to
        QVERIFY2(table->item(4, 6)->text().contains(lead), qPrintable(table->item(4, 6)->text()));
        QVERIFY(textOf(panel, "luckResult").startsWith("Marco "));
        const auto* chart = find<LuckChart>(panel);
        QCOMPARE(chart->groups().size(), 3);
        QVERIFY_SAYS(chart->accessibleDescription(), "LuckPanel.deal");
        find<SegmentRow>(panel, "luckSeat")->setValue(2);
        QVERIFY(textOf(panel, "luckResult").startsWith("Jule "));
    }

    void onlyAWinnerReadsThatTheyWon() {
        LuckReporter reporter;
        reporter.setOptions(quick);
        reporter.setGame(playedGame(3, 2, 51));
        LuckPanel panel(
            reporter, [] { return names; }, 0);
        QSignalSpy finished(&reporter, &LuckReporter::finished);
        panel.show();
        QVERIFY(finished.wait(tests::patience));
        const auto& scores = reporter.report()->scores.back();
        int most = 0;
        for (std::size_t seat = 0; seat < 3; ++seat)
            most = std::max(most, scores[seat].total());
        for (std::size_t seat = 0; seat < 3; ++seat) {
            find<SegmentRow>(panel, "luckSeat")->setValue(int(seat));
            const QString result = textOf(panel, "luckResult");
            const QString against = textOf(panel, "luckAgainst");
            QVERIFY2(result.startsWith(names[qsizetype(seat)]), qPrintable(result));
            QVERIFY2(result.contains(QString::number(scores[seat].total())), qPrintable(result));
            if (scores[seat].total() < most)
                QVERIFY2(!result.contains(" won ") && result.contains(QString::number(most)),
                         qPrintable(result));
            // Being ahead of the mean is no lead, and the sentence says what it is.
            QVERIFY2(!result.contains("lead") && !result.contains('+'), qPrintable(result));
            QVERIFY_SAYS(against, "LuckPanel.againstMeanOtherPlayers");
        }
    }

    void stopsWhenItIsLeftAndGoesOnWhereItWas() {
        LuckReporter reporter;
        reporter.setOptions(slow);
        reporter.setGame(playedGame(2, 1, 52));
        LuckPanel panel(
            reporter, [] { return names; }, 0);
        panel.show();
        QTRY_VERIFY_WITH_TIMEOUT(reporter.percent() > 0, tests::patience);
        panel.hide();
        const int done = reporter.percent();
        QTest::qWait(50);
        QCOMPARE(reporter.percent(), done);
        QVERIFY(!reporter.report());
        reporter.setGame(reporter.record());
        QCOMPARE(reporter.percent(), done);
        reporter.setGame(playedGame(2, 1, 53));
        QCOMPARE(reporter.percent(), 0);
    }

    void showsAReportThatIsThereAtOnce() {
        LuckReporter reporter;
        reporter.setOptions(quick);
        reporter.setGame(playedGame(2, 1, 54));
        reporter.finish();
        const LuckPanel panel(
            reporter, [] { return names; }, 0);
        QVERIFY(find<FactTable>(panel, "luckTable"));
        QVERIFY(find<QProgressBar>(panel)->isHidden());
    }

    /// Random players leave a lot to be improved.
    void playsOnFromAChoiceWithTheBetterOne() {
        LuckReporter reporter;
        reporter.setOptions({.samples = 8, .searched = 24, .compared = 24});
        reporter.setGame(playedGame(2, 2, 55, "random"));
        reporter.finish();
        LuckPanel panel(
            reporter, [] { return names; }, 0);
        auto* other = seek<QPushButton>(panel, "tryOther");
        if (!other) {
            find<SegmentRow>(panel, "luckSeat")->setValue(1);
            other = find<QPushButton>(panel, "tryOther");
        }
        QVERIFY(other);
        std::optional<Record> started;
        connect(&panel, &LuckPanel::startRequested, &panel,
                [&started](const games::AnyRecord& any) { started = *any.as<genotype::Game>(); });
        other->click();
        QVERIFY(started);
        const std::size_t last = started->actions.size() - 1;
        const auto played = genotype::replay(*started);
        QCOMPARE(played.actionsPlayed(), started->actions.size());
        QVERIFY(!played.state.finished());
        const Record& real = reporter.record();
        QVERIFY(std::equal(started->actions.begin(), started->actions.end() - 1, real.actions.begin()));
        QVERIFY(!(started->actions[last] == real.actions[last]));
        QSignalSpy moment(&panel, &LuckPanel::momentRequested);
        static_cast<QPushButton*>(find<QPushButton>(other->parent(), "showMoment"))->click();
        QCOMPARE(moment.at(0).at(0).value<std::size_t>(), last);
    }

    void throwsTheDiceOfARoundAgain() {
        const Record record = playedGame(2, 2, 56);
        HarvestSheet sheet({record, names.mid(0, 2), genotype::breedingRolls(record).front(), 1, 0});
        QSignalSpy shown(&sheet, &HarvestSheet::shown);
        sheet.show();
        QVERIFY(shown.wait(tests::patience));
        const auto* told = find<QLabel>(sheet, "harvestTold");
        QVERIFY_SAYS(told->text(), "HarvestSheet.traitsAverageOtherDice");
        find<SegmentRow>(sheet, "harvestSeat")->setValue(1);
        QVERIFY(shown.wait(tests::patience));
    }

    void theSheetOfOtherHarvestsHasRoomForAllItsParts_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("german");
        for (const bool german : {false, true})
            for (const double scale : {1.0, 2.0})
                QTest::addRow("%s %g", german ? "de" : "en", scale) << scale << german;
    }
    void theSheetOfOtherHarvestsHasRoomForAllItsParts() {
        QFETCH(const double, scale);
        QFETCH(const bool, german);
        std::optional<InGerman> language;
        if (german)
            language.emplace();
        Theme::current().setTextScale(scale);
        QWidget window;
        window.resize(1366, 768);
        auto* anchor = new QPushButton(QStringLiteral("open"), &window);
        window.show();
        const Record record = playedGame(2, 2, 56);
        const QStringList pupils{QStringLiteral("Wilhelmina"), QStringLiteral("Konstantin")};
        openHarvests(anchor, {record, pupils, genotype::breedingRolls(record).front(), 1, 0});
        auto* sheet = find<HarvestSheet>(window);
        QSignalSpy shown(sheet, &HarvestSheet::shown);
        QVERIFY(shown.wait(tests::patience));
        for (const int seat : {0, 1}) {
            if (seat == 1) {
                find<SegmentRow>(sheet, "harvestSeat")->setValue(1);
                QVERIFY(shown.wait(tests::patience));
            }
            settle(window);
            for (const Finding& finding : audit(&window))
                if (finding.kind != Finding::Kind::NoName)
                    QFAIL(qPrintable(finding.text()));
            for (const auto* strip : findAll<HistogramStrip>(sheet))
                QVERIFY(strip->height() >= strip->minimumSizeHint().height());
        }
        Theme::current().setTextScale(1);
    }
};

GENOTYPE_TEST(LuckPanelTest)
#include "luck_panel_test.moc"
