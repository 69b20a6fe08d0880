// SPDX-License-Identifier: GPL-3.0-or-later
#include "audit.h"
#include "app/ui/widgets/layout_excuses.h"

#include "app/ui/paint/painted_words.h"
#include "audit_text.h"

#include <QtGui/QAccessible>
#include <QtGui/QImage>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QWidget>

namespace app {
namespace {

constexpr double neededContrast = 4.5;

bool isExcused(const QWidget& widget, const char* property) {
    return !widget.property(property).toString().isEmpty();
}

QString pathNameOf(const QWidget& widget) {
    QString name = QString::fromLatin1(widget.metaObject()->className());
    QString own = widget.objectName();
    if (own.isEmpty())
        own = widget.accessibleName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); own.isEmpty() && button)
        own = button->text();
    return own.isEmpty() ? name : QStringLiteral("%1 “%2”").arg(name, own.left(40));
}

/// Whether the widget is a plain container, which would not help to find a place in the window.
bool holdsOnly(const QWidget& widget) {
    const QLatin1String type(widget.metaObject()->className());
    return type == QLatin1String("QWidget") || type == QLatin1String("QStackedWidget") ||
           type == QLatin1String("QScrollArea");
}

/// Qt builds these widgets out of parts that overlap and have no names of their own.
bool isMadeOfParts(const QWidget& widget) {
    return qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QTabWidget*>(&widget);
}

/// Where the widget stands, without the room for its shadow.
QRect placeOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QPushButton*>(&widget);
    if (!button)
        return widget.geometry();
    QStyleOptionButton option;
    option.initFrom(button);
    return button->style()
        ->subElementRect(QStyle::SE_PushButtonLayoutItem, &option, button)
        .translated(button->pos());
}

/// The content of a scroll area may be larger than the area.
bool scrolls(const QWidget& widget) {
    return widget.objectName() == QLatin1String("qt_scrollarea_viewport");
}

