import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Thing } from './thing.ts';

export type { Thing };

/** What the ground is. */
export type Land =
  | 'mountain'
  | 'sea'
  | 'beach'
  | 'forest'
  | 'desert'
  | 'oasis'
  | 'city'
  | 'field'
  | 'lake'
  | 'island'
  | 'river'
  | 'plain'
  | 'street'
  /** Water between rows of houses. */
  | 'canal'
  /** A forest from within. */
  | 'woods'
  | 'canyon'
  | 'volcano'
  | 'waterfall'
  | 'cave'
  | 'underwater'
  | 'space'
  /** Above a closed sea of clouds. */
  | 'clouds'
  /** Open space, before a planet. */
  | 'orbit'
  | 'room'
  | 'kitchen'
  | 'library'
  | 'bedroom'
  | 'classroom'
  | 'cafe'
  | 'bathroom'
  | 'office'
  /** A garage or workshop, with a bench and tools. */
  | 'garage'
  /** A glasshouse from within. */
  | 'greenhouse'
  /** A church from within. */
  | 'nave'
  /** A church dressed for a wedding. */
  | 'churchwedding'
  /** A home altar of the Day of the Dead, a table at Hanukkah, a tent of the Oktoberfest. */
  | 'ofrenda'
  | 'hanukkah'
  | 'beertent'
  /** A railway station's hall, its tracks beside the platform. */
  | 'station'
  /** Rooms that people go to (`world/room/room-kinds.ts`). */
  | 'laboratory'
  | 'hospital'
  | 'museum'
  | 'gym'
  | 'supermarket'
  | 'mall'
  /** Within a car of an underground train. */
  | 'metro'
  | 'subwaystation'
  /** An airport's hall. */
  | 'terminal'
  | 'planecabin'
  /** A compartment of an old train. */
  | 'compartment'
  | 'indoorpool'
  | 'restaurant'
  | 'diner'
  | 'lobby'
  | 'courtroom'
  | 'bowling'
  /** A laundromat, and the laundry room of a home. */
  | 'laundry'
  | 'homelaundry'
  | 'serverroom'
  | 'flowershop'
  | 'toyshop'
  | 'boxingring'
  /** Where boxers train: bags on chains, a low ring. */
  | 'boxinggym'
  /** A prison's corridor between cells. */
  | 'cellblock'
  /** A smithy. */
  | 'forge'
  /** An artist's studio. */
  | 'artstudio'
  /** A baker's shop. */
  | 'bakery'
  | 'winecellar'
  /** A barber's or hairdresser's. */
  | 'barbershop'
  /** A carpenter's workshop. */
  | 'carpentry'
  | 'operatingroom'
  | 'throneroom'
  | 'dungeon'
  /** The bridge of a spaceship. */
  | 'spacebridge'
  /** A stage between its curtains. */
  | 'theatre'
  | 'attic'
  /** A tavern, a pub or an inn. */
  | 'tavern'
  /** A Victorian parlour. */
  | 'parlour'
  /** A Mexican kitchen with painted tiles and clay pots. */
  | 'mexicankitchen'
  /** A country kitchen with its beams and its range. */
  | 'rustickitchen'
  /** A nightclub with its dance floor. */
  | 'nightclub'
  /** The auditorium of an opera house, seen toward its stage. */
  | 'operahall'
  /** A dance studio with mirrors and barres. */
  | 'dancestudio'
  | 'yogastudio'
  /** A dining room with its table laid. */
  | 'diningroom'
  /** A rock concert, seen over its crowd toward the stage. */
  | 'rockconcert'
  /** A hall of arcade games. */
  | 'gamearcade'
  /** A dentist's room, with its patient. */
  | 'dentist'
  /** A doctor's consulting room. */
  | 'doctoroffice'
  /** A doctor's waiting room. */
  | 'waitingroom'
  /** Santa's workshop, with its elves. */
  | 'santaworkshop'
  /** A Turkish bath. */
  | 'hammam'
  /** A prison cell. */
  | 'prisoncell'
  /** A bank's vault, with its gold. */
  | 'bankvault'
  /** A Japanese bath house. */
  | 'sento'
  /** A nail salon. */
  | 'nailsalon'
  /** A wizard's room in a tower. */
  | 'wizardtower'
  /** A camper van from within. */
  | 'camper'
  /** A garden in a space station. */
  | 'spacegarden'
  /** A conference room. */
  | 'meetingroom'
  /** An open-plan office where calls are taken. */
  | 'callcenter'
  /** A room with a baby's crib. */
  | 'nursery'
  /** A bathroom about a tub full of foam. */
  | 'bubblebath'
  /** A fort of blankets. */
  | 'blanketfort'
  /** A walk-in closet. */
  | 'closet'
  /** A window seat to read in, with its cat. */
  | 'readingnook'
  /** An escape room. */
  | 'escaperoom'
  /** A tiny house from within. */
  | 'tinyhouse'
  /** A log cabin from within. */
  | 'logcabin'
  /** A barn from within. */
  | 'barnhall'
  /** A balcony, and the porch of a house, each with its view. */
  | 'balcony'
  | 'porch'
  /** A table in the open, before the land that is its outlook. */
  | 'tabletop'
  /** A harbour's quay, before the harbour. */
  | 'quay'
  /** A sports hall with a basketball court. */
  | 'basketballhall'
  /** A teenager's room, with screens for games and clothes on the floor. */
  | 'teenroom'
  /** A potter's studio with its wheel, its kiln and shelves of pots. */
  /** A kitchen of a restaurant: ranges of steel, a pass, cooks. */
  | 'restaurantkitchen'
  /** A bar under straw, before a beach. */
  | 'beachbar'
  /** A terrace on a roof, before a city or what else is named. */
  | 'roofterrace'
  /** A car, from its back seat. */
  | 'carcabin'
  | 'pottery'
  /** A tunnel of glass through an aquarium's tank. */
  | 'aquariumtunnel'
  /** The hall of an aquarium before its great pane. */
  | 'aquariumhall'
  /** A recording studio, seen over its mixing desk toward the pane. */
  | 'recordingstudio'
  /** A pharmacy as of old: drawers, jars and scales. */
  | 'apothecary'
  /** A tailor's workshop with its dummies, its cloth and its sewing machine. */
  | 'tailor'
  /** A bookshop with its tables, its counter and its window to the street. */
  | 'bookshop'
  /** An antique shop, crowded with clocks, frames and furniture. */
  | 'antiqueshop'
  /** A hall to dance in, under chandeliers. */
  | 'ballroom'
  /** A hall of dwarves under a mountain. */
  | 'dwarfhall'
  /** A hall of a university, its rows falling toward the blackboard. */
  | 'lecturehall'
  /** A school's corridor, with lockers. */
  | 'schoolcorridor'
  /** A submarine from within. */
  | 'submarineroom'
  /** The room behind the face of a tower's clock, among its gears. */
  | 'clockroom'
  /** A winding stair in a tower of stone, seen from its foot. */
  | 'spiralstair'
  /** A winding stair in a round library with galleries. */
  | 'booktower'
  /** A candy shop with its jars. */
  | 'candyshop'
  /** A cheese shop with its wheels. */
  | 'cheeseshop'
  /** A fishmonger's shop. */
  | 'fishshop'
  /** A pet shop with its tanks, its cages and its puppies. */
  | 'petshop'
  /** A hospital's corridor. */
  | 'hospitalcorridor'
  /** A television studio for the news. */
  | 'newsstudio'
  /** A jazz club, seen over its tables toward the band. */
  | 'jazzclub'
  /** The ice of an arena, before its crowd. */
  | 'icerink'
  /** A wizard's library or study. */
  | 'wizardlibrary'
  /** A shop for potions, behind its counter. */
  | 'potionshop'
  /** A casino with its tables and slot machines. */
  | 'casino'
  /** A Japanese room with mats of straw and paper screens. */
  | 'tatamiroom'
  /** A cinema, seen toward its screen. */
  | 'cinema'
  /** A children's room with a bunk bed. */
  | 'kidsroom'
  /** Fields in steps on a slope, under water. */
  | 'terraces'
  | 'swamp'
  /** A swimming pool in its garden. */
  | 'pool'
  /** A bay with a town on its far shore. */
  | 'harbour'
  /** Mown grass around an asphalt runway. */
  | 'airfield'
  /** The top of a mountain, high over other ones. */
  | 'summit';
