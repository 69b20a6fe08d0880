// SPDX-License-Identifier: GPL-3.0-or-later
#include "pea_pod.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLayout>

#include <utility>

namespace app {

namespace {

// In pixels at scale 1.
constexpr qreal peaSize = 38;
constexpr qreal podEnd = 26;
constexpr qreal podHeight = 58;
constexpr qreal numberSize = 17;

/// One pea, with the length that it stands for.
class PeaButton : public QAbstractButton, public PaintsWords {
public:
    PeaButton(const PeaPod::Pea& pea, const PeaPod* pod)
        : m_value(pea.value), m_number(pea.number), m_pod(pod) {
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        keepStyled(this,
                   [this] { setFixedSize(Theme::current().px(peaSize), Theme::current().px(peaSize)); });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isFull = m_value <= m_pod->length();
        const qreal gap = theme.px(underMouse() ? space::hair / 2 : space::hair);
        const QRectF pea = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
        setInk(painter, isFull ? QPen(Qt::NoPen) : linePen(Role::ControlLine),
               isFull ? Role::Sage : Role::Panel);
        painter.drawEllipse(pea);
        drawWords(
            painter, rect(), Qt::AlignCenter, m_number,
            fitted(theme.serif(numberSize, QFont::Bold), m_number, pea.width() - theme.px(space::small), 0.6),
            isFull ? Role::OnSage : Role::Ink);
        if (hasFocus())
            paintFocusRing(painter, rect(), width());
    }

private:
    int m_value;
    QString m_number;
    const PeaPod* m_pod;
};

QList<QAbstractButton*> peaButtons(const QList<PeaPod::Pea>& peas, const PeaPod* pod) {
    QList<QAbstractButton*> buttons;
    for (const PeaPod::Pea& pea : peas)
        buttons << new PeaButton(pea, pod);
    return buttons;
}

} // namespace

PeaPod::PeaPod(const Text& name, const QList<Pea>& peas, int value, QWidget* parent)
    : SegmentRow(peaButtons(peas, this), parent), m_peas(peas), m_length(value) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepStyled(this, [this] {
        const Theme& theme = Theme::current();
        const int above = theme.px((podHeight - peaSize) / 2);
        setContentsMargins(theme.px(podEnd), above, theme.px(podEnd), above);
        layout()->setSpacing(theme.px(space::hair));
    });
    keepTranslated(this, [this, name] {
        QStringList labels;
        for (const Pea& pea : std::as_const(m_peas))
            labels << pea.name.words();
        setLabels(labels);
        setSubject(name.words());
        const auto buttons = findChildren<QAbstractButton*>();
        for (int pea = 0; pea < buttons.size(); ++pea)
            buttons[pea]->setToolTip(labels[pea]);
    });
    showLength(value);
    connect(this, &SegmentRow::chosen, this, [this](int pea) {
        showLength(m_peas[pea].value);
        emit lengthChosen(m_length);
    });
}

void PeaPod::showLength(int value) {
    m_length = value;
    for (int pea = 0; pea < m_peas.size(); ++pea)
        if (m_peas[pea].value == value)
            showValue(pea);
    for (auto* pea : findChildren<QAbstractButton*>())
        pea->update();
}

void PeaPod::setLength(int value) {
    for (int pea = 0; pea < m_peas.size(); ++pea)
        if (m_peas[pea].value == value)
            setValue(pea);
}

void PeaPod::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto half = [this](qreal inset) {
        const QRectF room = QRectF(rect()).adjusted(inset * 2.4, inset, -inset * 2.4, -inset);
        const qreal bend = room.width() * 0.16;
        const qreal middle = room.center().y();
        QPainterPath path(QPointF(room.left(), middle));
        path.cubicTo(room.left() + bend, room.top() - room.height() * 0.08, room.right() - bend,
                     room.top() - room.height() * 0.08, room.right(), middle);
        path.cubicTo(room.right() - bend, room.bottom() + room.height() * 0.08, room.left() + bend,
                     room.bottom() + room.height() * 0.08, room.left(), middle);
        return path;
    };
    setInk(painter, Qt::NoPen, Role::PodGreenDeep);
    painter.drawPath(half(0));
    setInk(painter, Qt::NoPen, mixed(theme.colour(Role::PodGreen), theme.colour(Role::Panel), 0.5));
    painter.drawPath(half(theme.px(space::tight)));
}

} // namespace app
