// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/counts_file.h"
#include "app/charts/typed_ratio.h"
#include "app/widgets/page_parts.h"
#include "source_panel.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
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
        QPushButton* open = button(tr("Open a table…"), this);
        open->setObjectName(QStringLiteral("openTable"));
        layout()->addWidget(open);
        connect(open, &QPushButton::clicked, this, [this] {
            const QString path = askForCountsFile(this);
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
        keepPlace(*m_problem);
        bring();
    }

    LabReading reading() const override {
        QStringList names;
        for (const std::string& name : choices().file.names)
            names << QString::fromStdString(name);
        LabReading reading = readingAgainst(choices().fileRatio, names, choices().file.counts);
        reading.title = QFileInfo(choices().filePath).completeBaseName();
        reading.source = tr("from a file");
        if (names.isEmpty())
            reading.problem =
                choices().fileProblem.isEmpty() ? tr("No table has been opened yet.") : choices().fileProblem;
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        auto* bench = new QWidget(parent);
        auto* rows = new QVBoxLayout(bench);
        setMargins(rows, 0, 6);
        rows->addWidget(words(tr("What a table can look like"), bench, TextRole::Strong));
        rows->addWidget(words(tr("A name and a count in each row:"), bench));
        rows->addWidget(words(tr("purple; 705\nwhite; 224"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(tr("Or a row of names above a row of counts:"), bench));
        rows->addWidget(words(tr("purple; white\n705; 224"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(words(tr("Or one observation in each row; they are counted for you:"), bench));
        rows->addWidget(words(tr("purple\npurple\nwhite"), bench, TextRole::Body, Role::SoftInk));
        rows->addWidget(
            words(tr("Separate the columns with commas, semicolons or tabs. Save a spreadsheet as CSV."),
                  bench, TextRole::Caption, Role::SoftInk));
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

} // namespace

void readTable(LabChoices& choices, const QString& path) {
    CountsFile file = readCountsFile(path);
    choices.fileProblem = file.problem;
    choices.filePath = path;
    choices.file = file.problem.isEmpty() ? std::move(file.table) : lessons::CategoryTable{};
}

SourcePanel* makeFilePanel(LabChoices& choices, QWidget* parent) {
    return new FilePanel(choices, parent);
}

} // namespace app
