// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_library.h"

#include "app/base/files/disk.h"
#include "app/documents/hidden_dice.h"
#include "app/documents/known_games.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <algorithm>
#include <utility>

namespace app {

using games::AnyRecord;

namespace {

/// The title as a file name that every system accepts: letters and digits of any script, with one hyphen
/// between words.
QString fileNameOf(const QString& title) {
    constexpr qsizetype longest = 40;
    QString name;
    for (const QChar c : title.normalized(QString::NormalizationForm_C)) {
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    name.truncate(longest);
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    // The names that Windows reserves for devices (con, nul, com1 …) are shorter than this.
    if (name.size() < 5)
        name.prepend(name.isEmpty() ? QStringLiteral("game") : QStringLiteral("game-"));
    return name;
}

} // namespace

QString GameLibrary::cannotWrite(const QString& path) {
    return tr("“%1” could not be saved. The folder is read-only or missing, or its disk is full.")
        .arg(QDir::toNativeSeparators(path));
}

QString GameLibrary::noSecondFile() {
    return tr("The dice of this game are sealed until it is over. Until then it cannot be copied, because "
              "its dice could be seen by playing the copy.");
}

GameLibrary::GameLibrary(const QString& folder) : m_folder(folder) {}

QString GameLibrary::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

QString GameLibrary::suffix() {
    return QStringLiteral(".genotype");
}

QString GameLibrary::gamesFolder() const {
    return m_folder + QStringLiteral("/games");
}

SavedGame GameLibrary::describe(const QString& path) {
    return inWords(readFacts(path), path);
}

QFileInfoList GameLibrary::files() const {
    QFileInfoList files =
        QDir(gamesFolder()).entryInfoList({QLatin1Char('*') + suffix()}, QDir::Files, QDir::Name);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return a.lastModified() > b.lastModified();
    });
    return files;
}

std::vector<SavedGame> GameLibrary::games() const {
    std::vector<SavedGame> games;
    for (const QFileInfo& file : files()) {
        const FileStamp stamp = FileStamp::of(file);
        if (!KnownGames::shared().find(stamp))
            KnownGames::shared().keep(stamp, readFacts(stamp.path));
        games.push_back(inWords(*KnownGames::shared().find(stamp), stamp.path));
    }
    return games;
}

std::optional<SavedGame> GameLibrary::lastUnfinished() const {
    for (SavedGame& game : games())
        if (game.playable() && !game.finished && !game.inUse)
            return std::move(game);
    return {};
}

OpenedGame GameLibrary::create(const AnyRecord& record) const {
    OpenedGame result;
    if (!disk::makeFolder(gamesFolder())) {
        result.any = record;
        result.problem = SaveProblem::CannotWrite;
        result.message =
            tr("The games folder “%1” cannot be created.").arg(QDir::toNativeSeparators(gamesFolder()));
        return result;
    }
    const QString base =
        gamesFolder() + QLatin1Char('/') + fileNameOf(QString::fromStdString(games::titleOf(record)));
    for (int number = 1;; ++number) {
        const QString path = base + (number > 1 ? QStringLiteral("-%1").arg(number) : QString()) + suffix();
        if (QFileInfo::exists(path))
            continue;
        result = Journal::create(path, record);
        // Another window may have taken the name in between: then it has the file, or its lock.
        if (result.ok() || (result.problem == SaveProblem::CannotWrite && !QFileInfo::exists(path)))
            return result;
    }
}

OpenedGame GameLibrary::open(const QString& path, Journal::Lock lock) {
    return Journal::reopen(path, lock);
}

OpenedGame GameLibrary::look(const QString& path) {
    return Journal::look(path);
}

OpenedGame GameLibrary::keepAt(const QString& path, const AnyRecord& record) {
    if (!QFileInfo::exists(path))
        return Journal::create(path, record);
    OpenedGame result;
    result.any = record;
    if (Journal::isHeld(path)) {
        result.problem = SaveProblem::InUse;
        result.message = tr("“%1” is an open game. Choose another name.").arg(QDir::toNativeSeparators(path));
        return result;
    }
    const auto text = hidden_dice::textForFile(record, path);
    if (!text || !disk::replace(path, core::sealed(*text))) {
        result.problem = SaveProblem::CannotWrite;
        result.message = cannotWrite(path);
        return result;
    }
    return Journal::reopen(path);
}