/** When a picture is. */
export type DayTime = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';
/** What the sky does. */
export type Weather =
  | 'clear'
  | 'cloudy'
  | 'rain'
  | 'snowfall'
  | 'fog'
  | 'storm'
  | 'sandstorm'
  | 'hail';
/** The seasons, of temperate lands. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** What can be seen in the sky. */
export type SkyBody =
  | 'sun'
  | 'moon'
  | 'stars'
  | 'milkyway'
  | 'aurora'
  | 'rainbow'
  | 'planet'
  | 'earth'
  | 'birds'
  | 'balloon'
  | 'fireworks';
/** What a picture feels like: its light and its colours. */
export type Mood = 'calm' | 'dark' | 'bright' | 'dreamy';

/** A way through a land: trodden, laid with slabs of stone, of asphalt, or of rails. */
export type Path = 'earth' | 'paved' | 'road' | 'rail';

/** A town that is known by its houses: one of detached ones with lawns, one of white ones along canals, as in the south of China, a covered bazaar, a market by night as in the cities of Asia, a street of Paris with cafés, Korean houses behind walls, wooden ones of Kyoto, grey ones of Beijing, a village of white houses over the sea, as on the islands of Greece, wooden ones of the Wild West, gabled ones along the canals of Holland, those of many colours round a plaza of Mexico, washed ones with painted boards in a street of India, the court of a house in Morocco or Andalusia, a container port. */
export type Town =
  | 'suburb'
  | 'watertown'
  | 'souk'
  | 'nightmarket'
  | 'cafes'
  | 'greek'
  | 'western'
  | 'amsterdam'
  | 'plaza'
  | 'gyeongbok'
  | 'forbidden'
  | 'colosseum'
  | 'bullring'
  /** A stadium's pitch, before its stands. */
  | 'stadium'
  | 'yatai'
  | 'deserttown'
  | 'busstop'
  | 'indian'
  | 'hanok'
  | 'machiya'
  | 'hutong'
  | 'port'
  | 'havana'
  | 'favela'
  | 'ghats'
  | 'hillstreet'
  | 'streetcourt'
  | 'riad'
  | 'patio';

