// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"

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

/// Thrown by a test that has failed and cannot go on: what it looks for is not there. `main.cpp` goes on with
/// the next slot.
struct Missing {
    QByteArray slot;
};

/// Whether this run is to look at the row of that number, from 0. ctest sets GENOTYPE_SHARD to "2/8" for the
/// second of eight runs; without it, one run looks at all rows.
bool isInShard(int row);

struct Registration {
    Registration(const char* name, std::function<std::unique_ptr<QObject>()> create) {
        registry().push_back({name, std::move(create)});
    }
};

} // namespace tests

/// GENOTYPE_TEST(Class) or GENOTYPE_TEST(Class, label, …): the labels are for ctest, which reads them from
/// the source. window: needs a window system; long: takes more than some ten seconds, run by ./dev test --ci;
/// longest: takes more than ten minutes, run by ./dev test --all; threads: runs under the thread sanitizer
/// too; shardsN: is run as N tests, each with its part of the rows that `isInShard` lets through.
#define GENOTYPE_TEST(Class, ...)                                                                            \
    static const tests::Registration registration##Class(#Class, [] { return std::make_unique<Class>(); });
