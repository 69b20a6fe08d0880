// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper.h"
#include "monkey.h"

#include "app/ui/theme/theme.h"
#include "app/window/shell/application.h"

#include <QtCore/QCoreApplication>

#include <cstdio>

namespace {

int usage() {
    std::fputs(
        "usage: window_monkey SEED MINUTES\n"
        "       window_monkey SEED --acts NUMBER\n"
        "Clicks, types and drags by chance through the whole program, and looks whether it stays sound.\n",
        stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    bool isSeed = false;
    bool isNumber = false;
    const std::uint64_t seed = arguments.value(0).toULongLong(&isSeed);
    const bool byActs = arguments.value(1) == QLatin1String("--acts");
    const double number = arguments.value(byActs ? 2 : 1).toDouble(&isNumber);
    if (!isSeed || !isNumber || number <= 0 || arguments.size() != (byActs ? 3 : 2))
        return usage();
    const QString cage = qEnvironmentVariable(monkey::cageVariable);
    if (cage.isEmpty()) {
        const QCoreApplication keeper(argc, argv);
        return monkey::keep(QCoreApplication::applicationFilePath(), arguments, seed);
    }
    // Here, the program's faults must end it.
    const app::Application application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("genotype-companion"));
    QCoreApplication::setOrganizationName(QStringLiteral("genotype-companion"));
    QApplication::setQuitOnLastWindowClosed(false);
    app::Theme::install();
    monkey::House house(cage);
    house.settings().botPace.set(app::BotPace::Instant);
    house.settings().makesOnlyChoices.set(false);
    house.settings().roundUps.set(false);
    const monkey::Until until =
        byActs ? monkey::Until{.acts = int(number)} : monkey::Until{.time = qint64(number * 60'000)};
    return monkey::Monkey(house, seed, until).run();
}
