// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace lessons {
struct Gene;
struct NotationError;
} // namespace lessons

namespace app {

class LabSession;

/// The choices for the cross: how the genes act, the genes with the alleles of both parents, the linkage of
/// neighbouring genes, and the parents' notation.
class CrossPanel : public QWidget {
    Q_OBJECT
public:
    CrossPanel(LabSession& session, QWidget* parent);

private:
    struct GeneRow {
        QPushButton* alleles[2][2];
        QSlider* slider = nullptr;
        QLabel* linkage = nullptr;
    };

    /// What decides which controls there are.
    QList<QString> keys() const;
    void build();
    void addGene();
    void addRow(Form rows, std::size_t place);
    void addGeneChoice(Form& row, std::size_t place);
    void addInheritance(Form& rows, std::size_t place);
    void addLinkage(Form rows, std::size_t place, GeneRow& row);
    /// Updates the letters in place, unless the number of genes has changed.
    void refresh();
    void refreshAlleles();
    void read();
    void showMessage(const lessons::NotationError* error);

    LabSession& m_session;
    QWidget* m_content = nullptr;
    QList<QString> m_built;
    std::vector<GeneRow> m_rows;
    QLineEdit* m_parents[2] = {};
    QLabel* m_error = nullptr;
};

} // namespace app
