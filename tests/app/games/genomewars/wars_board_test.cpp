// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/chart_legend.h"
#include "app/games/board/handover_screen.h"
#include "app/games/board/only_choices.h"
#include "app/games/board/replay_frame.h"
#include "app/games/genomewars/genome_builder.h"
#include "app/games/genomewars/roll_tables.h"
#include "app/games/genomewars/scene_view.h"
#include "app/games/genomewars/team_row.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genomewars/wars_buttons.h"
#include "app/games/genomewars/wars_chart.h"
#include "app/games/genomewars/wars_end.h"
#include "app/games/genomewars/wars_sheet.h"
#include "app/games/genomewars/wars_table.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "app/window/pages/play_page.h"
#include "engine/genomewars/judgement.h"
#include "engine/genomewars/rules.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace app;
using genomewars::PendingKind;
using genomewars::Phase;

namespace {

using Record = core::Record<genomewars::Game>;

Record header(std::initializer_list<const char*> kinds, std::uint64_t seed, int rounds = 4) {
    Record record;
    record.setup = {.players = static_cast<int>(kinds.size()), .rounds = rounds, .seed = seed};
    int seat = 0;
    for (const char* kind : kinds) {
        record.seats.push_back({"Team " + std::string(1, char('A' + seat)), kind, seat});
        ++seat;
    }
    return record;
}

/// The Play page with Genome Wars, in a window.
struct WarsPlay {
    QTemporaryDir folder;
    AppSettings settings{QDir(folder.path()).filePath(QStringLiteral("settings.ini"))};
    AppContext context{settings, folder.path(), {}};
    std::unique_ptr<PlayPage> page;

    explicit WarsPlay(const Record& record) {
        settings.botPace.set(BotPace::Instant);
        page = std::make_unique<PlayPage>(context);
        page->resize(1280, 720);
        page->show();
        page->activateWindow();
        page->start(record);
        QCoreApplication::processEvents();
    }

    WarsTable& table() const { return static_cast<WarsTable&>(page->table()); }
    WarsBoard& board() const { return *table().board(); }
    const genomewars::State& state() const { return table().document().state(); }
    bool finished() const { return state().finished(); }

    template <typename Widget> Widget* seen(const QString& name = {}) const {
        return tests::seen<Widget>(page, name);
    }
    template <typename Widget> Widget* shown(const QString& name = {}) const {
        return tests::shown<Widget>(page, name);
    }
    /// The buttons of an open choice.
    QList<QPushButton*> choices() const {
        auto* popover = seen<Popover>();
        return popover ? findAll<QPushButton>(popover) : QList<QPushButton*>();
    }

    /// Clicks something that glows or asks for a click; false if nothing does.
    bool clickSomething(core::Random& random) {
        QCoreApplication::processEvents();
        const auto any = [&](const auto& list) {
            return list[qsizetype(random.below(static_cast<std::uint32_t>(list.size())))];
        };
        if (auto* handover = seen<HandoverScreen>()) {
            QTest::mouseClick(find<QPushButton>(handover), Qt::LeftButton);
            return true;
        }
        if (const auto open = choices(); !open.isEmpty()) {
            QTest::mouseClick(any(open), Qt::LeftButton);
            return true;
        }
        if (auto* done = seen<QPushButton>("genomeDone"); done && done->isEnabled()) {
            QTest::mouseClick(done, Qt::LeftButton);
            return true;
        }
        if (const auto glowing = board().glowing(); !glowing.isEmpty()) {
            QTest::mouseClick(any(glowing), Qt::LeftButton);
            return true;
        }
        if (board().proceedButton()->isVisible()) {
            QTest::mouseClick(board().proceedButton(), Qt::LeftButton);
            return true;
        }
        // It is the bots' turn.
        if (!table().bots().isBotsTurn())
            return false;
        QTest::qWait(1);
        return true;
    }
};

/// At the end the screen shows what a replay of the record gives.
void compareWithReplay(WarsPlay& play) {
    QVERIFY(play.finished());
    QCOMPARE(play.page->view(), PlayPage::View::End);
    const auto read = core::readRecord<genomewars::Game>(core::toText(play.table().document().record()));
    QVERIFY(std::holds_alternative<Record>(read));
    const auto again = core::replay(std::get<Record>(read));
    QVERIFY(again.state == play.state());
    const QString sentence = textOf(play.table().endPage(), "winner");
    const unsigned won = genomewars::winners(again.state);
    for (core::Seat seat = 0; seat < again.state.seats; ++seat)
        QCOMPARE(sentence.contains(play.table().document().seatName(seat)), bool((won >> seat) & 1));
}

} // namespace

class WarsBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void theResultOfMyRollStaysUntilIGoOn() {
        WarsPlay play(header({"person", "evolver", "evolver"}, 21));
        core::Random random(5);
        while (play.state().phase == Phase::Construction)
            QVERIFY(play.clickSomething(random));
        const auto isMine = [&] { return play.table().document().isPerson(play.state().actor); };
        QVERIFY(QTest::qWaitFor(isMine, tests::patience));
        while (isMine())
            QVERIFY(play.clickSomething(random));
        const std::size_t steps = play.table().document().stepCount();
        QVERIFY_SAYS(play.board().prompt(), "WarsBoard.resultStays");
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(play.table().document().stepCount(), steps);
        // The second press of a double click on the dice.
        auto* dice = find<DiceTray>(play.board());
        QTest::mouseDClick(dice, Qt::LeftButton);
        QTest::mouseRelease(dice, Qt::LeftButton);
        QVERIFY_SAYS(play.board().prompt(), "WarsBoard.resultStays");
        QVERIFY(dice->isGlowing());
        QTest::mouseClick(dice, Qt::LeftButton);
        QVERIFY(
            QTest::qWaitFor([&] { return play.table().document().stepCount() > steps; }, tests::patience));
    }

    void threeTeamsPlayWithTheMouseOnWhatGlows() {
        WarsPlay play(header({"person", "person", "evolver"}, 21));
        core::Random random(5);
        int clicks = 0;
        while (!play.finished() && clicks < 3000) {
            QVERIFY2(play.clickSomething(random), qPrintable(QString::number(clicks)));
            ++clicks;
        }
        compareWithReplay(play);
    }

    void twoTeamsPlayByTheKeyboardAlone() {
        WarsPlay play(header({"person", "person"}, 22, 3));
        core::Random random(6);
        int keys = 0;
        while (!play.finished() && keys < 20000) {
            QCoreApplication::processEvents();
            QWidget* focus = QApplication::focusWidget();
            QWidget* where = focus ? focus : &play.board();
            const auto* button = qobject_cast<GlowButton*>(focus);
            auto* push = qobject_cast<QPushButton*>(focus);
            const auto isCurtains = [&play](QWidget* one) {
                const auto* handover = play.seen<HandoverScreen>();
                return handover && handover->isAncestorOf(one);
            };
            ++keys;
            if (push && play.choices().contains(push))
                QTest::keyClick(where, random.below(2) == 0 ? Qt::Key_Down : Qt::Key_Return);
            else if (push && (isCurtains(push) || push->objectName() == QLatin1String("genomeDone")))
                QTest::keyClick(where, Qt::Key_Return);
            else if (button && button->isGlowing() && random.below(3) == 0)
                QTest::keyClick(where, Qt::Key_Return);
            else
                QTest::keyClick(where, random.below(4) == 0 ? Qt::Key_Right : Qt::Key_Tab);
        }
        QVERIFY2(play.finished(),
                 qPrintable(QStringLiteral("stuck at %1")
                                .arg(QApplication::focusWidget()
                                         ? QApplication::focusWidget()->objectName() +
                                               QApplication::focusWidget()->metaObject()->className()
                                         : QStringLiteral("nothing"))));
        compareWithReplay(play);
    }

    void aMutationSaysWhatItAddsInThisEnvironment() {
        int gains = 0;
        int losses = 0;
        // Several games, until both have come up.
        for (std::uint64_t seed = 21; seed < 41 && (gains == 0 || losses == 0); ++seed)
            mutateInAGame(seed, gains, losses);
        QVERIFY(gains > 0);
        QVERIFY(losses > 0);
    }

    /// Forced moves are made automatically, but nobody's dice are rolled for them.
    void everyRollOfAPersonNeedsTheirClick() {
        WarsPlay play(header({"person", "person"}, 21));
        play.settings.makesOnlyChoices.set(true);
        core::Random random(5);
        while (play.state().phase == Phase::Construction)
            QVERIFY(play.clickSomething(random));
        QVERIFY(play.table().onlyChoices().isWanted());
        QVERIFY(play.table().document().legal()[0].kind == genomewars::ActionKind::Roll);
        QVERIFY(play.table().onlyChoices().pending().isEmpty());
        QVERIFY(!play.table().document().makeOnlyChoice());
    }

    void aDoubleClickDoesNotRollForTheNextTeam() {
        WarsPlay play(header({"person", "person"}, 21));
        core::Random random(5);
        while (play.state().phase == Phase::Construction)
            QVERIFY(play.clickSomething(random));
        auto* dice = find<DiceTray>(play.board());
        QVERIFY(dice->isGlowing());
        const std::size_t before = play.table().document().stepCount();
        const QPoint middle = dice->rect().center();
        QTest::mousePress(dice, Qt::LeftButton, {}, middle);
        QTest::mouseRelease(dice, Qt::LeftButton, {}, middle);
        QCOMPARE(play.table().document().stepCount(), before + 1);
        QVERIFY(play.table().document().legal()[0].kind == genomewars::ActionKind::Roll);
        QTest::mouseDClick(dice, Qt::LeftButton, {}, middle); // the second press of a double click
        QTest::mouseRelease(dice, Qt::LeftButton, {}, middle);
        QCOMPARE(play.table().document().stepCount(), before + 1);
    }

    void saysWhyASecondFastReproductionCannotBeAdded() {
        WarsPlay play(header({"person", "evolver"}, 3));
        auto* card = find<AlleleCard>(play.board(), "allele-Fa");
        QVERIFY(card->isGlowing());
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY(!card->isGlowing());
        QVERIFY_SAYS(QAccessible::queryAccessibleInterface(card)->text(QAccessible::Description),
                     "engine.genomeCanOnlyOne");
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(play.board().builder()->partly().size(), 1);
        QCOMPARE(play.table().document().stepCount(), std::size_t(0));
        auto* place = find<AlleleChip>(play.board(), "place1");
        QVERIFY_SAYS(place->accessibleName(), "engine.fastReproduction");
        QTest::mouseClick(place, Qt::LeftButton);
        QCOMPARE(play.board().builder()->partly().size(), 0);
    }

    void hidesGenomesBehindTheCurtainUntilAllHaveChosen() {
        WarsPlay play(header({"person", "person"}, 4));
        core::Random random(1);
        while (play.table().document().stepCount() < 1)
            QVERIFY(play.clickSomething(random));
        QCoreApplication::processEvents();
        auto* handover = play.shown<HandoverScreen>();
        auto* first = find<TeamRow>(play.board(), "team1");
        for (const AlleleChip* chip : first->chips())
            QVERIFY(!chip->holdsAllele());
        QTest::mouseClick(find<QPushButton>(handover), Qt::LeftButton);
        for (const AlleleChip* chip : first->chips())
            QVERIFY(!chip->holdsAllele());
        while (play.state().phase == Phase::Construction)
            QVERIFY(play.clickSomething(random));
        for (const AlleleChip* chip : first->chips())
            QVERIFY(chip->holdsAllele());
        // Nothing is secret any more, so there is no handover screen between turns.
        for (int i = 0; i < 4 && !play.finished(); ++i) {
            QVERIFY(!play.seen<HandoverScreen>());
            QVERIFY(play.clickSomething(random));
        }
    }

    void tellsWhatTheRollDidAndMarksItsRows() {
        WarsPlay play(header({"person", "person", "person"}, 8, 10));
        core::Random random(2);
        while (play.state().turns < 2)
            QVERIFY(play.clickSomething(random));
        const QString story = textOf(play.board(), "story");
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY2(story.contains(play.table().document().seatName(core::Seat(seat))), qPrintable(story));
        QVERIFY(story.contains(QStringLiteral("row ")));
        const QString tables = find<RollTables>(play.board())->accessibleDescription();
        QVERIFY_SAYS(tables, "RollTables.lastRoll");
        for (auto* chart : findAll<WarsChart>(play.board()))
            QVERIFY(chart->accessibleDescription().contains(QStringLiteral(": ")));
        QVERIFY_SAYS(find<SceneView>(play.board())->accessibleName(), "SceneView.environment");
    }

    void takesBackNoRollButAGenomeThatNobodyHasSeen() {
        WarsPlay play(header({"person", "evolver", "evolver"}, 9));
        core::Random random(3);
        play.table().bots().setPaused(TableBots::Pause::Dialog, true);
        while (play.table().document().stepCount() < 1)
            QVERIFY(play.clickSomething(random));
        QVERIFY(play.table().document().canUndo());
        QVERIFY(play.table().document().undo());
        QCOMPARE(play.state().phase, Phase::Construction);
        play.table().bots().setPaused(TableBots::Pause::Dialog, false);
        while (play.state().turns < 1)
            QVERIFY(play.clickSomething(random));
        QVERIFY(!play.table().document().canUndo());
    }

    void replaysAndResumesAGame() {
        WarsPlay play(header({"person", "person"}, 12, 8));
        core::Random random(7);
        while (play.state().turns < 3)
            QVERIFY(play.clickSomething(random));
        play.page->replayCurrent(1);
        QCOMPARE(play.page->view(), PlayPage::View::Replay);
        QCOMPARE(play.table().replay()->moment(), std::size_t(1));
        emit play.table().replay()->closed();
        QVERIFY(!play.finished());
        const auto state = play.state();
        // A game that is on a board is not offered a second time.
        play.page.reset();
        const auto saved = GameLibrary(play.folder.path()).lastUnfinished();
        QVERIFY(saved.has_value());
        PlayPage again(play.context);
        again.open(saved->path);
        QCOMPARE(again.table().id(), QStringLiteral("genome-wars"));
        QVERIFY(static_cast<WarsTable&>(again.table()).document().state() == state);
    }

    void listsTheTeamThatATieBreakFavoursFirst() {
        // A short game played at random in which a later seat wins among teams of one size.
        for (std::uint64_t seed = 1;; ++seed) {
            QVERIFY2(seed < 3000, "no such game");
            Record record = header({"random", "random", "random"}, seed, 2);
            genomewars::State state = genomewars::newGame(record.setup);
            core::Random random(seed);
            genomewars::ActionList legal;
            while (!state.finished()) {
                genomewars::legalActions(state, legal);
                const auto action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
                record.actions.push_back(action);
                genomewars::apply(state, action);
            }
            const auto population = [&state](core::Seat seat) { return state.team(seat).population; };
            if (genomewars::winners(state) != 0b100 ||
                population(2) != std::max(population(0), population(1)))
                continue;
            DocumentOf<genomewars::Game> document;
            document.open(record, nullptr);
            WarsEnd end;
            end.setGame(document);
            const auto* table = find<QTableWidget>(end);
            QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Team C"));
            break;
        }
    }

    void theChartsSayWhatTheirLinesAndAreasAre() {
        WarsMoment begin;
        begin.populations = {10, 10};
        begin.pool.copies[std::size_t(genomewars::Allele::Resistance)] = 3;
        begin.pool.copies[std::size_t(genomewars::Allele::Symbiotic)] = 1;
        begin.pool.total = 4;
        WarsMoment end = begin;
        end.turn = 1;
        const auto wordsOf = [&](WarsChart::Kind kind) {
            WarsChart chart(kind);
            chart.resize(340, 220);
            chart.setHistory({begin, end}, {{QStringLiteral("Red team"), 0}, {QStringLiteral("Ada"), 1}}, 4);
            chart.show();
            QStringList words;
            if (const auto* legend = seek<ChartLegend>(chart); legend && legend->isVisible())
                for (const LegendEntry& entry : legend->entries())
                    words << entry.words;
            return words;
        };
        QCOMPARE(wordsOf(WarsChart::Kind::Populations),
                 (QStringList{QStringLiteral("Red team"), QStringLiteral("Ada")}));
        QCOMPARE(wordsOf(WarsChart::Kind::Frequencies),
                 (QStringList{QStringLiteral("Symbiotic"), QStringLiteral("Resistance")}));
    }

    void beginsAGameAsTheSheetIsSet() {
        WarsPlay play(header({"person", "person"}, 12, 8));
        play.page->newGame();
        auto* sheet = play.table().sheet();
        const Record record = sheet->record();
        QVERIFY(genomewars::isValid(record.setup));
        QCOMPARE(int(record.seats.size()), record.setup.players);
        QSet<QString> names;
        for (const core::SeatInfo& seat : record.seats)
            names << QString::fromStdString(seat.name);
        QCOMPARE(names.size(), qsizetype(record.seats.size()));
        QTest::mouseClick(find<QPushButton>(sheet, "startTable"), Qt::LeftButton);
        QCOMPARE(play.page->view(), PlayPage::View::Board);
        QCOMPARE(play.state().phase, Phase::Construction);
    }

