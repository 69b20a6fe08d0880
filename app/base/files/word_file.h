// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <optional>
#include <string>

/// Files that hold one secret that the program has drawn, in hexadecimal digits, and nothing else: the name
/// of a class, the teacher's key and token, the key of a sealed game. Behind its digits stand eight more,
/// their CRC-32; files of earlier versions lack these and are read. Only their owner can read such files.
namespace app::word_file {

/// `digits` hexadecimal digits from the system's random numbers, and their checksum.
std::string drawn(int digits);
/// The digits with their checksum.
std::string withChecksum(const std::string& digits);

/// Whether a text can be such a word: `digits` digits, and a checksum that holds, if it has one.
bool isWord(const std::string& text, int digits);

enum class State {
    None, ///< there is no such file
    Good,
    Damaged,   ///< not what the program has written
    Unreadable ///< it cannot be read at the moment
};
struct Content {
    State state = State::None;
    /// With its checksum, if it has one. Only if it is good.
    std::string word;
    /// Some of the lines that should all say the same do not.
    bool isPartlyDamaged = false;
    /// Of a file that cannot be read, in the words of the system.
    QString reason;
};
/// `digits`: how many there are without a checksum. The file may say the word in several lines.
Content read(const QString& path, int digits);
/// `lines`: how often it is said, so that damage to one leaves another.
bool write(const QString& path, const std::string& word, int lines = 1);

/// The word of a file, which is drawn at the first time. A damaged file is put aside and reported, with
/// `consequence`, what that means for people. No value if the file can be neither read nor written.
std::optional<std::string> keptOrDrawn(const QString& path, int digits, const QString& consequence);

/// Moves a file aside under a name that no other has; where it is now, empty if that failed.
QString putAside(const QString& path);

} // namespace app::word_file
