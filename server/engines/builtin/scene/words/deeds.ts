/** What somebody picks from its plants, or gathers where it lies, into a basket. */
export type Picking =
  | 'grapepicking'
  | 'applepicking'
  | 'olivepicking'
  | 'teapicking'
  | 'berrypicking'
  | 'cottonpicking'
  | 'currantpicking'
  | 'coffeepicking'
  | 'flowerpicking'
  | 'tomatopicking'
  /** What lies on a shore or in a wood. */
  | 'shellgathering'
  | 'mushroompicking'
  | 'stonegathering'
  | 'woodgathering';

/** What somebody sells, behind heaps of it; goods are anything that is sold. */
export const SELLING = [
  'carpetselling',
  'fruitselling',
  'fishselling',
  'honeyselling',
  'flowerselling',
  'potionselling',
  'breadselling',
  'cakeselling',
  'cheeseselling',
  'tofuselling',
  'spiceselling',
  'drinkselling',
  'iceselling',
  'bookselling',
  'lampselling',
  'goodsselling',
] as const;

/** One of those. */
export type Selling = (typeof SELLING)[number];

/** What carries somebody through the air: a carpet, a mortar, a dart of paper, a cloud. */
export const SKY_MOUNTS = ['oncarpet', 'inmortar', 'onpaperplane', 'oncloud'] as const;

/** One of those. */
export type SkyMount = (typeof SKY_MOUNTS)[number];

/** Of a planet hardly larger than who is on it: somebody is, a rose grows there, a fox sits there. */
export type OnPlanet = 'inhabited' | 'withrose' | 'withfox';

/** What somebody mends or makes on a table. */
export const MENDING = [
  'radiomending',
  'clockmending',
  'shoemending',
  'devicemending',
  'violinmending',
  'jewelmaking',
  'bookbinding',
  'puppetmaking',
  'glassmaking',
] as const;

/** One of those. */
export type Mending = (typeof MENDING)[number];

/** What somebody makes of dough by hand. */
const DOUGH_WORK = ['tortillamaking', 'dumplingmaking', 'pastamaking', 'pizzamaking'] as const;

/** One of those. */
export type DoughWork = (typeof DOUGH_WORK)[number];

/** What is made of dough that is rolled out on a kitchen's table. */
export const KNEADING = ['baking', ...DOUGH_WORK] as const;

/** What is done with a rake, scissors, a squeegee, a ladle or a pan, out of one's window, under a ladder or with a flat stone over water: all with both hands, and by one who is not named too. */
export const HANDLING = [
  /** Leaves or gravel. */
  'raking',
  'gravelraking',
  /** Shapes out of paper. */
  'papercutting',
  /** At a pane that is drawn with them; out of the window of a house that is. */
  'windowcleaning',
  'windowwaving',
  'laddercarrying',
  'stoneskipping',
  /** At a stove, with a ladle in a pot and with eggs in the pan. */
  'stirring',
  'frying',
] as const;

/** One of those. */
type Handling = (typeof HANDLING)[number];

/** Over what lies on a table or a bench, or at a machine. */
type AtTable =
  /** Asleep, the head on the arms. */
  | 'slumped'
  | 'baking'
  /** What is made of dough by hand; a cake that is cut; tea that is poured into cups. */
  | DoughWork
  | 'cakecutting'
  /** Cabbage in red paste, rubbed with both hands. */
  | 'kimchimaking'
  | 'teapouring'
  | 'sewing'
  | 'microscope'
  | 'potting'
  | 'typing'
  /** Into a notebook; over a book. */
  | 'sketching'
  | 'studying'
  /** A game of chess, of cards or dice, or another board. */
  | 'chess'
  | 'cards'
  | 'dice'
  | 'boardgame'
  /** At a machine of an arcade. */
  | 'gaming'
  /** With potions. */
  | 'brewing'
  /** Of two: one is served at a barber's. */
  | 'shaving'
  | 'haircut';

