// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/typed_ratio.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "source_panel.h"
#include "table_preview.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

/// Somebody else's counts, from a table.
class FilePanel : public SourcePanel {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
public:
    FilePanel(LabChoices& chosen, QWidget* parent) : SourcePanel(chosen, parent) {
        QPushButton* open = form().button(
            "openTable", [] { return tr("Import CSV…"); }, [this] { importTable(); });
        file_choice::hideUnlessOffered(open);
        m_name = form().text({}, TextRole::Strong);
        m_problem = form().label("fileProblem", TextRole::Caption, Role::Warning);
        ratioField(choices().fileRatio, [this](const QString& typed) {
            choices().fileRatio = typed;
            refresh();
        });
        keepPlace(*m_problem);
        keepTranslated(this, [this] { refresh(); });
    }

    LabReading reading() const override {
        QStringList names;
        for (const std::string& name : choices().file.table.names)
            names << QString::fromStdString(name);
        LabReading reading = readingAgainst(choices().fileRatio, names, choices().file.table.counts);
        reading.title = QFileInfo(choices().filePath).completeBaseName();
        reading.source = tr("from a file");
        if (names.isEmpty())
            reading.problem = choices().file.problem.isEmpty() ? tr("No CSV file has been imported yet.")
                                                               : choices().file.problem;
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        m_bench = Form(new QWidget(parent), Form::Way::Down, 6).widget();
        fillBench();
        return m_bench;
    }

private:
    void importTable() {
        const QString path = askForCountsFile(this);
        if (path.isEmpty())
            return;
        readTable(choices(), path);
        fillBench();
        refresh();
    }

    /// Shows the table that is open or, without one, what tables can look like.
    void fillBench() {
        if (!m_bench)
            return;
        qDeleteAll(m_bench->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
        auto* rows = static_cast<QVBoxLayout*>(m_bench->layout());
        while (QLayoutItem* left = rows->takeAt(0))
            delete left;
        if (choices().file.rows.rows.empty()) {
            rows->addWidget(examples(m_bench));
        } else {
            auto* preview = new TablePreview(choices().file, m_bench);
            connect(preview, &TablePreview::changed, this, [this] { refresh(); });
            rows->addWidget(preview);
        }
        rows->addStretch(1);
    }

    static QWidget* examples(QWidget* parent) {
        Form rows(new QWidget(parent), Form::Way::Down, 6);
        const auto example = [&](const Text& words) { rows.text(words, TextRole::Body, Role::SoftInk); };
        rows.text([] { return tr("What a CSV file can look like"); }, TextRole::Strong);
        rows.text([] { return tr("A name and a count in each row:"); });
        example([] { return tr("purple; 705\nwhite; 224"); });
        rows.text([] { return tr("Or a row of names above a row of counts:"); });
        example([] { return tr("purple; white\n705; 224"); });
        rows.text([] { return tr("Or one observation in each row; they are counted for you:"); });
        example([] { return tr("purple\npurple\nwhite"); });
        rows.note([] {
            return tr("Separate the columns with commas, semicolons or tabs. Save a spreadsheet as CSV.");
        });
        return rows.widget();
    }

    void refresh() {
        m_name->setText(QFileInfo(choices().filePath).fileName());
        m_name->setVisible(!m_name->text().isEmpty());
        const CountsFile& file = choices().file;
        m_problem->setText(!file.problem.isEmpty()    ? file.problem
                           : file.table.names.empty() ? QString()
                                                      : reading().problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
        emit changed();
    }

    QLabel* m_name;
    QLabel* m_problem;
    QPointer<QWidget> m_bench;
};

} // namespace

void readTable(LabChoices& choices, const QString& path) {
    choices.file = readCountsFile(path);
    choices.filePath = path;
}

SourcePanel* makeFilePanel(LabChoices& choices, QWidget* parent) {
    return new FilePanel(choices, parent);
}

} // namespace app
