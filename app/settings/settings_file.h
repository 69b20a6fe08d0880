// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QSettings>

#include <memory>

namespace app {

/// The file of what a person has chosen, saved between runs. It has a checksum (settings_seal.h).
class SettingsFile : public QObject {
    Q_OBJECT
public:
    /// Saves the choices in `file`, or in the operating system's usual place if it is empty.
    explicit SettingsFile(const QString& file = {}, QObject* parent = nullptr);

    /// Puts a copy of a damaged file aside, writes what can still be read, and reports it to the DamageLog.
    /// Once, when the program has its language.
    void checkFile();
    /// Whether the choices are saved in the file. If not, they are written with the next choice.
    bool areKept() const { return m_kept; }
    /// The path of the file, also if it is the operating system's.
    QString path() const { return m_file->fileName(); }
    /// The file itself, for what a page remembers; whoever has changed something there settles.
    QSettings& file() const { return *m_file; }
    /// Writes what was set. If that fails, `areKept` says so until a later one succeeds.
    void settle();

signals:
    /// The result of `areKept` has changed.
    void keptChanged();

private:
    std::unique_ptr<QSettings> m_file;
    bool m_kept = true;
};

} // namespace app
