// SPDX-License-Identifier: GPL-3.0-or-later
#include "style.h"

#include "button_kind.h"
#include "elevation.h"
#include "raised_style.h"
#include "style_parts.h"
#include "theme.h"
#include "tokens.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSlider>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTabBar>

namespace app {
namespace {

int px(qreal length) {
    return Theme::current().px(length);
}

bool wantsHover(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QSlider*>(widget) ||
           qobject_cast<const QScrollBar*>(widget) || qobject_cast<const QTabBar*>(widget);
}

/// Fusion draws the words of a control; this gives them the colour that suits our surface.
template <typename Option> Option withTextColour(const Option& option, const QColor& colour) {
    Option copy(option);
    for (const auto target : {QPalette::ButtonText, QPalette::WindowText, QPalette::Text})
        copy.palette.setColor(target, colour);
    return copy;
}

QSize buttonSize(const QSize& contents, const QWidget* button) {
    const std::optional<ButtonKind> kind = buttonKindOf(button);
    if (!kind)
        return (contents + QSize(px(space::section), px(space::gap))).expandedTo({px(space::wide), px(32)});
    switch (*kind) {
    case ButtonKind::Primary:
        return (contents + QSize(px(2 * space::section), px(space::gap)))
            .expandedTo({px(space::wide), px(target::primary)})
            .grownBy({0, 0, 0, roomBelow(button)});
    case ButtonKind::Tonal:
        return (contents + QSize(px(2 * space::card), px(space::gap)))
            .expandedTo({px(space::wide), px(target::secondary)});
    case ButtonKind::Text: break;
    }
    return (contents + QSize(px(2 * space::small), px(space::gap)))
        .expandedTo({px(space::wide), px(target::secondary)});
}

void drawMenuItem(const QProxyStyle& style, const QStyleOptionMenuItem& item, QPainter* painter,
                  const QWidget* widget) {
    const bool chosen =
        item.state.testFlag(QStyle::State_Selected) && item.state.testFlag(QStyle::State_Enabled);
    QStyleOptionMenuItem copy(item);
    if (chosen) {
        const qreal inset = px(2);
        const bool outlined = Theme::current().kind() == ThemeKind::HighContrast;
        style_parts::surface(*painter, QRectF(item.rect).adjusted(inset, 0, -inset, 0), px(radius::chip),
                             Theme::current().colour(Role::SageTint), Theme::current().colour(Role::Sage),
                             outlined ? px(stroke::strong) : 0);
        copy.state &= ~QStyle::State_Selected;
    }
    style.QProxyStyle::drawControl(QStyle::CE_MenuItem, &copy, painter, widget);
}

} // namespace

void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius) {
    const Theme& theme = Theme::current();
    const qreal width = stroke::focus * theme.scale();
    const qreal inset = width / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Role::Focus), width));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.setPen(QPen(theme.colour(Role::Panel), width / 2));
    const qreal second = width * 1.25;
    painter.drawRoundedRect(rect.adjusted(second, second, -second, -second), qMax(1.0, radius - width),
                            qMax(1.0, radius - width));
    painter.restore();
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (wantsHover(widget))
        widget->setAttribute(Qt::WA_Hover);
    // The frame paints its ground too: the square one of the viewport would cut its corners off.
    if (auto* typed = qobject_cast<QPlainTextEdit*>(widget))
        typed->viewport()->setAutoFillBackground(false);
}

