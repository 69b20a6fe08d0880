// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_fit.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace trainer {

using namespace genotype;

namespace {

using Eigen::MatrixXf;
using Eigen::RowVectorXf;
using Eigen::VectorXf;

constexpr Eigen::Index batch = 512;
constexpr std::size_t heldOutOneIn = 20;
/// Of an input, in hundredths: rarer ones would get weights that no integer net can hold.
constexpr float leastSpread = 30;

/// The mean and spread of every input.
struct Scale {
    VectorXf mean = VectorXf::Zero(netInputCount);
    VectorXf spread = VectorXf::Zero(netInputCount);

    explicit Scale(const std::vector<const Sample*>& samples) {
        Eigen::VectorXd sum = Eigen::VectorXd::Zero(netInputCount);
        Eigen::VectorXd squares = sum;
        for (const Sample* sample : samples)
            for (Eigen::Index i = 0; i < netInputCount; ++i) {
                const double value = sample->inputs.values[static_cast<std::size_t>(i)];
                sum[i] += value;
                squares[i] += value * value;
            }
        const auto count = static_cast<double>(std::max<std::size_t>(samples.size(), 1));
        for (Eigen::Index i = 0; i < netInputCount; ++i) {
            const double average = sum[i] / count;
            mean[i] = static_cast<float>(average);
            const double variance = std::max(0.0, squares[i] / count - average * average);
            spread[i] = std::max(leastSpread, static_cast<float>(std::sqrt(variance)));
        }
    }
};

/// The parameters of a net, or a gradient of them.
struct Parameters {
    MatrixXf first = MatrixXf::Zero(netHidden, netInputCount);
    VectorXf firstBias = VectorXf::Zero(netHidden);
    VectorXf second = VectorXf::Zero(netHidden);
    VectorXf direct = VectorXf::Zero(netInputCount);
    VectorXf bias = VectorXf::Zero(1);

    template <typename Visit> static void eachOf(Visit visit) {
        visit(&Parameters::first);
        visit(&Parameters::firstBias);
        visit(&Parameters::second);
        visit(&Parameters::direct);
        visit(&Parameters::bias);
    }
};

class Adam {
public:
    void step(Parameters& parameters, const Parameters& gradient, float rate) {
        ++m_steps;
        const float correctedMean = 1 - std::pow(0.9f, static_cast<float>(m_steps));
        const float correctedSquare = 1 - std::pow(0.999f, static_cast<float>(m_steps));
        Parameters::eachOf([&](auto part) {
            auto& mean = m_mean.*part;
            auto& square = m_square.*part;
            mean = 0.9f * mean + 0.1f * (gradient.*part);
            square = 0.999f * square + 0.001f * (gradient.*part).cwiseAbs2();
            (parameters.*part).array() -=
                rate * (mean.array() / correctedMean) / ((square.array() / correctedSquare).sqrt() + 1e-8f);
        });
    }

private:
    Parameters m_mean;
    Parameters m_square;
    int m_steps = 0;
};

class Trainee {
public:
    Trainee(const std::vector<const Sample*>& samples, const std::vector<float>& targets)
        : m_samples(samples), m_targets(targets), m_scale(samples) {
        // Small random weights, so that the units learn different things.
        const float most = std::sqrt(3.0f / netInputCount);
        const auto weight = [&] {
            return most * (2 * static_cast<float>(m_random.below(1u << 20)) / (1u << 20) - 1);
        };
        m_net.first = MatrixXf::NullaryExpr(netHidden, netInputCount, weight);
        m_net.second = VectorXf::NullaryExpr(netHidden, weight);
        const double sum = std::accumulate(targets.begin(), targets.end(), 0.0);
        m_net.bias[0] =
            static_cast<float>(sum / static_cast<double>(std::max<std::size_t>(targets.size(), 1)));
    }

    void learn(const NetFit& options, std::vector<std::size_t> places) {
        const std::size_t batches = places.size() / batch;
        const double steps = static_cast<double>(batches) * options.epochs;
        Adam adam;
        double step = 0;
        for (int epoch = 0; epoch < options.epochs; ++epoch) {
            m_random.shuffle(places);
            for (std::size_t b = 0; b < batches; ++b) {
                const double rate =
                    options.learningRate * (1 + std::cos(std::numbers::pi * step++ / steps)) / 2;
                const std::span<const std::size_t> some(places.data() + b * batch, batch);
                adam.step(m_net, gradientOf(some), static_cast<float>(rate));
            }
        }
    }

    ValueNet inIntegers() const;

private:
    VectorXf scaled(const NetInputs& inputs) const {
        VectorXf x(netInputCount);
        for (Eigen::Index i = 0; i < netInputCount; ++i)
            x[i] = (static_cast<float>(inputs.values[static_cast<std::size_t>(i)]) - m_scale.mean[i]) /
                   m_scale.spread[i];
        return x;
    }

    Parameters gradientOf(std::span<const std::size_t> places) const {
        MatrixXf x(netInputCount, batch);
        RowVectorXf target(batch);
        for (Eigen::Index column = 0; column < batch; ++column) {
            const std::size_t place = places[static_cast<std::size_t>(column)];
            x.col(column) = scaled(m_samples[place]->inputs);
            target[column] = m_targets[place];
        }
        const MatrixXf sums = (m_net.first * x).colwise() + m_net.firstBias;
        const MatrixXf active = sums.cwiseMax(0.0f);
        const RowVectorXf value =
            ((m_net.second.transpose() * active + m_net.direct.transpose() * x).array() + m_net.bias[0])
                .matrix();
        const RowVectorXf error = (value - target) * (2.0f / batch);
        const MatrixXf back = (m_net.second * error).cwiseProduct((sums.array() > 0).cast<float>().matrix());
        constexpr float decay = 1e-5f;
        Parameters gradient;
        gradient.first = back * x.transpose() + decay * m_net.first;
        gradient.firstBias = back.rowwise().sum();
        gradient.second = active * error.transpose();
        gradient.direct = x * error.transpose();
        gradient.bias[0] = error.sum();
        return gradient;
    }

