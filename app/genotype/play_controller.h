// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "app/table/viewer.h"
#include "target.h"

#include <QtCore/QObject>

#include <optional>

class QWidget;

namespace app {

/// Stands between the board and the document: knows who looks at the screen, what may be clicked now and what
/// a click means. It asks the rules for everything and changes the game only through the document.
class PlayController : public QObject {
    Q_OBJECT
public:
    /// Document and viewer must live longer. A viewer that exists already hears of every change before this
    /// does, so that what is asked here is never about the viewer of a move ago.
    PlayController(GameDocument& document, Viewer& viewer, QObject* parent = nullptr);

    GameDocument& document() { return m_document; }
    const GameDocument& document() const { return m_document; }

    /// Who looks at the screen; see Viewer.
    genotype::Seat viewer() const { return m_viewer.seat(); }
    bool curtain() const { return m_viewer.curtain(); }
    /// As Viewer::eyes.
    genotype::Seat eyes() const { return m_viewer.eyes(); }
    genotype::Seat nextViewer() const { return m_viewer.next(); }
    void liftCurtain() { m_viewer.liftCurtain(); }

    /// What may be shown now: the viewer's observation, or behind the curtain what everybody may see.
    genotype::Observation observation() const;
    /// The viewer is to choose now.
    bool isViewersTurn() const { return m_viewer.isToChoose(); }

    bool glows(const Target& target) const;
    /// Takes the only action that the target can mean, offers several, or says why there is none.
    void click(const Target& target, QWidget* anchor);
    void take(const genotype::Action& action);
    /// What pointing at the target would do, or which rule refuses it; one or two sentences.
    QString explain(const Target& target) const;
    /// What to do next, in one sentence.
    QString prompt() const;

    /// The single action that goes on (harvest, done, end of turn, pass), if one is legal.
    std::optional<genotype::Action> proceedAction() const;

    /// At setup: the plant already picked to be sown, until the one to keep is picked too.
    genotype::PlantId setupSow() const { return m_setupSow; }
    /// Takes back a half-made choice; false if there is none.
    bool cancel();

    void undo();
    void redo();

    QString label(const genotype::Action& action) const;
    /// The names of the seats, for the words of the engine.
    std::vector<std::string> names() const { return m_document.names(); }

signals:
    /// The game went on or back; viewer and choices are up to date.
    void changed(const app::Change& change);
    /// Nothing happened in the game, but who looks, or what is half chosen, did change.
    void refreshed();
    /// Several actions: to be offered beside the anchor.
    void choicesOffered(QWidget* anchor, const QList<genotype::Action>& actions, const QStringList& labels);
    /// A click that can do nothing; the sentence says why.
    void refused(const QString& reason);

private:
    void clickDealt(genotype::PlantId plant);

    GameDocument& m_document;
    Viewer& m_viewer;
    genotype::PlantId m_setupSow = genotype::noPlant;
};

} // namespace app
