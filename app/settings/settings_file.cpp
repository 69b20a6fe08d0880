// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_file.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "app/base/files/word_file.h"
#include "settings_seal.h"

namespace app {

SettingsFile::SettingsFile(const QString& file, QObject* parent)
    : QObject(parent), m_file(file.isEmpty() ? std::make_unique<QSettings>()
                                             : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

/// Called before the change itself is signalled, so that a page shows both at once.
void SettingsFile::settle() {
    const bool kept = disk::settle(*m_file);
    if (kept)
        settings_seal::put(path());
    if (kept == m_kept)
        return;
    m_kept = kept;
    emit keptChanged();
}

void SettingsFile::checkFile() {
    QString reason;
    const settings_seal::State state = settings_seal::look(path(), &reason);
    if (state == settings_seal::State::Unreadable)
        return DamageLog::current().reportUnreadable(path(), reason);
    const bool isRead = m_file->status() != QSettings::FormatError;
    if (state != settings_seal::State::Damaged && (state != settings_seal::State::Unchecked || isRead))
        return;
    const QString aside = word_file::putAside(path());
    DamageLog::current().reportAside(path(), aside,
                                     tr("The valid settings still apply. Check them on the Settings page."));
    if (aside.isEmpty())
        return;
    QVariantMap values;
    for (const QString& key : m_file->allKeys())
        values.insert(key, m_file->value(key));
    m_file->clear();
    for (auto one = values.cbegin(); one != values.cend(); ++one)
        m_file->setValue(one.key(), one.value());
    settle();
}

} // namespace app
