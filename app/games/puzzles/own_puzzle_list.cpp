// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_puzzle_list.h"

#include "app/base/text/language.h"
#include "app/ui/widgets/contents_delegate.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QLocale>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;
using genotype::PuzzleTopic;

namespace {

QString dayWords(QDate day) {
    return QLocale(languageInUse()).toString(day, QLocale::LongFormat);
}

QString topicWords(PuzzleTopic topic) {
    switch (topic) {
    case PuzzleTopic::Parents: return OwnPuzzleList::tr("Parents");
    case PuzzleTopic::Markers: return OwnPuzzleList::tr("Action Markers");
    case PuzzleTopic::Plants: return OwnPuzzleList::tr("Plants");
    case PuzzleTopic::Dice: return OwnPuzzleList::tr("Dice");
    case PuzzleTopic::Upgrades: return OwnPuzzleList::tr("Upgrades");
    case PuzzleTopic::Other: return OwnPuzzleList::tr("Tools and goals");
    }
    return {};
}

QString whenDue(const leitner::Cards& cards, const QString& id, QDate today) {
    const auto card = cards.find(id);
    if (card == cards.end())
        return OwnPuzzleList::tr("new");
    return card->due <= today ? OwnPuzzleList::tr("due")
                              : OwnPuzzleList::tr("comes back on %1").arg(dayWords(card->due));
}

} // namespace

OwnPuzzleList::OwnPuzzleList(QWidget* parent)
    : QWidget(parent), m_told(wrappingLabel({}, this)), m_list(new QListWidget(this)),
      m_solve(button([] { return tr("Solve"); }, this)), m_remove(button([] { return tr("Remove"); }, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_told);
    rows->addWidget(m_list, 1);
    auto* buttons = new QHBoxLayout;
    m_solve->setObjectName(QStringLiteral("solveOwn"));
    m_remove->setObjectName(QStringLiteral("removeOwn"));
    buttons->addWidget(m_solve);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new ContentsDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->viewport()->setAutoFillBackground(false);
    setFocusProxy(m_list);
    setSpokenName(m_list, [] { return tr("My puzzles"); });
    connect(m_solve, &QPushButton::clicked, this, [this] { emit solveRequested(current()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { emit solveRequested(current()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(current()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnPuzzleList::allow);
}

QString OwnPuzzleList::originOf(const OwnPuzzle& own) {
    return own.title.isEmpty() ? tr("From your game, kept on %1").arg(dayWords(own.day))
                               : tr("From your game “%2”, kept on %1").arg(dayWords(own.day), own.title);
}

QString OwnPuzzleList::current() const {
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

void OwnPuzzleList::allow() {
    m_solve->setEnabled(m_list->currentItem() != nullptr);
    m_remove->setEnabled(m_list->currentItem() != nullptr);
}

void OwnPuzzleList::setPuzzles(const std::vector<OwnPuzzle>& puzzles, int unreadable,
                               const leitner::Cards& cards, QDate today) {
    const QString chosen = current();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const OwnPuzzle& own : puzzles) {
        const QString id = QString::fromStdString(own.puzzle.id);
        auto* item = new QListWidgetItem(
            tr("%1: %2, %3").arg(originOf(own), topicWords(topicOf(own.puzzle)), whenDue(cards, id, today)),
            m_list);
        item->setData(Qt::UserRole, id);
        if (id == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->count() > 0)
        m_list->setCurrentRow(0);
    QStringList told;
    if (puzzles.empty())
        told << tr("None yet. After a game, the report on luck and skill shows turning points. “Keep as a "
                   "puzzle” beside one of your choices puts it here.");
    if (unreadable > 0)
        told << tr("%n files in the folder of your puzzles cannot be read; they are left as they are.",
                   nullptr, unreadable);
    m_told->setText(told.join(QLatin1Char('\n')));
    m_told->setVisible(!told.isEmpty());
    m_list->setVisible(!puzzles.empty());
    m_solve->setVisible(!puzzles.empty());
    m_remove->setVisible(!puzzles.empty());
    allow();
}

} // namespace app
