// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/crypto/crypto.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How a pupil's computer and the class host come to trust each other by three words: see README.md. Bytes
/// are in strings.
namespace app::join {

/// The seal of a host: random bytes, kept secret until a visitor has proved to know the code. New ones make a
/// new code for the same certificate.
inline constexpr std::size_t sealBytes = 16;
/// What a host asks a visitor to answer, new for each connection.
inline constexpr std::size_t challengeBytes = 32;

/// 33 bits: three words of the list, which a teacher shows and a pupil types.
class JoinCode {
public:
    /// The code of a host: the first 33 bits of a slow hash of its certificate's SHA-256 fingerprint, its
    /// seal and the name of its class (`announcedName`). Takes about half a second; for any thread.
    static JoinCode of(std::string_view fingerprint, std::string_view seal, std::string_view className,
                       const commitment::HashCost& cost = commitment::slowCost);
    /// For tests and pictures. Only the lowest 33 bits count.
    explicit JoinCode(std::uint64_t bits);

    std::uint64_t bits() const { return m_bits; }
    /// As they are shown: "acorn tiger violin".
    std::string words() const;

    bool operator==(const JoinCode&) const = default;

private:
    std::uint64_t m_bits;
};

/// What somebody typed for a code.
struct TypedCode {
    /// No value unless there are three words, each of which can only mean one of the list.
    std::optional<JoinCode> code;
    /// How many words were typed.
    std::size_t count = 0;
    /// The first word that is not in the list or could mean several; empty if none.
    std::string unknown;
    /// What it could mean; may be empty.
    std::vector<std::string_view> meant;
};

/// Capital letters, and whatever stands between the words, make no difference; nor does a single slip in each
/// word, if only one word can be meant. `typed` is UTF-8.
TypedCode typedCode(std::string_view typed);

/// What a visitor needs in order to answer challenges of the host of this class with this certificate: a slow
/// hash of code, fingerprint and name, 32 bytes. Half a second; for any thread.
std::string doorKey(const JoinCode& code, std::string_view fingerprint, std::string_view className,
                    const commitment::HashCost& cost = commitment::slowCost);

/// What a host works out before it admits anybody.
struct Door {
    JoinCode code;
    std::string key;
};
/// About a second; for any thread.
Door doorOf(std::string_view fingerprint, std::string_view seal, std::string_view className,
            const commitment::HashCost& cost = commitment::slowCost);

/// The answer to a challenge: proves that one knows the code, and is of no use at any other host or for any
/// other challenge. 32 bytes.
std::string proofOf(std::string_view doorKey, std::string_view challenge);

/// Whether a host that answered with this seal and has this certificate is the one whose code was typed. Half
/// a second; for any thread.
bool isHostOf(const JoinCode& code, std::string_view fingerprint, std::string_view seal,
              std::string_view className, const commitment::HashCost& cost = commitment::slowCost);

} // namespace app::join
