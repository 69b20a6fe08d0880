// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include <QtCore/QMetaMethod>
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

namespace {

/// The tests of the class behind that one, in the order in which they are run.
QStringList slotsBehind(const QObject& test, const QByteArray& last) {
    QStringList names;
    bool isBehind = false;
    const QMetaObject& meta = *test.metaObject();
    for (int i = meta.methodOffset(); i < meta.methodCount(); ++i) {
        const QMetaMethod method = meta.method(i);
        const QByteArray name = method.name();
        const bool isTest = method.methodType() == QMetaMethod::Slot &&
                            method.access() == QMetaMethod::Private && method.parameterCount() == 0 &&
                            !name.endsWith("_data") && name != "init" && name != "cleanup" &&
                            name != "initTestCase" && name != "cleanupTestCase";
        if (isTest && isBehind)
            names << QString::fromLatin1(name);
        isBehind = isBehind || (isTest && name == last);
    }
    return names;
}

/// Whether the command line names tests of the class: then it is not for us to choose others.
bool namesTests(const QObject& test, const QStringList& arguments) {
    return std::any_of(arguments.begin() + 1, arguments.end(), [&](const QString& one) {
        const QByteArray name = one.section(QLatin1Char(':'), 0, 0).toLatin1();
        return test.metaObject()->indexOfMethod(name + "()") >= 0;
    });
}

/// The number of tests that have failed.
int failuresOf(const TestClass& tested, const QStringList& arguments) {
    const bool isWhole = !namesTests(*tested.create(), arguments);
    QStringList now = arguments;
    for (int failures = 0;;) {
        const std::unique_ptr<QObject> test = tested.create();
        try {
            return failures + QTest::qExec(test.get(), now);
        } catch (const Missing& missing) {
            ++failures;
            const QStringList left = slotsBehind(*test, missing.slot);
            if (!isWhole || left.isEmpty())
                return failures;
            now = arguments + left;
        }
    }
}

} // namespace

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
        failures += tests::failuresOf(one, arguments);
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class is named %s\n", qPrintable(wanted));
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
