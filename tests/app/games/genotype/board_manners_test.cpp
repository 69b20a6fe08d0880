// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/board/prompt_bar.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/top_bar.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/card_strip.h"
#include "tests/app/support/widgets.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolTip>

using namespace genotype;

namespace {

/// A board in a window with other things to focus: a side bar before it, a button after it.
struct Desk {
    QWidget window;
    QPushButton* sideBar = new QPushButton(QStringLiteral("Play"), &window);
    tests::Board board;

    explicit Desk(std::uint64_t seed) : board(tests::table(3, 1, seed)) {
        auto* row = new QHBoxLayout(&window);
        row->addWidget(sideBar);
        row->addWidget(board.view.get());
        row->addWidget(new QPushButton(QStringLiteral("behind"), &window));
        window.resize(1400, 700);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not become active");
    }
    ~Desk() { board.view->setParent(nullptr); }

    State state() const { return board.document.state(); }
    bool isToChoose() const { return board.viewer->isToChoose(); }
    QString hint() const { return find<app::PromptBar>(board.view)->accessibleDescription(); }

    /// Bots move as soon as the pending events have been handled.
    void letBotsMove() {
        for (int i = 0; i < 4000 && !board.finished() && !isToChoose(); ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }

    app::BoardButton* pointable(app::Target::Kind kind) const {
        for (app::GlowButton* button : board.view->buttons())
            if (auto* one = static_cast<app::BoardButton*>(button); one->target().kind == kind)
                return one;
        return nullptr;
    }
};

int tools(const Player& player) {
    int count = 0;
    for (const auto one : player.tools)
        count += one;
    return count;
}

bool hasPrice(const app::Target& target) {
    return target.kind == app::Target::Kind::Upgrade || target.kind == app::Target::Kind::Hire;
}

} // namespace

/// How the board treats its player: where the focus is, what is said, and what never happens unasked.
class BoardMannersTest : public QObject {
    Q_OBJECT

    bool m_reduced = false;

private slots:
    void initTestCase() {
        app::Theme::install();
        m_reduced = app::Theme::current().reduceMotion();
        app::Theme::current().setReduceMotion(true);
    }
    void cleanupTestCase() { app::Theme::current().setReduceMotion(m_reduced); }

    void theKeyboardStaysOnTheBoardAndComesToWhatCanBeDone() {
        Desk desk(5);
        core::Random random(5);
        desk.board.view->setFocus();
        int chosen = 0;
        while (!desk.board.finished() && chosen < 120) {
            desk.letBotsMove();
            QWidget* focus = QApplication::focusWidget();
            const app::Popover* open = desk.board.view->popover();
            const bool inPopover = open && open->isAncestorOf(focus);
            QVERIFY2(focus && (inPopover || focus == desk.board.view.get() ||
                               desk.board.view->isAncestorOf(focus)),
                     focus ? focus->metaObject()->className() : "nowhere");
            if (!inPopover && desk.isToChoose()) {
                const auto* glowing = qobject_cast<app::GlowButton*>(focus);
                QVERIFY2((glowing && glowing->isGlowing()) || focus == desk.board.view->proceedButton(),
                         qPrintable(QStringLiteral("%1, of %2 that glow; %3")
                                        .arg(QLatin1String(focus->metaObject()->className()))
                                        .arg(desk.board.view->glowing().size())
                                        .arg(find<app::PromptBar>(desk.board.view)->accessibleName())));
                ++chosen;
            }
            if (!desk.board.clickSomething(random))
                break;
        }
        QVERIFY(chosen > 20);
    }

    void atTwiceTheTextThePlayersScrollWithTheTable() {
        app::Theme::current().setTextScale(2);
        for (const int players : {2, 5}) {
            const tests::Board board(tests::table(players, players, 5));
            board.view->resize(1180, 700);
            QCoreApplication::processEvents();
            const auto* scroll = board.view->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
            const auto* top = find<app::TopBar>(board.view);
            QVERIFY(scroll && top);
            QVERIFY(scroll->widget()->isAncestorOf(top));
            QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
            QVERIFY2(scroll->height() > board.view->height() * 2 / 3,
                     qPrintable(QString::number(scroll->height())));
        }
        app::Theme::current().setTextScale(1);
    }

