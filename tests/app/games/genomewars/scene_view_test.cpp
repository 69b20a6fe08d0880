// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/scene_view.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/ui/paint/ink.h"
#include "wars_board_driver.h"

using namespace genomewars;
using app::SceneView;

/// The environment as a scene, with every team's bacteria in a strip of its own.
class SceneViewTest : public QObject {
    Q_OBJECT

    struct Scene {
        SceneView view{nullptr};

        Scene() { view.resize(600, 300); }
        /// The left half is the first team's strip, the right one the second's.
        QImage with(int first, int second, Environment environment = Environment::Jungle) {
            view.setScene(environment,
                          {{{QStringLiteral("Ada"), 0}, first}, {{QStringLiteral("Ben"), 1}, second}});
            return view.grab().toImage();
        }
        static int differencesLeft(const QImage& one, const QImage& other) {
            const QRect half(0, 0, one.width() / 2 - 12, one.height());
            return tests::differences(one.copy(half), other.copy(half));
        }
        static int differencesRight(const QImage& one, const QImage& other) {
            const QRect half(one.width() / 2 + 12, 0, one.width() / 2 - 12, one.height());
            return tests::differences(one.copy(half), other.copy(half));
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void tellsTheEnvironmentItsRuleAndEveryPopulation() {
        Scene scene;
        for (const EnvironmentInfo& info : environments) {
            scene.with(4, 0, info.id);
            const QString name = app::text(words::name(info.id));
            QVERIFY(tests::mentions(scene.view.accessibleName(), name));
            const QString told = scene.view.accessibleDescription();
            QVERIFY(told.contains(app::text(words::rule(info.id))));
            QVERIFY(told.contains(QStringLiteral("Ada: 4")));
            QVERIFY(told.contains(QStringLiteral("Ben: 0")));
            QStringList painted;
            for (const app::PaintedText& one : scene.view.paintedTexts())
                painted << one.text;
            QVERIFY(painted.contains(name));
            QVERIFY(painted.contains(QStringLiteral("4")));
            QVERIFY(!painted.contains(QStringLiteral("0")));
        }
    }

    void aTeamsBacteriaAreInItsStripAndNowhereElse() {
        Scene scene;
        const QImage nobody = scene.with(0, 0);
        for (const int population : {1, 3, 12}) {
            const QImage one = scene.with(0, population);
            QCOMPARE(Scene::differencesLeft(nobody, one), 0);
            QVERIFY(Scene::differencesRight(nobody, one) > 0);
            const QImage other = scene.with(population, 0);
            QVERIFY(Scene::differencesLeft(nobody, other) > 0);
            QCOMPARE(Scene::differencesRight(nobody, other), 0);
        }
    }

    void everyFurtherIndividualCanBeSeen() {
        Scene scene;
        QImage before = scene.with(0, 0);
        for (int population = 1; population <= 20; ++population) {
            const QImage now = scene.with(population, 0);
            QVERIFY2(Scene::differencesLeft(before, now) > 0, qPrintable(QString::number(population)));
            before = now;
        }
    }

    void everyEnvironmentLooksDifferent() {
        Scene scene;
        for (const EnvironmentInfo& one : environments)
            for (const EnvironmentInfo& other : environments)
                if (one.id < other.id)
                    QVERIFY(tests::differences(scene.with(0, 0, one.id), scene.with(0, 0, other.id)) > 1000);
    }
};

GENOTYPE_TEST(SceneViewTest)
#include "scene_view_test.moc"
