// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace lessons {
struct NotationError;
} // namespace lessons

namespace app {

class LabSession;
class ParentsScene;
class ValueRow;

/// The choices for the cross: the parents with their alleles and their notation; and, folded away, the genes,
/// their linkage and how they act.
class CrossPanel : public QWidget {
    Q_OBJECT
public:
    CrossPanel(LabSession& session, QWidget* parent);

private:
    void addGene();
    void refresh();
    void read();
    void showMessage(const lessons::NotationError* error);
    QString genesInWords() const;
    QString linkageInWords() const;

    LabSession& m_session;
    ParentsScene* m_parents;
    QLabel* m_error;
    ValueRow* m_genes;
    ValueRow* m_linkage;
    ValueRow* m_action;
    QPushButton* m_add;
};

} // namespace app
