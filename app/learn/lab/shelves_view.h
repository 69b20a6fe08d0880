// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/shape_painter.h"
#include "breeding_session.h"

#include <QtWidgets/QWidget>

#include <map>

class QLabel;

namespace app {

class OrganismButton;

/// The individuals that are kept, a shelf for each generation, with lines from parents to offspring. A click
/// chooses a parent; the arrow keys move between individuals.
class ShelvesView : public QWidget {
    Q_OBJECT
public:
    /// `session` must outlive this.
    ShelvesView(BreedingSession& session, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void add(std::size_t specimen);
    void arrange();
    std::vector<std::size_t> crossesOf(std::size_t parent) const;

    BreedingSession& m_session;
    std::map<std::size_t, OrganismButton*> m_buttons; ///< by individual
    std::vector<QLabel*> m_shelves;                   ///< their names, by generation
};

/// What an individual looks like to the painter.
OrganismLook organismLook(const lessons::breeding::Mystery& mystery, const lessons::breeding::Look& look,
                          lessons::breeding::Sex sex);

} // namespace app
