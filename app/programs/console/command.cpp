// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include "numbers.h"
#include "options.h"
#include "output.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <sstream>

namespace cli {

namespace {

/// The beginning and the end of a long text: the input comes first, and what is wrong with it last.
std::string shortened(std::string text) {
    constexpr std::size_t kept = 240;
    if (text.size() <= 3 * kept)
        return text;
    const auto isInside = [&text](std::size_t at) { return (text[at] & 0xc0) == 0x80; };
    std::size_t head = kept;
    std::size_t tail = text.size() - kept;
    while (isInside(head))
        --head;
    while (tail < text.size() && isInside(tail))
        ++tail;
    return text.replace(head, tail - head, " ... ");
}

/// One line on standard error. It may contain user input or file names, so control characters are kept from
/// the terminal.
int refuse(const char* program, std::string message) {
    while (!message.empty() && (message.back() == '\n' || message.back() == '\r'))
        message.pop_back();
    message = shortened(std::move(message));
    for (char& c : message)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            c = c == '\n' || c == '\r' || c == '\t' ? ' ' : '?';
    std::fprintf(stderr, "%s: %s\n", program, message.c_str());
    return 2;
}

/// The words from the last to the first, as CLI11 takes them. A value that begins with a minus is not an
/// option:
/// "--observed -1,2" becomes "--observed=-1,2", so that the subcommand can say what is wrong with it.
std::vector<std::string> argumentsOf(int argc, char** argv) {
    std::vector<std::string> arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const bool negative = word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9';
        if (negative && !arguments.empty() && arguments.back().starts_with("--"))
            arguments.back() += '=' + word;
        else
            arguments.push_back(word);
    }
    std::reverse(arguments.begin(), arguments.end());
    return arguments;
}

std::string printed(const Answer& answer, bool asJson) {
    if (!asJson)
        return answer.text;
    return answer.json.dump(answer.indent, ' ', false, Json::error_handler_t::replace) + '\n';
}

int parseAndRun(CLI::App& program, std::span<const Command> commands, int argc, char** argv) {
    int exitCode = 0;
    bool asJson = false;
    program.require_subcommand(1);
    for (const Command& one : commands) {
        CLI::App* const command = program.add_subcommand(one.name, one.about);
        const Run run = one.prepare(*command);
        if (one.output == Output::TextOrJson)
            addFlag(*command, "--json", asJson, "Print JSON");
        command->callback([run, &asJson, &exitCode] {
            const Answer answer = run();
            if (const std::string text = printed(answer, asJson); !text.empty())
                print(text);
            exitCode = answer.exitCode;
        });
    }
    const auto isMeant = [&](const Command& one) { return one.name == std::string_view(argv[1]); };
    if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(commands, isMeant))
        throw UserError(std::string("there is no subcommand ") + argv[1] +
                        "; there are: " + joined(commands, ", ", &Command::name));
    try {
        program.parse(argumentsOf(argc, argv));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            throw UserError(error.what());
        // --help, of the program or of a subcommand
        std::ostringstream help;
        program.exit(error, help, help);
        print(help.str());
    }
    return exitCode;
}

} // namespace

int runProgram(const char* name, const char* about, std::span<const Command> commands, int argc,
               char** argv) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a closed reader is noticed when we write
#endif
    try {
        CLI::App program(about, name);
        return parseAndRun(program, commands, argc, argv);
    } catch (const OutputClosed&) {
        return 0;
    } catch (const UserError& error) {
        return refuse(name, error.what());
    } catch (const std::exception& error) {
        return refuse(name, std::string("unexpected fault: ") + error.what());
    }
}

} // namespace cli
