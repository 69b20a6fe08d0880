// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_sheet.h"

#include "app/charts/outcome_numbers.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "lessons/pool/pool_code.h"
#include "lessons/pool/pool_experiment.h"
#include "qr_picture.h"
#include "send_part.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal codeType = 30; ///< pixels at scale 1
constexpr qreal sheetWidth = 470;

} // namespace

CodeSheet::CodeSheet(ClassCount count, const QString& dataFolder, QWidget* parent)
    : QWidget(parent), m_count(std::move(count)), m_store(dataFolder),
      m_announcer(new speech::Announcer(this)) {
    Form form(this);
    m_title = form.heading({});
    const auto plants = std::accumulate(m_count.counts.begin(), m_count.counts.end(), std::int64_t{0});
    form.text([this, plants] { return tr("%1: n = %2").arg(m_count.title, countText(plants)); },
              TextRole::Body, Role::SoftInk);
    auto* const send = form.add(new SendPart(
        m_count, [this] { return m_group->value(); }, this));
    m_otherWay = form.add(
        "otherWay", wrappingLabel([] { return tr("The other way, without the network: a results code"); },
                                  this, TextRole::Strong));
    Form line = form.part(Form::Way::Along);
    m_group = line.number(
        "codeGroup", [] { return tr("Number of your group"); }, {0, lessons::mostPoolGroups}, m_store.group(),
        [this](int group) {
            m_store.setGroup(group);
            refresh();
        });
    setSpecialWords(m_group, QStringLiteral("–"));
    keepStyled(m_group, [this] { m_group->setMinimumWidth(Theme::current().px(72)); });
    line.addStretch();
    m_label = form.label("resultsCode");
    keepStyled(m_label, [this] { m_label->setFont(Theme::current().sans(codeType, QFont::Bold)); });
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setFocusPolicy(Qt::StrongFocus);
    Form below = form.part(Form::Way::Along, 14);
    m_picture = below.add(new QrPicture(this), 0, Qt::AlignTop);
    Form side = below.part(Form::Way::Down, 8, 1);
    m_hint = side.text([] {
        return tr("Your teacher enters this code on the page “Class”: read it out, or let a phone read "
                  "the square and pass the text on.");
    });
    m_copy = side.button(
        "copyCode", [] { return tr("Copy the code"); },
        [this] {
            QGuiApplication::clipboard()->setText(m_code);
            m_announcer->say(tr("Copied."));
        });
    side.addStretch();
    m_note = form.label("codeNote");
    keepStyled(this, [this] { setMinimumWidth(Theme::current().px(sheetWidth)); });
    connect(send, &SendPart::offered, this, &CodeSheet::showOrder);
    keepTranslated(this, [this, send] {
        showOrder(!send->isHidden());
        refresh();
    });
}

QString CodeSheet::spelled(const QString& code) {
    QStringList groups;
    for (const QString& group : code.split(QLatin1Char('-'))) {
        QStringList letters;
        for (const QChar letter : group)
            letters << QString(letter);
        groups << letters.join(QLatin1Char(' '));
    }
    return groups.join(QStringLiteral(", "));
}

void CodeSheet::showOrder(bool isSent) {
    m_title->setText(isSent ? tr("Counts for the class") : tr("Results code"));
    m_otherWay->setVisible(isSent);
}

void CodeSheet::refresh() {
    m_code = m_store.code(m_count.experiment, m_count.counts).value_or(QString());
    m_label->setText(m_code);
    m_label->setVisible(!m_code.isEmpty());
    speech::setName(m_label, tr("Results code: %1").arg(spelled(m_code)));
    m_picture->setText(m_code);
    for (QWidget* one : std::initializer_list<QWidget*>{m_picture, m_hint, m_copy})
        one->setVisible(!m_code.isEmpty());
    m_note->setText(note());
    m_note->setVisible(!m_note->text().isEmpty());
    const QString said = m_code.isEmpty() ? m_note->text() : m_label->accessibleName();
    if (isVisible())
        m_announcer->say(said);
}

QString CodeSheet::note() const {
    const bool counted =
        std::any_of(m_count.counts.begin(), m_count.counts.end(), [](auto count) { return count > 0; });
    if (!counted)
        return tr("Nothing has been counted yet: roll first.");
    if (m_count.experiment == 0)
        return tr("A results code needs 2 to 16 outcomes; here are %1.").arg(m_count.outcomes.size());
    if (m_group->value() == 0)
        return tr("Choose the number of your group. It is remembered for the next codes.");
    if (m_code.isEmpty())
        return tr("These are too many plants for a results code.");
    QStringList notes;
    const lessons::PoolExperiment* experiment = lessons::findPoolExperiment(m_count.experiment);
    if (experiment && experiment->isOwn())
        notes << tr("The code carries only the counts, in this order: %1. Your teacher adds the ratio.")
                     .arg(m_count.outcomes.join(QStringLiteral("; ")));
    if (!m_store.isSaved())
        notes << tr("The number of your group could not be saved.");
    return notes.join(QLatin1Char(' '));
}

} // namespace app
