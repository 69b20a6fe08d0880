// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/rules_panel.h"
#include "app/window/pages/rules_words.h"
#include "lessons/reference/rules.h"
#include "lessons/rulings/rulings.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "tests/app/ui/navigation/route_spy.h"
#include "tests/app/window/shell/in_german.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTextBrowser>

#include <set>

using namespace app;

namespace {

QStringList titlesWith(const QString& words) {
    QStringList titles;
    for (const RuleWords& rule : rulesWith(words))
        titles << rule.title;
    return titles;
}

QString textOf(const QWidget& page) {
    return find<QTextBrowser>(page)->toPlainText();
}

const RuleWords& ruleIn(const QList<RuleWords>& all, const QString& id) {
    for (const RuleWords& rule : all)
        if (rule.id == id)
            return rule;
    qFatal("there is no such rule");
}

} // namespace

/// The rules from A to Z in the help, and the ways to them.
class RulesPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void everyRulingIsFoundUnderSomeEntry() {
        std::set<std::string> named;
        for (const lessons::RuleEntry& entry : lessons::rules())
            for (const std::string& id : entry.rulings) {
                named.insert(id);
                QVERIFY2(lessons::findRuling(id), id.c_str());
            }
        QCOMPARE(named.size(), lessons::rulings().size());
    }

    void saysWhatIsAHouseRulingOrADeparture() {
        const QList<RuleWords> all = rulesWith({});
        const QStringList omari = ruleIn(all, "omari").rulings;
        QVERIFY(omari.size() == 1 && omari[0].startsWith("House ruling: "));
        const QStringList shift = ruleIn(all, "second-shift").rulings;
        QVERIFY(!shift.filter("Departure from the rulebook: ").isEmpty());
    }

    void everyEntryHasATitleAndASentenceAndItsChapterInEveryLanguage() {
        const auto check = [] {
            std::set<QString> titles;
            for (const RuleWords& rule : rulesWith({})) {
                QVERIFY2(!rule.title.isEmpty(), qPrintable(rule.id));
                QVERIFY2(titles.insert(rule.title).second, qPrintable(rule.title));
                QVERIFY2(rule.text.endsWith('.'), qPrintable(rule.id + rule.text));
                QVERIFY2(!rule.source.isEmpty(), qPrintable(rule.id));
                for (const auto& [id, title] : rule.see)
                    QVERIFY2(!title.isEmpty(), qPrintable(id));
            }
        };
        check();
        const InGerman german;
        check();
    }

    void findsByAWordOfEitherLanguage() {
        QVERIFY(titlesWith("validate").contains("Validating a trait"));
        QVERIFY(titlesWith("nachweisen").contains("Validating a trait"));
        QVERIFY(titlesWith("RAKE").contains("Rake"));
        QVERIFY(titlesWith("Harke").contains("Rake"));
        QVERIFY(titlesWith("coin treasury").contains("Treasury"));
        QVERIFY(titlesWith("no such word").isEmpty());
        const InGerman german;
        QVERIFY(titlesWith("validate").contains("Ein Merkmal nachweisen"));
        QVERIFY(titlesWith("Rake").contains("Harke"));
        QCOMPARE(titlesWith({}).size(), qsizetype(lessons::rules().size()));
    }

    /// A class may sit at a German box and an English screen.
    void findsEveryCardByItsNameInTheOtherLanguage() {
        QStringList english;
        for (const RuleWords& rule : rulesWith({}))
            english << rule.title;
        QStringList german;
        {
            const InGerman speaking;
            for (const RuleWords& rule : rulesWith({}))
                german << rule.title;
            for (const QString& title : english)
                QVERIFY2(!titlesWith(title).isEmpty(), qPrintable(title));
        }
        for (const QString& title : german)
            QVERIFY2(!titlesWith(title).isEmpty(), qPrintable(title));
    }

    void marksTheEntryThatWasAskedFor() {
        RulesPanel panel;
        QCOMPARE(panel.find("funnel"), int(rulesWith("funnel").size()));
        QVERIFY(!textOf(panel).contains("Grant"));
        QSignalSpy all(&panel, &RulesPanel::allWanted);
        panel.showRule("grant");
        QCOMPARE(all.size(), 1);
        QCOMPARE(panel.currentRule(), QString("grant"));
        QVERIFY(textOf(panel).contains("Grant"));
        panel.showRule("no-such-rule");
        QCOMPARE(panel.currentRule(), QString("grant"));
    }

    void theHelpsSearchGoesToTheRulesIfOnlyTheyKnowTheWord() {
        HelpPage help;
        QVERIFY(!help.showsRules());
        QCOMPARE(help.search("nachweisen"), 0);
        QVERIFY(help.showsRules());
        QVERIFY(textOf(*help.rules()).contains("Validating a trait"));
        help.showRule("gardening");
        QVERIFY(help.showsRules());
        QCOMPARE(help.rules()->currentRule(), QString("gardening"));
        help.showSection("keys");
        QVERIFY(!help.showsRules());
    }

    void theGlossaryFindsTheWordsOfTheGames() {
        GlossaryPage glossary;
        auto* search = find<QLineEdit>(glossary);
        QVERIFY(!textOf(glossary).contains("Validating a trait"));
        search->setText("validate");
        QVERIFY(textOf(glossary).contains("Validating a trait"));
        const tests::RouteSpy wanted(glossary);
        emit find<QTextBrowser>(glossary)->anchorClicked(QUrl("rule:validate"));
        QVERIFY(wanted.routes() == std::vector<Route>{route::Rule{"validate"}});
        search->setText("no such word");
        QVERIFY(textOf(glossary).contains("No matching word."));
    }
};

GENOTYPE_TEST(RulesPanelTest)
#include "rules_panel_test.moc"
