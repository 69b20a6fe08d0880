// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_panel.h"

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/text_parts.h"

#include <QtCore/QUrl>
#include <QtWidgets/QTextBrowser>

namespace app {

namespace {

QString htmlOf(const RuleWords& rule, bool marked) {
    const Theme& theme = Theme::current();
    const QString ground =
        marked ? QStringLiteral(" style=\"background-color:%1\"").arg(theme.colour(Role::GlowFill).name())
               : QString();
    QString html = QStringLiteral("<p%1><a name=\"%2\"></a><b>%3</b><br>%4")
                       .arg(ground, rule.id, rule.title.toHtmlEscaped(), rule.text.toHtmlEscaped());
    for (const QString& ruling : rule.rulings)
        html += QStringLiteral("<br>• %1").arg(ruling.toHtmlEscaped());
    html += QStringLiteral("<br><span style=\"color:%1\">%2</span>")
                .arg(theme.colour(Role::SoftInk).name(), rule.source.toHtmlEscaped());
    for (qsizetype i = 0; i < rule.see.size(); ++i)
        html +=
            (i == 0 ? QStringLiteral("<br>→ ") : QStringLiteral(" · ")) +
            QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                .arg(rule.see[i].first, theme.colour(Role::Link).name(), rule.see[i].second.toHtmlEscaped());
    return html + QStringLiteral("</p>");
}

} // namespace

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent), m_text(textBrowser([] { return tr("Rules from A to Z"); }, this)) {
    Form(this).add(m_text);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { showRule(link.toString()); });
    keepFilled(this, [this] { replaceHtml(*m_text, html()); });
}

int RulesPanel::find(const QString& words) {
    m_wanted = words;
    m_rule.clear();
    return fill();
}

bool RulesPanel::showRule(const QString& id) {
    if (ruleTitle(id).isEmpty())
        return false;
    if (!m_wanted.isEmpty())
        emit allWanted();
    m_wanted.clear();
    m_rule = id;
    fill();
    m_text->scrollToAnchor(id);
    return true;
}

void RulesPanel::markFound(const QString& id) {
    m_rule = id;
    fill();
    m_text->scrollToAnchor(id);
}

std::optional<RuleWords> RulesPanel::singleRule() const {
    const QList<RuleWords> found = rulesWith(m_wanted);
    if (found.size() == 1)
        return found.front();
    for (const RuleWords& rule : found)
        if (rule.id == m_rule)
            return rule;
    return std::nullopt;
}

int RulesPanel::fill() {
    m_text->setHtml(html());
    return count();
}

QString RulesPanel::html() const {
    const QList<RuleWords> found = rulesWith(m_wanted);
    QString html = QStringLiteral("<h2>%1</h2>").arg(tr("Rules from A to Z").toHtmlEscaped());
    for (const RuleWords& rule : found)
        html += htmlOf(rule, rule.id == m_rule);
    if (found.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(tr("No matching rule.").toHtmlEscaped());
    return html;
}

} // namespace app