class Auditor {
public:
    Auditor(QWidget& root, Grounds grounds) : m_root(root) {
        if (grounds == Grounds::FromPicture)
            m_picture = root.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    QList<Finding> run() {
        visit(m_root, pathNameOf(m_root));
        return m_findings;
    }

private:
    void visit(QWidget& widget, const QString& where) {
        readTexts(widget, where);
        lookForName(widget, where);
        if (isMadeOfParts(widget))
            return;
        const QList<QWidget*> children = visibleChildren(widget);
        lookForOverlaps(children, where);
        for (QWidget* child : children) {
            if (!scrolls(widget) && !widget.rect().adjusted(-1, -1, 1, 1).contains(placeOf(*child)) &&
                !isExcused(*child, mayOverlap))
                report(Finding::Kind::OutsideParent, where,
                       QStringLiteral("%1 at %2 reaches over %3")
                           .arg(pathNameOf(*child), written(placeOf(*child)), written(widget.rect())));
            visit(*child, holdsOnly(*child) ? where : where + QStringLiteral(" / ") + pathNameOf(*child));
        }
    }

    static QList<QWidget*> visibleChildren(const QWidget& widget) {
        QList<QWidget*> children;
        for (QObject* object : widget.children())
            if (auto* child = qobject_cast<QWidget*>(object);
                child && !child->isWindow() && child->isVisibleTo(&widget) && !child->size().isEmpty())
                children << child;
        return children;
    }

    void readTexts(QWidget& widget, const QString& where) {
        const bool mayElide = isExcused(widget, app::mayElide);
        for (const PaintedText& text : textsOf(widget)) {
            if (text.text.trimmed().isEmpty())
                continue;
            // Differences of up to half a pixel come from rounding.
            const bool wide = text.needed.width() > text.available.width() + 0.5 && !mayElide;
            const bool high = text.needed.height() > text.available.height() + 0.5;
            const bool beside = !QRectF(widget.rect()).adjusted(-1, -1, 1, 1).contains(text.available);
            if (wide || high || beside)
                report(Finding::Kind::ClippedText, where,
                       QStringLiteral("“%1” needs %2×%3, has %4×%5%6")
                           .arg(text.text)
                           .arg(text.needed.width(), 0, 'f', 1)
                           .arg(text.needed.height(), 0, 'f', 1)
                           .arg(text.available.width(), 0, 'f', 1)
                           .arg(text.available.height(), 0, 'f', 1)
                           .arg(beside ? QStringLiteral(", partly outside of the widget") : QString()));
            if (widget.isEnabled())
                lookAtContrast(widget, where, text);
        }
    }

    void lookAtContrast(QWidget& widget, const QString& where, const PaintedText& text) {
        QColor ground = text.background;
        // A widget that paints its words knows their background; for others, it is read from the picture.
        if (!dynamic_cast<PaintsWords*>(&widget) && !m_picture.isNull()) {
            const QRect place = text.available.toAlignedRect() & widget.rect();
            const bool inSight =
                QRegion(place).subtracted(widget.visibleRegion()).isEmpty() && !isCovered(widget, place);
            // A text that is scrolled out of view or covered needs a picture of its own widget.
            const QColor found =
                inSight ? commonColour(m_picture, {widget.mapTo(&m_root, place.topLeft()), place.size()},
                                       text.foreground)
                        : commonColour(widget.grab().toImage(), place, text.foreground);
            if (found.isValid())
                ground = found;
        }
        const double contrast = contrastRatio(text.foreground, ground);
        if (contrast < neededContrast)
            report(Finding::Kind::LowContrast, where,
                   QStringLiteral("“%1”: %2 on %3 has %4 : 1")
                       .arg(text.text, text.foreground.name(), ground.name())
                       .arg(contrast, 0, 'f', 2));
    }

    /// Whether something that may cover others, such as a popover, lies over that place of the widget.
    bool isCovered(const QWidget& widget, const QRect& place) const {
        for (const QWidget* part = &widget; part != &m_root && part->parentWidget();
             part = part->parentWidget()) {
            const QRect where(widget.mapTo(part->parentWidget(), place.topLeft()), place.size());
            for (const QWidget* other : visibleChildren(*part->parentWidget()))
                if (other != part && isExcused(*other, mayOverlap) && other->geometry().intersects(where))
                    return true;
        }
        return false;
    }

    void lookForName(QWidget& widget, const QString& where) {
        const bool reachable = widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy();
        if (!reachable && !qobject_cast<QAbstractButton*>(&widget))
            return;
        // Areas that only scroll need no name: the focus passes through them to their content.
        if (qobject_cast<QAbstractScrollArea*>(&widget) && !widget.inherits("QAbstractItemView") &&
            !widget.inherits("QTextEdit") && !widget.inherits("QPlainTextEdit"))
            return;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            report(Finding::Kind::NoName, where, QStringLiteral("has no accessible name"));
    }

    void lookForOverlaps(const QList<QWidget*>& siblings, const QString& where) {
        for (int i = 0; i < siblings.size(); ++i)
            for (int j = i + 1; j < siblings.size(); ++j) {
                const QRect both = placeOf(*siblings[i]) & placeOf(*siblings[j]);
                if (both.width() <= 1 || both.height() <= 1 || isExcused(*siblings[i], mayOverlap) ||
                    isExcused(*siblings[j], mayOverlap))
                    continue;
                report(Finding::Kind::Overlap, where,
                       QStringLiteral("%1 at %2 and %3 at %4")
                           .arg(pathNameOf(*siblings[i]), written(placeOf(*siblings[i])),
                                pathNameOf(*siblings[j]), written(placeOf(*siblings[j]))));
            }
    }

    static QString written(const QRect& rect) {
        return QStringLiteral("(%1, %2, %3×%4)")
            .arg(rect.x())
            .arg(rect.y())
            .arg(rect.width())
            .arg(rect.height());
    }

    void report(Finding::Kind kind, const QString& where, const QString& what) {
        m_findings << Finding{kind, where, what};
    }

    QWidget& m_root;
    QImage m_picture;
    QList<Finding> m_findings;
};

} // namespace

QString Finding::text() const {
    static const char* const names[] = {"clipped text", "overlap", "low contrast", "no name",
                                        "outside its parent"};
    return QStringLiteral("%1: %2: %3").arg(QLatin1String(names[int(kind)]), where, what);
}

QList<Finding> audit(QWidget* root, Grounds grounds) {
    return Auditor(*root, grounds).run();
}

} // namespace app
