// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "home_garden.h"

#include <QtWidgets/QWidget>

namespace app {

/// What the start page stands on: the picture of the garden over its whole width, down to the middle of the
/// doors.
class HomeScene : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setGarden(const HomeGarden& garden);
    /// The words before the picture, and what covers its lower edge.
    void setParts(QWidget* words, QWidget* doors);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HomeGarden m_garden;
    QWidget* m_words = nullptr;
    QWidget* m_doors = nullptr;
};

} // namespace app
