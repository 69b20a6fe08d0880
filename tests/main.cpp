// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include <QtTest/QTest>
#ifdef GENOTYPE_TESTS_WITH_WIDGETS
#include "app/settings/app_settings.h"
#include "app/window/shell/application.h"
#else
#include <QtCore/QCoreApplication>
#endif

#include <algorithm>
#include <cstdio>

namespace tests {

std::vector<TestClass>& registry() {
    static std::vector<TestClass> classes;
    return classes;
}

bool isInShard(int row) {
    const QList<QByteArray> parts = qgetenv("GENOTYPE_SHARD").split('/');
    return parts.size() != 2 || row % parts[1].toInt() == parts[0].toInt() - 1;
}

} // namespace tests

/// `tests_x` runs every class; `tests_x ClassName [slots and options of Qt Test]` runs one; `--list` names
/// them.
int main(int argc, char** argv) {
#ifdef GENOTYPE_TESTS_WITH_WIDGETS
    const app::Application application(argc, argv);
    // Tests click through boards; OnlyChoicesTest and RoundUpPanelTest switch it on again.
    app::AppSettings::setPacedAtFirst(false);
#else
    const QCoreApplication application(argc, argv);
#endif
    auto classes = tests::registry();
    std::sort(classes.begin(), classes.end(),
              [](const auto& a, const auto& b) { return QByteArray(a.name) < QByteArray(b.name); });
    if (argc > 1 && QByteArray(argv[1]) == "--list") {
        for (const auto& one : classes)
            std::puts(one.name);
        return 0;
    }
    QStringList arguments = QCoreApplication::arguments();
    const QString wanted = argc > 1 && argv[1][0] != '-' ? arguments.takeAt(1) : QString();
    int failures = 0;
    int ran = 0;
    for (const auto& one : classes) {
        if (!wanted.isEmpty() && wanted != QLatin1String(one.name))
            continue;
        ++ran;
        failures += QTest::qExec(one.create().get(), arguments);
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class is named %s\n", qPrintable(wanted));
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
