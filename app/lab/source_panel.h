// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "lessons/csv/counts.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace app {

class DiceLedger;
class LabSession;
class TallyPad;

/// Where the counts come from.
enum class LabSource { Cross, Games, Tally, File, Mendel };

/// What has been chosen of the sources besides the cross; it outlives a change of language or look.
struct LabChoices {
    LabSource source = LabSource::Cross;
    /// The game in the ledger; empty: all of them.
    std::string game;
    genotype::Trait trait = genotype::Trait::SeedShape;
    bool omari = false;
    QStringList tallyNames;
    QString tallyRatio;
    QString filePath;
    QString fileProblem;
    lessons::CategoryTable file;
    QString fileRatio;
    int published = 0;
};

/// The side of one source: what can be chosen of it, and what it has counted.
class SourcePanel : public QWidget {
    Q_OBJECT
public:
    virtual LabReading reading() const = 0;
    /// What stands in the place of the Punnett square.
    virtual QWidget* makeBench(QWidget* parent) = 0;

signals:
    /// The reading has changed.
    void changed();

protected:
    SourcePanel(LabChoices& choices, QWidget* parent);

    LabChoices& choices() const { return m_choices; }
    /// A field for the ratio to test against, with its name above.
    QLineEdit* ratioField(const QString& text, QWidget* parent);
    /// Three lines of room also while there is nothing to say, so that what stands below does not move.
    static void keepPlace(QLabel& label);

private:
    LabChoices& m_choices;
};

/// All arguments must live longer than the panel. `currentGame`: the game on the board in the ledger, or
/// empty.
SourcePanel* makeGamesPanel(LabChoices& choices, DiceLedger& ledger,
                            const std::function<std::string()>& currentGame, QWidget* parent);
SourcePanel* makeTallyPanel(LabChoices& choices, const LabSession& session, TallyPad& pad, QWidget* parent);
SourcePanel* makeFilePanel(LabChoices& choices, QWidget* parent);
/// `simulate` is called with the place of a cross in `mendelsCrosses`.
SourcePanel* makeMendelPanel(LabChoices& choices, const std::function<void(std::size_t)>& simulate,
                             QWidget* parent);

/// Reads a table of counts or observations into the choices; what is wrong with it becomes their
/// `fileProblem`, and nothing of what was read before stays under its name.
void readTable(LabChoices& choices, const QString& path);

} // namespace app
