// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/board/prompt_bar.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/genotype/tile_words.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"

using namespace genotype;
using app::Target;

/// A gene tile shows what it would do before it is placed.
class TilePreviewTest : public QObject {
    Q_OBJECT

    /// Plays on to a choice of gene tiles in which a parent is as wanted; null if there is none.
    static app::BoardButton* parentAtChoice(tests::Board& board, core::Random& random, bool withTile) {
        while (!board.finished()) {
            board.viewer->confirmHandover();
            const State& state = board.document.state();
            if (state.now().kind == PendingKind::GeneTile)
                for (app::GlowButton* one : board.view->glowing()) {
                    auto* button = static_cast<app::BoardButton*>(one);
                    if (button->target().kind == Target::Kind::ParentSide &&
                        (board.view->choices().answers(button->target()).size() == 1) == withTile)
                        return button;
                }
            const auto& legal = board.document.legal();
            board.document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        return nullptr;
    }
    static app::PunnettSquare* squareOf(const tests::Board& board, Trait trait) {
        for (auto* square : findAll<app::PunnettSquare>(board.view))
            if (square->trait() == trait)
                return square;
        return nullptr;
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }
    void cleanupTestCase() { app::Theme::current().setReduceMotion(false); }

    void anEntryShowsTheSquareAsItWouldBecome() {
        tests::Board board(tests::table(2, 2, 3));
        core::Random random(3);
        app::BoardButton* parent = parentAtChoice(board, random, false);
        QVERIFY(parent);
        board.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(board.view.get()));
        const Trait trait = parent->target().trait();
        const app::PunnettSquare* square = squareOf(board, trait);
        QTest::mouseClick(parent, Qt::LeftButton);
        QCOMPARE(board.choices().size(), 2);
        std::vector<Parents> shown;
        for (QPushButton* entry : board.choices()) {
            entry->setFocus();
            QVERIFY(square->preview());
            shown.push_back(*square->preview());
            QVERIFY2(says(entry->accessibleDescription(), "Tiles.staysInCells") ||
                         says(entry->accessibleDescription(), "Tiles.cellsNowAndThen"),
                     qPrintable(entry->accessibleDescription()));
            const auto* prompt = find<app::PromptBar>(board.view);
            QVERIFY(prompt->accessibleDescription().contains(entry->accessibleDescription()));
        }
        QVERIFY(!(shown[0] == shown[1]));
        QTest::keyClick(board.choices().front(), Qt::Key_Escape);
        QVERIFY(!square->preview());
        QTest::mouseClick(parent, Qt::LeftButton);
        QTest::mouseClick(board.choices()[1], Qt::LeftButton);
        QVERIFY(!square->preview());
        QVERIFY(board.document.state().bench(trait).parents == shown[1]);
    }

    void aTileThatCanOnlyBeRemovedShowsItAtSight() {
        tests::Board board(tests::table(2, 2, 5));
        core::Random random(5);
        app::BoardButton* parent = parentAtChoice(board, random, true);
        QVERIFY(parent);
        const app::PunnettSquare* square = squareOf(board, parent->target().trait());
        emit parent->attended(parent);
        QVERIFY(square->preview());
        const Parents before = board.document.state().bench(square->trait()).parents;
        QVERIFY(!(*square->preview() == before));
        emit parent->unattended(parent);
        QVERIFY(!square->preview());
    }

    void theWordsCountCells() {
        tests::Board board(tests::table(2, 2, 3));
        core::Random random(3);
        QVERIFY(parentAtChoice(board, random, false));
        Observation seen = board.document.observation(0);
        for (Plot& plot : seen.visible.player(0).plots)
            plot = {};
        seen.visible.bench(Trait::SeedShape).parents = {};
        const QString words = app::tilePreviewWords(seen, 0, Trait::SeedShape,
                                                    {Genotype::HomozygousDominant, Genotype::Heterozygous});
        QCOMPARE(words,
                 QStringLiteral("RR is in 1 of 4 cells now, then in 2. Rr stays in 2 of 4 cells. rr is in "
                                "1 of 4 cells now, then in 0."));
    }
};

GENOTYPE_TEST(TilePreviewTest)
#include "tests/app/support/texts.h"
#include "tile_preview_test.moc"
