// SPDX-License-Identifier: GPL-3.0-or-later
#include "glossary_page.h"

#include "app/base/text/language.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"
#include "app/ui/widgets/text_parts.h"
#include "app/ui/widgets/way_back.h"
#include "lessons/documents/glossary.h"
#include "rules_words.h"

#include <QtCore/QUrl>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>

namespace app {

using namespace page_parts;

GlossaryPage::GlossaryPage(QWidget* parent)
    : QWidget(parent), m_search(searchField([] { return tr("Search in the glossary"); }, this)) {
    Form rows(this, Form::Way::Down, 10, 16);
    Form head = rows.part(Form::Way::Along, 16);
    head.add(wayBack(PageId::Help, head.widget()))
        ->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Help)));
    head.grow(head.add(pageTitle([] { return tr("Glossary"); }, this)));
    keepFixedWidth(m_search, 220);
    head.add(m_search);
    Form sheet(rows.add(new Panel(this), 1), Form::Way::Down, 0, 10);
    m_text = sheet.add(textBrowser([] { return tr("Glossary"); }, sheet.widget()));
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryPage::showTerms);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        const QString target = link.toString();
        if (target.startsWith(QLatin1String("topic:")))
            go(*this, route::Lesson{target.mid(6)});
        else if (target.startsWith(QLatin1String("rule:")))
            go(*this, route::Rule{target.mid(5)});
        else if (!go(*this, route::Term{target}))
            showTerm(target);
    });
    keepFilled(this, [this] { replaceHtml(*m_text, termsWith(m_search->text())); });
}

void GlossaryPage::showTerms(const QString& wanted) {
    m_text->setHtml(termsWith(wanted));
}

QString GlossaryPage::termsWith(const QString& wanted) {
    const Theme& theme = Theme::current();
    struct Entry {
        const lessons::Term* term;
        QString name;
        QString meaning;
    };
    QList<Entry> entries;
    for (const lessons::Term& term : lessons::glossary(languageInUse().toStdString())) {
        Entry entry{&term, QString::fromStdString(term.name), QString::fromStdString(term.meaning)};
        if (wanted.isEmpty() || entry.name.contains(wanted, Qt::CaseInsensitive) ||
            plainText(entry.meaning).contains(wanted, Qt::CaseInsensitive))
            entries << entry;
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& one, const Entry& other) {
        return QString::localeAwareCompare(one.name.toLower(), other.name.toLower()) < 0;
    });
    QString html;
    m_terms.clear();
    for (const Entry& entry : entries) {
        m_terms.push_back(entry.term);
        const QString id = QString::fromStdString(entry.term->id);
        const QString ground =
            id == m_term
                ? QStringLiteral(" style=\"background-color:%1\"").arg(theme.colour(Role::GlowFill).name())
                : QString();
        html += QStringLiteral("<p%1><a name=\"%2\"></a><b>%3</b><br>%4")
                    .arg(ground, id, entry.name.toHtmlEscaped(), richText(entry.meaning));
        const lessons::Topic* topic = topicInUse(entry.term->topic);
        if (topic)
            html += QStringLiteral(" <a href=\"topic:%1\" style=\"color:%2\">%3</a>")
                        .arg(QString::fromStdString(topic->id), theme.colour(Role::Link).name(),
                             tr("Lesson: %1 ›").arg(lessonText(topic->title)).toHtmlEscaped());
        html += QStringLiteral("</p>");
    }
    // In a search, the words of the games come after those of the lessons.
    const QList<RuleWords> rules = wanted.trimmed().isEmpty() ? QList<RuleWords>() : rulesWith(wanted);
    if (entries.isEmpty() && rules.isEmpty())
        html = QStringLiteral("<p>%1</p>").arg(tr("No matching word.").toHtmlEscaped());
    for (const RuleWords& rule : rules)
        html += QStringLiteral("<p><b>%1</b><br>%2 <a href=\"rule:%3\" style=\"color:%4\">%5</a></p>")
                    .arg(rule.title.toHtmlEscaped(), rule.text.toHtmlEscaped(), rule.id,
                         theme.colour(Role::Link).name(), tr("In the rules ›").toHtmlEscaped());
    return html;
}

bool GlossaryPage::showTerm(const QString& id) {
    if (!lessons::findTerm(id.toStdString()))
        return false;
    m_term = id;
    m_search->clear();
    showTerms({});
    m_text->scrollToAnchor(id);
    return true;
}

Presentation GlossaryPage::presentation() const {
    Presentation shown;
    const lessons::Term* term = m_terms.size() == 1 ? m_terms.front() : nullptr;
    if (!term && m_search->text().isEmpty())
        term = lessons::findTerm(m_term.toStdString(), languageInUse().toStdString());
    if (term) {
        shown.title = QString::fromStdString(term->name);
        shown.explanation << plainText(QString::fromStdString(term->meaning));
    }
    return shown;
}

} // namespace app
