// SPDX-License-Identifier: GPL-3.0-or-later
#include "begin_page.h"

#include "app/charts/projector/demonstration_list.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "game_card.h"
#include "game_entries.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

namespace app {

using namespace page_parts;

namespace {

const QString lastGameKey = QStringLiteral("newGame/game");

} // namespace

BeginPage::BeginPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_cards(new QButtonGroup(this)),
      m_sheets(new QStackedWidget(this)) {
    Form column(this, Form::Way::Down, 0);
    const auto keepRoom = [](QBoxLayout* line) {
        keepStyled(line, [line] {
            const int side = Theme::current().px(16);
            line->setContentsMargins(side, side, side, 0);
            line->setSpacing(Theme::current().px(12));
        });
    };
    Form cards = column.part(Form::Way::Along);
    keepRoom(cards.box());
    for (int i = 0; i < gameEntries().size(); ++i) {
        auto* card = cards.add(new GameCard(gameEntries()[i], cards.widget()), 1);
        m_cards->addButton(card, i);
    }
    // With a single game there is nothing to choose.
    cards.widget()->setVisible(gameEntries().size() > 1);
    Form foot = column.part(Form::Way::Along);
    m_foot = foot.box();
    keepRoom(m_foot);
    addOthers(foot.part(Form::Way::Along, 12));
    foot.addStretch();
    addDemonstrations(foot.part(Form::Way::Along, 12));
    // A sheet scrolls; cards and buttons do not.
    m_sheets->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    column.add(m_sheets, 1);
    connect(m_cards, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (!on || signalsBlocked())
            return;
        const QString game = gameEntries()[index].id;
        m_settings.file().setValue(lastGameKey, game);
        m_settings.settle();
        emit gameChosen(game);
    });
    keepTranslated(this, [this] {
        for (QAbstractButton* card : m_cards->buttons())
            static_cast<GameCard*>(card)->retranslate();
        nameBack();
        // When the buttons have their words.
        QMetaObject::invokeMethod(this, &BeginPage::arrangeFoot, Qt::QueuedConnection);
    });
}

void BeginPage::addOthers(Form line) {
    m_back = line.button("backToOwnClass", {}, [this] { emit backToClassRequested(); });
    setTip(m_back, [] { return tr("To the seat that this computer had in the class"); });
    m_back->setDefault(true);
    m_back->hide();
    m_class = line.button(
        "joinClass", [] { return tr("Join a class"); }, [this] { emit classRequested(); });
    setTip(m_class, [] { return tr("Play at the tables of your class, on the computers of this room"); });
    m_box = line.button(
        "withTheBox", [] { return tr("Use the printed game"); }, [this] { emit boxRequested(); });
    m_puzzles = line.button(
        "toPuzzles", [] { return tr("Puzzles"); }, [this] { go(*this, route::Page{PageId::Puzzles}); });
    setTip(m_puzzles, [] { return tr("Moments of games: which choice is best?"); });
    m_puzzles->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Puzzles)));
    m_saved = line.button(
        "savedGames", [] { return pageTitle(PageId::Games); },
        [this] { go(*this, route::Page{PageId::Games}); });
    setTip(m_saved, [] { return tr("Resume a game, watch its replay, rename it or delete it"); });
    m_saved->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Games)));
    line.addStretch();
}

void BeginPage::addDemonstrations(Form line) {
    const auto first = [] { return shownDemonstrations().front(); };
    m_first = line.button(
        "firstDemonstration", [first] { return QString::fromStdString(first().title); },
        [this, first] { go(*this, route::Demonstration{QString::fromStdString(first().id)}); });
    setTip(m_first, [first] { return QString::fromStdString(first().about); });
    m_demonstrations = line.button(
        "demonstrations", [] { return tr("Demonstrations…"); },
        [this] {
            openDemonstrations(m_demonstrations, [this](const QString& id) {
                QMetaObject::invokeMethod(
                    this, [this, id] { go(*this, route::Demonstration{id}); }, Qt::QueuedConnection);
            });
        });
    keepTranslated(m_demonstrations, [this] { m_demonstrations->setAccessibleName(tr("Demonstrations")); });
    setTip(m_demonstrations, [] { return tr("Ready to be shown to the class on a projector"); });
    line.addStretch();
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
    nameBack();
    arrangeFoot();
}

void BeginPage::nameBack() {
    m_back->setText(tr("Back to the class as %1").arg(m_nickname));
    m_back->setAccessibleName(m_back->text());
}

void BeginPage::arrangeFoot() {
    int wide = m_foot->contentsMargins().left() + m_foot->contentsMargins().right();
    for (const QPushButton* one : {m_back, m_class, m_box, m_puzzles, m_saved, m_first, m_demonstrations})
        if (!one->isHidden())
            wide += one->sizeHint().width() + m_foot->spacing();
    m_foot->setDirection(wide > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void BeginPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeFoot();
}

} // namespace app
