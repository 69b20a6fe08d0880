// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QSlider;

namespace app {

class LabSession;

/// The choices for the genes of the cross, one below the other: which they are, or how neighbours are linked.
class CrossSheet : public QWidget {
    Q_OBJECT
public:
    enum class About { Genes, Linkage };

    /// `session` must outlive this.
    CrossSheet(LabSession& session, About about, QWidget* parent = nullptr);

    /// Whether a gene can be linked with the next.
    static bool mayLink(const LabSession& session, std::size_t gene);

private:
    struct Link {
        std::size_t gene;
        QSlider* slider;
        QLabel* words;
    };

    /// What decides which controls there are.
    QList<QString> keys() const;
    void build();
    void addGene(Form rows, std::size_t place);
    void addGeneChoice(Form& row, std::size_t place);
    void addInheritance(Form& rows, std::size_t place);
    void addLinkage(Form rows, std::size_t place);
    void refreshLinkage();

    LabSession& m_session;
    About m_about;
    QWidget* m_content = nullptr;
    QList<QString> m_built;
    std::vector<Link> m_links;
};

} // namespace app
