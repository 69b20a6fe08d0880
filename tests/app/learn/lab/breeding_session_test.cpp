// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/reading.h"
#include "app/learn/lab/breeding_fields.h"
#include "app/learn/lab/breeding_model.h"
#include "app/learn/lab/breeding_report.h"
#include "app/learn/lab/breeding_session.h"
#include "app/learn/lab/breeding_words.h"
#include "app/learn/lab/model_panel.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtCore/QSet>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using lessons::breeding::Look;
using lessons::breeding::Mode;
using lessons::breeding::Model;
using lessons::breeding::MysteryCode;
using lessons::breeding::mysteryOf;
using lessons::breeding::Organism;
using lessons::breeding::unseen;

namespace {

MysteryCode mysteryOfMode(Mode mode, Organism organism, int level) {
    MysteryCode code{level, organism, 0};
    while (mysteryOf(code).model.mode != mode)
        ++code.seed;
    return code;
}

void crossOf(BreedingSession& session, std::size_t one, std::size_t other, std::int64_t size) {
    for (const std::size_t parent : {one, other})
        if (!session.isParent(parent))
            session.toggleParent(parent);
    session.cross(size);
}

/// The F1 of two pea strains, self-pollinated; the F1 plant is number 2.
void breedF2(BreedingSession& session, std::int64_t size = 400) {
    crossOf(session, 0, 1, 20);
    session.keep(0);
    session.toggleParent(0);
    session.toggleParent(1);
    session.toggleParent(2);
    session.cross(size);
}

/// Whether the prediction for the chosen parents follows from the model.
std::optional<bool> follows(const BreedingSession& session) {
    return breeding_model::follows(*session.prediction(), session.model(), session.evidence(), false);
}

} // namespace

