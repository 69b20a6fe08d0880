// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_legend.h"
#include "app/charts/outcome_chart.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/documents/catalogue.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QSlider>

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
        auto* slider = find<QSlider>(pupil.page(), "fraction");
        slider->setFocus();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        pupil.settle();
        pupil.learn({2, 1, 1, 2});
    }

    void anAnswerMovesNoButtonBelowTheAnswers() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.page()->session(QStringLiteral("dominance"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        const auto placeOf = [&pupil](const char* name) {
            const auto* button = pupil.seen<QPushButton>(name);
            return button ? button->mapTo(button->parentWidget()->parentWidget(), QPoint()) : QPoint(-1, -1);
        };
        const QPoint before = placeOf("hint");
        QVERIFY(before.x() >= 0);
        QVERIFY(pupil.press(QStringLiteral("answer1")));
        QVERIFY(pupil.seen<QLabel>("feedback"));
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
        for (const LegendEntry& entry : find<ChartLegend>(find<OutcomeChart>(pupil.page()))->entries())
            legend << entry.words;
        for (const char* sign : {"counted", "expected", "95 % range", "your prediction"})
            QVERIFY2(legend.contains(QLatin1String(sign)), qPrintable(legend.join(QLatin1Char('|'))));
    }

    void nothingIsRolledWithoutAPrediction() {
        Pupil pupil;
        QVERIFY(pupil.press(QStringLiteral("step2")));
        QVERIFY(!pupil.press(QStringLiteral("roll16")));
        QVERIFY(pupil.press(QStringLiteral("predictFirst")));
        QVERIFY(pupil.seen<QSpinBox>("part0"));
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
                const auto* chart = seek<OutcomeChart>(page);
                // The windows of a lab show all of the chart, a narrow one at least the upper part.
                const int needed = chart ? (size.width() < 800 ? chart->height() / 4 : chart->height()) : 1;
                QVERIFY2(chart && chart->visibleRegion().boundingRect().height() >= needed, where("chart"));
                const QString first =
                    QStringLiteral("roll%1").arg(page.session(id)->run().experiment().portions.front());
                const auto* roll = seek<QPushButton>(page, first);
                QVERIFY2(roll && !roll->visibleRegion().isEmpty(), where("button"));
            }
        }
    }
};

GENOTYPE_TEST(PupilsWayTest)
#include "pupils_way_test.moc"
