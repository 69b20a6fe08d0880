// SPDX-License-Identifier: GPL-3.0-or-later
#include "blank_cover.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace {

/// What a person does with keys and pointer.
bool isInput(QEvent::Type type) {
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::Shortcut:
    case QEvent::ShortcutOverride:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::ContextMenu:
    case QEvent::InputMethod: return true;
    default: return false;
    }
}

} // namespace

BlankCover::BlankCover(QWidget* window)
    : QWidget(window), m_window(window), m_label(page_parts::wrappingLabel({}, this)),
      m_announcer(new speech::Announcer(this)) {
    setObjectName(QStringLiteral("blankCover"));
    setProperty(mayOverlap, QStringLiteral("it covers the window while the teacher wants to be looked at"));
    setFocusPolicy(Qt::StrongFocus);
    speech::setRole(this, QAccessible::AlertMessage);
    m_label->setObjectName(QStringLiteral("blankWords"));
    m_label->setAlignment(Qt::AlignCenter);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_label);
    window->installEventFilter(this);
    applyTheme();
    retranslate();
    hide();
}

void BlankCover::cover(const QString& words) {
    const bool isNews = !m_isOn || m_words != words;
    m_words = words;
    retranslate();
    if (!m_isOn) {
        m_isOn = true;
        m_before = QApplication::focusWidget();
        while (QWidget* const popup = QApplication::activePopupWidget())
            if (!popup->close())
                break;
        qApp->installEventFilter(this);
    }
    setGeometry(m_window->rect());
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    if (isNews)
        m_announcer->say(text());
}

void BlankCover::uncover() {
    if (!m_isOn)
        return;
    m_isOn = false;
    qApp->removeEventFilter(this);
    hide();
    if (m_before && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus(Qt::OtherFocusReason);
}

QString BlankCover::text() const {
    return m_label->text();
}

void BlankCover::applyTheme() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(40);
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_label->setFont(theme.serif(type::display, QFont::Bold));
    QPalette palette = m_label->palette();
    palette.setColor(QPalette::WindowText, theme.colour(Role::SideBarInk));
    m_label->setPalette(palette);
}

void BlankCover::retranslate() {
    m_label->setText(m_words.isEmpty() ? tr("Look at the front") : m_words);
    setAccessibleName(m_label->text());
}

void BlankCover::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), Theme::current().colour(Role::SideBar));
}

void BlankCover::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

bool BlankCover::eventFilter(QObject* watched, QEvent* event) {
    if (!m_isOn)
        return QWidget::eventFilter(watched, event);
    if (watched == m_window) {
        if (event->type() == QEvent::Resize)
            setGeometry(m_window->rect());
        // Whatever is put into the window meanwhile goes below the cover.
        if (event->type() == QEvent::ChildAdded || event->type() == QEvent::LayoutRequest)
            raise();
    }
    // Other parts of the window, its other windows and its shortcuts; the window can still be closed.
    const bool isElsewhere =
        watched != this && (watched->isWidgetType() || event->type() == QEvent::Shortcut);
    if (isElsewhere && isInput(event->type()))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace app
