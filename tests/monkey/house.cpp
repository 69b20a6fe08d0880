// SPDX-License-Identifier: GPL-3.0-or-later
#include "house.h"

#include "any_hand.h"

#include "app/window/shell/pages.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

namespace monkey {

using namespace app;

House::House(const QString& folder) : m_folder(folder) {
    QDir().mkpath(dataFolder());
    QDir().mkpath(elsewhere({}));
    putFilesThere();
    begin();
}

QString House::dataFolder() const {
    return m_folder + QStringLiteral("/data");
}

QString House::elsewhere(const QString& name) const {
    return m_folder + QStringLiteral("/elsewhere/") + name;
}

void House::begin() {
    m_settings = std::make_unique<AppSettings>(dataFolder() + QStringLiteral("/settings.ini"));
    m_applier = std::make_unique<SettingsApplier>(*m_settings);
    m_context = std::make_unique<AppContext>(*m_settings, dataFolder(), QString());
    m_window = std::make_unique<MainWindow>(*m_context);
    registerPages(*m_window, *m_context);
    m_window->setMinimumSize(900, 560);
    m_window->resize(1280, 720);
    m_window->show();
    m_window->activateWindow();
}

PlayPage& House::playPage() {
    return *qobject_cast<PlayPage*>(m_window->page(QStringLiteral("play")));
}

void House::restart() {
    if (!m_window->close())
        if (auto* giveUp = m_window->findChild<QPushButton*>(QStringLiteral("giveUp")))
            giveUp->click();
    m_window.reset();
    m_context.reset();
    m_applier.reset();
    m_settings.reset();
    begin();
}

void House::putFilesThere() const {
    const auto write = [this](const char* name, const QByteArray& content) {
        QFile file(elsewhere(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the monkey cannot write %s", name);
    };
    const QByteArray game = QByteArray::fromStdString(games::toText(tests::mixedTable<genotype::Game>(5)));
    const QByteArray sealed = QByteArray::fromStdString(core::sealed(game.toStdString()));
    write("table.csv", "phenotype,count\nround,5474\nwrinkled,1850\n");
    write("wide.csv", "a;b;c\n1;2;3\n");
    write("bad.csv", "phenotype,count\nround,-5\n,,,\n1e308,1e308\n");
    write("bytes.csv", QByteArray("\xff\xfe\0\0\x80\r\r\n\",\"", 11));
    write("empty.csv", "");
    write("game.genotype", sealed);
    write("edited.genotype", QByteArray(sealed).replace("Player 1", "Player 7"));
    write("damaged.genotype", game.left(game.size() / 2));
    write("other.genotype", "genotype-record 99\n");
}

} // namespace monkey
