// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/genome.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <array>
#include <vector>

namespace app {

/// What the signs of alleles mean: each chip with its name and its effect in a few words. Long rules are in
/// the tool tips.
class AlleleKey : public QWidget {
    Q_OBJECT
public:
    explicit AlleleKey(QWidget* parent);

    /// Shows the alleles that any of these genomes has.
    void setGenomes(const std::vector<genomewars::Genome>& genomes);

private:
    std::array<QWidget*, genomewars::alleleCount> m_entries{};
};

/// "Resistance: bonus in Hospital".
QString alleleEffect(genomewars::Allele allele);

} // namespace app
