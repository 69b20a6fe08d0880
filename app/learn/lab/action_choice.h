// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gene_action.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;

namespace app {

class LabSession;

/// The choice of how the genes of the bench act: each by itself, together as in the catalogue, or with a
/// genotype that dies; and below it what that means.
class ActionChoice : public QWidget {
    Q_OBJECT
public:
    /// `session` must outlive this.
    ActionChoice(LabSession& session, QWidget* parent);

private:
    void refresh();
    void refreshChoices();

    LabSession& m_session;
    /// As listed; the first is that each gene shows by itself.
    std::vector<GeneAction> m_actions;
    QComboBox* m_choice;
    QLabel* m_rule;
    QLabel* m_note;
};

} // namespace app
