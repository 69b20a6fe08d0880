// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_puzzles.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "engine/core/seal.h"
#include "engine/genotype/puzzles/puzzle_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>

namespace app {

namespace {

const QString suffix = QStringLiteral(".puzzles");
const QString prefix = QStringLiteral("own-");
constexpr qint64 largestFile = qint64{1} << 20;

genotype::Record upTo(const genotype::Record& record, std::size_t step) {
    genotype::Record part = record;
    part.actions.resize(step);
    // A puzzle's dice are not proved, and the seal is for whole games.
    part.sealedDice.reset();
    return part;
}

/// The same for the same moment of the same game.
QString digest(const genotype::Record& moment) {
    return QString::fromLatin1(QCryptographicHash::hash(QByteArray::fromStdString(genotype::toText(moment)),
                                                        QCryptographicHash::Sha256)
                                   .toHex()
                                   .left(12));
}

struct OwnPuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(app::OwnPuzzles)
};

/// The text without its seals; none if it is not what the program has written. Earlier versions sealed none.
std::optional<std::string> unsealed(const std::string& text) {
    core::Seal seal;
    std::string plain;
    bool isSealed = false;
    bool isWhole = true;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        isSealed = isSealed || core::Seal::isOn(line);
        const auto content = seal.checked(line);
        isWhole = isWhole && content && end < text.size();
        plain.append(content.value_or(line)).append("\n");
        begin = end + 1;
    }
    if (!isSealed)
        return text;
    return isWhole ? std::optional(plain) : std::nullopt;
}

std::optional<OwnPuzzle> readFrom(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile) {
        DamageLog::current().reportUnreadable(path, file.errorString());
        return std::nullopt;
    }
    const auto text = unsealed(file.readAll().toStdString());
    if (!text || text->empty()) {
        DamageLog::current().reportAside(path, {}, OwnPuzzleWords::tr("This puzzle of yours is not shown."));
        return std::nullopt;
    }
    auto read = genotype::readPuzzles(*text);
    auto* puzzles = std::get_if<std::vector<genotype::Puzzle>>(&read);
    if (!puzzles || puzzles->size() != 1)
        return std::nullopt;
    OwnPuzzle own{std::move(puzzles->front()), {}, {}};
    own.title = QString::fromStdString(own.puzzle.record.title);
    const QString id = QString::fromStdString(own.puzzle.id);
    own.day = QDate::fromString(id.mid(prefix.size(), 10), Qt::ISODate);
    if (!id.startsWith(prefix) || !own.day.isValid())
        return std::nullopt;
    return own;
}

} // namespace

OwnPuzzles::OwnPuzzles(const QString& folder) : m_folder(QDir(folder).filePath(QStringLiteral("puzzles"))) {}

QString OwnPuzzles::path(const QString& id) const {
    return QDir(m_folder).filePath(id + suffix);
}

const std::vector<OwnPuzzle>& OwnPuzzles::all() {
    m_all.clear();
    m_unreadable = 0;
    // Names begin with the day, so that the last one kept comes first.
    const QStringList names = QDir(m_folder).entryList({prefix + QLatin1Char('*') + suffix}, QDir::Files,
                                                       QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        auto known = m_known.find(name);
        if (known == m_known.end())
            known = m_known.emplace(name, readFrom(QDir(m_folder).filePath(name))).first;
        if (known->second)
            m_all.push_back(*known->second);
        else
            ++m_unreadable;
    }
    return m_all;
}

bool OwnPuzzles::has(const genotype::Record& record, std::size_t step) const {
    const QString ending = digest(upTo(record, step)) + suffix;
    return !QDir(m_folder).entryList({QLatin1Char('*') + ending}, QDir::Files).isEmpty();
}

bool OwnPuzzles::keep(genotype::Puzzle puzzle, QDate day) const {
    puzzle.record = upTo(puzzle.record, puzzle.record.actions.size());
    const QString id = prefix + day.toString(Qt::ISODate) + QLatin1Char('-') + digest(puzzle.record);
    puzzle.id = id.toStdString();
    return disk::makeFolder(m_folder) &&
           disk::replace(path(id), core::sealed(genotype::puzzlesText({puzzle}, {})));
}

bool OwnPuzzles::remove(const QString& id) const {
    return disk::remove(path(id)).isEmpty();
}

} // namespace app
