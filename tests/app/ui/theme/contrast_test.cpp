// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/colour_table.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/wars_colours.h"
#include "engine/genomewars/catalogue.h"
#include "test_registry.h"

#include <QtTest/QTest>

using app::Role;

namespace {

constexpr double forText = 4.5;
constexpr double forMarks = 3.0;

const char* nameOf(app::ThemeKind theme) {
    switch (theme) {
    case app::ThemeKind::Light: return "light";
    case app::ThemeKind::Dark: return "dark";
    case app::ThemeKind::HighContrast: return "high contrast";
    }
    return "";
}

struct Pair {
    const char* what;
    QColor front;
    QColor back;
    double needed;
};

} // namespace

/// Every pair of colours that the program uses on top of each other, in every theme: words reach 4.5:1, and
/// marks and borders that carry meaning 3:1 (WCAG 2.1, 1.4.3 and 1.4.11).
class ContrastTest : public QObject {
    Q_OBJECT
private slots:
    void knowsTheContrastOfBlackAndWhite() {
        QCOMPARE(app::contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(app::contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(app::contrastRatio(Qt::red, Qt::red), 1.0);
        // #767676 is the lightest grey that reaches 4.5:1 on white.
        QVERIFY(app::contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) >= 4.5);
        QVERIFY(app::contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
    }

    void mixesColoursByWeight() {
        QCOMPARE(app::mixed(Qt::white, Qt::black, 1), QColor(Qt::white));
        QCOMPARE(app::mixed(Qt::white, Qt::black, 0), QColor(Qt::black));
    }

    void wordsAndMarksCanBeRead_data() { pairs(); }
    void wordsAndMarksCanBeRead() {
        QFETCH(QColor, front);
        QFETCH(QColor, back);
        QFETCH(double, needed);
        const double contrast = app::contrastRatio(front, back);
        QVERIFY2(contrast >= needed, qPrintable(QStringLiteral("%1 on %2 has a contrast of %3, needed is %4")
                                                    .arg(front.name(), back.name())
                                                    .arg(contrast, 0, 'f', 2)
                                                    .arg(needed)));
    }

    void highContrastReachesSevenForItsWords() {
        const auto theme = app::ThemeKind::HighContrast;
        for (const Role ink : {Role::Ink, Role::SoftInk, Role::Link, Role::SageText, Role::Warning})
            for (const Role ground : {Role::Paper, Role::Panel, Role::Resting, Role::Garden})
                QVERIFY2(app::contrastRatio(colourOf(theme, ink), colourOf(theme, ground)) >= 7,
                         qPrintable(QStringLiteral("role %1 on role %2").arg(int(ink)).arg(int(ground))));
    }

    void aPreviewHasTheColourOfNoTrait() {
        for (const auto theme : app::allThemeKinds) {
            const int hue = colourOf(theme, Role::PressBorder).hslHue();
            for (int i = 0; i < genotype::traitCount; ++i) {
                const auto colours = traitColoursOf(theme, static_cast<genotype::Trait>(i));
                for (const QColor& one : {colours.fill, colours.textOnTint}) {
                    const int apart = std::abs(one.hslHue() - hue);
                    QVERIFY2(std::min(apart, 360 - apart) > 40, qPrintable(one.name()));
                }
            }
        }
    }

    void noTwoSeatsShareAPatternOrAColour() {
        for (const auto theme : app::allThemeKinds)
            for (int one = 0; one < app::seatCount; ++one)
                for (int other = one + 1; other < app::seatCount; ++other) {
                    QVERIFY(seatColoursOf(theme, one).pattern != seatColoursOf(theme, other).pattern);
                    QVERIFY(seatColoursOf(theme, one).fill != seatColoursOf(theme, other).fill);
                }
    }

private:
    static void pairs() {
        QTest::addColumn<QColor>("front");
        QTest::addColumn<QColor>("back");
        QTest::addColumn<double>("needed");
        for (const auto theme : app::allThemeKinds) {
            roles(theme, "ink", Role::Ink,
                  {Role::Paper, Role::Panel, Role::Resting, Role::Garden, Role::PlantGround, Role::GlowFill,
                   Role::SageTint, Role::WarningFill},
                  forText);
            roles(theme, "soft ink", Role::SoftInk,
                  {Role::Paper, Role::Panel, Role::Resting, Role::Garden, Role::GlowFill, Role::SageTint},
                  forText);
            roles(theme, "link", Role::Link, {Role::Paper, Role::Panel, Role::GlowFill}, forText);
            roles(theme, "on sage", Role::OnSage, {Role::Sage}, forText);
            roles(theme, "sage text", Role::SageText,
                  {Role::Paper, Role::Panel, Role::Resting, Role::SageTint}, forText);
            roles(theme, "warning", Role::Warning,
                  {Role::Paper, Role::Panel, Role::WarningFill, Role::GlowFill}, forText);
            roles(theme, "side bar", Role::SideBarInk, {Role::SideBar, Role::SideBarActive}, forText);
            for (const Role ink : {Role::Ink, Role::SoftInk})
                for (const auto ground : {app::Ground::Raised, app::Ground::Sand})
                    row(theme,
                        "ink " + QByteArray::number(int(ink)) + " on ground " +
                            QByteArray::number(int(ground)),
                        {"", colourOf(theme, ink), colourOf(theme, ground), forText});
            row(theme, "ink on the sun",
                {"", colourOf(theme, Role::Ink), colourOf(theme, app::Ground::Sun), forText});
            row(theme, "sun edge on what it lights",
                {"", colourOf(theme, Role::GlowBorder), colourOf(theme, app::Ground::Sun), forMarks});
            roles(theme, "coin", Role::CoinInk, {Role::CoinFill}, forText);
            roles(theme, "deck", Role::OnDeck, {Role::PlantDeck, Role::ToolDeck}, forText);
            roles(theme, "control line", Role::ControlLine, {Role::Paper, Role::Panel, Role::Resting},
                  forMarks);
            roles(theme, "glow border", Role::GlowBorder,
                  {Role::Paper, Role::Panel, Role::GlowFill, Role::Resting}, forMarks);
            roles(theme, "press border", Role::PressBorder,
                  {Role::Paper, Role::Panel, Role::PressFill, Role::Resting, Role::Garden}, forMarks);
            roles(theme, "words on press fill", Role::Ink, {Role::PressFill}, forText);
            roles(theme, "soft words on press fill", Role::SoftInk, {Role::PressFill}, forText);
            roles(theme, "preview", Role::PressBorder, {Role::Panel, Role::PressFill}, forText);
            roles(theme, "focus ring", Role::Focus,
                  {Role::Paper, Role::Panel, Role::Resting, Role::Garden, Role::GlowFill}, forMarks);
            roles(theme, "sage mark", Role::Sage, {Role::Paper, Role::Panel, Role::Resting}, forMarks);
            for (int i = 0; i < genotype::traitCount; ++i) {
                const auto colours = traitColoursOf(theme, static_cast<genotype::Trait>(i));
                const QByteArray trait = "trait " + QByteArray::number(i);
                row(theme, trait + " on fill", {"", colours.onFill, colours.fill, forText});
                row(theme, trait + " on tint", {"", colours.textOnTint, colours.tint, forText});
                row(theme, trait + " on press fill",
                    {"", colours.textOnTint, colourOf(theme, Role::PressFill), forText});
                row(theme, trait + " on a raised ground",
                    {"", colours.textOnTint, colourOf(theme, app::Ground::Raised), forText});
                row(theme, trait + " tint below the sun's edge",
                    {"", colourOf(theme, Role::GlowBorder), colours.tint, forMarks});
                row(theme, trait + " tint below press border",
                    {"", colourOf(theme, Role::PressBorder), colours.tint, forMarks});
                for (const Role ground : {Role::Paper, Role::Panel}) {
                    const QByteArray where = " on role " + QByteArray::number(int(ground));
                    row(theme, trait + " text" + where,
                        {"", colours.textOnTint, colourOf(theme, ground), forText});
                    row(theme, trait + " fill" + where,
                        {"", colours.fill, colourOf(theme, ground), forMarks});
                }
            }
            for (int i = 0; i < genomewars::alleleCount; ++i) {
                const auto colours = app::alleleColoursOf(theme, i);
                const QByteArray allele = "allele " + QByteArray::number(i);
                row(theme, allele + " on fill", {"", colours.onFill, colours.fill, forText});
                for (const Role ground : {Role::Paper, Role::Panel, Role::Resting})
                    row(theme, allele + " fill on role " + QByteArray::number(int(ground)),
                        {"", colours.fill, colourOf(theme, ground), forMarks});
            }
            for (int i = 0; i < app::seatCount; ++i) {
                const auto colours = seatColoursOf(theme, i);
                const QByteArray seat = "seat " + QByteArray::number(i);
                row(theme, seat + " on fill", {"", colours.onFill, colours.fill, forText});
                for (const Role ground : {Role::Paper, Role::Panel, Role::Resting, Role::Garden})
                    row(theme, seat + " text on role " + QByteArray::number(int(ground)),
                        {"", colours.text, colourOf(theme, ground), forText});
            }
        }
    }

    static void roles(app::ThemeKind theme, const char* what, Role front, std::initializer_list<Role> backs,
                      double needed) {
        for (const Role back : backs)
            row(theme, QByteArray(what) + " on role " + QByteArray::number(int(back)),
                {what, colourOf(theme, front), colourOf(theme, back), needed});
    }

    static void row(app::ThemeKind theme, const QByteArray& what, const Pair& pair) {
        QTest::newRow((QByteArray(nameOf(theme)) + ": " + what).constData())
            << pair.front << pair.back << pair.needed;
    }
};

GENOTYPE_TEST(ContrastTest)
#include "contrast_test.moc"
