// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Sealed dice: dice that are fixed before a game begins, in a way that the players can check afterwards.
namespace commitment {

// OpenSSL's libcrypto as functions of bytes. They throw std::runtime_error if the library fails.

/// HMAC-SHA-256 (RFC 2104, FIPS 180-4): 32 bytes.
std::string hmacSha256(std::string_view key, std::string_view message);

/// Whether the bytes are the same, in a time that depends on how many they are and not on what they are.
bool sameBytes(std::string_view a, std::string_view b);

/// The parameters of scrypt: N (a power of two), r and p.
struct HashCost {
    std::uint64_t rounds = 0;
    std::uint64_t block = 0;
    std::uint64_t lanes = 0;
};
/// About half a second on one core of a computer of 2020, and 128 MiB of memory.
inline constexpr HashCost slowCost{131072, 8, 1};

/// scrypt (RFC 7914): 32 bytes. Slow on purpose, so that guessing a short secret takes long; for any thread.
std::string slowHash(std::string_view secret, std::string_view salt, const HashCost& cost = slowCost);

/// Bytes from the system's source of random numbers that are fit for secrets.
std::string randomBytes(std::size_t count);

/// The size of a key for `encrypted`.
inline constexpr std::size_t cipherKeyBytes = 32;

/// AES-256-GCM: a random nonce of 12 bytes, the ciphertext, and the tag of 16 bytes. `context` is not
/// encrypted, but `decrypted` succeeds only with the same one. Precondition: the key has cipherKeyBytes.
std::string encrypted(std::string_view key, std::string_view plain, std::string_view context);
/// No value if key or context are wrong or a byte was changed.
std::optional<std::string> decrypted(std::string_view key, std::string_view cipher, std::string_view context);

/// Two digits for each byte, in lower case.
std::string hexOf(std::string_view bytes);
/// No value unless there are only digits 0–9 and a–f, an even number of them.
std::optional<std::string> bytesOf(std::string_view hex);

} // namespace commitment
