// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/shots/shot_catalogue.h"
#include "test_registry.h"

#include <QtTest/QTest>

namespace tests {

/// A row for each picture of this shard: its place in the catalogue.
inline void addPictureRows() {
    QTest::addColumn<int>("index");
    const app::ShotCatalogue catalogue = app::allShots();
    int index = 0;
    for (const app::Shot& shot : catalogue.shots()) {
        if (!shot.settings.isEmpty() && isInShard(index))
            QTest::newRow(qPrintable(shot.name)) << index;
        ++index;
    }
}

} // namespace tests
