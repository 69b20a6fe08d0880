// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "breeding_session.h"

#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;

namespace app {

class CrossingPanel;
class ModelPanel;
class ShelvesView;
struct LabView;

/// The breeding bench on the page: the mystery, the shelves, the crosses and the pupil's model.
class BreedingBench : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this.
    BreedingBench(BreedingSession& session, LabView& view, QWidget* parent);

    /// Arranges itself for a page of this width, in pixels.
    void fold(int pageWidth);
    /// The part that is exported as a picture: the shelves.
    QWidget* picture() const;
    ModelPanel* model() const { return m_model; }
    /// Begins the mystery of a code, as if it had been typed: asks first if crosses would be lost. Does
    /// nothing if the bench has it already.
    void open(const QString& code);

signals:
    /// A choice in LabView has changed.
    void viewChanged();

private:
    void addMystery(Form rows);
    void addShelves(Form rows);
    void refresh();
    void beginNew();
    void openCode();
    /// Calls `begin` at once, or after a question if crosses would be lost.
    void askFirst(QWidget* anchor, const std::function<void()>& begin);

    BreedingSession& m_session;
    LabView& m_view;
    QBoxLayout* m_columns;
    QBoxLayout* m_left;
    QLabel* m_title = nullptr;
    QComboBox* m_level = nullptr;
    QComboBox* m_organism = nullptr;
    QLineEdit* m_code = nullptr;
    QLabel* m_problem = nullptr;
    ShelvesView* m_shelves = nullptr;
    CrossingPanel* m_crossing = nullptr;
    ModelPanel* m_model = nullptr;
};

} // namespace app
