// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/pages/settings_page.h"
#include "app/window/shell/settings_applier.h"
#include "configured.h"
#include "test_registry.h"
#include "tests/app/base/files/damages.h"
#include "tests/app/base/files/faulty_disk.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>

using app::AppSettings;
using app::BotPace;

class AppSettingsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("settings.ini"));
    }

    void cleanup() {
        app::Theme::current().setKind(app::ThemeKind::Light);
        app::Theme::current().setTextScale(1);
        app::Theme::current().setReduceMotion(false);
    }

    void beginsWithTheSystemsLookAndLanguage() {
        const AppSettings settings(m_file);
        QCOMPARE(settings.look(), AppSettings::Look::System);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.reduceMotion(), false);
        QCOMPARE(settings.botPace(), BotPace::Normal);
    }

    void noSettingChangesWithoutASentence() {
        app::DamageLog::current().take();
        {
            AppSettings settings(m_file);
            settings.look.set(AppSettings::Look::Dark);
            settings.textSize.set(150);
            settings.language.set(QStringLiteral("de"));
            settings.windowGeometry.set("somewhere");
            settings.file().setValue(QStringLiteral("seen"), true);
            settings.settle();
        }
        const auto valuesOf = [](AppSettings& settings) {
            QVariantMap values;
            for (const QString& key : settings.file().allKeys())
                values.insert(key, settings.file().value(key).toString());
            return values;
        };
        AppSettings whole(m_file);
        whole.checkFile();
        QCOMPARE(app::DamageLog::current().take(), QStringList());
        const QVariantMap before = valuesOf(whole);
        QCOMPARE(before.size(), 5);
        int number = 0;
        for (const damages::Way& way : damages::ways()) {
            // QSettings remembers what was in a file of the same name.
            const QString copy = m_folder->filePath(QStringLiteral("copy-%1.ini").arg(++number));
            QVERIFY(QFile::copy(m_file, copy));
            way.damage(copy);
            AppSettings damaged(copy);
            damaged.checkFile();
            const QStringList told = app::DamageLog::current().take().filter(QDir::toNativeSeparators(copy));
            QVERIFY2(valuesOf(damaged) == before || told.size() == 1, way.name);
            damages::makeWritable(copy);
            if (way.isOutOfReach)
                continue;
            // It is told once, and the damaged file is kept.
            AppSettings again(copy);
            again.checkFile();
            QCOMPARE(app::DamageLog::current().take(), QStringList());
            QCOMPARE(QFile::exists(copy + QStringLiteral(".damaged")), !told.isEmpty());
            QCOMPARE(valuesOf(again), valuesOf(damaged));
        }
    }

    void settingsOfAnEarlierVersionAreReadUnchecked() {
        table::writeTo(m_file, "[General]\nlook=dark\ntextSize=130\n");
        AppSettings settings(m_file);
        settings.checkFile();
        QCOMPARE(settings.look(), AppSettings::Look::Dark);
        QCOMPARE(settings.textSize(), 130);
        QCOMPARE(app::DamageLog::current().take(), QStringList());
    }

    void keepsEveryChoice() {
        {
            AppSettings settings(m_file);
            settings.look.set(AppSettings::Look::HighContrast);
            settings.textSize.set(150);
            settings.reduceMotion.set(true);
            settings.botPace.set(BotPace::EachKey);
            settings.language.set(QStringLiteral("de"));
            settings.windowGeometry.set("somewhere");
        }
        const AppSettings settings(m_file);
        QCOMPARE(settings.look(), AppSettings::Look::HighContrast);
        QCOMPARE(settings.textSize(), 150);
        QCOMPARE(settings.reduceMotion(), true);
        QCOMPARE(settings.botPace(), BotPace::EachKey);
        QCOMPARE(settings.language(), QStringLiteral("de"));
        QCOMPARE(settings.languageCode(), QStringLiteral("de"));
        QCOMPARE(settings.windowGeometry(), QByteArray("somewhere"));
    }

    void takesNonsenseInTheFileForNoChoice() {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\nlook=purple\ntextSize=large\nbotPace=99\nlanguage=\n");
        file.close();
        const AppSettings settings(m_file);
        QCOMPARE(settings.look(), AppSettings::Look::System);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.botPace(), BotPace::Normal);
        QCOMPARE(settings.language(), QString());
    }

    void keepsTextBetweenOneAndTwoHundredPercent() {
        AppSettings settings(m_file);
        settings.textSize.set(1000);
        QCOMPARE(settings.textSize(), 200);
        settings.textSize.set(3);
        QCOMPARE(settings.textSize(), 100);
    }

    void soundsAreOnUntilSomebodyTurnsThemOffAndCaptionsAreNot() {
        AppSettings settings(m_file);
        QVERIFY(settings.sounds());
        QVERIFY(!settings.soundCaptions());
        settings.sounds.set(false);
        QVERIFY(!AppSettings(m_file).sounds());
    }

    void theMachinesConfigurationCanKeepItQuietUntilSomebodyChooses() {
        app::MachineConfig config;
        config.sounds = false;
        const Configured configured(config);
        AppSettings settings(m_file);
        QVERIFY(!settings.sounds());
        settings.sounds.set(true);
        QVERIFY(settings.sounds());
    }

    void followsTheDesktopUntilSomebodyChooses() {
        AppSettings settings(m_file);
        const app::SettingsApplier applier(settings);
        const app::SettingsPage page(settings);
        settings.setDesktop({app::ThemeKind::Dark, 150, true});
        QCOMPARE(app::Theme::current().kind(), app::ThemeKind::Dark);
        QCOMPARE(app::Theme::current().textScale(), 1.5);
        QVERIFY(app::Theme::current().reduceMotion());
        QCOMPARE(findAll<app::SegmentRow>(page)[1]->value(), 3);
        QVERIFY(find<QCheckBox>(page)->isChecked());
        // Shown is not chosen: the desktop still decides.
        settings.setDesktop({app::ThemeKind::HighContrast, 115, false});
        QCOMPARE(app::Theme::current().kind(), app::ThemeKind::HighContrast);
        QCOMPARE(settings.textSize(), 115);
        QVERIFY(!settings.reduceMotion());
        settings.look.set(AppSettings::Look::Light);
        settings.textSize.set(100);
        settings.reduceMotion.set(true);
        settings.setDesktop({app::ThemeKind::Dark, 200, false});
        QCOMPARE(app::Theme::current().kind(), app::ThemeKind::Light);
        QCOMPARE(settings.textSize(), 100);
        QVERIFY(settings.reduceMotion());
    }

    void keepsTheDesktopsTextWithinItsLimits() {
        AppSettings settings(m_file);
        settings.setDesktop({{}, 300, {}});
        QCOMPARE(settings.textSize(), 200);
        settings.setDesktop({{}, 80, {}});
        QCOMPARE(settings.textSize(), 100);
    }

    void whatHoldsForOneRunIsNotKept() {
        {
            AppSettings settings(m_file);
            settings.look.setForThisRun(AppSettings::Look::Dark);
            settings.language.setForThisRun(QStringLiteral("de"));
            QCOMPARE(settings.theme(), app::ThemeKind::Dark);
            QCOMPARE(settings.languageCode(), QStringLiteral("de"));
        }
        AppSettings settings(m_file);
        QCOMPARE(settings.look(), AppSettings::Look::System);
        QCOMPARE(settings.language(), QString());
        // A choice made later wins over the one for this run.
        settings.look.setForThisRun(AppSettings::Look::Dark);
        settings.look.set(AppSettings::Look::Light);
        QCOMPARE(settings.theme(), app::ThemeKind::Light);
    }

    void thePageSaysWhileChoicesAreNotSaved() {
        QTemporaryDir folder;
        FaultyDisk disk;
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        app::SettingsPage page(settings);
        page.show();
        const auto* told = seek<QLabel>(page, "notKept");
        QVERIFY(told && told->isHidden());
        disk.fail(1, FaultyDisk::Often::Always);
        settings.textSize.set(130);
        QCOMPARE(settings.textSize(), 130);
        QVERIFY(!settings.areKept());
        QVERIFY(told->isVisible());
        disk.recover();
        settings.reduceMotion.set(true);
        QVERIFY(settings.areKept());
        QVERIFY(told->isHidden());
        const QSettings file(settings.path(), QSettings::IniFormat);
        QCOMPARE(file.value(QStringLiteral("textSize")).toInt(), 130);
        QCOMPARE(file.value(QStringLiteral("reduceMotion")).toBool(), true);
    }

    void settingsThatCouldNotBeWrittenOnceAreWrittenLater() {
        QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("closed"))));
        obstacles::allow(folder.path(), 0777);
        const QString closed = folder.filePath(QStringLiteral("closed"));
        app::AppSettings settings(closed + QStringLiteral("/settings.ini"));
        obstacles::allow(closed, 0555);
        {
            const obstacles::OrdinaryUser user;
            settings.textSize.set(150);
            QVERIFY(!settings.areKept());
        }
        obstacles::allow(closed, 0777);
        settings.botPace.set(app::BotPace::Fast);
        QVERIFY(settings.areKept());
        QVERIFY(table::contentOf(settings.path()).contains("textSize=150"));
    }

    void theLookFollowsAtOnce() {
        AppSettings settings(m_file);
        const app::SettingsApplier applier(settings);
        settings.look.set(AppSettings::Look::HighContrast);
        QCOMPARE(app::Theme::current().kind(), app::ThemeKind::HighContrast);
        settings.textSize.set(175);
        QCOMPARE(app::Theme::current().textScale(), 1.75);
        settings.reduceMotion.set(true);
        QVERIFY(app::Theme::current().reduceMotion());
    }

    void thePageAppliesAClickAtOnce() {
        AppSettings settings(m_file);
        app::SettingsPage page(settings);
        const auto rows = findAll<app::SegmentRow>(page);
        QCOMPARE(rows.size(), 5);
        const auto click = [&rows](int row, int choice) {
            QTest::mouseClick(findAll<QAbstractButton>(rows[row])[choice], Qt::LeftButton);
        };
        page.resize(1200, 900);
        page.show();
        click(0, 2);
        QCOMPARE(settings.look(), AppSettings::Look::Dark);
        click(1, 5);
        QCOMPARE(settings.textSize(), 200);
        click(2, 1);
        QCOMPARE(settings.language(), QStringLiteral("en"));
        click(3, 4);
        QCOMPARE(settings.botPace(), BotPace::Instant);
        QTest::keyClick(find<QCheckBox>(page), Qt::Key_Space);
        QVERIFY(settings.reduceMotion());
    }

    void thePageShowsWhatIsChangedElsewhere() {
        AppSettings settings(m_file);
        const app::SettingsPage page(settings);
        settings.botPace.set(BotPace::Fast);
        settings.textSize.set(120);
        const auto rows = findAll<app::SegmentRow>(page);
        QCOMPARE(rows[3]->value(), int(BotPace::Fast));
        QCOMPARE(rows[1]->value(), 1); // the nearest, 115 %
        QCOMPARE(settings.textSize(), 120);
    }

    void arrowKeysWalkThroughChoices() {
        AppSettings settings(m_file);
        app::SettingsPage page(settings);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto* row = findAll<app::SegmentRow>(page)[3];
        const auto buttons = findAll<QAbstractButton>(row);
        buttons[2]->setFocus();
        QTest::keyClick(buttons[2], Qt::Key_Right);
        QCOMPARE(settings.botPace(), BotPace::Fast);
        QVERIFY(buttons[3]->hasFocus());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

GENOTYPE_TEST(AppSettingsTest)
#include "app_settings_test.moc"
