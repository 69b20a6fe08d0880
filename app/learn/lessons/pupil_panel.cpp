// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_panel.h"

#include "app/base/files/disk.h"
#include "app/base/files/export_file.h"
#include "app/learn/session/progress.h"
#include "app/learn/session/pupil_file.h"
#include "app/settings/machine_config.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <utility>

namespace app {

using namespace page_parts;

PupilPanel::PupilPanel(Progress& progress, Told& told, QWidget* parent)
    : QWidget(parent), m_progress(progress), m_told(told) {
    Form form(this, Form::Way::Filled, 4);
    m_name = form.field(
        "pupil", [] { return tr("Progress of"); }, m_progress.current());
    m_name->setMaxLength(40);
    // A name that the computer's configuration gives cannot be another.
    m_name->setEnabled(MachineConfig::current().nameOfPerson(0).isEmpty());
    keepTranslated(m_name, [this] { m_name->setPlaceholderText(tr("your name, if you like")); });
    m_name->setCompleter(new QCompleter(m_progress.names(), m_name));
    m_name->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_name, &QLineEdit::editingFinished, this, &PupilPanel::setName);
    m_erase = form.button("eraseProgress", {}, [this] { erase(); });
    addFiles(form.part(Form::Way::Along, 4));
    m_note = form.label("progressNote", TextRole::Caption, Role::SoftInk);
    m_join = form.button(
        "joinProgress", [] { return tr("Both are mine"); },
        [this] {
            m_told.words = tr("Added to the progress of %1.").arg(m_progress.namesake());
            m_progress.joinNamesake();
        });
    m_rename = form.button("renamePupil", {}, [this] { rename(); });
    m_unnamed = form.button("unnamedProgress", {}, [this] {
        if (m_progress.unnamed() == Progress::Unnamed::Taken)
            m_progress.giveBackUnnamed();
        else
            m_progress.takeUnnamed();
    });
    keepTranslated(this, [this] { refresh(); });
    connect(&m_progress, &Progress::changed, this, &PupilPanel::refresh);
    // The name may have been changed elsewhere, or come with a file.
    connect(&m_progress, &Progress::nameChanged, this, [this] {
        m_name->setText(m_progress.current());
        m_reallyErase = false;
        refresh();
    });
}

void PupilPanel::addFiles(Form line) {
    m_take = line.button(
        "takeProgress", [] { return tr("Save…"); }, [this] { take(); });
    keepTranslated(m_take, [this] { m_take->setAccessibleName(tr("Save the progress as a file")); });
    setTip(m_take, [] {
        return tr("Saves the progress under this name as a file, for another computer or the teacher");
    });
    QPushButton* opening = line.button(
        "openProgress", [] { return tr("Open…"); }, [this] { open(); });
    keepTranslated(opening, [opening] { opening->setAccessibleName(tr("Open a progress file")); });
    setTip(opening, [] { return tr("Adds the progress from a file that was saved on another computer"); });
    file_choice::hideUnlessOffered(line.widget());
}

void PupilPanel::erase() {
    m_reallyErase = !m_reallyErase;
    if (m_reallyErase) {
        refresh();
    } else {
        m_told = {};
        m_progress.erase();
    }
}

void PupilPanel::setName() {
    const QString before = m_progress.current();
    const bool hasWork = !before.isEmpty() && !m_progress.isEmpty();
    const Told told = std::exchange(m_told, {});
    m_progress.setCurrent(m_name->text());
    if (m_progress.current() == before)
        m_told = told;
    else if (hasWork)
        // A name that has work of its own is another pupil's, and not a corrected one.
        m_told = {tr("What %1 has done stays under that name.").arg(before),
                  m_progress.isEmpty() && !m_progress.current().isEmpty() ? before : QString()};
    refresh();
}

/// A mistyped name is corrected, and the work goes along.
void PupilPanel::rename() {
    const QString before = std::exchange(m_told.former, {});
    m_told.words = tr("%1 is now called %2, and the work has come along.").arg(before, m_progress.current());
    m_progress.takeOver(before);
    refresh();
}

