// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings_file.h"

#include <QtCore/QVariant>

#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace app {

/// What all choices have in common, whatever can be chosen.
class AnySetting : public QObject {
    Q_OBJECT
public:
    /// `key`: under which the choice stands in the file, which must outlive this.
    AnySetting(SettingsFile& file, const char* key) : m_file(file), m_key(QLatin1String(key)) {}

signals:
    /// Something else applies now, maybe because of something else than a choice.
    void changed();

protected:
    QVariant kept() const { return m_file.file().value(m_key); }
    /// What cannot be saved is said before the change itself, so that a page shows both at once.
    void keep(const QVariant& value) {
        m_file.file().setValue(m_key, value);
        m_file.settle();
    }

private:
    SettingsFile& m_file;
    const QString m_key;
};

/// How a choice stands in the file: `read` gives no value for what cannot be chosen.
template <typename T> struct SettingCodec {
    std::function<std::optional<T>(const QVariant&)> read = [](const QVariant& kept) {
        return std::optional(kept.value<T>());
    };
    std::function<QVariant(const T&)> write = [](const T& value) { return QVariant::fromValue(value); };
};

/// The values of an enumeration by their names, in its order.
template <typename Enum, std::size_t count>
SettingCodec<Enum> namedSetting(const std::array<const char*, count>& names) {
    return {.read = [names](const QVariant& kept) -> std::optional<Enum> {
                const QString written = kept.toString();
                for (std::size_t i = 0; i < names.size(); ++i)
                    if (written == QLatin1String(names[i]))
                        return static_cast<Enum>(i);
                return std::nullopt;
            },
            .write =
                [names](const Enum& value) {
                    return QVariant(QString(QLatin1String(names[static_cast<std::size_t>(value)])));
                }};
}

/// A choice that a person can make, saved between runs.
template <typename T> class Setting : public AnySetting {
public:
    /// `usual`: what applies until somebody has chosen.
    Setting(SettingsFile& file, const char* key, std::function<T()> usual, SettingCodec<T> codec = {})
        : AnySetting(file, key), m_usual(std::move(usual)), m_codec(std::move(codec)) {}

    /// What applies.
    T operator()() const {
        if (m_forThisRun)
            return *m_forThisRun;
        const QVariant written = kept();
        const std::optional<T> chosen = written.isValid() ? m_codec.read(written) : std::nullopt;
        return chosen ? *chosen : m_usual();
    }
    void set(const T& value) {
        m_forThisRun.reset();
        keep(m_codec.write(value));
        emit changed();
    }
    /// Applies until the program ends or another value is chosen; it is not saved.
    void setForThisRun(const T& value) {
        m_forThisRun = value;
        emit changed();
    }
    /// Calls `then` with what applies now, and again after each change, as long as `context` exists.
    template <typename Then> void follow(const QObject* context, Then then) const {
        QObject::connect(this, &AnySetting::changed, context, [this, then] { then((*this)()); });
        then((*this)());
    }

private:
    const std::function<T()> m_usual;
    const SettingCodec<T> m_codec;
    std::optional<T> m_forThisRun;
};

} // namespace app