/** The same that people have built in the open: `world/scenery/built`. */
export type BuiltPlace =
  | 'radiotelescope'
  | 'hadrianswall'
  | 'stepwell'
  | 'solarfarm'
  | 'hospitalfront'
  | 'policestation'
  | 'firestation'
  | 'rollercoaster'
  | 'golfcourse'
  | 'tenniscourt'
  | 'promenade'
  | 'schoolyard'
  | 'carwash'
  | 'subwayentrance'
  | 'coveredbridge'
  | 'quarry'
  | 'shipyard'
  | 'interchange'
  | 'foodtrucks'
  | 'skatepark'
  | 'emptypool'
  | 'parkinglot'
  | 'drivein'
  | 'racetrack'
  | 'roadtunnel'
  | 'underpass'
  | 'tollplaza'
  | 'hangar';

/** The same of feasts and ceremonies in the open: `world/scenery/feasts`. */
export type Feast =
  | 'wedding'
  | 'beachwedding'
  | 'graduation'
  | 'matsuri'
  | 'holi'
  | 'dragondance'
  | 'newyear'
  | 'parade'
  | 'deadnight'
  | 'samba'
  | 'iftar'
  | 'streetfair'
  | 'venicemasks';

/** Places that the world knows by sight: `world/scenery/famous`. */
export type FamousPlace =
  | 'haveli'
  | 'trevi'
  | 'neuschwanstein'
  | 'alhambra'
  | 'beachresort'
  | 'overwater'
  | 'thaitemple'
  | 'thegreatwall'
  | 'timessquare'
  | 'shibuya'
  | 'londonstreet'
  | 'parisroofs'
  | 'rio'
  | 'riostreet'
  | 'capetown'
  | 'diner66'
  | 'lisbon'
  | 'frenchquarter'
  | 'andes'
  | 'vikingvillage'
  | 'ropeway'
  | 'romanstreet'
  | 'kasbah'
  | 'amalfi'
  | 'cinqueterre'
  | 'hallstatt';
