// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_numbers.h"
#include "document_numbers.h"
#include "lessons/reference/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

namespace documents = tests::documents;

namespace {

QString numbersAsText(const documents::List& numbers) {
    QStringList texts;
    for (const double one : numbers)
        texts << QString::number(one);
    return texts.join(QStringLiteral(", "));
}

/// The row of a sentence: of those that fit, the one that says most of its beginning.
const documents::NumbersOf* rowOfSentence(const QString& sentence,
                                          const std::vector<documents::NumbersOf>& rows) {
    const documents::NumbersOf* best = nullptr;
    for (const documents::NumbersOf& row : rows)
        if (sentence.startsWith(QString::fromUtf8(row.begins)) &&
            (!best || qstrlen(row.begins) > qstrlen(best->begins)))
            best = &row;
    return best;
}

std::vector<documents::NumberedPage> allPages() {
    std::vector<documents::NumberedPage> all = documents::rulingPages();
    for (const auto& more : {documents::rulePages(), documents::helpPages(), documents::readmePages()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// The first thing that is wrong with a page; empty if every number is that of the catalogue.
QString faultOfPage(const documents::NumberedPage& page) {
    std::set<const documents::NumbersOf*> used;
    for (const QString& sentence : page.sentences) {
        const documents::List numbers = documents::numbersIn(sentence);
        if (numbers.empty())
            continue;
        const documents::NumbersOf* const row = rowOfSentence(sentence, *page.rows);
        if (!row)
            return QStringLiteral("no row says which numbers belong here: %1").arg(sentence);
        used.insert(row);
        if (!row->reason && row->numbers != numbers)
            return QStringLiteral("expected %1: %2").arg(numbersAsText(row->numbers), sentence);
    }
    for (const documents::NumbersOf& row : *page.rows)
        if (!used.contains(&row))
            return QStringLiteral("no sentence with a number begins with: %1")
                .arg(QString::fromUtf8(row.begins));
    return {};
}

} // namespace

/// Every number that a document names about the rules or the program is that of the catalogue.
class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsThatOfTheCatalogue_data() {
        QTest::addColumn<int>("page");
        const auto pages = allPages();
        for (std::size_t page = 0; page < pages.size(); ++page)
            QTest::newRow(pages[page].name) << static_cast<int>(page);
    }
    void everyNumberIsThatOfTheCatalogue() {
        QFETCH(const int, page);
        const documents::NumberedPage one = allPages()[static_cast<std::size_t>(page)];
        QVERIFY(one.sentences.size() > 10);
        const QString fault = faultOfPage(one);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    /// A number that is changed, and one that is added, are noticed in every sentence that has a row.
    void noticesEveryOtherNumber() {
        for (const documents::NumberedPage& page : allPages())
            for (qsizetype i = 0; i < page.sentences.size(); ++i) {
                const documents::NumbersOf* const row = rowOfSentence(page.sentences[i], *page.rows);
                if (!row || row->reason || documents::numbersIn(page.sentences[i]).empty())
                    continue;
                documents::NumberedPage changed = page;
                changed.sentences[i] += QStringLiteral(" There are 17 more.");
                QVERIFY2(!faultOfPage(changed).isEmpty(), qPrintable(page.sentences[i]));
            }
        documents::NumberedPage unknown = documents::rulingPages().front();
        unknown.sentences << QStringLiteral("Every player has 4 lives.");
        QVERIFY(!faultOfPage(unknown).isEmpty());
        unknown.sentences.last() = QStringLiteral("Every player has a life.");
        QVERIFY(faultOfPage(unknown).isEmpty());
    }

    void readsNumbersInFiguresAndWords() {
        const auto numbers = [](const char* text) { return documents::numbersIn(QString::fromUtf8(text)); };
        QVERIFY(numbers("3 with 1–2 players, ×4, **7**") == (documents::List{3, 1, 2, 4, 7}));
        QVERIFY(numbers("2½ for each, about 30 %, in 2/9") == (documents::List{2.5, 30, 2, 9}));
        QVERIFY(numbers("Twenty dice, three of ten, one coin, a coin") == (documents::List{20, 3, 10, 1, 1}));
        QVERIFY(numbers("Twenty-six lessons, thirty-one days, nineteen") == (documents::List{26, 31, 19}));
        QVERIFY(
            numbers("the 1st Shift and the 2nd, `goal-3`, [why](../1.md#2), one of them, F11, %1").empty());
        QVERIFY(documents::numbersIn(QStringLiteral("zwei Pflanzen, eine Münze, zu viert"), true) ==
                (documents::List{2, 1, 4}));
    }

    void plantsScoreAsTheDocumentsSay() { QVERIFY(documents::pointsAreThese()); }

    void everyRodOfTheAbacusRisesByOne() {
        for (const genotype::PriceScale& scale : genotype::abacus)
            for (std::size_t step = 1; step < scale.steps.size(); ++step)
                QCOMPARE(int(scale.steps[step]), scale.steps[step - 1] + 1);
    }

    /// The first price is the bold one.
    void theRulingsMarkTheFirstPrices() {
        const QStringList names{QStringLiteral("New Plot"), QStringLiteral("Dice Slot"),
                                QStringLiteral("Action Marker"), QStringLiteral("Assistant")};
        QStringList scales;
        for (std::size_t kind = 0; kind < genotype::abacus.size(); ++kind) {
            const genotype::PriceScale& rod = genotype::abacus[kind];
            QString scale = names[static_cast<int>(kind)];
            for (std::size_t step = 0; step < rod.steps.size(); ++step)
                scale += QString(step == rod.start ? QStringLiteral(" **%1**") : QStringLiteral(" %1"))
                             .arg(int(rod.steps[step]));
            scales << scale;
        }
        const QString rulings =
            documents::sentencesOf("engine/genotype/RULINGS.md", "## 1.1").join(QLatin1Char(' '));
        QVERIFY2(rulings.contains(scales.join(QStringLiteral(", "))),
                 qPrintable(scales.join(QStringLiteral(", "))));
    }

    /// What the German rule entries say is checked against the English ones.
    void theGermanEntriesNameTheSameNumbers() {
        const auto numbersOf = [](const char* language, bool german) {
            QMap<QString, documents::List> all;
            for (const lessons::RuleEntry& rule : lessons::rules(language)) {
                documents::List numbers = documents::numbersIn(QString::fromStdString(rule.text), german);
                std::ranges::sort(numbers);
                all[QString::fromStdString(rule.id)] = std::move(numbers);
            }
            return all;
        };
        const auto english = numbersOf("en", false);
        const auto german = numbersOf("de", true);
        QVERIFY(english.size() > 100);
        QCOMPARE(german.keys(), english.keys());
        for (const QString& id : english.keys())
            QVERIFY2(german[id] == english[id],
                     qPrintable(QStringLiteral("%1: %2, but in German %3")
                                    .arg(id, numbersAsText(english[id]), numbersAsText(german[id]))));
    }
};

GENOTYPE_TEST(DocumentsTest)
#include "documents_test.moc"
