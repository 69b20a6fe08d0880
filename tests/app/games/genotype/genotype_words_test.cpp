// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/genotype_words.h"

#include "app/games/genotype/board_seats.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/johann_panel.h"
#include "app/games/genotype/tile_preview.h"
#include "app/games/genotype/top_bar.h"
#include "app/games/genotype/trait_benches.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"

using namespace genotype;
using app::Target;

/// What is said about the things of a board, without the board.
class GenotypeWordsTest : public QObject {
    Q_OBJECT

    struct Things {
        app::GameDocument document;
        app::Viewer viewer{document};
        QWidget window;
        app::PromptBar* prompt = new app::PromptBar(&window);
        app::HeldPopover popovers{nullptr};
        app::MovesOf<Game> moves{document, viewer, true, *prompt, popovers};
        app::TraitBenches benches{&window};
        app::TopBar* top = new app::TopBar(&window);
        app::GardenPanel* garden = new app::GardenPanel(&window);
        app::JohannPanel* johann = new app::JohannPanel(&window);
        app::TilePreview preview{document, viewer, moves, benches, *garden->lens(), [](const QString&) {}};
        app::BoardChoices choices{document, viewer};
        app::BoardClicks clicks{{viewer, choices, moves, preview, *prompt, popovers}};
        app::GenotypeWords words{
            {document, viewer, choices, clicks, benches, *top, *garden, *johann, [] { return true; }}};

        Things() {
            document.open(tests::table(2, 1, 5), nullptr);
            const Observation seen = document.observation(0);
            const auto markers = app::seatMarkers(document);
            top->setState(seen, app::seatFaces(document, seen, 0));
            benches.setState(seen.visible, markers);
            garden->setState(seen, {.seat = 0, .viewer = 0, .name = QStringLiteral("Anna")}, markers);
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void explainsEveryButtonAndRefusesWhatRests() {
        Things things;
        for (const app::BoardButton* button : things.benches.buttons()) {
            const app::Explanation said = things.words.explain(*button);
            QVERIFY(!said.words.isEmpty());
            QCOMPARE(said.refusal, !things.choices.glows(button->target()));
        }
    }

    void whatCannotBePressedHasACardToo() {
        Things things;
        int squares = 0;
        int whole = 0;
        for (QWidget* widget : things.words.informative()) {
            squares += qobject_cast<app::PunnettSquare*>(widget) != nullptr;
            if (widget->isHidden())
                continue; // the chips of seats that nobody has
            // These are about one thing, wherever they are pointed at.
            if (qobject_cast<app::PlayerChip*>(widget) || qobject_cast<app::RatioStrip*>(widget)) {
                ++whole;
                QVERIFY(!things.words.cardAt(*widget, {1, 1}).isEmpty());
            }
        }
        QCOMPARE(squares, 4);
        QVERIFY(whole >= 6); // four strips and two players
    }

    void aSquareLeadsToItsLessonAndItsRule() {
        Things things;
        const app::PunnettSquare* square = things.benches.of(Trait::SeedShape)->square();
        QVERIFY(things.words.lessonAt(square) == "square");
        QVERIFY(things.words.ruleAt(square) == "punnett-square");
        QVERIFY(things.words.lessonAt(&things.window).empty());
        QVERIFY(things.words.ruleAt(nullptr).empty());
    }

    void theReadingKeysReadGardenPoolAndScores() {
        Things things;
        using Reading = app::BoardReading;
        QVERIFY(!things.words.readOut(Reading::Own).isEmpty());
        QCOMPARE(things.words.readOut(Reading::Pool).size(), 4);
        QCOMPARE(things.words.readOut(Reading::Scores).size(), 2);
        QCOMPARE(things.words.readOut(Reading::Turn).size(), 1);
        for (const Reading what : {Reading::Pool, Reading::Scores, Reading::Turn})
            for (const QString& sentence : things.words.readOut(what))
                QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
    }
};

GENOTYPE_TEST(GenotypeWordsTest)
#include "genotype_words_test.moc"
