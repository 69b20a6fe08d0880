// SPDX-License-Identifier: GPL-3.0-or-later
#include "explain_panel.h"

#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_games.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "lesson_label.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ExplainPanel::ExplainPanel(const FigureSettings& figure, const ExperimentRun& run, LessonGames& games,
                           QWidget* parent)
    : QWidget(parent), m_figure(figure), m_run(run), m_games(games) {
    auto* columns = new QHBoxLayout(this);
    setMargins(columns, 0, 12);
    columns->addWidget(explanation(), 3);
    if (!figure.topic().game.empty() || !figure.topic().science.empty())
        columns->addWidget(gameAndScience(), 2);
}

QWidget* ExplainPanel::explanation() {
    auto* sheet = new Panel(this);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 9);
    rows->addWidget(words([] { return tr("Why"); }, sheet, TextRole::PanelTitle));
    for (std::size_t i = 0; i < m_figure.topic().explain.size(); ++i)
        rows->addWidget(lessonLabel(
            m_figure, [i](const auto& texts) { return texts.explain.at(i); }, sheet));
    rows->addStretch(1);
    return sheet;
}

QWidget* ExplainPanel::gameAndScience() {
    auto* sheet = new Panel(this, Role::SageTint, Role::Sage);
    auto* rows = new QVBoxLayout(sheet);
    setMargins(rows, 14, 8);
    const auto add = [&](const QString& title, lessons::Text lessons::TopicTexts::*said) {
        if ((m_figure.texts().*said).empty())
            return;
        rows->addWidget(words(title, sheet, TextRole::PanelTitle));
        rows->addWidget(lessonLabel(
            m_figure, [said](const auto& texts) { return texts.*said; }, sheet));
        rows->addSpacing(Theme::current().px(6));
    };
    add(tr("The game"), &lessons::TopicTexts::game);
    const auto addWay = [&](const QString& label, const char* name, const auto& way) {
        QPushButton* made = button(label, sheet);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, way);
        rows->addWidget(made, 0, Qt::AlignLeft);
        rows->addSpacing(Theme::current().px(6));
    };
    if (!m_run.experiment().companion.empty())
        addWay(tr("Play Genome Wars"), "playCompanion",
               [this] { m_games.openCompanion(m_run.experiment()); });
    if (!m_games.finishedGame().isEmpty())
        addWay(tr("Open your last finished game"), "openFinishedGame",
               [this] { m_games.openFinishedGame(); });
    add(tr("The science"), &lessons::TopicTexts::science);
    rows->addStretch(1);
    return sheet;
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
    const bool narrow = width() < Theme::current().px(640);
    static_cast<QBoxLayout*>(layout())->setDirection(narrow ? QBoxLayout::TopToBottom
                                                            : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace app
