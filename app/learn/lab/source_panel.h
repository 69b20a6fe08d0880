// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/counts_file.h"
#include "app/charts/reading.h"
#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

#include <cstdint>
#include <functional>

class QLabel;
class QLineEdit;

namespace app {

class DiceLedger;
class LabSession;
class TallyPad;

/// Where the counts come from.
enum class LabSource : std::uint8_t { Cross, Games, Tally, File, Mendel, Breeding };

/// The choices for the sources other than the cross; they survive a change of language or look.
struct LabChoices {
    LabSource source = LabSource::Cross;
    /// The game's name in the ledger; empty: all games.
    std::string game;
    genotype::Trait trait = genotype::Trait::SeedShape;
    bool omari = false;
    QStringList tallyNames;
    QString tallyRatio;
    QString filePath;
    /// Of a table that was opened in an earlier run, only the counts are known.
    CountsFile file;
    QString fileRatio;
    int published = 0;
};

/// The side panel of one source: its choices and what it has counted.
class SourcePanel : public QWidget {
    Q_OBJECT
public:
    virtual LabReading reading() const = 0;
    /// Makes what is shown in place of the Punnett square.
    virtual QWidget* makeBench(QWidget* parent) = 0;

signals:
    /// The reading has changed.
    void changed();

protected:
    SourcePanel(LabChoices& choices, QWidget* parent);

    LabChoices& choices() const { return m_choices; }
    Form& form() { return m_form; }
    /// A field for the ratio to test against, with a label above it.
    QLineEdit* ratioField(const QString& text, const OnChange<QString>& changed);
    /// Keeps room for three lines even if the label is empty, so that what is below does not move.
    static void keepPlace(QLabel& label);

private:
    LabChoices& m_choices;
    Form m_form;
};

/// All arguments must outlive the panel. `currentGame` returns the ledger's name for the game on the board,
/// or an empty one.
SourcePanel* makeGamesPanel(LabChoices& choices, DiceLedger& ledger,
                            const std::function<std::string()>& currentGame, QWidget* parent);
SourcePanel* makeTallyPanel(LabChoices& choices, const LabSession& session, TallyPad& pad, QWidget* parent);
SourcePanel* makeFilePanel(LabChoices& choices, QWidget* parent);
/// `simulate` is called with the index of a cross in `mendelsCrosses`.
SourcePanel* makeMendelPanel(LabChoices& choices, const std::function<void(std::size_t)>& simulate,
                             QWidget* parent);

/// Reads a table of counts or observations into the choices. If that fails, the file's problem says why, and
/// nothing of an earlier table is left under the new name.
void readTable(LabChoices& choices, const QString& path);

} // namespace app
