// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QFileDevice>
#include <QtCore/QString>
#include <QtCore/QStringList>

/// Who can read what the program keeps about people. Its files and folders are for their owner alone: on a
/// school's computer many people use one disk.
namespace app::disk {

inline constexpr QFileDevice::Permissions ownersFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
inline constexpr QFileDevice::Permissions ownersFolder = ownersFile | QFileDevice::ExeOwner;
/// Of a new file as the system's rules have it.
QFileDevice::Permissions usualFile();

/// From now on, what this process makes in other ways, as libraries do, is for its owner too. Once, at the
/// start of a program.
void keepToOwner();

/// Takes from everybody else the right to read what an earlier version left open to them: the files that the
/// program keeps in a data folder, with those of games, keys and the class, as far as they belong to this
/// account. Files that people put there, such as lessons, stay as they are. What is still open to others is
/// returned, with the folder itself: its disk knows no permissions.
QStringList tighten(const QString& dataFolder);
/// The same for one file.
QStringList tightenFile(const QString& path);

/// What to say about files that are still open to others, in the
/// program's language; empty if there are none.
QString openFilesWords(const QStringList& open, const QString& folder);

} // namespace app::disk
