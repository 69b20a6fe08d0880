// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/seat_row.h"
#include "app/games/genecards/cards_sheet.h"
#include "app/games/genomewars/wars_sheet.h"
#include "app/games/genotype/genotype_sheet.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
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

    void aSeatTakesTwoLinesOnlyWhereOneIsTooWide() {
        Theme::current().setTextScale(2);
        const auto sheet = makeSheet(1);
        const SeatRow* seat = findAll<SeatRow>(sheet).front();
        const auto lines = [&](int width) {
            sheet->resize(width, besideTheSideBar.height());
            sheet->show();
            QCoreApplication::sendPostedEvents();
            return seat->name()->y() > seat->kind()->geometry().bottom() ? 2 : 1;
        };
        QCOMPARE(lines(3000), 1);
        QCOMPARE(lines(700), 2);
        QCOMPARE(lines(3000), 1);
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
