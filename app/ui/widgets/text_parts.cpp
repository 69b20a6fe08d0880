// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_parts.h"

#include "page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTextBrowser>

namespace app {

namespace {

struct TextWords {
    Q_DECLARE_TR_FUNCTIONS(app::HelpPage)
};

} // namespace

QTextBrowser* textBrowser(const QString& name, QWidget* parent) {
    const Theme& theme = Theme::current();
    auto* text = new QTextBrowser(parent);
    text->setAccessibleName(name);
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenLinks(false);
    text->viewport()->setAutoFillBackground(false);
    text->document()->setDocumentMargin(theme.px(8));
    text->document()->setDefaultFont(theme.sans(13.5));
    return text;
}

QLineEdit* searchField(const QString& wanted, const QString& name, QWidget* parent) {
    QLineEdit* field = page_parts::lineEdit(wanted, parent);
    field->setPlaceholderText(TextWords::tr("Search"));
    field->setAccessibleName(name);
    field->setClearButtonEnabled(true);
    return field;
}

} // namespace app
