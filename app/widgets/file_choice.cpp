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
    // A name without a suffix gets that of the suggestion before the dialog asks about a file that is there.
    dialog.setDefaultSuffix(QFileInfo(name).suffix());
    dialog.selectFile(name);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace app::file_choice
