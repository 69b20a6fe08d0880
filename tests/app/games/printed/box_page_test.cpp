// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/ratio_strip.h"
#include "app/games/printed/box_card.h"
#include "app/games/printed/box_page.h"
#include "app/games/printed/die_button.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "box_tables.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>

using namespace app;
using genotype::DieFace;
using genotype::Trait;

namespace {

struct Opened {
    explicit Opened(const QString& folder)
        : settings(QDir(folder).filePath(QStringLiteral("settings.ini"))), context(settings, folder, {}),
          page(context) {
        page.resize(1280, 720);
        page.show();
    }
    void press(const char* name) const { find<QPushButton>(page, name)->click(); }
    void type(const char* name, const QString& text) const {
        auto* field = find<QLineEdit>(page, name);
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    DieButton* die(Trait trait, const QString& name) const {
        return find<DieButton>(find<QWidget>(page, QStringLiteral("boxTrait%1").arg(int(trait))), name);
    }
    QString words(const char* name) const {
        const auto* label = find<QLabel>(page, name);
        return label ? label->text() : QString();
    }
    const BoxGame& game() { return page.session().game(); }

    AppSettings settings;
    AppContext context;
    BoxPage page;
};

} // namespace

class BoxPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void scrollsOnlyUpAndDown_data() {
        QTest::addColumn<bool>("german");
        QTest::addColumn<qreal>("scale");
        for (const bool german : {false, true})
            for (const qreal scale : {1.0, 1.5})
                QTest::addRow("%s, %g", german ? "German" : "English", scale) << german << scale;
    }

    void scrollsOnlyUpAndDown() {
        QFETCH(const bool, german);
        QFETCH(const qreal, scale);
        const auto inGerman = german ? std::make_unique<InGerman>() : nullptr;
        Theme::current().setTextScale(scale);
        Opened opened(m_folder->path());
        // What a window of 1024 × 768 leaves beside its side bar.
        opened.page.resize(916, 768);
        const auto tooWide = [&opened] {
            QCoreApplication::sendPostedEvents();
            int most = 0;
            for (const auto* area : findAll<QScrollArea>(opened.page))
                most = area->isVisible() ? qMax(most, area->horizontalScrollBar()->maximum()) : most;
            return most;
        };
        const int setup = tooWide();
        opened.press("boxBegin");
        const int table = tooWide();
        opened.press("boxNext");
        QVERIFY(seen<SegmentRow>(opened.page, "boxShownRound"));
        const int second = tooWide();
        opened.page.session().change([](BoxGame& game) { return game.counting = true; });
        const int count = tooWide();
        Theme::current().setTextScale(1);
        QCOMPARE(setup, 0);
        QCOMPARE(table, 0);
        QCOMPARE(second, 0);
        QCOMPARE(count, 0);
    }