    void theOddsTakeTheRoomThatAShortHandLeaves() {
        const tests::Board board(tests::table(3, 1, 5));
        board.view->resize(1500, 700);
        QCoreApplication::processEvents();
        const auto* lens = find<app::OddsLens>(board.view);
        const int usual = app::Theme::current().px(206);
        QVERIFY2(lens->width() > usual, qPrintable(QString::number(lens->width())));
        // The cards in hand keep what they can use.
        const auto* garden = find<app::GardenPanel>(board.view);
        for (const auto* strip : findAll<app::CardStrip>(garden))
            if (strip->count() > 0)
                QVERIFY(strip->geometry().right() < lens->x() &&
                        strip->width() >= strip->comfortableWidth() - app::Theme::current().px(4));
    }

    void noToolAndNoCoinGoesByAClickThatDoesNotNameIt() {
        int choices = 0;
        for (const std::uint64_t seed : {3u, 8u, 21u}) {
            Desk desk(seed);
            core::Random random(seed);
            while (!desk.board.finished()) {
                desk.letBotsMove();
                if (!desk.isToChoose())
                    break;
                if (const auto open = desk.board.choices(); !open.isEmpty()) {
                    choices += open.size() == 1;
                    QVERIFY(desk.board.clickSomething(random));
                    continue;
                }
                const auto glowing = desk.board.view->glowing();
                if (glowing.isEmpty()) {
                    QVERIFY(desk.board.clickSomething(random));
                    continue;
                }
                auto* one = static_cast<app::BoardButton*>(
                    glowing[random.below(static_cast<std::uint32_t>(glowing.size()))]);
                const app::Target target = one->target();
                const std::size_t step = desk.board.document.stepCount();
                const State before = desk.state();
                const bool named = hasPrice(target) || desk.board.view->choices().way();
                QTest::mouseClick(one, Qt::LeftButton);
                if (desk.board.document.stepCount() == step || named)
                    continue;
                const State after = desk.board.document.stateAfter(step + 1);
                QVERIFY(after.player(0).coins >= before.player(0).coins);
                QVERIFY(tools(after.player(0)) >= tools(before.player(0)));
            }
        }
        QVERIFY(choices > 0);
    }

    void theButtonThatDoesNothingIsNotTheGreenOneWhileSomethingGlows() {
        Desk desk(4);
        core::Random random(4);
        int beside = 0;
        int alone = 0;
        while (!desk.board.finished() && beside + alone < 80) {
            desk.letBotsMove();
            if (!desk.isToChoose())
                break;
            const QPushButton* proceed = desk.board.view->proceedButton();
            if (proceed->isVisible()) {
                QCOMPARE(proceed->isDefault(), desk.board.view->glowing().isEmpty());
                ++(proceed->isDefault() ? alone : beside);
            }
            QVERIFY(desk.board.clickSomething(random));
        }
        QVERIFY(beside > 0);
    }

    void aRefusalNamesThePlaceAndIsSaidBesideTheClick() {
        Desk desk(5);
        core::Random random(5);
        while (desk.state().now().kind != PendingKind::Marker || !desk.isToChoose() ||
               !desk.pointable(app::Target::Kind::HandPlant)) {
            desk.letBotsMove();
            QVERIFY(desk.board.clickSomething(random));
        }
        app::BoardButton* card = desk.pointable(app::Target::Kind::HandPlant);
        QVERIFY(!card->isGlowing());
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY2(desk.hint().contains(QStringLiteral("Gardening")), qPrintable(desk.hint()));
        QVERIFY2(QToolTip::text().contains(QStringLiteral("Gardening")), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void aPhaseThatWasPassedOverForThePlayerIsSaid() {
        int said = 0;
        for (const std::uint64_t seed : {2u, 6u, 9u, 14u}) {
            Desk desk(seed);
            core::Random random(seed);
            std::size_t followed = 0;
            while (!desk.board.finished()) {
                desk.letBotsMove();
                if (!desk.isToChoose())
                    break;
                const auto& steps = desk.board.document.steps();
                bool passed = false;
                for (std::size_t step = followed; step < steps.size(); ++step)
                    for (const Event& event : steps[step].events)
                        if (const auto* one = std::get_if<event::Passed>(&event))
                            passed = passed || (one->seat == 0 && one->forced);
                desk.sideBar->setFocus(); // nothing on the board is pointed at
                if (passed && desk.board.choices().isEmpty()) {
                    QVERIFY2(desk.hint().contains(QStringLiteral("passed")), qPrintable(desk.hint()));
                    ++said;
                }
                const std::size_t before = steps.size();
                QVERIFY(desk.board.clickSomething(random));
                if (steps.size() > before)
                    followed = before;
            }
        }
        QVERIFY(said > 0);
    }
};

GENOTYPE_TEST(BoardMannersTest, long)
#include "board_manners_test.moc"
