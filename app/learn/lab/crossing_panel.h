// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "breeding_session.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace app {

class OffspringRow;
struct MeiosisOccasion;

/// The chosen parents, the button that crosses them, and the offspring of the cross that is shown.
class CrossingPanel : public Panel {
    Q_OBJECT
public:
    /// `session` must outlive this. `number`: how many offspring the next cross makes.
    CrossingPanel(BreedingSession& session, std::int64_t number, QWidget* parent);

signals:
    void numberChanged(qint64 number);

private:
    void addParents(Form rows);
    MeiosisOccasion meiosisOfPair() const;
    void addSize(Form line, std::int64_t number);
    void addLabel(Form line);
    void refresh();
    void refreshCrosses();
    void refreshOffspring();
    std::int64_t number() const;
    /// The individual whose label can be changed: the one chosen last.
    std::optional<std::size_t> labelled() const;
    QString labelName() const;

    BreedingSession& m_session;
    QLabel* m_parents = nullptr;
    QPushButton* m_meiosis = nullptr;
    QLabel* m_hint = nullptr;
    QLineEdit* m_number = nullptr;
    QPushButton* m_cross = nullptr;
    QWidget* m_labelPart = nullptr;
    QLabel* m_labelName = nullptr;
    QLineEdit* m_label = nullptr;
    QPushButton* m_discard = nullptr;
    QComboBox* m_crosses = nullptr;
    QLabel* m_counted = nullptr;
    QBoxLayout* m_tray = nullptr;
    QList<OffspringRow*> m_offspring;
};

} // namespace app
