/** The same that people have built in the open: `world/scenery/built`. */
export type BuiltPlace =
  | 'openstage'
  | 'constructionsite'
  | 'smalltown'
  | 'mosquecourt'
  | 'cloister'
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
  | 'forecourt'
  | 'subwayentrance'
  | 'coveredbridge'
  | 'quarry'
  | 'shipyard'
  | 'interchange'
  | 'foodtrucks'
  | 'fairground'
  | 'beergarden'
  | 'seaterrace'
  | 'skatepark'
  | 'skatebridge'
  | 'rooftoppool'
  | 'emptypool'
  | 'parkinglot'
  | 'drivein'
  | 'horserace'
  | 'racetrack'
  | 'pitlane'
  | 'roadtunnel'
  | 'underpass'
  | 'tollplaza'
  | 'hangar';

/** The same of feasts and ceremonies in the open: `world/scenery/feasts`. */
export type Feast =
  | 'wedding'
  | 'beachwedding'
  | 'churchdoor'
  | 'mandap'
  | 'graduation'
  | 'matsuri'
  | 'holi'
  | 'dragondance'
  | 'newyear'
  | 'parade'
  | 'deadnight'
  | 'deadplaza'
  | 'samba'
  | 'iftar'
  | 'gardenparty'
  | 'nativity'
  | 'streetfair'
  | 'venicemasks';

/** Places that the world knows by sight: `world/scenery/famous`. */
export type FamousPlace =
  | 'brandenburggate'
  | 'colognecathedral'
  | 'fondamenta'
  | 'fushimiinari'
  | 'hawamahal'
  | 'itsukushima'
  | 'mogao'
  | 'monumentvalley'
  | 'sagradafamilia'
  | 'uluru'
  | 'stmarks'
  | 'stmarksflood'
  | 'redsquare'
  | 'bluemosque'
  | 'kaaba'
  | 'haveli'
  | 'siena'
  | 'palio'
  | 'spanishsteps'
  | 'moai'
  | 'petra'
  | 'potala'
  | 'stonepillars'
  | 'trevi'
  | 'neuschwanstein'
  | 'alhambra'
  | 'beachresort'
  | 'overwater'
  | 'thaitemple'
  | 'japantemple'
  | 'cliffmonastery'
  | 'thegreatwall'
  | 'timessquare'
  | 'shibuya'
  | 'londonstreet'
  | 'parisroofs'
  /** The roofs of an old town of Japan, from one of them. */
  | 'kyotoroofs'
  | 'rio'
  | 'riostreet'
  | 'capetown'
  /** Naples over its bay, the street of Las Vegas, Yosemite's valley. */
  | 'naples'
  | 'vegas'
  | 'yosemite'
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
  | 'hallstatt'
  /** The lawns before the Eiffel Tower, the garden of the Taj Mahal, the square of Pisa's tower. */
  | 'champdemars'
  | 'charbagh'
  | 'pisasquare'
  /** The quay before the Statue of Liberty. */
  | 'libertyharbour';

/** The same that travellers and tales tell of: `world/scenery/far`. */
export type FarPlace =
  | 'saltflat'
  | 'saltmirror'
  | 'shipdeck'
  | 'shipgraveyard'
  | 'icepalace'
  | 'inferno'
  | 'crater'
  | 'travertine'
  | 'floatingmarket'
  | 'mushroomforest'
  | 'battlefield'
  | 'tournament'
  | 'pyramidsite'
  | 'fairyvillage'
  | 'volcanoisle'
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

/** Places of old times, or over the roofs: `world/scenery/old`. */
export type OldPlace =
  | 'ruinednave'
  | 'observatory'
  | 'observatoryhall'
  | 'ruinedtemple'
  | 'romanforum'
  | 'agora'
  | 'hanginggardens'
  | 'alexandria'
  | 'rhodes'
  | 'castlecourt'
  | 'castleyard'
  | 'newyorkroof'
  | 'easternroofs'
  | 'overstreets'
  | 'lostpark';

/** Places that are known by their water: `world/scenery/waters`. */
export type WaterPlace =
  | 'rapids'
  | 'gorge'
  | 'ravine'
  | 'glacier'
  | 'lockcanal'
  | 'sandflats'
  | 'crowdedbeach'
  | 'hanriver'
  | 'dallake'
  | 'dotonbori'
  | 'xochimilco'
  | 'neva'
  /** A bridge of Paris, over the river. */
  | 'pontneuf'
  | 'seine'
  | 'thames'
  | 'tiber'
  /** Shanghai over its river, from the Bund. */
  | 'huangpu'
  /** Budapest by its river. */
  | 'danube'
  /** Prague by its river, and on its bridge of statues. */
  | 'vltava'
  | 'charlesbridge'
  /** Who fishes with cormorants on the river of Guilin. */
  | 'liriver'
  /** Istanbul over its water, and from a ferry's deck. */
  | 'bosphorus'
  | 'bosphorusdeck'
  /** A small bay between headlands of rock. */
  | 'cove';

/** A place that lies outside of towns, or at their edge: `world/scenery/outlying`. */
export type OutlyingPlace =
  | 'junkyard'
  | 'mountainpass'
  /** A green valley between mountains. */
  | 'valley'
  /** A road between two rows of trees. */
  | 'treeavenue'
  | 'steppe'
  | 'prairie'
  | 'trailerpark'
  | 'waterpark'
  | 'tipicamp'
  /** Round huts of clay under thatch. */
  | 'africanvillage'
  | 'minemouth'
  | 'stadiumfront'
  | 'stripmall'
  | 'cranberrybog'
  | 'skylanterns';

/** A place of everyday life in the open: `world/scenery/everyday`. */
export type EverydayPlace =
  | 'backyard'
  | 'facingbalconies'
  | 'vegetablegarden'
  | 'schoolgarden'
  | 'trafficjam'
  | 'ballpark'
  | 'countrystop'
  | 'driveway'
  | 'flatsyard'
  | 'snowydriveway'
  | 'parkpond'
  | 'citypark'
  | 'icecreamvan'
  | 'playground'
  | 'campsite'
  | 'dogpark'
  | 'villagepitch'
  | 'dirtpitch'
  | 'rugbypitch'
  | 'zoo'
  | 'pigsty'
  | 'ploughed';

/** A place that is known by what stands in it: a maze of hedges, a formal garden before a palace, the ground of a strange planet, a land of sweets, round doors in green hills, ruins and a city of domes under water, a motel and a petrol station by a desert road, a ski run with its lift, a grove of olives, walls of dry stones between fields, a hillside in terraces. */
export type Scenery =
  | BuiltPlace
  | EverydayPlace
  | OutlyingPlace
  | Feast
  | FamousPlace
  | FarPlace
  | OldPlace
  | WaterPlace
  | 'maze'
  | 'parterre'
  | 'alien'
  | 'candy'
  | 'burrows'
  | 'atlantis'
  | 'domes'
  | 'motel'
  | 'roadside'
  | 'skilift'
  | 'skiresort'
  | 'olives'
  /** Apple trees in rows. */
  | 'orchard'
  | 'drystone'
  | 'farmland'
  | 'hillside';
