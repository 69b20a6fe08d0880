// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/genome_builder.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "wars_board_driver.h"

using namespace genomewars;
using tests::By;
using tests::WarsRecord;
using tests::WarsTableBench;

/// What can be done at the board of Genome Wars is what the rules allow, with the mouse and with the keyboard
/// alone.
class WarsClicksTest : public QObject {
    Q_OBJECT

    static constexpr auto persons = {"person", "person", "person"};

    /// Takes every `stride`th legal action of the position, each from the beginning; the first that can't be
    /// taken, or nothing.
    static QString untakable(WarsTableBench& bench, const WarsRecord& record, By by, std::uint32_t stride) {
        bench.open(record);
        const ActionList legal = bench.document.legal();
        for (std::uint32_t i = 0; i < legal.size(); i += stride) {
            bench.open(record);
            const std::size_t before = bench.document.stepCount();
            if (!tests::take(bench, legal[i], by) || bench.document.stepCount() != before + 1 ||
                !(bench.document.steps().back().action == legal[i]))
                return QString::fromStdString(notation(legal[i]));
        }
        return {};
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void everyLegalActionCanBeTaken_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::addColumn<By>("by");
        QTest::addColumn<int>("stride");
        QTest::newRow("a genome with the mouse") << PendingKind::Genome << By::Mouse << 1;
        QTest::newRow("a genome by the keyboard") << PendingKind::Genome << By::Keyboard << 7;
        QTest::newRow("a roll with the mouse") << PendingKind::Roll << By::Mouse << 1;
        QTest::newRow("a roll by the keyboard") << PendingKind::Roll << By::Keyboard << 1;
        QTest::newRow("a mutation with the mouse") << PendingKind::Mutation << By::Mouse << 1;
        QTest::newRow("a mutation by the keyboard") << PendingKind::Mutation << By::Keyboard << 1;
    }
    void everyLegalActionCanBeTaken() {
        QFETCH(const PendingKind, kind);
        QFETCH(const By, by);
        QFETCH(const int, stride);
        const WarsRecord record = tests::warsGameAt(kind, persons, 3);
        WarsTableBench bench(record);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        QCOMPARE(untakable(bench, record, by, static_cast<std::uint32_t>(stride)), QString());
    }

    void theDiceAreRolledByTheTrayByRAndByTheButton() {
        const WarsRecord record = tests::warsGameAt(PendingKind::Roll, persons, 3);
        WarsTableBench bench(record);
        QVERIFY(QTest::qWaitForWindowActive(bench.board.get()));
        const std::vector<std::function<void()>> ways{
            [&] { QTest::mouseClick(tests::diceOf(bench), Qt::LeftButton); },
            [&] { QTest::keyClick(bench.board.get(), Qt::Key_R); },
            [&] { QTest::mouseClick(bench.board->proceedButton(), Qt::LeftButton); }};
        for (const auto& way : ways) {
            bench.open(record);
            way();
            QCOMPARE(bench.document.stepCount(), record.actions.size() + 1);
            QCOMPARE(bench.document.steps().back().action, act::roll());
        }
        // None of them does anything while a mutation is to be chosen.
        const WarsRecord mutation = tests::warsGameAt(PendingKind::Mutation, persons, 3);
        for (const auto& way : ways) {
            bench.open(mutation);
            if (bench.board->proceedButton()->isVisible())
                QFAIL("a button offers to roll before the mutation is chosen");
            way();
            QCOMPARE(bench.document.stepCount(), mutation.actions.size());
        }
    }

