// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_list.h"

#include "app/documents/lesson_shelf.h"
#include "app/learn/session/progress.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/rich_words.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QStyledItemDelegate>

namespace app {

namespace {

constexpr int shareRole = Qt::UserRole + 1;
/// The heading above an item; empty for those that follow in the same chapter.
constexpr int chapterRole = Qt::UserRole + 2;

class RingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const int above = headingHeight(index);
        const QRect lesson = option.rect.adjusted(0, above, 0, 0);
        const QRectF sheet = QRectF(lesson).adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (above > 0) {
            painter->setFont(theme.font(TextRole::Caption));
            painter->setPen(theme.colour(Role::SoftInk));
            painter->drawText(
                option.rect.adjusted(theme.px(2), 0, 0, 0).adjusted(0, 0, 0, above - option.rect.height()),
                Qt::AlignLeft | Qt::AlignBottom, index.data(chapterRole).toString());
        }
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(chosen ? QPen(theme.colour(Role::Sage), 1.2 * theme.scale()) : QPen(Qt::NoPen));
            painter->setBrush(theme.colour(Role::SageTint));
            painter->drawRoundedRect(sheet, theme.px(7), theme.px(7));
        }
        const qreal size = theme.px(18);
        paintRing(*painter, {sheet.left() + theme.px(9), sheet.center().y() - size / 2, size, size},
                  index.data(shareRole).toDouble());
        painter->setFont(theme.font(chosen ? TextRole::Strong : TextRole::Body));
        painter->setPen(theme.colour(Role::Ink));
        painter->drawText(wordsIn(lesson), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                          index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus) &&
            option.state.testFlag(QStyle::State_KeyboardFocusChange))
            paintFocusRing(*painter, sheet, theme.px(7));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const QRect room(0, 0, view ? view->viewport()->width() : option.rect.width(), 10000);
        const int high = QFontMetrics(theme.font(TextRole::Strong))
                             .boundingRect(wordsIn(room), Qt::TextWordWrap, index.data().toString())
                             .height();
        return {room.width(), headingHeight(index) + std::max(theme.px(34), high + theme.px(12))};
    }

private:
    /// With some room above it, except at the top of the list.
    static int headingHeight(const QModelIndex& index) {
        const Theme& theme = Theme::current();
        if (index.data(chapterRole).toString().isEmpty())
            return 0;
        return QFontMetrics(theme.font(TextRole::Caption)).height() + theme.px(index.row() == 0 ? 4 : 12);
    }

    static QRect wordsIn(const QRect& rect) {
        const Theme& theme = Theme::current();
        return rect.adjusted(theme.px(36), theme.px(4), -theme.px(6), -theme.px(4));
    }

    static void paintRing(QPainter& painter, const QRectF& ring, double share) {
        const Theme& theme = Theme::current();
        const qreal line = 2 * theme.scale();
        const QRectF inner = ring.adjusted(line / 2, line / 2, -line / 2, -line / 2);
        if (share >= 1) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.colour(Role::Sage));
            painter.drawEllipse(ring);
            style_parts::tick(painter, ring, theme.colour(Role::OnSage));
            return;
        }
        painter.setBrush(theme.colour(Role::Panel));
        painter.setPen(QPen(theme.colour(Role::ControlLine), line));
        painter.drawEllipse(inner);
        painter.setPen(QPen(theme.colour(Role::Sage), line * 1.6, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(inner, 90 * 16, -qRound(360 * 16 * share));
    }
};

} // namespace

LessonList::LessonList(const LessonShelf& shelf, const Progress& progress, QWidget* parent)
    : QListWidget(parent), m_shelf(shelf), m_progress(progress) {
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new RingDelegate(this));
    setMouseTracking(true);
    setSpacing(0);
    refresh();
}

void LessonList::refresh() {
    setAccessibleName(tr("Lessons"));
    const QSignalBlocker quiet(this);
    const int lessons = int(m_shelf.lessons().size());
    while (count() > lessons)
        delete takeItem(count() - 1);
    while (count() < lessons)
        addItem(QString());
    QString chapter;
    for (int row = 0; row < count(); ++row) {
        const ShelfLesson& lesson = m_shelf.lessons()[std::size_t(row)];
        const double share = m_progress.share(lesson.id);
        const QString title = lesson.listedTitle();
        item(row)->setText(title);
        item(row)->setData(shareRole, share);
        const QString own = lesson.topic ? lessonText(lesson.topic->chapter) : QString();
        const QString heading = own == chapter ? QString() : own;
        chapter = own;
        const QString done = tr("%1, %2 of %3 steps done")
                                 .arg(title)
                                 .arg(qRound(share * lessonStepCount))
                                 .arg(lessonStepCount);
        item(row)->setData(chapterRole, heading);
        item(row)->setData(Qt::AccessibleTextRole,
                           heading.isEmpty() ? done : QStringLiteral("%1. %2").arg(heading, done));
    }
}

} // namespace app
