// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/base/text/language.h"
#include "app/charts/export/page_breaks.h"
#include "app/charts/export/paper.h"
#include "app/learn/paper/lesson_plan.h"
#include "app/learn/paper/worksheet.h"
#include "app/ui/theme/theme.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QBuffer>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPdfWriter>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>
#include <QtGui/QTextTable>
#include <QtTest/QTest>

using namespace app;

namespace {

/// A line of text with its page.
struct Line {
    int page = 0;
    QTextBlock block;
    int number = 0;

    bool isLast() const { return number + 1 == block.layout()->lineCount(); }
};

/// The lines of a document as they come on paper.
class Pages {
public:
    /// As they are written, or without breaks of their own.
    explicit Pages(const QTextDocument& document, bool kept = true) {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer = std::make_unique<QPdfWriter>(&m_buffer);
        m_document = paper::laidOut(document, *m_writer);
        if (kept)
            keepTogether(*m_document);
        const qreal high = m_document->pageSize().height();
        for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
            const qreal top = m_document->documentLayout()->blockBoundingRect(block).top();
            for (int i = 0; i < block.layout()->lineCount(); ++i) {
                const QRectF line = block.layout()->lineAt(i).rect();
                m_lines << Line{int((top + line.center().y()) / high), block, i};
            }
        }
    }
    // The document goes before the writer for which it is laid out.
    ~Pages() { m_document.reset(); }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    int count() const { return m_document->pageCount(); }

    /// Headings that are the last line of their page.
    QStringList aloneAtTheFoot() const {
        return found([](const Line& line) { return line.block.blockFormat().headingLevel() > 0; });
    }

    /// First lines of paragraphs whose other lines are on the next page.
    QStringList firstLinesAlone() const {
        return found([](const Line& line) {
            return line.number == 0 && !line.isLast() && !QTextCursor(line.block).currentTable();
        });
    }

    /// Last lines of short paragraphs whose other lines are on the page before.
    QStringList lastLinesAlone() const {
        return found([](const Line& line) {
            const int lines = line.block.layout()->lineCount();
            return line.number + 2 == lines && lines <= 8 && !QTextCursor(line.block).currentTable();
        });
    }

private:
    /// The texts of those lines of this kind after which a page ends.
    template <typename Kind> QStringList found(Kind kind) const {
        QStringList texts;
        for (qsizetype i = 0; i + 1 < m_lines.size(); ++i)
            if (m_lines[i].page != m_lines[i + 1].page && kind(m_lines[i]))
                texts << m_lines[i].block.text().left(60);
        return texts;
    }

    QBuffer m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<QTextDocument> m_document;
    QList<Line> m_lines;
};

void setPlan(QTextDocument& document, const lessons::Topic& topic) {
    paper::prepare(document);
    document.setHtml(LessonPlan::html(topic));
}

void everyPlanIsWhole() {
    int alone = 0;
    for (const lessons::Topic* topic : topicsInUse()) {
        QTextDocument document;
        setPlan(document, *topic);
        const Pages before(document, false);
        alone += int(before.aloneAtTheFoot().size());
        const Pages after(document);
        const QStringList found = after.aloneAtTheFoot() + after.firstLinesAlone() + after.lastLinesAlone();
        QVERIFY2(found.isEmpty(),
                 qPrintable(QStringLiteral("%1: %2").arg(topic->id.c_str(), found.join(QLatin1Char('|')))));
        QVERIFY2(after.count() <= before.count() + 1, topic->id.c_str());
    }
    QVERIFY2(alone > 5, "without breaks of its own, many a plan has a heading alone");
}

} // namespace

/// Where a page of a plan or a worksheet ends.
class PageBreaksTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void noPlanHasAHeadingOrALineAlone() { everyPlanIsWhole(); }

    void noGermanPlanHasAHeadingOrALineAlone() {
        const InGerman german;
        everyPlanIsWhole();
    }

    void aTextOfOnePageStaysAsItIs() {
        QTextDocument document;
        paper::prepare(document);
        document.setHtml(QStringLiteral("<h1>A</h1><p>B</p><h2>C</h2><ul><li>D</li></ul>"));
        QBuffer nowhere;
        nowhere.open(QIODevice::WriteOnly);
        QPdfWriter writer(&nowhere);
        const auto pages = paper::laidOut(document, writer);
        const QString before = pages->toHtml();
        keepTogether(*pages);
        QCOMPARE(pages->toHtml(), before);
    }

    void headingsGoWithTheirTextAndWithEachOther() {
        // Grows line by line, so that every place of the page comes to be its foot.
        QString html;
        for (int lines = 0; lines < 60; ++lines, html += QStringLiteral("<p>%1</p>").arg(lines)) {
            QTextDocument document;
            paper::prepare(document);
            document.setHtml(html + QStringLiteral("<h2>Questions</h2><h3>Question 1</h3><p>%1</p>")
                                        .arg(QStringLiteral("word ").repeated(60)));
            const Pages pages(document);
            QVERIFY2(pages.aloneAtTheFoot().isEmpty() && pages.firstLinesAlone().isEmpty() &&
                         pages.lastLinesAlone().isEmpty(),
                     qPrintable(QString::number(lines)));
        }
    }

    void worksheetsKeepTheirPages() {
        WorksheetChoices choices;
        choices.kinds.assign(lessons::allProblemKinds.begin(), lessons::allProblemKinds.end());
        choices.pupils = 3;
        choices.seed = 7;
        QTextDocument document;
        paper::prepare(document);
        document.setHtml(Worksheets::html(choices, WorksheetPart::Problems));
        const Pages pages(document);
        QVERIFY(pages.aloneAtTheFoot().isEmpty());
        QCOMPARE(pages.count(), Pages(document, false).count());
    }
};

GENOTYPE_TEST(PageBreaksTest)
#include "page_breaks_test.moc"