private:
    /// Plays a game and counts the mutations that would add to the modifier of this environment, or take from
    /// it.
    void mutateInAGame(std::uint64_t seed, int& gains, int& losses) {
        WarsPlay play(header({"person", "person"}, seed));
        core::Random random(5);
        for (int clicks = 0; clicks < 3000 && !play.finished(); ++clicks) {
            const auto choices = play.choices();
            const bool mutates = !choices.isEmpty() && play.state().now().kind == PendingKind::Mutation;
            for (int one = 0; mutates && one < choices.size(); ++one) {
                // The words of an allele that belongs to this environment are the only ones with a gain.
                const auto& legal = play.table().document().legal();
                for (const genomewars::Action& action : legal) {
                    if (!choices[one]->text().startsWith(text(genomewars::Game::label(play.state(), action))))
                        continue;
                    genomewars::State after = play.state();
                    genomewars::Genome mutated = after.team(after.actor).genome;
                    const int before = genomewars::modifierOf(mutated, after.environment);
                    mutated.remove(action.from());
                    mutated.add(action.to());
                    const int change = genomewars::modifierOf(mutated, after.environment) - before;
                    gains += change > 0;
                    losses += change < 0;
                    QCOMPARE(choices[one]->text().contains(QStringLiteral(": +%1)").arg(change)), change > 0);
                    QCOMPARE(choices[one]->text().endsWith(QLatin1Char(')')), change != 0);
                }
            }
            QVERIFY(play.clickSomething(random));
        }
    }
};

GENOTYPE_TEST(WarsBoardTest)
#include "wars_board_test.moc"
