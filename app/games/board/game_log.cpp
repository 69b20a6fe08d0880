// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_log.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using core::Seat;
using core::Weight;

LogModel::LogModel(const TableDocument& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &TableDocument::changed, this, [this](const Change& change) {
        if (change.kind == Change::Kind::Opened)
            reread();
    });
    refresh();
}

void LogModel::setViewer(Seat viewer) {
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    reread();
}

void LogModel::reread() {
    m_read = 0;
    refresh();
}

void LogModel::refresh() {
    if (!m_document.isOpen())
        return;
    beginResetModel();
    if (m_read == 0 || m_read > m_document.stepCount()) {
        m_lines.clear();
        append(m_document.openingSentences(m_viewer), 0);
        m_read = 0;
    }
    while (!m_lines.empty() && m_lines.back().step > m_document.stepCount())
        m_lines.pop_back();
    for (; m_read < m_document.stepCount(); ++m_read)
        append(m_document.sentences(m_read, m_viewer), m_read + 1);
    endResetModel();
}

void LogModel::append(const std::vector<Sentence>& sentences, std::size_t step) {
    for (const Sentence& one : sentences)
        m_lines.push_back({.words = one.words, .step = step, .heading = one.weight == Weight::Heading});
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const Theme& theme = Theme::current();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return line.words;
    case Qt::FontRole: return theme.sans(11, line.heading ? QFont::Bold : QFont::Normal);
    case Qt::ForegroundRole: return theme.colour(line.heading ? Role::SageText : Role::Ink);
    default: return {};
    }
}

GameLog::GameLog(const TableDocument& document, QWidget* parent)
    : QWidget(parent), m_model(new LogModel(document, this)), m_list(new QListView(this)),
      m_title(new QLabel(this)), m_close(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    keepStyled(column, [column] {
        column->setContentsMargins(Theme::current().px(10), Theme::current().px(8), Theme::current().px(10),
                                   Theme::current().px(10));
    });
    auto* head = new QHBoxLayout;
    keepStyled(m_title, [this] { m_title->setFont(Theme::current().sans(13, QFont::Bold)); });
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    column->addLayout(head);
    m_list->setModel(m_model);
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    column->addWidget(m_list, 1);
    connect(m_list, &QListView::activated, this, &GameLog::leadBack);
    connect(m_list, &QListView::clicked, this, &GameLog::leadBack);
    connect(m_close, &QPushButton::clicked, this, &GameLog::closed);
    retranslate();
}

void GameLog::leadBack(const QModelIndex& index) {
    if (m_leadsBack)
        emit momentClicked(m_model->stepAfter(index.row()));
}

void GameLog::setLeadsBack(bool leadsBack) {
    m_leadsBack = leadsBack;
    retranslate();
}

void GameLog::retranslate() {
    m_title->setText(tr("Log"));
    m_close->setText(tr("Close"));
    speech::setName(m_close, tr("Close the log"));
    speech::setName(m_list, tr("What has happened so far"));
    speech::setDescription(m_list,
                           m_leadsBack ? tr("Press Enter to see the board as it was then.") : QString());
    speech::setName(this, m_title->text());
}

void GameLog::showLatest() {
    m_list->scrollToBottom();
    m_list->setCurrentIndex(m_model->index(m_model->rowCount() - 1));
    m_list->setFocus();
}

void GameLog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->reread();
    }
    QWidget::changeEvent(event);
}

void GameLog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void GameLog::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.px(1)));
    painter.setBrush(theme.colour(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.px(8), theme.px(8));
}

} // namespace app
