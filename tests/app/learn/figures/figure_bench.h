// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/theme/theme.h"
#include "lessons/documents/catalogue.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>

/// A lesson's figure on the screen, with the two parts of a pupil's work that a figure gets.
struct FigureBench {
    QTemporaryDir folder;
    app::Progress progress{folder.path()};
    core::Random chance;
    app::FigureSettings settings;
    app::ExperimentRun run;
    QWidget window;
    app::LessonFigure* figure = nullptr;

    explicit FigureBench(const lessons::Topic& topic, std::uint64_t seed = 3)
        : chance(seed + 1), settings(topic, work(topic), seed, chance),
          run(
              work(topic), [this] { return settings.all(); }, seed) {
        figure = app::LessonFigure::make(settings, run, &window);
        figure->resize(600, 500);
        window.resize(600, 500);
        window.show();
    }

    explicit FigureBench(std::string_view topic) : FigureBench(*lessons::findTopic(topic)) {}

    bool press(const QString& name) {
        for (auto* button : findAll<QAbstractButton>(window))
            if (button->isVisible() && (button->objectName() == name || button->text() == name)) {
                button->click();
                return true;
            }
        return false;
    }

    QString words(const char* name) const {
        const auto* label = seek<QLabel>(window, name);
        return label ? label->text().replace(QChar::Nbsp, QLatin1Char(' ')) : QString();
    }

    QString ratio() const { return QString::fromStdString(run.experiment().ratioText()); }

    void predictEvenly() { run.predict(std::vector<int>(run.experiment().outcomes.size(), 1)); }

private:
    app::LessonProgress work(const lessons::Topic& topic) {
        return {progress, QString::fromStdString(topic.id)};
    }
};
