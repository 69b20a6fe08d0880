// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide_bubble.h"
#include "guide_offer.h"
#include "guide_store.h"
#include "lessons/guide/guide_walk.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <vector>

namespace app {

class GenotypeTable;
class GlowButton;
class GuideBloom;
class GuidePointer;
class GuideRecall;
struct Change;
namespace speech {
class Announcer;
}

/// Leads through the guided first game at Genotype's table: recognises the game by its record, follows it
/// with the guide's script, speaks in a bubble beside what it speaks of while the rest of the board is
/// dimmed, makes the bot wait while there is something to read, and offers the game on the start page. It
/// never keeps anybody from a legal move: one that the guide did not ask for has to be clicked twice.
class GuideCoach : public QObject {
    Q_OBJECT
public:
    /// Becomes a child of the table. `folder`: the data folder.
    GuideCoach(GenotypeTable& table, const QString& folder);

    /// Whether the guided game is on the board and the guide speaks.
    bool isLeading() const { return m_guided && !m_memory.off; }
    lessons::GuidePlace place() const { return m_standings.back().place; }
    GuideBubble* bubble() const { return m_bubble; }
    GuidePointer* pointer() const { return m_pointer; }

public slots:
    /// Begins the guided game, or resumes the one that was left.
    void lead();
    void leadAnew();
    void leaveGuide();

private:
    /// A step that was shown, to be read again.
    struct Page {
        lessons::GuidePlace place;
        QString text;
    };

    const lessons::Guide& guide() const;
    lessons::GuideWalk walk() const { return lessons::GuideWalk(guide()); }
    QString path() const;
    void connectBubble();
    void follow(const Change& change);
    void open();
    void push();
    void turn(const lessons::GuideStanding& standing);
    lessons::GuideStanding turned(const lessons::GuideStanding& standing, std::size_t actions) const;
    void keep();
    void refresh();
    void tellAgain();
    void show();
    void point(bool fresh);
    /// What the bubble says now.
    GuideBubble::Page pageNow();
    void placeBubble();
    /// The pupil's first complete plant, until she has seen it; noPlant otherwise.
    genotype::PlantId bloom() const;
    /// Whether a click is answered by the guide instead of the board, since it is not about what is lit.
    bool answers(const GlowButton& button);
    QString warning() const;
    void leaveBubble();
    /// Moves the focus to what can be done next, if it is on the board. `atNext`: it was on that button,
    /// which may be gone.
    void guideFocus(const QList<QWidget*>& places, bool atNext);
    void callBack();
    void goBack();
    void goOn();
    QString headingOf(const lessons::GuidePlace& place) const;
    QString name(const std::string& text) const;
    QWidget* makeOffer(QWidget* parent);
    void updateOffer();
    QWidget* makeFarewell(QWidget* parent);
    GuideOffer::State offered();
    void handOver();

    GenotypeTable& m_table;
    GuideStore m_store;
    QString m_folder;
    GuideBubble* m_bubble;
    GuideRecall* m_recall;
    GuidePointer* m_pointer;
    GuideBloom* m_bloom;
    speech::Announcer* m_announcer;
    GuideMemory m_memory;
    bool m_guided = false;
    /// After 0, 1, 2 … actions; never empty.
    std::vector<lessons::GuideStanding> m_standings{{}};
    QList<Page> m_pages;
    /// How many pages the pupil has turned back.
    int m_back = 0;
    /// How many pages there are before what the bubble shows.
    int m_behind = 0;
    /// A new guided game was asked for.
    bool m_beginsAnew = false;
    QString m_refusal;
    /// The pupil knows that her click was not about what is lit, and has not made a move since.
    bool m_isWarned = false;
    /// Where the bubble was placed, on a board of this size, for these words and targets.
    struct Standing {
        QRect place;
        QRect on;
        QString words;
        QList<QRect> targets;
    };
    Standing m_standing;
    /// The game has moved on since the bubble was last shown.
    bool m_moved = false;
    /// The pupil has taken up something that needs a second click.
    bool m_halfMade = false;
    QString m_told;
    QPointer<GuideOffer> m_offer;
};

} // namespace app
