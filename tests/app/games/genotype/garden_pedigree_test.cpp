// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_view.h"
#include "app/charts/pedigree_picture.h"
#include "app/games/genotype/garden_pedigree.h"
#include "app/games/genotype/genotype_end.h"
#include "app/games/genotype/odds_panel.h"
#include "app/games/genotype/punnett_square.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "board_driver.h"
#include "places.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QFile>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>

#include <memory>

using namespace app;
using genotype::Trait;

namespace {

/// The golden game of two rounds: Alina, Marco and Brandy.
genotype::Record goldenGame() {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/golden/2-rounds.genotype"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the golden game is missing");
    return std::get<genotype::Record>(genotype::readRecord(file.readAll().toStdString()));
}

struct Opened {
    GameDocument document;
    QWidget window;
    GardenPedigree* pedigree;

    explicit Opened(genotype::Seat seat, Trait trait) {
        document.open(goldenGame(), nullptr);
        pedigree = new GardenPedigree(Gardens::of(document), seat, trait, &window);
        window.resize(900, 700);
        pedigree->resize(800, 600);
        window.show();
    }

    PedigreePicture& picture() const { return *find<PedigreePicture>(pedigree); }
    QString words(const char* name) const {
        const auto* label = find<QLabel>(pedigree, name);
        return label->isVisible() ? label->text() : QString();
    }
    void choose(const char* row, int value) {
        find<SegmentRow>(pedigree, QString::fromLatin1(row))->setValue(value);
    }
};

QStringList captions(const PedigreePicture& picture) {
    return {picture.drawn().captions.begin(), picture.drawn().captions.end()};
}

} // namespace

