// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_parts.h"

#include "page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

#include <algorithm>

namespace app {

namespace {

struct TextWords {
    Q_DECLARE_TR_FUNCTIONS(app::HelpPage)
};

/// A place in a text: so many paragraphs after the one with that anchor.
struct Place {
    QString anchor;
    int after = 0;
};

QString anchorOf(const QTextBlock& block) {
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (const QStringList names = part.fragment().charFormat().anchorNames(); !names.isEmpty())
            return names.first();
    return {};
}

Place placeAtTop(const QTextBrowser& text) {
    Place place;
    for (QTextBlock block = text.cursorForPosition({0, 0}).block(); block.isValid();
         block = block.previous()) {
        place.anchor = anchorOf(block);
        if (!place.anchor.isEmpty())
            break;
        ++place.after;
    }
    return place;
}

void bringToTop(const QTextBrowser& text, const Place& place) {
    QTextBlock block = text.document()->firstBlock();
    while (block.isValid() && !place.anchor.isEmpty() && anchorOf(block) != place.anchor)
        block = block.next();
    for (int i = place.anchor.isEmpty() ? 1 : 0; i < place.after && block.isValid(); ++i)
        block = block.next();
    if (block.isValid())
        text.verticalScrollBar()->setValue(
            qRound(text.document()->documentLayout()->blockBoundingRect(block).top()));
}

} // namespace

QTextBrowser* textBrowser(const Text& name, QWidget* parent) {
    auto* text = new QTextBrowser(parent);
    name.showOn(text, [text](const QString& spoken) { text->setAccessibleName(spoken); });
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenLinks(false);
    text->viewport()->setAutoFillBackground(false);
    keepStyled(text, [text] {
        const Theme& theme = Theme::current();
        text->document()->setDocumentMargin(theme.px(8));
        text->document()->setDefaultFont(theme.sans(13.5));
    });
    return text;
}

void replaceHtml(QTextBrowser& text, const QString& html) {
    const bool isScrolled = text.verticalScrollBar()->value() > 0;
    const Place place = placeAtTop(text);
    const int from = text.textCursor().anchor();
    const int to = text.textCursor().position();
    const QString selected = text.textCursor().selectedText();
    text.setHtml(html);
    if (!selected.isEmpty() && std::max(from, to) < text.document()->characterCount()) {
        QTextCursor again(text.document());
        again.setPosition(from);
        again.setPosition(to, QTextCursor::KeepAnchor);
        if (again.selectedText() == selected)
            text.setTextCursor(again);
    }
    if (isScrolled)
        bringToTop(text, place);
}

QLineEdit* searchField(const Text& name, QWidget* parent) {
    QLineEdit* field = page_parts::lineEdit({}, parent);
    keepTranslated(field, [field] { field->setPlaceholderText(TextWords::tr("Search")); });
    name.showOn(field, [field](const QString& spoken) { field->setAccessibleName(spoken); });
    field->setClearButtonEnabled(true);
    return field;
}

} // namespace app
