// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_shots.h"

#include "app/base/files/disk.h"
#include "app/base/text/language.h"
#include "app/classroom/teacher/class_page.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "lessons/problems/problem.h"

#include <QtCore/QDir>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <random>

namespace app {

namespace {

/// What a pupil of this number could have done, always the same.
PupilFile madeUpPupil(const QString& name, std::uint32_t number) {
    std::minstd_rand random(number * 7919);
    const auto chance = [&random](int percent) { return int(random() % 100) < percent; };
    PupilFile file;
    file.name = name;
    file.seed = number;
    for (const char* id : {"gametes", "dominance", "square", "linkage"}) {
        if (!chance(85))
            continue;
        Progress::Topic topic;
        topic.stepsDone = chance(60) ? 15 : 3;
        for (const lessons::Question& question : topicInUse(id)->questions) {
            const auto& answers = question.forms.front().answers;
            lessons::Attempt attempt;
            for (std::size_t i = 0; i < answers.size(); ++i)
                if (answers[i].right == chance(65) || i + 1 == answers.size()) {
                    attempt.answers.push_back(int(i));
                    break;
                }
            topic.attempts.insert(QString::fromStdString(question.id), {attempt});
        }
        file.topics.insert(QLatin1String(id), topic);
    }
    for (const auto kind : {lessons::ProblemKind::LookShare, lessons::ProblemKind::TwoGenes})
        if (chance(70))
            file.practice.insert(QString::fromUtf8(lessons::idOf(kind)), {int(random() / 16 % 4), 1, {}});
    return file;
}

/// A folder with the files of a class, and one that is damaged.
QString folderOfAClass(const QString& dataFolder, const QStringList& names) {
    const QDir folder(dataFolder + QStringLiteral("/stick"));
    folder.mkpath(QStringLiteral("."));
    std::uint32_t number = 0;
    for (const QString& name : names) {
        ++number;
        disk::replace(folder.filePath(QStringLiteral("%1.json").arg(number)),
                      madeUpPupil(name, number).content().toStdString());
    }
    disk::replace(folder.filePath(QStringLiteral("Progress of Iris.json")), "{\"genotype-comp");
    return folder.path();
}

Shot::Make reports(const QStringList& names, std::function<void(ClassPage&)> then = {}) {
    return [names, then](AppContext& context) -> std::unique_ptr<QWidget> {
        auto made = windowAt(context, QStringLiteral("class"));
        auto& page = *qobject_cast<ClassPage*>(made->page(QStringLiteral("class")));
        page.showPart(ClassPage::Part::Reports);
        if (!names.isEmpty())
            page.reports().addFolder(folderOfAClass(context.dataFolder, names));
        if (then)
            then(page);
        return made;
    };
}

const QStringList& classNames() {
    static const QStringList names{
        QStringLiteral("Aster"), QStringLiteral("Birch"),      QStringLiteral("Clover"),
        QStringLiteral("Daisy"), QStringLiteral("Elder"),      QStringLiteral("Fern"),
        QStringLiteral("Heath"), QStringLiteral("Ivy"),        QStringLiteral("Lilac"),
        QStringLiteral("Maple"), QStringLiteral("Nasturtium"), QStringLiteral("Aster")};
    return names;
}

} // namespace

void registerReportShots(ShotCatalogue& catalogue) {
    catalogue.add(QStringLiteral("class-reports-empty"), ShotCatalogue::usual(), reports({}));
    catalogue.add(QStringLiteral("class-reports"), ShotCatalogue::withLargest(), reports(classNames()));
    catalogue.add(QStringLiteral("class-reports-questions"), ShotCatalogue::usual(),
                  reports(classNames(), [](ClassPage& page) {
                      // The window gets its size after this.
                      auto* bar = page.reports().findChild<QScrollArea*>()->verticalScrollBar();
                      QObject::connect(bar, &QScrollBar::rangeChanged, bar,
                                       [bar](int, int most) { bar->setValue(most); });
                  }));
    catalogue.add(QStringLiteral("class-reports-without-names"), ShotCatalogue::brief(),
                  reports(classNames(), [](ClassPage& page) {
                      page.findChild<QCheckBox*>(QStringLiteral("hideNames"))->setChecked(true);
                      page.findChild<QCheckBox*>(QStringLiteral("joinNamesakes"))->setChecked(true);
                  }));
}

} // namespace app
