// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_row.h"

#include "app/base/text/language.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/style.h"
#include "app/ui/theme/style_parts.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

/// The answer's share of a row that has room for the answer and for what is said to it.
constexpr qreal answerShare = 0.42;
constexpr qreal besideEachOther = 400;
constexpr qreal usualRow = 300;
constexpr qreal leastRow = 160;
constexpr qreal markSize = 22;

int highOf(const QString& marked, const QFont& font, int width) {
    QTextDocument words;
    words.setDefaultFont(font);
    words.setDocumentMargin(0);
    words.setHtml(richText(marked));
    words.setTextWidth(width);
    return int(std::ceil(words.size().height()));
}

} // namespace

AnswerRow::AnswerRow(const QString& marked, const QString& why, QWidget* parent)
    : QPushButton(parent), m_answer(richWords(marked, this)), m_marked(marked), m_why(why) {
    const QString words = plainText(marked);
    setAccessibleName(words);
    setCheckable(true);
    setAutoDefault(true); // Enter presses it too
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    speech::setRole(this, QAccessible::RadioButton);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_answer->setAttribute(Qt::WA_TransparentForMouseEvents);
    const bool isInLetters = isGenotype(words) || marked == QLatin1Char('*') + words + QLatin1Char('*');
    keepStyled(this, [this, isInLetters] {
        const Theme& theme = Theme::current();
        m_answer->setFont(isInLetters ? theme.genotypeFont(type::lead) : theme.font(TextRole::Strong));
        updateGeometry();
        layOut();
    });
}

QLabel* AnswerRow::tell(bool isRight) {
    m_state = isRight ? State::Right : State::Wrong;
    m_told = richWords(m_why, this, TextRole::Body, isRight ? Role::SageText : Role::Warning);
    layOut();
    update();
    return m_told;
}

AnswerRow::Places AnswerRow::placesIn(int width) const {
    const Theme& theme = Theme::current();
    const int pad = theme.px(space::gap);
    const int left = pad + theme.px(markSize) + theme.px(space::gap);
    const int room = std::max(1, width - left - pad);
    const QFont body = theme.font(TextRole::Body);
    if (width < theme.px(besideEachOther)) {
        const int above = highOf(m_marked, m_answer->font(), room);
        const int below = highOf(m_why, body, room);
        const int gap = theme.px(space::tight);
        return {QRect(left, pad, room, above), QRect(left, pad + above + gap, room, below),
                2 * pad + above + gap + below};
    }
    const int beside = theme.px(space::gap);
    const int answer = int(room * answerShare);
    const int why = room - answer - beside;
    const int inner = std::max({highOf(m_marked, m_answer->font(), answer), highOf(m_why, body, why),
                                theme.px(target::primary) - 2 * theme.px(space::small)});
    const int top = theme.px(space::small);
    return {QRect(left, top, answer, inner), QRect(left + answer + beside, top, why, inner), inner + 2 * top};
}

void AnswerRow::layOut() {
    const Places places = placesIn(width());
    m_answer->setGeometry(places.answer);
    if (m_told)
        m_told->setGeometry(places.why);
}

int AnswerRow::heightForWidth(int width) const {
    return placesIn(width).height;
}

QSize AnswerRow::sizeHint() const {
    const int wide = Theme::current().px(usualRow);
    return {wide, heightForWidth(wide)};
}

QSize AnswerRow::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(leastRow), theme.px(target::primary)};
}

void AnswerRow::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    layOut();
}

void AnswerRow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal round = theme.px(radius::space);
    const bool isOpen = m_state == State::Open;
    const Role line = m_state == State::Right ? Role::Sage
                      : !isOpen               ? Role::Warning
                      : underMouse()          ? Role::Ink
                                              : Role::Line;
    const QColor fill = theme.colour(m_state == State::Right ? Role::SageTint
                                     : isOpen                ? Role::Paper
                                                             : Role::WarningFill);
    const qreal half = theme.scale();
    setInk(painter, linePen(line, isOpen ? stroke::hair : stroke::strong), fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), round, round);
    const qreal size = theme.px(markSize);
    const QPointF middle(theme.px(space::gap) + size / 2, m_answer->geometry().center().y() + 1);
    const QRectF mark(middle - QPointF(size / 2, size / 2), QSizeF(size, size));
    setInk(painter, linePen(isOpen ? Role::ControlLine : line, stroke::strong),
           isOpen ? QBrush(theme.colour(Role::Panel)) : QBrush(theme.colour(line)));
    painter.drawEllipse(mark.adjusted(half, half, -half, -half));
    if (m_state == State::Right) {
        style_parts::tick(painter, mark, theme.colour(Role::OnSage));
    } else if (m_state == State::Wrong) {
        const qreal reach = size * 0.2;
        painter.setPen(linePen(theme.colour(Role::WarningFill), stroke::strong, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach));
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach));
    }
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocusRing(painter, QRectF(rect()), round);
}

} // namespace app
