// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <memory>
#include <stdexcept>

namespace commitment {

namespace {

constexpr std::size_t nonceBytes = 12;
constexpr std::size_t tagBytes = 16;
constexpr std::size_t macBytes = 32;

using Context = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

void require(bool succeeded) {
    if (!succeeded)
        throw std::runtime_error("the cryptographic library failed");
}

const unsigned char* bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

unsigned char* bytes(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

int lengthOf(std::string_view text) {
    return static_cast<int>(text.size());
}

Context newContext() {
    Context context(EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free);
    require(context != nullptr);
    return context;
}

} // namespace

std::string hmacSha256(std::string_view key, std::string_view message) {
    std::string mac(macBytes, '\0');
    unsigned int length = 0;
    require(
        HMAC(EVP_sha256(), key.data(), lengthOf(key), bytes(message), message.size(), bytes(mac), &length) &&
        length == macBytes);
    return mac;
}

bool sameBytes(std::string_view a, std::string_view b) {
    return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string slowHash(std::string_view secret, std::string_view salt, const HashCost& cost) {
    constexpr std::size_t hashBytes = 32;
    // scrypt needs 128·r·(N + p) bytes and a little more.
    const std::uint64_t memory = 128 * cost.block * (cost.rounds + cost.lanes + 32);
    std::string hash(hashBytes, '\0');
    require(EVP_PBE_scrypt(secret.data(), secret.size(), bytes(salt), salt.size(), cost.rounds, cost.block,
                           cost.lanes, memory, bytes(hash), hash.size()) == 1);
    return hash;
}

std::string randomBytes(std::size_t count) {
    std::string made(count, '\0');
    require(RAND_priv_bytes(bytes(made), lengthOf(made)) == 1);
    return made;
}

std::string encrypted(std::string_view key, std::string_view plain, std::string_view context) {
    require(key.size() == cipherKeyBytes);
    const std::string nonce = randomBytes(nonceBytes);
    std::string cipher(plain.size(), '\0');
    std::string tag(tagBytes, '\0');
    const Context made = newContext();
    int length = 0;
    require(EVP_EncryptInit_ex(made.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1);
    require(EVP_EncryptUpdate(made.get(), nullptr, &length, bytes(context), lengthOf(context)) == 1);
    require(EVP_EncryptUpdate(made.get(), bytes(cipher), &length, bytes(plain), lengthOf(plain)) == 1);
    require(EVP_EncryptFinal_ex(made.get(), bytes(cipher) + length, &length) == 1);
    require(EVP_CIPHER_CTX_ctrl(made.get(), EVP_CTRL_GCM_GET_TAG, lengthOf(tag), tag.data()) == 1);
    return nonce + cipher + tag;
}

std::optional<std::string> decrypted(std::string_view key, std::string_view cipher,
                                     std::string_view context) {
    if (key.size() != cipherKeyBytes || cipher.size() < nonceBytes + tagBytes)
        return {};
    const std::string_view nonce = cipher.substr(0, nonceBytes);
    const std::string_view inner = cipher.substr(nonceBytes, cipher.size() - nonceBytes - tagBytes);
    std::string tag(cipher.substr(cipher.size() - tagBytes));
    std::string plain(inner.size(), '\0');
    const Context made = newContext();
    int length = 0;
    require(EVP_DecryptInit_ex(made.get(), EVP_aes_256_gcm(), nullptr, bytes(key), bytes(nonce)) == 1);
    require(EVP_DecryptUpdate(made.get(), nullptr, &length, bytes(context), lengthOf(context)) == 1);
    require(EVP_DecryptUpdate(made.get(), bytes(plain), &length, bytes(inner), lengthOf(inner)) == 1);
    require(EVP_CIPHER_CTX_ctrl(made.get(), EVP_CTRL_GCM_SET_TAG, lengthOf(tag), tag.data()) == 1);
    // Only this call compares the tag.
    if (EVP_DecryptFinal_ex(made.get(), bytes(plain) + length, &length) != 1)
        return {};
    return plain;
}

std::string hexOf(std::string_view text) {
    constexpr std::string_view alphabet = "0123456789abcdef";
    std::string hex;
    for (const char c : text) {
        hex += alphabet[static_cast<unsigned char>(c) >> 4];
        hex += alphabet[static_cast<unsigned char>(c) & 15];
    }
    return hex;
}

std::optional<std::string> bytesOf(std::string_view hex) {
    if (hex.size() % 2 != 0)
        return {};
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    };
    std::string text;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const int high = digit(hex[i]);
        const int low = digit(hex[i + 1]);
        if (high < 0 || low < 0)
            return {};
        text += static_cast<char>(high << 4 | low);
    }
    return text;
}

} // namespace commitment
