// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_path.h"

#include "app/documents/lesson_shelf.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/rich_words.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "go_on_card.h"
#include "path_garden.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal panelWidth = 280;

QString chapterOf(const ShelfLesson& lesson) {
    const QString named = lesson.topic ? lessonText(lesson.topic->chapter) : QString();
    return named.isEmpty() ? LessonPath::tr("More lessons") : named;
}

} // namespace

LessonPath::LessonPath(const LessonShelf& shelf, Progress& progress, PupilPanel::Told& told, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_progress(progress), m_told(told) {
    m_area = new SteadyScrollArea(this);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_garden = new PathGarden(m_area);
    auto* header = new QWidget;
    Form line(header, Form::Way::Along, space::card);
    Form words = line.part(Form::Way::Down, space::hair, 1);
    m_title = words.add(pageTitle([] { return tr("Your way through the garden"); }, header));
    m_count = words.label("lessonsDone", TextRole::Body);
    words.addStretch();
    m_whose = line.button("whoseProgress", {}, [this] { openProgress(); });
    line.box()->setAlignment(m_whose, Qt::AlignTop);
    m_garden->setHeader(header);
    m_area->setWidget(m_garden);
    m_card = new GoOnCard(this);
    connect(m_garden, &PathGarden::chosen, this,
            [this](const QString& lesson) { emit chosen(lesson, std::nullopt); });
    connect(m_garden, &PathGarden::reached, this, [this](QWidget* stop) {
        m_area->ensureWidgetVisible(stop, 0, Theme::current().px(space::section));
    });
    connect(m_card, &GoOnCard::goOnRequested, this,
            [this](const QString& lesson, LessonStep step) { emit chosen(lesson, step); });
    connect(&progress, &Progress::changed, this, [this] {
        m_isStale = true;
        if (isVisible())
            refresh();
    });
    keepTranslated(this, [this] { refresh(); });
    keepStyled(this, [this] { fold(); });
}

QString LessonPath::placeOf(const ShelfLesson& lesson) const {
    return tr("%1 · %2 of %3", "chapter, number of a lesson, how many there are")
        .arg(chapterOf(lesson))
        .arg(m_shelf.find(lesson.id) + 1)
        .arg(m_shelf.lessons().size());
}

std::size_t LessonPath::next() const {
    const auto& lessons = m_shelf.lessons();
    if (const int paced = m_paced.isEmpty() ? -1 : m_shelf.find(m_paced); paced >= 0)
        return std::size_t(paced);
    std::optional<std::size_t> begun;
    std::optional<std::size_t> fresh;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const double share = m_progress.share(lessons[i].id);
        if (!lessons[i].topic || share >= 1)
            continue;
        if (share > 0)
            begun = i; // the furthest one, as at home
        else if (!fresh)
            fresh = i;
    }
    return begun.value_or(fresh.value_or(0));
}

void LessonPath::refresh() {
    m_isStale = false;
    const auto& lessons = m_shelf.lessons();
    const std::size_t nextPlace = next();
    std::vector<PathChapter> chapters;
    std::vector<StopFacts> stops;
    int readable = 0;
    int done = 0;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const ShelfLesson& lesson = lessons[i];
        StopFacts facts{.id = lesson.id, .title = lesson.listedTitle(), .number = int(i) + 1};
        if (lesson.topic) {
            facts.figure = lesson.topic->figure;
            facts.stepsDone = m_progress.topic(lesson.id).stepsDone & ((1 << lessonStepCount) - 1);
            ++readable;
        }
        facts.isNext = i == nextPlace;
        const QString chapter = chapterOf(lesson);
        if (chapters.empty() || chapters.back().title != chapter)
            chapters.push_back({.title = chapter});
        ++chapters.back().lessons;
        chapters.back().isNext |= facts.isNext;
        if (facts.isDone()) {
            ++chapters.back().done;
            ++done;
        }
        if (facts.isNext)
            m_card->setLesson(facts, {.place = placeOf(lesson),
                                      .task = lesson.topic ? lessonText(lesson.topic->task) : QString()});
        stops.push_back(std::move(facts));
    }
    m_garden->setLessons(chapters, stops);
    m_count->setText(
        done == 0         ? tr("Every stop is open, and this order is the easiest. Begin with the first bed.")
        : done < readable ? tr("%1 of %2 lessons in flower. Every stop is open; this order is the easiest.")
                                .arg(done)
                                .arg(readable)
                          : tr("All %1 lessons are in flower.").arg(readable));
    const QString name = m_progress.current();
    m_whose->setText(name.isEmpty() ? tr("Your name…") : tr("Progress of %1").arg(name));
    m_whose->setAccessibleName(m_whose->text());
    fold();
}

void LessonPath::setPaced(const QString& lesson) {
    if (m_paced == lesson)
        return;
    m_paced = lesson;
    refresh();
}

void LessonPath::focusOn(const QString& lesson) {
    const LessonStop* const named = m_garden->stop(lesson);
    LessonStop* const stop = named ? m_garden->stop(lesson) : m_garden->next();
    if (!stop)
        return;
    stop->setFocus(Qt::OtherFocusReason);
    m_area->ensureWidgetVisible(stop, 0, Theme::current().px(space::section));
}

void LessonPath::openProgress() {
    auto* panel = new PupilPanel(m_progress, m_told, nullptr);
    keepStyled(panel, [panel] { panel->setMinimumWidth(Theme::current().px(panelWidth)); });
    Popover::open(m_whose, panel, [] { return tr("Whose progress it is"); });
}

void LessonPath::fold() {
    m_garden->setTitleRoom(std::max(QFontMetrics(m_title->font()).horizontalAdvance(m_title->text()),
                                    QFontMetrics(m_count->font()).horizontalAdvance(m_count->text())));
    const QSize card = m_card->cardSize();
    m_area->setGeometry(rect());
    const QRect corner = m_garden->width() == width() ? m_garden->corner(card, height()) : QRect();
    if (corner.isEmpty()) {
        const int high = m_card->becomeFoot(width());
        m_area->setGeometry(0, 0, width(), height() - high);
        m_card->setGeometry(0, height() - high, width(), high);
    } else {
        m_card->setGeometry(corner);
    }
    m_card->raise();
}

void LessonPath::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void LessonPath::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale)
        refresh();
}

} // namespace app
