// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "lessons/sampling/repeated_samples.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace app {

/// How much samples differ: bars for the samples, a dashed line for the predicted distribution, and a mark
/// for the current sample.
class HistogramStrip : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit HistogramStrip(QWidget* parent = nullptr);

    /// `title` says what was repeated; `ends` are the words under the two ends; `here` is the value of the
    /// current sample.
    void setHistogram(const QString& title, const lessons::Histogram& histogram, std::optional<double> here,
                      const QStringList& ends);
    const lessons::Histogram& histogram() const { return m_histogram; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    lessons::Histogram m_histogram;
    std::optional<double> m_here;
    QStringList m_ends;
};

} // namespace app
