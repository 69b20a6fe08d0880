// SPDX-License-Identifier: GPL-3.0-or-later
#include "go_on_card.h"

#include "app/learn/session/lesson_words.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "step_track.h"

#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal cardWidth = 350;
constexpr qreal trackNeeds = 720; // the width of a page with the bars in its foot

} // namespace

GoOnCard::GoOnCard(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("goOnCard"));
    setProperty(mayOverlap, QStringLiteral("it lies over the ground, which keeps the room free"));
    Form form(this, Form::Way::Down, space::small);
    m_rows = form.box();
    Form names = form.part(Form::Way::Down, space::hair);
    m_place = names.label("goOnPlace", TextRole::Caption, Role::SoftInk);
    m_title = names.label("goOnTitle", TextRole::PanelTitle);
    keepStyled(m_title, [this] { m_title->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_track = form.add(new StepTrack(this));
    m_task = form.add("goOnTask", richWords(QString(), this));
    m_go = form.button("goOn", {}, [this] { emit goOnRequested(m_facts.id, m_facts.nextStep()); });
    setButtonKind(m_go, ButtonKind::Primary);
    m_rows->setAlignment(m_go, Qt::AlignRight | Qt::AlignBottom);
    m_rows->setStretch(0, 0);
    keepStyled(m_rows, [this] { keepApart(); });
    keepTranslated(this, [this] { setLesson(m_facts, m_words); });
}

void GoOnCard::setLesson(const StopFacts& facts, const Words& words) {
    m_facts = facts;
    m_words = words;
    m_place->setText(words.place);
    m_title->setText(facts.title);
    m_track->setSteps(facts.stepsDone, facts.nextStep());
    setRichWords(m_task, words.task);
    const QString step = stepName(facts.nextStep());
    m_go->setText(facts.isDone() ? tr("Look again: %1 ›").arg(step) : tr("Go on: %1 ›").arg(step));
    m_go->setAccessibleName(
        tr("Go on: %1, step %2, %3")
            .arg(facts.title, QString::number(static_cast<int>(facts.nextStep()) + 1), step));
}

void GoOnCard::keepApart() {
    const Theme& theme = Theme::current();
    const QMargins shadow =
        m_isFoot ? QMargins() : elevationMargins(Elevation::Acts).toMargins() + QMargins(1, 1, 1, 1);
    const int side = theme.px(m_isFoot ? space::page : space::section);
    const int edge = theme.px(m_isFoot ? space::gap : space::card);
    m_rows->setContentsMargins(QMargins(side, edge, side, edge) + shadow);
    m_rows->setSpacing(theme.px(m_isFoot ? space::section : space::small));
}

void GoOnCard::setFoot(bool isFoot) {
    if (m_isFoot == isFoot)
        return;
    m_isFoot = isFoot;
    m_task->setVisible(!isFoot);
    m_rows->setDirection(isFoot ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_rows->setStretch(0, isFoot ? 1 : 0);
    m_rows->setAlignment(m_go, isFoot ? Qt::AlignVCenter : Qt::AlignRight | Qt::AlignBottom);
    keepApart();
    update();
}

QSize GoOnCard::cardSize() {
    setFoot(false);
    m_track->show();
    const int width = Theme::current().px(cardWidth);
    return {width, std::max(m_rows->totalHeightForWidth(width), m_rows->totalMinimumSize().height())};
}

int GoOnCard::becomeFoot(int width) {
    setFoot(true);
    // A narrow page has no room for the bars; the button says which step comes next.
    m_track->setVisible(width >= Theme::current().px(trackNeeds));
    return std::max(m_rows->totalHeightForWidth(width), m_rows->totalMinimumSize().height());
}

void GoOnCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isFoot) {
        painter.fillRect(rect(), theme.colour(Role::Panel));
        painter.fillRect(QRect(0, 0, width(), theme.px(stroke::hair)), theme.colour(Role::Line));
        return;
    }
    paintElevation(painter, QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Acts)),
                   theme.px(radius::sheet), Elevation::Acts, theme.colour(Role::Panel));
}

} // namespace app
