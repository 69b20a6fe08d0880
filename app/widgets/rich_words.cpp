// SPDX-License-Identifier: GPL-3.0-or-later
#include "rich_words.h"

#include "app/text/unbroken.h"
#include "app/widgets/page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QLabel>

namespace app {

namespace {

const QRegularExpression& linkPattern() {
    static const QRegularExpression pattern(QStringLiteral("\\[([^\\]]+)\\]\\(([a-z0-9-]+)\\)"));
    return pattern;
}

const QRegularExpression& genotypePattern() {
    static const QRegularExpression pattern(QStringLiteral("\\*([^*]+)\\*"));
    return pattern;
}

void askForTerm(QWidget* from, const QString& term) {
    for (QWidget* widget = from; widget; widget = widget->parentWidget())
        if (widget->metaObject()->indexOfMethod("showTerm(QString)") >= 0) {
            QMetaObject::invokeMethod(widget, "showTerm", Q_ARG(QString, term));
            return;
        }
}

} // namespace

QString richText(const QString& marked) {
    QString html = unbroken(marked).toHtmlEscaped();
    html.replace(genotypePattern(),
                 QStringLiteral("<span style=\"font-family:'Noto Serif';font-style:italic;font-weight:bold\">"
                                "\\1</span>"));
    html.replace(linkPattern(), QStringLiteral("<a href=\"\\2\" style=\"color:%1\">\\1</a>")
                                    .arg(Theme::current().colour(Role::Link).name()));
    return QStringLiteral("<span>%1</span>").arg(html);
}

QString plainText(const QString& marked) {
    QString words = marked;
    words.replace(genotypePattern(), QStringLiteral("\\1"));
    words.replace(linkPattern(), QStringLiteral("\\1"));
    return words;
}

QLabel* richWords(const QString& marked, QWidget* parent, TextRole type, Role colour) {
    QLabel* label = page_parts::words({}, parent, type, colour);
    QObject::connect(label, &QLabel::linkActivated, label,
                     [label](const QString& term) { askForTerm(label, term); });
    setRichWords(label, marked);
    return label;
}

void setRichWords(QLabel* label, const QString& marked) {
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

QString lessonText(const char* english) {
    return QCoreApplication::translate("engine", english);
}

QString lessonText(const lessons::Text& text) {
    return QString::fromStdString(text);
}

bool isGenotype(const QString& words) {
    static const QRegularExpression pattern(QStringLiteral("^[RrFfGgTtKkYy]{1,8}( × [RrFfGgTtKkYy]{1,8})?$"));
    return pattern.match(words).hasMatch();
}

} // namespace app
