// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

#include <string>

namespace app {

/// A gene's letters codon by codon, the messenger RNA below, and the amino acid of each codon; whatever
/// follows a stop codon is pale. A cursor (arrow keys or mouse) chooses a letter; differences from the
/// original stand out.
class SequencePicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit SequencePicture(QWidget* parent);

    /// `cut`: where a piece of three letters has been cut out to be moved, −1 for none.
    void setGene(const std::string& gene, const std::string& original, int cut);
    int place() const { return m_cursor; }
    void setPlace(int place);

signals:
    void placeChanged();

protected:
    void paint(QPainter& painter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Layout {
        int codonsInRow;
        qreal letter;
        qreal codon;
        qreal row;
        qreal left;
    };
    Layout fit() const;
    QRectF letterRect(const Layout& layout, int position) const;
    void paintCodon(QPainter& painter, const Layout& layout, int codon, bool read) const;
    void tell();

    std::string m_gene;
    std::string m_original;
    int m_cut = -1;
    int m_cursor = 0;
};

} // namespace app
