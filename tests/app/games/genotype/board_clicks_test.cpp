// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/board_clicks.h"

#include "app/games/genotype/odds_lens.h"
#include "app/games/genotype/tile_preview.h"
#include "app/games/genotype/trait_benches.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

#include <algorithm>

using namespace genotype;
using app::Target;

/// What a click does, without the board on which the button is.
class BoardClicksTest : public QObject {
    Q_OBJECT

    /// Has nothing to paint.
    class Thing : public app::BoardButton {
    public:
        using BoardButton::BoardButton;

    protected:
        void paintEvent(QPaintEvent*) override {}
    };
    struct Clicks {
        app::GameDocument document;
        app::Viewer viewer{document};
        QWidget window;
        app::PromptBar* prompt = new app::PromptBar(&window);
        app::HeldPopover popovers{nullptr};
        app::MovesOf<Game> moves{document, viewer, true, *prompt, popovers};
        app::TraitBenches benches{&window};
        app::OddsLens* lens = new app::OddsLens(&window);
        app::TilePreview preview{document, viewer, moves,
                                 benches,  *lens,  [this](const QString& words) { said = words; }};
        app::BoardChoices choices{document, viewer};
        app::BoardClicks clicks{{viewer, choices, moves, preview, *prompt, popovers}};
        app::BoardButton* button = new Thing(&window);
        QString said;

        explicit Clicks(const Record& record) {
            document.open(record, nullptr);
            window.resize(900, 600);
            window.show();
        }
        void press(const Target& target) {
            button->setTarget(target);
            clicks.press(*button);
        }
        /// Takes the first legal action until the game asks for this kind of choice.
        bool until(PendingKind kind) {
            while (!document.isFinished() && document.state().now().kind != kind)
                if (!document.perform(document.legal()[0]))
                    return false;
            viewer.confirmHandover();
            return !document.isFinished();
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void twoClicksOnDealtPlantsMakeTheFirstChoice() {
        Clicks table(tests::table(2, 1, 5));
        QSignalSpy changed(&table.clicks, &app::BoardClicks::choiceChanged);
        std::vector<PlantId> dealt;
        for (const PlantId plant : table.document.state().player(0).dealt)
            dealt.push_back(plant);
        QVERIFY(dealt.size() >= 2);
        const PlantId first = dealt[0];
        const PlantId second = dealt[1];
        table.press(Target::of(Target::Kind::DealtPlant, first));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(table.choices.setupSow(), first);
        QCOMPARE(table.document.stepCount(), std::size_t(0));
        table.press(Target::of(Target::Kind::DealtPlant, second));
        QVERIFY(table.document.stepCount() > 0);
    }

    void aClickThatMeansNothingSaysWhy() {
        Clicks table(tests::table(2, 1, 5));
        const Target target = Target::of(Target::Kind::Space, 0);
        QVERIFY(!table.choices.glows(target));
        table.press(target);
        QCOMPARE(table.document.stepCount(), std::size_t(0));
        QCOMPARE(table.prompt->accessibleDescription(), table.choices.now(target));
        QVERIFY(!table.prompt->accessibleDescription().isEmpty());
    }

    void aGeneTileIsPreviewedInWordsAndOnTheSquare() {
        Clicks table(tests::table(2, 2, 3));
        QVERIFY(table.until(PendingKind::GeneTile));
        const Trait trait = table.document.state().now().trait;
        const auto& legal = table.document.legal();
        const auto* tile = std::find_if(legal.begin(), legal.end(), [](const Action& one) {
            return one.kind == ActionKind::PlaceGeneTile || one.kind == ActionKind::RemoveGeneTile;
        });
        QVERIFY(tile != legal.end());
        const Action action = *tile;
        table.preview.show(&action);
        QVERIFY(table.benches.of(trait)->square()->preview());
        QVERIFY2(table.said.contains(table.preview.consequence(action)), qPrintable(table.said));
        table.clicks.point(nullptr);
        QVERIFY(!table.benches.of(trait)->square()->preview());
    }

    void theButtonThatContinuesTakesTheOnlyWayOn() {
        Clicks table(tests::table(2, 2, 3));
        QVERIFY(table.until(PendingKind::GeneTile));
        while (!table.choices.proceedAction()) {
            QVERIFY(!table.document.isFinished());
            QVERIFY(table.document.perform(table.document.legal()[0]));
            table.viewer.confirmHandover();
            table.choices.forget();
        }
        const std::size_t steps = table.document.stepCount();
        table.clicks.proceed();
        QCOMPARE(table.document.stepCount(), steps + 1);
    }
};

GENOTYPE_TEST(BoardClicksTest)
#include "board_clicks_test.moc"
