// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/genotype/game_document.h"
#include "app/pages/begin_page.h"
#include "app/pages/game_card.h"
#include "app/pages/game_entries.h"
#include "app/pages/play_page.h"
#include "app/settings/app_settings.h"
#include "app/table/replay_frame.h"
#include "app/theme/theme.h"
#include "document/table.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>

using namespace app;

/// The page that holds the games and knows none of them.
class PlayPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings =
            std::make_unique<AppSettings>(QDir(m_folder->path()).filePath(QStringLiteral("settings.ini")));
        m_settings->setBotPace(BotPace::Instant);
        m_context = std::make_unique<AppContext>(AppContext{*m_settings, m_folder->path(), {}});
    }

    void everyGameHasACardAndASheetOfItsOwn() {
        PlayPage page(*m_context);
        page.resize(1280, 680);
        page.show();
        QSet<QWidget*> sheets;
        for (const GameEntry& entry : gameEntries()) {
            auto* card = page.findChild<GameCard*>(QStringLiteral("game-") + entry.id);
            QVERIFY(card && !card->accessibleName().isEmpty() && !card->accessibleDescription().isEmpty());
            card->click();
            QVERIFY(card->isChecked());
            QCOMPARE(page.table().id(), entry.id);
            QVERIFY(page.table().sheet()->isVisible());
            sheets << page.table().sheet();
            QCOMPARE(BeginPage::lastChosen(), entry.id);
        }
        QCOMPARE(sheets.size(), gameEntries().size());
        PlayPage again(*m_context);
        QCOMPARE(again.table().id(), gameEntries().back().id);
        page.findChild<GameCard*>(QStringLiteral("game-") + gameEntries().front().id)->click();
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

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<AppContext> m_context;
};

GENOTYPE_TEST(PlayPageTest)
#include "play_page_test.moc"
