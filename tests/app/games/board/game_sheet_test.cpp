// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/pea_pod.h"
#include "app/games/genecards/cards_sheet.h"
#include "app/games/genomewars/wars_sheet.h"
#include "app/games/genotype/genotype_sheet.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <memory>

using namespace app;

namespace {

/// What a window of 1024 × 768 leaves beside its side bar with text of 200 %.
constexpr QSize besideTheSideBar(880, 420);

} // namespace

/// The sheet where a game begins, whichever game.
class GameSheetTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setTextScale(1); }

    void scrollsOnlyUpAndDown_data() {
        QTest::addColumn<bool>("german");
        QTest::addColumn<qreal>("scale");
        QTest::addColumn<int>("game");
        for (const bool german : {false, true})
            for (const qreal scale : {1.0, 1.5, 2.0})
                for (const int game : scale < 2 ? QList<int>{0, 1, 2} : QList<int>{1, 2})
                    QTest::addRow("%s, %g, game %d", german ? "German" : "English", scale, game)
                        << german << scale << game;
    }

    void scrollsOnlyUpAndDown() {
        QFETCH(const bool, german);
        QFETCH(const qreal, scale);
        QFETCH(const int, game);
        const auto inGerman = german ? std::make_unique<InGerman>() : nullptr;
        Theme::current().setTextScale(scale);
        const auto sheet = makeSheet(game);
        sheet->resize(besideTheSideBar);
        sheet->show();
        QCoreApplication::sendPostedEvents();
        const auto* area = find<QScrollArea>(sheet);
        QVERIFY2(area->horizontalScrollBar()->maximum() == 0,
                 qPrintable(QString::number(area->horizontalScrollBar()->maximum())));
    }

    /// The foot stays in sight where it is low, and scrolls with the page where it would take too much of it.
    void theFootTakesAtMostASixthOfThePage() {
        for (const auto& [scale, height] : {std::pair(1.0, 768), std::pair(2.0, 600)}) {
            Theme::current().setTextScale(scale);
            const auto sheet = makeSheet(0);
            sheet->resize(1294, height);
            sheet->show();
            QCoreApplication::sendPostedEvents();
            const auto* area = find<QScrollArea>(sheet);
            const auto* start = find<QPushButton>(sheet, "startTable");
            QVERIFY(area->height() >= sheet->height() * 5 / 6);
            QCOMPARE(area->isAncestorOf(start), scale > 1);
        }
    }

    void thePeasOfAGameAreChosenWithTheArrowKeys() {
        const auto sheet = makeSheet(2);
        sheet->resize(1294, 768);
        sheet->show();
        sheet->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(sheet.get()));
        auto* pod = find<PeaPod>(sheet);
        const auto peas = findAll<QAbstractButton>(pod);
        peas.front()->setFocus();
        QTest::keyClick(peas[0], Qt::Key_Right);
        QVERIFY(peas[1]->isChecked() && peas[1]->hasFocus());
        QVERIFY(pod->length() > genecards::minTarget);
        QVERIFY(!peas[1]->accessibleName().isEmpty());
    }

    /// A popover has what the card sums up, and gives it back when it is closed.
    void theOtherRulesAreAllThereBehindTheirCard() {
        for (const int game : {0, 1, 2}) {
            const auto sheet = makeSheet(game);
            sheet->resize(1294, 768);
            sheet->show();
            sheet->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(sheet.get()));
            QVERIFY(!seen<QLineEdit>(sheet, "seed"));
            for (int again = 0; again < 2; ++again) {
                click(sheet, "moreRules");
                QVERIFY(seen<QLineEdit>(sheet, "seed"));
                QVERIFY(seen<SegmentRow>(sheet, "sealedDice") && seen<SegmentRow>(sheet, "players"));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                QVERIFY(!seen<QLineEdit>(sheet, "seed"));
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
            const QString before = find<QAbstractButton>(sheet, "moreRules")->accessibleDescription();
            find<SegmentRow>(sheet, "sealedDice")->setValue(1);
            QVERIFY(find<QAbstractButton>(sheet, "moreRules")->accessibleDescription() != before);
        }
    }

private:
    std::unique_ptr<GameSheet> makeSheet(int game) {
        if (game == 0)
            return std::make_unique<GenotypeSheet>(m_settings);
        if (game == 1)
            return std::make_unique<WarsSheet>(m_settings);
        return std::make_unique<CardsSheet>(m_settings);
    }

    QTemporaryDir m_folder;
    AppSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
};

GENOTYPE_TEST(GameSheetTest)
#include "game_sheet_test.moc"
