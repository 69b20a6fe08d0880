#include "page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app::page_parts {

QLabel* words(const QString& text, QWidget* parent, TextRole type, Role colour) {
    const Theme& theme = Theme::current();
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(theme.font(type));
    label->setWordWrap(true);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, theme.colour(colour));
    label->setPalette(palette);
    return label;
}

QPushButton* button(const QString& text, QWidget* parent) {
    auto* made = new QPushButton(text, parent);
    made->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    made->setAutoDefault(true);
    return made;
}

QLabel* nameOf(QWidget* control, const QString& text, QWidget* parent) {
    QLabel* label = words(text, parent, TextRole::Strong);
    label->setWordWrap(false);
    label->setBuddy(control);
    control->setAccessibleName(text);
    return label;
}

void setMargins(QLayout* layout, qreal margin, qreal spacing) {
    const int around = Theme::current().px(margin);
    layout->setContentsMargins(around, around, around, around);
    layout->setSpacing(Theme::current().px(spacing));
}

QScrollArea* scrolling(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->viewport()->setAutoFillBackground(false);
    area->setWidget(content);
    content->setAutoFillBackground(false);
    return area;
}

QLabel* pageTitle(const QString& text, QWidget* parent) {
    QLabel* label = words(text, parent, TextRole::PageTitle);
    label->setAccessibleName(text);
    return label;
}

} // namespace app::page_parts
