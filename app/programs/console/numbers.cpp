// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"

#include "lessons/chi_square.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace cli {

namespace {

std::string formatted(const char* format, int precision, double value) {
    char text[400];
    std::snprintf(text, sizeof text, format, precision, value);
    return text;
}

std::size_t charactersIn(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

} // namespace

std::string howMany(std::size_t number, const char* one, const char* many) {
    return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

std::string decimal(double value, int places) {
    return formatted("%.*f", places, value);
}

std::string significant(double value) {
    return formatted("%.*g", 4, value);
}

std::string pText(double p) {
    return lessons::isBound(p) ? "below 1e-300" : significant(p);
}

void markBounds(Json& object, std::initializer_list<const char*> keys) {
    for (const std::string key : keys)
        if (const auto found = object.find(key);
            found != object.end() && found->is_number() && lessons::isBound(found->get<double>()))
            object[key + "_is_bound"] = true;
}

std::string testText(const lessons::TestResult& test, std::optional<double> exact) {
    if (test.sampleSize == 0)
        return "No counts: there is nothing to test.\n";
    if (test.impossible)
        return "Offspring were counted in a class that is not expected at all: the expectation is rejected, "
               "p 0.\n";
    if (test.degreesOfFreedom == 0)
        return "Only one class is possible: there is nothing to test.\n";
    return "chi-square " + decimal(test.statistic, 4) + ", df " + std::to_string(test.degreesOfFreedom) +
           ", p " + pText(test.pValue) + (exact ? ", exact p " + pText(*exact) : "") + '\n' +
           (test.smallExpected.empty() ? "" : smallExpectedCaution);
}

std::string expectedCount(double value) {
    return value > 0 && value < 0.1 ? significant(value) : decimal(value, 2);
}

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

std::string filled(const std::string& pattern, const Json& values) {
    std::string text;
    std::size_t at = 0;
    for (std::size_t open = 0; (open = pattern.find('{', at)) != std::string::npos;) {
        const std::size_t colon = pattern.find(':', open);
        const std::size_t close = pattern.find('}', open);
        std::string way = '/' + pattern.substr(open + 1, colon - open - 1);
        const std::string format = pattern.substr(colon + 1, close - colon - 1);
        const bool isShare = way.back() == '%';
        if (isShare)
            way.pop_back();
        std::ranges::replace(way, '.', '/');
        const Json& value = way == "/" ? values : values.at(Json::json_pointer(way));
        text += pattern.substr(at, open - at);
        text += value.is_string() ? lineOf(format.c_str(), value.get_ref<const std::string&>().c_str())
                                  : lineOf(format.c_str(), (isShare ? 100 : 1) * value.get<double>());
        at = close + 1;
    }
    return text + pattern.substr(at);
}

std::string padded(std::string text, std::size_t width) {
    text.append(width - std::min(width, charactersIn(text)), ' ');
    return text;
}

std::string aligned(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, charactersIn(text)), ' ') + text;
}

} // namespace cli