OpenedGame GameLibrary::rescue(const QString& path) const {
    OpenedGame whole = Journal::look(path);
    const bool broken = whole.problem == SaveProblem::Damaged || whole.problem == SaveProblem::Edited;
    if (whole.problem != SaveProblem::None && !broken)
        return whole;
    QFile file(path);
    if (broken && file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = QByteArray::fromStdString(hidden_dice::textOfFile(
            file.read(static_cast<qint64>(core::maxRecordBytes)).toStdString(), path));
        auto read = games::readAnyRecord(bytes.toStdString(), {.tolerateCutOff = true});
        if (const auto* error = std::get_if<games::ReadError>(&read)) {
            // All lines before the faulty one are good.
            qsizetype end = 0;
            for (int line = 1; line < error->line; ++line)
                end = bytes.indexOf('\n', end) + 1;
            read = games::readAnyRecord(bytes.left(end).toStdString());
        }
        if (std::holds_alternative<games::ReadError>(read)) {
            whole.message = tr("%1 None of it can be recovered.").arg(whole.message);
            return whole;
        }
        whole.any = std::move(std::get<AnyRecord>(read));
    }
    return create(whole.any);
}

OpenedGame GameLibrary::takeEdited(const QString& path) const {
    OpenedGame edited = Journal::look(path, Journal::Seals::Ignored);
    return edited.ok() ? create(edited.any) : std::move(edited);
}

QString GameLibrary::stillOpen() {
    return tr("This game is open. Leave it first, here or in another window.");
}

GameLibrary::Outcome GameLibrary::rename(const QString& path, const QString& title) {
    if (Journal::isHeld(path))
        return {path, stillOpen()};
    OpenedGame opened = Journal::reopen(path);
    if (!opened.ok())
        return {path, opened.message};
    games::setTitle(opened.any, title.simplified().toStdString());
    const QDateTime played = QFileInfo(path).lastModified();
    if (!opened.journal->rewrite(opened.any))
        return {path, tr("The name could not be saved. %1").arg(opened.journal->reason())};
    opened.journal.reset();
    // Renaming does not count as playing.
    disk::stamp(path, played);
    return {path, {}};
}

GameLibrary::Outcome GameLibrary::moveToTrash(const QString& path) {
    if (Journal::isHeld(path))
        return {path, stillOpen()};
    if (!disk::moveToTrash(path))
        return {path, tr("“%1” could not be moved to the trash.").arg(QDir::toNativeSeparators(path))};
    return {};
}

GameLibrary::Outcome GameLibrary::removeForGood(const QString& path) {
    if (Journal::isHeld(path))
        return {path, stillOpen()};
    if (const QString problem = disk::remove(path); !problem.isEmpty())
        return {path, tr("“%1” could not be deleted: %2").arg(QDir::toNativeSeparators(path), problem)};
    return {};
}

GameLibrary::Outcome GameLibrary::importFrom(const QString& path, Journal::Seals seals) const {
    const OpenedGame from = Journal::look(path, seals);
    if (!from.ok())
        return {path, from.message, from.problem};
    if (hidden_dice::mustHide(from.any))
        return {path, noSecondFile()};
    const OpenedGame made = create(from.any);
    return made.ok() ? Outcome{made.journal->path(), {}} : Outcome{path, made.message, made.problem};
}

GameLibrary::Outcome GameLibrary::exportTo(const QString& path, const QString& target) const {
    const OpenedGame from = Journal::look(path);
    if (!from.ok())
        return {path, from.message};
    if (hidden_dice::mustHide(from.any))
        return {path, noSecondFile()};
    const QString folder = QFileInfo(target).absoluteDir().canonicalPath();
    if (!folder.isEmpty() && folder == QDir(gamesFolder()).canonicalPath())
        return {path, tr("Saved games are kept in this folder. Choose another one for the copy.")};
    if (!disk::replace(target, core::sealed(games::toText(from.any)), disk::Readers::Usual))
        return {path, cannotWrite(target)};
    return {target, {}};
}

} // namespace app
