// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/overloaded.h"

#include "test_registry.h"

#include <QtTest/QTest>

#include <variant>

namespace {

struct Rolled {};
struct Taken {};
struct Passed {};
using Event = std::variant<Rolled, Taken, Passed>;

template <typename Visitor, typename... Kinds>
constexpr bool answers(const std::variant<Kinds...>*, const Visitor&) {
    return (std::invocable<const Visitor&, const Kinds&> && ...);
}
constexpr const Event* anyEvent = nullptr;

constexpr core::Overloaded whole{
    [](const Rolled&) { return 1; },
    [](const core::OneOf<Taken, Passed> auto&) { return 0; },
};
constexpr core::Overloaded undecided{
    [](const Rolled&) { return 1; },
    [](const core::OneOf<Taken> auto&) { return 0; },
};
static_assert(answers(anyEvent, whole));
static_assert(!answers(anyEvent, undecided), "A kind that nobody has decided about must not compile.");

} // namespace

class OverloadedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesEachKindItsOwnAnswer() {
        QCOMPARE(std::visit(whole, Event(Rolled{})), 1);
        QCOMPARE(std::visit(whole, Event(Taken{})), 0);
        QCOMPARE(std::visit(whole, Event(Passed{})), 0);
    }
};

GENOTYPE_TEST(OverloadedTest)
#include "overloaded_test.moc"
