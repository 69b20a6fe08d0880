// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The two datagrams by which a pupil's computer finds a host. Bytes are in strings; README.md draws them.
namespace app::join {

/// Where hosts listen for questions, and for classes unless told otherwise.
inline constexpr std::uint16_t usualPort = 18660;
/// The multicast group of questions: administratively scoped (RFC 2365), so no router passes it on.
inline constexpr const char* questionGroup = "239.255.186.60";

/// Every question has this size, and no answer is larger, so that nobody can make a host send more to a
/// victim than they send themselves.
inline constexpr std::size_t questionBytes = 96;
inline constexpr std::size_t nonceBytes = 8;
/// So many bytes of the certificate's fingerprint are in an answer.
inline constexpr std::size_t announcedBytes = 8;
/// The longest name, in bytes of UTF-8.
inline constexpr std::size_t longestName = 48;

/// What of a class's name (UTF-8) is announced: a longer one is cut at the end of a character.
std::string announcedName(std::string_view name);

struct Question {
    std::string nonce; ///< random; an answer repeats it
};
struct HostAnswer {
    std::string nonce;
    std::uint16_t port = 0; ///< where the class is, TCP
    std::string fingerprintStart;
    std::string name; ///< UTF-8; may be empty
};

std::string datagram(const Question& question);
/// The name is cut as by `announcedName`.
std::string datagram(const HostAnswer& answer);

/// No value unless it is a whole question of this version, byte for byte.
std::optional<Question> questionIn(std::string_view datagram);
/// No value unless it is a whole answer of this version with a port, and a name of valid UTF-8 without
/// control characters.
std::optional<HostAnswer> answerIn(std::string_view datagram);

} // namespace app::join
