// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/record_file.h"

#include "app/base/text/phrases.h"
#include "app/documents/hidden_dice.h"
#include "app/documents/journal.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <string_view>
#include <utility>

namespace app {

namespace {

bool isOfOtherVersion(const games::ReadError& error) {
    return error.kind == core::ReadFault::OtherFormat || error.kind == core::ReadFault::OtherCatalogue;
}

/// Finds out what is wrong. A changed file can also be from another version or contain nonsense at that very
/// place; such an error says more than a wrong checksum.
void refuse(RecordFile& result, games::ReadError error, std::string_view text) {
    if (error.kind == core::ReadFault::Edited) {
        auto read = games::readAnyRecord(text, {.tolerateCutOff = true, .acceptEdited = true});
        auto* const other = std::get_if<games::ReadError>(&read);
        result.problem = other ? SaveProblem::Damaged : SaveProblem::Edited;
        if (other && (isOfOtherVersion(*other) || other->line == error.line))
            error = std::move(*other);
    } else {
        result.problem = SaveProblem::Damaged;
    }
    if (isOfOtherVersion(error))
        result.problem = SaveProblem::OtherVersion;
    if (error.kind == core::ReadFault::DiceHidden)
        result.problem = SaveProblem::DiceHidden;
    result.error = std::move(error);
}

} // namespace

RecordFile readRecordFile(const QString& path, bool acceptEdited) {
    RecordFile result;
    const QFileInfo info(path);
    if (!info.exists()) {
        result.problem = SaveProblem::Missing;
        return result;
    }
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) {
        result.problem = SaveProblem::CannotRead;
        return result;
    }
    const QByteArray bytes = file.read(static_cast<qint64>(core::maxRecordBytes) + 1);
    if (file.error() != QFile::NoError) {
        result.problem = SaveProblem::CannotRead;
        result.systemReason = file.errorString();
        return result;
    }
    const std::string text =
        hidden_dice::textOfFile({bytes.constData(), static_cast<std::size_t>(bytes.size())}, path);
    auto read = games::readAnyRecord(text, {.tolerateCutOff = true, .acceptEdited = acceptEdited});
    if (auto* error = std::get_if<games::ReadError>(&read)) {
        refuse(result, std::move(*error), text);
        return result;
    }
    result.any = std::move(std::get<games::AnyRecord>(read));
    result.cutOff = !text.ends_with('\n');
    return result;
}

QString problemWords(SaveProblem problem, const std::optional<games::ReadError>& error,
                     const QString& systemReason, const QString& path) {
    const QString name = QDir::toNativeSeparators(path);
    if (error)
        return text(error->words);
    if (problem == SaveProblem::Missing)
        return Journal::tr("The file “%1” no longer exists.").arg(name);
    if (problem != SaveProblem::CannotRead)
        return {};
    return systemReason.isEmpty() ? Journal::tr("The file “%1” cannot be read.").arg(name)
                                  : Journal::tr("The file “%1” cannot be read: %2").arg(name, systemReason);
}

} // namespace app
