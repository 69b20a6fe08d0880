// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_caption.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/layout_excuses.h"

namespace app {

SoundCaption::SoundCaption(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("soundCaption"));
    setProperty(mayOverlap, QStringLiteral("it is over the board for a moment"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    hide();
    m_time.setSingleShot(true);
    m_time.setInterval(shownFor);
    connect(&m_time, &QTimer::timeout, this, &QWidget::hide);
}

void SoundCaption::show(Sound sound) {
    const Theme& theme = Theme::current();
    setFont(theme.font(TextRole::Caption));
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.colour(Role::Panel));
    colours.setColor(QPalette::WindowText, theme.colour(Role::Ink));
    setPalette(colours);
    setMargin(theme.px(4));
    setText(caption(sound));
    adjustSize();
    move(theme.px(8), parentWidget()->height() - height() - theme.px(8));
    raise();
    QLabel::show();
    m_time.start();
}

} // namespace app
