// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "app/ui/widgets/file_choice.h"

/// A computer with this configuration, as long as this exists.
class Configured {
public:
    explicit Configured(const app::MachineConfig& config) {
        app::MachineConfig::use(config);
        app::file_choice::setOffered(config.fileDialogs);
        // Locks in tests are made at this cost.
        app::TeacherLock::current().setCost(cheap());
    }
    ~Configured() {
        app::MachineConfig::use({});
        app::file_choice::setOffered(true);
        app::TeacherLock::current().setCost(commitment::slowCost);
    }
    Configured(const Configured&) = delete;
    Configured& operator=(const Configured&) = delete;

    static commitment::HashCost cheap() { return {16, 1, 1}; }
    static app::MachineConfig locked(const char* password) {
        app::MachineConfig config;
        config.lock = app::TeacherLock::lockFor(QString::fromUtf8(password), cheap());
        return config;
    }
};
