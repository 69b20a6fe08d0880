#include "app/pages/page_parts.h"
#include "app/text/phrases.h"
#include "source_panel.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

/// Counts that somebody else has made, from a table.
class FilePanel : public SourcePanel {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
public:
    FilePanel(LabChoices& chosen, QWidget* parent) : SourcePanel(chosen, parent) {
        QPushButton* open = button(tr("Open a table…"), this);
        open->setObjectName(QStringLiteral("openTable"));
        layout()->addWidget(open);
        connect(open, &QPushButton::clicked, this, [this] {
            const QString path = QFileDialog::getOpenFileName(
                this, tr("Open a table"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                QStringLiteral("*.csv *.tsv *.txt"));
            if (path.isEmpty())
                return;
            readTable(choices(), path);
            bring();
        });
        m_name = words({}, this, TextRole::Strong);
        layout()->addWidget(m_name);
        m_problem = words({}, this, TextRole::Caption, Role::Warning);
        m_problem->setObjectName(QStringLiteral("fileProblem"));
        layout()->addWidget(m_problem);
        QLineEdit* ratio = ratioField(choices().fileRatio, this);
        connect(ratio, &QLineEdit::textChanged, this, [this](const QString& typed) {
            choices().fileRatio = typed;
            bring();
        });
        bring();
    }

    LabReading reading() const override {
        QStringList names;
        for (const std::string& name : choices().file.names)
            names << QString::fromStdString(name);
        LabReading reading = readingOf(names, choices().file.counts, ratioIn(choices().fileRatio));
        reading.title = QFileInfo(choices().filePath).completeBaseName();
        reading.source = tr("from a file");
        if (names.isEmpty())
            reading.problem = tr("No table has been opened yet.");
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        auto* bench = new QWidget(parent);
        auto* rows = new QVBoxLayout(bench);
        setMargins(rows, 0, 6);
        rows->addWidget(words(tr("What a table may look like"), bench, TextRole::Strong));
        rows->addWidget(words(tr("A name and a count in each row:"), bench));
        rows->addWidget(words(tr("purple; 705\nwhite; 224"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(tr("Or a row of names above a row of counts:"), bench));
        rows->addWidget(words(tr("purple; white\n705; 224"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(tr("Or one observation a row, which are counted here:"), bench));
        rows->addWidget(words(tr("purple\npurple\nwhite"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(tr("Commas, semicolons or tabs part the columns. Save a spreadsheet as CSV."), bench,
                              TextRole::Caption, Role::SoftInk));
        rows->addStretch(1);
        return bench;
    }

private:
    void bring() {
        m_name->setText(QFileInfo(choices().filePath).fileName());
        m_name->setVisible(!m_name->text().isEmpty());
        m_problem->setText(!choices().fileProblem.isEmpty() ? choices().fileProblem
                           : choices().file.names.empty()   ? QString()
                                                            : reading().problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
        emit changed();
    }

    QLabel* m_name;
    QLabel* m_problem;
};

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
};

} // namespace

void readTable(LabChoices& choices, const QString& path) {
    choices.fileProblem.clear();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        choices.fileProblem = FileWords::tr("%1 could not be read.").arg(QDir::toNativeSeparators(path));
        return;
    }
    // One byte more than is taken shows that there is too much.
    const std::string content = file.read(qint64(lessons::maxCsvBytes) + 1).toStdString();
    const auto table = lessons::readCsv(content);
    if (const auto* error = std::get_if<lessons::CsvError>(&table)) {
        choices.fileProblem = text(lessons::phrase(*error));
        return;
    }
    auto counted = lessons::categoriesIn(std::get<lessons::CsvTable>(table));
    if (const auto* error = std::get_if<lessons::CsvError>(&counted)) {
        choices.fileProblem = text(lessons::phrase(*error));
        return;
    }
    choices.file = std::get<lessons::CategoryTable>(std::move(counted));
    choices.filePath = path;
}

SourcePanel* makeFilePanel(LabChoices& choices, QWidget* parent) {
    return new FilePanel(choices, parent);
}

} // namespace app
