// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/host_options.h"
#include "app/host/secret_file.h"
#include "app/host/sql_storage.h"
#include "app/settings/languages.h"
#include "app/settings/translations.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QSocketNotifier>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslKey>

#include <csignal>
#include <cstdio>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace {

void say(const QString& line) {
    std::fputs(qPrintable(line + QLatin1Char('\n')), stdout);
    std::fflush(stdout);
}

int complain(const QString& line) {
    std::fputs(qPrintable(QStringLiteral("genotype-host: ") + line + QLatin1Char('\n')), stderr);
    return 2;
}

#ifndef Q_OS_WIN
int wakeEnd = -1;

extern "C" void wake(int) {
    const char byte = 0;
    // If the pipe is full, it has been woken.
    static_cast<void>(!write(wakeEnd, &byte, 1));
}

/// Shuts down cleanly on request: clients get a message first.
void endWhenAsked(QCoreApplication& application) {
    int ends[2];
    if (pipe(ends) != 0)
        return;
    wakeEnd = ends[1];
    auto* const notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    std::signal(SIGTERM, wake);
    std::signal(SIGINT, wake);
}
#else
void endWhenAsked(QCoreApplication&) {}
#endif

/// No value if the files cannot be read.
std::optional<QSslConfiguration> encryptionOf(const app::HostOptions& options) {
    QFile key(options.certificateKey);
    const QList<QSslCertificate> chain = QSslCertificate::fromPath(options.certificate);
    if (chain.isEmpty() || !key.open(QIODevice::ReadOnly))
        return {};
    const QByteArray pem = key.readAll();
    QSslKey secret(pem, QSsl::Ec);
    if (secret.isNull())
        secret = QSslKey(pem, QSsl::Rsa);
    if (secret.isNull())
        return {};
    QSslConfiguration encryption = QSslConfiguration::defaultConfiguration();
    encryption.setLocalCertificateChain(chain);
    encryption.setPrivateKey(secret);
    encryption.setPeerVerifyMode(QSslSocket::VerifyNone);
    return encryption;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("genotype-host"));
    const auto options = app::HostOptions::parse(QCoreApplication::arguments());
    switch (options.kind) {
    case app::HostOptions::Kind::Help: std::fputs(qPrintable(options.text), stdout); return 0;
    case app::HostOptions::Kind::Version: say(QStringLiteral("genotype-host " GENOTYPE_VERSION)); return 0;
    case app::HostOptions::Kind::Error: return complain(options.text);
    case app::HostOptions::Kind::Run: break;
    }
    app::Translations translations;
    translations.use(options.language.isEmpty() ? QLocale().name().left(2) : options.language);

    const QDir folder(options.dataFolder);
    const QString keyFile = folder.filePath(QStringLiteral("teacher-key"));
    const auto teacherKey = app::secretIn(keyFile);
    const auto className = app::secretIn(folder.filePath(QStringLiteral("class-name")));
    if (!teacherKey || !className)
        return complain(QStringLiteral("nothing can be saved in %1").arg(options.dataFolder));
    QString error;
    auto storage = app::SqlStorage::open(
        options.database.isEmpty() ? folder.filePath(QStringLiteral("class.sqlite")) : options.database,
        QString::fromStdString(*className), &error);
    if (!storage)
        return complain(QStringLiteral("the database cannot be opened: %1").arg(error));

    app::ClassHost host({.dataFolder = options.dataFolder,
                         .teacherKey = *teacherKey,
                         .pace = options.pace,
                         .limits = {},
                         .mostConnections = 120,
                         .firstSeed = options.seed},
                        std::move(storage));
    QObject::connect(&host, &app::ClassHost::happened, &host, say);
    if (!host.restore())
        return complain(QStringLiteral("the class cannot be read: %1").arg(host.error()));
    for (const QString& lost : host.lost())
        complain(QStringLiteral("a table is left out, since its game cannot be read: %1").arg(lost));
    if (host.tables().empty())
        for (const app::TableRules& rules : options.tables)
            if (!host.openTable(rules))
                return complain(QStringLiteral("a table cannot be saved"));
    std::optional<QSslConfiguration> encryption;
    if (!options.isPlain) {
        encryption = encryptionOf(options);
        if (!encryption)
            return complain(QStringLiteral("the certificate or its key cannot be read"));
    }
    if (!host.listen(options.address, options.port, encryption))
        return complain(QStringLiteral("cannot listen: %1").arg(host.error()));
    say(QStringLiteral("listening on port %1").arg(host.port()));
    say(QStringLiteral("the teacher's key is in %1").arg(QDir::toNativeSeparators(keyFile)));
    say(QStringLiteral("%1 tables, %2 members").arg(host.tables().size()).arg(host.memberCount()));
    endWhenAsked(application);
    return QCoreApplication::exec();
}
