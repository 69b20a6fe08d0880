// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/theme/theme.h"
#include "lessons/documents/catalogue.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>

/// A session with its figure on the screen.
struct FigureBench {
    QTemporaryDir folder;
    app::Progress progress{folder.path()};
    app::LessonSession session;
    QWidget window;
    app::LessonFigure* figure = nullptr;

    explicit FigureBench(const lessons::Topic& topic, std::uint64_t seed = 3)
        : session(topic, progress, seed) {
        figure = app::LessonFigure::make(session, &window);
        figure->resize(600, 500);
        window.resize(600, 500);
        window.show();
    }

    explicit FigureBench(std::string_view topic) : FigureBench(*lessons::findTopic(topic)) {}

    bool press(const QString& name) {
        for (auto* button : window.findChildren<QAbstractButton*>())
            if (button->isVisible() && (button->objectName() == name || button->text() == name)) {
                button->click();
                return true;
            }
        return false;
    }

    QString words(const char* name) const {
        const auto* label = window.findChild<QLabel*>(QLatin1String(name));
        return label ? label->text().replace(QChar::Nbsp, QLatin1Char(' ')) : QString();
    }

    QString ratio() const { return QString::fromStdString(session.experiment().ratioText()); }

    void predictEvenly() { session.predict(std::vector<int>(session.experiment().outcomes.size(), 1)); }
};
