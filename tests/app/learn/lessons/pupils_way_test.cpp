// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_legend.h"
#include "app/charts/outcome_chart.h"
#include "app/documents/game_document.h"
#include "app/documents/game_library.h"
#include "app/learn/lessons/lesson_list.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/lessons/pupil_panel.h"
#include "app/learn/session/lesson_session.h"
#include "app/learn/session/pupil_file.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/rich_words.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/play_page.h"
#include "lessons/documents/catalogue.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSlider>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <set>

using namespace app;

namespace {

using Pupil = PupilAtLessons;

} // namespace

/// Pupils find their way through lessons, in the window.
class PupilsWayTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void aLessonIsLearntWithTheMouse() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.settle();
        pupil.learn({3, 1});
    }

    void aLessonIsLearntWithTheKeyboard() {
        Pupil pupil;
        pupil.byKeyboard = true;
        pupil.page()->showTopic(QStringLiteral("several-genes"));
        pupil.settle();
        pupil.learn({9, 3, 3, 1});
    }

    void aLessonWithAFigureIsLearntWithMouseAndKeyboard() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("linkage"));
        pupil.settle();
        auto* slider = pupil.page()->findChild<QSlider*>(QStringLiteral("fraction"));
        slider->setFocus();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        pupil.settle();
        pupil.learn({2, 1, 1, 2});
    }

    void aLessonsCrossIsPlayedOnTheBoard() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("test-cross"));
        pupil.settle();
        pupil.predict({1, 1});
        QVERIFY(pupil.press(QStringLiteral("recordPrediction")));
        QVERIFY(pupil.press(QStringLiteral("goRoll")));
        QVERIFY(pupil.press(QStringLiteral("playOnBoard")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QCOMPARE(play->view(), PlayPage::View::Board);
        const auto& document = dynamic_cast<const GameDocument&>(play->table().document());
        const genotype::Setup& setup = document.record().setup;
        QVERIFY(setup.position.has_value());
        const auto& parents = setup.position->parents[std::size_t(genotype::Trait::FlowerColour)];
        QVERIFY((parents == genotype::Parents{genotype::Genotype::Heterozygous,
                                              genotype::Genotype::HomozygousRecessive}));
        QCOMPARE(int(document.state().round), setup.position->round);
        // A notice says so, and the game is saved like any other.
        QVERIFY(std::ranges::any_of(play->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("set position"));
        }));
        QVERIFY(document.journal());
    }

    void aGameFromALessonLeadsBackToItAndTheLessonToTheGame() {
        Pupil pupil;
        QVERIFY(!pupil.seen<QPushButton>(QStringLiteral("backToGame")));
        pupil.page()->showTopic(QStringLiteral("test-cross"));
        pupil.settle();
        pupil.predict({1, 1});
        QVERIFY(pupil.press(QStringLiteral("recordPrediction")));
        QVERIFY(pupil.press(QStringLiteral("goRoll")));
        QVERIFY(pupil.press(QStringLiteral("playOnBoard")));
        auto* play = pupil.window.page(QStringLiteral("play"));
        auto* back = play->findChild<QPushButton*>(QStringLiteral("backToLesson"));
        QVERIFY(back && back->isVisible());
        pupil.page()->showTopic(QStringLiteral("garden"));
        back->click();
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("lessons"));
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("test-cross"));
        QVERIFY(pupil.press(QStringLiteral("backToGame")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        QCOMPARE(qobject_cast<PlayPage*>(play)->view(), PlayPage::View::Board);
        // Going to the lessons by the side bar interrupts no game.
        pupil.window.showPage(QStringLiteral("lessons"));
        QVERIFY(!pupil.seen<QPushButton>(QStringLiteral("backToGame")));
    }

    void aLessonOnPopulationsLeadsToGenomeWars() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("hardy-weinberg"));
        pupil.page()->session(QStringLiteral("hardy-weinberg"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        QVERIFY(pupil.press(QStringLiteral("playCompanion")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QCOMPARE(play->view(), PlayPage::View::NewGame);
        QCOMPARE(play->table().id(), QStringLiteral("genome-wars"));
        pupil.window.showPage(QStringLiteral("lessons"));
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.page()->session(QStringLiteral("dominance"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        QVERIFY(pupil.seen<QPushButton>(QStringLiteral("hint")));
        QVERIFY(!pupil.seen<QPushButton>(QStringLiteral("playCompanion")));
    }

    void theLessonOnChanceLeadsToThePupilsOwnGame() {
        Pupil pupil;
        const auto explain = [&pupil] {
            pupil.page()->showTopic(QStringLiteral("dominance"));
            pupil.page()->showTopic(QStringLiteral("is-it-chance"));
            pupil.page()->session(QStringLiteral("is-it-chance"))->steps().setStep(LessonStep::Explain);
            pupil.settle();
        };
        explain();
        QVERIFY(!pupil.seen<QPushButton>(QStringLiteral("openFinishedGame")));
        {
            GameDocument document;
            OpenedGame made =
                GameLibrary(pupil.context.dataFolder).create(table::record({"person", "bot"}, 7, 1));
            document.open(made.record(), std::move(made.journal));
            while (!document.isFinished())
                QVERIFY(document.perform(table::choice(document, 7)));
        }
        explain();
        QVERIFY(pupil.press(QStringLiteral("openFinishedGame")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QTRY_COMPARE(play->view(), PlayPage::View::End);
        QVERIFY(play->findChild<QWidget*>(QStringLiteral("luck")));
    }

    void anAnswerMovesNoButtonBelowTheAnswers() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.page()->session(QStringLiteral("dominance"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        const auto placeOf = [&pupil](const char* name) {
            const auto* button = pupil.seen<QPushButton>(QLatin1String(name));
            return button ? button->mapTo(button->parentWidget()->parentWidget(), QPoint()) : QPoint(-1, -1);
        };
        const QPoint before = placeOf("hint");
        QVERIFY(before.x() >= 0);
        QVERIFY(pupil.press(QStringLiteral("answer1")));
        QVERIFY(pupil.seen<QLabel>(QStringLiteral("feedback")));
        QCOMPARE(placeOf("hint"), before);
        QVERIFY(pupil.press(QStringLiteral("hint")));
        QCOMPARE(placeOf("hint"), before);
        const QPoint practice = placeOf("problemHint");
        QVERIFY(pupil.press(QStringLiteral("problemAnswer0")));
        QCOMPARE(placeOf("problemHint"), practice);
        QCOMPARE(pupil.page()->session(QStringLiteral("dominance"))->quiz().tries().answered, 1);
    }

    void aNumberAndItsSignStayOnOneLine() {
        const auto shown = [](const QString& words) {
            const std::unique_ptr<QLabel> label(richWords(words, nullptr));
            return label->text().replace(QChar(QChar::Nbsp), QLatin1Char('_'));
        };
        QCOMPARE(shown(QStringLiteral("1 of 1 000 000 000 letters")),
                 QStringLiteral("1 of 1_000_000_000 letters"));
        QCOMPARE(shown(QStringLiteral("about 97 % of 3 : 1, 3 × 3")),
                 QStringLiteral("about 97_% of 3_:_1, 3_×_3"));
        QCOMPARE(shown(QStringLiteral("in 1865 he read")), QStringLiteral("in 1865 he read"));
    }

    void theChartSaysWhatItsSignsMean() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        LessonSession* session = pupil.page()->session(QStringLiteral("dominance"));
        QVERIFY(session->run().predict({3, 1}));
        session->steps().setStep(LessonStep::Roll);
        session->run().roll(320);
        pupil.settle();
        QStringList legend;
        for (const LegendEntry& entry :
             pupil.page()->findChild<OutcomeChart*>()->findChild<ChartLegend*>()->entries())
            legend << entry.words;
        for (const char* sign : {"counted", "expected", "95 % range", "your prediction"})
            QVERIFY2(legend.contains(QLatin1String(sign)), qPrintable(legend.join(QLatin1Char('|'))));
    }

    void theListChoosesLessonsByArrowKeys() {
        Pupil pupil;
        auto* list = pupil.page()->findChild<LessonList*>();
        list->setFocus();
        const QString first = pupil.page()->currentTopic();
        QTest::keyClick(list, Qt::Key_Down);
        pupil.settle();
        QVERIFY(pupil.page()->currentTopic() != first);
    }

    void nothingIsRolledWithoutAPrediction() {
        Pupil pupil;
        QVERIFY(pupil.press(QStringLiteral("step2")));
        QVERIFY(!pupil.press(QStringLiteral("roll16")));
        QVERIFY(pupil.press(QStringLiteral("predictFirst")));
        QVERIFY(pupil.seen<QPushButton>(QStringLiteral("recordPrediction")));
    }

    void aLinkOpensTheGlossaryAndTheGlossaryTheLesson() {
        Pupil pupil;
        QVERIFY(go(*pupil.page(), route::Term{QStringLiteral("allele")}));
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("glossary"));
        auto* glossary = qobject_cast<GlossaryPage*>(pupil.window.page(QStringLiteral("glossary")));
        QCOMPARE(glossary->currentTerm(), QStringLiteral("allele"));
        QVERIFY(go(*glossary, route::Lesson{QStringLiteral("several-genes")}));
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("lessons"));
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("several-genes"));
    }

    void anotherNameBeginsAnew() {
        Pupil pupil;
        const QString topic = pupil.page()->currentTopic();
        pupil.typeName(QStringLiteral("Ben"));
        QTest::keyClick(pupil.seen<QLineEdit>(QStringLiteral("pupil")), Qt::Key_Return);
        pupil.settle();
        pupil.predict({1, 1});
        pupil.press(QStringLiteral("recordPrediction"));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ben"));
        QCOMPARE(pupil.page()->progress().share(topic), 0.25);
        auto* name = pupil.page()->findChild<QLineEdit*>(QStringLiteral("pupil"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Ada"));
        QTest::keyClick(name, Qt::Key_Return);
        pupil.settle();
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->progress().share(topic), 0.0);
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 QStringLiteral("What Ben has done stays under that name."));
        // The focus is back where it was.
        QVERIFY(pupil.seen<QLineEdit>(QStringLiteral("pupil"))->hasFocus());
        // Erasing asks for confirmation.
        QVERIFY(pupil.press(QStringLiteral("eraseProgress")));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QVERIFY(pupil.press(QStringLiteral("eraseProgress")));
        QVERIFY(pupil.page()->progress().current().isEmpty());
        QCOMPARE(pupil.page()->progress().names(), QStringList{QStringLiteral("Ben")});
    }

    void aNameTypedAfterTheWorkTakesItAlong() {
        Pupil pupil;
        const QString topic = pupil.page()->currentTopic();
        pupil.predict({1, 1});
        pupil.press(QStringLiteral("recordPrediction"));
        QVERIFY(pupil.press(QStringLiteral("goRoll")));
        QVERIFY(pupil.press(QStringLiteral("roll16")));
        const Progress& progress = pupil.page()->progress();
        const QByteArray earlier = progress.file();
        pupil.typeName(QStringLiteral("Ada"));
        QTest::keyClick(pupil.seen<QLineEdit>(QStringLiteral("pupil")), Qt::Key_Return);
        pupil.settle();
        QCOMPARE(progress.share(topic), 0.5);
        QCOMPARE(pupil.page()->session(topic)->run().size(), std::int64_t{16});
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 QStringLiteral("What was done here without a name now belongs to Ada."));
        const auto saved = PupilFile::read(progress.file());
        QVERIFY(saved && saved->topics == PupilFile::read(earlier)->topics);
        // On a computer that several use, the work may be somebody else's; and whoever pressed by mistake
        // takes it again.
        QVERIFY(pupil.press(QStringLiteral("unnamedProgress")));
        pupil.settle();
        QCOMPARE(progress.current(), QStringLiteral("Ada"));
        QVERIFY(progress.isEmpty());
        QCOMPARE(pupil.page()->session(topic)->run().size(), std::int64_t{0});
        QVERIFY(pupil.press(QStringLiteral("unnamedProgress")));
        pupil.settle();
        QCOMPARE(progress.share(topic), 0.5);
    }

    void noEmptyFileIsSavedWithoutAWord() {
        Pupil pupil;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Ada.json"));
        pupil.typeName(QStringLiteral("Ada"));
        QTest::keyClick(pupil.seen<QLineEdit>(QStringLiteral("pupil")), Qt::Key_Return);
        pupil.settle();
        pupil.page()->findChild<PupilPanel*>()->takeTo(path);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(pupil.words(QStringLiteral("progressNote")),
                 QStringLiteral("Nothing has been done as Ada yet, so there is nothing to save."));
    }
    void aClickIntoTheLessonEndsTheNameAndStillWorks() {
        Pupil pupil;
        pupil.predict({3, 1});
        pupil.typeName(QStringLiteral("Ada"));
        pupil.clickAsAHandDoes(pupil.seen<QPushButton>(QStringLiteral("recordPrediction")));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->progress().share(pupil.page()->currentTopic()), 0.25);
        QVERIFY(pupil.words(QStringLiteral("predictionState")).contains(QLatin1Char('3')));

        pupil.typeName(QStringLiteral("Ben"));
        pupil.clickAsAHandDoes(pupil.seen<QPushButton>(QStringLiteral("step2")));
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ben"));
        QVERIFY(pupil.seen<QPushButton>(QStringLiteral("roll16")));
        // Nothing of Ada's is left.
        QVERIFY(!pupil.page()->session(pupil.page()->currentTopic())->run().hasPrediction());
    }

    void aNumberPutInAfterTheNameIsKept() {
        Pupil pupil;
        pupil.typeName(QStringLiteral("Ada"));
        auto* part = pupil.seen<QSpinBox>(QStringLiteral("part0"));
        const QPoint arrow(part->width() - 6, 6);
        pupil.clickAsAHandDoes(part, arrow);
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.seen<QSpinBox>(QStringLiteral("part0"))->value(), 1);
    }

    void anAnswerGivenRightAfterTheNameIsTheNewPupils() {
        Pupil pupil;
        const QString id = pupil.page()->currentTopic();
        QVERIFY(pupil.press(QStringLiteral("step4")));
        pupil.typeName(QStringLiteral("Ada"));
        auto* answer = pupil.seen<QPushButton>(QStringLiteral("answer1"));
        answer->setFocusPolicy(Qt::StrongFocus);
        pupil.clickAsAHandDoes(answer);
        QCOMPARE(pupil.page()->progress().current(), QStringLiteral("Ada"));
        QCOMPARE(pupil.page()->session(id)->quiz().answer(0), 1);
        QVERIFY(pupil.seen<QLabel>(QStringLiteral("feedback")));
    }

    void answersStandInThePupilsOwnOrder() {
        Pupil pupil;
        std::set<QStringList> orders;
        for (int seed = 0; seed < 8; ++seed) {
            pupil.page()->setSeed(std::uint64_t(seed));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            const QStringList shown = pupil.answersInOrder();
            QVERIFY(pupil.press(QStringLiteral("step3")));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            QCOMPARE(pupil.answersInOrder(), shown);
            QVERIFY(pupil.press(QStringLiteral("step1")));
            orders.insert(shown);
        }
        QVERIFY(orders.size() > 1);
    }

    void theListNamesAChapterAtItsFirstLesson() {
        Pupil pupil;
        const auto* list = pupil.page()->findChild<LessonList*>();
        QString chapter;
        for (int row = 0; row < list->count(); ++row) {
            const QString own = lessonText(pupil.page()->shelf().lessons()[std::size_t(row)].topic->chapter);
            QCOMPARE(
                list->item(row)->data(Qt::AccessibleTextRole).toString().startsWith(own + QLatin1Char('.')),
                own != chapter);
            chapter = own;
        }
    }

    void whoeverRollsSeesTheChartGrow() {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        AppContext context(settings, folder.path(), {});
        // A lab computer's window, a smaller one, and larger text, each without the side bar.
        for (const auto& [size, scale] :
             {std::pair(QSize(1294, 768), 1.0), std::pair(QSize(952, 768), 1.0),
              std::pair(QSize(1258, 768), 1.5), std::pair(QSize(724, 700), 1.0)}) {
            Theme::current().setViewScale(scale);
            LessonsPage page(context);
            page.setAttribute(Qt::WA_DontShowOnScreen);
            page.resize(size);
            page.show();
            for (const lessons::Topic* topic : lessons::topics("en")) {
                const QString id = QString::fromStdString(topic->id);
                page.showTopic(id);
                page.session(id)->steps().setStep(LessonStep::Roll);
                for (int i = 0; i < 3; ++i) {
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                    QCoreApplication::processEvents();
                }
                const auto where = [&, size = size](const char* what) {
                    return QByteArray(what) + " of " + topic->id.c_str() + " at " +
                           QByteArray::number(size.width());
                };
                const auto* chart = page.findChild<OutcomeChart*>();
                // The windows of a lab show all of the chart, a narrow one at least the upper part.
                const int needed = chart ? (size.width() < 800 ? chart->height() / 4 : chart->height()) : 1;
                QVERIFY2(chart && chart->visibleRegion().boundingRect().height() >= needed, where("chart"));
                const QString first =
                    QStringLiteral("roll%1").arg(page.session(id)->run().experiment().portions.front());
                const auto* roll = page.findChild<QPushButton*>(first);
                QVERIFY2(roll && !roll->visibleRegion().isEmpty(), where("button"));
            }
        }
    }

    void whatIsKeptIsTheAnswerAndNotItsPlace() {
        Pupil pupil;
        const QString id = pupil.page()->currentTopic();
        for (const int seed : {0, 1, 2, 3}) {
            pupil.page()->setSeed(std::uint64_t(seed));
            QVERIFY(pupil.press(QStringLiteral("step4")));
            const auto& answers = pupil.page()->session(id)->quiz().form(0).answers;
            for (int answer = 0; answer < int(answers.size()); ++answer) {
                QVERIFY(pupil.press(QStringLiteral("answer%1").arg(answer)));
                QCOMPARE(pupil.page()->session(id)->quiz().answer(0), answer);
                QCOMPARE(pupil.seen<QPushButton>(QStringLiteral("answer%1").arg(answer))->isChecked(),
                         answers[std::size_t(answer)].right);
            }
            QVERIFY(pupil.press(QStringLiteral("step1")));
        }
    }
};

GENOTYPE_TEST(PupilsWayTest)
#include "pupils_way_test.moc"
