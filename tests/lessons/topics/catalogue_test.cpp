// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/catalogue.h"
#include "lessons/topics/experiment.h"
#include "lessons/topics/glossary.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace lessons;

namespace {

/// The German of the texts in the context "engine".
QHash<QString, QString> german() {
    QHash<QString, QString> texts;
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/translations/genotype_de.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") && context == QLatin1String("engine") &&
                 xml.attributes().value(QLatin1String("type")).isEmpty())
            texts.insert(source, xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return texts;
}

/// A text that needs no translation: a genotype, a cross, a number.
bool speaksForItself(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral("^[A-Za-z]{1,8}( × [A-Za-z]{1,8})?$|^[\\d /:.,%]+$"));
    return pattern.match(text).hasMatch();
}

/// Every text of a topic that a pupil or teacher reads.
std::vector<Text> textsOf(const Topic& topic) {
    std::vector<Text> texts{topic.title,   topic.task, topic.predict, topic.roll,
                            topic.compare, topic.game, topic.science, topic.teacher.aim};
    if (topic.rollTitle)
        texts.push_back(topic.rollTitle);
    texts.insert(texts.end(), topic.explain.begin(), topic.explain.end());
    texts.insert(texts.end(), topic.teacher.misconceptions.begin(), topic.teacher.misconceptions.end());
    for (const Question& question : topic.questions) {
        texts.push_back(question.ask);
        texts.insert(texts.end(), question.hints.begin(), question.hints.end());
        for (const Answer& answer : question.answers) {
            texts.push_back(answer.text);
            texts.push_back(answer.why);
        }
    }
    return texts;
}

} // namespace

/// What must hold for each topic.
class TopicCatalogueTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void idsAreUnique() {
        QSet<QByteArray> ids;
        for (const Topic* topic : topics()) {
            QVERIFY(!topic->id.empty());
            ids << QByteArray(topic->id.data(), int(topic->id.size()));
            QCOMPARE(findTopic(topic->id), topic);
        }
        QCOMPARE(ids.size(), qsizetype(topics().size()));
        QSet<QByteArray> questions;
        qsizetype all = 0;
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions) {
                questions << QByteArray(question.id.data(), int(question.id.size()));
                ++all;
            }
        QCOMPARE(questions.size(), all);
        QVERIFY(!findTopic("no such topic"));
    }

    void startsParse() {
        for (const Topic* topic : topics()) {
            if (topic->startCross.empty())
                continue;
            const Cross cross = startCross(topic->startCross);
            QVERIFY(!cross.genes.empty());
            const Experiment experiment = offspringByLooks(cross);
            const auto chances = experiment.chances();
            QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-12);
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, startCross("Rr"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, startCross("Rr x R"));
    }

    void everyQuestionHasOneRightAnswerAndSaysWhyToEach() {
        for (const Topic* topic : topics()) {
            QVERIFY(topic->questions.size() >= 3);
            for (const Question& question : topic->questions) {
                QVERIFY2(std::ranges::count(question.answers, true, &Answer::right) == 1, question.ask);
                QVERIFY2(question.answers.size() >= 3, question.ask);
                QVERIFY2(!question.hints.empty(), question.ask);
                QSet<QString> reasons;
                for (const Answer& answer : question.answers)
                    reasons << QString::fromUtf8(answer.why);
                QVERIFY2(reasons.size() == qsizetype(question.answers.size()) && !reasons.contains(QString()),
                         question.ask);
            }
        }
    }

    void everyTopicTellsTheTeacherAimTimeAndSources() {
        for (const Topic* topic : topics()) {
            QVERIFY(topic->teacher.minutes >= 10 && topic->teacher.minutes <= 90);
            QVERIFY2(!topic->teacher.misconceptions.empty(), topic->title);
            QVERIFY2(!topic->teacher.sources.empty(), topic->title);
            for (const std::string_view standard : topic->teacher.standards)
                QVERIFY(standard.starts_with("HS-LS") || standard.starts_with("MS-LS"));
        }
    }

    void everyTextHasItsGerman() {
        const auto known = german();
        QVERIFY(!known.isEmpty());
        const auto check = [&known](Text text) {
            const QString english = QString::fromUtf8(text);
            return speaksForItself(english) || known.contains(english);
        };
        for (const Topic* topic : topics())
            for (const Text text : textsOf(*topic)) {
                QVERIFY(*text);
                QVERIFY2(check(text), text);
            }
        for (const Term& term : glossary()) {
            QVERIFY2(check(term.name), term.name);
            QVERIFY2(check(term.meaning), term.meaning);
        }
    }

    void everyLinkLeadsToAWordOfTheGlossaryInBothLanguages() {
        const auto known = german();
        int links = 0;
        const auto check = [&](Text text) {
            auto english = linksIn(text);
            const std::string translation = known.value(QString::fromUtf8(text)).toStdString();
            auto own = linksIn(translation);
            for (const std::string_view link : english)
                QVERIFY2(findTerm(link), text);
            std::ranges::sort(english);
            std::ranges::sort(own);
            QVERIFY2(translation.empty() || english == own, text);
            links += int(english.size());
        };
        for (const Topic* topic : topics())
            for (const Text text : textsOf(*topic))
                check(text);
        for (const Term& term : glossary())
            check(term.meaning);
        QVERIFY(links > 20);
    }

    void genotypeMarksComeInPairs() {
        const auto known = german();
        for (const Topic* topic : topics())
            for (const Text text : textsOf(*topic)) {
                QVERIFY2(QString::fromUtf8(text).count(QLatin1Char('*')) % 2 == 0, text);
                QVERIFY2(known.value(QString::fromUtf8(text)).count(QLatin1Char('*')) % 2 == 0, text);
            }
    }

    void theGlossaryHasEveryTermOfTheBooklet() {
        for (const char* id : {"allele", "de-novo", "dominant", "gene", "genotype", "heterozygous",
                               "homozygous", "phenotype", "punnett-square", "recessive", "test-cross"})
            QVERIFY2(findTerm(id), id);
        QSet<QByteArray> ids;
        for (const Term& term : glossary())
            ids << QByteArray(term.id.data(), int(term.id.size()));
        QCOMPARE(ids.size(), qsizetype(glossary().size()));
        for (const Term& term : glossary())
            QVERIFY2(findTopic(term.topic), term.name);
    }

    void noTwoTopicsShareAFigure() {
        std::set<Figure> figures;
        for (const Topic* topic : topics())
            QVERIFY2(figures.insert(topic->figure).second, topic->title);
    }

    void linksAreReadInOrder() {
        QCOMPARE(linksIn("a [b](c) and [d](e-f)"), (std::vector<std::string_view>{"c", "e-f"}));
        QVERIFY(linksIn("none (here) [at] all").empty());
    }
};

GENOTYPE_TEST(TopicCatalogueTest)
#include "catalogue_test.moc"
