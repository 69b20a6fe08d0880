// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/translations.h"
#include "app/classroom/pupil/table_strip.h"
#include "app/documents/bots_of.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/replay_of.h"
#include "app/games/genecards/cards_board.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genotype/board_view.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace app;

namespace {

template <typename G> core::Record<G> recordOf(int players, std::size_t actions) {
    core::Record<G> record;
    record.setup.players = players;
    record.setup.seed = 5;
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"Wilhelmina", "person", seat});
    auto state = G::newGame(record.setup, nullptr);
    core::Random random(11);
    while (record.actions.size() < actions && !state.finished()) {
        typename G::ActionList legal;
        G::legalActions(state, legal);
        record.actions.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        G::applyLegal(state, record.actions.back(), nullptr);
    }
    return record;
}

/// Where the prompt and the part below it are.
QList<QRect> placesIn(const QWidget& board) {
    QList<QRect> places;
    for (const QWidget* part :
         {static_cast<QWidget*>(find<PromptBar>(board)), static_cast<QWidget*>(find<QScrollArea>(board))})
        places << QRect(part->mapTo(&board, QPoint()), part->size());
    return places;
}

/// What is wrong with the buttons of a bar: one that sticks out or overlaps another, or nothing.
QString faultOf(const PromptBar& bar) {
    QList<QPushButton*> seen;
    for (auto* button : findAll<QPushButton>(bar))
        if (button->isVisibleTo(&bar))
            seen << button;
    const auto place = [&bar](const QPushButton* one) {
        return QRect(one->mapTo(&bar, QPoint()), one->size());
    };
    for (const QPushButton* one : seen) {
        if (!bar.rect().contains(place(one)))
            return one->text() + " sticks out";
        for (const QPushButton* other : seen)
            if (one != other && place(one).intersects(place(other)))
                return one->text() + " overlaps " + other->text();
    }
    return {};
}

/// A whole game, as the person in the first seat sees it; what moved, or nothing.
template <typename Board> QString playedThrough(const QSize& size, int players, std::size_t actions) {
    using Game = typename Board::Game;
    const auto record = recordOf<Game>(players, actions);
    DocumentOf<Game> document;
    auto begun = record;
    begun.actions.clear();
    document.open(begun, nullptr);
    Viewer viewer(document);
    viewer.setOwnSeat([] { return core::Seat{0}; });
    BotsOf<Game> bots(document);
    Board board(document, viewer, &bots);
    board.resize(size);
    board.show();
    settle(board);
    const QList<QRect> before = placesIn(board);
    for (std::size_t step = 0; step < record.actions.size() && !document.isFinished(); ++step) {
        if (!document.perform(record.actions[step]))
            return QStringLiteral("step %1 is refused").arg(step);
        QCoreApplication::processEvents();
        if (placesIn(board) != before)
            return QStringLiteral("moves after step %1: %2").arg(step).arg(board.prompt());
        if (const QString fault = faultOf(*find<PromptBar>(board)); !fault.isEmpty())
            return QStringLiteral("step %1: %2").arg(step).arg(fault);
    }
    return {};
}

/// A whole replay; what moved, or nothing.
template <typename Board> QString replayedThrough(const QSize& size, int players, std::size_t actions) {
    const auto record = recordOf<typename Board::Game>(players, actions);
    ReplayOf<Board> frame;
    frame.resize(size);
    frame.open(record, 0, core::Seat(0));
    frame.show();
    settle(frame);
    const QRect place = frame.board()->geometry();
    const QList<QRect> before = placesIn(*frame.board());
    for (std::size_t step = 0; step <= record.actions.size(); ++step) {
        frame.showMoment(static_cast<int>(step));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        if (frame.board()->geometry() != place || placesIn(*frame.board()) != before)
            return QStringLiteral("moves at step %1: %2").arg(step).arg(frame.narration());
    }
    return {};
}

} // namespace

/// No board moves because somebody has said something above it.
class SteadyBoardTest : public QObject {
    Q_OBJECT

    Translations m_translations;

private slots:
    void initTestCase() {
        Theme::install();
        Theme::current().setReduceMotion(true);
    }
    void cleanup() {
        Theme::current().setTextScale(1);
        m_translations.use(QStringLiteral("en"));
    }

