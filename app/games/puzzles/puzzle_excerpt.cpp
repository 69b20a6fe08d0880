// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_excerpt.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/game.h"
#include "engine/genotype/model/action_square.h"
#include "puzzle_garden.h"
#include "puzzle_words.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal benchHeight = 320; ///< in pixels at scale 1
constexpr std::size_t mostSquares = 2;

} // namespace

PuzzleExcerpt::PuzzleExcerpt(QWidget* parent)
    : QWidget(parent), m_squares(new QWidget(this)), m_benches(m_squares), m_rows(new QVBoxLayout(this)) {
    setMargins(m_rows, space::gap, space::small);
    auto* line = new QHBoxLayout(m_squares);
    setMargins(line, 0, space::small);
    for (TraitBench* bench : m_benches.all())
        line->addWidget(bench, 1);
    keepStyled(m_squares, [this] { m_squares->setFixedHeight(Theme::current().px(benchHeight)); });
    for (BoardButton* part : m_benches.buttons())
        part->setFocusPolicy(Qt::NoFocus);
    for (RatioStrip* strip : m_benches.strips())
        strip->hide();
    m_rows->addWidget(m_squares);
    m_rows->addStretch(1);
    keepTranslated(this, [this] {
        if (m_markers)
            m_benches.setState(m_seen.visible, m_markers());
    });
}

void PuzzleExcerpt::setQuestion(const genotype::Puzzle& puzzle, const genotype::Observation& seen,
                                const Text& seat, const std::function<QList<ShownMarker>()>& markers) {
    m_seen = seen;
    m_seat = seat;
    const auto traits = traitsOf(puzzle, seen.visible);
    m_hasSquares = !traits.empty() && traits.size() <= mostSquares;
    m_markers = markers;
    m_benches.setState(seen.visible, m_markers());
    for (const genotype::Trait trait : genotype::allTraits)
        m_benches.of(trait)->setVisible(std::ranges::find(traits, trait) != traits.end());
    discard(m_content);
    m_content = new QWidget(this);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, space::tight);
    const auto add = [&](const Text& sentence, const char* name, TextRole type = TextRole::Body) {
        QLabel* label = wrappingLabel(sentence, m_content, type);
        label->setObjectName(QLatin1String(name));
        rows->addWidget(label);
    };
    const auto needed = [this] { return puzzle_words::needs(m_seen, m_seen.seat); };
    if (!needed().isEmpty())
        add([needed] { return tr("The plants still need %1.").arg(needed()); }, "needed", TextRole::Strong);
    add(
        [this] {
            return QStringLiteral("%1. %2: %3.")
                .arg(text(genotype::Game::progress(m_seen.visible)), m_seat.words(),
                     puzzle_words::belongings(m_seen));
        },
        "belongings");
    if (!puzzle_words::tools(seen).isEmpty())
        add([this] { return tr("Tools in hand: %1.").arg(puzzle_words::tools(m_seen)); }, "tools");
    if (!puzzle_words::assistants(seen).isEmpty())
        add([this] { return tr("Assistants: %1.").arg(puzzle_words::assistants(m_seen)); }, "assistants");
    rows->addWidget(new PuzzleGarden(m_seen, m_content));
    m_rows->insertWidget(1, m_content);
    m_content->show();
}

void PuzzleExcerpt::showSquares(bool shown) {
    m_squares->setVisible(shown && m_hasSquares);
}

void PuzzleExcerpt::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintElevation(painter, QRectF(rect()), theme.px(radius::card), Elevation::Sunk,
                   mixed(colourOf(theme.kind(), Ground::Sand), theme.colour(Role::Paper), 0.5));
}

std::vector<genotype::Trait> traitsOf(const genotype::Puzzle& puzzle, const genotype::State& state) {
    std::vector<genotype::Trait> traits;
    for (const genotype::Trait trait : genotype::allTraits) {
        const auto isAbout = [&](const genotype::PuzzleOption& option) {
            const auto square = genotype::squareOf(state, option.action);
            return square && square->trait == trait;
        };
        if (std::ranges::any_of(puzzle.options, isAbout))
            traits.push_back(trait);
    }
    return traits;
}

} // namespace app
