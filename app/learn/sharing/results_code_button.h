// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_count.h"

#include <QtWidgets/QPushButton>

#include <functional>

namespace app {

/// "Results code": opens a sheet with the code of what the page has counted.
class ResultsCodeButton : public QPushButton {
    Q_OBJECT
public:
    using Source = std::function<ClassCount()>;

    ResultsCodeButton(QString dataFolder, Source source, QWidget* parent);

private:
    void open();

    QString m_dataFolder;
    Source m_source;
};

} // namespace app
