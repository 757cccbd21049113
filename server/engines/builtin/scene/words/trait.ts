/** What a creature does. */
export type Posture =
  | 'standing'
  | 'sitting'
  | 'walking'
  | 'running'
  | 'jumping'
  /** On the knees, the hands together. */
  | 'praying'
  | 'sleeping'
  /** On the ground, awake. */
  | 'lying'
  | 'flying'
  /** Head down, eating grass or drinking. */
  | 'grazing'
  /** Of a beast: its chest at the ground and its rump up, as who wants to play does. */
  | 'bowing';

/** What somebody picks from its plants into a basket. */
export type Picking =
  | 'grapepicking'
  | 'applepicking'
  | 'olivepicking'
  | 'teapicking'
  | 'berrypicking'
  | 'cottonpicking'
  | 'flowerpicking';

/** What somebody sells, behind heaps of it. */
export type Selling = 'carpetselling' | 'fruitselling' | 'fishselling' | 'flowerselling';

/** What somebody mends on a table. */
export const MENDING = ['radiomending', 'clockmending', 'shoemending', 'devicemending'] as const;

/** One of those. */
export type Mending = (typeof MENDING)[number];

/** What someone is like. */
export type Trait =
  | Picking
  | Selling
  /** On one knee at a basin of goldfish, a scoop of paper in the hand. */
  | 'scooping'
  | Mending
  /** Asleep at a table, the head on the arms. */
  | 'slumped'
  | 'woman'
  /** With the back against a door or a wall. */
  | 'propped'
  /** Of a beast: it lies on its treasure. */
  | 'hoarding'
  /** A girl, or a young woman. */
  | 'girl'
  | 'child'
  /** Of a child: no girl. */
  | 'boy'
  /** Of two: a man and a woman, close together. */
  | 'couple'
  | 'old'
  | 'bearded'
  | 'laughing'
  | 'sad'
  /** Who is known by clothes. */
  | 'knight'
  | 'mage'
  | 'royal'
  | 'monk'
  | 'chef'
  | 'doctor'
  | 'patient'
  /** Who runs with a number on the chest. */
  | 'racing'
  /** Of two who marry, of one of them, and of the other. */
  | 'wedding'
  | 'bride'
  | 'groom'
  /** Who is dressed for a role (`things/creatures/roles`). */
  | 'superhero'
  | 'pirate'
  | 'samurai'
  | 'ninja'
  | 'viking'
  | 'cowboy'
  /** In a gown, a flat cap on the head; all over in powder of many colours. */
  | 'graduate'
  | 'powdered'
  /** In a mask of Venice, a gown or a cloak. */
  | 'masked'
  | 'santa'
  /** Who has Santa's hat on the head, animals too. */
  | 'santahat'
  /** Of a beast: it is dressed as an astronaut. */
  | 'spacesuit'
  /** Of a beast: its head thrown back, or its jaws wide open. */
  | 'howling'
  /** Of a beast: it stands in the water; of an elephant: its trunk sprays some over its back. */
  | 'bathing'
  | 'spraying'
  /** Of a beast: it eats what its paws hold; on its belly it slides over ice. */
  | 'feeding'
  | 'sliding'
  | 'roaring'
  /** The same: fire comes from its mouth; it has wings. */
  | 'firebreathing'
  | 'winged'
  /** Of a lion: it is one with wings and the head of an eagle; of a monkey: it is a gorilla. */
  | 'griffin'
  | 'gorilla'
  | 'police'
  | 'firefighter'
  | 'soldier'
  | 'vampire'
  | 'angel'
  | 'fairy'
  | 'elf'
  | 'kimono'
  /** Who wears the short jacket and the wide skirt of Korea. */
  | 'hanbok'
  | 'gladiator'
  /** A soldier of ancient Rome; one in a toga. */
  | 'legionary'
  | 'senator'
  /** In a kilt of linen, as in old Egypt. */
  | 'kilted'
  | 'business'
  | 'builder'
  /** A blacksmith. */
  | 'smith'
  | 'zombie'
  | 'ballet'
  | 'nurse'
  | 'sailor'
  | 'sari'
  | 'clown'
  | 'footballer'
  /** Who brings letters, does tricks with cards, commands a ship. */
  | 'postal'
  | 'conjuror'
  | 'captain'
  /** Who has scored; of a keeper: whom the ball has passed. */
  | 'scoring'
  | 'beaten'
  | 'waiter'
  /** Who has a pack on the back, and a stick. */
  | 'hiker'
  /** Who plays an instrument: each another one. */
  | 'musician'
  | 'pianist'
  /** Who has a rod. */
  | 'fisher'
  /** Who works on the land. */
  | 'farmer'
  /** Who wears a dress, and whose hair is long or short. */
  | 'gown'
  /** Who wears one that reaches to the ground. */
  | 'ballgown'
  /** Who has a hat with a brim, a cloth over the hair, or glasses. */
  | 'hatted'
  | 'headscarf'
  | 'glasses'
  | 'sunglasses'
  /** Who wears a hat or a cap of the 1920s. */
  | 'bygone'
  /** Who wears a coat, one against rain with its hood up, a jacket, a shirt, a pullover, a cloak with its hood up. */
  | 'coat'
  | 'raincoat'
  | 'jacket'
  | 'shirt'
  | 'pullover'
  | 'cloak'
  /** How light somebody's skin is, and how stout the body: of several each another. */
  | 'fairskinned'
  | 'brownskinned'
  | 'darkskinned'
  | 'broad'
  | 'slight'
  | 'longhaired'
  | 'shorthaired'
  /** How else it is worn: not at all, in two braids, in a knot on the crown, in curls; and of whom it is black. */
  | 'bald'
  | 'braided'
  | 'bun'
  | 'curly'
  | 'blackhaired'
  /** Who has freckles, pearls in the ears, a pipe in the mouth. */
  | 'greeneyed'
  | 'blueeyed'
  | 'browneyed'
  | 'greyeyed'
  | 'freckled'
  | 'earrings'
  | 'pipe'
  /** Of several: a man, a woman and children. */
  | 'family'
  /** Of people: they are more than are counted. */
  | 'crowd'
  /** What people do. */
  | 'dancing'
  | 'playing'
  | 'working'
  | 'reading'
  /** A newspaper, whatever else is said of who reads. */
  | 'newspaper'
  /** Before an orchestra, a baton in the hand; with a jet of water from a hose; with food on a stick over a fire. */
  | 'conducting'
  | 'hosing'
  | 'roasting'
  /** On a seat; dough on a table; looking into a mirror. */
  | 'knitting'
  | 'baking'
  | 'mirrored'
  /** In the basket of a balloon. */
  | 'ballooning'
  /** Before somebody who teaches. */
  | 'pupil'
  /** On the ground, to somebody who reads. */
  | 'listening'
  /** At an easel, at a computer, kneeling over a tool. */
  /** In the water, and in a boat. */
  | 'swimming'
  | 'rowing'
  /** At a game of chess, of cards or dice, or on another board. */
  | 'chess'
  | 'cards'
  | 'dice'
  | 'boardgame'
  /** Who shaves others and cuts their hair, and who is shaved or has it cut. */
  | 'barber'
  | 'shaving'
  | 'haircut'
  /** On a wall of rock. */
  | 'climbing'
  /** Holding out food. */
  | 'feeding'
  /** To birds on the ground. */
  | 'scattering'
  /** A spell. */
  | 'casting'
  /** At a table or a wheel: with a sewing machine, a microscope, wet clay. */
  | 'sewing'
  | 'microscope'
  | 'potting'
  /** On a patient who lies before them. */
  | 'operating'
  /** With what is used: an iron, a mower, a rope, balls in the air, a saw, a chisel, a sponge. */
  | 'ironing'
  | 'mowing'
  | 'skipping'
  | 'juggling'
  | 'sawing'
  | 'carving'
  | 'scrubbing'
  /** With each other or a beast. */
  | 'fighting'
  | 'sledding'
  | 'throwing'
  /** An animal, with a hand. */
  | 'stroking'
  /** A present, on one knee; at a machine of an arcade. */
  | 'unwrapping'
  /** A tree, with an arm high. */
  | 'decorating'
  | 'gaming'
  /** Who mixes potions. */
  | 'brewing'
  | 'painting'
  | 'typing'
  | 'repairing'
  /** At a table: into a notebook; over a book. */
  | 'sketching'
  | 'studying'
  /** No child any more, and not grown up yet. */
  | 'teen'
  /** No old one: without a beard. */
  | 'youthful'
  /** Who rests the head in a hand. */
  | 'tired'
  /** Asleep in an armchair. */
  | 'dozing'
  /** With a pan over a stove; one that is on fire. */
  | 'atstove'
  /** With loaves on a peel. */
  | 'atoven'
  | 'flambe'
  /** What lies before them, their back to the eye. */
  | 'watching'
  /** With a hand high; and behind a cart. */
  | 'waving'
  | 'pushing'
  | 'pram'
  /** What the whole body does. */
  | 'boxing'
  | 'kneeling'
  | 'keeper'
  | 'capoeira'
  | 'yoga'
  | 'hammering'
  /** Who hammers a sword. */
  | 'bladesmith'
  /** A pan, and what is in it; at a blackboard; a net over the knees. */
  | 'tossing'
  | 'teacher'
  | 'netmending'
  | 'meditating'
  | 'tennis'
  /** Of an animal: no grown one yet. */
  | 'young'
  /** In a team's vest and shorts, and what such players do. */
  | 'basketballer'
  | 'dribbling'
  | 'jumpshot'
  | 'guarding'
  | 'archery'
  | 'golf'
  /** Looking at the sky through a telescope. */
  | 'stargazing'
  | 'chopping'
  | 'sweeping'
  | 'watering'
  | 'lifting'
  | 'karate'
  /** With a brush at a fence, with pegs at a line, with a trowel in a bed. */
  | 'fencepainting'
  /** With a roller, a can or a trowel at a wall, with a hammer at a hull. */
  | 'wallpainting'
  | 'graffiti'
  | 'bricklaying'
  | 'boatbuilding'
  /** Up a ladder, an animal out of a tree. */
  | 'rescuing'
  | 'pegging'
  | 'planting'
  | 'pointing'
  /** Snow, into shape; sand, on one knee. */
  | 'patting'
  | 'moulding'
  /** Who is dressed for the warmth, or for the cold. */
  | 'summery'
  | 'wintry'
  /** What two do with each other. */
  | 'hugging'
  /** Hugging what is low, on one knee. */
  | 'cuddling'
  | 'handinhand'
  | 'talking'
  /** They shake hands; one kneels with a ring. */
  | 'greeting'
  | 'proposing'
  /** What a grown person does with a child: carries it, has it on the shoulders, holds its bicycle, reads to it in bed, sees to its health. */
  | 'carrying'
  | 'shouldering'
  | 'cyclelesson'
  | 'bedtime'
  | 'examining'
  /** Over the candles of a cake; at a basin; at the tape of a finish; at a basket; with a telephone held out. */
  | 'blowing'
  /** What several are drawn with: a trampoline, a television (with a match on it), their rows. */
  | 'trampoline'
  | 'television'
  | 'match'
  | 'choir'
  | 'orchestra'
  | 'sale'
  | 'queue'
  /** Pouring milk into a cup behind a bar. */
  | 'latte'
  | 'toothbrushing'
  | 'finishing'
  | 'dunking'
  | 'selfie'
  /** Of lanterns on cords: many, in all colours; of a cake: candles burn on it. */
  | 'festive'
  /** Of an animal: someone rides it. */
  | 'mounted'
  /** Of a fish: it is white with red patches. */
  | 'koi'
  /** Of a snail: it is on a leaf; of what flits: it is at a flower; of a frog: it is on a leaf on the water. */
  | 'onleaf'
  | 'onflower'
  | 'onpad'
  /** Of somebody who sits on what is no seat: steps, a counter, a roof. */
  | 'perched'
  /** Of a bus: it has two decks. */
  | 'doubledecker'
  /** Of a car: it is one of the fifties. */
  | 'vintage'
  /** Of a house: its walls are of logs. */
  | 'logs'
  /** Of a car: what kind of car it is. */
  | 'sports'
  | 'pickup'
  | 'van'
  | 'taxi'
  /** Of a motorcycle: it is a scooter. */
  | 'scooter'
  /** Of a boat: it is a mere raft. */
  | 'raft'
  /** The same: it is one with a paddle, open or closed. */
  | 'canoe'
  | 'kayak'
  /** Of a fishing boat: it is a tug; of a ferry: a wheel drives it. */
  | 'tug'
  | 'sternwheel'
  /** Of a sailing boat: it is moored, its sails taken in. */
  | 'moored'
  /** Of a boat: someone is in it. */
  | 'crewed'
  /** Two are in it. */
  | 'shared';

