// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/game_log.h"
#include "app/games/board/seat_row.h"
#include "app/settings/app_settings.h"
#include "app/window/pages/play_page.h"
#include "coin_table.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/pages/private_settings.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

namespace {

/// The window's Play page with the race among its games, and a game begun from its sheet.
struct Race {
    const PrivateSettings privately;
    QTemporaryDir folder;
    app::AppSettings settings{folder.filePath("settings.ini")};
    app::AppContext context{settings, folder.path(), {}};
    app::AddedGame added{toy::entry, core::typeOf<toy::Game>()};
    std::unique_ptr<app::PlayPage> page;

    explicit Race(int persons) {
        settings.botPace.set(app::BotPace::Instant);
        open();
        page->choose("coin-race");
        for (auto* row : findAll<app::SeatRow>(table().sheet()).first(persons))
            emit row->kindChosen("person");
        click(find<QPushButton>(table().sheet(), "startTable"));
    }
    void open() {
        page = std::make_unique<app::PlayPage>(context);
        page->resize(1280, 720);
        page->show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(page.get());
    }
    toy::Table& table() const { return static_cast<toy::Table&>(page->table()); }
    const toy::State& state() const { return table().document().state(); }
    static void click(QWidget* what) { QTest::mouseClick(what, Qt::LeftButton); }
    QPushButton* lifting() const { return find<QPushButton>(find<app::HandoverScreen>(table().board())); }
    /// Stakes what glows, and ends the handover when it is down.
    void play() {
        for (int i = 0; i < 9000 && !state().finished(); ++i) {
            if (table().viewer().isHandover())
                click(lifting());
            else if (const auto ready = table().board()->glowing(); !ready.isEmpty())
                click(ready[i % ready.size()]);
            else
                QTest::qWait(1);
        }
    }
};

} // namespace

/// A game with few rules that uses everything the program has for games.
class CoinRaceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void isBegunAtItsSheetAndPlayedToItsEndPage() {
        Race race(1);
        QCOMPARE(race.page->view(), app::PlayPage::View::Board);
        race.play();
        QTRY_COMPARE(race.page->view(), app::PlayPage::View::End);
        QVERIFY(race.table().endPage()->winnerSentence().endsWith("wins the race."));
        race.click(find<QPushButton>(race.table().endPage(), "replay"));
        QCOMPARE(race.page->view(), app::PlayPage::View::Replay);
        race.table().replay()->showMoment(1);
        QCOMPARE(race.table().replay()->document().stepCount(), std::size_t(1));
        QVERIFY(race.table().replay()->board()->glowing().isEmpty());
    }

    void takesBackAStakeAndGoesOnFromTheSavedFile() {
        Race race(2);
        race.click(race.lifting());
        race.click(race.table().board()->glowing().front());
        QCOMPARE(int(race.state().stakes[0]), 1);
        QTest::keyClick(race.table().board(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(int(race.state().stakes[0]), 0);
        if (race.table().viewer().isHandover())
            race.click(race.lifting());
        race.click(race.table().board()->glowing()[2]);
        const toy::State before = race.state();
        race.page.reset();
        race.open();
        race.page->choose("coin-race");
        // Its file is read on another thread.
        QTRY_VERIFY(has<QPushButton>(race.table().sheet(), "resume"));
        race.click(find<QPushButton>(race.table().sheet(), "resume"));
        QVERIFY(race.state() == before);
        race.play();
        QVERIFY(race.state().finished());
    }

    void hidesAStakeFromTheOtherBehindTheCurtain() {
        Race race(2);
        race.click(race.lifting());
        race.click(race.table().board()->glowing()[1]);
        QVERIFY(race.table().viewer().isHandover());
        QVERIFY(race.table().board()->glowing().isEmpty());
        race.click(race.lifting());
        for (auto* label : findAll<QLabel>(race.table().board()))
            QVERIFY(!label->text().contains("*"));
        const auto* log = race.table().board()->log()->model();
        QCOMPARE(log->data(log->index(1), Qt::DisplayRole).toString(),
                 race.table().document().seatName(0) + " staked in secret.");
    }
};

GENOTYPE_TEST(CoinRaceTest)
#include "coin_race_test.moc"