    void noWordsMoveABoard_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "de"})
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%s %g", language, scale) << QString::fromLatin1(language) << scale;
    }
    void noWordsMoveABoard() {
        QFETCH(const QString, language);
        QFETCH(const double, scale);
        m_translations.use(language);
        Theme::current().setTextScale(scale);
        // The board and the replay in a window of 1366 × 768 beside the side bar.
        const QSize board(1294, 690);
        const QSize replay(1294, 747);
        const std::size_t many = scale > 1 ? 40 : 150;
        QCOMPARE(playedThrough<BoardView>(board, 4, many), QString());
        QCOMPARE(playedThrough<CardsBoard>(board, 4, 40), QString());
        QCOMPARE(playedThrough<WarsBoard>(board, 4, 40), QString());
        QCOMPARE(replayedThrough<BoardView>(replay, 4, many), QString());
        QCOMPARE(replayedThrough<CardsBoard>(replay, 4, 40), QString());
        QCOMPARE(replayedThrough<WarsBoard>(replay, 4, 40), QString());
    }

    void aStripAboveABoardKeepsItsHeight() {
        TableStrip strip;
        strip.resize(700, 40);
        strip.show();
        const int high = strip.sizeHint().height();
        const QString names =
            QStringLiteral("These have lost the connection, and bots are playing for them: ") +
            QStringList(30, QStringLiteral("Snapdragon")).join(QStringLiteral(", "));
        strip.say(names);
        QCOMPARE(strip.words(), names);
        QCoreApplication::processEvents();
        QCOMPARE(strip.sizeHint().height(), high);
        strip.setQuestion(TableStrip::Question::OfAnother);
        strip.setClock(60000, true);
        QCoreApplication::processEvents();
        QCOMPARE(strip.sizeHint().height(), high);
        // What is not shown is in the tool tip.
        bool isTold = false;
        for (const auto* label : findAll<QLabel>(strip))
            isTold = isTold || label->toolTip() == names;
        QVERIFY(isTold);
    }

    /// Whoever presses “Next move” again and again must not press what comes with the own turn.
    void noButtonComesWhereNextMoveWas() {
        PromptBar bar(nullptr);
        bar.setLeavable(true);
        bar.setWaiting(true);
        bar.resize(1200, 38);
        bar.show();
        QCoreApplication::sendPostedEvents();
        QPushButton* next = nullptr;
        for (auto* button : findAll<QPushButton>(bar))
            if (button->isVisible() && button->text() == wording("PromptBar.nextMove"))
                next = button;
        QVERIFY(next);
        const QRect place(next->mapTo(&bar, QPoint()), next->size());
        bar.setWaiting(false);
        bar.setHintable(true, false);
        bar.setProceed(QStringLiteral("End turn"));
        bar.setNews(12);
        QCoreApplication::sendPostedEvents();
        QVERIFY(bar.proceedButton()->isVisible());
        for (auto* button : findAll<QPushButton>(bar))
            if (button->isVisible() && button != bar.hintButton())
                QVERIFY2(!QRect(button->mapTo(&bar, QPoint()), button->size()).intersects(place),
                         qPrintable(button->text()));
    }

    void whatHasNoRoomIsBehindOneButton() {
        PromptBar bar(nullptr);
        bar.setLeavable(true);
        bar.setFolded(true);
        bar.setHintable(true, false);
        bar.setNews(4);
        bar.setProceed(QStringLiteral("Keep the plants"));
        bar.resize(430, bar.neededHeight());
        bar.show();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(faultOf(bar), QString());
        for (auto* button : findAll<QPushButton>(bar))
            if (button->isVisible())
                QVERIFY2(button->width() >= std::min(button->sizeHint().width(), button->maximumWidth()),
                         qPrintable(button->text()));
        auto* more = find<QPushButton>(bar, "promptMore");
        QVERIFY(more->isVisible());
        QStringList offered;
        connect(&bar, &PromptBar::moreClicked, this,
                [&](QWidget*, const QStringList& labels) { offered = labels; });
        more->click();
        QVERIFY(offered.contains(wording("PromptBar.log")));
        QCOMPARE(bar.newsButton(), more);
        int logs = 0;
        connect(&bar, &PromptBar::logClicked, this, [&logs] { ++logs; });
        bar.chooseMore(static_cast<int>(offered.indexOf(wording("PromptBar.log"))));
        QCOMPARE(logs, 1);
        bar.resize(1000, bar.neededHeight());
        QVERIFY(bar.newsButton() != more);
    }
};

GENOTYPE_TEST(SteadyBoardTest)
#include "steady_board_test.moc"
