// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge_shelf.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class SegmentRow;
namespace speech {
class Announcer;
}

/// The challenge bench beside its board: what is asked for, the parents that the gene tiles can make of each
/// square, and, once it is checked, how many dice the garden can expect to use.
class ChallengePanel : public QWidget {
    Q_OBJECT
public:
    explicit ChallengePanel(QWidget* parent = nullptr);

    /// The same challenges in another language keep what has been chosen and checked.
    void setEntries(const std::vector<ChallengeShelf::Entry>& entries);
    /// The challenge that is shown; null if there is none.
    const lessons::Challenge* current() const;
    /// Shows the parents of a trait as chosen: a place in the bench's list of crosses.
    SegmentRow* row(genotype::Trait trait) const;
    /// What was said when it was checked; empty before.
    QString verdict() const;

signals:
    /// Another challenge is shown.
    void currentChanged();

private:
    void build();
    void addRow(QVBoxLayout& rows, QWidget* parent, genotype::Trait trait);
    void listTitles();
    void showFaults();
    lessons::Crosses chosen() const;
    void showTiles();
    void sayTiles();
    void check();
    void sayGrade();
    QString crossesWords(const lessons::Crosses& crosses) const;

    std::vector<ChallengeShelf::Entry> m_entries;
    std::size_t m_current = 0;
    std::optional<lessons::ChallengeBench> m_bench;
    QComboBox* m_titles;
    QWidget* m_content = nullptr;
    QLabel* m_faults;
    std::array<SegmentRow*, genotype::traitCount> m_rows{};
    QLabel* m_goal = nullptr;
    QLabel* m_used = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_best = nullptr;
    QPushButton* m_check = nullptr;
    speech::Announcer* m_announcer;
};

} // namespace app
