// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/square_picture.h"
#include "app/charts/tally_pad.h"
#include "app/lessons/figures/lesson_figure.h"
#include "app/lessons/figures/sequence_picture.h"
#include "app/lessons/roll_panel.h"
#include "app/lessons/session/game_dice.h"
#include "app/lessons/session/lesson_session.h"
#include "app/theme/theme.h"
#include "engine/genotype/rules/rules.h"
#include "lessons/mendel_data.h"
#include "lessons/topics/board_position.h"
#include "lessons/topics/catalogue.h"
#include "test_registry.h"

#include "app/document/game_library.h"
#include "app/document/journal.h"
#include "document/table.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

#include <cmath>
#include <numeric>

using namespace app;

namespace {

/// A session with its figure, shown.
struct Bench {
    QTemporaryDir folder;
    Progress progress{folder.path()};
    LessonSession session;
    QWidget window;
    LessonFigure* figure = nullptr;

    explicit Bench(const char* topic, std::uint64_t seed = 3)
        : session(*lessons::findTopic(topic), progress, seed) {
        figure = LessonFigure::make(session, &window);
        figure->resize(600, 500);
        window.resize(600, 500);
        window.show();
    }

    bool press(const QString& name) {
        for (auto* button : window.findChildren<QAbstractButton*>())
            if (button->isVisible() && (button->objectName() == name || button->text() == name)) {
                button->click();
                return true;
            }
        return false;
    }

    QString words(const char* name) const {
        const auto* label = window.findChild<QLabel*>(QLatin1String(name));
        return label ? label->text() : QString();
    }

    void foretell() { session.predict(std::vector<int>(session.experiment().outcomes.size(), 1)); }
};

} // namespace