/** With a tool or what else is in the hands. */
type WithTool =
  /** On one knee at a basin of goldfish, a scoop of paper in the hand. */
  | 'scooping'
  | 'working'
  | 'reading'
  /** A newspaper, whatever else is said of who reads. */
  | 'newspaper'
  | 'knitting'
  /** Before an orchestra, a baton in the hand; with a jet of water from a hose; with food on a stick over a fire. */
  | 'conducting'
  | 'hosing'
  | 'roasting'
  /** Holding out food, and to birds on the ground. */
  | 'feeding'
  | 'scattering'
  /** On a patient who lies before them. */
  | 'operating'
  | 'ironing'
  /** At a sink, behind a vacuum cleaner, over an open suitcase, at the roller of a well. */
  | 'dishwashing'
  | 'vacuuming'
  /** With a duster at shelves; with plates at a table; with a taper at lamps on the ground. */
  | 'dusting'
  | 'tightrope'
  | 'highrope'
  | 'butterflynet'
  | 'dandelionblowing'
  | 'picturehanging'
  | 'tentpitching'
  | 'spoonfeeding'
  | 'tablelaying'
  | 'lamplighting'
  | 'packing'
  | 'wellwater'
  /** With a knife over vegetables; at a grill; with a torch at steel. */
  | 'vegetablecutting'
  | 'grilling'
  | 'welding'
  /** With a brush at the hair, or a small one at the cheek, a mirror in the other hand; with a crook. */
  | 'hairbrushing'
  | 'makeup'
  | 'shepherd'
  | 'mowing'
  | 'skipping'
  | 'juggling'
  /** A rabbit out of a hat. */
  | 'rabbittrick'
  | 'sawing'
  /** The same of one, and with a hammer at planks of the next. */
  | 'carpentering'
  | 'carving'
  | 'scrubbing'
  /** At an easel; kneeling over a tool. */
  | 'painting'
  | 'repairing'
  /** Behind the counter of a shop. */
  | 'shopkeeping'
  /** With a taper at candles; behind record players; at the wheel of a car. */
  | 'candlelighting'
  | 'turntables'
  | 'tirechange'
  /** A crate in both arms; a comb out of a hive; a spanner at a bicycle; a saw at a rocking horse; chestnuts in a pan. */
  | 'cratecarrying'
  | 'hivetending'
  | 'bicyclerepair'
  | 'horsemaking'
  | 'chestnutroasting'
  /** With a pan over a stove; with loaves on a peel; with a pan that is on fire, or what is in it in the air. */
  | 'atstove'
  /** That of a camp, which any pan is over out of doors. */
  | 'campstove'
  | 'atoven'
  | 'flambe'
  | 'tossing'
  /** At an anvil, and at that with a sword on it. */
  | 'hammering'
  | 'bladesmith'
  /** A net over the knees. */
  | 'netmending'
  | 'chopping'
  | 'sweeping'
  /** With a squeegee at a pane; a sheep, whose wool falls. */
  | 'panecleaning'
  | 'shearing'
  /** A basket or a jar on the head. */
  | 'headcarrying'
  | 'watering'
  /** With a brush at a fence; with a roller, a can or a trowel at a wall; with a hammer at a hull. */
  | 'fencepainting'
  | 'wallpainting'
  | 'graffiti'
  | 'bricklaying'
  | 'boatbuilding'
  /** With pegs at a line, with a trowel in a bed. */
  | 'pegging'
  | 'planting'
  /** Behind a cart, a pram, a wheelchair with somebody in it, a stretcher on wheels. */
  | 'pushing'
  | 'pram'
  | 'pushingwheelchair'
  | 'pushingstretcher'
  /** Up a ladder, an animal out of a tree. */
  | 'rescuing'
  /** Snow, into shape; sand, on one knee. */
  | 'patting'
  | 'moulding'
  /** A present, on one knee; a tree, with an arm high. */
  | 'unwrapping'
  | 'decorating'
  /** At a basin, lather on the cheeks and a razor at them. */
  | 'lathering'
  /** Over the candles of a cake; at a basin; with a telephone held out; milk into a cup behind a bar. */
  | 'blowing'
  | 'toothbrushing'
  | 'selfie'
  | 'latte';

