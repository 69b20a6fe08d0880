// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/outcome_numbers.h"
#include "lessons/cross/brood.h"
#include "lessons/sampling/growing_sample.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

class QObject;
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
    /// Makes another picture for the place of that square; it may have any size. Null if there is none after
    /// all.
    std::function<QWidget*(QWidget* parent)> figure;
    /// That picture has the place of the words, too.
    bool isFigureWhole = false;
    std::vector<lessons::RunningPoint> way; ///< how the counts grew that are there already
    /// Positive: every roll replaces the sample with another one of this size.
    std::int64_t anew = 0;

    /// The page has nothing to present; the next control offers the demonstrations.
    bool isNothing = false;

    // What goes on while it is presented, such as a vote:
    using Renew = std::function<void(const Presentation&)>;
    /// Called with the view once it is shown: connects to whatever goes on, as long as the view is there, and
    /// calls `renew` with each new picture of it.
    std::function<void(QObject* view, const Renew& renew)> follow;
    /// What the next control does to it after the last step of the picture.
    struct Act {
        QString label;
        std::function<void()> take;
    };
    std::optional<Act> act;
};

/// The outcomes, chances and ratio of an experiment.
void setExperiment(Presentation& shown, const lessons::Experiment& experiment);

/// A figure of a presentation that changes with what is rolled.
class ShowsCounts {
public:
    /// How often each outcome has come so far; all 0 before the prediction.
    virtual void showCounts(const std::vector<std::int64_t>& counts) = 0;

protected:
    ~ShowsCounts() = default;
};

/// A figure with steps of its own, such as the moves of a replay: a remote goes through these first.
class HasSteps {
public:
    /// A step on (1) or back (−1). False if there is none; then nothing changes.
    virtual bool step(int by) = 0;
    virtual bool isAtEnd() const = 0;
    /// What the next control says as long as there is another step.
    virtual QString nextStepName() const = 0;
    virtual bool isPlaying() const = 0;
    /// Goes on by itself, or no longer.
    virtual void playOrPause() = 0;
    /// `told` is called whenever another step is shown.
    virtual void onStep(std::function<void()> told) = 0;

protected:
    ~HasSteps() = default;
};

/// A page that has something to present.
class Presents {
public:
    virtual Presentation presentation() const = 0;

protected:
    ~Presents() = default;
};

} // namespace app
