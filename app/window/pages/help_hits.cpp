// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_hits.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/route.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"
#include "help_page.h"
#include "help_text.h"
#include "lessons/documents/glossary.h"
#include "rules_words.h"

#include <QtGui/QTextDocumentFragment>

#include <algorithm>

namespace app {

namespace {

bool isIn(const QString& words, const QString& text) {
    return text.contains(words, Qt::CaseInsensitive);
}

QString asPlain(const QString& html) {
    return QTextDocumentFragment::fromHtml(html).toPlainText();
}

} // namespace

QList<HelpHit> helpHits(const QString& words) {
    using Kind = HelpHit::Kind;
    QList<HelpHit> hits;
    if (words.isEmpty())
        return hits;
    for (const HelpSection& section : helpSections())
        if (const QString text = asPlain(section.html); isIn(words, section.title) || isIn(words, text))
            hits << HelpHit{Kind::Section, section.anchor, section.title, text.simplified().left(90)};
    for (const RuleWords& rule : rulesWith(words))
        hits << HelpHit{Kind::Rule, rule.id, rule.title, rule.text.simplified()};
    for (const lessons::Term& term : lessons::glossary(languageInUse().toStdString())) {
        const QString name = QString::fromStdString(term.name);
        const QString meaning = plainText(QString::fromStdString(term.meaning));
        if (isIn(words, name) || isIn(words, meaning))
            hits << HelpHit{Kind::Term, QString::fromStdString(term.id), name, meaning};
    }
    for (const lessons::Topic* topic : topicsInUse()) {
        const QString title = lessonText(topic->title);
        const QString task = plainText(lessonText(topic->task));
        if (isIn(words, title) || isIn(words, task))
            hits << HelpHit{Kind::Lesson, QString::fromStdString(topic->id), title, task};
    }
    std::stable_partition(hits.begin(), hits.end(),
                          [&words](const HelpHit& hit) { return isIn(words, hit.title); });
    return hits;
}

QString hitKindName(HelpHit::Kind kind) {
    switch (kind) {
    case HelpHit::Kind::Section: break;
    case HelpHit::Kind::Rule: return HelpPage::tr("Rules from A to Z");
    case HelpHit::Kind::Term: return pageTitle(PageId::Glossary);
    case HelpHit::Kind::Lesson: return pageTitle(PageId::Lessons);
    }
    return pageTitle(PageId::Help);
}

QString hitHtml(const HelpHit& hit) {
    const Theme& theme = Theme::current();
    const auto link = [&theme](const QString& to, const QString& words) {
        return QStringLiteral("<p><a href=\"%1\" style=\"color:%2\">%3</a></p>")
            .arg(to, theme.colour(Role::Link).name(), words.toHtmlEscaped());
    };
    const auto page = [](const QString& title, const QString& html) {
        return QStringLiteral("<h2>%1</h2><p>").arg(title.toHtmlEscaped()) + html + QStringLiteral("</p>");
    };
    // In the language of now, whatever that of the search was.
    if (const lessons::Topic* topic =
            hit.kind == HelpHit::Kind::Lesson ? topicInUse(hit.id.toStdString()) : nullptr)
        return page(lessonText(topic->title), richText(lessonText(topic->task))) +
               link(QStringLiteral("topic:") + hit.id, HelpPage::tr("Open the lesson ›"));
    if (hit.kind != HelpHit::Kind::Term)
        return {};
    const lessons::Term* term = lessons::findTerm(hit.id.toStdString(), languageInUse().toStdString());
    if (!term)
        return {};
    QString html = page(QString::fromStdString(term->name), richText(QString::fromStdString(term->meaning)));
    if (const lessons::Topic* topic = topicInUse(term->topic))
        html += link(QStringLiteral("topic:") + QString::fromStdString(topic->id),
                     HelpPage::tr("Lesson: %1 ›").arg(lessonText(topic->title)));
    return html;
}

int HelpHitDelegate::radius() const {
    return int(radius::space);
}

void HelpHitDelegate::paintCard(QPainter& painter, const QRectF& card, QStyle::State state,
                                const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const bool chosen = state.testFlag(QStyle::State_Selected);
    if (chosen || state.testFlag(QStyle::State_MouseOver)) {
        setInk(painter, chosen ? linePen(app::Role::GlowBorder, stroke::strong) : QPen(Qt::NoPen),
               chosen ? app::Role::Panel : app::Role::SageTint);
        const qreal inset = theme.px(stroke::hair);
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), theme.px(radius::space),
                                theme.px(radius::space));
    }
    const qreal side = theme.px(space::gap);
    QRectF line = card.adjusted(side, theme.px(space::tight), -side, -theme.px(space::tight));
    line.setHeight(line.height() / 2);
    const QFont strong = theme.sans(type::body, QFont::Bold);
    const QFontMetricsF metrics(strong);
    const QString title = metrics.elidedText(index.data().toString(), Qt::ElideRight, line.width());
    const QString wanted = index.data(WantedRole).toString();
    if (const auto at = title.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0 && !wanted.isEmpty()) {
        const qreal left = line.left() + metrics.horizontalAdvance(title.left(at));
        const qreal wide = metrics.horizontalAdvance(title.mid(at, wanted.size()));
        painter.fillRect(QRectF(left, line.center().y() - metrics.height() / 2, wide, metrics.height()),
                         theme.colour(app::Role::GlowFill));
    }
    painter.setFont(strong);
    painter.setPen(theme.colour(app::Role::Ink));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    line.moveTop(line.bottom());
    painter.setFont(theme.sans(type::small));
    painter.setPen(theme.colour(app::Role::SoftInk));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data(AboutRole).toString(), Qt::ElideRight,
                                                      int(line.width())));
}

} // namespace app
