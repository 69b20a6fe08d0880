// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <csignal>
#include <memory>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/// What goes wrong with real disks, on purpose and for a moment. POSIX only, as is every use of it.
namespace obstacles {

/// Makes permissions count even when root runs the tests, whom they would not stop.
class OrdinaryUser {
public:
    OrdinaryUser() {
        constexpr uid_t nobody = 65534;
        if (m_wasRoot && seteuid(nobody) != 0)
            qFatal("the test cannot give up its rights");
    }
    ~OrdinaryUser() {
        if (m_wasRoot && seteuid(0) != 0)
            qFatal("the test cannot get back its rights");
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

private:
    bool m_wasRoot = geteuid() == 0;
};

/// Lets everybody enter, read and, if the mode says so, write.
inline void allow(const QString& path, mode_t mode) {
    if (chmod(path.toLocal8Bit().constData(), mode) != 0)
        qFatal("the test cannot change the rights of %s", qPrintable(path));
}

/// No file grows beyond `bytes`: a write stores what still fits and then fails, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(qint64 bytes) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit = m_before;
        limit.rlim_cur = static_cast<rlim_t>(bytes);
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            qFatal("the test cannot limit files");
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int) = SIG_DFL;
};

} // namespace obstacles