/// What a pupil does on the breeding bench.
class BreedingSessionTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aSecondFemaleTakesThePlaceOfTheFirst() {
        BreedingSession session(1);
        session.begin({1, Organism::Fly, 3}, 1);
        session.toggleParent(0);
        session.toggleParent(2);
        QVERIFY(!session.isParent(0) && session.isParent(2) && !session.pair());
        session.toggleParent(1);
        QVERIFY(session.pair() == std::pair(std::size_t{2}, std::size_t{1}));
        session.toggleParent(2);
        QVERIFY(!session.pair());
    }

    void onePlantAlonePollinatesItself() {
        BreedingSession session(1);
        session.toggleParent(1);
        QVERIFY(session.pair() == std::pair(std::size_t{1}, std::size_t{1}));
        session.cross(30);
        QCOMPARE(session.bench().crosses().size(), std::size_t{1});
        QCOMPARE(*session.shownCross(), std::size_t{0});
    }

    void whatIsBornIsSaidAloud() {
        BreedingSession session(1);
        QSignalSpy told(&session, &BreedingSession::told);
        crossOf(session, 0, 1, 30);
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0][0].toString().contains(QStringLiteral("30")));
        session.keep(0);
        QCOMPARE(told.size(), 2);
    }

    void everyStepCanBeTakenBackAndMadeAgain() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        QVERIFY(!session.steps().canUndo() && !session.steps().canRedo());
        std::vector<KeptBench> states{session.kept()};
        const auto done = [&] { states.push_back(session.kept()); };
        crossOf(session, 0, 1, 20);
        done();
        session.keep(0);
        done();
        session.setLabel(2, QStringLiteral("Ada"));
        done();
        session.setLabel(2, QStringLiteral("Ada 2")); // the bench itself remembers only this one
        done();
        session.keep(0);
        session.discard(3);
        done();
        for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
            session.undo();
            if (state == states.rbegin() + 1) { // two steps
                QVERIFY(!session.bench().specimens()[3].discarded);
                session.undo();
            }
            QCOMPARE(session.bench().history(), state->actions);
            QCOMPARE(session.kept().actions, state->actions);
        }
        QVERIFY(!session.steps().canUndo());
        session.undo();
        while (session.steps().canRedo())
            session.redo();
        QCOMPARE(session.kept().actions, states.back().actions);
        QCOMPARE(session.parents(), (std::vector<std::size_t>{0, 1}));
        // Something new instead of what was undone.
        session.undo();
        session.setLabel(0, QStringLiteral("P"));
        QVERIFY(!session.steps().canRedo());
    }

    void whatIsTakenBackIsSaidAloudAndNamed() {
        BreedingSession session(5);
        crossOf(session, 0, 1, 20);
        session.keep(0);
        QSignalSpy told(&session, &BreedingSession::told);
        QVERIFY(session.steps().last() == BreedingSession::Step::Keep);
        session.undo();
        QVERIFY(session.steps().last() == BreedingSession::Step::Cross);
        session.redo();
        QCOMPARE(told.size(), 2);
        QVERIFY(told[0][0].toString() != told[1][0].toString());
        const auto names = [](BreedingSession::Step step) {
            return QStringList{breeding_words::undoName(step), breeding_words::undone(step),
                               breeding_words::redone(step)};
        };
        QSet<QString> all;
        for (const auto step : {BreedingSession::Step::Cross, BreedingSession::Step::Keep,
                                BreedingSession::Step::Discard, BreedingSession::Step::Label})
            for (const QString& name : names(step))
                all << name;
        QCOMPARE(all.size(), 12);
        QVERIFY(!all.contains(QString()));
    }

    /// Nobody chooses the offspring: the same cross gives them again.
    void aCrossThatIsMadeAgainHasTheSameOffspring() {
        BreedingSession session(5);
        crossOf(session, 0, 1, 60);
        const QString first = breeding_words::offspringOf(session.bench(), 0);
        session.undo();
        QVERIFY(session.evidence().crosses.empty());
        session.cross(60);
        QCOMPARE(breeding_words::offspringOf(session.bench(), 0), first);
    }

    void aPredictionAfterACrossThatWasTakenBackIsNoneBeforeIt() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        crossOf(session, 0, 1, 60);
        session.undo();
        session.predict(QStringLiteral("1"), false);
        QVERIFY(session.prediction() && !session.prediction()->before);
        QCOMPARE(session.takenBack(), std::size_t{1});
        // It stays so after a restart, and the report says so.
        BreedingSession again(1);
        again.restore(session.kept());
        QCOMPARE(again.takenBack(), std::size_t{1});
        QVERIFY(again.kept() == session.kept());
        QVERIFY(!again.steps().canUndo());
        QVERIFY(breedingReport(again).test.join(QLatin1Char(' ')).contains(QStringLiteral("undone")));
        again.begin(session.mystery().code, 1);
        QCOMPARE(again.takenBack(), std::size_t{0});
    }

    void predictionsOfAnIndividualGoAndComeWithIt() {
        BreedingSession session(5);
        breedF2(session);
        session.predict(QStringLiteral("3 : 1"), false);
        session.undo(); // the cross of 2
        QCOMPARE(session.predictions().size(), std::size_t{1});
        session.undo(); // 2 itself
        QVERIFY(session.predictions().empty());
        session.redo();
        QCOMPARE(session.predictions().size(), std::size_t{1});
        QCOMPARE(session.predictions()[0].mother, std::size_t{2});
    }

    void whatIsTakenBackIsNoEvidence() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        breedF2(session);
        session.setModel(session.mystery().model);
        session.predict(QStringLiteral("3 : 1"), false);
        session.defend();
        QVERIFY(session.judgement());
        session.undo();
        QVERIFY(!session.judgement() && !session.canDefend());
    }

    void everythingIsThereAgain() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        breedF2(session);
        session.setLabel(2, QStringLiteral("Grün"));
        session.setModel(session.mystery().model);
        session.predict(QStringLiteral("3 : 1"), false);
        session.defend();
        session.reveal();
        BreedingSession again(77);
        again.restore(session.kept());
        QVERIFY(again.bench().history() == session.bench().history());
        QVERIFY(again.bench().specimens() == session.bench().specimens());
        QVERIFY(again.parents() == session.parents() && again.shownCross() == session.shownCross());
        QVERIFY(again.model() == session.model());
        QCOMPARE(again.predictions().size(), std::size_t{1});
        QVERIFY(again.judgement() && again.judgement()->others.size() == session.judgement()->others.size());
        QVERIFY(again.isRevealed());
        QVERIFY(again.kept() == session.kept());
    }

    void damagedPartsOfWhatWasSavedAreLeftOut() {
        BreedingSession session(5);
        breedF2(session);
        json::Json saved = json::Object::write(session.kept(), json::Style::Stored);
        saved["actions"][1] = "keep 0 99";
        saved["parents"] = {500, "x", -3};
        saved["mode"] = "magic";
        saved["shown"] = 7;
        BreedingSession again(1);
        again.restore(json::storedIn<KeptBench>(saved));
        QCOMPARE(again.bench().crosses().size(), std::size_t{1});
        QVERIFY(again.parents().empty() && !again.model());
        const KeptBench before = again.kept();
        KeptBench other = before;
        other.code = QStringLiteral("nonsense");
        other.actions.clear();
        again.restore(other);
        QVERIFY(again.kept() == before);
    }

    void formsThatNoCharacterHasAreShownAsUnseen() {
        BreedingSession session(5);
        session.setModel(session.mystery().model);
        json::Json saved = json::Object::write(session.kept(), json::Style::Stored);
        saved["forms"] = json::Json::parse("[[200, 0], [0, 0], [-1]]");
        saved["mode"] = "incomplete";
        session.restore(json::storedIn<KeptBench>(saved));
        QVERIFY_SAYS(breeding_words::model(session, *session.model()), "engine.formNotSeenYet");
    }

    void aModelHasToBeStatedAndTestedBeforeItIsDefended() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        QVERIFY(!session.canDefend());
        session.setModel(session.mystery().model);
        QVERIFY(breeding_model::isStated(session.model(), session.evidence()) && !session.canDefend());
        crossOf(session, 0, 1, 20);
        QVERIFY(!session.canDefend());
        session.predict(QStringLiteral("1 : 0"), false);
        QVERIFY(session.canDefend());
        session.defend();
        QVERIFY(!session.judgement()->own.isExcluded());
        // New evidence has to be judged anew.
        session.cross(20);
        QVERIFY(!session.judgement());
    }

    void aPredictionIsKnownToBeMadeBeforeTheCrossOrAfter() {
        BreedingSession session(5);
        session.toggleParent(0);
        session.toggleParent(1);
        session.predict(QStringLiteral("1 : 0"), false);
        QVERIFY(session.prediction()->before);
        session.cross(20);
        QVERIFY(session.prediction()->before);
        session.predict(QStringLiteral("0 : 1"), false);
        QVERIFY(!session.prediction()->before);
        session.predict({}, false);
        QVERIFY(!session.prediction());
    }

    void aRatioFollowsFromTheModelOrNot() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        breedF2(session);
        const Model answer = session.mystery().model;
        session.setModel(answer);
        // Looks stand in the order of their forms.
        const bool dominantFirst = answer.looks[0] < answer.looks[1];
        session.predict(dominantFirst ? QStringLiteral("3:1") : QStringLiteral("1:3"), false);
        QCOMPARE(follows(session), std::optional(true));
        session.predict(QStringLiteral("1:1"), false);
        QCOMPARE(follows(session), std::optional(false));
        session.predict(QStringLiteral("9:3:4"), false);
        QVERIFY(!follows(session));
    }

    void theCountsStandAgainstThePrediction() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        QVERIFY(!breedingReading(session).problem.isEmpty());
        breedF2(session);
        QVERIFY(!breedingReading(session).problem.isEmpty());
        session.predict(QStringLiteral("3:1"), false);
        const LabReading reading = breedingReading(session);
        QVERIFY(reading.problem.isEmpty());
        QCOMPARE(reading.size(), std::int64_t{400});
        QCOMPARE(reading.chances, (std::vector<double>{0.75, 0.25}));
    }

    void aFormThatWasNotPredictedIsImpossibleUnderThePrediction() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Incomplete, Organism::Pea, 1), 9);
        session.toggleParent(0);
        session.toggleParent(1);
        session.predict(QStringLiteral("1:1"), false);
        session.cross(20);
        const LabReading reading = breedingReading(session);
        QCOMPARE(reading.numbers.size(), std::size_t{3});
        QVERIFY(reading.test.impossible);
    }

    void theReportHasAllCrossesAndSaysWhetherTheAnswerWasShown() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Dominant, Organism::Pea, 1), 9);
        breedF2(session);
        session.setModel(session.mystery().model);
        session.predict(QStringLiteral("3:1"), false);
        session.defend();
        LabReport report = breedingReport(session);
        QVERIFY(report.title.contains(breeding_words::code(session.mystery())));
        // Crosses, predictions, counts of the chosen parents, verdicts.
        QCOMPARE(report.tables.size(), 4);
        QCOMPARE(report.test.constLast(), wording("Breeding.answerShown"));
        session.reveal();
        QCOMPARE(breedingReport(session).test.constLast(), wording("Breeding.answerShown4"));
        QCOMPARE(breedingTable(session).count(QLatin1Char('\n')), 4);
    }

    void theAnswerIsNowhereBeforeItIsAskedFor() {
        BreedingSession session(5);
        session.begin(mysteryOfMode(Mode::Lethal, Organism::Pea, 2), 9);
        const QString answer = breeding_words::answer(session);
        QVERIFY(answer.contains(QStringLiteral("lethal")));
        crossOf(session, 0, 1, 100);
        const LabReport report = breedingReport(session);
        QVERIFY(report.prediction.isEmpty());
        const std::string saved = json::Object::write(session.kept(), json::Style::Stored).dump();
        QVERIFY(saved.find("lethal") == std::string::npos);
    }
};

GENOTYPE_TEST(BreedingSessionTest)
#include "breeding_session_test.moc"
