// SPDX-License-Identifier: GPL-3.0-or-later
#include "join_code.h"

#include "words.h"

namespace app::join {

namespace {

constexpr int wordBits = 11;
constexpr int codeWords = 3;
constexpr int codeBits = wordBits * codeWords;
constexpr std::uint64_t codeMask = (std::uint64_t{1} << codeBits) - 1;

// What a hash is for stands first in it, so that none can be taken for another.
constexpr std::string_view codePurpose = "genotype class code 2";
constexpr std::string_view doorPurpose = "genotype class door 2";
constexpr std::string_view proofPurpose = "genotype class pupil 1";

constexpr std::size_t longestTyped = 200; // bytes; more is no code

/// Big-endian: 33 bits in five bytes.
std::string bytesOf(std::uint64_t bits) {
    std::string bytes;
    for (int shift = 32; shift >= 0; shift -= 8)
        bytes += static_cast<char>(bits >> shift & 0xff);
    return bytes;
}

/// The words in lower case; whatever is no letter a–z stands between words. An umlaut or an accent is part of
/// a word, which then is in no list.
std::vector<std::string> typedWords(std::string_view typed) {
    std::vector<std::string> words;
    bool inWord = false;
    for (const char c : typed.substr(0, longestTyped)) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool letter = (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
        if (letter && !inWord)
            words.emplace_back();
        if (letter)
            words.back() += lower;
        inWord = letter;
    }
    return words;
}

} // namespace

JoinCode::JoinCode(std::uint64_t bits) : m_bits(bits & codeMask) {}

/// The name comes last, so that no other seal and name are the same bytes.
JoinCode JoinCode::of(std::string_view fingerprint, std::string_view seal, std::string_view className,
                      const commitment::HashCost& cost) {
    const std::string hash =
        commitment::slowHash(fingerprint, std::string(codePurpose).append(seal).append(className), cost);
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof bits; ++i)
        bits = bits << 8 | static_cast<unsigned char>(hash[i]);
    return JoinCode(bits >> (64 - codeBits));
}

std::string JoinCode::words() const {
    std::string words;
    for (int shift = codeBits - wordBits; shift >= 0; shift -= wordBits) {
        if (!words.empty())
            words += ' ';
        words += wordAt(m_bits >> shift & (wordCount - 1));
    }
    return words;
}

TypedCode typedCode(std::string_view typed) {
    const std::vector<std::string> words = typedWords(typed);
    TypedCode read;
    read.count = words.size();
    std::uint64_t bits = 0;
    for (const std::string& word : words) {
        const auto number = numberOf(word);
        if (!number && read.unknown.empty()) {
            read.unknown = word;
            read.meant = wordsLike(word);
        }
        bits = bits << wordBits | number.value_or(0);
    }
    if (words.size() == codeWords && read.unknown.empty())
        read.code = JoinCode(bits);
    return read;
}

std::string doorKey(const JoinCode& code, std::string_view fingerprint, std::string_view className,
                    const commitment::HashCost& cost) {
    return commitment::slowHash(bytesOf(code.bits()),
                                std::string(doorPurpose).append(fingerprint).append(className), cost);
}

Door doorOf(std::string_view fingerprint, std::string_view seal, std::string_view className,
            const commitment::HashCost& cost) {
    const JoinCode code = JoinCode::of(fingerprint, seal, className, cost);
    return {code, doorKey(code, fingerprint, className, cost)};
}

std::string proofOf(std::string_view doorKey, std::string_view challenge) {
    return commitment::hmacSha256(doorKey, std::string(proofPurpose).append(challenge));
}

bool isHostOf(const JoinCode& code, std::string_view fingerprint, std::string_view seal,
              std::string_view className, const commitment::HashCost& cost) {
    return seal.size() == sealBytes &&
           commitment::sameBytes(bytesOf(code.bits()),
                                 bytesOf(JoinCode::of(fingerprint, seal, className, cost).bits()));
}

} // namespace app::join
