// SPDX-License-Identifier: GPL-3.0-or-later
#include "exam_sheet.h"

#include "app/base/text/phrases.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "outcome_numbers.h"
#include "sample_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

#include <cmath>

namespace app {

namespace {

struct ExamWords {
    Q_DECLARE_TR_FUNCTIONS(app::ExamSheet)
};

/// With as many decimals as printed tables have.
QString shown(double value) {
    constexpr int decimals = 3;
    return std::isfinite(value) ? QLocale().toString(value, 'f', decimals) : QStringLiteral("∞");
}

/// Three significant digits, as calculators are read. A p that is not quite 0 or 1 is never either.
QString significant(double p) {
    const QLocale locale;
    if (p < 0.001)
        return QStringLiteral("< ") + locale.toString(0.001, 'f', 3);
    if (p > 0.9995 && p < 1)
        return QStringLiteral("> ") + locale.toString(0.999, 'f', 3);
    return QStringLiteral("= ") + locale.toString(p, 'g', 3);
}

void fill(FactTable& table, const QStringList& names, const lessons::ExamTest& test) {
    table.begin(ExamWords::tr("The calculation"),
                {ExamWords::tr("Outcome"), ExamWords::tr("Observed O"), ExamWords::tr("Expected E"),
                 ExamWords::tr("(O − E)² / E")},
                int(test.rows.size()) + 1);
    std::int64_t all = 0;
    for (std::size_t i = 0; i < test.rows.size(); ++i) {
        const lessons::ExamRow& row = test.rows[i];
        table.set(int(i), 0, names.value(int(i)));
        table.set(int(i), 1, countText(row.observed));
        table.set(int(i), 2, decimal(row.expected));
        table.set(int(i), 3, shown(row.contribution));
        all += row.observed;
    }
    const int last = int(test.rows.size());
    table.set(last, 0, ExamWords::tr("Sum"));
    table.set(last, 1, countText(all));
    table.set(last, 2, countText(all));
    table.set(last, 3, ExamWords::tr("χ² = %1").arg(shown(test.sum)));
    table.mark(last, Role::SageTint);
    table.fit();
}

} // namespace

ExamSheet::ExamSheet(const std::function<QStringList()>& names, const lessons::ExamTest& test,
                     const QString& ratio, const std::function<void(QWidget* anchor)>& openTable,
                     QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("examSheet"));
    Form rows(this, Form::Way::Down, 5);
    const auto say = [&](const std::function<core::Phrase()>& phrase, TextRole type = TextRole::Body) {
        rows.text([phrase] { return text(phrase()); }, type);
    };
    say([ratio] { return lessons::nullHypothesis(ratio.toStdString()); });
    auto* table = rows.add(new FactTable({}, QStringList(), 0, this));
    keepTranslated(table, [table, names, test] { fill(*table, names(), test); });
    if (test.decisions.empty()) {
        say(test.impossible ? &lessons::impossiblePhrase : &lessons::nothingToTest);
        return;
    }
    say([test] { return lessons::degreesOfFreedomPhrase(test); });
    for (const lessons::ExamDecision& decision : test.decisions)
        say(
            [test, decision] {
                return lessons::decisionPhrase(test, decision, shown(test.sum).toStdString(),
                                               shown(decision.criticalValue).toStdString());
            },
            decision.level == lessons::usualLevel ? TextRole::Strong : TextRole::Body);
    QPushButton* critical =
        rows.button("criticalValues", [] { return ExamWords::tr("Table of critical values ›"); });
    connect(critical, &QPushButton::clicked, this, [critical, openTable] { openTable(critical); });
    say([test] {
        return lessons::pValuesPhrase(significant(test.approximateP).toStdString(),
                                      test.exactP ? significant(*test.exactP).toStdString() : std::string());
    });
    if (test.disagreesAboutFivePercent())
        say(&lessons::disagreementPhrase);
    if (!test.smallExpected.empty())
        say(&lessons::smallExpectedPhrase);
}

} // namespace app
