// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"
#include "lessons/goodness_of_fit.h"
#include "lessons/rolls.h"

#include <QtWidgets/QWidget>

namespace app {

class DiceChart;

/// All about the dice of one trait: a chart, one plain sentence and, on demand, counts, ranges and the test.
/// Father Omari's dice, if there are any, follow another rule and are shown separately.
class DiceDetail : public QWidget {
    Q_OBJECT
public:
    /// `sample`: the dice of the breeding phases; `omari`: those of Father Omari, perhaps none; both of the
    /// same trait.
    DiceDetail(const lessons::PooledSample& sample, const lessons::PooledSample& omari,
               QWidget* parent = nullptr);

    /// Whether counts and test are shown; at first they are not.
    void setTestShown(bool shown);

    const lessons::TestResult& result() const { return m_result; }

    /// As wide as a popover beside the board should be.
    QSize sizeHint() const override;

signals:
    /// The widget's preferred height has changed.
    void testShownChanged(bool shown);

private:
    void nameToggle();
    QString traitTitle() const;
    /// As CSV.
    QString table() const;
    QWidget* addPart(Form& form, const lessons::PooledSample& sample, const lessons::TestResult& result,
                     const Text& title);
    static QWidget* plainTest(const lessons::PooledSample& sample, const lessons::TestResult& result,
                              QWidget* parent);
    static QWidget* examTest(const lessons::PooledSample& sample, QWidget* parent);

    lessons::PooledSample m_sample;
    lessons::PooledSample m_omari;
    lessons::TestResult m_result;
    lessons::TestResult m_omariResult;
    QPushButton* m_toggle = nullptr;
    QList<QWidget*> m_tests;
    bool m_testShown = false;
};

} // namespace app
