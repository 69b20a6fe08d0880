// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/pages/help_hits.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/help_text.h"
#include "lessons/rulings/rulings.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

#include <set>

using namespace app;

namespace {

QString textOf(const HelpPage& page) {
    return find<QTextBrowser>(page)->toPlainText();
}

} // namespace

class HelpPageTest : public QObject {
    Q_OBJECT

private slots:
    void containsEveryRuling() {
        const HelpPage page;
        const QString text = textOf(page);
        std::set<QString> different;
        for (const lessons::Ruling& ruling : lessons::rulings()) {
            const QString words = QString::fromStdString(ruling.text);
            QVERIFY2(text.contains(words), qPrintable(words));
            different.insert(words);
        }
        QCOMPARE(different.size(), lessons::rulings().size());
    }

    void departuresAndHouseRulingsAreToldApart() {
        int departures = 0;
        int house = 0;
        for (const lessons::Ruling& ruling : lessons::rulings()) {
            departures += ruling.kind == lessons::Ruling::Kind::Departure ? 1 : 0;
            house += ruling.kind == lessons::Ruling::Kind::House ? 1 : 0;
        }
        // The shift that is lost and the harvested plants in the open; the shorter game, Leopold with Grants,
        // Father Omari, and of Brother Johann's the full garden, his shifts, the coins of the last round and
        // the assistant of a hard game; of the other games who begins, how the second gene pool counts, that
        // a card that fits must be played, and who swaps hands.
        QCOMPARE(departures, 2);
        QCOMPARE(house, 11);
        const HelpPage page;
        const QString text = textOf(page);
        const auto departure = text.indexOf(QStringLiteral("loses only that pick"));
        const auto firstHouse = text.indexOf(QStringLiteral("1 to 4 rounds"));
        const auto heading = text.indexOf(QStringLiteral("House rulings: your group"));
        QVERIFY(departure >= 0 && departure < heading && heading < firstHouse);
    }

    void explainsEveryToolAndAssistant() {
        const HelpPage page;
        const QString text = textOf(page);
        for (const auto& card : genotype::toolCards) {
            QVERIFY(text.contains(app::text(genotype::words::name(card.id))));
            QVERIFY(text.contains(app::text(genotype::words::rule(card.id))));
        }
        for (const auto& card : genotype::assistantCards)
            QVERIFY(text.contains(app::text(genotype::words::rule(card.id))));
    }

    void saysWhoseGameItIsAndUnderWhichLicence() {
        const HelpPage page;
        const QString text = textOf(page);
        for (const char* part : {"unofficial", "Genius Games", "our own", "GPL-3.0-or-later", "version "})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void aTitleInTheContentsBringsItsSection() {
        HelpPage page;
        page.resize(1294, 768);
        page.show();
        auto* contents = find<QListWidget>(page);
        // One more for the rules from A to Z, which are a text of their own.
        QCOMPARE(contents->count(), static_cast<int>(helpSections().size()) + 1);
        auto* bar = find<QTextBrowser>(page)->verticalScrollBar();
        int last = -1;
        for (int row = 0; row + 1 < contents->count(); ++row) {
            contents->setCurrentRow(row);
            if (page.showsRules())
                continue;
            QVERIFY(bar->value() > last);
            last = bar->value();
        }
        page.showSection(QStringLiteral("rulings"));
        QVERIFY(contents->currentItem()->text().contains(QStringLiteral("rulings")));
    }

    void searchMarksEveryPlace() {
        HelpPage page;
        const QString text = textOf(page);
        QCOMPARE(page.search(QStringLiteral("leopold")),
                 static_cast<int>(text.count(QStringLiteral("Leopold"))));
        QCOMPARE(page.search(QStringLiteral("xylophone")), 0);
        QCOMPARE(page.search(QString()), 0);
    }

    void findsWhatATeacherLooksFor() {
        HelpPage page;
        for (const char* word : {"teacher", "worksheet", "chi-square", "lesson", "Lab", "plan", "projector",
                                 "CSV", "linked genes", "X chromosome", "critical value", "null hypothesis"})
            QVERIFY2(page.search(QLatin1String(word)) > 0, word);
    }

    void aSearchListsWhatHelpRulesGlossaryAndLessonsHave() {
        HelpPage page;
        auto* field = find<QLineEdit>(page);
        auto* hits = find<QListWidget>(page, "hits");
        field->setText(QStringLiteral("dominan"));
        std::set<HelpHit::Kind> kinds;
        for (const HelpHit& hit : helpHits(QStringLiteral("dominan")))
            kinds.insert(hit.kind);
        QVERIFY(kinds.contains(HelpHit::Kind::Rule) && kinds.contains(HelpHit::Kind::Term) &&
                kinds.contains(HelpHit::Kind::Lesson));
        QCOMPARE(hits->count(), static_cast<int>(helpHits(QStringLiteral("dominan")).size()));
        // Only those of the glossary, each with its text beside the list.
        auto* shown = find<SegmentRow>(page, "hitKinds");
        shown->setValue(static_cast<int>(HelpHit::Kind::Term) + 1);
        QVERIFY(hits->count() > 0);
        hits->setCurrentRow(0);
        QVERIFY(find<QTextBrowser>(page, "foundEntry")->toPlainText().contains(hits->item(0)->text()));
        field->clear();
        QCOMPARE(hits->count(), 0);
    }

    void theFocusInTheHitsIsNoHarmWhenTheyGo() {
        HelpPage page;
        page.resize(1000, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        find<QLineEdit>(page)->setText(QStringLiteral("domin"));
        auto* kinds = find<SegmentRow>(page, "hitKinds");
        findAll<QPushButton>(kinds).constFirst()->setFocus();
        QVERIFY(page.showRule(QStringLiteral("about")));
        QVERIFY(find<QLineEdit>(page)->text().isEmpty());
        QCOMPARE(find<QListWidget>(page, "hits")->count(), 0);
    }

    void enterWalksThroughThePlacesFound() {
        HelpPage page;
        auto* field = find<QLineEdit>(page);
        field->setText(QStringLiteral("Seed Bag"));
        const auto* browser = find<QTextBrowser>(page);
        const int first = browser->textCursor().selectionStart();
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(browser->textCursor().selectionStart() > first);
        QCOMPARE(browser->textCursor().selectedText(), QStringLiteral("Seed Bag"));
    }
};

GENOTYPE_TEST(HelpPageTest)
#include "help_page_test.moc"
