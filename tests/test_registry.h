// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <vector>

/// The test classes of one executable. Each file ends with GENOTYPE_TEST(Class), so that a new file needs no
/// other entry; `main.cpp` runs them all, or the ones named on the command line.
namespace tests {

struct TestClass {
    const char* name;
    std::function<std::unique_ptr<QObject>()> create;
};

std::vector<TestClass>& registry();

struct Registration {
    Registration(const char* name, std::function<std::unique_ptr<QObject>()> create) {
        registry().push_back({name, std::move(create)});
    }
};

} // namespace tests

/// GENOTYPE_TEST(Class) or GENOTYPE_TEST(Class, label): the labels are for ctest, which reads them from the
/// source. slow: takes more than a few seconds; window: needs a window system; long: takes minutes, run by
/// ./dev test --all; threads: runs under the thread sanitizer too.
#define GENOTYPE_TEST(Class, ...)                                                                            \
    static const tests::Registration registration##Class(#Class, [] { return std::make_unique<Class>(); });
