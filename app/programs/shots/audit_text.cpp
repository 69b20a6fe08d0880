// SPDX-License-Identifier: GPL-3.0-or-later
#include "audit_text.h"

#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/style_parts.h"

#include <QtCore/QHash>
#include <QtGui/QImage>
#include <QtGui/QTextDocument>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace app {
namespace {

/// A text on one line, or on the lines into which it is broken.
PaintedText lineOf(const QWidget& widget, const QString& text, const QRectF& available,
                   QPalette::ColorRole foreground) {
    PaintedText painted;
    painted.text = text;
    painted.available = available;
    painted.needed = widget.fontMetrics().size(Qt::TextShowMnemonic, text);
    painted.foreground = widget.palette().color(foreground);
    painted.background = widget.palette().color(widget.backgroundRole());
    return painted;
}

PaintedText textOf(const QLabel& label) {
    PaintedText painted = lineOf(label, label.text(), label.contentsRect(), label.foregroundRole());
    // A label's size hints include its margins, indent and frame, so the whole widget is compared.
    painted.available = label.rect();
    if (label.wordWrap())
        painted.needed = QSizeF(label.minimumSizeHint().width(), label.heightForWidth(label.width()));
    else
        painted.needed = label.sizeHint();
    if (Qt::mightBeRichText(painted.text)) {
        QTextDocument document;
        document.setHtml(painted.text);
        painted.text = document.toPlainText();
    }
    return painted;
}

PaintedText textOf(const QPushButton& button) {
    QStyleOptionButton option;
    option.initFrom(&button);
    option.text = button.text();
    option.state.setFlag(QStyle::State_On, button.isChecked());
    option.features.setFlag(QStyleOptionButton::DefaultButton, button.isDefault());
    QRectF room = button.style()->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
    if (!button.icon().isNull())
        room.adjust(button.iconSize().width() + 4, 0, 0, 0);
    PaintedText painted = lineOf(button, button.text(), room, button.foregroundRole());
    painted.foreground = style_parts::buttonInk(option, buttonKindOf(&button));
    return painted;
}

PaintedText textOf(const QAbstractButton& button, QStyle::SubElement contents) {
    QStyleOptionButton option;
    option.initFrom(&button);
    option.text = button.text();
    const QRectF room = button.style()->subElementRect(contents, &option, &button);
    return lineOf(button, button.text(), room, button.foregroundRole());
}

PaintedText textOf(const QToolButton& button) {
    const int frame = button.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, &button);
    QRectF room = QRectF(button.rect()).adjusted(frame, frame, -frame, -frame);
    if (button.toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        room.adjust(button.iconSize().width() + 4, 0, 0, 0);
    else if (button.toolButtonStyle() == Qt::ToolButtonTextUnderIcon)
        room.adjust(0, button.iconSize().height(), 0, 0);
    return lineOf(button, button.text(), room, button.foregroundRole());
}

/// Every entry, since each can become the current one.
QList<PaintedText> textsOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRectF room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    QList<PaintedText> texts;
    for (int i = 0; i < box.count(); ++i)
        texts << lineOf(box, box.itemText(i), room, QPalette::ButtonText);
    return texts;
}

PaintedText textOf(const QLineEdit& edit) {
    // Typed text may be longer than the field; the program's own placeholder may not.
    const bool empty = edit.text().isEmpty();
    PaintedText painted = lineOf(edit, empty ? edit.placeholderText() : edit.text(), edit.contentsRect(),
                                 empty ? QPalette::PlaceholderText : QPalette::Text);
    if (!empty)
        painted.needed.setWidth(0);
    return painted;
}

PaintedText textOf(const QSpinBox& box) {
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    const QRectF room =
        box.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &box);
    return lineOf(box, box.text(), room, QPalette::Text);
}

QList<PaintedText> textsOf(const QTabBar& bar) {
    QList<PaintedText> texts;
    for (int i = 0; i < bar.count(); ++i)
        texts << lineOf(bar, bar.tabText(i), bar.tabRect(i),
                        i == bar.currentIndex() ? QPalette::HighlightedText : QPalette::ButtonText);
    return texts;
}

PaintedText textOf(const QGroupBox& box) {
    QStyleOptionGroupBox option;
    option.initFrom(&box);
    option.text = box.title();
    option.subControls = QStyle::SC_GroupBoxLabel;
    const QRectF room = QRectF(box.rect()).adjusted(0, 0, 0, box.contentsRect().top() - box.height());
    return lineOf(box, box.title(), room, QPalette::WindowText);
}

} // namespace

QList<PaintedText> textsOf(const QWidget& widget) {
    if (const auto* painted = dynamic_cast<const PaintsWords*>(&widget))
        return painted->paintedTexts();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return {textOf(*label)};
    if (const auto* button = qobject_cast<const QPushButton*>(&widget))
        return {textOf(*button)};
    if (const auto* button = qobject_cast<const QCheckBox*>(&widget))
        return {textOf(*button, QStyle::SE_CheckBoxContents)};
    if (const auto* button = qobject_cast<const QRadioButton*>(&widget))
        return {textOf(*button, QStyle::SE_RadioButtonContents)};
    if (const auto* button = qobject_cast<const QToolButton*>(&widget);
        button && button->toolButtonStyle() != Qt::ToolButtonIconOnly)
        return {textOf(*button)};
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return textsOf(*box);
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        return {textOf(*edit)};
    if (const auto* box = qobject_cast<const QSpinBox*>(&widget))
        return {textOf(*box)};
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
        return textsOf(*bar);
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        return {textOf(*box)};
    return {};
}

QColor commonColour(const QImage& picture, const QRect& rect, const QColor& ink) {
    const qreal ratio = picture.devicePixelRatio();
    const QRect seen = QRect(QPoint(qRound(rect.x() * ratio), qRound(rect.y() * ratio)), rect.size() * ratio)
                           .intersected(picture.rect());
    QHash<QRgb, int> counts;
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x)
            ++counts[picture.pixel(x, y)];
    // Letters fill less than half of their place.
    if (const auto letters = counts.constFind(ink.rgb());
        letters != counts.constEnd() && counts.size() > 1 && 2 * *letters < seen.width() * seen.height())
        counts.erase(letters);
    const auto most = std::max_element(counts.constBegin(), counts.constEnd());
    return most == counts.constEnd() ? QColor() : QColor::fromRgb(most.key());
}

} // namespace app
