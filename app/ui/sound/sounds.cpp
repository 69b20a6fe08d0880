// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>
#include <span>

namespace app {
namespace {

/// One stroke: a tone that dies away, or noise if it has no pitch.
struct Stroke {
    int at;       ///< milliseconds from the beginning of the sound
    double pitch; ///< hertz; 0: noise
    int fall;     ///< milliseconds after which a third of it is left
    double level; ///< 0 … 1, before all is made as loud as every other sound
};

constexpr std::array marker{Stroke{0, 196, 28, 1}, Stroke{0, 523, 14, 0.5}, Stroke{0, 0, 6, 0.3}};
constexpr std::array card{Stroke{0, 0, 30, 0.5}, Stroke{35, 0, 22, 0.8}};
constexpr std::array tile{Stroke{0, 330, 24, 1}, Stroke{0, 880, 10, 0.4}, Stroke{70, 262, 30, 0.8}};
constexpr std::array coins{Stroke{0, 2093, 50, 0.6}, Stroke{0, 3322, 35, 0.4}, Stroke{60, 2489, 60, 0.6},
                           Stroke{60, 3951, 40, 0.4}};
constexpr std::array trait{Stroke{0, 523, 70, 0.8}, Stroke{70, 784, 90, 0.8}};
constexpr std::array refusal{Stroke{0, 165, 60, 1}, Stroke{110, 139, 70, 1}};
constexpr std::array yourTurn{Stroke{0, 659, 130, 0.8}, Stroke{0, 1319, 70, 0.3}, Stroke{120, 880, 150, 0.8}};
constexpr std::array dice{Stroke{0, 0, 9, 1},      Stroke{0, 740, 10, 0.6},   Stroke{65, 0, 8, 0.8},
                          Stroke{65, 622, 9, 0.5}, Stroke{120, 0, 9, 0.9},    Stroke{120, 831, 9, 0.5},
                          Stroke{190, 0, 7, 0.6},  Stroke{190, 698, 8, 0.4},  Stroke{235, 0, 7, 0.7},
                          Stroke{320, 0, 6, 0.4},  Stroke{320, 587, 12, 0.4}, Stroke{410, 494, 20, 0.5}};
constexpr std::array harvest{Stroke{0, 523, 110, 0.7}, Stroke{90, 659, 110, 0.7}, Stroke{180, 784, 120, 0.7},
                             Stroke{270, 1047, 110, 0.8}};
constexpr std::array loss{Stroke{0, 392, 90, 0.8}, Stroke{120, 311, 90, 0.8}, Stroke{240, 233, 110, 0.8}};
constexpr std::array roundBegins{Stroke{0, 440, 160, 0.8}, Stroke{0, 880, 80, 0.3},
                                 Stroke{0, 1320, 50, 0.15}};
constexpr std::array gameEnds{Stroke{0, 262, 160, 0.6}, Stroke{60, 330, 150, 0.6}, Stroke{120, 392, 140, 0.6},
                              Stroke{180, 523, 140, 0.8}};

std::span<const Stroke> strokes(Sound sound) {
    switch (sound) {
    case Sound::Marker: return marker;
    case Sound::Card: return card;
    case Sound::Tile: return tile;
    case Sound::Coins: return coins;
    case Sound::Trait: return trait;
    case Sound::Refusal: return refusal;
    case Sound::YourTurn: return yourTurn;
    case Sound::Dice: return dice;
    case Sound::Harvest: return harvest;
    case Sound::Loss: return loss;
    case Sound::Round: return roundBegins;
    case Sound::End: return gameEnds;
    }
    return {};
}

constexpr int inSamples(int milliseconds) {
    return sampleRate * milliseconds / 1000;
}

/// By sound.
constexpr std::array<const char*, soundCount> captions{
    QT_TRANSLATE_NOOP("sounds", "[tap]"),
    QT_TRANSLATE_NOOP("sounds", "[card]"),
    QT_TRANSLATE_NOOP("sounds", "[click]"),
    QT_TRANSLATE_NOOP("sounds", "[coins]"),
    QT_TRANSLATE_NOOP("sounds", "[two rising notes: a gain]"),
    QT_TRANSLATE_NOOP("sounds", "[two low notes: not allowed]"),
    QT_TRANSLATE_NOOP("sounds", "[bell: your turn]"),
    QT_TRANSLATE_NOOP("sounds", "[dice]"),
    QT_TRANSLATE_NOOP("sounds", "[rising notes: success]"),
    QT_TRANSLATE_NOOP("sounds", "[falling notes: loss]"),
    QT_TRANSLATE_NOOP("sounds", "[gong: a new round]"),
    QT_TRANSLATE_NOOP("sounds", "[chord: the end]")};

/// After this many times its fall, a stroke cannot be heard any more.
constexpr int falls = 5;
/// A quarter of full scale: about as loud as the system's own sounds.
constexpr double loudest = 0.25 * 32767;

} // namespace

std::vector<std::int16_t> samples(Sound sound) {
    int length = 0;
    for (const Stroke& one : strokes(sound))
        length = std::max(length, inSamples(std::min(one.at + falls * one.fall, longestSound)));
    std::vector<double> wave(static_cast<std::size_t>(length));
    // A generator whose numbers the standard fixes, so that a sound is the same on every machine.
    std::minstd_rand noise(1);
    for (const Stroke& one : strokes(sound)) {
        double smooth = 0;
        for (int i = inSamples(one.at); i < length; ++i) {
            const double seconds = static_cast<double>(i - inSamples(one.at)) / sampleRate;
            double value = 0;
            if (one.pitch > 0) {
                value = std::sin(2 * std::numbers::pi * one.pitch * seconds);
            } else {
                // Without the highest pitches noise is a rustle, with them a hiss.
                const double raw = 2.0 * noise() / std::minstd_rand::max() - 1;
                value = smooth += 0.3 * (raw - smooth);
            }
            wave[static_cast<std::size_t>(i)] += one.level * value * std::exp(-1000 * seconds / one.fall);
        }
    }
    // A wave that is cut off clicks.
    const int fade = std::min(inSamples(8), length / 4);
    for (int i = 0; i < fade; ++i) {
        const double share = static_cast<double>(i) / fade;
        wave[static_cast<std::size_t>(i)] *= std::min(1.0, 4 * share);
        wave[static_cast<std::size_t>(length - 1 - i)] *= share;
    }
    double peak = 0;
    for (const double value : wave)
        peak = std::max(peak, std::abs(value));
    std::vector<std::int16_t> result;
    result.reserve(wave.size());
    for (const double value : wave)
        result.push_back(static_cast<std::int16_t>(std::lround(value / peak * loudest)));
    return result;
}

QString caption(Sound sound) {
    return QCoreApplication::translate("sounds", captions[static_cast<std::size_t>(sound)]);
}

} // namespace app
