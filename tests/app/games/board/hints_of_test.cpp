// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/hints_of.h"

#include "engine/genotype/bots/words_hint.h"
#include "test_registry.h"
#include "tests/app/games/genotype/board_driver.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace app;

/// A hint, without the board on which the move is made.
class HintsOfTest : public QObject {
    Q_OBJECT

    struct Advice {
        GameDocument document;
        std::unique_ptr<Viewer> viewer;
        QWidget window;
        PromptBar* prompt = new PromptBar(&window);
        QPushButton* place = new QPushButton(&window);
        HeldPopover popovers{nullptr};
        BoardArea area{window, *prompt};
        std::unique_ptr<MovesOf<genotype::Game>> moves;
        std::unique_ptr<HintsOf<genotype::Game>> hints;

        Advice() {
            document.open(tests::table(2, 1, 11), nullptr);
            viewer = std::make_unique<Viewer>(document);
            moves = std::make_unique<MovesOf<genotype::Game>>(document, *viewer, true, *prompt, popovers);
            hints = std::make_unique<HintsOf<genotype::Game>>(
                document, *moves, HintsOf<genotype::Game>::Board{window, *prompt, popovers, area},
                HintsOf<genotype::Game>::Words{
                    [this](const genotype::Action&) { return QWidgetList{place}; },
                    [](const genotype::Action&) { return QStringLiteral("the best move"); }});
            window.resize(900, 600);
            window.show();
        }
        core::Hint<genotype::Game> hint() const {
            return {.action = document.legal()[0], .reasons = {{"A reason.", {}}}};
        }
        QPushButton* offered(const QString& words) const {
            const Popover* sheet = popovers.popover();
            for (auto* button : sheet ? findAll<QPushButton>(sheet) : QList<QPushButton*>())
                if (button->text() == words)
                    return button;
            return nullptr;
        }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void makesTheMoveThatItNames() {
        Advice advice;
        QVERIFY(advice.hints->isHintable());
        advice.hints->show(advice.hint());
        QVERIFY(advice.popovers.popover());
        QStringList said;
        for (const auto* label : findAll<QLabel>(advice.popovers.popover()))
            said << label->text();
        QVERIFY2(said.join(QLatin1Char('\n')).contains(QStringLiteral("the best move")),
                 qPrintable(said.join(QLatin1Char('\n'))));
        QVERIFY(said.join(QLatin1Char('\n')).contains(QStringLiteral("A reason.")));
        QVERIFY(advice.offered(HintPanel::tr("Do it")));
        advice.offered(HintPanel::tr("Do it"))->click();
        QCOMPARE(advice.document.stepCount(), std::size_t(1));
    }

    void marksWhereItIsMade() {
        Advice advice;
        QVERIFY(advice.hints->pointer().targets().isEmpty());
        advice.hints->show(advice.hint());
        QVERIFY(advice.offered(HintPanel::tr("Show me where")));
        advice.offered(HintPanel::tr("Show me where"))->click();
        QCOMPARE(advice.hints->pointer().targets(), QWidgetList{advice.place});
        QCOMPARE(advice.document.stepCount(), std::size_t(0));
    }

    void aHintThatComesTooLateIsDropped() {
        Advice advice;
        const auto late = advice.hint();
        QVERIFY(advice.document.perform(late.action));
        advice.hints->show(late);
        QVERIFY(!advice.popovers.popover());
    }
};

GENOTYPE_TEST(HintsOfTest)
#include "hints_of_test.moc"