void Style::unpolish(QWidget* widget) {
    if (wantsHover(widget))
        widget->setAttribute(Qt::WA_Hover, false);
    QProxyStyle::unpolish(widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const Theme& theme = Theme::current();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        style_parts::button(*painter, *option, option->rect.adjusted(0, 0, 0, -roomBelow(widget)),
                            buttonKindOf(widget));
        break;
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0)
            style_parts::editor(*painter, *option);
        break;
    }
    case PE_FrameLineEdit: break;
    case PE_IndicatorCheckBox: style_parts::checkBox(*painter, *option); break;
    case PE_IndicatorRadioButton: style_parts::radioButton(*painter, *option); break;
    case PE_FrameFocusRect:
        // These draw the focus ring themselves.
        if (!qobject_cast<const QComboBox*>(widget) && !qobject_cast<const QTabBar*>(widget) &&
            !qobject_cast<const QSlider*>(widget) && !qobject_cast<const QPushButton*>(widget))
            paintFocusRing(*painter, option->rect, px(4));
        break;
    case PE_PanelMenu:
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        style_parts::surface(*painter, option->rect, 0, theme.colour(Role::Panel),
                             theme.colour(Role::ControlLine), px(1));
        break;
    case PE_Frame: {
        // Where something can be typed, the edge says so and has to be seen; other frames only decorate.
        const bool typed = qobject_cast<const QPlainTextEdit*>(widget);
        if (typed || theme.kind() == ThemeKind::HighContrast)
            style_parts::surface(*painter, option->rect, px(radius::chip),
                                 typed ? option->palette.base().color() : Qt::transparent,
                                 theme.colour(Role::ControlLine), px(1.2));
        break;
    }
    case PE_FrameGroupBox:
        paintElevation(*painter, QRectF(option->rect).marginsRemoved(elevationMargins(Elevation::Rests)),
                       px(radius::card), Elevation::Rests);
        break;
    default: painter->restore(); return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->restore();
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (element == CE_PushButtonBevel) {
        style_parts::button(*painter, *option, option->rect.adjusted(0, 0, 0, -roomBelow(widget)),
                            buttonKindOf(widget));
    } else if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
               button && element == CE_PushButtonLabel) {
        QStyleOptionButton copy =
            withTextColour(*button, style_parts::buttonInk(*button, buttonKindOf(widget)));
        copy.rect.adjust(0, 0, 0, -roomBelow(widget)); // Fusion does not ask this style for its place
        QProxyStyle::drawControl(element, &copy, painter, widget);
    } else if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
               tab && element == CE_TabBarTabShape) {
        style_parts::tab(*painter, *tab);
    } else if (tab && element == CE_TabBarTabLabel) {
        const bool chosen = option->state.testFlag(State_Selected);
        const QStyleOptionTab copy =
            withTextColour(*tab, Theme::current().colour(chosen ? Role::OnSage : Role::Ink));
        QProxyStyle::drawControl(element, &copy, painter, widget);
    } else if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
               item && element == CE_MenuItem) {
        drawMenuItem(*this, *item, painter, widget);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
    painter->restore();
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    const auto part = [&](SubControl sub) {
        return QRectF(proxy()->subControlRect(control, option, sub, widget));
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        combo && control == CC_ComboBox) {
        style_parts::comboBox(*painter, *combo, part(SC_ComboBoxArrow));
    } else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
               spin && control == CC_SpinBox) {
        style_parts::spinBox(*painter, *spin, part(SC_SpinBoxUp), part(SC_SpinBoxDown));
    } else if (slider && control == CC_Slider) {
        style_parts::slider(*painter, *slider, part(SC_SliderGroove), part(SC_SliderHandle));
    } else if (slider && control == CC_ScrollBar) {
        style_parts::scrollBar(*painter, *slider, part(SC_ScrollBarSlider));
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
    painter->restore();
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    const QRect rect = option->rect;
    if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        // Where it has buttons of its own, the number has the whole field.
        if (spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return part == SC_SpinBoxEditField ? rect.adjusted(px(6), px(3), -px(6), -px(3)) : QRect();
        const int side = px(22);
        const QRect buttons =
            visualRect(option->direction, rect, {rect.right() - side, rect.top(), side, rect.height()});
        const int half = rect.height() / 2;
        if (part == SC_SpinBoxUp)
            return buttons.adjusted(0, 0, 0, half - rect.height());
        if (part == SC_SpinBoxDown)
            return buttons.adjusted(0, half, 0, 0);
        if (part == SC_SpinBoxEditField)
            return visualRect(option->direction, rect, rect.adjusted(px(6), px(3), -side - px(2), -px(3)));
    }
    if (control == CC_ComboBox) {
        const int side = px(26);
        if (part == SC_ComboBoxArrow)
            return visualRect(option->direction, rect,
                              {rect.right() - side, rect.top(), side, rect.height()});
        if (part == SC_ComboBoxEditField)
            return visualRect(option->direction, rect, rect.adjusted(px(8), px(2), -side, -px(2)));
    }
    if (control == CC_ScrollBar) {
        // There are no arrow buttons: the groove has the whole length.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar && (part == SC_ScrollBarSlider || part == SC_ScrollBarGroove || part == SC_ScrollBarAddPage ||
                    part == SC_ScrollBarSubPage)) {
            const bool across = bar->orientation == Qt::Horizontal;
            const int whole = across ? rect.width() : rect.height();
            const int range = bar->maximum - bar->minimum;
            const int shown = range + bar->pageStep;
            const int size = shown > 0 && range > 0
                                 ? qMin(whole, qMax(px(28), int(qint64(whole) * bar->pageStep / shown)))
                                 : whole;
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                      whole - size, bar->upsideDown);
            const auto along = [&](int from, int count) {
                return across ? visualRect(bar->direction, rect,
                                           {rect.left() + from, rect.top(), count, rect.height()})
                              : QRect(rect.left(), rect.top() + from, rect.width(), count);
            };
            switch (part) {
            case SC_ScrollBarSlider: return along(start, size);
            case SC_ScrollBarSubPage: return along(0, start);
            case SC_ScrollBarAddPage: return along(start + size, whole - start - size);
            default: return rect;
            }
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return px(18);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return px(8);
    case PM_ScrollBarExtent: return px(12);
    case PM_SliderThickness:
    case PM_SliderControlThickness: return px(22);
    case PM_SliderLength: return px(20);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return px(8);
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return px(10);
    case PM_MenuButtonIndicator: return px(style_parts::menuArrow);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap: return 0;
    case PM_TabBarTabHSpace: return px(32);
    case PM_TabBarTabVSpace: return px(14);
    case PM_ToolTipLabelFrameWidth: return px(6);
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return px(18);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_ComboBox_Popup: return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText: return 0;
    case SH_ToolTip_WakeUpDelay: return 350;
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_UnderlineShortcut: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton: return buttonSize(contents, widget);
    case CT_ComboBox: return (contents + QSize(px(42), px(10))).expandedTo({0, px(32)});
    case CT_LineEdit: return (contents + QSize(px(14), px(8))).expandedTo({0, px(32)});
    case CT_SpinBox: return (contents + QSize(px(34), px(8))).expandedTo({0, px(32)});
    case CT_CheckBox:
    case CT_RadioButton: return size.expandedTo({0, px(28)}) + QSize(px(4), 0);
    case CT_MenuItem: return size + QSize(px(8), px(6));
    // The ring around the current choice of a list that opens must not cross its letters.
    case CT_ItemViewItem:
        return widget && widget->inherits("QComboBoxListView") ? size.expandedTo({0, px(26)}) : size;
    default: return size;
    }
}

} // namespace app
