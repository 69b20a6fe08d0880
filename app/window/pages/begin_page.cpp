// SPDX-License-Identifier: GPL-3.0-or-later
#include "begin_page.h"

#include "app/charts/projector/demonstration_list.h"
#include "app/games/board/game_sheet.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_tabs.h"
#include "game_entries.h"

#include <QtCore/QPointer>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal titleRoom = 400; ///< in pixels at scale 1
const QString lastGameKey = QStringLiteral("newGame/game");

} // namespace

BeginPage::BeginPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_head(new QWidget(this)), m_games(new QButtonGroup(this)),
      m_sheets(new QStackedWidget(this)) {
    Form head(m_head, Form::Way::Down, space::small);
    Form line = head.part(Form::Way::Along, space::card);
    m_headLine = line.box();
    Form title = line.part(Form::Way::Down, 0);
    m_title = title.widget();
    title.add(pageTitle([] { return tr("Who sits at the table?"); }, title.widget()));
    m_invitation = title.text({}, TextRole::Body, Role::SoftInk);
    line.grow(m_title);
    addGames(line);
    addOthers(head.part(Form::Way::Wrapping, space::small));
    Form column(this, Form::Way::Down, 0);
    column.add(m_sheets, 1);
    keepTranslated(this, [this] {
        for (int i = 0; i < gameEntries().size(); ++i) {
            QAbstractButton* const tab = m_games->button(i);
            tab->setText(gameEntries()[i].name());
            tab->setAccessibleName(tab->text());
            tab->setAccessibleDescription(gameEntries()[i].invitation());
            tab->setToolTip(tab->accessibleDescription());
            tab->updateGeometry();
        }
        tellGame();
        nameBack();
        // When all parts have their words.
        QMetaObject::invokeMethod(this, &BeginPage::arrangeHead, Qt::QueuedConnection);
    });
}

void BeginPage::addGames(Form line) {
    m_tabs = line.add(new SegmentTabs(line.widget()));
    for (int i = 0; i < gameEntries().size(); ++i) {
        auto* tab = new SegmentTab(m_tabs);
        tab->setObjectName(QStringLiteral("game-") + gameEntries()[i].id);
        tab->setCheckable(true);
        m_tabs->add(tab);
        m_games->addButton(tab, i);
    }
    auto* box = new SegmentTab(m_tabs);
    box->setObjectName(QStringLiteral("withTheBox"));
    m_tabs->add(box);
    keepTranslated(box, [box] {
        box->setText(tr("With the box"));
        box->setAccessibleName(tr("With the box: the printed game"));
        box->setToolTip(tr("Play with the printed game; the program keeps count"));
    });
    connect(box, &QAbstractButton::clicked, this, &BeginPage::boxRequested);
    connect(m_games, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (!on || signalsBlocked())
            return;
        const QString game = gameEntries()[index].id;
        m_settings.file().setValue(lastGameKey, game);
        m_settings.settle();
        emit gameChosen(game);
        // The keyboard may go on to the next game.
        m_games->button(index)->setFocus();
    });
}

void BeginPage::addOthers(Form line) {
    auto way = [line](const char* name, const Text& words, const Text& tip,
                      const std::function<void()>& act) mutable {
        QPushButton* const made = line.button(name, words, act);
        setButtonKind(made, ButtonKind::Text);
        setTip(made, tip);
        return made;
    };
    const auto page = [this](PageId id) { return [this, id] { go(*this, route::Page{id}); }; };
    const MachineConfig& machine = MachineConfig::current();
    m_back = way(
        "backToOwnClass", {}, [] { return tr("To the seat that this computer had in the class"); },
        [this] { emit backToClassRequested(); });
    setButtonKind(m_back, ButtonKind::Tonal);
    m_back->setDefault(true);
    m_back->hide();
    way(
        "joinClass", [] { return tr("Join a class"); },
        [] { return tr("Play at the tables of your class, on the computers of this room"); },
        [this] { emit classRequested(); });
    way(
        "savedGames", [] { return pageTitle(PageId::Games); },
        [] { return tr("Resume a game, watch its replay, rename it or delete it"); }, page(PageId::Games))
        ->setVisible(machine.allowsPage(pageName(PageId::Games)));
    way(
        "toPuzzles", [] { return tr("Puzzles"); },
        [] { return tr("Moments of games: which choice is best?"); }, page(PageId::Puzzles))
        ->setVisible(machine.allowsPage(pageName(PageId::Puzzles)));
    m_demonstrations = way(
        "demonstrations", [] { return tr("Demonstrations…"); },
        [] { return tr("Ready to be shown to the class on a projector"); },
        [this] {
            openDemonstrations(m_demonstrations, [this](const QString& id) {
                QMetaObject::invokeMethod(
                    this, [this, id] { go(*this, route::Demonstration{id}); }, Qt::QueuedConnection);
            });
        });
    keepTranslated(m_demonstrations, [this] { m_demonstrations->setAccessibleName(tr("Demonstrations")); });
}

void BeginPage::addSheet(const QString& game, GameSheet* sheet) {
    m_sheetOf[game] = sheet;
    m_sheets->addWidget(sheet);
    for (const GameEntry& entry : gameEntries())
        if (entry.id == game)
            sheet->setBoard(entry.paint);
}

void BeginPage::choose(const QString& game) {
    const QSignalBlocker quiet(this);
    for (int i = 0; i < gameEntries().size(); ++i)
        if (gameEntries()[i].id == game)
            m_games->button(i)->setChecked(true);
    GameSheet* const sheet = m_sheetOf.at(game);
    // What had the focus in the head keeps it.
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool isInHead = focus && m_head->isAncestorOf(focus);
    if (!sheet->isAncestorOf(m_head))
        sheet->setHead(m_head);
    m_sheets->setCurrentWidget(sheet);
    if (isInHead && focus)
        focus->setFocus();
    tellGame();
}

void BeginPage::tellGame() {
    const int chosen = m_games->checkedId();
    m_invitation->setText(chosen < 0 ? QString() : gameEntries()[chosen].invitation());
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
}

void BeginPage::nameBack() {
    m_back->setText(tr("Back to the class as %1").arg(m_nickname));
    m_back->setAccessibleName(m_back->text());
}

void BeginPage::arrangeHead() {
    const int room = width() - Theme::current().px(2 * space::page);
    const int wanted = m_tabs->sizeHint().width() + m_headLine->spacing() + Theme::current().px(titleRoom);
    m_headLine->setDirection(wanted > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void BeginPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeHead();
}

} // namespace app