/** The same that travellers and tales tell of: `world/scenery/far`. */
export type FarPlace =
  | 'saltflat'
  | 'saltmirror'
  | 'shipdeck'
  | 'icepalace'
  | 'inferno'
  | 'crater'
  | 'travertine'
  | 'floatingmarket'
  | 'mushroomforest'
  | 'battlefield'
  | 'cliffdwellings'
  | 'elvencity'
  | 'steampunk'
  | 'tundra'
  | 'neonroof'
  | 'dwarfforge'
  | 'ferrydeck'
  | 'trench'
  | 'treevillage'
  | 'mooncrater';

/** A place of everyday life in the open: `world/scenery/everyday`. */
export type EverydayPlace =
  | 'backyard'
  | 'vegetablegarden'
  | 'trafficjam'
  | 'ballpark'
  | 'driveway'
  | 'snowydriveway'
  | 'parkpond'
  | 'playground'
  | 'campsite'
  | 'dogpark'
  | 'villagepitch'
  | 'ploughed';

/** A place that is known by what stands in it: a maze of hedges, a formal garden before a palace, the ground of a strange planet, a land of sweets, round doors in green hills, ruins and a city of domes under water, a motel and a petrol station by a desert road, a ski run with its lift, a grove of olives, walls of dry stones between fields, a hillside in terraces. */
export type Scenery =
  | BuiltPlace
  | EverydayPlace
  | Feast
  | FamousPlace
  | FarPlace
  | 'maze'
  | 'parterre'
  | 'alien'
  | 'candy'
  | 'burrows'
  | 'atlantis'
  | 'domes'
  | 'motel'
  | 'roadside'
  | 'skiresort'
  | 'olives'
  | 'drystone'
  | 'hillside';

/** How the houses of an old street are built: washed in warm colours under tiles as in Italy, or white with pots of flowers as in Andalusia. */
export type Manner = 'southern' | 'white';

/** How many houses stand together in a land. */
export type Settled = 'village' | 'town';

/** What covers a field from edge to edge. */
export type Crop = 'grain' | 'lavender' | 'rape' | 'sunflower' | 'tulip';

/** What somebody is on instead of the ground. */
export type Perch = 'roof' | 'branch';

/** A kind of flower that is known by its shape. */
export type Bloom = 'sunflower' | 'tulip' | 'rose' | 'poppy' | 'daisy';

/** What somebody or something is on: a bench, or furniture of a room. */
export type Seat = 'chair' | 'armchair' | 'sofa' | 'bed' | 'table' | 'windowsill' | 'bench';

/** A picture that shows no place. */
export type Flat = 'abstract' | 'pattern' | 'map' | 'logo';

/** Red, green, blue, 0 to 1 (above 1 for what shines), display space. */
export type Colour = readonly [number, number, number];

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
  /** Head down, eating grass. */
  | 'grazing';

/** How the picture is taken: from near, far, a height or below, of a face, or against the light. */
export type Composition = 'close' | 'wide' | 'aerial' | 'low' | 'portrait' | 'silhouette';

