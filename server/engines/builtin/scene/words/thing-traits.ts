/** Of which kind a house, a vehicle, a boat or a light is, and who is in it. */
export type ThingTrait =
  /** Of lanterns on cords: many, in all colours; of a cake: candles burn on it. */
  | 'festive'
  /** Of a car: it is one of the fifties. */
  | 'vintage'
  /** Of a sleigh: dogs draw it; reindeer do. */
  | 'dogteam'
  | 'reindeerteam'
  /** Of a conifer: it is a cypress of Italy, a dark spindle. */
  | 'cypress'
  /** Of a sunshade: it is a chair of wicker with a hood. */
  | 'hooded'
  /** Of a barn: it is a farm of the Alps, or one of stone of the south. */
  | 'alpinefarm'
  | 'stonefarm'
  /** Of a tower: it bears a clock, is an obelisk, a lookout of timber, a wizard's. */
  | 'clocktower'
  | 'obelisk'
  | 'lookout'
  | 'magetower'
  /** Of a tree: it is a weeping willow, or full of a fruit. */
  | 'willow'
  | 'appletree'
  | 'lemontree'
  | 'orangetree'
  /** Of a castle: it is a stately palace, or one of India. */
  | 'palace'
  | 'indianpalace'
  /** Of a church: it is a cathedral. */
  | 'cathedral'
  /** Of a house: it is a mansion, or one under thatch. */
  | 'mansion'
  | 'thatched'
  /** Of a house: its walls are of logs. */
  | 'logs'
  /** Of a car: what kind of car it is. */
  | 'sports'
  | 'pickup'
  | 'van'
  | 'taxi'
  /** Of lights on cords: small flags hang there instead. */
  | 'bunting'
  /** Of a bus: it has two decks. */
  | 'doubledecker'
  /** Of a motorcycle: it is a scooter. */
  | 'scooter'
  /** Of a train: it is one of today's fast ones, or of those to come. */
  | 'streamlined'
  /** Of a tractor: it is another machine on tracks. */
  | 'excavator'
  | 'bulldozer'
  /** Of what belongs on the ground: it stands in the water, or on it. */
  | 'awash'
  /** Of a boat: it is a mere raft. */
  | 'raft'
  /** The same: it is one with a paddle, open or closed. */
  | 'canoe'
  | 'kayak'
  | 'dragonboat'
  /** Of a fishing boat: it is a tug; of a ferry: a wheel drives it. */
  | 'tug'
  | 'sternwheel'
  /** Of a sailing boat: it is moored, its sails taken in. */
  | 'moored'
  /** Of a boat: someone is in it. */
  | 'crewed'
  /** Two are in it. */
  | 'shared';
