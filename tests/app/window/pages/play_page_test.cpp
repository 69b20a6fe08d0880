// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/member_store.h"
#include "app/documents/game_document.h"
#include "app/documents/game_library.h"
#include "app/games/board/game_board.h"
#include "app/games/board/game_end.h"
#include "app/games/board/game_sheet.h"
#include "app/games/board/prompt_bar.h"
#include "app/games/board/replay_frame.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/segment_tabs.h"
#include "app/window/pages/begin_page.h"
#include "app/window/pages/game_entries.h"
#include "app/window/pages/play_page.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/more_menu.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace app;

/// The page that holds the games without knowing any of them.
class PlayPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings =
            std::make_unique<AppSettings>(QDir(m_folder->path()).filePath(QStringLiteral("settings.ini")));
        m_settings->botPace.set(BotPace::Instant);
        m_context = std::make_unique<AppContext>(AppContext{*m_settings, m_folder->path(), {}});
    }

    void everyGameHasASegmentAndASheetOfItsOwn() {
        PlayPage page(*m_context);
        page.resize(1280, 680);
        page.show();
        QSet<QWidget*> sheets;
        for (const GameEntry& entry : gameEntries()) {
            auto* card = seek<SegmentTab>(page, QStringLiteral("game-") + entry.id);
            QVERIFY(card && !card->accessibleName().isEmpty() && !card->accessibleDescription().isEmpty());
            card->click();
            QVERIFY(card->isChecked());
            QCOMPARE(page.table().id(), entry.id);
            QVERIFY(page.table().sheet()->isVisible());
            sheets << page.table().sheet();
            QCOMPARE(find<BeginPage>(page)->lastChosen(), entry.id);
        }
        QCOMPARE(sheets.size(), gameEntries().size());
        PlayPage again(*m_context);
        QCOMPARE(again.table().id(), gameEntries().back().id);
        find<SegmentTab>(page, QStringLiteral("game-") + gameEntries().front().id)->click();
    }

    void afterARestartTheWayBackToTheClassIsOffered() {
        PlayPage before(*m_context);
        before.show();
        auto* none = seek<QPushButton>(before, "backToOwnClass");
        QVERIFY(none && !none->isVisible());
        QVERIFY(MemberStore(m_folder->path())
                    .remember({.host = QUrl(QStringLiteral("wss://127.0.0.1:1")),
                               .token = QStringLiteral("t"),
                               .nickname = QStringLiteral("Clover"),
                               .fingerprint = {}}));
        PlayPage page(*m_context);
        page.show();
        auto* back = find<QPushButton>(page, "backToOwnClass");
        QVERIFY(back->isVisible() && back->isDefault());
        QCOMPARE(back->text(), wording("BeginPage.backClass", "Clover"));
        // Somebody else may sit here now.
        QVERIFY(find<QPushButton>(page, "joinClass")->isVisible());
    }

    void everyStopOfTabOnTheStartPageIsAControl() {
        PlayPage page(*m_context);
        page.resize(1280, 680);
        page.show();
        for (const GameEntry& entry : gameEntries()) {
            find<SegmentTab>(page, QStringLiteral("game-") + entry.id)->click();
            int stops = 0;
            for (const QWidget* one : findAll<QWidget>(page)) {
                if (!one->isVisible() || !(one->focusPolicy() & Qt::TabFocus))
                    continue;
                ++stops;
                QVERIFY2(!qobject_cast<const QScrollArea*>(one), qPrintable(entry.id));
            }
            QVERIFY(stops > 5);
        }
        find<SegmentTab>(page, QStringLiteral("game-") + gameEntries().front().id)->click();
    }

    /// As in a window of 1366 × 768 pixels beside the side bar.
    void noSheetScrollsInTheSmallestWindow() {
        const auto look = [this] {
            PlayPage page(*m_context);
            page.resize(1366 - 152, 768);
            page.show();
            for (const GameEntry& entry : gameEntries()) {
                find<SegmentTab>(page, QStringLiteral("game-") + entry.id)->click();
                QCoreApplication::processEvents();
                const auto* area = find<QScrollArea>(page.table().sheet());
                QVERIFY2(area->verticalScrollBar()->maximum() == 0 &&
                             area->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1: %2 too high, %3 too wide")
                                        .arg(entry.id)
                                        .arg(area->verticalScrollBar()->maximum())
                                        .arg(area->horizontalScrollBar()->maximum())));
            }
        };
        look();
        const InGerman german;
        look();
    }

    void theKeyboardStaysAtTheGamesWhileTheyAreLookedThrough() {
        PlayPage page(*m_context);
        page.resize(1280, 680);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const auto tab = [&page](qsizetype game) {
            return find<SegmentTab>(page, QStringLiteral("game-") + gameEntries()[game].id);
        };
        tab(0)->click();
        tab(0)->setFocus();
        for (qsizetype game = 1; game < gameEntries().size(); ++game) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QCOMPARE(page.table().id(), gameEntries()[game].id);
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(tab(game)));
        }
        tab(0)->click();
    }

    void theSheetsRememberInTheFolderOfTheData() {
        const QString file = m_settings->path();
        QVERIFY(file.startsWith(m_folder->path()));
        {
            PlayPage page(*m_context);
            page.show();
            for (const GameEntry& entry : gameEntries()) {
                find<SegmentTab>(page, QStringLiteral("game-") + entry.id)->click();
                auto* seats = find<SegmentRow>(page.table().sheet(), "players");
                QVERIFY2(seats, qPrintable(entry.id));
                seats->setValue(5);
                click(page.table().sheet(), "startTable");
                QCOMPARE(page.view(), PlayPage::View::Board);
                page.leave();
            }
        }
        const QByteArray kept = table::contentOf(file);
        for (const char* part : {"[newGame]", "[genomeWars]", "[geneExpression]", "game=gene-expression"})
            QVERIFY2(kept.contains(part), part);
        // And in another folder is another table.
        PlayPage again(*m_context);
        QCOMPARE(again.table().id(), gameEntries().back().id);
        QTemporaryDir other;
        AppSettings settings(other.filePath(QStringLiteral("settings.ini")));
        AppContext context{settings, other.path(), {}};
        PlayPage fresh(context);
        QCOMPARE(fresh.table().id(), gameEntries().front().id);
        QCOMPARE(find<SegmentRow>(fresh.table().sheet(), "players")->value(), 3);
    }

    void everyPictureShowsSomethingElse() {
        QList<QImage> pictures;
        for (const GameEntry& entry : gameEntries()) {
            QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            entry.paint(painter, QRectF(0, 0, 120, 80));
            painter.end();
            QVERIFY2(image.pixelColor(1, 1) != QColor(Qt::magenta), qPrintable(entry.id));
            QVERIFY(!pictures.contains(image));
            pictures << image;
        }
    }

    void startsKeepsAndReplaysAGame() {
        PlayPage page(*m_context);
        page.start(table::record({"person", "person"}, 4));
        QCOMPARE(page.view(), PlayPage::View::Board);
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        QVERIFY(document.journal());
        table::play(document, 4, 12);
        page.replayCurrent(3);
        QCOMPARE(page.view(), PlayPage::View::Replay);
        QCOMPARE(page.table().replay()->moment(), std::size_t{3});
        QCOMPARE(page.table().replay()->length(), document.steps().size());
        emit page.table().replay()->closed();
        QCOMPARE(page.view(), PlayPage::View::Board);
        table::play(document, 4);
        QCOMPARE(page.view(), PlayPage::View::End);
    }

    void fromTheBoardOfAFinishedGameAButtonLeadsToTheResult() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"person", "person"}, 4));
        const auto* prompt = find<PromptBar>(page.table().board());
        table::play(dynamic_cast<GameDocument&>(page.table().document()), 4);
        QCOMPARE(page.view(), PlayPage::View::End);
        emit qobject_cast<GameEnd*>(page.table().endPage())->boardRequested();
        QCOMPARE(page.view(), PlayPage::View::Board);
        QVERIFY(prompt->proceedButton()->isVisible());
        prompt->proceedButton()->click();
        QCOMPARE(page.view(), PlayPage::View::End);
    }

    /// Its file would be held as long as the program runs.
    void aFinishedGameCanBeRenamedAfterItsEndIsLeft() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"person", "person"}, 4));
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        const QString path = document.journal()->path();
        QVERIFY_SAYS(GameLibrary::rename(path, QStringLiteral("Ours")).message, "GameLibrary.openElsewhere");
        table::play(document, 4);
        QCOMPARE(page.view(), PlayPage::View::End);
        page.newGame();
        QVERIFY(GameLibrary::rename(path, QStringLiteral("Ours")).ok());
        QVERIFY(GameLibrary::removeForGood(path).ok());
    }

    /// Bots go on only where somebody sees what they do.
    void aGameWaitsBehindTheClass() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"person", "simple"}, 4));
        page.showClass();
        QVERIFY(page.table().bots().pauses() & TableBots::Pause::Replay);
        page.setView(PlayPage::View::Board);
        QVERIFY(!(page.table().bots().pauses() & TableBots::Pause::Replay));
    }

    void everyGameIsLeftAndResumedByItsName() {
        PlayPage page(*m_context);
        page.resize(1366, 768);
        page.show();
        // The game that was left last is offered on every game's sheet.
        for (const Begun& game : begun()) {
            page.start(game.record);
            QCOMPARE(page.view(), PlayPage::View::Board);
            const QString path = page.table().document().journal()->path();
            const std::size_t steps = page.table().document().stepCount();
            QPushButton* more = tests::moreButton(page);
            QVERIFY2(more, qPrintable(page.table().id()));
            QVERIFY(more->focusPolicy() & Qt::TabFocus);
            QVERIFY(leaves(page));
            QCOMPARE(page.view(), PlayPage::View::NewGame);
            QVERIFY(!page.table().document().isOpen());
            // Another game could now be chosen and begun; this one is offered there too.
            for (const GameEntry& other : gameEntries()) {
                page.choose(other.id);
                QVERIFY2(QTest::qWaitFor([&page] { return resumeButton(page, "Ada"); }, tests::patience),
                         qPrintable(other.id));
            }
            resumeButton(page, "Ada")->click();
            QCOMPARE(page.view(), PlayPage::View::Board);
            QCOMPARE(page.table().id(), game.id);
            QCOMPARE(page.table().document().journal()->path(), path);
            QCOMPARE(page.table().document().stepCount(), steps);
            QVERIFY(leaves(page));
            QVERIFY(QFile::remove(path));
        }
    }

    void aGameIsLeftByTheKeyboardBehindItsCurtain() {
        PlayPage page(*m_context);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.start(table::record({"person", "person"}, 4));
        QVERIFY(page.table().viewer().isHandover());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(page.view(), PlayPage::View::NewGame);
        QTRY_VERIFY(resumeButton(page, "Player A"));
        resumeButton(page, "Player A")->click();
        QCOMPARE(page.view(), PlayPage::View::Board);
        QVERIFY(page.table().viewer().isHandover());
    }

    void aGameIsLeftWhileABotThinks() {
        m_settings->botPace.set(BotPace::Slow);
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"mendel", "mendel", "mendel"}, 4));
        QTRY_VERIFY(page.table().bots().isThinking());
        QVERIFY(leaves(page));
        QVERIFY(!page.table().bots().isThinking());
        // No bot is thinking, no timer is running and no key would help: nobody can move.
        QVERIFY(!page.table().bots().isBotsTurn());
        const std::size_t steps = page.table().document().stepCount();
        // The bots continue when the game does.
        QTRY_VERIFY(resumeButton(page, "Player A"));
        resumeButton(page, "Player A")->click();
        QTRY_VERIFY(page.table().bots().isThinking() || page.table().document().stepCount() > steps);
    }

    void aReplayHasNoSecondWayOut() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"person", "person"}, 4));
        page.replayCurrent(0);
        QVERIFY(!leaves(page));
    }

    void aGameWithoutAFileIsSavedWhenItIsLeft() {
        PlayPage page(*m_context);
        page.show();
        page.table().open(table::played(table::record({"person", "person"}, 4), 4, 6), nullptr);
        page.setView(PlayPage::View::Board);
        QVERIFY(leaves(page));
        QCOMPARE(page.view(), PlayPage::View::NewGame);
        QTRY_VERIFY(resumeButton(page, "Player A"));
        resumeButton(page, "Player A")->click();
        QCOMPARE(page.table().document().stepCount(), std::size_t{6});
    }