/** What a prompt can do without ("no clouds"): `cloudy` is the clouds. */
export type Unwanted = Thing | SkyBody | Weather | 'snow';

/** What someone is like. */
export type Trait =
  | 'woman'
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
  /** Of a beast: its head thrown back, or its jaws wide open. */
  | 'howling'
  | 'roaring'
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
  | 'longhaired'
  | 'shorthaired'
  /** Of several: a man, a woman and children. */
  | 'family'
  /** Of people: they are more than are counted. */
  | 'crowd'
  /** What people do. */
  | 'dancing'
  | 'playing'
  | 'working'
  | 'reading'
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
  /** At a game of chess. */
  | 'chess'
  /** On a wall of rock. */
  | 'climbing'
  /** Holding out food. */
  | 'feeding'
  /** To birds on the ground. */
  | 'scattering'
  /** A spell. */
  | 'casting'
  | 'painting'
  | 'typing'
  | 'repairing'
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
  /** A pan, and what is in it; at a blackboard; a net over the knees. */
  | 'tossing'
  | 'teacher'
  | 'netmending'
  | 'meditating'
  | 'tennis'
  | 'archery'
  | 'golf'
  | 'chopping'
  | 'sweeping'
  | 'watering'
  | 'lifting'
  | 'karate'
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
  /** Of lanterns on cords: many, in all colours; of a cake: candles burn on it. */
  | 'festive'
  /** Of an animal: someone rides it. */
  | 'mounted'
  /** Of a fish: it is white with red patches. */
  | 'koi'
  /** Of a snail: it is on a leaf; of what flits: it is at a flower. */
  | 'onleaf'
  | 'onflower'
  /** Of a boat: it is a mere raft. */
  | 'raft'
  /** Of a boat: someone is in it. */
  | 'crewed'
  /** Two are in it. */
  | 'shared';

/** What somebody can have in the hands. */
export type Held =
  | 'balloon'
  | 'plant'
  | 'lantern'
  | 'basket'
  | 'book'
  | 'sword'
  | 'cup'
  | 'box'
  | 'baby'
  | 'icecream'
  /** A dog's, with the dog. */
  | 'leash'
  | Used
  | Instrument;

/** What is in the hands of who does something with it: takes a photo, telephones, sings, blows soap bubbles. */
export type Used = 'camera' | 'phone' | 'microphone' | 'bubbles';

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

/** People who are drawn as one: in a row hand in hand, in each other's arms, in a dance, talking, shaking hands, one on a knee with a ring, at one table, or over a game of chess. */
export interface Company {
  readonly bond: 'hands' | 'hug' | 'dance' | 'talk' | 'greet' | 'propose' | 'table' | 'chess';
  /** What each of them is like. */
  readonly members: readonly (readonly Trait[])[];
}

/** What two have to do with each other: they look at each other, or the first runs after the second. */
export type Relation = 'meets' | 'chases';

