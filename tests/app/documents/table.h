// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "engine/core/random.h"
#include "engine/core/seal.h"
#include "tests/patience.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QString>

#include <initializer_list>
#include <string>

/// Games for the tests of the document: seats, and a player who plays at random.
namespace table {

/// How long a test waits for something that must happen, in milliseconds.
using tests::patience;

inline genotype::Record record(std::initializer_list<const char*> kinds, std::uint64_t seed, int rounds = 2) {
    genotype::Record made;
    made.setup.players = static_cast<int>(kinds.size());
    made.setup.rounds = rounds;
    made.setup.seed = seed;
    int colour = 0;
    for (const char* kind : kinds) {
        made.seats.push_back({"Player " + std::string(1, static_cast<char>('A' + colour)), kind, colour});
        ++colour;
    }
    return made;
}

/// One of the legal actions, the same for the same seed and step. Precondition: the game is not over.
inline genotype::Action choice(const app::GameDocument& document, std::uint64_t seed) {
    core::Random random(seed * 1000003 + document.steps().size());
    return document.legal()[random.below(static_cast<std::uint32_t>(document.legal().size()))];
}

/// One random action; false when the game is over or the action was not taken.
inline bool step(app::GameDocument& document, std::uint64_t seed) {
    return !document.legal().empty() && document.perform(choice(document, seed));
}

/// Plays `steps` more actions, fewer if the game ends.
inline void play(app::GameDocument& document, std::uint64_t seed, std::size_t steps = 100'000) {
    while (steps > 0 && step(document, seed))
        --steps;
}

/// A record with its first actions played at random.
inline genotype::Record played(genotype::Record start, std::uint64_t seed, std::size_t steps = 100'000) {
    app::GameDocument document;
    document.open(start, nullptr);
    play(document, seed, steps);
    return document.record();
}

/// A game with a title, of a person and a bot.
inline genotype::Record titled(const char* title, std::uint64_t seed = 1) {
    genotype::Record made = record({"person", "bot"}, seed, 1);
    made.title = title;
    return made;
}

/// Makes a file look as if it was last played some minutes ago.
inline void setPlayed(const QString& path, int minutesAgo) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) ||
        !file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo),
                          QFileDevice::FileModificationTime))
        qFatal("the test cannot set the time of a file");
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// The line of a record that says with which cards it was played.
inline QByteArray catalogueLine() {
    return "catalogue " + QByteArray::number(genotype::catalogueVersion);
}

/// What a journal holds, without the seals of its lines.
inline QByteArray unsealed(const QByteArray& content) {
    QByteArrayList lines = content.split('\n');
    for (QByteArray& line : lines)
        line.truncate(static_cast<qsizetype>(
            core::Seal::removedFrom({line.constData(), std::size_t(line.size())}).size()));
    return lines.join('\n');
}

inline void writeTo(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("the test cannot write %s", qPrintable(path));
}

} // namespace table
