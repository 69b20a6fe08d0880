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

/// Counts what lies on the desk: real dice, seeds, corn ears, the cardboard game. One big button a category,
/// pressed once a plant, with the mouse or the digits 1 – 9; Backspace or "Undo" takes the last one back.
class TallyPad : public QWidget {
    Q_OBJECT
public:
    explicit TallyPad(QWidget* parent = nullptr);

    static constexpr int mostCategories = 9; ///< as many as there are digits

    /// Other categories (1 … `mostCategories`); all counts start from 0 unless the number of categories stays
    /// the same, which `undo` brings back.
    void setCategories(const QStringList& names);
    const std::vector<std::int64_t>& counts() const { return m_counts; }
    /// What was pressed, in order: places of categories.
    const QList<int>& taps() const { return m_taps; }
    std::int64_t total() const { return static_cast<std::int64_t>(m_taps.size()); }

    void tap(int category);
    /// Takes the last press back; before the first one, the last `clear` or the last change of categories.
    void undo();
    /// All counts start from 0 again.
    void clear();
    /// As it was kept: names and presses; a press of no category is left out.
    void restore(const QStringList& names, const QList<int>& taps);

signals:
    void changed();
    /// `undo` has brought back counts of other categories.
    void namesRestored(const QStringList& names);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void arrange();
    void showCounts();
    void count();

    /// What can be restored after the counts have started again.
    struct Past {
        QStringList names;
        QList<int> taps;
    };

    QStringList m_names;
    std::vector<std::int64_t> m_counts;
    /// In the order in which they were pressed.
    QList<int> m_taps;
    QList<Past> m_past;
    QGridLayout* m_grid;
    QWidget* m_controls = nullptr;
    QList<QPushButton*> m_buttons;
    QPushButton* m_undo = nullptr;
    QPushButton* m_clear = nullptr;
};

} // namespace app