/// What the interactive parts of the lessons do.
class FiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void everyFigureSetsUpAnExperimentWhoseChancesAreComplete() {
        for (const lessons::Topic* topic : lessons::topics()) {
            Bench bench(std::string(topic->id).c_str());
            const lessons::Experiment& experiment = bench.session.experiment();
            QVERIFY2(!experiment.outcomes.empty(), topic->title);
            const auto chances = experiment.chances();
            QVERIFY2(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-9, topic->title);
            const auto rolled = experiment.rolled();
            QCOMPARE(rolled.size(), chances.size());
            QVERIFY2(std::abs(std::accumulate(rolled.begin(), rolled.end(), 0.0) - 1) < 1e-9, topic->title);
            QVERIFY(experiment.followed < chances.size());
        }
    }

    void everySwitchOfEveryFigureLeadsToAnExperimentThatCanBeRolled() {
        for (const lessons::Topic* topic : lessons::topics()) {
            Bench bench(std::string(topic->id).c_str());
            for (auto* button : bench.window.findChildren<QAbstractButton*>()) {
                if (!button->isCheckable())
                    continue;
                button->click();
                bench.session.startOver();
                bench.foretell();
                bench.session.roll(100);
                QVERIFY2(bench.session.size() == 100, qPrintable(button->accessibleName()));
            }
            for (auto* slider : bench.window.findChildren<QSlider*>())
                for (const int value : {slider->minimum(), slider->maximum()}) {
                    slider->setValue(value);
                    bench.session.startOver();
                    bench.foretell();
                    bench.session.roll(100);
                    QVERIFY2(bench.session.size() == 100, topic->title);
                }
        }
    }

    void theSquareSaysWhichCellIsWrongAndWhenAllAreRight() {
        Bench bench("square");
        QVERIFY(bench.press(QStringLiteral("cell3")));
        QVERIFY(bench.words("squareSaid").contains(QStringLiteral("IV")));
        // FF, Ff, Ff, ff: each press goes on to the next genotype.
        const std::array presses{1, 2, 2, 2};
        for (int cell = 0; cell < 4; ++cell)
            for (int i = 0; i < presses[std::size_t(cell)]; ++i)
                QVERIFY(bench.press(QStringLiteral("cell%1").arg(cell)));
        QVERIFY(bench.words("squareSaid").contains(QStringLiteral("Every cell")));
    }

    void changesTheLettersOfAGeneAndSaysWhatBecomesOfIt() {
        Bench bench("expression");
        auto* letters = bench.window.findChild<SequencePicture*>();
        QVERIFY(letters);
        // The seventh codon, GAG, in the second letter: sickle cell anaemia.
        letters->setPlace(18);
        QTest::keyClick(letters, Qt::Key_Right);
        QCOMPARE(letters->place(), 19);
        QVERIFY(bench.press(QStringLiteral("substituteT")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("valine now, not glutamic acid")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("sickle")));
        QVERIFY(bench.press(QStringLiteral("originalGene")));
        QVERIFY(bench.press(QStringLiteral("insertC")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Frameshift")));
        QVERIFY(bench.press(QStringLiteral("deleteLetter")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("The beginning")));
        letters->setPlace(18);
        QVERIFY(bench.press(QStringLiteral("substituteT")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Nonsense")));
    }

    void movesAPieceOfAGeneInTwoSteps() {
        Bench bench("expression");
        auto* letters = bench.window.findChild<SequencePicture*>();
        letters->setPlace(3);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Choose the letter")));
        letters->setPlace(12);
        QVERIFY(bench.press(QStringLiteral("moveLetters")));
        QVERIFY(bench.words("geneSaid").startsWith(QStringLiteral("Several amino acids")));
    }

    void changesAGeneAtRandomWithoutEnd() {
        Bench bench("expression");
        for (int i = 0; i < 200; ++i) {
            QVERIFY(bench.press(QStringLiteral("randomLetter")));
            QVERIFY(!bench.words("geneSaid").isEmpty());
            bench.press(i % 3 == 0 ? QStringLiteral("insertG") : QStringLiteral("deleteLetter"));
        }
    }

    void tellsABacteriumsSwitchesFromAPeas() {
        Bench bench("expression");
        QVERIFY(bench.press(QStringLiteral("view1")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("on together")));
        QVERIFY(bench.press(QStringLiteral("bound1")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("are off")));
        QVERIFY(bench.press(QStringLiteral("view2")));
        QVERIFY(bench.words("geneSaid").contains(QStringLiteral("this gene, and it alone")));
    }

    void theRiddleKeepsItsCountsWhileParentsAreTried() {
        Bench bench("square");
        QVERIFY(bench.press(QStringLiteral("mode1")));
        bench.foretell();
        bench.session.roll(200);
        const auto counts = bench.session.counts();
        for (const char* parent : {"left0", "left2", "top0", "top2"}) {
            QVERIFY(bench.press(QLatin1String(parent)));
            QVERIFY(bench.session.counts() == counts);
        }
        // ff × ff can have no purple offspring.
        if (counts[0] > 0) {
            bench.press(QStringLiteral("left2"));
            bench.press(QStringLiteral("top2"));
            QVERIFY(bench.words("squareSaid").contains(QStringLiteral("cannot")));
            QCOMPARE(bench.session.experiment().outcomes[0].chance, 0.0);
        }
    }

    void everyRiddleCanBeSolved() {
        for (int riddle = 0; riddle < 12; ++riddle) {
            Bench bench("square");
            bench.press(QStringLiteral("mode1"));
            bench.session.setSetting(QStringLiteral("riddle"), riddle);
            LessonFigure::prepare(bench.session);
            bench.foretell();
            bench.session.roll(100);
            int possible = 0;
            for (int left = 0; left < 3; ++left)
                for (int top = 0; top < 3; ++top) {
                    bench.press(QStringLiteral("left%1").arg(left));
                    bench.press(QStringLiteral("top%1").arg(top));
                    possible += bench.words("squareSaid").contains(QStringLiteral("cannot")) ? 0 : 1;
                }
            QVERIFY(possible >= 1);
        }
    }

    void oneWhiteOffspringEndsTheTestCross() {
        int decided = 0;
        for (int plant = 0; plant < 8; ++plant) {
            Bench bench("test-cross");
            bench.session.setSetting(QStringLiteral("plant"), plant);
            LessonFigure::prepare(bench.session);
            bench.foretell();
            bench.session.roll(40);
            const bool white = bench.session.counts()[1] > 0;
            decided += white ? 1 : 0;
            QCOMPARE(bench.words("belief").contains(QStringLiteral("is Ff")), white);
            bench.press(white ? QStringLiteral("I say Ff") : QStringLiteral("I say FF"));
            QVERIFY2(bench.words("belief").startsWith(QStringLiteral("Yes")),
                     qPrintable(bench.words("belief")));
        }
        // Both kinds of plants come up.
        QVERIFY(decided > 0 && decided < 8);
    }

    void linkedGenesAreEstimatedFromTheirOffspring() {
        Bench bench("linkage");
        bench.window.findChild<QSlider*>()->setValue(10);
        bench.foretell();
        bench.session.roll(100000);
        const double fresh = double(bench.session.counts()[1] + bench.session.counts()[2]) / 100000;
        QVERIFY(std::abs(fresh - 0.1) < 0.01);
        QVERIFY(bench.words("linkageWords").contains(QLocale().toString(100 * fresh, 'f', 1)));
        // The chart still holds them against independence.
        QCOMPARE(bench.session.experiment().outcomes[0].chance, 0.25);
    }

    void aPlantOfFourGenesSaysHowManyLookLikeIt() {
        Bench bench("looks");
        QVERIFY(bench.words("lookWords").contains(QStringLiteral("15")));
        for (const char* recessive : {"gene02", "gene12", "gene22", "gene32"})
            QVERIFY(bench.press(QLatin1String(recessive)));
        QVERIFY(bench.words("lookWords").contains(QStringLiteral("No other")));
    }

    void theSquareHidesLooksUntilTheyAreForetold() {
        Bench bench("several-genes");
        auto* square = bench.window.findChild<SquarePicture*>();
        square->setFocus(Qt::TabFocusReason);
        QTest::keyClick(square, Qt::Key_Right);
        QVERIFY(!square->cursorText().contains(QStringLiteral("round")));
        bench.foretell();
        QTest::keyClick(square, Qt::Key_Right);
        QVERIFY2(square->cursorText().contains(QStringLiteral("round")), qPrintable(square->cursorText()));
    }

    void yearsAreWalkedWithTheArrowKeys() {
        Bench bench("garden");
        auto* years = bench.window.findChild<QListWidget*>();
        QTest::keyClick(years, Qt::Key_Down);
        QCOMPARE(bench.session.setting(QStringLiteral("year"), 0).toInt(), 1);
    }

    void drawnGametesComeFromThePlant() {
        Bench bench("gametes");
        for (int i = 0; i < 30; ++i)
            bench.press(QStringLiteral("Draw one gamete"));
        const QStringList drawn = bench.session.setting(QStringLiteral("drawn"), {}).toStringList();
        QVERIFY(drawn.contains(QStringLiteral("R")) && drawn.contains(QStringLiteral("r")));
        QVERIFY(drawn.size() <= 16);
    }

    void dihybridOfMendelIsOfSeedColour() {
        Bench bench("several-genes");
        QVERIFY(bench.press(QStringLiteral("genes3")));
        const auto& published = bench.session.experiment().published;
        QCOMPARE(published.size(), std::size_t{1});
        QVERIFY((published[0]->counts == std::vector<std::int64_t>{315, 108, 101, 32}));
        bench.press(QStringLiteral("genes0"));
        QVERIFY(bench.session.experiment().published.empty());
    }

    void diceOfTheLastGameAreCountedByTheirParents() {
        QTemporaryDir folder;
        const GameLibrary library(folder.path());
        const auto experiment = lessons::offspringByGenotype(lessons::startCross("Rr x Rr"));
        QVERIFY(!lastGameDice(folder.path(), experiment));
        const genotype::Record record = table::played(table::record({"simple", "simple"}, 5), 9);
        QVERIFY(library.create(record).ok());
        // Counted by hand from the events.
        std::vector<std::int64_t> counts(3);
        for (const genotype::Event& event : genotype::replay(record).events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event))
                if (die->trait == genotype::Trait::SeedShape && die->parents == genotype::Parents{} &&
                    !die->omari && die->face != genotype::DieFace::Mutation)
                    ++counts[std::size_t(genotype::poolAreaOf(die->parents, die->face))];
        const auto dice = lastGameDice(folder.path(), experiment);
        QVERIFY(dice);
        QVERIFY(dice->counts == counts);
        const auto looks =
            lastGameDice(folder.path(), lessons::offspringByLooks(lessons::startCross("Rr x Rr")));
        QVERIFY(looks);
        QVERIFY((looks->counts == std::vector<std::int64_t>{counts[0] + counts[1], counts[2]}));
    }

    void diceOfASetPositionAreSaidToBe() {
        QTemporaryDir folder;
        const GameLibrary library(folder.path());
        const auto experiment = lessons::offspringByLooks(lessons::startCross("Ff x ff"));
        genotype::Record header = table::record({"simple", "simple"}, 5, lessons::lessonRounds);
        header.setup.position = lessons::boardPosition(experiment);
        // Somebody who plays by chance may take the gene tiles away before the dice fall.
        const auto rolled = [](const genotype::Record& record) {
            return std::ranges::any_of(genotype::replay(record).events, [](const genotype::Event& event) {
                const auto* die = std::get_if<genotype::event::DieRolled>(&event);
                return die && die->trait == genotype::Trait::FlowerColour && !die->omari &&
                       die->face != genotype::DieFace::Mutation &&
                       die->parents == genotype::Parents{genotype::Genotype::Heterozygous,
                                                         genotype::Genotype::HomozygousRecessive};
            });
        };
        genotype::Record record = table::played(header, 9);
        for (std::uint64_t seed = 10; !rolled(record); ++seed)
            record = table::played(header, seed);
        QVERIFY(library.create(record).ok());
        const auto dice = lastGameDice(folder.path(), experiment);
        QVERIFY(dice);
        QVERIFY(dice->setPosition);
        QVERIFY(dice->counts[0] + dice->counts[1] > 0);
    }

    void keptMutationsOfAGameAreCountedWhereTheyAreTheQuestion() {
        QTemporaryDir folder;
        const GameLibrary library(folder.path());
        Bench bench("mutation");
        const genotype::Record record = table::played(table::record({"simple", "simple"}, 5), 9);
        QVERIFY(library.create(record).ok());
        std::vector<std::int64_t> counts(2);
        for (const genotype::Event& event : genotype::replay(record).events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event); die && !die->omari)
                ++counts[die->face == genotype::DieFace::Mutation ? 0 : 1];
        const auto dice = lastGameDice(folder.path(), bench.session.experiment());
        QVERIFY(dice);
        QVERIFY(dice->counts == counts);
    }

    void aGameIsAskedForWhereTheLessonsCrossIsOnTheBoard() {
        for (const char* topic : {"dominance", "square", "test-cross", "several-genes", "mutation"}) {
            Bench bench(topic);
            RollPanel panel(bench.session, nullptr);
            auto* play = panel.findChild<QPushButton*>(QStringLiteral("playOnBoard"));
            QVERIFY2(play, topic);
            std::optional<genotype::StartPosition> asked;
            connect(&bench.session, &LessonSession::boardRequested, this,
                    [&asked](const genotype::StartPosition& position) { asked = position; });
            bench.foretell();
            play->click();
            QVERIFY2(asked.has_value(), topic);
            QVERIFY(genotype::isValid({.players = 2, .rounds = lessons::lessonRounds, .position = asked}));
        }
        // The dice of the game are not linked, and a gamete is no offspring.
        for (const char* topic : {"linkage", "gametes"}) {
            Bench bench(topic);
            RollPanel panel(bench.session, nullptr);
            QVERIFY2(!panel.findChild<QPushButton*>(QStringLiteral("playOnBoard")), topic);
        }
    }

    void aTableFromAFileIsHeldAgainstTheCross() {
        Bench bench("dominance");
        bench.foretell();
        RollPanel panel(bench.session, nullptr);
        const QString path = bench.folder.filePath(QStringLiteral("peas.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a;b\n7;3\n");
        file.close();
        panel.showFile(path);
        QVERIFY((bench.session.counts() == std::vector<std::int64_t>{7, 3}));
        QVERIFY(bench.session.source().contains(QStringLiteral("peas.csv")));
        // What cannot be read changes nothing.
        panel.showFile(bench.folder.filePath(QStringLiteral("none.csv")));
        QVERIFY((bench.session.counts() == std::vector<std::int64_t>{7, 3}));
    }

    void theTallyPadCountsIntoTheChart() {
        Bench bench("dominance");
        bench.foretell();
        RollPanel panel(bench.session, nullptr);
        panel.show();
        panel.findChild<QPushButton*>(QStringLiteral("tally"))->click();
        auto* pad = panel.findChild<TallyPad*>();
        QVERIFY(pad);
        pad->tap(0);
        pad->tap(1);
        pad->tap(1);
        QVERIFY((bench.session.counts() == std::vector<std::int64_t>{1, 2}));
        QVERIFY(!bench.session.source().isEmpty());
        panel.findChild<QPushButton*>(QStringLiteral("roll16"))->click();
        QCOMPARE(bench.session.size(), std::int64_t{16});
        QVERIFY(bench.session.source().isEmpty());
    }
};

GENOTYPE_TEST(FiguresTest)
#include "figures_test.moc"
