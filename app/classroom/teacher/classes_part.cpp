// SPDX-License-Identifier: GPL-3.0-or-later
#include "classes_part.h"

#include "app/base/text/unbroken.h"
#include "app/charts/export/export_button.h"
#include "app/charts/projector/present_button.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/ui/widgets/form.h"
#include "class_reading.h"
#include "group_bars.h"
#include "pool_reading.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

constexpr qreal classesHeight = 330; ///< pixels at scale 1

} // namespace

ClassesPart::ClassesPart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("allClasses"));
    Form form(this, Form::Way::Down, 7);
    form.heading([] { return tr("All classes"); });
    m_state = form.label("classesState");
    Form controls = form.part(Form::Way::Wrapping, 6);
    m_present = controls.button("presentClasses", presentButton(controls.widget()),
                                [this] { emit presentRequested(); });
    keepTranslated(m_present, [this] { m_present->setAccessibleName(tr("Present all classes")); });
    auto* files = new ExportButton(
        {[this] { return ClassReading::title(m_classes.experiment); },
         [this] { return pool_reading::table(m_classes); },
         [this]() -> QWidget* { return m_chart->picture(); },
         [this] { return ClassReading::facts(pool_reading::wholeOf(pool_reading::sumOf(m_classes))); }},
        controls.widget());
    connect(files, &ExportButton::told, this, &ClassesPart::told);
    m_export = controls.add("classesExport", files);
    m_chart = form.add(new ChartSheet(this));
    keepStyled(m_chart, [this] { m_chart->setMinimumHeight(Theme::current().px(classesHeight)); });
    m_bars = form.add("classesBars", new GroupBars(this));
    m_sentence = form.label("classesSentence", TextRole::Strong);
    setClasses({});
}

void ClassesPart::setClasses(const messages::AllClasses& classes) {
    m_classes = classes;
    const bool isAny = !classes.classes.empty();
    m_state->setText(isAny ? pool_reading::source(classes) + QLatin1Char('.') : QString());
    for (QWidget* one :
         {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_bars), static_cast<QWidget*>(m_sentence)})
        one->setVisible(isAny);
    setVisible(isAny);
    if (!isAny)
        return;
    const messages::PoolShown sum = pool_reading::sumOf(classes);
    const ClassState whole = pool_reading::wholeOf(sum);
    LabReading reading = ClassReading::pooled(whole);
    reading.source = pool_reading::source(classes);
    m_chart->setReading(reading);
    std::vector<std::vector<std::int64_t>> counts;
    for (const messages::ClassCounts& one : classes.classes)
        counts.push_back(one.counts);
    m_bars->setGroups(pool_reading::barsOf(classes), reading.numbers, reading.chances);
    const auto between = counts.size() < 2
                             ? std::nullopt
                             : lessons::heterogeneityOf(counts, whole.sample.chances(classes.experiment));
    m_sentence->setText(between ? unbroken(ClassReading::sentenceOnClasses(*between)) : QString());
    m_sentence->setVisible(between.has_value());
}

} // namespace app
