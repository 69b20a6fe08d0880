// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_page.h"

#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/contents_delegate.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/text_parts.h"
#include "help_text.h"
#include "rules_panel.h"

#include <QtCore/QEvent>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTextBrowser>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

/// Longer lines are hard to read.
constexpr int longestLine = 720;

const QString rulesAnchor = QStringLiteral("a-z");
/// The section after which the rules from A to Z stand in the contents.
const QString beforeRules = QStringLiteral("gene-expression");

QString documentStyle() {
    const Theme& theme = Theme::current();
    const auto size = [&theme](qreal pixels) { return QString::number(theme.px(pixels)); };
    const QString family = theme.serif(12).family();
    return QStringLiteral("h2 { font-family: '%1'; font-size: %2px; margin-top: %3px; margin-bottom: %4px; }"
                          "h3 { font-size: %5px; margin-top: %6px; margin-bottom: %7px; }"
                          "p, li, td { font-size: %8px; }"
                          "p { margin-top: %7px; margin-bottom: %7px; }"
                          "li { margin-bottom: %7px; }"
                          "td.name { font-weight: bold; padding-right: %6px; }")
        .arg(family, size(21), size(26), size(8), size(15), size(14), size(5), size(13.5));
}

} // namespace

HelpPage::HelpPage(QWidget* parent) : QWidget(parent) {
    Form columns(this, Form::Way::Along, 12, 16);
    Form side = columns.part(Form::Way::Filled);
    keepFixedWidth(side.widget(), 220);
    addSide(side);
    Form sheet(columns.add(new Panel(this), 1), Form::Way::Down, 0, 10);
    m_stack = sheet.add(new QStackedWidget(sheet.widget()));
    m_text = textBrowser([] { return tr("Help"); }, m_stack);
    m_rules = new RulesPanel(m_stack);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_rules);
    m_text->setLineWrapMode(QTextEdit::FixedPixelWidth);
    m_text->installEventFilter(this);
    keepFilled(this, [this] { fill(); });
    m_contents->setCurrentRow(0);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* entry) {
        if (entry)
            showPlace(entry->data(Qt::UserRole).toString());
    });
    // A click on the current entry scrolls back to its section.
    connect(m_contents, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* entry) { showPlace(entry->data(Qt::UserRole).toString()); });
    // A link to an entry that does not match the search ends the search.
    connect(m_rules, &RulesPanel::allWanted, this, [this] {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
        search({});
    });
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::search);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpPage::showNext);
}

void HelpPage::addSide(Form& rows) {
    rows.add(pageTitle([] { return tr("Help"); }, rows.widget()));
    m_search = rows.add(searchField([] { return tr("Search in the help"); }, rows.widget()));
    m_found = rows.note({});
    m_contents = rows.add(new QListWidget(rows.widget()), 1);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setWordWrap(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->viewport()->setAutoFillBackground(false);
    m_contents->setItemDelegate(new ContentsDelegate(m_contents));
    m_contents->setMouseTracking(true);
    setTip(
        rows.button(
            "learnByPlaying", [] { return tr("Learn by playing"); }, [this] { go(*this, route::Guide{}); }),
        [] { return tr("A guided first game"); });
    QPushButton* glossary = rows.button(
        "glossary", [] { return pageTitle(PageId::Glossary); },
        [this] { go(*this, route::Page{PageId::Glossary}); });
    setTip(glossary, [] { return tr("The words of genetics, explained"); });
    glossary->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Glossary)));
}

/// The contents and the text, in the language and the look of the program.
void HelpPage::fill() {
    m_contents->setAccessibleName(tr("Contents"));
    int row = 0;
    const auto list = [&](const QString& title, const QString& anchor) {
        auto* entry = row < m_contents->count() ? m_contents->item(row) : new QListWidgetItem(m_contents);
        entry->setText(title);
        entry->setData(Qt::UserRole, anchor);
        ++row;
    };
    QString html;
    for (const HelpSection& one : helpSections()) {
        list(one.title, one.anchor);
        html += QStringLiteral("<h2><a name=\"%1\"></a>%2</h2>%3")
                    .arg(one.anchor, one.title.toHtmlEscaped(), one.html);
        if (one.anchor == beforeRules)
            list(tr("Rules from A to Z"), rulesAnchor);
    }
    m_text->document()->setDefaultStyleSheet(documentStyle());
    fitLines();
    replaceHtml(*m_text, html);
    tellFound(mark(), m_rules->count());
}

