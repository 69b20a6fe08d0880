// SPDX-License-Identifier: GPL-3.0-or-later
#include "handover_screen.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

HandoverScreen::HandoverScreen(QWidget* parent, Hides hides)
    : QWidget(parent), m_hides(hides), m_words(new QLabel(this)), m_hint(new QLabel(this)),
      m_button(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(m_words, 0, Qt::AlignHCenter);
    column->addWidget(m_hint, 0, Qt::AlignHCenter);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(1);
    setButtonKind(m_button, ButtonKind::Primary);
    m_button->setAutoDefault(true);
    connect(m_button, &QPushButton::clicked, this, &HandoverScreen::lifted);
}

void HandoverScreen::setNext(const QString& name, int colour) {
    m_name = name;
    m_colour = colour;
    retranslate();
    update();
}

void HandoverScreen::cover(const QWidgetList& parts) {
    m_covered = parts;
    for (QWidget* part : parts)
        part->installEventFilter(this);
}

void HandoverScreen::fit() {
    QRect place;
    for (const QWidget* part : std::as_const(m_covered))
        place = place.united(part->geometry());
    setGeometry(place);
    raise();
}

bool HandoverScreen::eventFilter(QObject* watched, QEvent* event) {
    if ((event->type() == QEvent::Move || event->type() == QEvent::Resize) &&
        m_covered.contains(qobject_cast<QWidget*>(watched)))
        fit();
    return QWidget::eventFilter(watched, event);
}

void HandoverScreen::retranslate() {
    const Theme& theme = Theme::current();
    m_words->setFont(theme.serif(24, QFont::Bold));
    m_hint->setFont(theme.sans(13));
    m_words->setText(tr("%1, it is your turn").arg(m_name));
    const bool genome = m_hides == Hides::Genome;
    m_hint->setText(genome ? tr("Everyone else looks away while you choose your genome.")
                           : tr("Hands stay hidden until you are at the screen."));
    m_button->setText(
        (genome ? tr("We are %1: choose our genome") : tr("I am %1: lift the curtain")).arg(m_name));
    speech::setName(m_button, m_button->text());
    speech::setName(this, m_words->text());
}

void HandoverScreen::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_button->setFocus();
}

void HandoverScreen::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HandoverScreen::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.seat(m_colour).text, theme.px(3)));
    painter.setBrush(theme.colour(Role::Garden));
    const qreal inset = theme.px(2);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme.px(10),
                            theme.px(10));
}

} // namespace app
