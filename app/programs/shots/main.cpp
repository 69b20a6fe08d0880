// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <cstdio>
#include <optional>

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

/// "1024x768"; nothing if it is no size of a window.
std::optional<QSize> sizeIn(const QString& text) {
    const QRegularExpressionMatch match =
        QRegularExpression(QStringLiteral("^(\\d{3,4})x(\\d{3,4})$")).match(text);
    return match.hasMatch() ? std::optional(QSize(match.captured(1).toInt(), match.captured(2).toInt()))
                            : std::nullopt;
}

/// A shot's settings or, if a size or a text size was asked for, these in both languages.
QList<app::ShotSetting> settingsOf(const app::Shot& shot, std::optional<QSize> size, int textSize) {
    if (!size && textSize == 0)
        return shot.settings;
    app::ShotSetting setting;
    setting.size = size.value_or(setting.size);
    setting.textSize = textSize > 0 ? textSize : setting.textSize;
    app::ShotSetting german = setting;
    german.language = QStringLiteral("de");
    return {setting, german};
}

/// Saves the window, and, if `scrolled`, every further page of it as "…-2.png", "…-3.png" and so on. Returns
/// the file that could not be written, or nothing.
QString save(QWidget& window, const QString& path, bool scrolled) {
    QString file = path;
    for (int page = 2;; ++page) {
        if (!window.grab().save(file))
            return file;
        if (!scrolled || !app::scrollOn(window))
            return {};
        file = path;
        file.insert(path.lastIndexOf(QLatin1Char('.')), QStringLiteral("-%1").arg(page));
    }
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
    const QCommandLineOption size(
        QStringLiteral("size"),
        QStringLiteral("In a window of this size instead of the usual ones, such as 1024x768, in both "
                       "languages."),
        QStringLiteral("SIZE"));
    const QCommandLineOption text(QStringLiteral("text"),
                                  QStringLiteral("With text of this size in per cent, 100 to 200, likewise."),
                                  QStringLiteral("PERCENT"));
    const QCommandLineOption scrolled(QStringLiteral("scrolled"),
                                      QStringLiteral("A picture of each page of what scrolls."));
    parser.addOptions({help, only, list, size, text, scrolled});
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("Where the pictures go."));
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse(parser.errorText());
    if (parser.isSet(help)) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return 0;
    }
    const std::optional<QSize> asked = sizeIn(parser.value(size));
    if (parser.isSet(size) && !asked)
        return refuse(QStringLiteral("--size needs a size such as 1024x768"));
    const int textSize = parser.value(text).toInt();
    if (parser.isSet(text) && (textSize < 100 || textSize > 200))
        return refuse(QStringLiteral("--text needs a percentage from 100 to 200"));
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
        for (const app::ShotSetting& setting : settingsOf(shot, asked, textSize)) {
            const QString name = app::ShotCatalogue::fileName(shot, setting);
            if (!wanted.match(name).hasMatch())
                continue;
            ++taken;
            if (parser.isSet(list)) {
                std::puts(qPrintable(name));
                continue;
            }
            const auto widget = studio.pose(shot, setting);
            const QString failed = save(*widget, folder.filePath(name), parser.isSet(scrolled));
            if (!failed.isEmpty())
                return refuse(QStringLiteral("the picture '%1' cannot be written").arg(failed));
        }
    if (taken == 0)
        return refuse(QStringLiteral("no picture fits '%1'").arg(pattern));
    return 0;
}