void PupilPanel::refresh() {
    const QString name = m_progress.current();
    // A name that the computer's configuration gives belongs to whoever sits there.
    const bool isNameTyped = m_name->isEnabled();
    const Progress::Unnamed unnamed = isNameTyped ? m_progress.unnamed() : Progress::Unnamed::None;
    m_erase->setText(m_reallyErase ? tr("Erase for good") : tr("Erase progress"));
    keepWidth(m_erase, {tr("Erase for good"), tr("Erase progress")});
    m_erase->setAccessibleName(m_erase->text());
    m_take->setEnabled(!name.isEmpty());
    if (m_reallyErase)
        m_note->setText(tr("This erases everything done under this name, with its copies and damaged files. "
                           "Progress files that "
                           "were saved elsewhere and saved games stay. Press again to confirm."));
    else if (!m_progress.isWritten())
        m_note->setText(tr("Your progress could not be saved."));
    else if (!m_told.words.isEmpty())
        m_note->setText(m_told.words);
    else if (unnamed == Progress::Unnamed::Taken)
        m_note->setText(tr("What was done here without a name now belongs to %1.").arg(name));
    else if (unnamed == Progress::Unnamed::Waiting)
        m_note->setText(tr("Somebody has worked here without a name. Was that you?"));
    else
        m_note->setText(tr("Kept on this computer only."));
    const bool isAsked = unnamed != Progress::Unnamed::None && m_told.words.isEmpty() && !m_reallyErase;
    m_unnamed->setVisible(isAsked);
    m_unnamed->setText(unnamed == Progress::Unnamed::Taken ? tr("That was not me") : tr("That was me"));
    m_unnamed->setAccessibleName(m_unnamed->text());
    m_unnamed->setToolTip(
        unnamed == Progress::Unnamed::Taken
            ? tr("Puts what was done without a name back, and leaves %1 without it").arg(name)
            : tr("Adds what was done without a name to the progress of %1").arg(name));
    m_rename->setVisible(!m_told.former.isEmpty() && m_progress.isEmpty() && !m_reallyErase);
    m_rename->setText(tr("Rename %1 to %2").arg(m_told.former, name));
    m_rename->setAccessibleName(m_rename->text());
    m_rename->setToolTip(
        tr("If the name was mistyped: all work of %1 goes along to %2, and the old name is gone.")
            .arg(m_told.former, name));
    // Offered for a file that has just been added.
    const QString namesake = m_told.words.isEmpty() || m_reallyErase ? QString() : m_progress.namesake();
    m_join->setVisible(!namesake.isEmpty());
    m_join->setToolTip(
        tr("Adds it to the progress of %1, if you typed the same name on two computers").arg(namesake));
}

void PupilPanel::take() {
    if (m_progress.isEmpty()) {
        takeTo({});
        return;
    }
    const QString name = ExportFile::name(tr("Progress of %1").arg(m_progress.current()),
                                          QDateTime::currentDateTime(), QStringLiteral("json"));
    const QString path = file_choice::save(this, tr("Save progress"), name, QStringLiteral("*.json"));
    if (!path.isEmpty())
        takeTo(path);
}

void PupilPanel::takeTo(const QString& path) {
    m_told.words =
        m_progress.isEmpty()
            ? tr("Nothing has been done as %1 yet, so there is nothing to save.").arg(m_progress.current())
        : disk::replace(path, m_progress.file().toStdString(), disk::Readers::Usual)
            ? tr("Saved as %1.").arg(QFileInfo(path).fileName())
            : ExportFile::failure(path);
    refresh();
}

void PupilPanel::open() {
    const QString path = file_choice::open(this, tr("Open progress"), QStringLiteral("*.json"));
    if (!path.isEmpty())
        addFrom(path);
}

void PupilPanel::addFrom(const QString& path) {
    QFile file(path);
    const bool added =
        file.open(QIODevice::ReadOnly) && m_progress.addFile(file.read(PupilFile::largest + 1));
    m_told.words = added && !m_progress.namesake().isEmpty()
                       ? tr("There is a pupil %1 here already, so the file is now under %2.")
                             .arg(m_progress.namesake(), m_progress.current())
                   : added
                       ? tr("Added: the progress of %1.").arg(m_progress.current())
                       : tr("%1 is damaged, or no file of lesson progress.").arg(QFileInfo(path).fileName());
    refresh();
}

} // namespace app
