// SPDX-License-Identifier: GPL-3.0-or-later
#include "series_file.h"

#include "output.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace cli {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 28;

} // namespace

SeriesFile::SeriesFile(std::string path, const Kind& kind, const Take& take) : m_path(std::move(path)) {
    if (m_path.empty())
        return;
    const std::string header = kind.header.dump() + '\n';
    std::error_code error;
    std::string text;
    if (std::filesystem::exists(m_path, error))
        text = readFile(m_path, mostBytes);
    // Cut off before the first line was whole: nothing is lost.
    const bool begun = text.size() >= header.size() || !header.starts_with(text);
    if (begun)
        read(text, header, kind, take);
    const std::size_t whole = begun ? text.rfind('\n') + 1 : 0;
    if (whole < text.size()) {
        std::filesystem::resize_file(m_path, whole, error);
        if (error)
            throw UserError("cannot write " + m_path + ": " + error.message());
    }
    m_out.reset(std::fopen(m_path.c_str(), "ab"));
    if (!m_out)
        throw UserError("cannot write " + m_path);
    if (!begun)
        write(header);
}

void SeriesFile::read(const std::string& text, const std::string& header, const Kind& kind,
                      const Take& take) const {
    if (!text.starts_with(header)) {
        if (!text.starts_with("{\"" + kind.mark + "\":"))
            throw UserError(m_path + " is not a file of " + kind.games);
        throw UserError(m_path + " is of another measurement: it begins with " +
                        text.substr(0, text.find('\n')) + ", not with " +
                        header.substr(0, header.size() - 1));
    }
    int number = 2;
    for (std::size_t at = header.size(); at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos)
            return; // cut off
        bool good = false;
        try {
            good = take(text.substr(at, end - at));
        } catch (const std::exception&) {
            // not such a line
        }
        if (!good)
            throw UserError(m_path + ':' + std::to_string(number) +
                            ": not a game of this measurement, or one that stands above");
        at = end + 1;
    }
}

void SeriesFile::add(const std::string& line) {
    if (m_out)
        write(line + '\n');
}

void SeriesFile::write(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), m_out.get()) != text.size() || std::fflush(m_out.get()) != 0)
        throw UserError("cannot write " + m_path);
}

} // namespace cli
