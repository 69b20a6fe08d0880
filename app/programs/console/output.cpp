// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace cli {

void print(const std::string& text) {
#ifdef _WIN32
    // The same bytes as on any other system: otherwise each line would end with a carriage return, too.
    _setmode(_fileno(stdout), _O_BINARY);
#endif
    errno = 0;
    const bool written =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (written)
        return;
    // A pipe without a reader (Windows says EINVAL), or no output at all.
    if (errno == EPIPE || errno == EINVAL || errno == EBADF)
        throw OutputClosed{};
    throw UserError(std::string("cannot write the output: ") + std::strerror(errno));
}

std::string readFile(const std::string& path, std::size_t most) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw UserError(path + " is a folder, not a file");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw UserError("cannot read " + path);
    std::string text;
    char block[1 << 16];
    while (file.read(block, sizeof block), file.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(file.gcount()));
        if (text.size() > most)
            throw UserError(path + " is too large");
    }
    if (file.bad())
        throw UserError("cannot read " + path);
    return text;
}

void writeFile(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file)
        throw UserError(path + ": cannot be written");
}

} // namespace cli