/** What an animal plays with, eats, carries, has on its nose or leaps over. */
export type Treat =
  | 'ball'
  | 'frisbee'
  | 'stick'
  | 'bone'
  | 'yarn'
  | 'carrot'
  | 'apple'
  | 'banana'
  | 'honey'
  | 'fish'
  | 'worm'
  | 'twig'
  | 'flower'
  | 'butterfly'
  | 'hurdle';

/** How it has that: in its jaws or its bill, on its nose, or in a leap for it. */
export type TreatHold = 'mouth' | 'nose' | 'leap';

/** What somebody can have in the hands. */
export type Held =
  | 'balloon'
  | 'plant'
  | 'lantern'
  | 'basket'
  | 'book'
  | 'sword'
  | 'axe'
  | 'cup'
  | 'box'
  | 'baby'
  | 'icecream'
  /** A dog's, with the dog. */
  | 'leash'
  | Used
  | Instrument;

/** What is in the hands of who does something with it: takes a photo, telephones, sings, blows soap bubbles, looks at a map, holds up a sign, plants a flag. */
export type Used = 'camera' | 'phone' | 'microphone' | 'bubbles' | 'map' | 'sign' | 'flag';

/** What is played; a cello is as large as its player. */
export type Instrument =
  | 'guitar'
  | 'violin'
  | 'trumpet'
  | 'saxophone'
  | 'drum'
  | 'accordion'
  | 'flute'
  | 'cello';