/** One wished-for thing. */
export interface Subject {
  readonly thing: Thing;
  readonly count: number;
  /** Whether exactly so many are meant: said with an article or a number, or named in the singular; missing: about so many. */
  readonly exact?: 'said' | 'singular';
  /** Null: not said. */
  readonly posture: Posture | null;
  /** Null: its natural colour. */
  readonly colour: Colour | null;
  /** The colour of somebody's hair; missing: nothing is said. */
  readonly hair?: Colour;
  /** The colour of what somebody has on the head; missing: nothing is said. */
  readonly hat?: Colour;
  /** What somebody has in the hands; missing: nothing is said. */
  readonly holds?: { readonly thing: Held; readonly colour: Colour | null };
  /** Who they are, of several who are drawn as one; missing: each is drawn alone. */
  readonly company?: Company;
  /** Who rides it, where that is no human; missing: nobody, or somebody of its traits. */
  readonly rider?: Thing;
  /** What stands on its back; missing: nothing. */
  readonly carries?: Thing;
  /** What market stalls sell; missing: all sorts. */
  readonly goods?: 'fruit' | 'flower';
  /** How much larger than usual; 1 where nothing is said. */
  readonly size: number;
  /** What it has to do with another, and whether it is the one who was named first, the other, or both of them; missing: nothing is said. */
  readonly relation?: { readonly is: Relation; readonly party: 'first' | 'second' | 'both' };
  /** Whether several go one behind the other. */
  readonly inLine?: true;
  /** Of flowers: their kind; missing: any. */
  readonly bloom?: Bloom;
  /** Of a vase: its own colour, `colour` being that of its flowers; missing: any. */
  readonly glaze?: Colour;
  /** What it is on; missing: the ground, or nothing is said. */
  readonly on?: Seat;
  /** Whether it is far off; missing: nothing is said. */
  readonly far?: true;
  /** What someone is like; missing: nothing is said. */
  readonly traits?: readonly Trait[];
  /** Whether it only belongs to a place that was named, and was not asked for itself. */
  readonly isDressing?: true;
}

