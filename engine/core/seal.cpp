// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/seal.h"

#include <boost/crc.hpp>

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view sealMark = " #";
constexpr std::size_t sealDigits = 8;
constexpr std::size_t sealBytes = sealMark.size() + sealDigits;

} // namespace

bool Seal::isOn(std::string_view line) {
    if (line.size() < sealBytes)
        return false;
    const std::string_view seal = line.substr(line.size() - sealBytes);
    return seal.substr(0, sealMark.size()) == sealMark &&
           seal.find_first_not_of("0123456789abcdef", sealMark.size()) == std::string_view::npos;
}

std::string_view Seal::removedFrom(std::string_view line) {
    return isOn(line) ? line.substr(0, line.size() - sealBytes) : line;
}

std::optional<Seal> Seal::behind(std::string_view text) {
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    if (text.empty())
        return std::nullopt;
    Seal seal;
    for (bool first = true; !text.empty(); first = false) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (first && !isOn(line))
            return std::nullopt;
        seal.take(line);
        seal.take("\n");
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return seal;
}

std::string Seal::on(std::string_view lines) {
    std::string text;
    while (!lines.empty()) {
        const auto end = std::min(lines.find('\n'), lines.size());
        take(lines.substr(0, end));
        std::string seal(sealMark);
        seal.append(digits()).append("\n");
        take(seal);
        text.append(lines.substr(0, end)).append(seal);
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return text;
}

std::optional<std::string_view> Seal::checked(std::string_view line) {
    const std::string_view content = removedFrom(line);
    take(content);
    const bool fits = isOn(line) && line.substr(line.size() - sealDigits) == digits();
    take(line.substr(content.size()));
    take("\n");
    return fits ? std::optional(content) : std::nullopt;
}

void Seal::take(std::string_view bytes) {
    boost::crc_32_type crc;
    crc.reset(m_register);
    crc.process_bytes(bytes.data(), bytes.size());
    m_register = crc.get_interim_remainder();
}

std::string Seal::digits() const {
    constexpr std::string_view alphabet = "0123456789abcdef";
    std::string text(sealDigits, '0');
    boost::crc_32_type crc;
    crc.reset(m_register);
    auto value = crc.checksum();
    for (std::size_t i = sealDigits; i-- > 0; value >>= 4)
        text[i] = alphabet[value & 15];
    return text;
}

} // namespace core
