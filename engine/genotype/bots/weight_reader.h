// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/evaluation.h"
#include "engine/genotype/bots/value_net.h"

#include <span>
#include <string_view>

namespace genotype {

/// A row of a file of weights: its label and how many numbers it has.
struct WeightRow {
    std::string_view label;
    std::size_t size;
};

/// Reads the rows of a file in weights/, which the build has written as constants (weights/embed.cmake). That
/// happens while the program is compiled: a row with another label or length, or with a number that is too
/// large, does not compile, and no program reads a file.
class WeightReader {
public:
    /// `numbers`: those of all rows, one after the other.
    constexpr WeightReader(std::span<const WeightRow> rows, std::span<const std::int32_t> numbers)
        : m_rows(rows), m_number(numbers.data()) {}

    /// The numbers of the next row.
    template <typename Number, std::size_t size>
    constexpr void read(std::string_view label, std::array<Number, size>& into) {
        next(label, size);
        for (Number& number : into) {
            number = static_cast<Number>(*m_number);
            if (number != *m_number++)
                throw "a weight is too large for its type";
        }
    }
    /// A row with one number.
    constexpr std::int32_t read(std::string_view label) {
        std::array<std::int32_t, 1> number{};
        read(label, number);
        return number[0];
    }
    /// A row that says for what shape the file was made.
    constexpr void expect(std::string_view label, int number) {
        if (read(label) != number)
            throw "weights of another shape";
    }
    /// A row without numbers.
    constexpr void title(std::string_view label) { next(label, 0); }
    constexpr void end() const {
        if (!m_rows.empty())
            throw "too many rows of weights";
    }

private:
    constexpr void next(std::string_view label, std::size_t size) {
        if (m_rows.empty() || m_rows.front().label != label || m_rows.front().size != size)
            throw "another row of weights was expected";
        m_rows = m_rows.subspan(1);
    }

    std::span<const WeightRow> m_rows;
    // No span: compilers limit what may be computed at compile time, and there are 25,000 numbers in a file.
    const std::int32_t* m_number;
};

constexpr void readWeights(WeightReader& reader, ValueNets& nets) {
    reader.expect("nets", maxRounds);
    reader.expect("inputs", netInputCount);
    reader.expect("hidden", netHidden);
    int phases = 0;
    for (ValueNet& net : nets) {
        reader.expect("phases", ++phases);
        for (auto& pair : net.first)
            reader.read("first", pair);
        reader.read("firstBias", net.firstBias);
        reader.read("second", net.second);
        reader.read("direct", net.direct);
        net.bias = reader.read("bias");
        std::array<std::uint8_t, 3> shifts{};
        reader.read("shifts", shifts);
        net.firstShift = shifts[0];
        net.secondShift = shifts[1];
        net.directShift = shifts[2];
    }
}

/// One row a feature, with its weights by breeding phases still to come, from 1.
constexpr void readTable(WeightReader& reader, EvaluationWeights& weights) {
    for (std::size_t feature = 0; feature < featureCount; ++feature) {
        std::array<std::int16_t, maxRounds> row{};
        reader.read(featureNames[feature], row);
        for (std::size_t phases = 1; phases <= maxRounds; ++phases)
            weights[phases][feature] = row[phases - 1];
    }
}

constexpr void readShape(WeightReader& reader) {
    reader.expect("features", featureCount);
    reader.expect("phases", maxRounds);
}

constexpr void readWeights(WeightReader& reader, EvaluationWeights& weights) {
    readShape(reader);
    readTable(reader, weights);
}

constexpr void readWeights(WeightReader& reader, RoundWeights& weights) {
    readShape(reader);
    reader.title("table");
    readTable(reader, weights.table);
    reader.title("solo");
    readTable(reader, weights.solo);
    reader.title("johann");
    readTable(reader, weights.johann);
}

template <typename Weights>
constexpr Weights weightsFrom(std::span<const WeightRow> rows, std::span<const std::int32_t> numbers) {
    WeightReader reader(rows, numbers);
    Weights weights{};
    readWeights(reader, weights);
    reader.end();
    return weights;
}

} // namespace genotype
