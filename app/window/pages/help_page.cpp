// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_page.h"

#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/contents_delegate.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_foot.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/text_parts.h"
#include "help_text.h"
#include "rules_panel.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtCore/QUrl>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTextBrowser>

#include <algorithm>
#include <array>

namespace app {

using namespace page_parts;

namespace {

/// Longer lines are hard to read.
constexpr int longestLine = 720;

/// Of the contents, in pixels at scale 1.
constexpr qreal contentsWide = 260;
constexpr int hitKinds = 4;

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
    Form page(this, Form::Way::Down, 0);
    Form rows = page.part(Form::Way::Down, space::small, 1);
    keepStyled(rows.box(), [box = rows.box()] {
        const Theme& theme = Theme::current();
        const int side = theme.px(space::section);
        box->setContentsMargins(side, theme.px(space::gap), side, theme.px(space::small));
    });
    addHead(rows);
    Form columns = rows.part(Form::Way::Along, space::gap, 1);
    Form side = columns.part(Form::Way::Filled);
    keepFixedWidth(side.widget(), contentsWide);
    addSide(side);
    Form sheet(columns.add(new Panel(this), 1), Form::Way::Down, 0, space::gap);
    m_stack = sheet.add(new QStackedWidget(sheet.widget()));
    m_text = textBrowser([] { return tr("Help"); }, m_stack);
    m_rules = new RulesPanel(m_stack);
    m_entry = textBrowser([] { return tr("Found entry"); }, m_stack);
    m_entry->setObjectName(QStringLiteral("foundEntry"));
    connect(m_entry, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { follow(link.toString()); });
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_rules);
    m_stack->addWidget(m_entry);
    addFoot();
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

void HelpPage::addHead(Form& rows) {
    Form head = rows.part(Form::Way::Along, space::card);
    head.add(pageTitle([] { return tr("Help"); }, head.widget()));
    m_search = head.grow(head.add(searchField([] { return tr("Search in the help"); }, head.widget())));
    keepStyled(m_search, [this] {
        const Theme& theme = Theme::current();
        m_search->setFont(theme.sans(type::lead));
        m_search->setMinimumHeight(theme.px(target::primary));
    });
    Form found = rows.part(Form::Way::Along, space::card);
    m_kinds = found.add("hitKinds", new SegmentRow(hitKinds + 1, found.widget()));
    keepPlace(m_kinds);
    m_found = found.grow(found.note({}));
    keepPlace(m_found);
    connect(m_kinds, &SegmentRow::chosen, this, &HelpPage::listHits);
}

void HelpPage::addSide(Form& rows) {
    m_lists = rows.add(new QStackedWidget(rows.widget()), 1);
    m_contents = new QListWidget(m_lists);
    m_hitList = new QListWidget(m_lists);
    m_hitList->setObjectName(QStringLiteral("hits"));
    for (QListWidget* list : {m_contents, m_hitList}) {
        list->setFrameShape(QFrame::NoFrame);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->viewport()->setAutoFillBackground(false);
        list->setMouseTracking(true);
        m_lists->addWidget(list);
    }
    m_contents->setWordWrap(true);
    m_contents->setItemDelegate(new ContentsDelegate(m_contents));
    m_hitList->setItemDelegate(new HelpHitDelegate(m_hitList));
    m_hitList->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto show = [this](const QListWidgetItem* entry) {
        if (entry)
            showHit(m_hits.at(entry->data(Qt::UserRole).toInt()));
    };
    connect(m_hitList, &QListWidget::currentItemChanged, this, show);
    connect(m_hitList, &QListWidget::itemClicked, this, show);
    connect(m_hitList, &QListWidget::itemActivated, this, [this](const QListWidgetItem* entry) {
        const HelpHit& hit = m_hits.at(entry->data(Qt::UserRole).toInt());
        if (hit.kind == HelpHit::Kind::Lesson)
            go(*this, route::Lesson{hit.id});
    });
}

void HelpPage::addFoot() {
    auto* foot = new PageFoot([] { return tr("F1 opens the lesson on the thing you point at."); }, this);
    layout()->addWidget(foot);
    foot->add(
        "keysHelp", [] { return tr("Mouse and keys"); }, ButtonKind::Text,
        [this] {
            m_search->clear();
            showSection(QStringLiteral("keys"));
        });
    QPushButton* glossary = foot->add(
        "glossary", [] { return pageTitle(PageId::Glossary); }, ButtonKind::Text,
        [this] { go(*this, route::Page{PageId::Glossary}); });
    setTip(glossary, [] { return tr("The words of genetics, explained"); });
    glossary->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Glossary)));
    setTip(foot->add(
               "learnByPlaying", [] { return tr("Learn by playing"); }, ButtonKind::Primary,
               [this] { go(*this, route::Guide{}); }),
           [] { return tr("A guided first game"); });
}

