// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/outcome_numbers.h"
#include "lessons/cross/brood.h"
#include "lessons/sampling/growing_sample.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace app {

/// What a page lends to the projector: a copy, so that nothing done while presenting changes the page, and
/// nothing about a person.
struct Presentation {
    QString title;
    QString question;        ///< to be predicted; empty: there is no such step
    QStringList explanation; ///< paragraphs, each shown by itself
    /// What is counted: names, letters and colours. Empty: there is only text.
    std::vector<OutcomeNumbers> outcomes;
    std::vector<double> chances; ///< of the outcomes, as they are expected; empty if that is not known
    std::vector<double> rolled;  ///< those that the rolls follow; empty if nothing can be rolled
    QString ratio;               ///< "3 : 1"
    std::size_t followed = 0;    ///< the outcome whose running share is drawn
    std::optional<lessons::Brood> brood; ///< for its Punnett square
    /// Makes another picture for the place of that square; it may have any size.
    std::function<QWidget*(QWidget* parent)> figure;
    std::vector<lessons::RunningPoint> way; ///< how the counts grew that are there already
    /// Positive: every roll replaces the sample with another one of this size.
    std::int64_t anew = 0;
};

/// The outcomes, chances and ratio of an experiment.
void setExperiment(Presentation& shown, const lessons::Experiment& experiment);

/// A page that has something to present.
class Presents {
public:
    virtual Presentation presentation() const = 0;

protected:
    ~Presents() = default;
};

} // namespace app
