// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/board_view.h"
#include "app/games/puzzles/challenge_panel.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"
#include "tests/app/window/shell/pupil_at_window.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>

using namespace app;
using genotype::allTraits;
using genotype::Trait;

namespace {

/// A pupil at the challenges.
struct Challenger : PupilAtWindow {
    explicit Challenger(const QString& data = {}) : PupilAtWindow(QStringLiteral("puzzles"), data) {
        puzzles().setView(PuzzlePage::View::Challenges);
        settle();
    }

    PuzzlePage& puzzles() { return *qobject_cast<PuzzlePage*>(page()); }
    ChallengePanel& panel() { return *puzzles().challenges(); }
    lessons::ChallengeBench bench() { return lessons::ChallengeBench(*panel().current()); }

    /// Chooses parents by pressing their buttons.
    void choose(const lessons::Crosses& crosses) {
        const lessons::ChallengeBench all = bench();
        for (const Trait trait : allTraits) {
            if (!all.needs(trait))
                continue;
            const auto& list = all.crosses(trait);
            for (std::size_t i = 0; i < list.size(); ++i)
                if (list[i].parents == crosses.at(static_cast<std::size_t>(trait))) {
                    auto* button = findAll<QAbstractButton>(panel().row(trait)).at(static_cast<qsizetype>(i));
                    if (byKeyboard) {
                        button->setFocus(Qt::TabFocusReason);
                        QTest::keyClick(button, Qt::Key_Space);
                    } else {
                        QTest::mouseClick(button, Qt::LeftButton);
                    }
                }
        }
        settle();
    }
};

void writeChallenge(const QString& folder, const char* name, const QByteArray& text) {
    QVERIFY(QDir(folder).mkpath(QStringLiteral("challenges")));
    QFile file(folder + QStringLiteral("/challenges/") + QLatin1String(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

class ChallengePanelTest : public QObject {
    Q_OBJECT

private slots:
    void parentsAreGradedByMouseAndByKeyboardInBothLanguages_data() {
        QTest::addColumn<bool>("byKeyboard");
        QTest::addColumn<bool>("german");
        QTest::newRow("mouse") << false << false;
        QTest::newRow("keyboard, German") << true << true;
    }

    void parentsAreGradedByMouseAndByKeyboardInBothLanguages() {
        QFETCH(bool, byKeyboard);
        QFETCH(bool, german);
        std::optional<InGerman> language;
        if (german)
            language.emplace();
        Challenger pupil;
        pupil.byKeyboard = byKeyboard;
        QVERIFY(pupil.press("checkChallenge"));
        QVERIFY2(pupil.words("challengeVerdict").startsWith("0 %"),
                 qPrintable(pupil.words("challengeVerdict")));
        const auto bench = pupil.bench();
        pupil.choose(bench.best());
        // Another choice has to be checked again.
        QVERIFY(pupil.words("challengeVerdict").isEmpty());
        QVERIFY(pupil.press("checkChallenge"));
        QCOMPARE(pupil.words("challengeVerdict"),
                 german ? QString("Bessere Eltern gibt es für diesen Garten nicht.")
                        : QString("There are no better parents for this garden."));
        QVERIFY(pupil.words("challengeBest").contains(QLocale().toString(bench.dice(bench.best()), 'f', 2)));
    }

    void anotherLanguageKeepsTheParentsAndTheGrade() {
        Challenger pupil;
        const lessons::Crosses best = pupil.bench().best();
        pupil.choose(best);
        QVERIFY(pupil.press("checkChallenge"));
        const auto chosen = [&pupil] {
            QList<int> all;
            for (const Trait trait : allTraits)
                all << (pupil.panel().row(trait) ? pupil.panel().row(trait)->value() : -1);
            return all;
        };
        const QList<int> before = chosen();
        const InGerman language;
        pupil.settle();
        QCOMPARE(pupil.words("challengeVerdict"), QString("Bessere Eltern gibt es für diesen Garten nicht."));
        QCOMPARE(chosen(), before);
    }

    void theBestIsNotSaidBeforeTheAnswer() {
        Challenger pupil;
        QVERIFY(pupil.words("challengeBest").isEmpty());
        QVERIFY(pupil.words("challengeVerdict").isEmpty());
    }

    void moreTilesThanThereAreCannotBeChecked() {
        Challenger pupil;
        lessons::Crosses all = pupil.bench().present();
        all[0] = {genotype::Genotype::HomozygousDominant, genotype::Genotype::HomozygousDominant};
        all[1] = {genotype::Genotype::Heterozygous, genotype::Genotype::Heterozygous};
        pupil.choose(all);
        QVERIFY(!pupil.press("checkChallenge"));
        QVERIFY_SAYS(pupil.words("tilesUsed"), "ChallengePanel.takesMoreGeneTiles");
    }

    void aTeachersFilesStandBesideTheProgramsOwn() {
        const QTemporaryDir data;
        writeChallenge(data.path(), "ours.toml",
                       "format = 1\nposition = [\"round 2\", \"plants 1 3 -\"]\n[title]\nen = \"Ours\"\n"
                       "[goal]\nen = \"The best parents?\"\n");
        writeChallenge(data.path(), "wrong.toml", "format = 1\ntiles = 7\n");
        Challenger pupil(data.path());
        auto* titles = pupil.shown<QComboBox>("challenges");
        QCOMPARE(titles->count(), 2);
        QTest::keyClick(titles, Qt::Key_Down);
        pupil.settle();
        QCOMPARE(QString::fromStdString(pupil.panel().current()->title), QString("Ours"));
        QVERIFY_SAYS(pupil.puzzles().board()->prompt(), "PuzzlePage.garden");
        bool told = false;
        for (const auto* label : findAll<QLabel>(pupil.panel()))
            told = told || (label->isVisible() && label->text().contains("wrong.toml, line 2: "));
        QVERIFY(told);
    }

    void goingBackToPracticeShowsThePuzzleAgain() {
        Challenger pupil;
        const QString there = pupil.puzzles().board()->prompt();
        pupil.puzzles().setView(PuzzlePage::View::Practice);
        pupil.settle();
        QVERIFY(pupil.puzzles().board()->prompt() != there);
        QVERIFY(!pupil.panel().isVisible());
    }
};

GENOTYPE_TEST(ChallengePanelTest)
#include "challenge_panel_test.moc"
