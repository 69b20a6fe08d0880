// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shots/shot_catalogue.h"
#include "app/shots/studio.h"
#include "app/theme/theme.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <cstdio>

namespace {

int refuse(const QString& why) {
    std::fprintf(stderr, "genotype-shots: %s\n", qPrintable(why));
    return 2;
}

/// The offscreen platform warns for every window that it cannot keep sizes. That warning is of no use here.
void listen(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (!message.contains(QLatin1String("propagateSizeHints")))
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

/// Paints every page and state worth seeing into PNG files.
int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(listen);
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption help(QStringLiteral("help"), QStringLiteral("Prints this text."));
    const QCommandLineOption only(
        QStringLiteral("only"),
        QStringLiteral("Only the pictures whose file name PATTERN (with * and ?) fits."),
        QStringLiteral("PATTERN"));
    const QCommandLineOption list(QStringLiteral("list"),
                                  QStringLiteral("Prints the names instead of painting."));
    parser.addOptions({help, only, list});
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("Where the pictures go."));
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse(parser.errorText());
    if (parser.isSet(help)) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return 0;
    }
    if (!parser.isSet(list) && parser.positionalArguments().size() != 1)
        return refuse(QStringLiteral("name the one folder that the pictures go to"));
    const QString pattern = parser.isSet(only) ? parser.value(only) : QStringLiteral("*");
    const auto wanted = QRegularExpression(QRegularExpression::wildcardToRegularExpression(
        pattern.contains(QLatin1Char('*')) ? pattern : QLatin1Char('*') + pattern + QLatin1Char('*')));
    const QDir folder(parser.isSet(list) ? QString() : parser.positionalArguments().constFirst());
    if (!parser.isSet(list) && !folder.mkpath(QStringLiteral(".")))
        return refuse(QStringLiteral("the folder '%1' cannot be made").arg(folder.path()));

    app::Theme::install();
    app::Studio studio;
    const app::ShotCatalogue catalogue = app::allShots();
    int taken = 0;
    for (const app::Shot& shot : catalogue.shots())
        for (const app::ShotSetting& setting : shot.settings) {
            const QString name = app::ShotCatalogue::fileName(shot, setting);
            if (!wanted.match(name).hasMatch())
                continue;
            ++taken;
            if (parser.isSet(list)) {
                std::puts(qPrintable(name));
                continue;
            }
            const auto widget = studio.pose(shot, setting);
            if (!widget->grab().save(folder.filePath(name)))
                return refuse(
                    QStringLiteral("the picture '%1' cannot be written").arg(folder.filePath(name)));
        }
    if (taken == 0)
        return refuse(QStringLiteral("no picture fits '%1'").arg(pattern));
    return 0;
}
