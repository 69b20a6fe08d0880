// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/rolls.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// Compares the dice rolled so far for one trait with the parents' prediction: a bar of the shares rolled,
/// ticks where the expected shares end, n, and a short sentence. A click shows counts and test.
class RatioStrip : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    RatioStrip(genotype::Trait trait, QWidget* parent);

    /// Computes the test, so call it only when the sample has changed.
    void setSample(const lessons::PooledSample& sample);
    const lessons::PooledSample& sample() const { return m_sample; }
    /// `settling`: dice of this trait are still in the air, so the counts before them are painted.
    void setSettling(bool settling);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The test of the sample was computed. It is exact and therefore slow, so this should be rare.
    void tested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    genotype::Trait m_trait;
    lessons::PooledSample m_sample;
    lessons::PooledSample m_before;
    lessons::TestResult m_result;
    QString m_sentence;
    QString m_sentenceBefore;
    bool m_settling = false;
};

/// How common a gap at least this large is if the squares hold, in one sentence with p; never a verdict.
QString gapSentence(const lessons::TestResult& result);
/// The same in a few words, for the strip: "by chance: 23 %".
QString gapWords(const lessons::TestResult& result);

} // namespace app
