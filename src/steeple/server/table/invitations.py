"""Invitations that can be read out on the phone: `plum-gable-274`.

Two words and a number make 256 · 256 · 900, about 59 million. That would be too few for a
password; here wrong guesses are counted, an address has ten of them a minute, and a right one helps
only while a seat is free; then everybody at the table sees who has come.
"""

import re
import secrets

_FIRST = """
    acacia acorn almond alpine amber apple apricot aspen aurora autumn avocado azure bagel
    balsam bamboo banana barley basil birch biscuit blossom boxwood bramble breeze bronze brook
    bubble butter cabbage cactus canary caramel cashew celery cheddar cherry cider citrus cloud
    clover coastal cobalt cocoa coconut coffee comet copper cotton cream cricket crimson crispy
    crocus crumble crystal curry daisy denim dough dragon drizzle dusk eclipse elm emerald
    evening fennel fern fig finch flint foggy forest frost fudge galaxy garlic gentle ginger
    glacier golden granite grape grass gravel green guava gumdrop hamster harvest hazel heather
    hickory honey icicle indigo iris ivory ivy jade jasmine jelly jungle juniper kitten kiwi
    koala lagoon laurel lava lemon lentil lettuce lilac lily lime linen lotus lucky magenta
    magnet magpie mallard mango maple marble maroon meadow mellow melody melon minnow mint
    monsoon moon morning moss muffin mustard nebula nectar nettle nimble noodle nutmeg oak oasis
    oatmeal ocean octopus olive onion opal orange orbit orchid oregano otter panda papaya
    paprika parrot parsley parsnip pasta pastry peach peanut pecan pelican penguin pepper pickle
    pine plum polar pollen pony popcorn poppy potato pretzel prism pudding pumpkin purple quail
    quiet quince rabbit radish rainbow raisin raven ravioli ribbon rice robin rocky rosy ruby
    saffron sage salad salmon sandy sapling satin scarlet sequoia sherbet silk silver snow
    sorbet sparkle sparrow spice spinach spring spruce squash starry stellar stormy sugar summer
    sunny sunset swan syrup thistle thunder tiger toast tomato topaz toucan trout truffle tulip
    tundra turnip turtle vanilla velvet violet vivid waffle walnut walrus willow winter wombat
    zebra zephyr
"""
_SECOND = """
    abbey adobe airship alcove anchor anvil arcade arch atrium attic avenue awning bakery
    balcony banjo barn barrel basin basket beacon beehive belfry bench bicycle blanket bobbin
    bolt bonnet bottle boulder bracket brick bridge broom brush bucket burrow button cabin
    cabinet camp canal candle canoe canopy caravan carpet castle cavern cello chalet chapel
    chariot chimney chisel cliff cloak column compass corner cornice cottage counter cradle
    crane cupola curtain cushion dome door dormer drawer drum engine fence ferry fiddle finial
    flute forge frame fresco funnel gable gallery garage garden gateway gazebo girder gondola
    grotto guitar hallway hamlet hammer hammock harp hatch haven hearth hedge helmet hinge hoist
    hostel hut igloo inkwell island jacket journal jukebox kennel kettle keyhole kiln kitchen
    kite ladder ladle lantern lattice lever library lintel lobby lodge loft lookout loom mailbox
    mallet mansion market mill mirror mitten mosaic museum needle notch nozzle nursery obelisk
    orchard outpost paddle padlock pagoda palace panel pantry parapet parasol path patio pencil
    pergola piano picture pillar pillow plank planter plaza pliers pocket podium porch portal
    postbox pottery pulley pyramid quarry quill rafter railing rampart roof rope rotunda rowboat
    rudder ruler satchel saucer sawmill school scooter screen scroll seesaw shed shelf shelter
    shingle shovel shutter skillet slate sledge slipper sofa spade spanner spindle spiral spire
    spoon stadium station statue steeple stool stove studio summit sundial tablet tackle teapot
    temple tent terrace thimble ticket tile toaster toolbox tower tractor tramway trellis tripod
    trolley trowel trumpet tugboat turbine turret valley vault viaduct village violin wagon
    walkway wharf wheel whistle window wrench yard yurt
"""
FIRST, SECOND = _FIRST.split(), _SECOND.split()
"""Short, well-known words that can't be mistaken for one another, spoken or written."""
LEAST_NUMBER, MOST_NUMBER = 100, 999


def invitation() -> str:
    """A random invitation; the caller has to check whether it is in use already."""
    number = LEAST_NUMBER + secrets.randbelow(MOST_NUMBER - LEAST_NUMBER + 1)
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{number}"


def spelled(typed: str) -> str:
    r"""An invitation in its stored form, however somebody writes it.

    >>> {spelled(typed) for typed in ("plum-gable-274", " Plum gable 274\n", "PLUM.GABLE.274")}
    {'plum-gable-274'}
    """
    return "-".join(re.findall(r"[^\W_]+", typed.lower()))
