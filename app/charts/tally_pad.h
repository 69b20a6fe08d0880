// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <cstdint>
#include <vector>

class QGridLayout;
class QPushButton;

namespace app {

/// Counts real things on the desk: dice, seeds, kernels of corn, the cardboard game. Each category has a big
/// button, to be pressed once for each thing, with the mouse or the digits 1 – 9; Backspace or "Undo" takes
/// back the last press.
class TallyPad : public QWidget {
    Q_OBJECT
public:
    explicit TallyPad(QWidget* parent = nullptr);

    static constexpr int mostCategories = 9; ///< as many as there are digits

    /// Sets new categories (1 … `mostCategories`). If their number changes, all counts start from 0; `undo`
    /// brings the old ones back.
    void setCategories(const QStringList& names);
    const std::vector<std::int64_t>& counts() const { return m_counts; }
    /// The presses in order, each as the index of its category.
    const QList<int>& taps() const { return m_taps; }
    std::int64_t total() const { return static_cast<std::int64_t>(m_taps.size()); }

    void tap(int category);
    /// Takes back the last press or, if there is none, the last `clear` or change of categories.
    void undo();
    /// All counts start from 0 again.
    void clear();
    /// Restores saved names and presses, without presses that belong to no category.
    void restore(const QStringList& names, const QList<int>& taps);

signals:
    void changed();
    /// `undo` has brought back earlier categories and their counts.
    void namesRestored(const QStringList& names);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void arrange();
    void showCounts();
    void count();

    /// What `undo` can restore after the counts have started again from 0.
    struct Past {
        QStringList names;
        QList<int> taps;
    };

    QStringList m_names;
    std::vector<std::int64_t> m_counts;
    /// Indexes of categories, in the order in which they were pressed.
    QList<int> m_taps;
    QList<Past> m_past;
    QGridLayout* m_grid;
    QList<QPushButton*> m_buttons;
    QPushButton* m_undo = nullptr;
    QPushButton* m_clear = nullptr;
};

} // namespace app
