// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/documents/game_library.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/herbarium_page.h"
#include "app/window/pages/pressed_plant_delegate.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

using namespace app;

namespace {

QString spoken(const HerbariumPage& page, int row) {
    return page.list()->item(row)->data(Qt::AccessibleTextRole).toString();
}

QString labels(const QWidget& page) {
    QString all;
    for (const auto* label : findAll<QLabel>(page))
        all += label->text() + '\n';
    return all;
}

} // namespace

class HerbariumPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        Herbarium(m_folder->path())
            .add({{11, "one.genotype", "Biology club", "Alina", QDate(2026, 3, 4), 2, 40},
                  {11, "two.genotype", "", "Marco", QDate(2026, 3, 5), 4, 80},
                  {0, "two.genotype", "", "Marco", QDate(2026, 3, 5), 5, 95}});
    }

    void hasAPlaceForEveryPlantAndCountsThoseGrown() {
        const HerbariumPage page(m_folder->path());
        QCOMPARE(page.list()->count(), genotype::plantCardCount);
        QCOMPARE(page.grown(), 2);
        QVERIFY_SAYS(labels(page), "HerbariumPage.plants", 50, 2);
        QCOMPARE(spoken(page, 0),
                 wording("HerbariumPage.herbarium", wording("HerbariumPage.plant", 1), "RR Ff"));
        QVERIFY_SAYS(spoken(page, 1), "HerbariumPage.plant", "2, ");
        QVERIFY_SAYS(spoken(page, 1), "HerbariumPage.grownYet");
    }

    void saysWhereAPlantWasBredAndHowItLooks() {
        HerbariumPage page(m_folder->path());
        page.list()->setCurrentRow(11);
        QVERIFY_SAYS(page.told(), "HerbariumPage.bredInGame", "Alina", 2, anything, "Biology club");
        QVERIFY(page.told().contains("by Marco in round 4"));
        page.list()->setCurrentRow(0);
        QVERIFY2(page.told().contains("round seeds (RR), purple flowers (Ff)"), qPrintable(page.told()));
        page.list()->setCurrentRow(1);
        QVERIFY_SAYS(page.told(), "HerbariumPage.grownYetCompleteHarvest");
    }

    void showsEveryLookThatAPlantHad() {
        Herbarium(m_folder->path())
            .add({{0, "three.genotype", "", "Marco", QDate(2026, 3, 6), 1, 9,
                   genotype::Inheritance::IncompleteDominance}});
        HerbariumPage page(m_folder->path());
        page.list()->setCurrentRow(0);
        QVERIFY2(page.told().contains("purple flowers (Ff)") && page.told().contains("pink flowers (Ff)"),
                 qPrintable(page.told()));
        const auto looks = [&page](int row) {
            return page.list()->item(row)->data(PressedPlantDelegate::LooksRole).value<QList<PlantLook>>();
        };
        QCOMPARE(looks(0).size(), 2);
        QCOMPARE(looks(11).size(), 1);
        QCOMPARE(looks(1).size(), 1); // its outline: how it would look
    }

    void largerTypeReachesTitleAndDescription() {
        HerbariumPage page(m_folder->path());
        page.resize(1294, 768);
        page.show();
        QList<QLabel*> seen = findAll<QLabel>(page);
        seen.removeIf([](const QLabel* label) { return label->text().isEmpty(); });
        QVERIFY(seen.size() >= 3);
        QList<int> before;
        for (const QLabel* label : seen)
            before << label->fontMetrics().height();
        Theme::current().setTextScale(2);
        QCoreApplication::processEvents();
        QList<int> after;
        for (const QLabel* label : seen)
            after << label->fontMetrics().height();
        Theme::current().setTextScale(1);
        for (int i = 0; i < before.size(); ++i)
            QVERIFY2(after[i] > 1.8 * before[i], qPrintable(seen[i]->text()));
    }

    /// The plant that is described is in sight, and nothing above it is cut.
    void opensAtTheTopIfTheNewestPlantIsInSightThere() {
        HerbariumPage page(m_folder->path());
        page.resize(1294, 768);
        page.show();
        QCoreApplication::processEvents();
        QVERIFY(page.list()->currentRow() >= 0);
        QCOMPARE(page.list()->verticalScrollBar()->value(), 0);
    }

    void theArrowKeysGoFromPlantToPlant() {
        HerbariumPage page(m_folder->path());
        page.resize(900, 600);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.list()->setFocus();
        page.list()->setCurrentRow(0);
        QTest::keyClick(page.list(), Qt::Key_Right);
        QCOMPARE(page.list()->currentRow(), 1);
        QTest::keyClick(page.list(), Qt::Key_Down);
        QVERIFY(page.list()->currentRow() > 2);
    }

    void readsTheHerbariumAgainWhenItIsShown() {
        HerbariumPage page(m_folder->path());
        page.show();
        QCOMPARE(page.grown(), 2);
        page.hide();
        Herbarium(m_folder->path()).add({{20, "three.genotype", "", "Marco", QDate(2026, 3, 6), 1, 9}});
        page.show();
        QCOMPARE(page.grown(), 3);
    }

    void showsThePlantThatALinkNames() {
        HerbariumPage page(m_folder->path());
        QVERIFY(page.showPlant(12));
        QCOMPARE(page.list()->currentRow(), 11);
        QVERIFY(!page.showPlant(0));
        QVERIFY(!page.showPlant(51));
        QCOMPARE(page.list()->currentRow(), 11);
    }

    /// A game that has been deleted cannot be looked at.
    void leadsToTheGameInWhichAPlantWasBred() {
        HerbariumPage page(m_folder->path());
        page.show();
        QVERIFY(page.showPlant(1));
        QVERIFY(!find<QPushButton>(page, "seeTheGame")->isVisible());
        const QString games = GameLibrary(m_folder->path()).gamesFolder();
        QVERIFY(QDir().mkpath(games));
        QFile file(games + QStringLiteral("/two.genotype"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        page.refresh();
        QVERIFY(find<QPushButton>(page, "seeTheGame")->isVisible());
        QVERIFY(page.showPlant(2));
        QVERIFY(!find<QPushButton>(page, "seeTheGame")->isVisible());
    }

    void tellsThatADamagedFileWasPutAside() {
        QFile file(m_folder->filePath("herbarium.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("?") > 0);
        file.close();
        QVERIFY(QFile::remove(m_folder->filePath("herbarium.copy.json")));
        DamageLog::current().take();
        const HerbariumPage page(m_folder->path());
        QCOMPARE(page.grown(), 0);
        // The window tells it, and the page does not repeat it.
        QCOMPARE(DamageLog::current().take().filter(QStringLiteral("herbarium.damaged.json")).size(), 1);
        QVERIFY(!labels(page).contains("damaged"));
    }

    void doesNotStartEmptyWhereThereIsACopy() {
        QFile file(m_folder->filePath("herbarium.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("?") > 0);
        file.close();
        const HerbariumPage page(m_folder->path());
        QCOMPARE(page.grown(), 2);
    }

    void speaksGerman() {
        const InGerman german;
        const HerbariumPage page(m_folder->path());
        QVERIFY(labels(page).contains("2 von 50 Pflanzen"));
        QVERIFY2(spoken(page, 0).startsWith("Pflanze 1"), qPrintable(spoken(page, 0)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(HerbariumPageTest)
#include "herbarium_page_test.moc"
