// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_label.h"

#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QLabel>

#include <utility>

namespace app {

QLabel* lessonLabel(const FigureSettings& figure, std::function<lessons::Text(const lessons::TopicTexts&)> of,
                    QWidget* parent, TextRole type, Role colour) {
    const auto words = [&figure, pick = std::move(of)] { return lessonText(pick(figure.texts())); };
    QLabel* label = richWords(words, parent, type, colour);
    QObject::connect(&figure, &FigureSettings::changed, label,
                     [label, words] { setRichWords(label, words()); });
    return label;
}

} // namespace app
