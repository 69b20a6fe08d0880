// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/reading.h"
#include "app/ui/widgets/page_parts.h"
#include "class_session.h"
#include "lessons/csv/ratio.h"
#include "lessons/pool/pool_experiment.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

OwnPanel::OwnPanel(ClassSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 5);
    const lessons::OwnExperiment own = session.sample().own(session.experiment());
    QStringList names;
    for (const std::string& name : own.names)
        names << QString::fromStdString(name);
    m_names = lineEdit(names.join(QStringLiteral("; ")), this);
    m_names->setObjectName(QStringLiteral("ownNames"));
    keepTranslated(m_names, [this] { m_names->setPlaceholderText(tr("red; pink; white")); });
    rows->addWidget(nameOf(
        m_names, [] { return tr("Names of the outcomes"); }, this));
    rows->addWidget(m_names);
    m_ratio = lineEdit(own.parts.empty() ? QString() : ratioText(own.parts), this);
    m_ratio->setObjectName(QStringLiteral("ownRatio"));
    m_ratio->setPlaceholderText(QStringLiteral("1 : 2 : 1"));
    rows->addWidget(nameOf(
        m_ratio, [] { return tr("Expected ratio"); }, this));
    rows->addWidget(m_ratio);
    m_problem = words({}, this, TextRole::Caption, Role::Warning);
    m_problem->setObjectName(QStringLiteral("ownProblem"));
    m_problem->hide();
    rows->addWidget(m_problem);
    connect(m_names, &QLineEdit::editingFinished, this, &OwnPanel::takeNames);
    connect(m_ratio, &QLineEdit::editingFinished, this, &OwnPanel::takeRatio);
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
