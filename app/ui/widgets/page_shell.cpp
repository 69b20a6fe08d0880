// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_shell.h"

#include "page_parts.h"
#include "status_line.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QScrollArea>

namespace app {

using namespace page_parts;

PageShell::PageShell(const Measures& measures, QWidget* page)
    : QWidget(page), m_measures(measures), m_body(new QWidget), m_area(scrolling(m_body, this)),
      m_told(new StatusLine(this)), m_columns(new QHBoxLayout(m_body)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, measures.margin, 8);
    rows->addWidget(m_told);
    setMargins(m_columns, 0, 12);
    // The scroll bar keeps away from the panels.
    keepStyled(m_columns, [this] { m_columns->setContentsMargins(0, 0, Theme::current().px(4), 0); });
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    rows->addWidget(m_area, 1);
}

void PageShell::setHeader(QWidget* header) {
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, header);
}

void PageShell::addOther(QWidget* part) {
    static_cast<QVBoxLayout*>(layout())->addWidget(part, 1);
}

void PageShell::setSide(QWidget* side, Qt::Alignment alignment) {
    m_side = side;
    m_columns->insertWidget(0, side, 0, alignment);
}

bool PageShell::fold(int width) {
    const Theme& theme = Theme::current();
    const bool isNarrow = width < theme.px(m_measures.narrow);
    m_columns->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_side) {
        m_side->setMinimumWidth(isNarrow ? 0 : theme.px(m_measures.side));
        m_side->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : theme.px(m_measures.side));
    }
    return isNarrow;
}

QString PageShell::takeOff(PageShell* earlier) {
    if (!earlier)
        return {};
    const QWidget* const focus = QApplication::focusWidget();
    const QString focused = focus && earlier->isAncestorOf(focus) ? focus->objectName() : QString();
    discard(earlier);
    return focused;
}

void PageShell::appear(const PageShell* earlier, const QString& focused) {
    if (earlier)
        m_told->tellAs(*earlier->m_told);
    show();
    if (focused.isEmpty())
        return;
    if (auto* again = findChild<QWidget*>(focused))
        again->setFocus();
}

} // namespace app