    const std::vector<const Sample*>& m_samples;
    const std::vector<float>& m_targets;
    Scale m_scale;
    core::Random m_random{1};
    Parameters m_net;
};

/// The largest shift at which the values, times 2^shift, fit into 16 bits, or in which the sum stays below
/// 2^31: `most` is the largest value or sum.
int shiftFor(double most, double limit) {
    int shift = 0;
    while (shift < 30 && most * std::ldexp(1.0, shift + 1) < limit)
        ++shift;
    return shift;
}

std::int16_t rounded(double value) {
    return static_cast<std::int16_t>(std::clamp(std::lround(value), -32'767L, 32'767L));
}

ValueNet Trainee::inIntegers() const {
    // Weights for the inputs as they are, in hundredths of a point.
    Eigen::MatrixXd first = m_net.first.cast<double>();
    Eigen::VectorXd direct = 100 * m_net.direct.cast<double>();
    Eigen::VectorXd firstBias = m_net.firstBias.cast<double>();
    double bias = 100.0 * m_net.bias[0];
    for (Eigen::Index i = 0; i < netInputCount; ++i) {
        first.col(i) /= m_scale.spread[i];
        direct[i] /= m_scale.spread[i];
        firstBias -= first.col(i) * double{m_scale.mean[i]};
        bias -= direct[i] * double{m_scale.mean[i]};
    }
    const Eigen::VectorXd second = 100 * m_net.second.cast<double>();

    ValueNet net{};
    const double largestSum =
        (netInputLimit * first.cwiseAbs().rowwise().sum() + firstBias.cwiseAbs()).maxCoeff();
    const int firstBits = std::min(shiftFor(first.cwiseAbs().maxCoeff(), 32'767), shiftFor(largestSum, 2e9));
    const int secondBits = shiftFor(second.cwiseAbs().maxCoeff(), 32'767);
    const int directBits = shiftFor(direct.cwiseAbs().maxCoeff(), 32'767);
    // A unit keeps ten bits behind the point.
    constexpr int unitBits = 10;
    net.firstShift = static_cast<std::uint8_t>(std::max(0, firstBits - unitBits));
    net.secondShift = static_cast<std::uint8_t>(secondBits + firstBits - net.firstShift);
    net.directShift = static_cast<std::uint8_t>(directBits);
    for (std::size_t i = 0; i < netInputCount; ++i) {
        const auto column = static_cast<Eigen::Index>(i);
        for (std::size_t unit = 0; unit < netHidden; ++unit)
            net.first[i / 2][2 * unit + i % 2] =
                rounded(std::ldexp(first(static_cast<Eigen::Index>(unit), column), firstBits));
        net.direct[i] = rounded(std::ldexp(direct[column], directBits));
    }
    for (std::size_t unit = 0; unit < netHidden; ++unit) {
        const auto row = static_cast<Eigen::Index>(unit);
        net.firstBias[unit] = static_cast<std::int32_t>(std::lround(std::ldexp(firstBias[row], firstBits)));
        net.second[unit] = rounded(std::ldexp(second[row], secondBits));
    }
    net.bias = static_cast<std::int32_t>(std::lround(bias));
    return net;
}

NetQuality qualityOf(const ValueNet& net, const std::vector<const Sample*>& samples,
                     const std::vector<float>& targets, const std::vector<std::size_t>& places) {
    NetQuality quality{.positions = samples.size()};
    double sum = 0;
    double squares = 0;
    double errors = 0;
    for (const std::size_t place : places) {
        const double error = gainOf(net, samples[place]->inputs) / 100.0 - targets[place];
        errors += error * error;
        sum += targets[place];
        squares += targets[place] * targets[place];
    }
    if (places.empty())
        return quality;
    const auto count = static_cast<double>(places.size());
    const double variance = squares / count - sum / count * sum / count;
    quality.error = std::sqrt(errors / count);
    quality.explained = variance > 0 ? 1 - errors / count / variance : 0;
    return quality;
}

} // namespace

FittedNets fitNets(const Samples& samples, const NetFit& options) {
    FittedNets fitted;
    for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
        std::vector<const Sample*> own;
        std::vector<float> targets;
        for (const Sample& sample : samples.positions) {
            if (sample.inputs.stage != static_cast<int>(stage))
                continue;
            double target = sample.result;
            if (sample.later >= 0) {
                const NetInputs& later = samples.later[static_cast<std::size_t>(sample.later)];
                target = later.sure + gainOf(fitted.nets[stage - 2], later) / 100.0;
            }
            own.push_back(&sample);
            targets.push_back(static_cast<float>(target - sample.inputs.sure));
        }
        // The samples of a game lie side by side, so whole games are held out.
        std::vector<std::size_t> learned;
        std::vector<std::size_t> heldOut;
        for (std::size_t i = 0; i < own.size(); ++i)
            (i < own.size() / heldOutOneIn ? heldOut : learned).push_back(i);
        Trainee trainee(own, targets);
        trainee.learn(options, std::move(learned));
        fitted.nets[stage - 1] = trainee.inIntegers();
        fitted.quality[stage - 1] = qualityOf(fitted.nets[stage - 1], own, targets, heldOut);
    }
    return fitted;
}

} // namespace trainer
