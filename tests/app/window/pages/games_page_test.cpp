// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_document.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/pages/games_page.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/ui/navigation/route_spy.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace app;
using genotype::Record;

namespace {

QString wordsOf(const QWidget& widget) {
    QStringList words;
    for (const auto* label : findAll<QLabel>(widget))
        words << label->text();
    return words.join(QLatin1Char('\n'));
}

} // namespace

class GamesPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = GameLibrary(m_folder->path());
    }

    void anEmptyLibrarySaysHowGamesComeIntoIt() {
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QVERIFY_SAYS(wordsOf(page), "SavedGamePanel.gamesYet");
        QVERIFY(!has<QPushButton>(page, "goOn"));
    }

    void aGameInPlayCanBeGoneOnWithAndReplayed() {
        const QString path = kept("Third period", 3);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{1});
        QVERIFY(wordsOf(page).contains(QStringLiteral("Third period")));
        QVERIFY_SAYS(wordsOf(page), "engine.roundOf", 1, 2);
        const tests::RouteSpy asked(page);
        click(page, "goOn");
        click(page, "replay");
        QVERIFY(asked.routes() == (std::vector<Route>{route::SavedGame{path}, route::Replay{path}}));
    }

    void aFinishedGameIsLookedAtAndReplayed() {
        const QString path = kept("Over", 100'000);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QVERIFY(page.games()[0].finished);
        QVERIFY(!has<QPushButton>(page, "goOn"));
        const tests::RouteSpy asked(page);
        click(page, "lookAtEnd");
        click(page, "replay");
        QVERIFY(asked.routes() == (std::vector<Route>{route::SavedGame{path}, route::Replay{path}}));
    }

    void theRecordSaysHowEachPlayerStands() {
        kept("Half", 20);
        kept("Over", 100'000);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        for (const SavedGame& game : page.games()) {
            QCOMPARE(game.seats.size(), std::size_t{2});
            QCOMPARE(game.rounds.rounds, 2);
            int next = 0;
            int winners = 0;
            for (const SavedSeat& seat : game.seats) {
                QVERIFY(seat.points);
                next += seat.isNext ? 1 : 0;
                winners += seat.wins ? 1 : 0;
            }
            QCOMPARE(next, game.finished ? 0 : 1);
            QVERIFY(game.finished ? winners > 0 : winners == 0);
        }
    }

    void onlyGamesThatGoOnOrAreFinishedCanBeListed() {
        const QString half = kept("Half", 20);
        const QString over = kept("Over", 100'000);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        const auto listed = [&page] {
            QStringList paths;
            const auto* list = find<QListWidget>(page);
            for (int row = 0; row < list->count(); ++row)
                if (!list->item(row)->isHidden())
                    paths << list->item(row)->data(Qt::UserRole).toString();
            return paths;
        };
        auto* shown = find<SegmentRow>(page, "gamesShown");
        QCOMPARE(listed().size(), 2);
        shown->setValue(1);
        QCOMPARE(listed(), QStringList{half});
        QCOMPARE(page.current()->path, half);
        shown->setValue(2);
        QCOMPARE(listed(), QStringList{over});
        QCOMPARE(page.current()->path, over);
        // What is selected is always in the list.
        page.select(half);
        page.refresh();
        QCOMPARE(listed().size(), 2);
        QCOMPARE(shown->value(), 0);
    }

    void aDamagedGameIsListedWithItsMessage() {
        const QString path = kept("Whole", 20);
        table::writeTo(path, table::contentOf(path) + "oops, this is no move\n");
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{1});
        const SavedGame& game = page.games()[0];
        QCOMPARE(game.problem, SaveProblem::Damaged);
        QVERIFY(!game.message.isEmpty());
        QVERIFY(wordsOf(page).contains(game.message));
        QVERIFY(!has<QPushButton>(page, "goOn"));
        QVERIFY(!has<QPushButton>(page, "replay"));
        const auto* list = find<QListWidget>(page);
        QVERIFY_SAYS(list->item(0)->data(Qt::AccessibleTextRole).toString(), "SavedGamePanel.damaged");
    }

    void whatIsWholeOfADamagedGameBecomesANewOne() {
        const QString path = kept("Whole", 20);
        const QByteArray damaged = table::contentOf(path) + "oops, this is no move\n";
        table::writeTo(path, damaged);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        click(page, "rescue");
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{2});
        QCOMPARE(table::contentOf(path), damaged);
        QVERIFY(page.current()->playable());
        QCOMPARE(page.current()->actions, 20);
        QVERIFY(!page.current()->inUse);
    }

    void aChangedGameOpensAsEdited() {
        const QString path = kept("Whole", 20);
        const QByteArray changed = table::contentOf(path).replace("Whole", "Other");
        table::writeTo(path, changed);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QCOMPARE(page.games()[0].problem, SaveProblem::Edited);
        QVERIFY(wordsOf(page).contains(page.games()[0].message));
        QVERIFY(!has<QPushButton>(page, "goOn"));
        QVERIFY(find<QPushButton>(page, "rescue"));
        click(page, "openEdited");
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{2});
        QVERIFY(page.current()->playable() && !page.current()->inUse);
        QCOMPARE(page.current()->title, QStringLiteral("Other"));
        QCOMPARE(page.current()->actions, 20);
        QCOMPARE(table::contentOf(path), changed);
    }

    void aGameOfOtherCardsSaysSo() {
        const QString path = kept("Old", 5);
        table::writeTo(path, table::contentOf(path).replace(table::catalogueLine(), "catalogue 99"));
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QCOMPARE(page.games()[0].problem, SaveProblem::OtherVersion);
        QVERIFY(wordsOf(page).contains(page.games()[0].message));
        QVERIFY(!has<QPushButton>(page, "rescue"));
    }

    void renamingHappensInPlace() {
        const QString path = kept("Old name", 10);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        click(page, "rename");
        QVERIFY(settled(page));
        auto* title = find<QLineEdit>(page, "title");
        QCOMPARE(title->text(), QStringLiteral("Old name"));
        title->setText(QStringLiteral("Group “B” & co."));
        click(page, "saveName");
        QVERIFY(settled(page));
        QCOMPARE(page.games()[0].title, QStringLiteral("Group “B” & co."));
        QCOMPARE(GameLibrary::describe(path).title, QStringLiteral("Group “B” & co."));
        QVERIFY(page.message().isEmpty());
    }

    void nothingIsDeletedWithoutAYes() {
        const QString path = kept("Dear", 10);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        click(page, "delete");
        QVERIFY(settled(page));
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(find<QPushButton>(page, "reallyDelete"));
        page.select(path);
        QVERIFY(settled(page));
        QVERIFY(!has<QPushButton>(page, "reallyDelete"));
        QVERIFY(QFileInfo::exists(path));
    }

    void aGameThatIsOpenIsNotDeleted() {
        const QString path = kept("Open", 10);
        const OpenedGame open = GameLibrary::open(path);
        QVERIFY(open.ok());
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QVERIFY(page.games()[0].inUse);
        page.remove();
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(!page.message().isEmpty());
    }

    void anExportedGameCanBeImported() {
        kept("Travelling", 15);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        const QString copy = m_folder->filePath(QStringLiteral("copy.genotype"));
        page.exportTo(copy);
        QVERIFY(QFileInfo::exists(copy));
        page.importFrom(copy);
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{2});
        QCOMPARE(page.games()[0].actions, 15);
        QCOMPARE(page.games()[1].actions, 15);
    }

    void thePageIsThereBeforeItsGamesAreRead() {
        for (const char* title : {"One", "Two", "Three"})
            kept(title, 20);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(!page.isComplete());
        // The panel would say if there were none.
        QVERIFY(!find<SavedGamePanel>(page)->isVisibleTo(&page));
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{3});
        QCOMPARE(find<QListWidget>(page)->count(), 3);
        QVERIFY(page.current());
    }

    void aGameThatIsReadLeavesTheQuestionThatIsBeingAnswered() {
        const QString asked = kept("Asked about", 10);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        click(page, "rename");
        QVERIFY(settled(page));
        auto* title = find<QLineEdit>(page, "title");
        title->setText(QStringLiteral("Half typed"));
        kept("Another", 10);
        page.refresh();
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{2});
        QCOMPARE(page.current()->path, asked);
        QCOMPARE(find<QLineEdit>(page, "title"), title);
        QCOMPARE(title->text(), QStringLiteral("Half typed"));
    }

    void aPageClosedWhileItsGamesAreReadGoesQuietly() {
        for (int game = 0; game < 5; ++game)
            kept("Long", 100'000);
        {
            GamesPage page(m_library);
            page.refresh();
            QVERIFY(!page.isComplete());
        }
        QCoreApplication::processEvents();
        GamesPage again(m_library);
        again.refresh();
        QVERIFY(settled(again));
        QCOMPARE(again.games().size(), std::size_t{5});
    }

    void theButtonThatAsksStaysUntilItsClickIsOver() {
        kept("Asked about", 10);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        QPushButton* asks = find<QPushButton>(page, "rename");
        QPointer<QWidget> panel = find<SavedGamePanel>(page);
        bool stood = false;
        connect(asks, &QPushButton::clicked, this,
                [&] { stood = panel && !panel->isHidden() && seek<SavedGamePanel>(page) == panel; });
        asks->click();
        QVERIFY(stood);
        QVERIFY(settled(page));
        QVERIFY(!panel);
        QVERIFY(find<QLineEdit>(page, "title"));
    }

    void twoClicksOnDeleteTakeOneGame() {
        kept("One", 10);
        kept("Two", 10);
        GamesPage page(m_library);
        page.refresh();
        QVERIFY(settled(page));
        click(page, "delete");
        QVERIFY(settled(page));
        QPushButton* really = find<QPushButton>(page, "reallyDelete");
        really->click();
        really->click();
        QVERIFY(settled(page));
        // Where there is no trash, the first click leads to another question, and nothing is gone yet.
        QCOMPARE(page.games().size(),
                 has<QPushButton>(page, "reallyDelete") ? std::size_t{2} : std::size_t{1});
    }

    void anEditedRecordIsImportedByTheButtonThatOffersIt() {
        const QString path = kept("Whole", 15);
        const QString changed = m_folder->filePath(QStringLiteral("changed.genotype"));
        table::writeTo(changed, table::contentOf(path).replace("Whole", "Other"));
        GamesPage page(m_library);
        page.show();
        page.refresh();
        QVERIFY(settled(page));
        auto* take = seek<QPushButton>(page, "importEdited");
        QVERIFY(take && take->isHidden());
        page.importFrom(changed);
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{1});
        QVERIFY(!page.message().isEmpty());
        QVERIFY(take->isVisible());
        take->click();
        QVERIFY(settled(page));
        QCOMPARE(page.games().size(), std::size_t{2});
        QCOMPARE(page.current()->title, QStringLiteral("Other"));
        QCOMPARE(page.current()->actions, 15);
        QVERIFY(take->isHidden());
    }

    void aFileThatIsNoGameIsNotImported() {
        const QString path = m_folder->filePath(QStringLiteral("letter.txt"));
        table::writeTo(path, "Dear Gregor,\n");
        GamesPage page(m_library);
        page.importFrom(path);
        QVERIFY(page.games().empty());
        QVERIFY(wordsOf(page).contains(page.message()));
        QVERIFY(!page.message().isEmpty());
    }

private:
    /// A saved game with this many random moves, open in no window.
    QString kept(const char* title, std::size_t steps) {
        Record record = table::record({"person", "person"}, 5);
        record.title = title;
        OpenedGame made = m_library.create(record);
        const QString path = made.journal->path();
        GameDocument document;
        document.open(made.record(), std::move(made.journal));
        table::play(document, 5, steps);
        return path;
    }
    /// Waits until every file has been read and replaced widgets are gone; false if it takes too long.
    static bool settled(const GamesPage& page) {
        QCoreApplication::processEvents();
        const bool complete = QTest::qWaitFor([&page] { return page.isComplete(); }, tests::patience);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return complete;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    GameLibrary m_library;
};

GENOTYPE_TEST(GamesPageTest)
#include "games_page_test.moc"
