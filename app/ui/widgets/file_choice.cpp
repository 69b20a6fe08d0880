// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_choice.h"

#include <QtCore/QFileInfo>
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
    if (!filesOffered)
        return {};
    QFileDialog dialog(parent, title, documents(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(name);
    const QString suffix = QFileInfo(name).suffix();
    while (dialog.exec() == QDialog::Accepted) {
        QString path = dialog.selectedFiles().value(0);
        if (suffix.isEmpty() || !QFileInfo(path).suffix().isEmpty())
            return path;
        // Not the dialog's own default suffix: native dialogs ask about the name without it.
        path += QLatin1Char('.') + suffix;
        if (!QFileInfo::exists(path))
            return path;
        dialog.selectFile(path);
    }
    return {};
}

} // namespace app::file_choice
