// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace core {

/// A vector of at most `Capacity` trivially copyable items that lives where it is declared: no heap, copied
/// by memcpy, compared item by item. Game states and action lists are made of it.
template <typename T, std::size_t Capacity> class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(Capacity <= 65535);

public:
    using Size = std::conditional_t<(Capacity <= 255), std::uint8_t, std::uint16_t>;

    // Items beyond the size stay uninitialised on purpose: lists of actions are filled millions of times.
    FixedVector() : m_size(0) {}

    static constexpr std::size_t capacity() { return Capacity; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }

    /// Precondition: size() < Capacity.
    void push(const T& item) {
        assert(m_size < Capacity);
        m_items[m_size++] = item;
    }
    /// Removes and returns the last item. Precondition: not empty.
    T pop() {
        assert(m_size > 0);
        return m_items[--m_size];
    }
    void clear() { m_size = 0; }

    T& operator[](std::size_t index) { return m_items[index]; }
    const T& operator[](std::size_t index) const { return m_items[index]; }
    T& back() { return m_items[m_size - 1u]; }
    const T& back() const { return m_items[m_size - 1u]; }

    T* begin() { return m_items.data(); }
    T* end() { return m_items.data() + m_size; }
    const T* begin() const { return m_items.data(); }
    const T* end() const { return m_items.data() + m_size; }

    bool contains(const T& item) const {
        for (const T& one : *this)
            if (one == item)
                return true;
        return false;
    }

    bool operator==(const FixedVector& other) const {
        if (m_size != other.m_size)
            return false;
        for (std::size_t i = 0; i < m_size; ++i)
            if (!(m_items[i] == other.m_items[i]))
                return false;
        return true;
    }

private:
    std::array<T, Capacity> m_items;
    Size m_size;
};

} // namespace core
