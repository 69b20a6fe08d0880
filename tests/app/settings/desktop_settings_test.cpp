// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/settings/desktop_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/shell/settings_applier.h"
#include "mock_portal.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using app::DesktopSettings;
using app::DesktopWishes;
using app::PortalSettings;
using app::ThemeKind;

namespace {

constexpr int longEnough = 30000; // milliseconds, for a portal in Python on a busy machine

const auto freedesktop = QStringLiteral("org.freedesktop.appearance");
const auto gnomeInterface = QStringLiteral("org.gnome.desktop.interface");

} // namespace

class DesktopSettingsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { app::Theme::install(); }

    void cleanup() {
        app::Theme::current().setKind(ThemeKind::Light);
        app::Theme::current().setTextScale(1);
        app::Theme::current().setReduceMotion(false);
    }

    void readsWhatEachDesktopSays_data() {
        QTest::addColumn<PortalSettings>("settings");
        QTest::addColumn<DesktopWishes>("wishes");
        const auto row = [](const char* name, const PortalSettings& settings, const DesktopWishes& wishes) {
            QTest::newRow(name) << settings << wishes;
        };
        const auto key = [](const char* word) { return QString::fromLatin1(word); };
        const auto access = key("org.gnome.desktop.a11y.interface");
        const auto plasma = key("org.kde.kdeglobals.KDE");
        row("nothing", {}, {});
        row("no preference", {{freedesktop, {{key("color-scheme"), 0U}, {key("contrast"), 0U}}}}, {});
        row("dark", {{freedesktop, {{key("color-scheme"), 1U}}}}, {ThemeKind::Dark, {}, {}});
        row("light", {{freedesktop, {{key("color-scheme"), 2U}}}}, {ThemeKind::Light, {}, {}});
        row("contrast before dark", {{freedesktop, {{key("color-scheme"), 1U}, {key("contrast"), 1U}}}},
            {ThemeKind::HighContrast, {}, {}});
        row("GNOME, dark", {{gnomeInterface, {{key("color-scheme"), key("prefer-dark")}}}},
            {ThemeKind::Dark, {}, {}});
        row("GNOME, contrast", {{access, {{key("high-contrast"), true}}}}, {ThemeKind::HighContrast, {}, {}});
        row("GNOME, text and motion",
            {{gnomeInterface, {{key("text-scaling-factor"), 1.25}, {key("enable-animations"), false}}}},
            {{}, 125, true});
        row("reduced motion by its own name",
            {{freedesktop, {{key("reduced-motion"), 1U}}},
             {gnomeInterface, {{key("enable-animations"), true}}}},
            {{}, {}, true});
        row("Plasma without animations", {{plasma, {{key("AnimationDurationFactor"), key("0")}}}},
            {{}, {}, true});
        row("Plasma with them", {{plasma, {{key("AnimationDurationFactor"), key("0.5")}}}}, {{}, {}, false});
        row("nonsense",
            {{freedesktop, {{key("color-scheme"), key("purple")}, {key("contrast"), QVariantList{1}}}},
             {gnomeInterface, {{key("text-scaling-factor"), -3.0}, {key("enable-animations"), 7}}}},
            {});
    }

    void readsWhatEachDesktopSays() {
        QFETCH(const PortalSettings, settings);
        QFETCH(const DesktopWishes, wishes);
        QVERIFY(app::wishesOf(settings) == wishes);
    }

    void aFirstStartLooksAsThePortalAsks() {
        MockPortal portal;
        QVERIFY(portal.start(QStringLiteral(
            "{'org.freedesktop.appearance': dbus.Dictionary({'color-scheme': dbus.UInt32(1), 'contrast': "
            "dbus.UInt32(1)}, signature='sv'), 'org.gnome.desktop.interface': "
            "dbus.Dictionary({'text-scaling-factor': 1.5, 'enable-animations': False}, signature='sv')}")));
        const QTemporaryDir folder;
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        DesktopSettings desktop(portal.connect());
        connect(&desktop, &DesktopSettings::changed, &settings,
                [&] { settings.setDesktop(desktop.wishes()); });
        desktop.waitForAnswer(longEnough);
        const app::SettingsApplier applier(settings);
        QCOMPARE(app::Theme::current().kind(), ThemeKind::HighContrast);
        QCOMPARE(app::Theme::current().textScale(), 1.5);
        QVERIFY(app::Theme::current().reduceMotion());
    }

    void followsTheDesktopWhileTheProgramRuns() {
        MockPortal portal;
        QVERIFY(portal.start(QStringLiteral("dbus.Dictionary({}, signature='sa{sv}')")));
        DesktopSettings desktop(portal.connect());
        desktop.waitForAnswer(longEnough);
        QVERIFY(desktop.wishes() == DesktopWishes{});
        QSignalSpy changed(&desktop, &DesktopSettings::changed);
        portal.change(freedesktop, QStringLiteral("color-scheme"), 1U);
        QVERIFY(changed.wait(longEnough));
        QVERIFY(desktop.wishes() == (DesktopWishes{ThemeKind::Dark, {}, {}}));
        // An unrelated setting emits nothing, so the next signal is the one for the text size.
        portal.change(freedesktop, QStringLiteral("accent-color"), 3U);
        portal.change(gnomeInterface, QStringLiteral("text-scaling-factor"), 2.0);
        QVERIFY(changed.wait(longEnough));
        QCOMPARE(changed.size(), 2);
        QVERIFY(desktop.wishes() == (DesktopWishes{ThemeKind::Dark, 200, {}}));
    }

    void aBusWithoutAPortalAsksNothingAndHoldsNobodyUp() {
        MockPortal bus; // the portal is not started
        DesktopSettings desktop(bus.connect());
        const QSignalSpy changed(&desktop, &DesktopSettings::changed);
        desktop.waitForAnswer(longEnough);
        QVERIFY(desktop.wishes() == DesktopWishes{});
        QCOMPARE(changed.size(), 0);
    }

    void noBusAtAllIsNoTrouble() {
        DesktopSettings desktop(QDBusConnection(QStringLiteral("there is no such connection")));
        desktop.waitForAnswer(longEnough);
        QVERIFY(desktop.wishes() == DesktopWishes{});
    }
};

GENOTYPE_TEST(DesktopSettingsTest)
#include "desktop_settings_test.moc"
