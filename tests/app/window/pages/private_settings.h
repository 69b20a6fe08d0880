// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>

/// As long as this exists, the program's settings are in a folder of the test's own, and empty at first.
class PrivateSettings {
public:
    PrivateSettings()
        : m_organization(QCoreApplication::organizationName()), m_format(QSettings::defaultFormat()) {
        // A new name each time, because settings with the same name share what they have read.
        static int number = 0;
        QCoreApplication::setOrganizationName(QStringLiteral("genotype-pages-test-%1").arg(++number));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }
    ~PrivateSettings() {
        QCoreApplication::setOrganizationName(m_organization);
        QSettings::setDefaultFormat(m_format);
    }
    PrivateSettings(const PrivateSettings&) = delete;
    PrivateSettings& operator=(const PrivateSettings&) = delete;

private:
    QTemporaryDir m_folder;
    QString m_organization;
    QSettings::Format m_format;
};
