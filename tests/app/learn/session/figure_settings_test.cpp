// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/figure_settings.h"
#include "pupil_desk.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

struct SettingsDesk : PupilDesk {
    core::Random chance{8};
    FigureSettings settings{topic(), work(), 7, chance};
};

} // namespace

/// The switches of a figure, without an experiment.
class FigureSettingsTest : public QObject {
    Q_OBJECT
private slots:
    /// A saved switch may come from another version.
    void aSwitchHasOnlyItsPositions() {
        SettingsDesk desk;
        desk.settings.setSetting(QStringLiteral("trait"), 9);
        QCOMPARE(desk.settings.choice("trait", 7), 0);
        QCOMPARE(desk.settings.choice("trait", 7, 3), 3);
        QCOMPARE(desk.settings.choice("trait", 10), 9);
        desk.settings.setSetting(QStringLiteral("trait"), -1);
        QCOMPARE(desk.settings.choice("trait", 7), 0);
    }

    void tellsWhichSwitchHasChanged() {
        SettingsDesk desk;
        const QSignalSpy changed(&desk.settings, &FigureSettings::changed);
        desk.settings.setSetting(QStringLiteral("view"), 1);
        desk.settings.setSetting(QStringLiteral("view"), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toString(), QStringLiteral("view"));
    }

    void switchesAreSavedWithTheNextPredictionAndNotBefore() {
        SettingsDesk desk;
        desk.settings.setSetting(QStringLiteral("view"), 1);
        QVERIFY(desk.progress.isEmpty());
        desk.work().change([&desk](Progress::Topic& known) { known.settings = desk.settings.all(); });
        const FigureSettings again(PupilDesk::topic(), desk.work(), 9, desk.chance);
        QCOMPARE(again.setting(QStringLiteral("view"), 0).toInt(), 1);
        QCOMPARE(again.firstMystery(), desk.settings.firstMystery());
    }

    void whoTypesANameKeepsTheSwitchesOnTheScreen() {
        SettingsDesk desk;
        desk.settings.setSetting(QStringLiteral("view"), 1);
        desk.progress.setCurrent(QStringLiteral("Ada"));
        desk.settings.restoreIfSaved();
        QCOMPARE(desk.settings.setting(QStringLiteral("view"), 0).toInt(), 1);
        // The next pupil finds them as they are at first.
        desk.settings.restore();
        QCOMPARE(desk.settings.setting(QStringLiteral("view"), 0).toInt(), 0);
    }
};

GENOTYPE_TEST(FigureSettingsTest)
#include "figure_settings_test.moc"
