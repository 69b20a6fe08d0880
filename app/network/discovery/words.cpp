// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace app::join {

namespace {

// In alphabetical order. A change would change the code of every host: never move a word.
constexpr std::string_view allWords =
    "able abort about above abrupt absurd account acorn action actor adapter admiral adult advent "
    "aerosol after again agent agile air airline airport alarm albino album alert algebra alias "
    "alibi alkali all allegro almond along alpha alpine altar alter always amalgam amateur amber "
    "ampere analog anchor android anemone angel angler animal anion ankle anode anorak answer ant "
    "antenna antler antonym any apart apple apropos archive arctic arena argon arid arm armband "
    "armor aroma array arrest arrow arsenal art artist ask aspen asphalt aspirin aster atelier "
    "athlete atlas atoll atom august aura author auto autumn avocado awake away awesome axiom axis "
    "axle baby backup bacon badge bag bakery balance balcony ballast balsam bamboo banana bandit "
    "bang banjo banker banner barber barium bark barley baron barrel basalt base basic basket bass "
    "bastion bat bath battery beach beak beam bean beard beauty beaver beck become bee beetle begin "
    "behind beige belief bellow below bench berry best beta better between beyond bicycle biker "
    "billion bin binder birch bird birth biscuit bison bitter bizarre black blade blanket blind "
    "block bloom blossom blouse blue bluff board boat body boiler bolero bonbon bone bongo bonsai "
    "bonus booklet boom boot border borrow boss bottle bounce bowling box boxer boy bracket brain "
    "brand brass bread breeze brick bridge brief bright bring broccoli broker bronze brook brother "
    "browser brunch brush bubble buckle bud budget buffet build bulb bulky bulldog bumble bundle "
    "bunny burger burrow bus busy butler button buyer buzz byte cabbage cabin cable cache cactus "
    "cage calcium calf calm camel campus canal candy canoe canvas canyon capable captain caravan "
    "carbon card cargo carol carpet carry cartoon carve case casino castor cat cattle cedar ceiling "
    "celery cello cement century cereal certain chain chalet chapter charge chatter check cheese "
    "cherry chess chicken chief child chimney chip choir choose church cinema cinnamon circus "
    "citizen city civil clam clap clay clean clement clever client climb clinic clip cloak clock "
    "clone closure cloth cloud clover clown club cluster coach coal coast cobalt cobra cockpit cocoa "
    "code coffee coin cold collie color column comb comet comic common compass concert connect "
    "cookie cooler copper copy coral corner cotton couch count coupe courage cousin cover cow cowboy "
    "crab cradle craft crane crash crayon cream creek cricket crisp crocus crop cross crown crumb "
    "crust crystal cube cucumber culture cup cupboard curious curl current cursor curtain curve "
    "cushion custom cute cycle dad daffodil dairy daisy damp dance daring dark dash daughter dawn "
    "deal deck decoder deep deer degree deliver delta demo den denim dentist depot depth derby "
    "desert design desktop dessert detail develop dew diadem diagram dial diamond diary dice differ "
    "dig digital dilemma dill dinner dinosaur diode dioxide dipole direct disco dish display "
    "distance diva divisor dizzy dock doctor document dogma dollar dolphin domain dome domino don "
    "donkey door dose dot double dough dove down dozen dragon drama draw dream dress dribble drill "
    "drink drive drop drummer dry duck dune duo duplex during dust duty dwarf dynamo each eager "
    "eagle early earn earth easy echo edge editor eel egg eight elbow elder electric elegant element "
    "elephant eleven elf elite ellipse else emblem embryo emotion empty energy engine enjoy enough "
    "enter envelope enzyme epilog episode epsilon equal eraser erosion errand escape essay euro "
    "evening every evident exact exam excite exercise exit explain expo express extra eye eyebrow "
    "fabric face factory fairy faith falcon fallout false fame family famous fancy fanfare far "
    "farmer fashion fast father fault favor fawn feast feature feed feel fence fern ferry festival "
    "fetch fiber fiddle field figure filet fill film filter final find fine finger finite firefly "
    "firm first fish fit fitness five fix fjord flag flair flamingo flash flatter flavor flax fleece "
    "flight flipper float flock floor flora floss flower fluid flute fly flyer foam focus fog foil "
    "follow fondue food foot ford forest forget fork formal fortune forum forward fossil fountain "
    "four fox foyer fragile frame franc freckle free fresh friday friend frisbee frog frontal frost "
    "fruit fuel full fun funk funny fur furrow fusion future gadget gala gallop game gamma gangway "
    "garage garden garlic garnet gas gate gather gazelle gecko gem general genial genome genre "
    "gentle genus gesture ghost giant gift giggle ginger ginkgo giraffe girl give glacier glad "
    "glamour glance glass glide glimmer glitter global glory glove glow glue goal goat goblet "
    "goggles gold golfer gong good goose gossip grace grade grain granite graph grass gravity gray "
    "great green grid grill grocer groove group grow guard guess guide guitar gum gutter gym habit "
    "hair half hall halogen hamlet hammer hamster handle hang happy harbor harp hart harvest hawk "
    "hay hazel header health heart heather heavy hedgehog height helium helmet help hen herd heron "
    "hidden high hike hill hint hip hire history hive hobby hockey hoist hold holiday holly home "
    "honest hoof hook hoop hope horizon hormone horn horse hospital host hotel hour house hover hub "
    "huge hum human humid humor humus hundred hunger hurdle hurry husky hybrid hydra hyena hygiene "
    "hymn ice iceberg icicle icon idea idol iguana image immune impala import impulse inch include "
    "index indices indoor info initial insect inside insulin integer inverse invite ion iota iris "
    "iron island isobar isotope italic item ivory ivy jacket jaguar jam japan jar jargon jasmine "
    "javelin jazz jeans jeep jelly jersey jet jewel jigsaw job jogger join joker jolly joule journal "
    "joy judge judo juggle juice jumbo jumper jungle juniper just kangaroo karate kayak keep kelp "
    "kennel kernel ketchup kettle key keyboard kid kidney kilo kindle kingdom kiosk kipper kit "
    "kitchen kite kitten kiwi knee knight knitter knock knot know koala label labor lace ladder "
    "ladybird lager lama lambda lamp land language lantern laptop large lark larva lasagne laser "
    "lasso last latex latte laugh laundry lava lavender lawn layer layout lazy leader leaf learn "
    "leasing leather leave ledge leek left legal legend legion lemma lemon length lens lentil "
    "leopard lesson lettuce level library lichen life lift light like lilac lily limb limit linden "
    "linear linker lion lip liquid list liter lithium little lizard llama load loaf lobby lobe "
    "lobster local locker log login logo lollipop lonely look loop loose lot lotion lotto lotus loud "
    "lovely loyal lucky luggage lullaby lunar lunch lung lupin lynx lyric machine maestro magenta "
    "magic magma magnet magpie mailbox main maize make mammal manage mango mantra manual many map "
    "maple marble march margin marine market marmot mask mason massive master match math matrix "
    "mattress maximal may maybe mayor meadow meal mean measure med media meerkat meeting melon melt "
    "member memory mend mentor menu merry mesh metal meter metro middle midnight mild milieu milk "
    "million mime mimic mind mineral minimal minnow mint minus mirror mission mistake mitten mix "
    "mixer mixture moat mobile modem module mohair molar mole moment monarch monday money monitor "
    "monkey monolog monster montage moon moose mop more morning mosaic mosquito moss motel mother "
    "motive motor mountain mouse mouth move movie much mud muffin mug mulberry mule multi muscle "
    "museum mushroom musical mustang mystery myth name napkin narrow nation nature navy near neat "
    "neck nectar needle neighbor neither neon nephew nerve net nettle neuron neutral never new news "
    "newton next nice nickel niece nimbus nine nitrate noise noodle noon norm north nose notebook "
    "nothing notice nougat nova novel number nurse nutmeg nylon oak oasis obelisk object oboe oboist "
    "observe ocean october odd offer office offline offset often ohm oil okapi okay old olive omega "
    "omnibus onion online only onward open operand opposite option opus oracle orange orbit orchid "
    "order organ orient origin osprey ostrich other ounce outdoor outside oval ovation oven over owl "
    "own owner oxford oxide oxygen oyster packer page paint pair palace palette palm pamphlet pan "
    "pancake panda pansy panther papa paper paprika papyrus parade parcel pardon parent park parrot "
    "parser party passage pasta patch patent path patient patron pattern pause paw pea peacock peak "
    "peanut pebble pecan pedal pelican pencil penguin penny pension people pepper perch perfect "
    "person petal petunia phase phone photo phrase physics piano pickle picnic picture pie piece pig "
    "pigeon pigment pillow pilot pink pioneer pipe pitch pixel pizza place plain plant plasma "
    "plateau player please plenty plow plug plum plural plus pocket podcast podium poet point polar "
    "police pollen polygon poncho pond pony pool pop popcorn poppy popular porch portal pose "
    "possible poster potato pottery pouch powder power practice prairie praline present pretty price "
    "pride priest prince private prize pro probe profit prompt proof proton proud proxy prune public "
    "pudding pulley pulse puma pumpkin punch pupil puppet purple purse push puzzle pylon pyramid "
    "python quack quail quality quantum quart question queue quick quiet quill quite quiz quota "
    "rabbit raccoon race radar radium radon raft rail rainbow raisin rake rally ranch random range "
    "rapid raster ratio rattle raven ready realist reason rebuild receipt recipe record recycle red "
    "reed reef refill reflex reform refrain regatta reggae regime regular reindeer relax relief "
    "remain remember remind renew rent repair repeat reply report reptile requiem rescue reserve "
    "rest result return review revue reward rhino rhombus rhubarb rhyme ribbon rich riddle ridge "
    "rigid ring ripe ripple rise ritual river road roaming roast robin robot robust rock roll roman "
    "roof room rooster rope rosette rotor rough round router row royal rubber ruby rug rugby ruler "
    "run runner rush rye sad saddle safari safety sail salami salmon salon salt samba sample samurai "
    "sandal sapling sapphire sardine satin saturday sauce sauna sausage save saw scale scampi scarf "
    "scene school science scissors scooter score scout screw script sea seagull search season seat "
    "second secret seesaw sell seminar senate send senior sensor sentence service session setup "
    "seven shadow shallow shampoo shape shark shawl shed sheep shelf sheriff shield shift shine ship "
    "shirt shiver shoe shop short shoulder shovel shower shrub shuttle shy side siesta sight signal "
    "silent silk silly silver similar simple since singer sink sister six size skate sketch ski "
    "skill skin skipper skirt sky slalom sled sleeve slice slide slipper slogan slope slow small "
    "smart smell smiley smog smoke smooth snack snail snake sneeze snow soap soccer social socket "
    "soda sofa softer soil solar solid solo solvent some song soon sort sound soup south space "
    "spanner sparrow speak special speech spell spend sphinx spicy spider spiel spike spinach spiral "
    "splash sponsor spoon spore spot spray spread spritz sprout spruce square squeak squid stable "
    "stack stadium staff stage stair stamp stand stapler star statue stay steak steel stem steppe "
    "stereo steward sticker still stitch stock stone stool stopper story stove straw stream stripe "
    "strong studio sturdy stylist subway sudden sugar suit sulfide summer sun sunday sunny sunset "
    "super support sure surface surprise sushi swallow swamp swan sweater sweet swim swing switch "
    "sword sycamore symbol symptom synapse synonym syntax syrup system tablet tackle tadpole tailor "
    "take talent talk tall talon tandem tango tape tapir tart taste taxi tea teacher team teapot "
    "techno tell tempo ten tennis tenor tent term tester text thank theater theorem there thick "
    "thimble thing third thistle thorn thought thread thrush thumb thunder thursday ticket tide tidy "
    "tiger tight timber time timing tiny tip tissue title toad toaster today toddler toe toffee tofu "
    "together token tomato tomorrow tonight tool tooth topic torch tornado tortoise totem touch "
    "tourist toward towel town toy tractor trade traffic trailer travel tray treasure tree trend "
    "triangle tricycle trio trip triumph troll trombone trophy trout truck true trumpet trust truth "
    "try tsunami tuba tube tuesday tugboat tulip tumble tuna tundra tune tunnel turbine turkey turn "
    "turtle tusk tutor tutu twelve twenty twig twin twist two type typical ukulele umbrella uncle "
    "under unicorn uniform union unit universe until update upgrade upload upper upset upstairs "
    "urban urchin use useful user usual utensil utility utmost vacant valley value valve van vanilla "
    "vapor various vase vast vegan veil velvet vendor veranda verbal verse very vessel vest veteran "
    "vibrant victor video view villa vinegar violet visa vision vista vital vivid vocal voice "
    "volcano volt volume vote vowel voyage vulture waffle wagon waist wait walk wallet walnut walrus "
    "wand want warbler warmer warn wash wasp watch water wave wax way wealth weasel weather weave "
    "website weekend welcome well western whale wheat wheel when where whisker white whole wife wild "
    "willow win window wing winner winter wire wise wish wisteria wizard wolf woman wombat wonder "
    "wood wool work world worm worry worth wrap wren wrist writer wrong yacht yard yarn yawn year "
    "yeast yellow yes yoga yogurt yolk young youth zebra zero zeta zigzag zinc zipper zone zoo zoom "
    "zucchini";

using WordTable = std::array<std::string_view, wordCount>;

WordTable split() {
    WordTable words;
    std::string_view rest = allWords;
    for (std::string_view& word : words) {
        word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return words;
}

const WordTable& table() {
    static const WordTable words = split();
    return words;
}

/// Whether one letter that is wrong, missing or too many, or two neighbours in the wrong order, make the
/// difference.
bool isOneSlip(std::string_view a, std::string_view b) {
    if (a.size() > b.size())
        std::swap(a, b);
    const auto [first, second] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto same = static_cast<std::size_t>(first - a.begin());
    const std::string_view left = a.substr(same);
    const std::string_view right = b.substr(same);
    if (left.size() + 1 == right.size())
        return left == right.substr(1);
    if (left.size() != right.size() || left.empty())
        return false;
    if (left.substr(1) == right.substr(1))
        return true;
    return left.size() > 1 && left[0] == right[1] && left[1] == right[0] && left.substr(2) == right.substr(2);
}

constexpr std::size_t fewestLetters = 3;

bool isBegun(std::string_view word, std::string_view typed) {
    return typed.size() >= fewestLetters && word.size() > typed.size() && word.starts_with(typed);
}

} // namespace

std::string_view wordAt(std::size_t number) {
    return table().at(number);
}

std::optional<std::size_t> numberOf(std::string_view typed) {
    const WordTable& words = table();
    if (const auto exact = std::ranges::lower_bound(words, typed); exact != words.end() && *exact == typed)
        return static_cast<std::size_t>(exact - words.begin());
    std::optional<std::size_t> found;
    for (std::size_t number = 0; number < words.size(); ++number) {
        if (!isOneSlip(words[number], typed))
            continue;
        if (found)
            return {};
        found = number;
    }
    return found;
}

std::vector<std::string_view> wordsLike(std::string_view typed) {
    std::vector<std::string_view> near;
    std::ranges::copy_if(table(), std::back_inserter(near), [&](std::string_view word) {
        return isOneSlip(word, typed) || isBegun(word, typed);
    });
    return near;
}

} // namespace app::join
