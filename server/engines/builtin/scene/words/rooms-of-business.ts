/** Shops, and shops seen from their street: `world/room/shops`. */
export type Shop =
  | 'supermarket'
  | 'stationeryshop'
  | 'mall'
  | 'flowershop'
  | 'toyshop'
  /** A shop of Japan for cheap sweets. */
  | 'dagashishop'
  /** A bakery of a fairy tale in a wood. */
  | 'forestbakery'
  /** A kiosk of newspapers on a pavement. */
  | 'newskiosk'
  /** Shops and workrooms of a craft: a jeweller's, an optician's, one for musical instruments, a clockmaker's, a shoemaker's. */
  | 'jeweller'
  | 'optician'
  | 'instrumentshop'
  | 'clockshop'
  | 'cobblershop'
  /** A convenience store from within. */
  | 'ministore'
  /** A covered market: stalls under a roof of iron and glass. */
  | 'markethall'
  /** A mall that people have left long ago. */
  | 'deadmall'
  /** A baker's shop. */
  | 'bakery'
  /** A butcher’s shop. */
  | 'butchershop'
  /** A hardware store. */
  | 'hardwarestore'
  /** A car dealer’s showroom. */
  | 'carshowroom'
  /** A pharmacy as of old: drawers, jars and scales. */
  | 'apothecary'
  /** A tailor's workshop with its dummies, its cloth and its sewing machine. */
  | 'tailor'
  /** A clothes shop with its rails, mirror and folded clothes. */
  | 'clothesshop'
  /** A shoe shop with shelves of shoes, its bench, its stool and its mirror. */
  | 'shoeshop'
  /** A bookshop with its tables, its counter and its window to the street. */
  | 'bookshop'
  /** An antique shop, crowded with clocks, frames and furniture. */
  | 'antiqueshop'
  /** The front of a small shop seen from across its street. */
  | 'shopfront'
  /** A convenience store seen from its parking place. */
  | 'storefront'
  /** A candy shop with its jars. */
  | 'candyshop'
  /** A shop of records with its bins. */
  | 'recordshop'
  /** A cheese shop with its wheels. */
  | 'cheeseshop'
  /** A fishmonger's shop. */
  | 'fishshop'
  /** A pet shop with its tanks, its cages and its puppies. */
  | 'petshop';

/** Where one eats and drinks, and where that is cooked: `world/room/eating`. */
export type Eatery =
  | 'cafe'
  | 'restaurant'
  | 'diner'
  | 'winecellar'
  /** A tent of the Oktoberfest. */
  | 'beertent'
  /** A restaurant where one eats around a pot that boils on the table. */
  | 'hotpotrestaurant'
  /** A tea stall of India. */
  | 'teastall'
  /** A bar of Korea in a tent. */
  | 'tentbar'
  /** A saloon of the Wild West. */
  | 'saloon'
  /** A tavern, a pub or an inn. */
  | 'tavern'
  /** A kitchen of a restaurant: ranges of steel, a pass, cooks. */
  | 'restaurantkitchen'
  /** A bar under straw, before a beach. */
  | 'beachbar'
  /** A terrace on a roof, before a city or what else is named. */
  | 'roofterrace'
  /** A pizzeria with its oven. */
  | 'pizzeria'
  /** A teahouse of the East, of dark wood, behind its lattice. */
  | 'teahouse'
  /** A canteen of a school or a factory. */
  | 'canteen'
  /** A bar with its long counter, its stools and its wall of bottles. */
  | 'cocktailbar'
  /** An ice cream parlour with its tubs. */
  | 'icecreamparlour'
  /** A sushi bar with its counter. */
  | 'sushibar';

/** Workshops, offices, laboratories: `world/room/work`. */
export type Workplace =
  | 'office'
  | 'laboratory'
  | 'serverroom'
  /** The laboratory of a mad scientist. */
  | 'madlaboratory'
  /** An engine room of the age of steam: a boiler, gears, gauges. */
  | 'engineroom'
  /** A smithy. */
  | 'forge'
  /** A smithy in a volcano, lava before its walls. */
  | 'lavaforge'
  /** An artist's studio. */
  | 'artstudio'
  /** A carpenter's workshop. */
  | 'carpentry'
  /** Santa's workshop, with its elves. */
  | 'santaworkshop'
  /** A conference room. */
  | 'meetingroom'
  /** An open-plan office where calls are taken. */
  | 'callcenter'
  /** An office of many, its desks in rows before a wall of glass. */
  | 'openoffice'
  /** A barn from within. */
  | 'barnhall'
  /** A potter's studio with its wheel, its kiln and shelves of pots. */
  | 'pottery'
  /** A car factory’s assembly line. */
  | 'assemblyline'
  /** The control room of a nuclear plant. */
  | 'controlroom'
  /** A brewery with its copper kettles. */
  | 'brewery'
  /** A warehouse with its racks. */
  | 'warehouse';
