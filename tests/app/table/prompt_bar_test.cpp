// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/words_painter.h"
#include "app/table/prompt_bar.h"
#include "app/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>

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
        bar.resize(640, 38);
        bar.show();
        QCoreApplication::processEvents();
        const QList<app::PaintedText> texts = app::recordedWords(&bar);
        QCOMPARE(texts.size(), 1);
        QCOMPARE(texts[0].text, prompt);
        QVERIFY(texts[0].needed.height() <= texts[0].available.height());
        QVERIFY(texts[0].needed.width() <= texts[0].available.width());
    }
};

GENOTYPE_TEST(PromptBarTest)
#include "prompt_bar_test.moc"
