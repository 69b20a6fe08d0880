// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars_buttons.h"
#include "wars_document.h"

#include <QtWidgets/QWidget>

#include <optional>

class QGridLayout;
class QPushButton;

namespace app {

/// Where a team builds its genome: four places, the seven alleles to fill them with, and a button that
/// confirms the genome without showing it. The engine's rules decide what can be added.
class GenomeBuilder : public QWidget {
    Q_OBJECT
public:
    explicit GenomeBuilder(WarsGame& document, QWidget* parent);

    /// Active: the viewer's team chooses its genome here. Otherwise the alleles can only be read. `shown`:
    /// the genome that it has chosen, which stays in its places while others are choosing; nothing: what it
    /// has put together so far.
    void setActive(bool active, const std::optional<genomewars::Genome>& shown);
    const genomewars::Genome& partly() const { return m_partly; }
    void retranslate();
    QList<GlowButton*> buttons() const;
    /// The buttons that add the alleles of a genome, one for each kind.
    QWidgetList cardsOf(const genomewars::Genome& genome) const;
    /// Confirms the genome if it is complete. It stays in its places until the document has it.
    void finish();
    /// Removes the last allele; false if there is none.
    bool takeBack();
    bool isHalfMade() const { return m_active && m_partly.size() > 0; }
    bool isComplete() const { return m_active && m_partly.size() == genomewars::genomeSize; }

signals:
    /// An allele cannot be added; the sentence says why.
    void refused(const QString& reason);
    void partlyChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(genomewars::Allele allele);
    void remove(genomewars::Allele allele);
    void refresh();
    void arrange();

    WarsGame& m_document;
    bool m_active = false;
    genomewars::Genome m_partly;
    QList<AlleleChip*> m_places;
    QList<AlleleCard*> m_cards;
    QGridLayout* m_grid;
    QPushButton* m_done;
};

} // namespace app
