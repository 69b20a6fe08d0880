// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/bots_of.h"
#include "app/games/genecards/cards_board.h"
#include "app/games/genomewars/genome_builder.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genotype/board_button.h"
#include "app/games/genotype/board_view.h"
#include "app/games/genotype/plant_card.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace app;

namespace {

/// A board as a pupil in the first seat of a class sees it, where only persons play and nobody's screen is
/// shared.
template <typename Board> struct SeatBench {
    using Game = typename Board::Game;
    DocumentOf<Game> document;
    Viewer viewer{document};
    BotsOf<Game> bots{document};
    std::unique_ptr<Board> board;

    explicit SeatBench(const core::Record<Game>& record) {
        document.open(record, nullptr);
        viewer.setOwnSeat([] { return core::Seat{0}; });
        board = std::make_unique<Board>(document, viewer, &bots);
        board->resize(1294, 690);
        board->show();
        [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(board.get());
    }
    static core::Record<Game> persons(int players, std::uint64_t seed) {
        core::Record<Game> record;
        record.setup.players = players;
        record.setup.seed = seed;
        for (int i = 0; i < players; ++i)
            record.seats.push_back({"Pupil " + std::to_string(i + 1), "person", i});
        return record;
    }
    /// As after a connection that is back: the same game, where it was.
    void openAgain() {
        const auto record = document.record();
        document.open(record, nullptr);
    }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
};

QList<PlantCard*> dealtCards(const BoardView& view) {
    QList<PlantCard*> cards;
    for (GlowButton* button : view.buttons())
        if (auto* card = qobject_cast<PlantCard*>(button);
            card && card->target().kind == Target::Kind::DealtPlant)
            cards << card;
    return cards;
}

QStringList badges(const BoardView& view) {
    QStringList words;
    for (const PlantCard* card : dealtCards(view))
        words << card->badge();
    return words;
}

int placed(const WarsBoard& board) {
    int alleles = 0;
    for (const auto* place : findAll<AlleleChip>(find<GenomeBuilder>(board)))
        alleles += place->holdsAllele();
    return alleles;
}

QList<AlleleCard*> alleleCards(const WarsBoard& board) {
    return findAll<AlleleCard>(find<GenomeBuilder>(board));
}

} // namespace

/// What a pupil has chosen or begun to choose stays on the screen while others choose.
class LastingChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Theme::install();
        Theme::current().setReduceMotion(true);
    }

    void thePlantsOfTheSetupStayMarkedWhileOthersChoose() {
        SeatBench<BoardView> bench(SeatBench<BoardView>::persons(3, 7));
        const auto cards = dealtCards(*bench.board);
        QCOMPARE(cards.size(), 3);
        bench.click(cards[2]);
        QCOMPARE(badges(*bench.board), QStringList({"", "", "sow"}));
        bench.click(cards[0]);
        QCOMPARE(badges(*bench.board), QStringList({"keep", "discard", "sow"}));
        QVERIFY(dealtCards(*bench.board)[0]->accessibleName().endsWith(QLatin1String("keep")));
        QCOMPARE(bench.document.actor(), core::Seat(1));
        QVERIFY(bench.document.perform(bench.document.legal()[0]));
        QCOMPARE(bench.document.actor(), core::Seat(2));
        QCOMPARE(badges(*bench.board), QStringList({"keep", "discard", "sow"}));
        QVERIFY(bench.document.perform(bench.document.legal()[0]));
        QVERIFY(dealtCards(*bench.board).isEmpty());
    }

    void aPlantPickedForSowingOutlivesALostConnectionAndNoOtherGame() {
        SeatBench<BoardView> bench(SeatBench<BoardView>::persons(3, 7));
        bench.click(dealtCards(*bench.board)[1]);
        QCOMPARE(badges(*bench.board), QStringList({"", "sow", ""}));
        bench.openAgain();
        QCOMPARE(badges(*bench.board), QStringList({"", "sow", ""}));
        QVERIFY(bench.board->choices().isHalfMade());
        bench.document.open(SeatBench<BoardView>::persons(3, 8), nullptr);
        QCOMPARE(badges(*bench.board), QStringList({"", "", ""}));
        QVERIFY(!bench.board->choices().isHalfMade());
    }

    void aChosenGenomeStaysInItsPlacesWhileOthersChoose() {
        SeatBench<WarsBoard> bench(SeatBench<WarsBoard>::persons(3, 7));
        const auto cards = alleleCards(*bench.board);
        for (int i = 0; i < 3; ++i)
            bench.click(cards[0]);
        QCOMPARE(placed(*bench.board), 3);
        bench.openAgain();
        QCOMPARE(placed(*bench.board), 3);
        bench.click(cards[1]);
        bench.click(find<QPushButton>(bench.board, "genomeDone"));
        QCOMPARE(bench.document.actor(), core::Seat(1));
        QCOMPARE(placed(*bench.board), 4);
        QVERIFY(bench.document.perform(bench.document.legal()[0]));
        QCOMPARE(bench.document.actor(), core::Seat(2));
        QCOMPARE(placed(*bench.board), 4);
        // It is made, so that nothing of it can be taken out again.
        bench.click(find<AlleleChip>(find<GenomeBuilder>(bench.board)));
        QCOMPARE(placed(*bench.board), 4);
    }

    void nothingOfAGenomeIsLeftInAnotherGame() {
        SeatBench<WarsBoard> bench(SeatBench<WarsBoard>::persons(2, 7));
        bench.click(alleleCards(*bench.board)[0]);
        QCOMPARE(placed(*bench.board), 1);
        bench.document.open(SeatBench<WarsBoard>::persons(2, 8), nullptr);
        QCOMPARE(placed(*bench.board), 0);
    }

    void thePlayerNamedForASwapOutlivesALostConnection() {
        auto record = SeatBench<CardsBoard>::persons(3, 7);
        SeatBench<CardsBoard> bench(record);
        const auto& state = bench.document.state();
        core::Random random(5);
        for (int step = 0; step < 4000 && (state.finished() || state.actor != 0 ||
                                           state.now().kind != genecards::PendingKind::Swap);
             ++step) {
            if (state.finished()) {
                ++record.setup.seed;
                bench.document.open(record, nullptr);
            }
            const auto& legal = bench.document.legal();
            QVERIFY(bench.document.perform(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        QVERIFY(!state.finished());
        QCOMPARE(state.now().kind, genecards::PendingKind::Swap);
        const auto isPicked = [&](int seat) { return bench.board->players()[seat]->face().picked; };
        bench.click(bench.board->players()[1]);
        QVERIFY(isPicked(1));
        bench.openAgain();
        QVERIFY(isPicked(1));
        bench.click(bench.board->players()[2]);
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(!isPicked(seat));
    }
};

GENOTYPE_TEST(LastingChoiceTest)
#include "lasting_choice_test.moc"
