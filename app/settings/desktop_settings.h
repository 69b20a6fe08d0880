// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "desktop_wishes.h"

#include <QtCore/QMap>
#include <QtCore/QObject>
#include <QtCore/QVariantMap>
#include <QtDBus/QDBusConnection>

class QDBusPendingCallWatcher;
class QDBusVariant;

namespace app {

/// A settings portal's groups, each with its keys and values.
using PortalSettings = QMap<QString, QVariantMap>;

/// Reads org.freedesktop.appearance (color-scheme, contrast, reduced-motion) and, for what that leaves out,
/// org.gnome.desktop.interface (color-scheme, text-scaling-factor, enable-animations),
/// org.gnome.desktop.a11y.interface (high-contrast) and org.kde.kdeglobals.KDE (AnimationDurationFactor).
/// High contrast wins over dark. A value of the wrong type is ignored.
DesktopWishes wishesOf(const PortalSettings& settings);

/// The desktop's wishes, read from the settings portal (org.freedesktop.portal.Settings, XDG Desktop Portal)
/// and followed while the program runs. Without a session bus or a portal there are none.
class DesktopSettings : public QObject {
    Q_OBJECT
public:
    explicit DesktopSettings(const QDBusConnection& bus = QDBusConnection::sessionBus(),
                             QObject* parent = nullptr);
    ~DesktopSettings() override;

    const DesktopWishes& wishes() const { return m_wishes; }

    /// Waits for the portal's first answer, at most this many milliseconds, so that the first picture of the
    /// window has the right look. A later answer arrives with `changed`.
    void waitForAnswer(int milliseconds);

signals:
    void changed();

private slots:
    void takeChange(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void take(const PortalSettings& settings);

    QDBusConnection m_bus;
    QDBusPendingCallWatcher* m_question = nullptr;
    PortalSettings m_settings;
    DesktopWishes m_wishes;
};

} // namespace app
