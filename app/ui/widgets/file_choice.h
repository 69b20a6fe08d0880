// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

class QWidget;

/// Asks for files in the system's dialogs, beginning in the folder of documents. Where a computer's
/// configuration forbids that, there is nothing to choose: what leads to it is hidden.
namespace app::file_choice {

/// For the whole run, before the window is made.
void setOffered(bool offered);
bool isOffered();
/// Hides a control, or a part, that is there for files alone if they are not offered.
void hideUnlessOffered(QWidget* control);

/// The path of an existing file; empty if none was chosen.
QString open(QWidget* parent, const QString& title, const QString& filter);
/// The paths of one or more existing files; empty if none was chosen.
QStringList openSeveral(QWidget* parent, const QString& title, const QString& filter);
/// The path of an existing folder; empty if none was chosen.
QString folder(QWidget* parent, const QString& title);
/// A path to save at; empty if none was chosen. `name`: suggested, without a folder.
QString save(QWidget* parent, const QString& title, const QString& name, const QString& filter);

} // namespace app::file_choice
