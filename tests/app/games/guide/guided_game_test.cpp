// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_guide.h"
#include "test_registry.h"
#include "tests/app/games/genotype/board_driver.h"
#include "tests/app/window/shell/in_german.h"

#include "app/ui/theme/theme.h"

#include <optional>
#include <set>

using namespace genotype;
using namespace app;

namespace {

/// What can be clicked of what the guide points at.
QList<QWidget*> clickable(PupilInGuide& pupil) {
    QList<QWidget*> targets = pupil.coach().pointer()->targets();
    targets.removeIf([&pupil](QWidget* one) {
        const auto* button = qobject_cast<GlowButton*>(one);
        return one != pupil.table().board()->proceedButton() && !(button && button->isGlowing());
    });
    return targets;
}

QList<QPushButton*> choices(PupilInGuide& pupil) {
    return tests::choicesOf(*pupil.table().board());
}

void clickOn(PupilInGuide& pupil) {
    QWidget* where = nullptr;
    if (pupil.next()->isVisible())
        where = pupil.next();
    else if (const auto open = choices(pupil); !open.isEmpty())
        where = open.front();
    else if (const auto targets = clickable(pupil); !targets.isEmpty())
        where = targets.front();
    else if (const auto ready = pupil.table().board()->glowing(); !ready.isEmpty())
        where = ready.front();
    else if (pupil.table().board()->proceedButton()->isVisible())
        where = pupil.table().board()->proceedButton();
    if (!where)
        return;
    pupil.table().board()->area().reveal(where);
    QTest::mouseClick(where, Qt::LeftButton);
}

/// Enter on what the guide speaks of, Tab to get there.
void pressKey(PupilInGuide& pupil, int sinceMove) {
    QWidget* focus = QApplication::focusWidget();
    if (!focus)
        return;
    BoardView* board = pupil.table().board();
    const auto* button = qobject_cast<GlowButton*>(focus);
    const bool glows = button && button->isGlowing();
    const auto targets = clickable(pupil);
    bool enter = false;
    if (pupil.next()->isVisible())
        enter = focus == pupil.next();
    else if (const auto open = choices(pupil); !open.isEmpty())
        enter = open.contains(focus);
    else if (targets.isEmpty() || sinceMove > 150)
        enter = glows || focus == board->proceedButton();
    else
        enter = targets.contains(focus);
    // Enter presses the prompt's button only while there is nothing else to do.
    const Qt::Key press = focus == board->proceedButton() ? Qt::Key_Space : Qt::Key_Return;
    QTest::keyClick(focus, enter ? press : Qt::Key_Tab);
}

} // namespace

/// The whole guided game, played through the window.
class GuidedGameTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void itIsPlayedToItsEnd_data() {
        QTest::addColumn<bool>("german");
        QTest::addColumn<bool>("keyboard");
        QTest::newRow("English, mouse") << false << false;
        QTest::newRow("English, keyboard") << false << true;
        QTest::newRow("German, mouse") << true << false;
        QTest::newRow("German, keyboard") << true << true;
    }
    void itIsPlayedToItsEnd() {
        QFETCH(bool, german);
        QFETCH(bool, keyboard);
        std::optional<InGerman> language;
        if (german)
            language.emplace();
        PupilInGuide pupil;
        if (keyboard)
            pupil.at.byKeyboard = true;
        pupil.begin();
        const lessons::Guide& guide = lessons::guideIn(german ? "de" : "en");
        QCOMPARE(pupil.document().title(), QString::fromStdString(guide.title));
        std::set<QString> headings;
        std::size_t steps = 0;
        int sinceMove = 0;
        int acts = 0;
        for (; acts < 6000 && !pupil.document().isFinished(); ++acts) {
            QCoreApplication::processEvents();
            headings.insert(pupil.heading());
            if (pupil.table().bots().isBotsTurn() && !pupil.next()->isVisible()) {
                QTest::qWait(1);
                continue;
            }
            if (keyboard)
                pressKey(pupil, sinceMove);
            else
                clickOn(pupil);
            sinceMove = pupil.document().stepCount() > steps ? 0 : sinceMove + 1;
            steps = pupil.document().stepCount();
        }
        QVERIFY2(pupil.document().isFinished(), qPrintable(pupil.heading() + pupil.text()));
        // The first complete plant has a heading of its own.
        QCOMPARE(headings.size(), guide.sections.size() + 1);
        for (const lessons::GuideSection& section : guide.sections)
            QVERIFY2(std::any_of(headings.begin(), headings.end(),
                                 [&](const QString& one) {
                                     return one.endsWith(QString::fromStdString(section.title));
                                 }),
                     section.id.c_str());
        QCOMPARE(pupil.page().view(), PlayPage::View::End);
    }

    void clicksAtRandomAreNeverStuck() {
        for (const std::uint64_t seed : {3u, 4u}) {
            core::Random random(seed);
            PupilInGuide pupil;
            pupil.begin();
            int acts = 0;
            for (; acts < 4000 && !pupil.document().isFinished(); ++acts) {
                QCoreApplication::processEvents();
                if (pupil.document().isFinished())
                    break;
                if (pupil.next()->isVisible() && random.below(2) == 0)
                    pupil.next()->click();
                else if (pupil.table().bots().isBotsTurn())
                    QTest::qWait(1);
                else
                    QVERIFY2(tests::clickSomething(*pupil.table().board(), pupil.table().viewer(), random) ||
                                 pupil.next()->isVisible(),
                             qPrintable(pupil.heading()));
            }
            QVERIFY2(pupil.document().isFinished(), qPrintable(pupil.heading() + pupil.text()));
        }
    }
};

GENOTYPE_TEST(GuidedGameTest, long)
#include "guided_game_test.moc"
