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
  /** A street of painted wooden houses under palms. */
  | 'caribbean'
  /** A street of earth between low painted shops of Africa. */
  | 'african'
  | 'favela'
  | 'ghats'
  | 'hillstreet'
  /** A lane of a village of Greece that ends over the sea. */
  | 'greeklane'
  /** An alley between the backs of a city's houses. */
  | 'backalley'
  | 'streetcourt'
  | 'riad'
  | 'patio';

/** How the houses of an old street are built: washed in warm colours under tiles as in Italy, white with pots of flowers as in Andalusia, or of timber under gables as in the Middle Ages. */
export type Manner = 'southern' | 'white' | 'medieval';

/** How many houses stand together in a land. */
export type Settled = 'village' | 'town';
