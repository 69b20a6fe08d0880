// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_pace.h"
#include "app/games/genotype/board_button.h"
#include "app/games/genotype/genotype_table.h"
#include "app/games/guide/guide_bubble.h"
#include "app/games/guide/guide_coach.h"
#include "app/games/guide/guide_pointer.h"
#include "app/programs/shots/guided_pupil.h"
#include "app/window/pages/play_page.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/pupil_at_window.h"

/// A pupil in the guided first game, with bots that do not dawdle.
class PupilInGuide {
public:
    PupilAtWindow at;

    explicit PupilInGuide(const QString& folder = {}) : at(QStringLiteral("play"), folder) {
        at.settings.botPace.set(app::BotPace::Instant);
    }

    app::PlayPage& page() { return *qobject_cast<app::PlayPage*>(at.page()); }
    app::GenotypeTable& table() {
        return *qobject_cast<app::GenotypeTable*>(page().tableOf(QStringLiteral("genotype")));
    }
    app::GuideCoach& coach() { return app::coachOf(table()); }
    app::GameDocument& document() { return table().document(); }
    QPushButton* next() { return coach().bubble()->nextButton(); }
    QString label(const char* name) { return textOf(coach().bubble(), name); }
    QString heading() { return label("guideHeading"); }
    /// Without marks.
    QString text() { return find<QLabel>(coach().bubble(), "guideText")->accessibleName(); }

    void begin() {
        at.press(QStringLiteral("learn"));
        at.settle();
    }

    /// One step of an obedient pupil, or some time for the bot.
    void obeyOrWait() {
        if (table().bots().isBotsTurn() && !next()->isVisible())
            QTest::qWait(1);
        else
            app::obey(table());
        QCoreApplication::processEvents();
    }

    /// Plays until a step of that section (from 0) is due and it is the pupil's turn.
    void playTo(std::size_t section) {
        for (int i = 0; i < 2000 && !document().isFinished(); ++i) {
            if (coach().place().section >= section && table().viewer().isToChoose())
                break;
            obeyOrWait();
        }
        at.settle();
    }
};
