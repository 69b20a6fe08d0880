// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/cursor_figure.h"

#include <string>

namespace app {

/// A gene's letters codon by codon, the messenger RNA below, and the amino acid of each codon; whatever
/// follows a stop codon is pale. A cursor (arrow keys or mouse) chooses a letter; differences from the
/// original stand out.
class SequencePicture : public CursorFigure {
    Q_OBJECT
public:
    explicit SequencePicture(QWidget* parent);

    /// `cut`: where a piece of three letters has been cut out to be moved, −1 for none.
    void setGene(const std::string& gene, const std::string& original, int cut);

    /// What an enzyme does to the gene. Places count from 0; −1 for none.
    struct Marks {
        int guide = -1; ///< the first letter that a guide matches; a bar above these
        int pam = -1;   ///< the first letter of the PAM; a dashed frame around each
        int cut = -1;   ///< the letter before which the gene is cut; a line with a wedge
        int seam = -1;  ///< the letter before which two ends have been joined; the same line
        int lost = 0;   ///< the letters that are gone there
    };
    /// Letters after a seam are those of the original: only other amino acids stand out.
    void setMarks(const Marks& marks);
    /// All rows of codons, and no empty room below them.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    int place() const { return m_cursor; }
    void setPlace(int place);

protected:
    void paint(QPainter& painter) override;
    bool step(int key) override;
    void pointAt(QPointF point) override;

private:
    struct Layout {
        int codonsInRow;
        qreal letter;
        qreal codon;
        qreal row;
        qreal left;
    };
    Layout fit() const { return fit(width()); }
    Layout fit(int width) const;
    QRectF letterRect(const Layout& layout, int position) const;
    void paintLetter(QPainter& painter, const Layout& layout, int position) const;
    void paintMarks(QPainter& painter, const Layout& layout) const;
    void paintCut(QPainter& painter, const Layout& layout, int place) const;
    bool isOther(int codon, char aminoAcid) const;
    QString markAt(int position) const;
    void paintCodon(QPainter& painter, const Layout& layout, int codon, bool read) const;
    void announce();

    std::string m_gene;
    std::string m_original;
    int m_cut = -1;
    Marks m_marks;
    int m_cursor = 0;
};

} // namespace app
