// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_parts.h"

#include "app/base/text/unbroken.h"
#include "app/ui/speech/spoken.h"
#include "steady_scroll_area.h"

#include <QtCore/QPointF>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOption>

namespace app::page_parts {

namespace {

/// Of a label of words: the role of its colour.
constexpr char colourProperty[] = "colour";
/// Of a layout: its margin and spacing, in pixels at scale 1.
constexpr char marginsProperty[] = "margins";

/// The width of the button's size hint if it had this text, as QPushButton::sizeHint calculates it.
int widthWith(const QPushButton* button, const QString& text) {
    QStyleOptionButton option;
    option.initFrom(button);
    option.text = text;
    option.icon = button->icon();
    option.iconSize = button->iconSize();
    option.features.setFlag(QStyleOptionButton::AutoDefaultButton, button->autoDefault());
    option.features.setFlag(QStyleOptionButton::DefaultButton, button->isDefault());
    QSize contents = button->fontMetrics().size(Qt::TextShowMnemonic, text);
    if (!option.icon.isNull())
        contents = {contents.width() + option.iconSize.width() + 4,
                    std::max(contents.height(), option.iconSize.height())};
    return button->style()->sizeFromContents(QStyle::CT_PushButton, &option, contents, button).width();
}

/// In Qt, Enter presses a button only in dialogs or if it is painted as the default one.
class EnterPresses : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            auto* pressed = qobject_cast<QAbstractButton*>(watched);
            if (pressed && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
                pressed->click();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

/// Selects the words that stand for no number, since a digit typed after them would not be taken.
class SelectsSpecialWords : public QObject {
public:
    explicit SelectsSpecialWords(QSpinBox* box) : QObject(box), m_box(box) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isEntry = event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::FocusIn;
        // Queued: the field places its cursor afterwards.
        if (isEntry && m_box->text() == m_box->specialValueText())
            QMetaObject::invokeMethod(m_box, &QSpinBox::selectAll, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    QSpinBox* m_box;
};

} // namespace

void setSpecialWords(QSpinBox* box, const QString& words) {
    box->setSpecialValueText(words);
    for (auto* field : box->findChildren<QLineEdit*>())
        field->installEventFilter(new SelectsSpecialWords(box));
}

QLabel* wrappingLabel(const Text& text, QWidget* parent, TextRole type, Role colour) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty(colourProperty, int(colour));
    text.showOn(label, [label](const QString& words) { label->setText(unbroken(words)); });
    keepStyled(label, [label, type] {
        label->setFont(Theme::current().font(type));
        setColour(label, static_cast<Role>(label->property(colourProperty).toInt()));
    });
    return label;
}

void setColour(QLabel* label, Role colour) {
    label->setProperty(colourProperty, int(colour));
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, Theme::current().colour(colour));
    label->setPalette(palette);
}

void keepWidth(QPushButton* button, const QStringList& texts) {
    button->ensurePolished();
    int widest = 0;
    // Not by trying the texts on: a screen reader would be told of each.
    for (const QString& text : texts)
        widest = std::max(widest, widthWith(button, text));
    button->setMinimumWidth(widest);
}

void keepPlace(QWidget* control) {
    QSizePolicy place = control->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    control->setSizePolicy(place);
}

QPushButton* button(const Text& text, QWidget* parent) {
    auto* made = new QPushButton(parent);
    text.showOn(made, [made](const QString& words) {
        made->setText(words);
        made->setAccessibleName(QString(words).remove(QLatin1Char('&')));
    });
    made->installEventFilter(new EnterPresses(made));
    return made;
}

QLineEdit* lineEdit(const QString& text, QWidget* parent) {
    auto* made = new QLineEdit(text, parent);
    keepStyled(made, [made] {
        const int side = Theme::current().px(5);
        made->setTextMargins(side, 0, side, 0);
    });
    return made;
}

QComboBox* keepLetters(QComboBox* list, int letters) {
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(letters);
    return list;
}

QLabel* labelFor(QWidget* control, const Text& text, QWidget* parent) {
    QLabel* label = wrappingLabel(text, parent, TextRole::Strong);
    label->setWordWrap(false);
    label->setBuddy(control);
    text.showOn(control, [control](const QString& name) { control->setAccessibleName(name); });
    return label;
}

void setSpokenName(QWidget* control, const Text& name) {
    name.showOn(control, [control](const QString& words) { speech::setName(control, words); });
}

void setTip(QWidget* control, const Text& tip) {
    tip.showOn(control, [control](const QString& words) { control->setToolTip(words); });
}

void keepShort(QComboBox* list, int characters) {
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(characters);
}

void setMargins(QLayout* layout, qreal margin, qreal spacing) {
    const bool isKept = layout->property(marginsProperty).isValid();
    layout->setProperty(marginsProperty, QPointF(margin, spacing));
    const auto apply = [layout] {
        const QPointF wanted = layout->property(marginsProperty).toPointF();
        const int around = Theme::current().px(wanted.x());
        layout->setContentsMargins(around, around, around, around);
        layout->setSpacing(Theme::current().px(wanted.y()));
    };
    if (isKept)
        apply();
    else
        keepStyled(layout, apply);
}

void keepFixedWidth(QWidget* widget, qreal width) {
    keepStyled(widget, [widget, width] { widget->setFixedWidth(Theme::current().px(width)); });
}

QScrollArea* scrolling(QWidget* content, QWidget* parent) {
    auto* area = new SteadyScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->viewport()->setAutoFillBackground(false);
    area->setWidget(content);
    content->setAutoFillBackground(false);
    return area;
}

QLabel* pageTitle(const Text& text, QWidget* parent) {
    QLabel* label = wrappingLabel(text, parent, TextRole::PageTitle);
    text.showOn(label, [label](const QString& title) { label->setAccessibleName(title); });
    return label;
}

} // namespace app::page_parts