void HelpPage::listHits() {
    const QString wanted = m_search->text().simplified();
    const QListWidgetItem* before = m_hitList->currentItem();
    const HelpHit current = before ? m_hits.at(before->data(Qt::UserRole).toInt()) : HelpHit();
    const bool hasCurrent = before != nullptr;
    const int scrolled = m_hitList->verticalScrollBar()->value();
    // No entry may be left that is numbered by the former hits: hiding the kinds can move the focus to the
    // list.
    const QSignalBlocker quiet(m_hitList);
    m_hitList->clear();
    m_hits = helpHits(wanted);
    std::array<int, hitKinds> counts{};
    for (const HelpHit& hit : m_hits)
        ++counts.at(static_cast<std::size_t>(hit.kind));
    const QLocale locale;
    QStringList labels{tr("Everything %1", "how much was found").arg(locale.toString(m_hits.size()))};
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        labels << QStringLiteral("%1 %2").arg(hitKindName(static_cast<HelpHit::Kind>(kind)),
                                              locale.toString(counts.at(kind)));
    m_kinds->setLabels(labels);
    const int chosen = wanted.isEmpty() ? 0 : std::max(0, m_kinds->value());
    m_kinds->showValue(chosen);
    m_kinds->setVisible(!wanted.isEmpty());
    for (qsizetype i = 0; i < m_hits.size(); ++i) {
        const HelpHit& hit = m_hits.at(i);
        if (chosen > 0 && static_cast<int>(hit.kind) != chosen - 1)
            continue;
        auto* entry = new QListWidgetItem(hit.title, m_hitList);
        entry->setData(Qt::UserRole, static_cast<int>(i));
        entry->setData(HelpHitDelegate::AboutRole,
                       QStringLiteral("%1 · %2").arg(hitKindName(hit.kind), hit.about));
        entry->setData(HelpHitDelegate::WantedRole, wanted);
        if (hasCurrent && hit.kind == current.kind && hit.id == current.id)
            m_hitList->setCurrentItem(entry);
        entry->setData(Qt::AccessibleTextRole,
                       QStringLiteral("%1, %2").arg(hit.title, hitKindName(hit.kind)));
    }
    m_hitList->verticalScrollBar()->setValue(scrolled);
    m_lists->setCurrentWidget(wanted.isEmpty() ? m_contents : m_hitList);
    if (wanted.isEmpty() && m_stack->currentWidget() == m_entry)
        m_stack->setCurrentWidget(m_text);
}

void HelpPage::showHit(const HelpHit& hit) {
    m_shownHit = hit;
    switch (hit.kind) {
    case HelpHit::Kind::Section: {
        showPlace(hit.id);
        // The first place in it, or below it.
        QTextCursor at = m_text->cursorForPosition({0, 0});
        m_text->setTextCursor(at);
        showNext();
        break;
    }
    case HelpHit::Kind::Rule:
        m_stack->setCurrentWidget(m_rules);
        m_rules->markFound(hit.id);
        break;
    case HelpHit::Kind::Term:
    case HelpHit::Kind::Lesson:
        m_entry->setHtml(hitHtml(hit));
        m_stack->setCurrentWidget(m_entry);
        break;
    }
}

void HelpPage::follow(const QString& link) {
    if (link.startsWith(QLatin1String("topic:")))
        go(*this, route::Lesson{link.mid(6)});
    else
        go(*this, route::Term{link});
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
    m_entry->document()->setDefaultStyleSheet(documentStyle());
    replaceHtml(*m_entry, hitHtml(m_shownHit));
    m_hitList->setAccessibleName(tr("Found"));
    m_kinds->setSubject(tr("Listed hits"));
    listHits();
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
    listHits();
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
