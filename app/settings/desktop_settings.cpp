// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_settings.h"

#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtDBus/QDBusVariant>

namespace app {
namespace {

const auto portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto portalInterface = QStringLiteral("org.freedesktop.portal.Settings");

constexpr auto appearance = "org.freedesktop.appearance";
constexpr auto gnome = "org.gnome.desktop.interface";
constexpr auto gnomeAccess = "org.gnome.desktop.a11y.interface";
constexpr auto plasma = "org.kde.kdeglobals.KDE";

/// Invalid if the portal does not have it.
QVariant valueOf(const PortalSettings& settings, const char* group, const char* key) {
    return settings.value(QLatin1String(group)).value(QLatin1String(key));
}

template <typename Number> std::optional<Number> numberOf(const QVariant& value) {
    bool number = false;
    const double read = value.typeId() == QMetaType::Bool ? 0 : value.toDouble(&number);
    return number ? std::optional(static_cast<Number>(read)) : std::nullopt;
}

std::optional<bool> truthOf(const QVariant& value) {
    return value.typeId() == QMetaType::Bool ? std::optional(value.toBool()) : std::nullopt;
}

bool wantsContrast(const PortalSettings& settings) {
    return numberOf<int>(valueOf(settings, appearance, "contrast")) == 1 ||
           truthOf(valueOf(settings, gnomeAccess, "high-contrast")) == true;
}

std::optional<ThemeKind> lookOf(const PortalSettings& settings) {
    if (wantsContrast(settings))
        return ThemeKind::HighContrast;
    if (const auto scheme = numberOf<int>(valueOf(settings, appearance, "color-scheme"));
        scheme && *scheme != 0)
        return *scheme == 1 ? ThemeKind::Dark : ThemeKind::Light;
    const QString scheme = valueOf(settings, gnome, "color-scheme").toString();
    if (scheme == QLatin1String("prefer-dark"))
        return ThemeKind::Dark;
    if (scheme == QLatin1String("prefer-light"))
        return ThemeKind::Light;
    return std::nullopt;
}

std::optional<int> textSizeOf(const PortalSettings& settings) {
    const auto factor = numberOf<double>(valueOf(settings, gnome, "text-scaling-factor"));
    constexpr double largest = 10; // beyond what a desktop can mean
    return factor && *factor > 0 && *factor <= largest ? std::optional(qRound(*factor * 100)) : std::nullopt;
}

std::optional<bool> stillnessOf(const PortalSettings& settings) {
    if (const auto reduced = numberOf<int>(valueOf(settings, appearance, "reduced-motion")))
        return *reduced == 1;
    if (const auto animations = truthOf(valueOf(settings, gnome, "enable-animations")))
        return !*animations;
    if (const auto duration = numberOf<double>(valueOf(settings, plasma, "AnimationDurationFactor")))
        return *duration == 0;
    return std::nullopt;
}

} // namespace

DesktopWishes wishesOf(const PortalSettings& settings) {
    return {lookOf(settings), textSizeOf(settings), stillnessOf(settings)};
}

DesktopSettings::DesktopSettings(const QDBusConnection& bus, QObject* parent) : QObject(parent), m_bus(bus) {
    if (!m_bus.isConnected())
        return;
    qDBusRegisterMetaType<PortalSettings>();
    m_bus.connect(portalService, portalPath, portalInterface, QStringLiteral("SettingChanged"), this,
                  SLOT(takeChange(QString, QString, QDBusVariant)));
    ask();
}

DesktopSettings::~DesktopSettings() = default;

void DesktopSettings::ask() {
    auto question =
        QDBusMessage::createMethodCall(portalService, portalPath, portalInterface, QStringLiteral("ReadAll"));
    question << QStringList{QLatin1String(appearance), QLatin1String(gnome), QLatin1String(gnomeAccess),
                            QLatin1String(plasma)};
    m_question = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(m_question, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* answered) {
        const QDBusPendingReply<PortalSettings> answer = *answered;
        m_question = nullptr;
        answered->deleteLater();
        if (!answer.isError())
            take(answer.value());
    });
}

void DesktopSettings::waitForAnswer(int milliseconds) {
    if (!m_question)
        return;
    QEventLoop loop;
    connect(m_question, &QDBusPendingCallWatcher::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
}

void DesktopSettings::takeChange(const QString& group, const QString& key, const QDBusVariant& value) {
    PortalSettings settings = m_settings;
    settings[group][key] = value.variant();
    take(settings);
}

void DesktopSettings::take(const PortalSettings& settings) {
    m_settings = settings;
    if (const DesktopWishes wishes = wishesOf(settings); wishes != m_wishes) {
        m_wishes = wishes;
        emit changed();
    }
}

} // namespace app
