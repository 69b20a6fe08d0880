// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_words.h"

#include "app/base/text/language.h"
#include "app/base/text/marked_text.h"
#include "app/base/text/phrases.h"
#include "lesson_shelf.h"

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
