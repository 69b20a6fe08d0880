// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/prompt_bar.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

/// What the bar above every board says.
class PromptBarTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void aLongPromptIsSaidInFull() {
        const QString prompt = QStringLiteral("Marco: Die Runde endet hier: Gib die Karten für die nächste.");
        app::PromptBar bar(nullptr);
        bar.setPrompt(prompt, 0, QStringLiteral("M"));
        bar.setHint(QStringLiteral("Zuletzt hat Tom seine letzte Karte gespielt."), false);
        bar.setProceed(QStringLiteral("Nächste Runde geben"), true);
        bar.setLeavable(true);
        bar.resize(640, bar.height());
        bar.show();
        QCoreApplication::processEvents();
        const QList<app::PaintedText> texts = app::recordedWords(&bar);
        QVERIFY(!texts.isEmpty());
        // On one line or on two.
        QCOMPARE(QString(texts[0].text).replace(QLatin1Char('\n'), QLatin1Char(' ')), prompt);
        QVERIFY(texts[0].needed.height() <= texts[0].available.height());
        QVERIFY(texts[0].needed.width() <= texts[0].available.width());
    }

    /// A bar that has said more before is the same as a new one.
    void whichButtonsHaveRoomDoesNotDependOnWhatItSaidBefore() {
        const QStringList labels{QStringLiteral("Pass"), QStringLiteral("Leave the parents as they are")};
        app::PromptBar old(nullptr);
        app::PromptBar fresh(nullptr);
        for (app::PromptBar* bar : {&old, &fresh}) {
            bar->setProceedLabels(labels);
            bar->setLeavable(true);
            bar->setHintable(true, false);
            bar->setNews(3);
        }
        old.setProceed(labels[1]);
        for (int wide = 500; wide < 1300; wide += 20) {
            for (app::PromptBar* bar : {&old, &fresh}) {
                bar->setProceed(labels[0]);
                bar->resize(wide, 38);
                bar->show();
            }
            QCOMPARE(old.newsButton()->objectName(), fresh.newsButton()->objectName());
            // Nor does it change with the label.
            fresh.setProceed(labels[1]);
            QCOMPARE(old.newsButton()->objectName(), fresh.newsButton()->objectName());
        }
    }

    /// Whoever is about to click on Hint when a bot moves must not hit the button of the others' moves.
    void noOtherButtonComesWhereTheHintWas() {
        app::PromptBar bar(nullptr);
        bar.setLeavable(true);
        bar.setHintable(true, false);
        bar.resize(1200, 38);
        bar.show();
        QCoreApplication::sendPostedEvents();
        const QRect place = bar.hintButton()->geometry();
        const QRect more = find<QPushButton>(bar, "promptMore")->geometry();
        bar.setHintable(false, false);
        bar.setNews(3);
        QCoreApplication::sendPostedEvents();
        QVERIFY(bar.newsButton()->isVisible());
        QVERIFY(!bar.newsButton()->geometry().intersects(place));
        QCOMPARE(find<QPushButton>(bar, "promptMore")->geometry(), more);
        bar.setHintable(true, false);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(bar.hintButton()->geometry(), place);
    }
};

GENOTYPE_TEST(PromptBarTest)
#include "prompt_bar_test.moc"
