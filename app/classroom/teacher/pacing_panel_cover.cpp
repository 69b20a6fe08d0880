// SPDX-License-Identifier: GPL-3.0-or-later
// How a teacher covers all screens, and what is said of them.
#include "pacing_panel.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

constexpr qsizetype longestWords = 200; ///< bytes, as the message has them

} // namespace

void PacingPanel::addCover(Form line) {
    m_words =
        line.grow(line.field("coverWords", Label::heard([] { return tr("Message on covered screens"); })));
    keepTranslated(m_words, [this] {
        if (!m_words->isModified())
            m_words->setText(tr("Look at the front"));
    });
    m_cover = line.button("coverScreens", {}, [this] {
        QString said = m_words->text().simplified();
        while (said.toUtf8().size() > longestWords)
            said.chop(1);
        emit wanted(
            messages::BlankScreens{!m_pacing.dark, m_pacing.dark ? std::string() : said.toStdString()});
    });
}

void PacingPanel::setCovered(const Covered& covered) {
    if (covered == m_covered)
        return;
    m_covered = covered;
    refreshCover();
}

/// A pupil who has left the class has an uncovered screen: a teacher must see who that is.
QString PacingPanel::coverWords() const {
    if (!m_pacing.dark)
        return tr("Cover all pupils' screens with these words:");
    QStringList said;
    if (!m_covered.others.isEmpty())
        said << tr("%n screens are covered.", nullptr, m_covered.screens)
             << tr("Not covered: %1.").arg(m_covered.others.join(QStringLiteral(", ")));
    else if (m_covered.screens > 0 && m_covered.away.isEmpty())
        said << tr("All pupils' screens are covered.");
    else if (m_covered.screens > 0)
        said << tr("The screens of all pupils who are here are covered.");
    else
        said << tr("No pupil is here. New pupils find their screens covered.");
    if (!m_covered.away.isEmpty())
        said << tr("Away, and not covered: %1.").arg(m_covered.away.join(QStringLiteral(", ")));
    return said.join(QLatin1Char(' '));
}

void PacingPanel::refreshCover() {
    m_coverState->setText(coverWords());
    m_cover->setText(m_pacing.dark ? tr("Uncover the screens") : tr("Cover the screens"));
    m_cover->setAccessibleName(m_cover->text());
    m_words->setEnabled(!m_pacing.dark);
}

} // namespace app
