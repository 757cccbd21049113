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
export type Handling = (typeof HANDLING)[number];

/** With a tool or what else is in the hands. */
export type WithTool =
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
  | 'potwatering'
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
