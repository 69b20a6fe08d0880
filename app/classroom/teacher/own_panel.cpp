// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/reading.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "class_session.h"
#include "lessons/csv/ratio.h"
#include "lessons/pool/pool_experiment.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace app {

using namespace page_parts;

OwnPanel::OwnPanel(ClassSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    Form form(this, Form::Way::Down, 5);
    m_names = form.field("ownNames", [] { return tr("Names of the outcomes"); });
    keepTranslated(m_names, [this] { m_names->setPlaceholderText(tr("red; pink; white")); });
    m_ratio = form.field("ownRatio", [] { return tr("Expected ratio"); });
    m_ratio->setPlaceholderText(QStringLiteral("1 : 2 : 1"));
    m_problem = form.label("ownProblem", TextRole::Caption, Role::Warning);
    m_problem->hide();
    connect(m_names, &QLineEdit::editingFinished, this, &OwnPanel::takeNames);
    connect(m_ratio, &QLineEdit::editingFinished, this, &OwnPanel::takeRatio);
    refresh();
}

void OwnPanel::refresh() {
    const lessons::OwnExperiment own = m_session.sample().own(m_session.experiment());
    if (own.names != m_shown.names) {
        QStringList names;
        for (const std::string& name : own.names)
            names << QString::fromStdString(name);
        m_names->setText(names.join(QStringLiteral("; ")));
    }
    if (own.parts != m_shown.parts)
        m_ratio->setText(own.parts.empty() ? QString() : ratioText(own.parts));
    m_shown = own;
}

void OwnPanel::takeNames() {
    const int experiment = m_session.experiment();
    const auto outcomes = qsizetype(lessons::findPoolExperiment(experiment)->outcomes);
    std::vector<std::string> names;
    if (!m_names->text().trimmed().isEmpty())
        for (const QString& name : m_names->text().split(QLatin1Char(';')).mid(0, outcomes))
            names.push_back(name.trimmed().left(longestGroupName).toStdString());
    m_session.change([&](ClassState& state) {
        lessons::OwnExperiment own = state.sample.own(experiment);
        own.names = names;
        state.sample.setOwn(experiment, std::move(own));
    });
}

void OwnPanel::takeRatio() {
    const int experiment = m_session.experiment();
    const std::size_t outcomes = lessons::findPoolExperiment(experiment)->outcomes;
    std::vector<double> parts;
    QString problem;
    if (!m_ratio->text().trimmed().isEmpty()) {
        const auto read = lessons::readRatio(m_ratio->text().toStdString());
        if (const auto* error = std::get_if<lessons::RatioError>(&read))
            problem = app::text(phrase(*error));
        else if (std::get<std::vector<double>>(read).size() != outcomes)
            problem = tr("The ratio needs %1 parts.").arg(outcomes);
        else
            parts = std::get<std::vector<double>>(read);
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        return;
    m_session.change([&](ClassState& state) {
        lessons::OwnExperiment own = state.sample.own(experiment);
        own.parts = parts;
        state.sample.setOwn(experiment, std::move(own));
    });
}

} // namespace app