/** Everything a prompt asked for that the painter knows. Null and empty mean: not said. */
export interface Idea {
  readonly land: Land | null;
  /** What a room's window shows; null: nothing is said. */
  readonly outlook: Land | null;
  /** Whether the land is named before the things ("a lake with a boat"). */
  readonly landFirst: boolean;
  /** Whether a word names what the ground is made of (grass, water) rather than a whole land. */
  readonly ground: boolean;
  /** Whether a city is seen from afar, or lies by water that is named too. */
  readonly acrossWater: boolean;
  /** What leads through the land. */
  readonly path: Path | null;
  /** Whether one great wave breaks. */
  readonly breaker: boolean;
  /** Whether that winds. */
  readonly winds: boolean;
  /** Whether a street is a narrow one of an old town. */
  readonly alley: boolean;
  /** Whether space is seen from the moon's ground. */
  readonly lunar: boolean;
  /** Whether it is a garden by a house. */
  readonly garden: boolean;
  /** Whether that is one as in Japan, of raked gravel, stones and moss, and whether it has a pond; null: it is not. */
  readonly raked: 'dry' | 'pond' | null;
  /** Whether signs of neon glow in its streets. */
  readonly neon: boolean;
  /** Whether its buildings are those of a future that is dreamed of. */
  readonly future: boolean;
  /** Whether the land is a city's park. */
  readonly park: boolean;
  /** Whether a desert is that of Mars. */
  readonly martian: boolean;
  /** Whether one tall peak stands alone behind the land. */
  readonly lonePeak: boolean;
  /** Whether a field rises in one hill, on which what was asked for stands, or in many; null: nothing is said. */
  readonly hill: 'one' | 'many' | null;
  /** Whether steep hills of limestone stand by a river. */
  readonly karst: boolean;
  /** Whether it is the hills of Tuscany, with cypresses along a way. */
  readonly tuscan: boolean;
  /** Whether heather grows on open hills. */
  readonly moor: boolean;
  /** Whether a small station of a railway stands in open land. */
  readonly halt: boolean;
  /** Whether water lies between walls of rock that rise straight from it. */
  readonly fjord: boolean;
  /** Whether a square between houses was asked for. */
  readonly square: boolean;
  /** Whether walls of rock are named, which stand in the sea where that is named too. */
  readonly cliffs: boolean;
  /** Whether those are white, of chalk. */
  readonly chalk: boolean;
  /** Whether they are dark, and as high as those of the west of Ireland. */
  readonly highCliffs: boolean;
  /** Whether tall weed grows under water. */
  readonly kelp: boolean;
  /** Whether it is far below the water, where little light comes. */
  readonly deep: boolean;
  /** Whether an island is one of palms. */
  readonly tropical: boolean;
  /** Whether candles light the room. */
  readonly candlelit: boolean;
  /** Whether a fire burns in the room. */
  readonly hearth: boolean;
  /** The houses that belong to the land. */
  readonly settled: Settled | null;
  /** Which town is named; null: none that is known by its houses. */
  readonly town: Town | null;
  /** What the land is known by that stands in it; null: nothing is said. */
  readonly scenery: Scenery | null;
  /** How the houses of its streets are built; null: nothing is said. */
  readonly manner: Manner | null;
  /** Whether Halloween is named. */
  readonly halloween: boolean;
  /** Whether the water is ice. */
  readonly frozen: boolean;
  /** Whether crystals grow in a cave. */
  readonly crystals: boolean;
  /** Whether tea and not rice grows on the slopes. */
  readonly tea: boolean;
  /** Whether a geyser bursts from the ground. */
  readonly geyser: boolean;
  /** Whether a plain is named as one of dry grass and acacias. */
  readonly savanna: boolean;
  /** Whether a pool from which animals drink lies in it. */
  readonly waterhole: boolean;
  /** Whether what grows is a jungle. */
  readonly jungle: boolean;
  /** Whether the tide is out, and has left pools among the rocks of a beach. */
  readonly lowTide: boolean;
  /** Whether the islands are those of a reef around a lagoon. */
  readonly lagoon: boolean;
  /** Whether the trees of a swamp are mangroves. */
  readonly mangrove: boolean;
  /** Whether they are bald cypresses, as in Louisiana. */
  readonly bayou: boolean;
  /** Whether a cave is one in ice. */
  readonly icy: boolean;
  /** Whether hot water springs from the ground. */
  readonly spring: boolean;
  /** Whether people have left a town or what was asked for, and plants have taken it. */
  readonly forsaken: boolean;
  /** Whether what was asked for, or the wood, is on fire. */
  readonly burning: boolean;
  /** Whether moss has grown over what was asked for. */
  readonly mossy: boolean;
  /** Whether a tornado reaches from its clouds to the ground. */
  readonly tornado: boolean;
  /** Whether steam is spoken of. */
  readonly steam: boolean;
  /** Whether fireflies glow over the land. */
  readonly fireflies: boolean;
  /** Whether the birds of `sky` are on the ground. */
  readonly grounded: boolean;
  /** What a field is sown with. */
  readonly crop: Crop | null;
  /** Whether a river is a mere stream. */
  readonly narrow: boolean;
  /** The colour of leaves. */
  readonly leaves: Colour | null;
  /** What those who are named are on. */
  readonly perch: Perch | null;
  readonly time: DayTime | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly sky: readonly SkyBody[];
  /** How many the birds of `sky` are; null: a flock. */
  readonly flock: number | null;
  /** Their colour; null: as they come. */
  readonly birdColour: Colour | null;
  /** The cloth of balloons; null: as they come. */
  readonly balloonColour: Colour | null;
  readonly subjects: readonly Subject[];
  readonly mood: Mood | null;
  /** A style that the words themselves ask for; one chosen beside the prompt goes before it. */
  readonly style: StyleName | null;
  /** What it is painted, drawn, printed or taken in. */
  readonly medium: MediumName | null;
  readonly composition: Composition | null;
  /** What picture without a place it is; null: it shows one. */
  readonly flat: Flat | null;
  /** All colours that were named, in order. */
  readonly colours: readonly Colour[];
  /** A colour that belongs to no thing tints the light. */
  readonly tint: Colour | null;
  readonly snowy: boolean;
  /** Whether water lilies cover the water. */
  readonly lilies: boolean;
  readonly without: readonly Unwanted[];
  /** The user's words that had an effect, in order, and those that had none. */
  readonly understood: readonly string[];
  /** Those of them that are drawn as something akin, and as what. */
  readonly akin: readonly { readonly word: string; readonly thing: Thing }[];
  readonly ignored: readonly string[];
}
