// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/ratio_strip.h"
#include "app/games/printed/box_count.h"
#include "app/games/printed/box_page.h"
#include "app/games/printed/die_button.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/segment_row.h"
#include "box_tables.h"
#include "test_registry.h"
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
    /// The visible one, since parts that were replaced live until the event loop runs.
    template <typename Widget> Widget* find(const QString& name) const {
        for (auto* one : page.findChildren<Widget*>(name))
            if (one->isVisibleTo(&page))
                return one;
        return nullptr;
    }
    void press(const char* name) const { find<QPushButton>(QLatin1String(name))->click(); }
    void type(const char* name, const QString& text) const {
        auto* field = find<QLineEdit>(QLatin1String(name));
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    DieButton* die(Trait trait, const QString& name) const {
        return find<QWidget>(QStringLiteral("boxTrait%1").arg(int(trait)))->findChild<DieButton*>(name);
    }
    QString words(const char* name) const {
        const auto* label = find<QLabel>(QLatin1String(name));
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
            for (const auto* area : opened.page.findChildren<QScrollArea*>())
                most = area->isVisible() ? qMax(most, area->horizontalScrollBar()->maximum()) : most;
            return most;
        };
        const int setup = tooWide();
        opened.press("boxBegin");
        const int table = tooWide();
        opened.press("boxNext");
        QVERIFY(opened.find<SegmentRow>(QStringLiteral("boxShownRound")));
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
        opened.find<SegmentRow>(QStringLiteral("boxPlayers"))->setValue(2);
        opened.find<SegmentRow>(QStringLiteral("boxRounds"))->setValue(1);
        QTest::keyClicks(opened.find<QLineEdit>(QStringLiteral("boxName0")), QStringLiteral("Ada"));
        QTest::keyClicks(opened.find<QLineEdit>(QStringLiteral("boxName1")), QStringLiteral("Ben"));
        opened.press("boxBegin");
        QVERIFY(opened.words("boxOrder").contains(QStringLiteral("Ada, Ben")));
        opened.die(Trait::SeedShape, QStringLiteral("boxFace2"))->click();
        opened.type("boxTyped", QStringLiteral("R IV, F mutation"));
        QCOMPARE(opened.game().now().dice.size(), std::size_t{3});
        opened.press("boxNext");
        QVERIFY(opened.game().counting);
        auto* plants = opened.find<QLineEdit>(QStringLiteral("boxPlants0"));
        plants->setText(QStringLiteral("4 6"));
        emit plants->editingFinished();
        opened.find<QSpinBox>(QStringLiteral("boxCoins1"))->setValue(9);
        opened.find<QSpinBox>(QStringLiteral("boxMarkers1"))->setValue(2);
        auto* goal = opened.find<QComboBox>(QStringLiteral("boxGoal0"));
        goal->setCurrentIndex(1);
        emit goal->activated(1);
        opened.find<QSpinBox>(QStringLiteral("boxGoalPlants0"))->setValue(2);
        QCOMPARE(opened.game().score(0).total(), 14);
        QCOMPARE(opened.game().score(1).total(), 11);
        QCOMPARE(opened.words("boxWinner"), QStringLiteral("Ada wins with 14 points."));
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
        QVERIFY(opened.find<QPushButton>(QStringLiteral("boxBegin")));
    }

    /// After typing, the field has the focus, and its own undo would bring the typed text back.
    void theUndoKeysTakeBackWhatWasTyped() {
        Opened opened(m_folder->path());
        QVERIFY(QTest::qWaitForWindowActive(&opened.page));
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("G I II"));
        auto* field = opened.find<QLineEdit>(QStringLiteral("boxTyped"));
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
        opened.find<SegmentRow>(QStringLiteral("boxRounds"))->setValue(2);
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R IV"));
        opened.press("boxNext");
        opened.type("boxTyped", QStringLiteral("R I"));
        opened.find<SegmentRow>(QStringLiteral("boxShownRound"))->setValue(1);
        QVERIFY(opened.words("boxRound").contains(QStringLiteral("Correcting round 1 of 2")));
        opened.die(Trait::SeedShape, QStringLiteral("boxDie0"))->click();
        opened.die(Trait::SeedShape, QStringLiteral("boxFace2"))->click();
        QVERIFY(opened.game().at(1).dice[0].face == DieFace::Three);
        QVERIFY(opened.game().now().dice[0].face == DieFace::One);
        QCOMPARE(opened.find<QPushButton>(QStringLiteral("boxNext"))->text(),
                 QStringLiteral("Back to round 2"));
        opened.press("boxNext");
        QVERIFY(opened.die(Trait::SeedShape, QStringLiteral("boxDie0"))->face() == DieFace::One);
        opened.press("boxNext");
        QVERIFY(opened.game().counting && opened.find<QLineEdit>(QStringLiteral("boxPlants0")));
        opened.press("boxLookBack");
        opened.find<SegmentRow>(QStringLiteral("boxShownRound"))->setValue(1);
        opened.type("boxTyped", QStringLiteral("F II"));
        QCOMPARE(opened.game().at(1).dice.size(), std::size_t{2});
        opened.press("boxNext");
        QVERIFY(opened.find<QLineEdit>(QStringLiteral("boxPlants0")));
    }

    void whatIsUndoneComesIntoSight() {
        Opened opened(m_folder->path());
        opened.find<SegmentRow>(QStringLiteral("boxRounds"))->setValue(2);
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R IV"));
        opened.press("boxNext");
        auto* rounds = opened.find<SegmentRow>(QStringLiteral("boxShownRound"));
        rounds->setValue(1);
        opened.type("boxTyped", QStringLiteral("F I"));
        opened.press("boxNext"); // back to round 2
        opened.press("boxUndo");
        QVERIFY(opened.words("boxRound").contains(QStringLiteral("Correcting round 1 of 2")));
        opened.press("boxNext");
        opened.press("boxNext");
        opened.press("boxLookBack");
        opened.press("boxUndo"); // the counting
        QVERIFY(opened.words("boxRound").contains(QStringLiteral("Round 2 of 2")));
        QVERIFY(opened.find<QLabel>(QStringLiteral("boxOrder")));
    }

    void aSixthDieAtOnceIsRefusedForWhatItIs() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("R I I I I I I"));
        QVERIFY(opened.game().now().dice.empty());
        QVERIFY2(opened.words("boxProblem").contains(QStringLiteral("these would be more")),
                 qPrintable(opened.words("boxProblem")));
        opened.type("boxTyped", QStringLiteral("Erbse"));
        opened.type("boxTyped", QStringLiteral("R I I I I I I"));
        QVERIFY(opened.words("boxProblem").contains(QStringLiteral("these would be more")));
    }

    void mistypedPlantsStayToBeCorrected() {
        Opened opened(m_folder->path());
        opened.find<SegmentRow>(QStringLiteral("boxRounds"))->setValue(1);
        opened.press("boxBegin");
        opened.press("boxNext");
        opened.type("boxPlants0", QStringLiteral("4 x"));
        opened.find<QSpinBox>(QStringLiteral("boxCoins1"))->setValue(9);
        QCOMPARE(opened.find<QLineEdit>(QStringLiteral("boxPlants0"))->text(), QStringLiteral("4 x"));
    }

    void anotherThemeKeepsWhatIsBeingTyped() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        QTest::keyClicks(opened.find<QLineEdit>(QStringLiteral("boxTyped")), QStringLiteral("R II"));
        Theme::current().setTextScale(1.25);
        const QString kept = opened.find<QLineEdit>(QStringLiteral("boxTyped"))->text();
        Theme::current().setTextScale(1);
        QCOMPARE(kept, QStringLiteral("R II"));
    }

    void parentsChangeTheStripsAndAllDiceOfTheRound() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("T IV IV"));
        auto* trait = opened.find<QWidget>(QStringLiteral("boxTrait3"));
        trait->findChild<SegmentRow*>(QStringLiteral("boxLeft"))->setValue(0);
        const auto* strip = trait->findChild<RatioStrip*>();
        QCOMPARE(strip->sample().observed()[1], 2);
        QCOMPARE(strip->sample().observed()[2], 0);
    }

    void whatIsNoDieIsExplained() {
        Opened opened(m_folder->path());
        opened.press("boxBegin");
        opened.type("boxTyped", QStringLiteral("Erbse"));
        QVERIFY(opened.words("boxProblem").contains(QStringLiteral("R III")));
        QCOMPARE(opened.find<QLineEdit>(QStringLiteral("boxTyped"))->text(), QStringLiteral("Erbse"));
        opened.type("boxTyped", QStringLiteral("R III"));
        QCOMPARE(opened.words("boxProblem"), QString());
    }

    void twoPlayersCannotHaveOneName() {
        Opened opened(m_folder->path());
        QTest::keyClicks(opened.find<QLineEdit>(QStringLiteral("boxName0")), QStringLiteral("Ada"));
        QTest::keyClicks(opened.find<QLineEdit>(QStringLiteral("boxName1")), QStringLiteral("ada"));
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
        QVERIFY(opened.find<QPushButton>(QStringLiteral("boxBegin")));
        opened.press("boxNext"); // back to the game
        QVERIFY(opened.die(Trait::PodColour, QStringLiteral("boxDie1")));
    }

    void everyControlHasAName() {
        Opened opened(m_folder->path());
        const auto check = [&opened] {
            for (const QWidget* one : opened.page.findChildren<QWidget*>())
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
        QVERIFY(BoxCount::pointsTyped(QStringLiteral(" 4 6,3+2 ")).value_or(Points()) ==
                (Points{4, 6, 3, 2}));
        QVERIFY(BoxCount::pointsTyped(QString()).value_or(Points{1}).empty());
        for (const char* wrong : {"x", "-1", "100", "4 x"})
            QVERIFY2(!BoxCount::pointsTyped(QLatin1String(wrong)), wrong);
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
