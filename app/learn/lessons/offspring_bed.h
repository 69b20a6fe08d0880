// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QVariantAnimation>
#include <QtGui/QPixmap>
#include <QtWidgets/QWidget>

#include <cstdint>
#include <map>
#include <vector>

namespace app {

class ExperimentRun;

/// A bed in which the offspring that have been rolled grow one by one, then faster; of many, each picture
/// stands for as many. What grows is decided before. Any key or click ends the growing.
class OffspringBed : public QWidget {
    Q_OBJECT
public:
    OffspringBed(const ExperimentRun& run, QWidget* parent);
    ~OffspringBed() override;

    /// How many offspring each picture stands for; 1 while all of them have one.
    std::int64_t each() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The outcome of each picture, in the order of growing.
    std::vector<std::size_t> order() const;
    void refresh();
    void begin();
    void growFrom(std::size_t grown);
    QPixmap picture(std::size_t outcome, int side);

    const ExperimentRun& m_run;
    std::vector<std::size_t> m_order;
    QVariantAnimation m_growing;
    qreal m_grown = 0; ///< so many have grown
    std::map<std::pair<std::size_t, int>, QPixmap> m_pictures;
};

} // namespace app
