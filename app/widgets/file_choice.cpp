// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_choice.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>

namespace app::file_choice {

namespace {

bool filesOffered = true;

QString documents() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

void setOffered(bool offered) {
    filesOffered = offered;
}

bool isOffered() {
    return filesOffered;
}

void hideUnlessOffered(QWidget* control) {
    if (!filesOffered)
        control->hide();
}

QString open(QWidget* parent, const QString& title, const QString& filter) {
    return filesOffered ? QFileDialog::getOpenFileName(parent, title, documents(), filter) : QString();
}

QStringList openSeveral(QWidget* parent, const QString& title, const QString& filter) {
    return filesOffered ? QFileDialog::getOpenFileNames(parent, title, documents(), filter) : QStringList();
}

QString folder(QWidget* parent, const QString& title) {
    return filesOffered ? QFileDialog::getExistingDirectory(parent, title, documents()) : QString();
}

QString save(QWidget* parent, const QString& title, const QString& name, const QString& filter) {
    return filesOffered
               ? QFileDialog::getSaveFileName(parent, title, QDir(documents()).filePath(name), filter)
               : QString();
}

} // namespace app::file_choice
