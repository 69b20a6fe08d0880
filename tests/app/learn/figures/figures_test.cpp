// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/predict_panel.h"
#include "app/learn/session/lesson_steps.h"
#include "app/learn/session/prediction_draft.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QTest>
#include <QtWidgets/QSlider>

#include <cmath>
#include <map>
#include <memory>
#include <numeric>

using namespace app;

namespace {

/// What can be read and heard of a figure, and of what.
QStringList wordsOf(const QWidget& figure) {
    QStringList words;
    for (const auto* part : findAll<QWidget>(figure)) {
        if (!part->isVisibleTo(&figure))
            continue;
        words << part->accessibleName() << part->accessibleDescription() << part->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(part))
            words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(part))
            words << button->text();
    }
    words.removeAll(QString());
    return words;
}

} // namespace

/// What all the interactive parts of the lessons do.
class FiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void everyFigureSetsUpAnExperimentWhoseChancesAreComplete() {
        for (const lessons::Topic* topic : lessons::topics()) {
            FigureBench bench(*topic);
            const lessons::Experiment& experiment = bench.run.experiment();
            QVERIFY2(!experiment.outcomes.empty(), topic->title.c_str());
            const auto chances = experiment.chances();
            QVERIFY2(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-9,
                     topic->title.c_str());
            const auto rolled = experiment.rolled();
            QCOMPARE(rolled.size(), chances.size());
            QVERIFY2(std::abs(std::accumulate(rolled.begin(), rolled.end(), 0.0) - 1) < 1e-9,
                     topic->title.c_str());
            QVERIFY(experiment.followed < chances.size());
        }
    }

    void everySwitchOfEveryFigureLeadsToAnExperimentThatCanBeRolled() {
        for (const lessons::Topic* topic : lessons::topics()) {
            FigureBench bench(*topic);
            for (auto* button : findAll<QAbstractButton>(bench.window)) {
                if (!button->isCheckable())
                    continue;
                button->click();
                bench.run.startOver();
                bench.predictEvenly();
                bench.run.roll(100);
                QVERIFY2(bench.run.size() == 100, qPrintable(button->accessibleName()));
            }
            for (auto* slider : findAll<QSlider>(bench.window))
                for (const int value : {slider->minimum(), slider->maximum()}) {
                    slider->setValue(value);
                    bench.run.startOver();
                    bench.predictEvenly();
                    bench.run.roll(100);
                    QVERIFY2(bench.run.size() == 100, topic->title.c_str());
                }
        }
    }

    void everyFigureBeginsWithTheCrossOfItsTopic() {
        // The same topic with another gene, or another pair of genes.
        const std::map<std::string_view, std::string_view> others{
            {"Tt x Tt", "Rr x Rr"},      {"Ff x Ff", "Gg x Gg"},         {"Ff x ff", "Rr x rr"},
            {"Rr x Rr", "Tt x Tt"},      {"RrGg x RrGg", "FfTt x FfTt"}, {"RrGg x rrgg", "FfTt x fftt"},
            {"XRXR x XrY", "XAXa x XAY"}};
        int crossed = 0;
        for (const lessons::Topic* topic : lessons::topics()) {
            if (topic->startCross.empty())
                continue;
            ++crossed;
            lessons::Topic other = *topic;
            QVERIFY2(others.contains(topic->startCross), topic->title.c_str());
            other.startCross = others.at(topic->startCross);
            FigureBench here(*topic);
            FigureBench there(other);
            // Of whole families the title names the cross.
            const auto lettersOf = [topic](const FigureBench& bench) {
                return topic->figure == lessons::Figure::SmallFamilies
                           ? core::english(bench.run.experiment().title)
                           : bench.run.experiment().outcomes[0].letters;
            };
            const auto firstLetter = [](std::string_view cross) { return cross.substr(0, 1); };
            QVERIFY2(lettersOf(here).starts_with(firstLetter(topic->startCross)), topic->title.c_str());
            QVERIFY2(lettersOf(there).starts_with(firstLetter(other.startCross)), topic->title.c_str());
        }
        QVERIFY(crossed > 5);
    }

    void everyFigureSaysInAnotherLanguageWhatANewOneWouldSay() {
        int spoken = 0;
        for (const lessons::Topic* topic : lessons::topics()) {
            FigureBench bench(*topic);
            const QStringList english = wordsOf(*bench.figure);
            const auto parts = findAll<QWidget>(*bench.figure);
            {
                const InGerman german;
                QVERIFY2(findAll<QWidget>(*bench.figure) == parts, topic->title.c_str());
                const std::unique_ptr<LessonFigure> fresh(
                    LessonFigure::make(bench.settings, bench.run, nullptr));
                QCOMPARE(wordsOf(*bench.figure), wordsOf(*fresh));
                spoken += wordsOf(*bench.figure) != english;
            }
            QCOMPARE(wordsOf(*bench.figure), english);
        }
        QCOMPARE(spoken, int(lessons::topics().size()));
    }

    void aRecordedPredictionShowsNothingNewInAnyFigure() {
        int hidden = 0;
        for (const lessons::Topic* topic : lessons::topics()) {
            FigureBench bench(*topic);
            const QImage before = bench.figure->grab().toImage();
            bench.predictEvenly();
            QVERIFY2(bench.figure->grab().toImage() == before, topic->title.c_str());
            bench.run.roll(16);
            hidden += bench.figure->grab().toImage() != before;
        }
        QVERIFY(hidden > 5);
    }

    void theQuestionIsThatOfThePatternAtHand() {
        FigureBench bench("patterns");
        PredictionDraft draft(bench.run);
        PredictPanel panel(bench.settings, bench.run, draft, &bench.window);
        panel.show();
        QSet<QString> asked;
        for (int pattern = 0; pattern < 6; ++pattern) {
            QVERIFY(bench.press(QStringLiteral("pattern%1").arg(pattern)));
            QVERIFY(!bench.run.hasPrediction());
            asked << find<QLabel>(panel, "question")->text() + find<QLabel>(panel, "beforeQuestion")->text();
            bench.predictEvenly();
            bench.run.roll(16);
        }
        QCOMPARE(asked.size(), 6);
    }

    void theQuestionOfTheSwitchesSaysWhatIsCounted() {
        FigureBench bench("expression");
        const QString letters = LessonFigure::question(bench.settings);
        QCOMPARE(letters, QString::fromStdString(bench.settings.topic().predict));
        QVERIFY(bench.press(QStringLiteral("view1")));
        QVERIFY(letters != LessonFigure::question(bench.settings));
        QVERIFY(bench.press(QStringLiteral("view0")));
        QCOMPARE(letters, LessonFigure::question(bench.settings));
    }

    void theLineUnderAPredictionNamesNoRatio() {
        for (const lessons::Topic* topic : lessons::topics()) {
            FigureBench bench(*topic);
            PredictionDraft draft(bench.run);
            const PredictPanel panel(bench.settings, bench.run, draft, nullptr);
            const auto* line = find<QLabel>(panel, "predictionState");
            QVERIFY2(!line->text().isEmpty() && !line->text().contains(QLatin1Char(':')),
                     topic->title.c_str());
        }
    }
};

GENOTYPE_TEST(FiguresTest)
#include "figures_test.moc"
