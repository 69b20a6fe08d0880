// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card_delegate.h"

#include <QtCore/QList>
#include <QtCore/QString>

namespace app {

/// Where a search of the help has found its words.
struct HelpHit {
    enum class Kind { Section, Rule, Term, Lesson };

    Kind kind = Kind::Section;
    QString id; ///< of the section, the rule, the term or the lesson
    QString title;
    QString about; ///< in a few words
};

/// What has these words: sections of the help, rules, terms of the glossary and lessons, in this order, after
/// those whose titles have them. Nothing without a word.
QList<HelpHit> helpHits(const QString& words);

/// "Glossary": what such hits are called.
QString hitKindName(HelpHit::Kind kind);

/// A term of the glossary or a lesson as a page to read, with links to "topic:…" and to other terms; empty
/// for other hits.
QString hitHtml(const HelpHit& hit);

/// A hit in its list: the title with what was searched for marked, and below it what it is about.
class HelpHitDelegate : public CardDelegate {
    Q_OBJECT
public:
    enum Role { AboutRole = Qt::UserRole + 1, WantedRole };

    using CardDelegate::CardDelegate;

protected:
    QSize itemSize() const override { return {160, 54}; }
    QMargins around() const override { return {1, 1, 1, 1}; }
    int radius() const override;
    void paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                   const QModelIndex& index) const override;
};

} // namespace app