private:
    struct Begun {
        QString id;
        games::AnyRecord record;
    };

    /// One unfinished game of each kind, of Ada and her friends.
    static QList<Begun> begun() {
        const std::vector<core::SeatInfo> seats{
            {"Ada", "person", 0}, {"Ben", "person", 1}, {"Cyd", "person", 2}, {"Dan", "person", 3}};
        genotype::Record genotype;
        genotype.setup.players = 4;
        genotype.seats = seats;
        core::Record<genomewars::Game> wars;
        wars.setup.players = 4;
        wars.seats = seats;
        genecards::Record cards;
        cards.setup.players = 4;
        cards.seats = seats;
        return {{QStringLiteral("genotype"), genotype},
                {QStringLiteral("genome-wars"), wars},
                {QStringLiteral("gene-expression"), cards}};
    }

    /// Leaves the game on the board, if the board offers that.
    static bool leaves(const PlayPage& page) {
        return tests::chooseFromMore(page, wording("PromptBar.leave"));
    }

    /// The button that offers to continue a game of that name.
    static QPushButton* resumeButton(const PlayPage& page, const char* name) {
        for (auto* button : findAll<QPushButton>(page, QRegularExpression(QStringLiteral("resume|Resume"))))
            if (button->isVisible() &&
                (button->text() + button->accessibleDescription()).contains(QLatin1String(name)))
                return button;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<AppContext> m_context;
};

GENOTYPE_TEST(PlayPageTest)
#include "play_page_test.moc"
