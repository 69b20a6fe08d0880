// SPDX-License-Identifier: GPL-3.0-or-later
#include "tally_pad.h"

#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

TallyPad::TallyPad(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, space::small);
    rows->addLayout(m_grid, 1);
    setMargins(m_grid, 0, space::small);
    auto* line = new QHBoxLayout;
    setMargins(line, 0, space::small);
    m_undo = button({}, this);
    m_clear = button([] { return tr("Start over"); }, this);
    connect(m_undo, &QPushButton::clicked, this, &TallyPad::undo);
    connect(m_clear, &QPushButton::clicked, this, &TallyPad::clear);
    line->addWidget(m_undo);
    line->addWidget(m_clear);
    line->addStretch(1);
    rows->addLayout(line);
    setFocusPolicy(Qt::StrongFocus);
    keepTranslated(this, [this] {
        setAccessibleName(tr("Tally pad"));
        showCounts();
    });
}

void TallyPad::setCategories(const QStringList& names) {
    if (names == m_names)
        return;
    const bool sameNumber = names.size() == m_names.size();
    if (!sameNumber && !m_taps.isEmpty()) {
        m_past << Past{m_names, m_taps};
        m_taps.clear();
    }
    m_names = names;
    count();
    // If a button is being pressed, it stays, and the press counts.
    if (sameNumber)
        showCounts();
    else
        build();
    emit changed();
}

void TallyPad::restore(const QStringList& names, const QList<int>& taps) {
    m_names = names;
    m_past.clear();
    m_taps = taps;
    m_taps.removeIf([&](int tap) { return tap < 0 || tap >= names.size(); });
    count();
    build();
}

void TallyPad::count() {
    m_counts.assign(static_cast<std::size_t>(m_names.size()), 0);
    for (const int tap : std::as_const(m_taps))
        ++m_counts[static_cast<std::size_t>(tap)];
}

/// As many buttons as there are categories.
void TallyPad::build() {
    while (m_buttons.size() > m_names.size()) {
        QPushButton* one = m_buttons.takeLast();
        discard(one); // it may have been pressed just now
    }
    while (m_buttons.size() < m_names.size()) {
        QPushButton* one = button({}, this);
        one->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        keepStyled(one, [one] {
            keepStyled(one, [one] { one->setMinimumHeight(Theme::current().px(72)); });
            keepStyled(one, [one] { one->setMaximumHeight(Theme::current().px(170)); });
            keepStyled(one, [one] { one->setFont(Theme::current().font(TextRole::PanelTitle)); });
        });
        connect(one, &QPushButton::clicked, this, [this, i = int(m_buttons.size())] { tap(i); });
        m_buttons << one;
    }
    arrange();
    showCounts();
}

void TallyPad::arrange() {
    const int columns = std::clamp(width() / Theme::current().px(170), 1, std::max(1, int(m_buttons.size())));
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_grid->removeWidget(m_buttons[i]);
        m_grid->addWidget(m_buttons[i], i / columns, i % columns);
        m_buttons[i]->setVisible(true);
    }
}

/// Updates the counts on the buttons and in their accessible names.
void TallyPad::showCounts() {
    const QLocale locale;
    for (int i = 0; i < m_buttons.size(); ++i) {
        const QString count = locale.toString(qlonglong(m_counts[static_cast<std::size_t>(i)]));
        m_buttons[i]->setText(QStringLiteral("%1\n%2").arg(m_names[i], count));
        m_buttons[i]->setAccessibleName(tr("%1, counted: %2").arg(m_names[i], count));
        m_buttons[i]->setToolTip(tr("Key %1").arg(i + 1));
    }
    const bool back = m_taps.isEmpty() && !m_past.isEmpty();
    m_undo->setText(back ? tr("Restore the counts") : tr("Undo last"));
    m_undo->setAccessibleName(m_undo->text());
    m_undo->setEnabled(back || !m_taps.isEmpty());
    m_clear->setEnabled(!m_taps.isEmpty());
}

void TallyPad::tap(int category) {
    if (category < 0 || category >= m_names.size())
        return;
    ++m_counts[static_cast<std::size_t>(category)];
    m_taps << category;
    showCounts();
    emit changed();
}

void TallyPad::undo() {
    if (m_taps.isEmpty() && m_past.isEmpty())
        return;
    if (!m_taps.isEmpty()) {
        --m_counts[static_cast<std::size_t>(m_taps.takeLast())];
        showCounts();
    } else {
        const Past past = m_past.takeLast();
        const bool otherNames = past.names != m_names;
        m_names = past.names;
        m_taps = past.taps;
        count();
        if (otherNames)
            build();
        else
            showCounts();
        if (otherNames)
            emit namesRestored(m_names);
    }
    emit changed();
}

void TallyPad::clear() {
    if (!m_taps.isEmpty())
        m_past << Past{m_names, m_taps};
    m_taps.clear();
    count();
    showCounts();
    emit changed();
}

void TallyPad::keyPressEvent(QKeyEvent* event) {
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && event->key() - Qt::Key_1 < m_names.size())
        tap(event->key() - Qt::Key_1);
    else if (event->key() == Qt::Key_Backspace)
        undo();
    else
        QWidget::keyPressEvent(event);
}

void TallyPad::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace app
