/** Rooms, balconies and courts of homes: `world/room/home`. */
export type HomeRoom =
  | 'room'
  | 'kitchen'
  | 'library'
  | 'bedroom'
  | 'bathroom'
  | 'attic'
  /** A garage or workshop, with a bench and tools. */
  | 'garage'
  /** A glasshouse from within. */
  | 'greenhouse'
  /** A café in the court of a Korean house, and such a court. */
  | 'hanokcafe'
  | 'hanokcourt'
  /** A room of bunk beds: of a hostel or a boarding school, of barracks, of a summer camp. */
  | 'dormitory'
  | 'barracks'
  | 'campcabin'
  /** The laundry room of a home. */
  | 'homelaundry'
  /** A Victorian parlour. */
  | 'parlour'
  /** A Mexican kitchen with painted tiles and clay pots. */
  | 'mexicankitchen'
  /** A country kitchen with its beams and its range. */
  | 'rustickitchen'
  /** The vaulted kitchen of a castle. */
  | 'castlekitchen'
  /** A dining room with its table laid. */
  | 'diningroom'
  /** A camper van from within. */
  | 'camper'
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
  /** A tiny house from within. */
  | 'tinyhouse'
  /** A balcony, and the porch of a house, each with its view. */
  | 'balcony'
  | 'porch'
  /** The veranda of a Japanese house, before its garden. */
  | 'engawa'
  /** A table in the open, before the land that is its outlook. */
  | 'tabletop'
  /** A teenager's room, with screens for games and clothes on the floor. */
  | 'teenroom'
  /** A basement with its furnace. */
  | 'basement'
  /** A kitchen of the 1970s. */
  | 'seventieskitchen'
  /** A bedroom under the slopes of a roof. */
  | 'atticbedroom'
  /** A Japanese room with mats of straw and paper screens. */
  | 'tatamiroom'
  /** A children's room with a bunk bed. */
  | 'kidsroom';

/** What is around one who is within a tent, a hut, a hill or a tree: `world/room/shelters`. */
export type Shelter =
  /** A Russian cottage from within, its great stove, samovar and icons. */
  | 'izba'
  /** A tent from within. */
  | 'tentroom'
  /** A log cabin from within. */
  | 'logcabin'
  /** An animal’s room under a tree. */
  | 'burrow'
  /** The hollow of an old tree from within. */
  | 'hollowtree'
  /** The room within a mushroom house. */
  | 'mushroomroom'
  /** An igloo from within. */
  | 'igloohall'
  /** A yurt from within. */
  | 'yurtroom'
  /** A treehouse from within. */
  | 'treehouseroom'
  /** A dome of glass on Mars, from within. */
  | 'marsdome';

/** Rooms of castles, tombs and wizards: `world/room/tales`. */
export type TaleRoom =
  | 'throneroom'
  | 'dungeon'
  /** The great hall of a castle or a palace of old: a hearth, long tables, a gallery for musicians under a roof of beams. */
  | 'greathall'
  /** The room of a monastery where books are copied. */
  | 'scriptorium'
  /** A wizard's room in a tower. */
  | 'wizardtower'
  /** The hall of a mansion that nobody has lived in for decades, under dust and cobwebs. */
  | 'hauntedhall'
  /** A pharaoh’s tomb. */
  | 'egyptiantomb'
  /** A longhouse of Vikings from within. */
  | 'longhouse'
  /** A hall of dwarves under a mountain. */
  | 'dwarfhall'
  /** The room behind the face of a tower's clock, among its gears. */
  | 'clockroom'
  /** A winding stair in a tower of stone, seen from its foot. */
  | 'spiralstair'
  /** A winding stair in a round library with galleries. */
  | 'booktower'
  /** A wizard's library or study. */
  | 'wizardlibrary'
  /** A shop for potions, behind its counter. */
  | 'potionshop';
