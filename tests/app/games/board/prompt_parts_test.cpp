// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/prompt_options.h"
#include "app/games/board/prompt_words.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtGui/QPainter>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

const PromptWords longWords{.prompt = QStringLiteral("Clover: Choose a die"),
                            .hint = QStringLiteral("You cannot take it: no plant needs it now."),
                            .isRefusal = true};

/// A widget that is nothing but words.
class PaintedPrompt : public QWidget, public PaintsWords {
public:
    explicit PaintedPrompt(const PromptWords& shown, int wide) : m_shown(shown) { resize(wide, 38); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        m_shown.paint(painter, rect());
    }

private:
    PromptWords m_shown;
};

} // namespace

/// The parts of the bar above every board, each without the others.
class PromptPartsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theHintIsBelowTheHeadline() {
        for (const int width : {1200, 330}) {
            PaintedPrompt painted(longWords, width);
            const QList<PaintedText> words = recordedWords(&painted);
            QCOMPARE(words.size(), 2);
            QCOMPARE(words[0].text, longWords.prompt);
            // In the smaller part of the height.
            QVERIFY(words[1].available.height() < words[0].available.height());
        }
    }

    void thePromptComesBeforeTheHint() {
        PaintedPrompt least(longWords, 60);
        QCOMPARE(recordedWords(&least).size(), 1);
        QVERIFY(longWords.inFull().contains(longWords.hint));
        QCOMPARE((PromptWords{longWords.prompt, {}}.inFull()), longWords.prompt);
    }

    void optionsHaveButtonsWhereThereIsRoom() {
        PromptOptions options(nullptr);
        QCOMPARE(options.leastWidth(), 0);
        options.set({{QStringLiteral("Use Rake…"), QStringLiteral("Changes a die"), false},
                     {QStringLiteral("Use mutation…"), {}, true}});
        options.fit(2000);
        QVERIFY(!options.isHidden() && !options.gathers());
        QVERIFY(options.button(1)->isChecked() && !options.button(0)->isChecked());
        QCOMPARE(options.button(0)->toolTip(), QStringLiteral("Changes a die"));
        QSignalSpy clicked(&options, &PromptOptions::clicked);
        options.button(1)->click();
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].toInt(), 1);
    }

    void withoutRoomOneButtonOffersAllOptions() {
        PromptOptions options(nullptr);
        options.set({{QStringLiteral("Use Rake…"), {}, false}, {QStringLiteral("Use mutation…"), {}, false}});
        options.fit(10);
        QVERIFY(options.gathers());
        QCOMPARE(options.button(0), options.button(1));
        QSignalSpy all(&options, &PromptOptions::allClicked);
        options.button(0)->click();
        QCOMPARE(all.count(), 1);
        QCOMPARE(all[0][1].toStringList(),
                 (QStringList{QStringLiteral("Use Rake…"), QStringLiteral("Use mutation…")}));
    }

    void withoutOptionsTheRowIsHidden() {
        PromptOptions options(nullptr);
        options.set({{QStringLiteral("Use Rake…"), {}, false}});
        options.fit(2000);
        QVERIFY(!options.isHidden());
        options.set({});
        options.fit(2000);
        QVERIFY(options.isHidden());
        // Its place is kept for the next option.
        QVERIFY(options.leastWidth() > 0);
    }
};

GENOTYPE_TEST(PromptPartsTest)
#include "prompt_parts_test.moc"
