// SPDX-License-Identifier: GPL-3.0-or-later
#include "presented_lesson.h"

#include "app/learn/figures/lesson_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"

#include <QtGui/QPainter>
#include <QtGui/QTransform>
#include <QtWidgets/QAbstractButton>

#include <algorithm>

namespace app {
namespace {

/// The size of a picture's usual words, in pixels at scale 1.
constexpr qreal usualWords = 13;
/// The least height of a picture that says something by itself, in pixels at scale 1; a strip does not.
constexpr int leastHeight = 100;
/// How much higher than at its least size a picture may become for the same width.
constexpr qreal mostStretched = 1.35;

int areaOf(const QWidget& widget) {
    const QSize least = widget.minimumSizeHint();
    return least.width() * least.height();
}

} // namespace

PresentedLesson::PresentedLesson(const lessons::Topic& topic, const QVariantMap& settings, QWidget* parent)
    : PresentPart(parent), m_topic(topic) {
    LessonProgress progress(m_progress, QString::fromStdString(m_topic.id));
    progress.change([&settings](Progress::Topic& known) { known.settings = settings; });
    m_settings = std::make_unique<FigureSettings>(m_topic, progress, 1, m_chance);
    m_run = std::make_unique<ExperimentRun>(
        progress, [this] { return m_settings->all(); }, 1);
    m_figure.reset(LessonFigure::make(*m_settings, *m_run, nullptr));
    // A run counts nothing without a prediction.
    m_run->predict(std::vector<int>(m_run->experiment().outcomes.size(), 1));
    takePicture();
}

PresentedLesson::~PresentedLesson() = default;

void PresentedLesson::takePicture() {
    QWidget* largest = nullptr;
    for (auto* part : m_figure->findChildren<QWidget*>()) {
        const bool isPicture = dynamic_cast<PaintsWords*>(part) && !qobject_cast<QAbstractButton*>(part) &&
                               part->minimumSizeHint().height() >= Theme::current().px(leastHeight);
        if (isPicture && part->isVisibleTo(m_figure.get()) && (!largest || areaOf(*part) > areaOf(*largest)))
            largest = part;
    }
    if (!largest)
        return;
    // In the figure, its layout would set the size. The figure may show it; on the stage, nobody sees that.
    largest->setParent(m_stage.get());
    largest->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    m_picture.reset(largest);
    describe(largest->accessibleName(), largest->accessibleDescription());
}

void PresentedLesson::showCounts(const std::vector<std::int64_t>& counts) {
    m_run->setCounts(counts, {});
    describe(m_picture->accessibleName(), m_picture->accessibleDescription());
}

qreal PresentedLesson::scale() const {
    const QSizeF least = m_picture->minimumSizeHint();
    qreal scale = std::min({width() / least.width(), height() / least.height(),
                            type() / (usualWords * Theme::current().scale())});
    // Some need more rows the narrower they are.
    constexpr qreal step = 0.97;
    while (m_picture->hasHeightForWidth() && scale > 0 &&
           m_picture->heightForWidth(int(width() / scale)) * scale > height())
        scale *= step;
    return scale;
}

QRectF PresentedLesson::fit() const {
    const QSizeF least = m_picture->minimumSizeHint();
    const qreal across = width() / scale();
    const qreal wanted = m_picture->hasHeightForWidth()
                             ? m_picture->heightForWidth(int(across))
                             : across * least.height() / least.width() * mostStretched;
    m_picture->resize(int(across), int(std::min(height() / scale(), wanted)));
    const QSizeF taken = QSizeF(m_picture->size()) * scale();
    return {QPointF((width() - taken.width()) / 2, (height() - taken.height()) / 2), taken};
}

QList<PaintedText> PresentedLesson::paintedTexts() const {
    if (size().isEmpty())
        return {};
    const QPointF corner = fit().topLeft();
    const QTransform larger = QTransform::fromTranslate(corner.x(), corner.y()).scale(scale(), scale());
    QList<PaintedText> texts = recordedWords(m_picture.get());
    for (PaintedText& text : texts) {
        text.available = larger.mapRect(text.available);
        text.needed *= scale();
        text.type *= scale();
    }
    return texts;
}

qreal PresentedLesson::smallestType() const {
    qreal smallest = type();
    for (const PaintedText& text : paintedTexts())
        smallest = std::min(smallest, text.type);
    return smallest;
}

void PresentedLesson::paint(QPainter& painter) {
    if (size().isEmpty())
        return;
    painter.translate(fit().topLeft());
    painter.scale(scale(), scale());
    m_picture->render(&painter, {}, {}, QWidget::RenderFlags());
}

} // namespace app
