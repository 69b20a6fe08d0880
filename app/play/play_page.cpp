#include "play_page.h"

#include "app/document/ledger_keeper.h"
#include "app/pages/end_page.h"
#include "app/pages/new_game_page.h"
#include "app/settings/app_settings.h"
#include "app/theme/theme.h"
#include "board_view.h"
#include "play_controller.h"
#include "replay_view.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

PlayPage::PlayPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_library(context.dataFolder), m_document(new GameDocument(this)),
      m_controller(new PlayController(*m_document, this)), m_rolls(new DiceRolls(*m_document, this)),
      m_ledger(new LedgerKeeper(*m_document, context.dataFolder, this)),
      m_bots(new BotDriver(*m_document, this)), m_stack(new QStackedWidget(this)),
      m_newGame(new NewGamePage(this)), m_board(new BoardView(*m_controller, *m_rolls, m_bots, this)),
      m_end(new EndPage(this)), m_replay(new ReplayView(this)), m_notice(new QWidget(this)),
      m_noticeText(new QLabel(m_notice)), m_noticeClose(new QPushButton(m_notice)) {
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* notice = new QHBoxLayout(m_notice);
    notice->setContentsMargins(theme.px(12), theme.px(6), theme.px(12), theme.px(6));
    m_noticeText->setWordWrap(true);
    notice->addWidget(m_noticeText, 1);
    notice->addWidget(m_noticeClose);
    m_noticeClose->setText(tr("Close"));
    m_noticeClose->setAccessibleName(tr("Close the message"));
    m_notice->hide();
    connect(m_noticeClose, &QPushButton::clicked, m_notice, &QWidget::hide);
    column->addWidget(m_notice);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_newGame);
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_end);
    m_stack->addWidget(m_replay);

    connect(m_newGame, &NewGamePage::startRequested, this, &PlayPage::start);
    connect(m_newGame, &NewGamePage::resumeRequested, this, &PlayPage::open);
    connect(m_end, &EndPage::newGameRequested, this, &PlayPage::newGame);
    connect(m_end, &EndPage::boardRequested, this, [this] { setView(View::Board); });
    connect(m_end, &EndPage::replayRequested, this, [this] { replayCurrent(0); });
    connect(m_board, &BoardView::momentWanted, this, &PlayPage::replayCurrent);
    connect(m_board, &BoardView::lessonWanted, this, &PlayPage::lessonRequested);
    connect(m_replay, &ReplayView::closed, this, [this] { setView(m_beforeReplay); });
    connect(m_document, &GameDocument::changed, this, &PlayPage::follow);
    connect(m_document, &GameDocument::writeFailed, this, &PlayPage::notify);
    connect(m_ledger, &LedgerKeeper::problem, this, &PlayPage::notify);
    m_bots->setPace(m_context.settings.botPace());
    connect(&m_context.settings, &AppSettings::botPaceChanged, m_bots, &BotDriver::setPace);
    offerResume();
    if (!m_context.recordFile.isEmpty())
        open(m_context.recordFile);
}

PlayPage::~PlayPage() = default;

PlayPage::View PlayPage::view() const {
    return static_cast<View>(m_stack->currentIndex());
}

void PlayPage::setView(View view) {
    m_bots->setPaused(BotDriver::Pause::Replay, view == View::Replay);
    m_stack->setCurrentIndex(static_cast<int>(view));
    m_stack->currentWidget()->setFocus();
}

void PlayPage::offerResume() {
    m_newGame->setResumable(m_library.lastUnfinished());
}

void PlayPage::start(const genotype::Record& header) {
    OpenedGame created = m_library.create(header);
    m_notice->hide();
    m_document->open(header, std::move(created.journal));
    setView(View::Board);
    if (!created.ok())
        notify(created.message);
}

void PlayPage::open(const QString& path) {
    OpenedGame opened = GameLibrary::open(path);
    if (!opened.ok()) {
        notify(opened.message);
        return;
    }
    m_notice->hide();
    m_document->open(opened.record, std::move(opened.journal));
    setView(m_document->state().finished() ? View::End : View::Board);
}

void PlayPage::replayFile(const QString& path) {
    const OpenedGame looked = GameLibrary::look(path);
    if (!looked.ok()) {
        notify(looked.message);
        return;
    }
    m_beforeReplay = view() == View::Replay ? m_beforeReplay : view();
    m_replay->open(looked.record, 0, genotype::noSeat);
    setView(View::Replay);
}

void PlayPage::replayCurrent(std::size_t moment) {
    m_beforeReplay = view() == View::Replay ? m_beforeReplay : view();
    // Behind a curtain nobody's hand may be seen in the replay either.
    m_replay->open(m_document->record(), moment,
                   m_controller->curtain() ? genotype::noSeat : m_controller->viewer());
    setView(View::Replay);
}

void PlayPage::newGame() {
    offerResume();
    setView(View::NewGame);
}

void PlayPage::follow(const Change& change) {
    if (!m_document->state().finished())
        return;
    m_end->setGame(*m_document);
    if (change.kind == Change::Kind::Acted || change.kind == Change::Kind::Redone)
        setView(View::End);
}

void PlayPage::notify(const QString& message) {
    m_noticeText->setText(message);
    m_noticeText->setAccessibleName(message);
    m_notice->show();
    m_noticeClose->setFocus();
}

void PlayPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_noticeClose->setText(tr("Close"));
        m_noticeClose->setAccessibleName(tr("Close the message"));
    }
    QWidget::changeEvent(event);
}

} // namespace app