    void aWholeGameIsEnteredAndCounted() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxPlayers")->setValue(2);
        find<SegmentRow>(opened.page, "boxRounds")->setValue(1);
        QTest::keyClicks(find<QLineEdit>(opened.page, "boxName0"), QStringLiteral("Ada"));
        QTest::keyClicks(find<QLineEdit>(opened.page, "boxName1"), QStringLiteral("Ben"));
        opened.press("boxBegin");
        QVERIFY(opened.words("boxOrder").contains(QStringLiteral("Ada, Ben")));
        opened.die(Trait::SeedShape, QStringLiteral("boxFace2"))->click();
        opened.type("boxTyped", QStringLiteral("R IV, F mutation"));
        QCOMPARE(opened.game().now().dice.size(), std::size_t{3});
        opened.press("boxNext");
        QVERIFY(opened.game().counting);
        auto* plants = find<QLineEdit>(opened.page, "boxPlants0");
        plants->setText(QStringLiteral("4 6"));
        emit plants->editingFinished();
        find<QSpinBox>(opened.page, "boxCoins1")->setValue(9);
        find<QSpinBox>(opened.page, "boxMarkers1")->setValue(2);
        auto* goal = find<QComboBox>(opened.page, "boxGoal0");
        goal->setCurrentIndex(1);
        emit goal->activated(1);
        find<QSpinBox>(opened.page, "boxGoalPlants0")->setValue(2);
        QCOMPARE(opened.game().score(0).total(), 14);
        QCOMPARE(opened.game().score(1).total(), 11);
        QCOMPARE(opened.words("boxWinner"), wording("GenotypeEnd.winsPoints", 14, "Ada"));
    }

    void aKeyPutsAPlantOnTheShelfAndTheTotalFollows() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxRounds")->setValue(1);
        opened.press("boxBegin");
        opened.press("boxNext");
        opened.press("boxKey0-4");
        opened.press("boxKey0-11");
        opened.press("boxCoinsMore0");
        QCOMPARE(opened.game().seats[0].plants, (std::vector<int>{4, 11}));
        QCOMPARE(find<QLineEdit>(opened.page, "boxPlants0")->text(), QStringLiteral("4 11"));
        QCOMPARE(find<QSpinBox>(opened.page, "boxCoins0")->value(), 1);
        QCOMPARE(opened.words("boxTotal0"), QString::number(opened.game().score(0).total()));
        opened.press("boxBack0");
        QCOMPARE(opened.game().seats[0].plants, std::vector<int>{4});
        opened.press("boxUndo");
        QCOMPARE(opened.game().seats[0].plants, (std::vector<int>{4, 11}));
    }

    void whoHasWonIsToldWhenItIsAsked() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxRounds")->setValue(1);
        opened.press("boxBegin");
        opened.press("boxNext");
        opened.press("boxKey1-5");
        QVERIFY(!seen<QLabel>(opened.page, "boxWinner"));
        opened.press("boxAsk");
        QVERIFY(seen<QLabel>(opened.page, "boxWinner"));
        QVERIFY(opened.words("boxWinner").contains(QString::fromStdString(opened.game().seats[1].name)));
    }

    void aDieThatLiesThereIsChosenAndCorrectedOrRemoved() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("F I II III"));
        opened.die(Trait::FlowerColour, QStringLiteral("boxDie1"))->click();
        opened.die(Trait::FlowerColour, QStringLiteral("boxFace4"))->click();
        const std::vector<BoxGame::Die> corrected{{Trait::FlowerColour, DieFace::One},
                                                  {Trait::FlowerColour, DieFace::Mutation},
                                                  {Trait::FlowerColour, DieFace::Three}};
        QVERIFY(opened.game().now().dice == corrected);
        opened.die(Trait::FlowerColour, QStringLiteral("boxDie0"))->click();
        opened.press("boxRemove");
        QCOMPARE(opened.game().now().dice.size(), std::size_t{2});
        opened.die(Trait::FlowerColour, QStringLiteral("boxFace0"))->click();
        QCOMPARE(opened.game().now().dice.size(), std::size_t{3});
    }

    void choosingADieWithoutCorrectingItChangesNothing() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("F I"));
        opened.die(Trait::FlowerColour, QStringLiteral("boxDie0"))->click();
        opened.die(Trait::FlowerColour, QStringLiteral("boxDie0"))->click();
        opened.die(Trait::FlowerColour, QStringLiteral("boxFace1"))->click();
        QCOMPARE(opened.game().now().dice.size(), std::size_t{2});
    }

    void undoAndRedoAreButtonsAndKeys() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("G I II"));
        opened.press("boxUndo");
        QVERIFY(opened.game().now().dice.empty());
        opened.press("boxRedo");
        QCOMPARE(opened.game().now().dice.size(), std::size_t{2});
        opened.press("boxNext");
        QCOMPARE(opened.game().round(), 2);
        opened.press("boxUndo");
        QCOMPARE(opened.game().round(), 1);
        opened.press("boxUndo");
        opened.press("boxUndo");
        QVERIFY(!opened.page.session().isOpen());
        QVERIFY(seen<QPushButton>(opened.page, "boxBegin"));
    }

    /// After typing, the field has the focus, and its own undo would bring the typed text back.
    void theUndoKeysTakeBackWhatWasTyped() {
        Opened opened(m_folder->path());
        QVERIFY(QTest::qWaitForWindowActive(&opened.page));
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("G I II"));
        auto* field = find<QLineEdit>(opened.page, "boxTyped");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(opened.game().now().dice.empty());
        QCOMPARE(field->text(), QString());
        QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(opened.game().now().dice.size(), std::size_t{2});
        QTest::keyClicks(field, QStringLiteral("R"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(field->text(), QString());
        QCOMPARE(opened.game().now().dice.size(), std::size_t{2});
    }

    void aDieOfAnEarlierRoundCanBeCorrectedUntilTheEnd() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxRounds")->setValue(2);
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R IV"));
        opened.press("boxNext");
        opened.type("boxTyped", QStringLiteral("R I"));
        find<SegmentRow>(opened.page, "boxShownRound")->setValue(1);
        QVERIFY_SAYS(opened.words("boxRound"), "BoxPage.correctingRound", 1, 2);
        opened.die(Trait::SeedShape, QStringLiteral("boxDie0"))->click();
        opened.die(Trait::SeedShape, QStringLiteral("boxFace2"))->click();
        QVERIFY(opened.game().at(1).dice[0].face == DieFace::Three);
        QVERIFY(opened.game().now().dice[0].face == DieFace::One);
        QCOMPARE(find<QPushButton>(opened.page, "boxNext")->text(), wording("BoxPage.backToRound", 2));
        opened.press("boxNext");
        QVERIFY(opened.die(Trait::SeedShape, QStringLiteral("boxDie0"))->face() == DieFace::One);
        opened.press("boxNext");
        QVERIFY(opened.game().counting && seen<QLineEdit>(opened.page, "boxPlants0"));
        opened.press("boxLookBack");
        find<SegmentRow>(opened.page, "boxShownRound")->setValue(1);
        opened.type("boxTyped", QStringLiteral("F II"));
        QCOMPARE(opened.game().at(1).dice.size(), std::size_t{2});
        opened.press("boxNext");
        QVERIFY(seen<QLineEdit>(opened.page, "boxPlants0"));
    }

    void whatIsUndoneComesIntoSight() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxRounds")->setValue(2);
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R IV"));
        opened.press("boxNext");
        auto* rounds = find<SegmentRow>(opened.page, "boxShownRound");
        rounds->setValue(1);
        opened.type("boxTyped", QStringLiteral("F I"));
        opened.press("boxNext"); // back to round 2
        opened.press("boxUndo");
        QVERIFY_SAYS(opened.words("boxRound"), "BoxPage.correctingRound", 1, 2);
        opened.press("boxNext");
        opened.press("boxNext");
        opened.press("boxLookBack");
        opened.press("boxUndo"); // the counting
        QVERIFY_SAYS(opened.words("boxRound"), "BoxPage.round", 2, 2);
        QVERIFY(seen<QLabel>(opened.page, "boxOrder"));
    }

    void aSixthDieAtOnceIsRefusedForWhatItIs() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R I I I I I I"));
        QVERIFY(opened.game().now().dice.empty());
        QVERIFY_SAYS(opened.words("boxProblem"), "BoxSession.fiveDiceRoundThese");
        opened.type("boxTyped", QStringLiteral("Erbse"));
        opened.type("boxTyped", QStringLiteral("R I I I I I I"));
        QVERIFY_SAYS(opened.words("boxProblem"), "BoxSession.fiveDiceRoundThese");
    }

    void mistypedPlantsStayToBeCorrected() {
        Opened opened(m_folder->path());
        find<SegmentRow>(opened.page, "boxRounds")->setValue(1);
        opened.press("boxBegin");
        opened.press("boxNext");
        opened.type("boxPlants0", QStringLiteral("4 x"));
        find<QSpinBox>(opened.page, "boxCoins1")->setValue(9);
        QCOMPARE(find<QLineEdit>(opened.page, "boxPlants0")->text(), QStringLiteral("4 x"));
    }

    void anotherThemeKeepsWhatIsBeingTyped() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        QTest::keyClicks(find<QLineEdit>(opened.page, "boxTyped"), QStringLiteral("R II"));
        Theme::current().setTextScale(1.25);
        const QString kept = find<QLineEdit>(opened.page, "boxTyped")->text();
        Theme::current().setTextScale(1);
        QCOMPARE(kept, QStringLiteral("R II"));
    }

    void parentsChangeTheStripsAndAllDiceOfTheRound() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("T IV IV"));
        auto* trait = find<QWidget>(opened.page, "boxTrait3");
        find<SegmentRow>(trait, "boxLeft")->setValue(0);
        const auto* strip = find<RatioStrip>(trait);
        QCOMPARE(strip->sample().observed()[1], 2);
        QCOMPARE(strip->sample().observed()[2], 0);
    }

    void whatIsNoDieIsExplained() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("Erbse"));
        QVERIFY(opened.words("boxProblem").contains(QStringLiteral("R III")));
        QCOMPARE(find<QLineEdit>(opened.page, "boxTyped")->text(), QStringLiteral("Erbse"));
        opened.type("boxTyped", QStringLiteral("R III"));
        QCOMPARE(opened.words("boxProblem"), QString());
    }

    void twoPlayersCannotHaveOneName() {
        Opened opened(m_folder->path());
        QTest::keyClicks(find<QLineEdit>(opened.page, "boxName0"), QStringLiteral("Ada"));
        QTest::keyClicks(find<QLineEdit>(opened.page, "boxName1"), QStringLiteral("ada"));
        opened.press("boxBegin");
        QVERIFY(!opened.page.session().isOpen());
    }

    void theGameIsThereWhenThePageIsMadeAgain() {
        {
            Opened opened(m_folder->path());
            opened.press("boxBegin");
            opened.type("boxTyped", QStringLiteral("G I II"));
        }
        Opened opened(m_folder->path());
        QVERIFY(opened.die(Trait::PodColour, QStringLiteral("boxDie1"))->face() == DieFace::Two);
        opened.press("boxNew");
        QVERIFY(seen<QPushButton>(opened.page, "boxBegin"));
        opened.press("boxNext"); // back to the game
        QVERIFY(opened.die(Trait::PodColour, QStringLiteral("boxDie1")));
    }

    void everyControlHasAName() {
        Opened opened(m_folder->path());
        const auto check = [&opened] {
            for (const QWidget* one : findAll<QWidget>(opened.page))
                if (one->isVisibleTo(&opened.page) && (one->focusPolicy() & Qt::TabFocus) &&
                    one->isEnabled() && one->objectName() != QLatin1String("qt_spinbox_lineedit"))
                    QVERIFY2(!one->accessibleName().isEmpty(), one->metaObject()->className());
        };
        check();
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("G I II"));
        check();
        opened.page.session().change([](BoxGame& game) {
            game.counting = true;
            return true;
        });
        check();
    }

    void pointsOfPlantsAreNumbersWithSpaces() {
        using Points = std::vector<int>;
        QVERIFY(BoxCard::pointsTyped(QStringLiteral(" 4 6,3+2 ")).value_or(Points()) == (Points{4, 6, 3, 2}));
        QVERIFY(BoxCard::pointsTyped(QString()).value_or(Points{1}).empty());
        for (const char* wrong : {"x", "-1", "100", "4 x"})
            QVERIFY2(!BoxCard::pointsTyped(QLatin1String(wrong)), wrong);
    }

    void theStartPageIsOneClickAway() {
        Opened opened(m_folder->path());
        QSignalSpy left(&opened.page, &BoxPage::left);
        opened.press("boxLeave");
        QCOMPARE(left.size(), 1);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(BoxPageTest)
#include "box_page_test.moc"