/** With the whole body. */
type WithBody =
  /** Sitting on what is no seat: steps, a counter, a roof. */
  | 'perched'
  /** On the back beneath a car; on a box at a hole in the ice. */
  | 'undercar'
  | 'icefishing'
  /** Of who comes upon somebody, and of who shrinks back from that. */
  | 'scaring'
  | 'scared'
  /** At a table on which candles burn. */
  | 'candledining'
  /** On a scaffold, over one's lunch. */
  | 'lunching'
  /** Sitting in a wheelchair. */
  | 'inwheelchair'
  /** With the back against a door or a wall. */
  | 'propped'
  /** With an arm stretched out, and a word; with crossed arms; with both hands at the cheeks; with both at the ears. */
  | 'shouting'
  | 'annoyed'
  | 'astonished'
  | 'earscovered'
  /** A ball down a lane; with the knees drawn up into water. */
  | 'bowling'
  | 'bombing'
  /** Up a ladder that leans there, a hand at what is before it. */
  | 'onladder'
  | 'puddlejumping'
  | 'dancing'
  | 'playing'
  /** Half seen behind or under what is drawn with them; over a hedge; on the toes. */
  | 'hidingbehindtree'
  | 'hidingbehindsofa'
  | 'hidingunderbed'
  | 'peeking'
  | 'sneaking'
  /** Weary: with a hand at the mouth, both arms high, the look on a watch. */
  | 'yawning'
  | 'stretching'
  | 'timing'
  /** Before a mirror. */
  | 'mirrored'
  /** In the basket of a balloon. */
  | 'ballooning'
  /** On the ground, to somebody who reads. */
  | 'listening'
  /** In the water (on the back, upright in it), in a boat, on a wall of rock. */
  | 'swimming'
  | 'afloat'
  | 'splashing'
  | 'rowing'
  | 'climbing'
  /** Up a tree that is drawn with them. */
  | 'treeclimbing'
  /** On the cap of a toadstool. */
  | 'ontoadstool'
  /** A spell. */
  | 'casting'
  /** With each other or a beast. */
  | 'fighting'
  | 'sledding'
  | 'throwing'
  /** An animal, with a hand; a cow, into a pail. */
  | 'stroking'
  | 'milking'
  /** A field, behind a team of animals. */
  | 'ploughing'
  /** Asleep in an armchair; in one that stands in the open. */
  | 'dozing'
  | 'armchaired'
  /** The chair that one sits in rocks. */
  | 'rocking'
  /** On a stool at a bar's counter, over a drink. */
  | 'barstooled'
  /** What lies before them, their back to the eye; going away from it. */
  | 'watching'
  | 'leaving'
  /** A surfboard under the arm. */
  | 'boardcarrying'
  /** With a hand high. */
  | 'waving'
  | 'pointing'
  | 'boxing'
  | 'kneeling'
  | 'keeper'
  | 'capoeira'
  | 'handstand'
  | 'crawling'
  | 'cheering'
  | 'karate'
  | 'yoga'
  | 'meditating'
  /** In slow movements of tai chi. */
  | 'taichi'
  /** In a bathtub, and that with many rubber ducks. */
  | 'tubbed'
  | 'ducked'
  /** Something in a shop. */
  | 'buying'
  /** Bent to the laces of a shoe. */
  | 'shoetying'
  | 'pointetying'
  | 'lifting'
  | 'tennis'
  | 'golf'
  | 'archery'
  /** On skates with wheels. */
  | 'rollerskating'
  /** Of a skater: ice hockey. */
  | 'hockey'
  /** Beneath a parachute. */
  | 'parachuting'
  /** Looking at the sky through a telescope. */
  | 'stargazing'
  /** With a basketball, and against who has it. */
  | 'dribbling'
  | 'jumpshot'
  | 'guarding'
  | 'dunking'
  /** At the tape of a finish. */
  | 'finishing'
  /** Who has scored; of a keeper: whom the ball has passed. */
  | 'scoring'
  | 'beaten';

/** With each other, or as one. */
type Together =
  | 'hugging'
  /** Hugging what is low, on one knee. */
  | 'cuddling'
  | 'handinhand'
  | 'talking'
  /** They shake hands; one kneels with a ring. */
  | 'greeting'
  | 'proposing'
  /** What a grown person does with a child: carries it, has it on the shoulders, holds its bicycle, reads to it in bed, sees to its health; what one does with another who is in a wheelchair. */
  | 'carrying'
  | 'shouldering'
  | 'cyclelesson'
  | 'bedtime'
  | 'examining'
  | 'combing'
  | 'wheeling'
  /** What several are drawn with: a trampoline, a net with a ball over it, a table over them, a scaffold, a television (with a match on it), their rows, a stall, a counter. */
  | 'trampoline'
  | 'volleyball'
  | 'undertable'
  | 'scaffold'
  | 'television'
  | 'match'
  /** Plays a game on it. */
  | 'console'
  | 'kotatsu'
  | 'choir'
  | 'orchestra'
  | 'sale'
  | 'queue'
  /** Over a table with locked hands; on a machine with arrows; at ropes, and from behind. */
  | 'armwrestling'
  | 'dancegame'
  | 'pulling'
  | 'shoving'
  /** Balls toward a jack; with pillows; with food; a stick at a piñata; into an ear; a tape along an arm. */
  | 'boules'
  | 'pillowfight'
  | 'foodfight'
  | 'pinata'
  | 'whispering'
  /** Hand in hand, in a ring; and that around a fire. */
  | 'ringdancing'
  | 'firedancing'
  /** One hands something over. */
  | 'handing'
  | 'flowerhanding'
  | 'fitting'
  /** Holding their ears around crackers; a car over the head; on the run round a fountain. */
  | 'firecrackers'
  | 'strongman'
  | 'roundfountain';

/** What somebody does that is seen. */
export type Deed =
  | SkyMount
  | OnPlanet
  | Picking
  | Selling
  | Mending
  | Handling
  | AtTable
  | WithTool
  | WithBody
  | Together;
