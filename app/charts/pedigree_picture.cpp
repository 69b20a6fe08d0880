// SPDX-License-Identifier: GPL-3.0-or-later
#include "pedigree_picture.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/style.h"
#include "figure_words.h"
#include "lessons/pedigree/family_words.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {

PedigreePicture::PedigreePicture(QWidget* parent)
    : CursorFigure({260, 170}, parent), m_drawn(lessons::pedigree::Pedigree()) {
    announce();
}

void PedigreePicture::setFamily(const lessons::pedigree::Pedigree& family, std::optional<std::size_t> asked) {
    if (m_drawn.family == family && m_drawn.asked == asked)
        return;
    DrawnFamily drawn(family);
    drawn.asked = asked;
    m_said.clear();
    renew(std::move(drawn));
}

void PedigreePicture::setPlants(const DrawnFamily& plants, const QStringList& said) {
    m_said = said;
    renew(plants);
}

void PedigreePicture::renew(DrawnFamily drawn) {
    m_drawn = std::move(drawn);
    m_cursor.reset();
    announce();
    updateGeometry();
    emit cursorMoved();
}

void PedigreePicture::setCarriers(const std::vector<bool>& carriers) {
    m_drawn.carriers = carriers;
    announce();
}

void PedigreePicture::setMarked(const std::vector<std::size_t>& people) {
    m_drawn.marked = people;
    update();
}

QString PedigreePicture::cursorText() const {
    if (!m_cursor)
        return {};
    const std::size_t person = *m_cursor;
    if (!m_said.isEmpty())
        return m_said[qsizetype(person)];
    if (m_drawn.asked == person) {
        const auto parents = *m_drawn.family[person].parents;
        return Figures::tr("The next child of %1 and %2, who is asked about")
            .arg(QString::fromStdString(nameOf(m_drawn.family[parents.mother])),
                 QString::fromStdString(nameOf(m_drawn.family[parents.father])));
    }
    const QString words = text(describedWithParents(m_drawn.family, person));
    return !m_drawn.carriers.empty() && m_drawn.carriers[person]
               ? Figures::tr("%1: carrier for certain").arg(words)
               : words;
}

void PedigreePicture::announce() {
    if (!m_said.isEmpty()) {
        describe(Figures::tr("Pedigree of %n plants", nullptr, int(m_drawn.family.size())),
                 m_cursor ? cursorText() : m_said.join(QStringLiteral(". ")) + QLatin1Char('.'));
        return;
    }
    QStringList sentences;
    if (m_cursor)
        sentences << cursorText();
    else
        for (const core::Phrase& sentence : sentencesOf(m_drawn.family))
            sentences << text(sentence);
    describe(Figures::tr("Pedigree of %n people", nullptr, int(m_drawn.family.size())),
             sentences.join(QLatin1Char(' ')));
}

QSize PedigreePicture::sizeHint() const {
    const QSize hint = PaintedFigure::sizeHint();
    return {hint.width(), heightForWidth(hint.width())};
}

int PedigreePicture::heightForWidth(int width) const {
    const qreal scale = Theme::current().scale();
    return std::max(minimumSizeHint().height(),
                    qRound(PedigreePlace::heightFor(m_drawn, width, scale) + keyHeight(width)));
}

qreal PedigreePicture::keyHeight(qreal width) const {
    const Theme& theme = Theme::current();
    return paintPedigreeKey(nullptr, m_drawn, {0, 0, width, 0}, theme.kind(), theme.scale()) + theme.px(4);
}

PedigreePlace PedigreePicture::place() const {
    return {m_drawn, {0, 0, qreal(width()), height() - keyHeight(width())}, Theme::current().scale()};
}

void PedigreePicture::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const PedigreePlace where = place();
    paintPedigree(painter, m_drawn, where, theme.kind(), theme.scale());
    const qreal key = keyHeight(width());
    paintPedigreeKey(&painter, m_drawn, {0, height() - key + theme.px(4), qreal(width()), key}, theme.kind(),
                     theme.scale());
    if (!m_cursor)
        return;
    const QPointF middle = where.at(m_drawn.layout.people[*m_cursor]);
    const qreal side = where.symbol() * 1.5;
    paintFocusRing(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, theme.px(4));
}

void PedigreePicture::setCursorPerson(std::optional<std::size_t> person) {
    if (person == m_cursor)
        return;
    m_cursor = person;
    announce();
    emit cursorMoved();
}

void PedigreePicture::changePlace(int by) {
    const auto& generation = m_drawn.tree.generations()[m_drawn.tree.generationOf(*m_cursor)];
    const auto at = std::ranges::find(generation, *m_cursor) - generation.begin();
    setCursorPerson(generation[std::size_t(std::clamp(int(at) + by, 0, int(generation.size()) - 1))]);
}

void PedigreePicture::changeGeneration(int by) {
    const auto& generations = m_drawn.tree.generations();
    const int to = int(m_drawn.tree.generationOf(*m_cursor)) + by;
    if (to < 0 || to >= int(generations.size()))
        return;
    const auto& people = m_drawn.layout.people;
    const double x = people[*m_cursor].x;
    setCursorPerson(std::ranges::min(generations[std::size_t(to)], {},
                                     [&](std::size_t person) { return std::abs(people[person].x - x); }));
}

bool PedigreePicture::step(int key) {
    if (m_drawn.family.size() == 0 ||
        (key != Qt::Key_Up && key != Qt::Key_Down && key != Qt::Key_Left && key != Qt::Key_Right))
        return false;
    if (!m_cursor)
        enter();
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        changeGeneration(key == Qt::Key_Up ? -1 : 1);
    else
        changePlace(key == Qt::Key_Left ? -1 : 1);
    return true;
}

void PedigreePicture::pointAt(QPointF point) {
    if (const auto person = place().personAt(point))
        setCursorPerson(person);
}

void PedigreePicture::enter() {
    if (!m_cursor && m_drawn.family.size() > 0)
        setCursorPerson(m_drawn.tree.generations()[0][0]);
}

void PedigreePicture::leave() {
    setCursorPerson({});
}

} // namespace app
