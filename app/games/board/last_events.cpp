// SPDX-License-Identifier: GPL-3.0-or-later
#include "last_events.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

namespace app {

LastEvents::LastEvents(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("lastEvents"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepStyled(this, [this] { applyTheme(); });
    retranslate();
}

void LastEvents::add(const QStringList& sentences) {
    const bool follows = !hasFocus() || currentRow() == count() - 1;
    for (const QString& sentence : sentences) {
        auto* line = new QListWidgetItem(sentence, this);
        line->setToolTip(sentence);
    }
    while (count() > kept)
        delete takeItem(0);
    if (follows && count() > 0)
        setCurrentRow(count() - 1);
}

QStringList LastEvents::sentences() const {
    QStringList all;
    for (int row = 0; row < count(); ++row)
        all << item(row)->text();
    return all;
}

void LastEvents::showLatest() {
    if (count() > 0)
        setCurrentRow(count() - 1);
    setFocus(Qt::ShortcutFocusReason);
}

void LastEvents::retranslate() {
    speech::setName(this, tr("Last events"));
    speech::setDescription(this, tr("The newest comes last; use the arrow keys to go back."));
}

QSize LastEvents::sizeHint() const {
    return {Theme::current().px(300), fontMetrics().height() + Theme::current().px(8)};
}

void LastEvents::applyTheme() {
    setFont(Theme::current().sans(11));
    updateGeometry();
}

} // namespace app
