// SPDX-License-Identifier: GPL-3.0-or-later
#include "find_message.h"

#include <algorithm>

namespace app::join {

namespace {

constexpr std::string_view questionMark = "gclass?1";
constexpr std::string_view answerMark = "gclass!1";
constexpr std::size_t answerHead = 8 + nonceBytes + 2 + announcedBytes + 1;

unsigned byteAt(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// How many bytes the character that begins here has; 0 if there is no valid one (RFC 3629).
std::size_t characterAt(std::string_view text, std::size_t i) {
    const unsigned first = byteAt(text, i);
    const std::size_t length = first < 0x80                      ? 1
                               : first >= 0xc2 && first < 0xe0   ? 2
                               : first >= 0xe0 && first < 0xf0   ? 3
                               : first >= 0xf0 && first <= 0xf4u ? 4
                                                                 : 0;
    if (length == 0 || i + length > text.size() ||
        !std::ranges::all_of(text.substr(i + 1, length - 1), isContinuation))
        return 0;
    if (length < 3)
        return length;
    const unsigned second = byteAt(text, i + 1);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool beyond = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return overlong || beyond ? 0 : length;
}

bool isName(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = characterAt(text, i);
        const bool control = byteAt(text, i) < 0x20 || byteAt(text, i) == 0x7f ||
                             (length == 2 && byteAt(text, i) == 0xc2 && byteAt(text, i + 1) < 0xa0);
        if (length == 0 || control)
            return false;
        i += length;
    }
    return true;
}

} // namespace

std::string announcedName(std::string_view name) {
    std::size_t end = std::min(name.size(), longestName);
    while (end > 0 && end < name.size() && isContinuation(name[end]))
        --end;
    return std::string(name.substr(0, end));
}

std::string datagram(const Question& question) {
    std::string bytes = std::string(questionMark).append(question.nonce, 0, nonceBytes);
    bytes.resize(questionBytes, '\0');
    return bytes;
}

std::string datagram(const HostAnswer& answer) {
    std::string bytes(answerMark);
    bytes.append(answer.nonce, 0, nonceBytes);
    bytes += static_cast<char>(answer.port >> 8);
    bytes += static_cast<char>(answer.port & 0xff);
    std::string start = answer.fingerprintStart.substr(0, announcedBytes);
    start.resize(announcedBytes, '\0');
    const std::string name = announcedName(answer.name);
    bytes += start;
    bytes += static_cast<char>(name.size());
    return bytes.append(name);
}

std::optional<Question> questionIn(std::string_view datagram) {
    if (datagram.size() != questionBytes || !datagram.starts_with(questionMark))
        return {};
    const std::string_view rest = datagram.substr(questionMark.size() + nonceBytes);
    if (std::ranges::any_of(rest, [](char c) { return c != '\0'; }))
        return {};
    return Question{std::string(datagram.substr(questionMark.size(), nonceBytes))};
}

std::optional<HostAnswer> answerIn(std::string_view datagram) {
    if (datagram.size() < answerHead || !datagram.starts_with(answerMark))
        return {};
    std::size_t at = answerMark.size();
    HostAnswer answer;
    answer.nonce = datagram.substr(at, nonceBytes);
    at += nonceBytes;
    answer.port = static_cast<std::uint16_t>(byteAt(datagram, at) << 8 | byteAt(datagram, at + 1));
    at += 2;
    answer.fingerprintStart = datagram.substr(at, announcedBytes);
    at += announcedBytes;
    const std::size_t length = byteAt(datagram, at);
    answer.name = datagram.substr(at + 1);
    if (answer.port == 0 || length > longestName || answer.name.size() != length || !isName(answer.name))
        return {};
    return answer;
}

} // namespace app::join
