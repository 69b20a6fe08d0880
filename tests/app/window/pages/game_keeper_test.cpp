// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_document.h"
#include "app/documents/game_library.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/main_window.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

const std::initializer_list<const char*> twoPersons{"person", "person"};

} // namespace

/// Games that are in no file, or soon will be: what the Play page says about them and what it offers.
class GameKeeperTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_settings->botPace.set(BotPace::Instant);
        m_context = std::make_unique<AppContext>(AppContext{*m_settings, m_folder->path(), {}});
        table::writeTo(m_folder->filePath(QStringLiteral("file")), "in the way");
        // No folder can be made here, so nothing is saved.
        m_blocked = std::make_unique<AppContext>(
            AppContext{*m_settings, m_folder->filePath(QStringLiteral("file")), {}});
    }

    void aLockOfAnotherComputerIsTakenOverByItsButton() {
        PlayPage page(*m_context);
        page.show();
        const QString path = leftGame(page);
        table::writeTo(path + QStringLiteral(".lock"), "1234\ngenotype-companion\nroom-12-pc-3\n");
        page.open(path);
        QVERIFY(!page.table().document().isOpen());
        QVERIFY2(notice(page).contains(QStringLiteral("room-12-pc-3")), qPrintable(notice(page)));
        QVERIFY(way(page, "takeOver"));
        way(page, "takeOver")->click();
        QCOMPARE(page.view(), PlayPage::View::Board);
        QCOMPARE(page.table().document().journal()->path(), path);
        QVERIFY(notice(page).isEmpty());
    }

    void aGameOfAnotherWindowIsOfferedToBeLookedAt() {
        PlayPage page(*m_context);
        page.show();
        const QString path = leftGame(page);
        const OpenedGame held = GameLibrary::open(path);
        QVERIFY(held.ok());
        page.open(path);
        QVERIFY(!way(page, "takeOver"));
        QVERIFY(way(page, "lookAt"));
        way(page, "lookAt")->click();
        QCOMPARE(page.view(), PlayPage::View::Replay);
    }

    void anEditedGameIsOpenedAsEditedByItsButton() {
        PlayPage page(*m_context);
        page.show();
        const QString path = leftGame(page);
        const QByteArray changed = table::contentOf(path).replace("Player A", "Player Z");
        table::writeTo(path, changed);
        page.open(path);
        QVERIFY(!page.table().document().isOpen());
        QVERIFY(way(page, "openEdited"));
        way(page, "openEdited")->click();
        QCOMPARE(page.view(), PlayPage::View::Board);
        QCOMPARE(page.table().document().seatName(0), QStringLiteral("Player Z"));
        QVERIFY(page.table().document().journal()->path() != path);
        QCOMPARE(table::contentOf(path), changed);
    }

    void goingOnWithTheGameOnTheBoardShowsIt() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record(twoPersons, 4));
        const Journal* journal = page.table().document().journal();
        const QString path = journal->path();
        page.replayCurrent(0);
        page.open(path);
        QCOMPARE(page.view(), PlayPage::View::Board);
        QVERIFY2(notice(page).isEmpty(), qPrintable(notice(page)));
        QCOMPARE(page.table().document().journal(), journal);
    }

    void aGameOnAReadOnlyMediumIsImportedByItsButton() {
        PlayPage page(*m_context);
        page.show();
        const QString path = m_folder->filePath(QStringLiteral("medium/old.genotype"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        table::writeTo(path, QByteArray::fromStdString(
                                 games::toText(table::played(table::record(twoPersons, 4), 4, 6))));
        obstacles::allow(m_folder->path(), 0777);
        obstacles::allow(QFileInfo(path).path(), 0555);
        {
            const obstacles::OrdinaryUser user;
            page.open(path);
            QVERIFY(!page.table().document().isOpen());
            QVERIFY(way(page, "lookAt"));
            QVERIFY(way(page, "importCopy"));
            way(page, "importCopy")->click();
            QCOMPARE(page.view(), PlayPage::View::Board);
            QCOMPARE(page.table().document().stepCount(), std::size_t{6});
        }
        QVERIFY(page.table().document().journal()->path().startsWith(m_folder->path() +
                                                                     QStringLiteral("/games")));
        obstacles::allow(QFileInfo(path).path(), 0777);
    }

    void aGameThatBeginsWithoutAFileSaysSoAndCanBeSavedElsewhere() {
        PlayPage page(*m_blocked);
        page.show();
        page.start(table::record(twoPersons, 4));
        QVERIFY_SAYS(notice(page), "GameKeeper.gameBeingSavedWill");
        QVERIFY(way(page, "saveElsewhere"));
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        table::play(document, 4, 3);
        const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.genotype"));
        QVERIFY(page.saveElsewhere(elsewhere));
        table::play(document, 4, 2);
        QCOMPARE(document.journal()->path(), elsewhere);
        QCOMPARE(GameLibrary::look(elsewhere).record().actions.size(), std::size_t{5});
    }

    void savingElsewhereReplacesAFileButNoGameThatIsOpen() {
        PlayPage page(*m_blocked);
        page.show();
        page.start(table::record(twoPersons, 4));
        const QString other = m_folder->filePath(QStringLiteral("other.genotype"));
        {
            const OpenedGame held = GameLibrary::keepAt(other, table::record(twoPersons, 7));
            QVERIFY(held.ok());
            QVERIFY(!page.saveElsewhere(other));
            QVERIFY(way(page, "saveElsewhere"));
            QVERIFY(!page.table().document().journal());
        }
        QVERIFY(page.saveElsewhere(other));
        QCOMPARE(GameLibrary::look(other).record().setup.seed, std::uint64_t{4});
    }

    void aGameInNoFileIsLeftOnlyByTheAnswer() {
        PlayPage page(*m_blocked);
        page.show();
        page.start(table::record(twoPersons, 4));
        page.leave();
        page.leave();
        QCOMPARE(page.view(), PlayPage::View::Board);
        QVERIFY(page.table().document().isOpen());
        QVERIFY(way(page, "saveElsewhere"));
        way(page, "giveUp")->click();
        QCOMPARE(page.view(), PlayPage::View::NewGame);
        QVERIFY(!page.table().document().isOpen());
    }

    void anotherGameDoesNotPushOutOneThatIsInNoFile() {
        PlayPage page(*m_blocked);
        page.show();
        page.start(table::record(twoPersons, 4));
        page.start(table::record(twoPersons, 5));
        QCOMPARE(page.table().document().seed(), std::uint64_t{4});
        way(page, "giveUp")->click();
        QCOMPARE(page.table().document().seed(), std::uint64_t{5});
    }

    void theWindowAsksBeforeItClosesOnAGameInNoFile() {
        MainWindow window(*m_blocked);
        auto* page = new PlayPage(*m_blocked);
        window.addPage(PageId::Play, PageIcon::Play, [page] { return page; });
        window.addCloseGuard([page] { return page->mayClose(); });
        window.show();
        page->start(table::record(twoPersons, 4));
        QVERIFY(!window.close());
        QVERIFY(window.isVisible());
        way(*page, "giveUp")->click();
        QVERIFY(!window.isVisible());
    }

    void theWindowClosesAtOnceWhenTheGameIsInItsFile() {
        MainWindow window(*m_context);
        auto* page = new PlayPage(*m_context);
        window.addPage(PageId::Play, PageIcon::Play, [page] { return page; });
        window.addCloseGuard([page] { return page->mayClose(); });
        window.show();
        page->start(table::record(twoPersons, 4));
        QVERIFY(window.close());
    }

    void aVanishedFileIsSaidToBeGoneAndTheGameIsWrittenAnewWhenItIsLeft() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record(twoPersons, 4));
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        table::play(document, 4, 3);
        const QString path = document.journal()->path();
        QVERIFY(QFile::remove(path));
        QVERIFY(!document.perform(document.legal()[0]));
        QVERIFY2(notice(page).contains(QStringLiteral("gone")), qPrintable(notice(page)));
        QVERIFY2(!notice(page).contains(QStringLiteral("safe")), qPrintable(notice(page)));
        QVERIFY(way(page, "saveElsewhere"));
        page.leave();
        QCOMPARE(page.view(), PlayPage::View::NewGame);
        const std::vector<SavedGame> games = GameLibrary(m_folder->path()).games();
        QCOMPARE(games.size(), std::size_t{1});
        QCOMPARE(games.front().actions, 3);
    }

    void aFailedWriteIsSaidUntilOneSucceeds() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record(twoPersons, 4));
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        {
            const obstacles::FullDisk full(QFileInfo(document.journal()->path()).size());
            QVERIFY(!document.perform(document.legal()[0]));
            QVERIFY_SAYS(notice(page), "Journal.notSavedNotDone");
        }
        QVERIFY(document.perform(document.legal()[0]));
        QVERIFY2(notice(page).isEmpty(), qPrintable(notice(page)));
    }

    void aBotsMoveThatCouldNotBeWrittenIsTriedAgainByItsButton() {
        PlayPage page(*m_context);
        page.show();
        page.start(table::record({"random", "random", "random"}, 4));
        auto& document = dynamic_cast<GameDocument&>(page.table().document());
        const std::size_t before = document.stepCount();
        {
            const obstacles::FullDisk full(QFileInfo(document.journal()->path()).size());
            QTRY_VERIFY(way(page, "tryAgain"));
            QCOMPARE(document.stepCount(), before);
        }
        way(page, "tryAgain")->click();
        QTRY_VERIFY(document.stepCount() > before);
    }

private:
    /// A game that was begun on the page and left.
    static QString leftGame(PlayPage& page) {
        page.start(table::record(twoPersons, 4));
        const QString path = page.table().document().journal()->path();
        page.leave();
        return path;
    }

    static QString notice(const PlayPage& page) { return find<NoticeBar>(page)->text(); }

    static QPushButton* way(const PlayPage& page, const char* name) {
        for (auto* button : findAll<QPushButton>(find<NoticeBar>(page), name))
            if (button->isVisible())
                return button;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<AppContext> m_context;
    std::unique_ptr<AppContext> m_blocked;
};

GENOTYPE_TEST(GameKeeperTest)
#include "game_keeper_test.moc"