/// The pedigree of a garden, and the meiosis of the squares, on the board and at the end of a game.
class GardenPedigreeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        Theme::install();
        Theme::current().setReduceMotion(true);
    }
    void cleanupTestCase() { Theme::current().setReduceMotion(false); }

    void theParentsAndTheirDiceAreDrawnAndSaid() {
        // Marco's dice, as the transcript of the game tells them: parents, then offspring by rounds.
        const Opened opened(1, Trait::SeedShape);
        QCOMPARE(captions(opened.picture()),
                 (QStringList{QStringLiteral("Rr"), QStringLiteral("Rr"), QStringLiteral("Rr"),
                              QStringLiteral("RR"), QStringLiteral("Rr"), QStringLiteral("Rr")}));
        const QString said = opened.picture().accessibleDescription();
        for (const char* part :
             {"Left parent: Rr, round.", "Offspring: RR, round; rolled in round 1, now in plant 17.",
              "Offspring: Rr, round; rolled in round 2, now in plant 42."})
            QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
        QTest::keyClick(&opened.picture(), Qt::Key_Down);
        QCOMPARE(opened.words("pedigreeNamed"), wording("engine.leftParent", "Rr", "round"));
    }

    void anotherGardenAndAnotherGeneCanBeChosen() {
        Opened opened(1, Trait::FlowerColour);
        QCOMPARE(opened.words("pedigreeGiven"),
                 wording("GardenPedigree.withoutParentsSquare", "ff of plant 22 (University)"));
        QVERIFY(opened.words("pedigreeEmpty").isEmpty());
        opened.choose("pedigreeGarden", 2);
        opened.choose("pedigreeGene", int(Trait::PodColour)); // of which Brandy took no die
        QVERIFY(!opened.picture().isVisible());
        QVERIFY_SAYS(opened.words("pedigreeEmpty"), "GardenPedigree.noDieInGarden");
        opened.choose("pedigreeGarden", 0);
        opened.choose("pedigreeGene", int(Trait::PlantHeight));
        QCOMPARE(captions(opened.picture()).size(), 4);
        QVERIFY(opened.words("pedigreeGiven").isEmpty());
    }

    void itsMeiosisIsThatOfTheParents() {
        const Opened opened(1, Trait::SeedShape);
        click(opened.pedigree, "showMeiosis");
        const auto& series = find<MeiosisView>(opened.window)->series();
        QCOMPARE(lessons::notation(series.cross(), series.cross().first), std::string("Rr"));
        QCOMPARE(lessons::notation(series.cross(), series.cross().second), std::string("Rr"));
        QCOMPARE(textOf(opened.window, "meiosisNote"), wording("GardenPedigree.parentsSquare", "Rr", "Rr"));
    }

    void theEndOfAGameOpensItEvenIfTheDocumentGoesOn() {
        GameDocument document;
        document.open(goldenGame(), nullptr);
        GenotypeEnd page;
        page.resize(1200, 800);
        page.setGame(document);
        page.show();
        document.open(tests::table(2, 2, 9), nullptr);
        click(page, "gardenPedigree");
        const auto* opened = find<GardenPedigree>(page);
        QCOMPARE(captions(*find<PedigreePicture>(opened)),
                 (QStringList{QStringLiteral("Rr"), QStringLiteral("Rr"), QStringLiteral("RR"),
                              QStringLiteral("rr")}));
        find<SegmentRow>(opened, "pedigreeGarden")->setValue(2);
        QCOMPARE(captions(*find<PedigreePicture>(opened)),
                 (QStringList{QStringLiteral("Rr"), QStringLiteral("Rr"), QStringLiteral("Rr")}));
    }

    void theDiceOfABoardOpenMeiosisAndPedigreeAndStayOpen() {
        tests::Board board(tests::table(2, 2, 11));
        auto* strip = find<RatioStrip>(board.view);
        QTest::mouseClick(strip, Qt::LeftButton);
        const QPointer<Popover> dice = board.view->popover();
        QVERIFY(find<QPushButton>(dice, "gardenPedigree"));
        auto* button = find<QPushButton>(dice, "showMeiosis");
        button->setFocus();
        button->click();
        auto* view = find<MeiosisView>(board.view);
        QCOMPARE(lessons::notation(view->series().cross(), view->series().parent()), std::string("Rr"));
        // A click in the layer is not one beside the dice.
        QTest::mouseClick(find<QPushButton>(view, "meiosisNext"), Qt::LeftButton);
        QVERIFY(dice && dice->isVisible());
        QTest::keyClick(find<QPushButton>(view, "meiosisNext"), Qt::Key_Escape);
        QVERIFY(!view->isVisible());
        QVERIFY(dice && dice->isVisible());
        QTest::keyClick(dice, Qt::Key_Escape);
        QVERIFY(!dice || !dice->isVisible());
    }

    void aSheetOpenedFromASheetClosesWithIt() {
        tests::Board board(tests::table(2, 2, 11));
        QTest::mouseClick(find<RatioStrip>(board.view), Qt::LeftButton);
        Popover* dice = board.view->popover();
        click(dice, "showMeiosis");
        auto* view = find<MeiosisView>(board.view);
        dice->close();
        QVERIFY(!view->isVisible());
    }

    void theMenuOfASquareOffersMeiosisByKeyboardToo() {
        tests::Board board(tests::table(2, 2, 11));
        board.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(board.view.get()));
        auto* parent = find<ParentButton>(board.view);
        parent->setFocus();
        QTimer::singleShot(0, parent, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            menu->setActiveAction(menu->actions().at(1));
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), parent->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(board.view.get(), &asked);
        QVERIFY(board.view->popover() && has<MeiosisView>(board.view->popover()));
        board.view->popover()->close();
        // The menu has taken the window's activation offscreen, but not what has the focus in the window.
        QCOMPARE(board.view->focusWidget(), parent);
    }

    void theOddsOfferTheMeiosisOfTheParentsNow() {
        OddsRow row;
        row.trait = Trait::PodColour;
        const std::unique_ptr<QWidget> panel(
            oddsPanel(row, {genotype::Genotype::HomozygousRecessive, genotype::Genotype::Heterozygous}));
        panel->resize(900, 700);
        panel->show();
        click(panel, "showMeiosis");
        const auto& series = find<MeiosisView>(panel)->series();
        QCOMPARE(lessons::notation(series.cross(), series.parent()), std::string("gg"));
    }
};

GENOTYPE_TEST(GardenPedigreeTest)
#include "garden_pedigree_test.moc"
