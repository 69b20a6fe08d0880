// SPDX-License-Identifier: GPL-3.0-or-later
#include "begin_page.h"

#include "app/charts/projector/demonstration_list.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/page_parts.h"
#include "game_card.h"
#include "game_entries.h"

#include <QtCore/QEvent>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace {

const QString lastGameKey = QStringLiteral("newGame/game");

} // namespace

BeginPage::BeginPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_cards(new QButtonGroup(this)),
      m_sheets(new QStackedWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* holder = new QWidget(this);
    auto* row = new QHBoxLayout(holder);
    page_parts::setMargins(row, 16, 12);
    row->setContentsMargins(row->contentsMargins().left(), row->contentsMargins().top(),
                            row->contentsMargins().right(), 0);
    for (int i = 0; i < gameEntries().size(); ++i) {
        auto* card = new GameCard(gameEntries()[i], holder);
        m_cards->addButton(card, i);
        row->addWidget(card, 1);
    }
    column->addWidget(holder);
    m_back = page_parts::button({}, this);
    m_back->setObjectName(QStringLiteral("backToOwnClass"));
    m_back->setDefault(true);
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, &BeginPage::backToClassRequested);
    m_class = page_parts::button({}, this);
    m_class->setObjectName(QStringLiteral("joinClass"));
    connect(m_class, &QPushButton::clicked, this, &BeginPage::classRequested);
    m_box = page_parts::button({}, this);
    m_box->setObjectName(QStringLiteral("withTheBox"));
    connect(m_box, &QPushButton::clicked, this, &BeginPage::boxRequested);
    m_foot = new QBoxLayout(QBoxLayout::LeftToRight);
    m_foot->setContentsMargins(row->contentsMargins());
    m_foot->setSpacing(row->spacing());
    m_puzzles = page_parts::button({}, this);
    m_puzzles->setObjectName(QStringLiteral("toPuzzles"));
    m_puzzles->setVisible(MachineConfig::current().allowsPage(QStringLiteral("puzzles")));
    connect(m_puzzles, &QPushButton::clicked, this, [this] { go(*this, route::Page{PageId::Puzzles}); });
    auto* others = new QHBoxLayout;
    others->setSpacing(row->spacing());
    others->addWidget(m_back);
    others->addWidget(m_class);
    others->addWidget(m_box);
    others->addWidget(m_puzzles);
    others->addStretch();
    m_foot->addLayout(others);
    m_foot->addStretch(1);
    m_first = page_parts::button({}, this);
    m_first->setObjectName(QStringLiteral("firstDemonstration"));
    connect(m_first, &QPushButton::clicked, this, [this] {
        go(*this, route::Demonstration{QString::fromStdString(shownDemonstrations().front().id)});
    });
    m_demonstrations = page_parts::button({}, this);
    m_demonstrations->setObjectName(QStringLiteral("demonstrations"));
    connect(m_demonstrations, &QPushButton::clicked, this, [this] {
        openDemonstrations(m_demonstrations, [this](const QString& id) {
            QMetaObject::invokeMethod(
                this, [this, id] { go(*this, route::Demonstration{id}); }, Qt::QueuedConnection);
        });
    });
    auto* shown = new QHBoxLayout;
    shown->setSpacing(row->spacing());
    shown->addWidget(m_first);
    shown->addWidget(m_demonstrations);
    shown->addStretch();
    m_foot->addLayout(shown);
    column->addLayout(m_foot);
    // A sheet scrolls; cards and buttons do not.
    m_sheets->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    column->addWidget(m_sheets, 1);
    // With a single game there is nothing to choose.
    holder->setVisible(gameEntries().size() > 1);
    connect(m_cards, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (!on || signalsBlocked())
            return;
        const QString game = gameEntries()[index].id;
        m_settings.file().setValue(lastGameKey, game);
        m_settings.settle();
        emit gameChosen(game);
    });
    retranslate();
}

void BeginPage::addSheet(const QString& game, QWidget* sheet) {
    m_sheetOf[game] = sheet;
    m_sheets->addWidget(sheet);
}

void BeginPage::choose(const QString& game) {
    const QSignalBlocker quiet(this);
    for (int i = 0; i < gameEntries().size(); ++i)
        if (gameEntries()[i].id == game)
            m_cards->button(i)->setChecked(true);
    m_sheets->setCurrentWidget(m_sheetOf.at(game));
}

QString BeginPage::lastChosen() const {
    const QString last = m_settings.file().value(lastGameKey).toString();
    for (const GameEntry& entry : gameEntries())
        if (entry.id == last)
            return last;
    return gameEntries().front().id;
}

void BeginPage::offerClass(const QString& nickname) {
    m_nickname = nickname;
    m_back->setVisible(!nickname.isEmpty());
    retranslate();
}

void BeginPage::retranslate() {
    for (QAbstractButton* card : m_cards->buttons())
        static_cast<GameCard*>(card)->retranslate();
    m_back->setText(tr("Back to the class as %1").arg(m_nickname));
    m_back->setAccessibleName(m_back->text());
    m_back->setToolTip(tr("To the seat that this computer had in the class"));
    m_class->setText(tr("Join a class"));
    m_class->setAccessibleName(m_class->text());
    m_class->setToolTip(tr("Play at the tables of your class, on the computers of this room"));
    m_box->setText(tr("Use the printed game"));
    m_box->setAccessibleName(m_box->text());
    m_puzzles->setText(tr("Puzzles"));
    m_puzzles->setAccessibleName(m_puzzles->text());
    m_puzzles->setToolTip(tr("Moments of games: which choice is best?"));
    const auto& first = shownDemonstrations().front();
    m_first->setText(QString::fromStdString(first.title));
    m_first->setAccessibleName(m_first->text());
    m_first->setToolTip(QString::fromStdString(first.about));
    m_demonstrations->setText(tr("Demonstrations…"));
    m_demonstrations->setAccessibleName(tr("Demonstrations"));
    m_demonstrations->setToolTip(tr("Ready to be shown to the class on a projector"));
    arrangeFoot();
}

void BeginPage::arrangeFoot() {
    int wide = m_foot->contentsMargins().left() + m_foot->contentsMargins().right();
    for (const QPushButton* one : {m_back, m_class, m_box, m_puzzles, m_first, m_demonstrations})
        if (!one->isHidden())
            wide += one->sizeHint().width() + m_foot->spacing();
    m_foot->setDirection(wide > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void BeginPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeFoot();
}

void BeginPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (m_foot && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        arrangeFoot();
}

} // namespace app
