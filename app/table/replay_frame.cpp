// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_frame.h"

#include "app/speech/spoken.h"
#include "app/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

namespace app {

ReplayFrame::ReplayFrame(QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)), m_where(new QLabel(this)),
      m_back(new QPushButton(this)), m_forth(new QPushButton(this)), m_close(new QPushButton(this)) {
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(theme.px(10), theme.px(5), theme.px(10), 0);
    bar->setSpacing(theme.px(8));
    bar->addWidget(m_close);
    bar->addWidget(m_back);
    bar->addWidget(m_slider, 1);
    bar->addWidget(m_forth);
    bar->addWidget(m_where);
    column->addLayout(bar);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayFrame::showMoment);
    connect(m_back, &QPushButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_forth, &QPushButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_close, &QPushButton::clicked, this, &ReplayFrame::closed);
    retranslate();
}

void ReplayFrame::addControl(QWidget* control) {
    static_cast<QHBoxLayout*>(layout()->itemAt(0)->layout())->addWidget(control);
}

void ReplayFrame::setBoard(QWidget* board) {
    static_cast<QVBoxLayout*>(layout())->addWidget(board, 1);
}

void ReplayFrame::begin(std::size_t length, std::size_t moment) {
    m_length = length;
    m_slider->blockSignals(true);
    m_slider->setRange(0, static_cast<int>(length));
    m_slider->setValue(static_cast<int>(std::min(moment, length)));
    m_slider->blockSignals(false);
    showMoment(m_slider->value());
    m_slider->setFocus();
}

void ReplayFrame::showMoment(int actions) {
    m_moment = static_cast<std::size_t>(std::clamp(actions, 0, static_cast<int>(m_length)));
    m_slider->setValue(static_cast<int>(m_moment));
    showAfter(m_moment);
    m_back->setEnabled(m_moment > 0);
    m_forth->setEnabled(m_moment < m_length);
    retranslate();
}

void ReplayFrame::retranslate() {
    m_where->setText(tr("Move %1 of %2").arg(m_moment).arg(m_length));
    speech::setName(m_slider, tr("Position in the game"));
    speech::setDescription(m_slider, m_where->text());
    m_back->setText(tr("Back"));
    m_forth->setText(tr("Forward"));
    m_close->setText(tr("Leave the replay"));
    for (QPushButton* button : {m_back, m_forth, m_close})
        speech::setName(button, button->text());
}

void ReplayFrame::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void ReplayFrame::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
