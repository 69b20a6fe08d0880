// SPDX-License-Identifier: GPL-3.0-or-later
#include "rich_words.h"

#include "app/base/text/unbroken.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QLabel>

namespace app {
namespace {

/// Of a label: its words as they were given, with their marks.
constexpr char markedProperty[] = "marked";

} // namespace

QString richText(const QString& marked) {
    QString html = unbroken(marked).toHtmlEscaped();
    html.replace(marks::genotype(),
                 QStringLiteral("<span style=\"font-family:'Noto Serif';font-style:italic;font-weight:bold\">"
                                "\\1</span>"));
    html.replace(marks::link(), QStringLiteral("<a href=\"\\2\" style=\"color:%1\">\\1</a>")
                                    .arg(Theme::current().colour(Role::Link).name()));
    return QStringLiteral("<span>%1</span>").arg(html);
}

QLabel* richWords(const Text& marked, QWidget* parent, TextRole type, Role colour) {
    QLabel* label = page_parts::wrappingLabel({}, parent, type, colour);
    QObject::connect(label, &QLabel::linkActivated, label,
                     [label](const QString& term) { go(*label, route::Term{term}); });
    marked.showOn(label, [label](const QString& words) { setRichWords(label, words); });
    // The colour of links is in the text.
    keepStyled(label, [label] {
        if (const QString words = label->property(markedProperty).toString(); !words.isEmpty())
            setRichWords(label, words);
    });
    return label;
}

void setRichWords(QLabel* label, const QString& marked) {
    label->setProperty(markedProperty, marked);
    const bool links = marked.contains(QLatin1String("]("));
    if (links || marked.contains(QLatin1Char('*'))) {
        label->setTextFormat(Qt::RichText);
        label->setText(richText(unbroken(marked)));
        label->setAccessibleName(plainText(marked));
    } else {
        label->setTextFormat(Qt::PlainText);
        label->setText(unbroken(marked));
        label->setAccessibleName({});
    }
    if (links)
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
}

} // namespace app
