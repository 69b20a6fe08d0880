// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_explainer.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

/// The card beside a thing, without a board.
class BoardExplainerTest : public QObject {
    Q_OBJECT

    struct Things {
        QWidget window;
        QPushButton* button = new QPushButton(&window);
        /// Has two halves, and cannot have the focus.
        QWidget* halves = new QWidget(&window);
        BoardExplainer explainer{[this](QWidget& widget, const QPoint& at) { return wordsOf(widget, at); },
                                 nullptr};

        Things() {
            window.resize(400, 300);
            button->setGeometry(0, 0, 80, 40);
            halves->setGeometry(100, 100, 100, 50);
            halves->setFocusPolicy(Qt::NoFocus);
            window.show();
        }
        ThingWords wordsOf(const QWidget& widget, const QPoint& at) const {
            if (&widget == button)
                return {QStringLiteral("Button"), {QStringLiteral("It does something.")}};
            return {at.x() < 50 ? QStringLiteral("Left") : QStringLiteral("Right"),
                    {QStringLiteral("A half.")}};
        }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void explainsWhatHasTheFocusAndTakesTheCardAway() {
        Things things;
        QCOMPARE(things.explainer.showFocus(things.button), QStringList({"Button.", "It does something."}));
        QVERIFY(things.explainer.card());
        QVERIFY(things.explainer.showFocus(things.button).isEmpty());
        QVERIFY(!things.explainer.card());
        QVERIFY(things.explainer.showFocus(nullptr).isEmpty());
    }

    void explainsThePartsOfWhatCannotHaveTheFocusOneAfterTheOther() {
        Things things;
        QWidgetList revealed;
        QStringList titles;
        for (int i = 0; i < 3; ++i)
            titles << things.explainer
                          .showNext({things.button, things.halves},
                                    [&](QWidget* thing) { revealed << thing; })
                          .value(0);
        QCOMPARE(titles, QStringList({"Left.", "Right.", "Left."}));
        QCOMPARE(revealed, QWidgetList({things.halves, things.halves, things.halves}));
        things.halves->hide();
        QVERIFY(things.explainer.showNext({things.halves}, [](QWidget*) {}).isEmpty());
    }
};

GENOTYPE_TEST(BoardExplainerTest)
#include "board_explainer_test.moc"