    void whatGlowsIsWhatTheRulesAllow() {
        WarsTableBench bench(tests::warsGame(persons, 8));
        core::Random random(4);
        int mutations = 0;
        while (!bench.document.isFinished()) {
            bench.viewer->confirmHandover();
            const State& state = bench.document.state();
            QSet<QWidget*> allowed;
            switch (state.now().kind) {
            case PendingKind::Genome:
                // Nothing is chosen yet, so that each allele can be.
                for (const AlleleInfo& info : alleles)
                    allowed << tests::cardOf(bench, info.id);
                break;
            case PendingKind::Roll: allowed << tests::diceOf(bench); break;
            case PendingKind::Mutation:
                // Every allele of a genome can become another.
                for (app::AlleleChip* chip : tests::rowOf(bench, state.actor)->chips())
                    allowed << chip;
                ++mutations;
                break;
            }
            QSet<QWidget*> glowing;
            for (app::GlowButton* button : bench.board->glowing())
                glowing << button;
            QCOMPARE(glowing, allowed);
            QCOMPARE(bench.board->proceedButton()->isVisible(), state.now().kind == PendingKind::Roll);
            QVERIFY(bench.goOn(random));
        }
        QVERIFY(mutations > 0);
        QVERIFY(bench.board->glowing().isEmpty());
    }

    /// A mutated allele offers all the others except those of which the genome may have no second copy.
    void aChipOffersTheMutationsOfItsAlleleAndNoOthers() {
        const WarsRecord record = tests::warsGameAt(PendingKind::Mutation, persons, 5);
        WarsTableBench bench(record);
        bench.open(record);
        const State& state = bench.document.state();
        const Genome genome = state.team(state.actor).genome;
        for (app::AlleleChip* chip : tests::rowOf(bench, state.actor)->chips()) {
            QVERIFY(bench.press(chip, By::Mouse));
            QStringList offered;
            for (const QPushButton* choice : tests::choicesOf(*bench.board))
                offered << choice->text();
            int expected = 0;
            for (const AlleleInfo& to : alleles) {
                const bool allowed =
                    to.id != chip->allele() && (to.mostCopies == genomeSize || !genome.holds(to.id));
                const QString label = app::text(words::label(state, act::mutate(chip->allele(), to.id)));
                const auto named = std::count_if(offered.begin(), offered.end(), [&](const QString& one) {
                    return tests::mentions(one, label);
                });
                QVERIFY2(named == (allowed ? 1 : 0), qPrintable(label));
                expected += allowed;
            }
            QCOMPARE(offered.size(), expected);
            QTest::keyClick(bench.board->popover(), Qt::Key_Escape);
            QTRY_VERIFY(tests::choicesOf(*bench.board).isEmpty());
        }
        QCOMPARE(bench.document.stepCount(), record.actions.size());
    }

    void whatRestsDoesNothing_data() {
        QTest::addColumn<PendingKind>("kind");
        QTest::newRow("genome") << PendingKind::Genome;
        QTest::newRow("roll") << PendingKind::Roll;
        QTest::newRow("mutation") << PendingKind::Mutation;
    }
    void whatRestsDoesNothing() {
        QFETCH(const PendingKind, kind);
        const WarsRecord record = tests::warsGameAt(kind, persons, 3);
        WarsTableBench bench(record);
        bench.open(record);
        int pressed = 0;
        for (app::GlowButton* button : bench.board->buttons()) {
            if (button->isGlowing())
                continue;
            ++pressed;
            QTest::mouseClick(button, Qt::LeftButton);
            QTest::keyClick(button, Qt::Key_Return);
            QCOMPARE(bench.document.stepCount(), record.actions.size());
            QVERIFY(tests::choicesOf(*bench.board).isEmpty());
        }
        QVERIFY(pressed > 0);
    }

    void nothingGlowsDuringTheTurnOfABot() {
        const WarsRecord record = tests::warsGameAt(PendingKind::Roll, {"random", "random"}, 3);
        WarsTableBench bench(record, app::BotPace::EachKey);
        QVERIFY(bench.board->glowing().isEmpty());
        QVERIFY(!bench.board->proceedButton()->isVisible());
        for (app::GlowButton* button : bench.board->buttons())
            QTest::mouseClick(button, Qt::LeftButton);
        QTest::keyClick(bench.board.get(), Qt::Key_R);
        QCOMPARE(bench.document.stepCount(), record.actions.size());
    }
};

GENOTYPE_TEST(WarsClicksTest)
#include "wars_clicks_test.moc"
