// SPDX-License-Identifier: GPL-3.0-or-later
#include "pedigree_on_paper.h"

#include "app/base/text/phrases.h"
#include "app/charts/export/paper.h"
#include "app/charts/pedigree_painter.h"
#include "lessons/pedigree/family_question.h"
#include "lessons/pedigree/family_words.h"

#include <QtCore/QBuffer>
#include <QtGui/QImage>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

QString pedigreeOnPaper(const lessons::Problem& problem) {
    DrawnFamily drawn(problem.nextChild ? withChild(*problem.family, *problem.nextChild) : *problem.family);
    if (problem.nextChild)
        drawn.asked = problem.family->size();
    constexpr int finer = 3; // about 290 dots an inch
    constexpr qreal across = 52;
    // The theme for high contrast is black on white.
    constexpr ThemeKind ink = ThemeKind::HighContrast;
    const qreal width = std::clamp((drawn.layout.width + 1.6) * across, 260.0, qreal(paper::textWidth));
    const qreal drawing = PedigreePlace::heightFor(drawn, width, 1);
    const qreal key = paintPedigreeKey(nullptr, drawn, {0, 0, width, 0}, ink, 1);
    const QSizeF size(width, drawing + key);
    QImage image((size * finer).toSize(), QImage::Format_RGB32);
    image.fill(colourOf(ink, Role::Paper));
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(finer, finer);
        paintPedigree(painter, drawn, PedigreePlace(drawn, {0, 0, width, drawing}, 1), ink, 1);
        paintPedigreeKey(&painter, drawn, {0, drawing, width, key}, ink, 1);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    QStringList words;
    for (const core::Phrase& sentence : sentencesOf(*problem.family))
        words << text(sentence);
    return QStringLiteral("<p><img width='%1' src='data:image/png;base64,%2' alt='%3'/></p>")
        .arg(qRound(width))
        .arg(QString::fromLatin1(bytes.toBase64()), words.join(QLatin1Char(' ')).toHtmlEscaped());
}

} // namespace app
