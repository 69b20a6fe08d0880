// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_pictures.h"

#include "app/classroom/pupil/game_name.h"
#include "app/learn/sharing/vote_spread.h"
#include "class_reading.h"
#include "door_panel.h"
#include "host_words.h"
#include "lessons/pool/pool_experiment.h"
#include "pool_reading.h"
#include "present_door.h"
#include "present_vote.h"
#include "projected_table.h"

#include <algorithm>

namespace app::class_pictures {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(app::ClassPictures)
};

Presentation doorNow(const HostedClass& hosted, const HostChoices& choices) {
    Presentation shown;
    if (hosted.state() != HostedClass::State::Open) {
        shown.title = PictureWords::tr("The class is closed");
        return shown;
    }
    shown.title = PictureWords::tr("Join the class");
    const PresentDoor::Door door{host_words::ownName(hosted.name()), hosted.authenticator()->words(),
                                 DoorPanel::address(hosted, choices)};
    // Heard, while it is seen in the figure.
    shown.explanation << door.words + QStringLiteral("\n\n") + door.address;
    shown.isFigureWhole = true;
    shown.figure = [door](QWidget* parent) -> QWidget* { return new PresentDoor(door, parent); };
    return shown;
}

} // namespace

Presentation door(const HostedClass& hosted, const HostChoices& choices) {
    if (hosted.state() != HostedClass::State::Open)
        return {};
    Presentation shown = doorNow(hosted, choices);
    shown.follow = [&hosted, &choices](QObject* view, const Presentation::Renew& renew) {
        const auto again = [&hosted, &choices, renew] { renew(doorNow(hosted, choices)); };
        QObject::connect(&hosted, &HostedClass::closed, view, again);
        if (hosted.authenticator())
            QObject::connect(hosted.authenticator(), &Authenticator::ready, view, again);
    };
    return shown;
}

Presentation table(ClassClient& client, int number, AppSettings& settings) {
    Presentation shown;
    const auto& tables = client.tables().tables;
    const auto one = std::ranges::find(tables, number, &messages::TableShown::table);
    shown.title = one == tables.end() ? PictureWords::tr("Table %1").arg(number)
                                      : PictureWords::tr("Table %1: %2", "its number and its game")
                                            .arg(QString::number(number), gameNameOf(one->game));
    shown.isFigureWhole = true;
    shown.figure = [&client, number, &settings](QWidget* parent) -> QWidget* {
        return new ProjectedTable(client, number, settings, parent);
    };
    return shown;
}

Presentation codes(const ClassState& state) {
    Presentation shown;
    const LabReading counted = ClassReading::pooled(state);
    if (counted.size() == 0)
        return shown;
    shown.title = counted.title;
    shown.outcomes = counted.numbers;
    shown.chances = counted.chances;
    shown.ratio = counted.against;
    shown.way = {{counted.size(), state.sample.pooled(state.experiment)}};
    return shown;
}

Presentation pool(const messages::PoolShown& pool, const std::vector<lessons::RunningPoint>& way) {
    Presentation shown;
    const LabReading counted = ClassReading::pooled(pool_reading::wholeOf(pool));
    // A teacher sees the sum at any time, and the wall belongs to the class.
    if (!pool.isForAll() || pool.counts.empty() || counted.size() == 0) {
        shown.title = ClassReading::title(pool.experiment);
        QString words = pool_reading::contributors(pool);
        if (pool.hidden)
            words += QLatin1Char(' ') + PictureWords::tr("The sum is still hidden.");
        shown.explanation << words;
        return shown;
    }
    shown.title = PictureWords::tr("%1: the whole class, n = %2", "an experiment")
                      .arg(counted.title, countText(counted.size()));
    shown.outcomes = counted.numbers;
    shown.chances = counted.chances;
    shown.ratio = counted.against;
    shown.way = way;
    if (way.empty() || way.back().counts != pool.counts)
        shown.way = {{counted.size(), pool.counts}};
    if (const lessons::PoolExperiment* const known = lessons::findPoolExperiment(pool.experiment);
        known && known->experiment)
        shown.followed = known->experiment->followed;
    return shown;
}

Presentation classes(const messages::AllClasses& classes) {
    Presentation shown;
    const messages::PoolShown sum = pool_reading::sumOf(classes);
    const LabReading counted = ClassReading::pooled(pool_reading::wholeOf(sum));
    shown.title = PictureWords::tr("%1: all classes, n = %2", "an experiment")
                      .arg(counted.title, countText(counted.size()));
    shown.explanation << pool_reading::source(classes) + QLatin1Char('.');
    shown.outcomes = counted.numbers;
    shown.chances = counted.chances;
    shown.ratio = counted.against;
    shown.way = {{counted.size(), sum.counts}};
    shown.figure = [classes, numbers = counted.numbers,
                    chances = counted.chances](QWidget* parent) -> QWidget* {
        auto* bars = new GroupBars(parent);
        bars->setGroups(pool_reading::barsOf(classes), numbers, chances);
        return bars;
    };
    if (const lessons::PoolExperiment* const known = lessons::findPoolExperiment(classes.experiment);
        known && known->experiment)
        shown.followed = known->experiment->followed;
    return shown;
}

Presentation vote(const std::optional<messages::VoteShown>& vote,
                  const std::optional<Presentation::Act>& next) {
    Presentation shown;
    if (!vote) {
        shown.title = PictureWords::tr("Vote");
        shown.explanation << PictureWords::tr("No question is being asked.");
        return shown;
    }
    shown.title = PresentVote::stageWords(*vote);
    shown.explanation << QString::fromStdString(vote->question);
    shown.isFigureWhole = true;
    shown.figure = [now = *vote](QWidget* parent) -> QWidget* { return new PresentVote(now, parent); };
    shown.act = next;
    return shown;
}

} // namespace app::class_pictures
