// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal_sheet.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "dice_proof.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

constexpr int longestEntry = 60;
constexpr std::size_t lineDigits = 32;

QString numbered(int number, const QString& heading) {
    return app::SealSheet::tr("%1. %2").arg(number).arg(heading);
}

/// A panel with a numbered heading.
Panel* step(int number, const Text& heading, QWidget* parent) {
    auto* panel = new Panel(parent);
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 14, 8);
    rows->addWidget(
        words([number, heading] { return numbered(number, heading.words()); }, panel, TextRole::PanelTitle));
    return panel;
}

} // namespace

SealSheet::SealSheet(const core::AnyRecord& header, QWidget* parent)
    : QWidget(parent), m_header(header), m_secret(commitment::drawnSecret()),
      m_commitment(commitment::commitmentTo(header, m_secret)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* content = new QWidget;
    auto* area = scrolling(content, this);
    area->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(area);
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 16, 12);
    rows->addWidget(pageTitle([] { return tr("Sealed dice"); }, content));
    rows->addWidget(words(
        [] {
            return tr("Nobody can choose these dice, and after the game anyone can check that. The "
                      "program has already drawn its half of them. Your "
                      "word becomes the other half.");
        },
        content));
    rows->addWidget(buildCommitment(content));
    rows->addWidget(buildWord(content));
    rows->addWidget(buildButtons(content));
    rows->addStretch(1);
    setFocusProxy(m_word);
}

QWidget* SealSheet::buildCommitment(QWidget* parent) {
    Panel* const panel = step(
        1, [] { return tr("Write this down, or take a picture of it"); }, parent);
    auto* rows = static_cast<QVBoxLayout*>(panel->layout());
    const QString both = groupedDigits(m_commitment.substr(0, lineDigits)) + QLatin1Char('\n') +
                         groupedDigits(m_commitment.substr(lineDigits));
    QLabel* number = words(both, panel, TextRole::Numeral);
    number->setObjectName(QStringLiteral("commitment"));
    number->setWordWrap(false);
    keepStyled(number, [number] { number->setFont(Theme::current().serif(18)); });
    number->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    keepTranslated(number, [number, both] { speech::setName(number, tr("Commitment: %1").arg(both)); });
    rows->addWidget(number);
    rows->addWidget(words(
        [] {
            return tr("This is the commitment. With it, the program can no longer change the rules or "
                      "the players of this game, or its half of the dice, without being found out. The "
                      "first line is enough.");
        },
        panel, TextRole::Caption, Role::SoftInk));
    QPushButton* copy = button([] { return tr("Copy"); }, panel);
    copy->setObjectName(QStringLiteral("copyCommitment"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(groupedDigits(m_commitment)); });
    rows->addWidget(copy, 0, Qt::AlignLeft);
    return panel;
}

QWidget* SealSheet::buildWord(QWidget* parent) {
    Panel* const panel = step(
        2, [] { return tr("Type a word of your own, and note it too"); }, parent);
    auto* rows = static_cast<QVBoxLayout*>(panel->layout());
    m_word = lineEdit({}, panel);
    m_word->setObjectName(QStringLiteral("sealWord"));
    m_word->setMaxLength(longestEntry);
    keepStyled(m_word, [this] { m_word->setMaximumWidth(Theme::current().px(320)); });
    keepTranslated(m_word, [this] { speech::setName(m_word, tr("Your word")); });
    rows->addWidget(m_word);
    rows->addWidget(words(
        [] {
            return tr("3 to 40 letters from a to z, without spaces or accents. Any word will do, as long "
                      "as nobody could know it before. Small and capital letters are the same.");
        },
        panel, TextRole::Caption, Role::SoftInk));
    m_problem = words({}, panel, TextRole::Body, Role::Warning);
    m_problem->setObjectName(QStringLiteral("sealProblem"));
    m_problem->hide();
    rows->addWidget(m_problem);
    connect(m_word, &QLineEdit::returnPressed, this, &SealSheet::begin);
    connect(m_word, &QLineEdit::textEdited, this, [this] { m_problem->hide(); });
    keepTranslated(m_problem, [this] { tellProblem(); });
    return panel;
}

QWidget* SealSheet::buildButtons(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* line = new QHBoxLayout(part);
    setMargins(line, 0, 8);
    QPushButton* start = button([] { return tr("Seal the dice and begin"); }, part);
    start->setObjectName(QStringLiteral("beginSealed"));
    start->setDefault(true);
    keepStyled(start, [start] { start->setMinimumHeight(Theme::current().px(40)); });
    connect(start, &QPushButton::clicked, this, &SealSheet::begin);
    line->addWidget(start);
    QPushButton* back = button([] { return tr("Back"); }, part);
    back->setObjectName(QStringLiteral("cancelSeal"));
    keepStyled(back, [back] { back->setMinimumHeight(Theme::current().px(40)); });
    connect(back, &QPushButton::clicked, this, &SealSheet::cancelled);
    line->addWidget(back);
    line->addStretch(1);
    return part;
}

QString SealSheet::problemOf(const QString& word) {
    if (word.isEmpty())
        return tr("Type a word first.");
    if (!commitment::sealWord(word.toStdString()))
        return tr("Please type one word of 3 to 40 letters from a to z, without spaces or accents: ae "
                  "instead of ä, "
                  "for example.");
    return {};
}

void SealSheet::begin() {
    const QString word = m_word->text().trimmed();
    const bool isRight = problemOf(word).isEmpty();
    m_problem->setVisible(!isRight);
    tellProblem();
    if (isRight)
        emit sealed(
            commitment::withSealedDice(m_header, m_secret, *commitment::sealWord(word.toStdString())));
    else
        m_word->setFocus();
}

void SealSheet::tellProblem() {
    m_problem->setText(m_problem->isHidden() ? QString() : problemOf(m_word->text().trimmed()));
    speech::setDescription(m_word, m_problem->text());
}

} // namespace app
