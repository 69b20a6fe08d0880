// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/typed_ratio.h"
#include "app/ui/widgets/file_choice.h"
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
        QPushButton* open = button([] { return tr("Import CSV…"); }, this);
        open->setObjectName(QStringLiteral("openTable"));
        layout()->addWidget(open);
        file_choice::hideUnlessOffered(open);
        connect(open, &QPushButton::clicked, this, [this] {
            const QString path = askForCountsFile(this);
            if (path.isEmpty())
                return;
            readTable(choices(), path);
            fillBench();
            refresh();
        });
        m_name = words({}, this, TextRole::Strong);
        layout()->addWidget(m_name);
        m_problem = words({}, this, TextRole::Caption, Role::Warning);
        m_problem->setObjectName(QStringLiteral("fileProblem"));
        layout()->addWidget(m_problem);
        QLineEdit* ratio = ratioField(choices().fileRatio, this);
        connect(ratio, &QLineEdit::textChanged, this, [this](const QString& typed) {
            choices().fileRatio = typed;
            refresh();
        });
        keepPlace(*m_problem);
        refresh();
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
        m_bench = new QWidget(parent);
        setMargins(new QVBoxLayout(m_bench), 0, 6);
        fillBench();
        return m_bench;
    }

private:
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
        auto* part = new QWidget(parent);
        auto* rows = new QVBoxLayout(part);
        setMargins(rows, 0, 6);
        rows->addWidget(words([] { return tr("What a CSV file can look like"); }, part, TextRole::Strong));
        rows->addWidget(words([] { return tr("A name and a count in each row:"); }, part));
        rows->addWidget(
            words([] { return tr("purple; 705\nwhite; 224"); }, part, TextRole::Body, Role::SoftInk));
        rows->addWidget(words([] { return tr("Or a row of names above a row of counts:"); }, part));
        rows->addWidget(
            words([] { return tr("purple; white\n705; 224"); }, part, TextRole::Body, Role::SoftInk));
        rows->addWidget(
            words([] { return tr("Or one observation in each row; they are counted for you:"); }, part));
        rows->addWidget(
            words([] { return tr("purple\npurple\nwhite"); }, part, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(
            [] {
                return tr("Separate the columns with commas, semicolons or tabs. Save a spreadsheet as CSV.");
            },
            part, TextRole::Caption, Role::SoftInk));
        return part;
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
