// SPDX-License-Identifier: GPL-3.0-or-later
#include "explain_panel.h"

#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_games.h"
#include "app/ui/widgets/panel.h"
#include "lesson_label.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

namespace app {

ExplainPanel::ExplainPanel(const FigureSettings& figure, const ExperimentRun& run, LessonGames& games,
                           QWidget* parent)
    : QWidget(parent), m_figure(figure), m_run(run), m_games(games) {
    Form columns(this, Form::Way::Along, 12);
    addExplanation(Form(columns.add(new Panel(this), 3), Form::Way::Down, 9, 14));
    if (!figure.topic().game.empty() || !figure.topic().science.empty())
        addGameAndScience(
            Form(columns.add(new Panel(this, Role::SageTint, Role::Sage), 2), Form::Way::Down, 8, 14));
}

void ExplainPanel::addExplanation(Form rows) {
    rows.heading([] { return tr("Why"); });
    Form paragraphs = rows.part(Form::Way::Down, 9);
    // Another language may say it in more paragraphs.
    keepTranslated(paragraphs.widget(), [this, paragraphs] {
        Form all = paragraphs;
        for (std::size_t i = std::size_t(all.box()->count()); i < m_figure.topic().explain.size(); ++i)
            all.add(lessonLabel(
                m_figure,
                [i](const auto& texts) {
                    return i < texts.explain.size() ? texts.explain[i] : lessons::Text();
                },
                all.widget()));
    });
    rows.addStretch();
}

void ExplainPanel::addGameAndScience(Form rows) {
    const auto space = [&] { rows.box()->addSpacing(Theme::current().px(6)); };
    const auto add = [&](const Text& title, lessons::Text lessons::TopicTexts::*said) {
        if ((m_figure.texts().*said).empty())
            return;
        rows.heading(title);
        rows.add(lessonLabel(
            m_figure, [said](const auto& texts) { return texts.*said; }, rows.widget()));
        space();
    };
    add([] { return tr("The game"); }, &lessons::TopicTexts::game);
    if (!m_run.experiment().companion.empty()) {
        rows.button(
            "playCompanion", [] { return tr("Play Genome Wars"); },
            [this] { m_games.openCompanion(m_run.experiment()); });
        space();
    }
    if (!m_games.finishedGame().isEmpty()) {
        rows.button(
            "openFinishedGame", [] { return tr("Open your last finished game"); },
            [this] { m_games.openFinishedGame(); });
        space();
    }
    add([] { return tr("The science"); }, &lessons::TopicTexts::science);
    rows.addStretch();
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
    const bool narrow = width() < Theme::current().px(640);
    static_cast<QBoxLayout*>(layout())->setDirection(narrow ? QBoxLayout::TopToBottom
                                                            : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace app
