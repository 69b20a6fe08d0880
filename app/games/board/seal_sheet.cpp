// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal_sheet.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "dice_proof.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app {

using namespace page_parts;

namespace {

constexpr int longestEntry = 60;
constexpr std::size_t lineDigits = 32;

QString numbered(int number, const QString& heading) {
    return app::SealSheet::tr("%1. %2").arg(number).arg(heading);
}

/// A panel with a numbered heading.
Form step(Form& form, int number, const Text& heading) {
    return form.panel([number, heading] { return numbered(number, heading.words()); }, 8, 14);
}

} // namespace

SealSheet::SealSheet(const core::AnyRecord& header, QWidget* parent)
    : QWidget(parent), m_header(header), m_secret(commitment::drawnSecret()),
      m_commitment(commitment::commitmentTo(header, m_secret)) {
    Form form(new QWidget, Form::Way::Down, 12, 16);
    auto* area = Form(this, Form::Way::Down, 0).add(scrolling(form.widget(), this));
    area->setFocusPolicy(Qt::NoFocus);
    form.add(pageTitle([] { return tr("Sealed dice"); }, form.widget()));
    form.text([] {
        return tr("Nobody can choose these dice, and after the game anyone can check that. The "
                  "program has already drawn its half of them. Your "
                  "word becomes the other half.");
    });
    addCommitment(step(form, 1, [] { return tr("Write this down, or take a picture of it"); }));
    addWord(step(form, 2, [] { return tr("Type a word of your own, and note it too"); }));
    Form line = form.part(Form::Way::Along);
    QPushButton* start = line.button(
        "beginSealed", [] { return tr("Seal the dice and begin"); }, [this] { begin(); });
    start->setDefault(true);
    QPushButton* back = line.button(
        "cancelSeal", [] { return tr("Back"); }, [this] { emit cancelled(); });
    for (QPushButton* one : {start, back})
        keepStyled(one, [one] { one->setMinimumHeight(Theme::current().px(40)); });
    line.addStretch();
    form.addStretch();
    setFocusProxy(m_word);
}

void SealSheet::addCommitment(Form form) {
    const QString both = groupedDigits(m_commitment.substr(0, lineDigits)) + QLatin1Char('\n') +
                         groupedDigits(m_commitment.substr(lineDigits));
    QLabel* number = form.text(both, TextRole::Numeral);
    number->setObjectName(QStringLiteral("commitment"));
    number->setWordWrap(false);
    keepStyled(number, [number] { number->setFont(Theme::current().serif(18)); });
    number->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSpokenName(number, [both] { return tr("Commitment: %1").arg(both); });
    form.note([] {
        return tr("This is the commitment. With it, the program can no longer change the rules or "
                  "the players of this game, or its half of the dice, without being found out. The "
                  "first line is enough.");
    });
    form.button(
        "copyCommitment", [] { return tr("Copy"); },
        [this] { QGuiApplication::clipboard()->setText(groupedDigits(m_commitment)); });
}

void SealSheet::addWord(Form form) {
    m_word = form.add("sealWord", lineEdit({}, form.widget()));
    m_word->setMaxLength(longestEntry);
    keepStyled(m_word, [this] { m_word->setMaximumWidth(Theme::current().px(320)); });
    setSpokenName(m_word, [] { return tr("Your word"); });
    form.note([] {
        return tr("3 to 40 letters from a to z, without spaces or accents. Any word will do, as long "
                  "as nobody could know it before. Small and capital letters are the same.");
    });
    m_problem = form.label("sealProblem", TextRole::Body, Role::Warning);
    m_problem->hide();
    connect(m_word, &QLineEdit::returnPressed, this, &SealSheet::begin);
    connect(m_word, &QLineEdit::textEdited, this, [this] { m_problem->hide(); });
    keepTranslated(m_problem, [this] { tellProblem(); });
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
