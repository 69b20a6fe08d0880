// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_words.h"

#include "app/lessons/lesson_shelf.h"
#include "app/text/language.h"
#include "app/text/phrases.h"
#include "app/widgets/rich_words.h"

namespace app {

lessons::ReportTexts reportTexts(const LessonShelf& shelf) {
    lessons::ReportTexts texts;
    texts.language = languageInUse().toStdString();
    texts.topic = [&shelf](const std::string& id) -> const lessons::Topic* {
        const int place = shelf.find(QString::fromStdString(id));
        return place < 0 ? nullptr : shelf.lessons()[static_cast<std::size_t>(place)].topic;
    };
    texts.misconception = [](std::string_view id) { return misconceptionInUse(id); };
    texts.phrase = [](const core::Phrase& phrase) { return text(phrase).toStdString(); };
    texts.plain = [](const lessons::Text& marked) { return plainText(lessonText(marked)).toStdString(); };
    return texts;
}

} // namespace app
