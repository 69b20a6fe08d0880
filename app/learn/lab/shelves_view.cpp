// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelves_view.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/focus_walk.h"
#include "app/ui/widgets/page_parts.h"
#include "breeding_words.h"
#include "organism_button.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <set>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

OrganismLook organismLook(const Mystery& mystery, const Look& look, Sex sex) {
    OrganismLook made;
    made.organism = mystery.code.organism;
    made.sex = sex;
    for (std::size_t i = 0; i < mystery.characters.size(); ++i)
        made.forms.at(mystery.characters[i]) = look.forms[i];
    return made;
}

ShelvesView::ShelvesView(BreedingSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    connect(&session, &BreedingSession::changed, this, &ShelvesView::refresh);
    keepTranslated(this, [this] {
        setAccessibleName(tr("Individuals on the bench"));
        refresh();
    });
}

void ShelvesView::add(std::size_t specimen) {
    const Specimen& one = m_session.bench().specimens()[specimen];
    auto* button = new OrganismButton(organismLook(m_session.mystery(), one.look, one.sex), this);
    button->setObjectName(QStringLiteral("specimen%1").arg(specimen));
    button->installEventFilter(this);
    connect(button, &OrganismButton::clicked, this, [this, specimen] { m_session.toggleParent(specimen); });
    m_buttons[specimen] = button;
    button->show();
}

void ShelvesView::refresh() {
    const auto& all = m_session.bench().specimens();
    for (auto it = m_buttons.begin(); it != m_buttons.end();) {
        // Another mystery has other individuals in the same places.
        const bool stays =
            it->first < all.size() && !all[it->first].discarded &&
            it->second->look() == organismLook(m_session.mystery(), all[it->first].look, all[it->first].sex);
        if (!stays) {
            discard(it->second);
            it = m_buttons.erase(it);
        } else {
            ++it;
        }
    }
    int last = 0;
    for (const Specimen& one : all) {
        if (one.discarded)
            continue;
        last = std::max(last, one.generation);
        if (!m_buttons.contains(one.id))
            add(one.id);
        OrganismButton* button = m_buttons[one.id];
        button->setText(breeding_words::name(m_session.bench(), one.id));
        button->setChecked(m_session.isParent(one.id));
        const QString spoken = breeding_words::spokenName(m_session.bench(), one.id);
        button->setAccessibleName(spoken);
        button->setToolTip(spoken);
    }
    while (m_shelves.size() > std::size_t(last) + 1) {
        discard(m_shelves.back());
        m_shelves.pop_back();
    }
    while (m_shelves.size() <= std::size_t(last)) {
        QLabel* shelf = wrappingLabel(
            [generation = int(m_shelves.size())] { return breeding_words::generation(generation); }, this,
            TextRole::Caption, Role::SoftInk);
        shelf->show();
        m_shelves.push_back(shelf);
    }
    arrange();
    update();
}

void ShelvesView::arrange() {
    const Theme& theme = Theme::current();
    const int gap = theme.px(5);
    // Room for the lines of the pedigree.
    const int lines = theme.px(20);
    // The names stand beside the shelves, where no line passes.
    int names = 0;
    for (QLabel* shelf : m_shelves) {
        int widest = 0;
        for (const QString& word : shelf->text().split(QLatin1Char(' ')))
            widest = std::max(widest, shelf->fontMetrics().horizontalAdvance(word));
        names = std::max(names, widest + theme.px(8));
    }
    int top = 0;
    QWidget* before = nullptr;
    for (std::size_t generation = 0; generation < m_shelves.size(); ++generation) {
        QLabel* shelf = m_shelves[generation];
        shelf->setGeometry(0, top, names, shelf->heightForWidth(names));
        int left = names;
        int high = shelf->height();
        for (const auto& [id, button] : m_buttons) {
            if (std::size_t(m_session.bench().specimens()[id].generation) != generation)
                continue;
            const QSize size = button->sizeHint();
            if (left > names && left + size.width() > width()) {
                left = names;
                top += high + gap;
            }
            button->setGeometry(left, top, std::min(size.width(), std::max(width() - names, 1)),
                                size.height());
            if (before)
                setTabOrder(before, button);
            before = button;
            left += size.width() + gap;
            high = std::max(high, size.height());
        }
        top += high + lines;
    }
    setMinimumHeight(top);
}

/// Those of which offspring stand on a shelf.
std::vector<std::size_t> ShelvesView::crossesOf(std::size_t parent) const {
    std::set<std::size_t> found;
    for (const auto& [id, button] : m_buttons)
        if (const auto cross = m_session.bench().specimens()[id].cross) {
            const CrossRecord& from = m_session.bench().crosses()[*cross];
            if (from.mother == parent || from.father == parent)
                found.insert(*cross);
        }
    return {found.begin(), found.end()};
}

void ShelvesView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& crosses = m_session.bench().crosses();
    for (const auto& [id, button] : m_buttons) {
        const Specimen& one = m_session.bench().specimens()[id];
        if (!one.cross)
            continue;
        const CrossRecord& from = crosses[*one.cross];
        // Each cross has a colour and a height of its own, so that their lines can be told apart; below a
        // parent of several crosses, they stand side by side.
        const int lane = int(*one.cross % seatCount);
        painter.setPen(
            QPen(theme.seat(lane).text, 1.6 * theme.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF child(QRectF(button->geometry()).center().x(), button->geometry().top());
        const qreal level = child.y() - theme.px(3 + 2 * lane);
        for (const std::size_t parent : {from.mother, from.father}) {
            const auto found = m_buttons.find(parent);
            if (found == m_buttons.end())
                continue;
            const QRectF place(found->second->geometry());
            const std::vector<std::size_t> all = crossesOf(parent);
            const auto at = std::ranges::find(all, *one.cross) - all.begin();
            QPainterPath line(QPointF(
                place.center().x() + (qreal(at) - qreal(all.size() - 1) / 2) * theme.px(4), place.bottom()));
            line.lineTo(line.currentPosition().x(), level);
            line.lineTo(child.x(), level);
            line.lineTo(child);
            painter.drawPath(line);
        }
    }
}

void ShelvesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool ShelvesView::eventFilter(QObject* watched, QEvent* event) {
    auto* from = qobject_cast<OrganismButton*>(watched);
    if (!from || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    QWidgetList others;
    for (const auto& [id, button] : m_buttons)
        if (button != from)
            others << button;
    if (QWidget* to = neighbour(*this, *from, others, key))
        to->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace app
