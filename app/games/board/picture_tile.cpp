// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_tile.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>

#include <cmath>

namespace app {

namespace {

// In pixels at scale 1.
constexpr qreal pictureHeight = 34;
constexpr qreal leastTile = 84;

QList<QAbstractButton*> tileButtons(const QList<PictureRow::Tile>& tiles) {
    QList<QAbstractButton*> buttons;
    for (const PictureRow::Tile& tile : tiles)
        buttons << new PictureTile(tile.words, tile.picture);
    return buttons;
}

} // namespace

PictureTile::PictureTile(const Text& words,
                         const std::function<void(QPainter& painter, const QRectF& rect)>& picture)
    : m_picture(picture) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    words.showOn(this, [this](const QString& text) {
        m_words = text;
        updateGeometry();
        update();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

QSize PictureTile::sizeHint() const {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.sans(type::small, QFont::Bold));
    qreal longest = theme.px(leastTile);
    for (const QString& word : m_words.split(QLatin1Char(' ')))
        longest = std::max(longest, metrics.horizontalAdvance(word) + theme.px(space::gap));
    const qreal lines = metrics.horizontalAdvance(m_words) > longest - theme.px(space::gap) ? 2 : 1;
    return {
        static_cast<int>(std::ceil(longest)),
        static_cast<int>(std::ceil(theme.px(pictureHeight + space::gap) + lines * metrics.lineSpacing()))};
}

void PictureTile::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = theme.px(isChecked() ? stroke::focus : stroke::hair);
    setInk(painter, QPen(theme.colour(isChecked() ? Role::Sage : Role::ControlLine), line),
           isChecked()    ? Role::Panel
           : underMouse() ? Role::SageTint
                          : Role::Resting);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            theme.px(radius::space), theme.px(radius::space));
    const qreal margin = theme.px(space::tight);
    const QRectF picture(margin, margin, width() - 2 * margin, theme.px(pictureHeight));
    painter.save();
    m_picture(painter, picture);
    painter.restore();
    drawWords(painter,
              QRectF(margin, picture.bottom(), width() - 2 * margin, height() - picture.bottom() - margin),
              Qt::AlignCenter | Qt::TextWordWrap, m_words,
              theme.sans(type::small, isChecked() ? QFont::Bold : QFont::Normal));
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(radius::space));
}

PictureRow::PictureRow(const Text& name, const QList<Tile>& tiles, int value, QWidget* parent)
    : SegmentRow(tileButtons(tiles), parent) {
    // They share the whole width.
    delete layout();
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    const auto buttons = findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly);
    for (QAbstractButton* button : buttons)
        line->addWidget(button, 1);
    keepStyled(line, [line] { line->setSpacing(Theme::current().px(space::small)); });
    keepTranslated(this, [this, name, tiles, buttons] {
        QStringList labels;
        for (const Tile& tile : tiles)
            labels << tile.spoken.words();
        setLabels(labels);
        setSubject(name.words());
        for (int tile = 0; tile < buttons.size(); ++tile)
            buttons[tile]->setToolTip(labels[tile]);
    });
    showValue(value);
}

} // namespace app