bool HelpPage::showsRules() const {
    return m_stack->currentWidget() == m_rules;
}

void HelpPage::showPlace(const QString& anchor) {
    const bool rules = anchor == rulesAnchor;
    m_stack->setCurrentWidget(rules ? static_cast<QWidget*>(m_rules) : m_text);
    if (!rules)
        m_text->scrollToAnchor(anchor);
}

bool HelpPage::showRule(const QString& id) {
    m_search->clear();
    const QList<HelpSection> sections = helpSections();
    if (std::ranges::any_of(sections, [&id](const HelpSection& one) { return one.anchor == id; })) {
        showSection(id);
        return true;
    }
    showSection(rulesAnchor);
    return m_rules->showRule(id);
}

void HelpPage::showSection(const QString& anchor) {
    for (int row = 0; row < m_contents->count(); ++row)
        if (m_contents->item(row)->data(Qt::UserRole).toString() == anchor)
            m_contents->setCurrentRow(row);
    showPlace(anchor);
}

int HelpPage::mark() {
    const Theme& theme = Theme::current();
    QList<QTextEdit::ExtraSelection> places;
    const QString wanted = m_search->text().simplified();
    if (!wanted.isEmpty()) {
        QTextEdit::ExtraSelection place;
        place.format.setBackground(theme.colour(Role::GlowFill));
        place.format.setForeground(theme.colour(Role::Ink));
        place.format.setProperty(QTextFormat::FullWidthSelection, false);
        place.format.setFontUnderline(true);
        for (QTextCursor at = m_text->document()->find(wanted); !at.isNull();
             at = m_text->document()->find(wanted, at)) {
            place.cursor = at;
            places << place;
        }
    }
    m_text->setExtraSelections(places);
    return static_cast<int>(places.size());
}

void HelpPage::tellFound(int count, int rules) {
    const QString wanted = m_search->text().simplified();
    m_found->setVisible(!wanted.isEmpty());
    m_found->setText(showsRules() && rules > 0 ? tr("%n rules found.", nullptr, rules)
                     : count == 0              ? tr("Not found.")
                                  : tr("%n places found. Press Enter for the next one.", nullptr, count));
    m_search->setAccessibleDescription(wanted.isEmpty() ? QString() : m_found->text());
}

int HelpPage::search(const QString& words) {
    if (words != m_search->text()) {
        const QSignalBlocker quiet(m_search);
        m_search->setText(words);
    }
    const int count = mark();
    const int rules = m_rules->find(words.simplified());
    if (!words.simplified().isEmpty() && count == 0 && rules > 0)
        showSection(rulesAnchor);
    tellFound(count, rules);
    QTextCursor start(m_text->document());
    m_text->setTextCursor(start);
    if (count > 0)
        showNext();
    return count;
}

void HelpPage::showNext() {
    const auto places = m_text->extraSelections();
    if (places.isEmpty())
        return;
    const int from = m_text->textCursor().selectionEnd();
    const auto next =
        std::find_if(places.begin(), places.end(), [from](const QTextEdit::ExtraSelection& place) {
            return place.cursor.selectionStart() >= from;
        });
    m_text->setTextCursor(next == places.end() ? places.first().cursor : next->cursor);
    m_text->ensureCursorVisible();
}

Presentation HelpPage::presentation() const {
    Presentation shown;
    if (const auto rule = showsRules() ? m_rules->singleRule() : std::nullopt) {
        shown.title = rule->title;
        shown.explanation << rule->text << rule->rulings;
    }
    return shown;
}

void HelpPage::fitLines() {
    const int room =
        m_text->width() - m_text->verticalScrollBar()->sizeHint().width() - Theme::current().px(8);
    m_text->setLineWrapColumnOrWidth(
        std::max(Theme::current().px(120), std::min(room, Theme::current().px(longestLine))));
}

bool HelpPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::Resize)
        fitLines();
    return QWidget::eventFilter(watched, event);
}

} // namespace app
