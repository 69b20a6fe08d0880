// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_in_guide.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "engine/genotype/words/continuing_labels.h"
#include "engine/genotype/words/words.h"

#include <QtWidgets/QScrollBar>

#include <optional>

using namespace genotype;
using namespace app;

namespace {

/// What is wrong with what the pupil sees now; empty if she sees all of it.
QString hidden(PupilInGuide& pupil) {
    const BoardView& board = *pupil.table().board();
    const QScrollArea& scroll = *board.area().scroll();
    if (scroll.verticalScrollBar()->maximum() > 0 || scroll.horizontalScrollBar()->maximum() > 0)
        return QStringLiteral("the board of %1×%2 scrolls by %3, %4")
            .arg(board.width())
            .arg(board.height())
            .arg(scroll.horizontalScrollBar()->maximum())
            .arg(scroll.verticalScrollBar()->maximum());
    const GuideBubble& bubble = *pupil.coach().bubble();
    if (!board.rect().contains(bubble.geometry()) || !bubble.isVisible())
        return QStringLiteral("the bubble is not wholly visible");
    for (const QLabel* label : findAll<QLabel>(bubble))
        if (label->isVisible() && label->heightForWidth(label->width()) > label->height() + 1)
            return QStringLiteral("the bubble has no room for its words");
    for (const QWidget* target : pupil.coach().pointer()->targets()) {
        const QRect whole(target->mapTo(&board, QPoint()), target->size());
        if (whole.intersects(bubble.geometry()))
            return QStringLiteral("the bubble covers what it speaks of: ") + target->accessibleName();
        if (!board.rect().contains(whole))
            return QStringLiteral("what the bubble speaks of is not wholly visible: ") +
                   target->accessibleName();
    }
    return {};
}

} // namespace

/// The guided game at 1366×768: words, what they speak of and what comes of a move are on the screen
/// together.
class GuideOneScreenTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void nothingOfAnyStepIsOutOfSight_data() {
        QTest::addColumn<bool>("german");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }
    void nothingOfAnyStepIsOutOfSight() {
        QFETCH(bool, german);
        std::optional<InGerman> language;
        if (german)
            language.emplace();
        PupilInGuide pupil;
        pupil.begin();
        // The test's screen may be smaller.
        pupil.at.window.setFixedSize(1366, 768);
        pupil.at.settle();
        QSet<QString> said;
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i) {
            pupil.at.settle();
            if (!pupil.coach().isLeading() || pupil.document().isFinished())
                break;
            // The trays may still be growing, and the bubble follows them.
            QString wrong;
            QTRY_VERIFY2((wrong = hidden(pupil)).isEmpty(),
                         qPrintable(wrong + QStringLiteral(" at: ") + pupil.text()));
            said << pupil.text();
            pupil.obeyOrWait();
        }
        QVERIFY(pupil.document().isFinished());
        QVERIFY(said.size() > 20);
    }

    /// "You may do this now" in red confuses everybody.
    void noRefusalReadsAsAPermission() {
        PupilInGuide pupil;
        pupil.begin();
        const QString permission = app::text(words::phrase(Refusal::None));
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i) {
            const BoardView& board = *pupil.table().board();
            for (const GlowButton* button : board.buttons()) {
                const Explanation said = board.words().explain(*button);
                QVERIFY2(!said.answer().contains(permission), qPrintable(button->accessibleName()));
                QVERIFY2(!said.refusal || !said.answer().isEmpty(), qPrintable(button->accessibleName()));
            }
            pupil.obeyOrWait();
        }
    }

    void thePromptKeepsRoomForWhateverItsButtonSays() {
        PupilInGuide pupil;
        pupil.begin();
        QStringList labels;
        for (const core::Phrase& label : words::continuingLabels())
            labels << app::text(label);
        for (int i = 0; i < 3000 && !pupil.document().isFinished(); ++i) {
            const BoardChoices& choices = pupil.table().board()->choices();
            if (const auto action = choices.proceedAction())
                QVERIFY2(labels.contains(choices.label(*action)), qPrintable(choices.label(*action)));
            pupil.obeyOrWait();
        }
    }
};

GENOTYPE_TEST(GuideOneScreenTest)
#include "guide_one_screen_test.moc"
