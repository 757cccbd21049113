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
  /** One of the age of steam, under a roof of iron and glass. */
  | 'oldstation'
  /** Rooms that people go to (`world/room/room-kinds.ts`). */
  | 'laboratory'
  | 'hospital'
  | 'museum'
  | 'gym'
  | 'supermarket'
  /** A restaurant where one eats around a pot that boils on the table. */
  | 'hotpotrestaurant'
  /** A hall with a track for karts. */
  | 'kartinghall'
  /** A hall where one curls: stones of granite on sheets of ice. */
  | 'curlingrink'
  /** A hall with a strip on which two fence. */
  | 'fencinghall'
  /** A hall of computers at which many play. */
  | 'gaminghall'
  /** A room of a kindergarten. */
  | 'kindergarten'
  /** A track in a stadium on which one runs. */
  | 'athletics'
  /** A ground on which cricket is played. */
  | 'cricketground'
  /** A public pool in the open. */
  | 'lido'
  /** A course of small holes with obstacles. */
  | 'minigolf'
  /** Where one vaults with a pole. */
  | 'polevault'
  /** A shop of Japan for cheap sweets. */
  | 'dagashishop'
  /** A court of India with lamps of clay and a rangoli. */
  | 'diwalicourt'
  /** A bakery of a fairy tale in a wood. */
  | 'forestbakery'
  /** A café in the court of a Korean house, and such a court. */
  | 'hanokcafe'
  | 'hanokcourt'
  /** The laboratory of a mad scientist. */
  | 'madlaboratory'
  /** A kiosk of newspapers on a pavement. */
  | 'newskiosk'
  /** A tea stall of India. */
  | 'teastall'
  /** A bar of Korea in a tent. */
  | 'tentbar'
  /** The mound of clay in a sumo hall. */
  | 'sumoring'
  /** A hall full of trampolines. */
  | 'trampolinehall'
  /** A fire station from within: its engine, and the pole down from where one sleeps. */
  | 'firehall'
  /** The great hall of a castle or a palace of old: a hearth, long tables, a gallery for musicians under a roof of beams. */
  | 'greathall'
  /** A room of bunk beds: of a hostel or a boarding school, of barracks, of a summer camp. */
  | 'dormitory'
  | 'barracks'
  | 'campcabin'
  /** A Russian cottage from within, its great stove, samovar and icons. */
  | 'izba'
  /** A village's hall on a bingo evening: tables of cards before a stage. */
  | 'bingohall'
  /** The hall of a natural history museum with the skeleton of a dinosaur. */
  | 'dinosaurhall'
  /** Shops and workrooms of a craft: a jeweller's, an optician's, one for musical instruments, a clockmaker's, a shoemaker's. */
  | 'jeweller'
  | 'optician'
  | 'instrumentshop'
  | 'clockshop'
  | 'cobblershop'
  /** An engine room of the age of steam: a boiler, gears, gauges. */
  | 'engineroom'
  /** The cabin of an airship, its wheel before the clouds. */
  | 'airshipgondola'
  | 'stationeryshop'
  /** The room of a monastery where books are copied. */
  | 'scriptorium'
  /** A convenience store from within. */
  | 'ministore'
  /** A covered market: stalls under a roof of iron and glass. */
  | 'markethall'
  | 'mall'
  /** A mall that people have left long ago. */
  | 'deadmall'
  /** Within a car of an underground train. */
  | 'metro'
  | 'subwaystation'
  /** A station of the metro that is a palace: marble columns, arches, chandeliers. */
  | 'palacestation'
  /** An airport's hall. */
  | 'terminal'
  | 'planecabin'
  /** A row of its windows, seen over the seats. */
  | 'planewindow'
  /** The same of a fast train. */
  | 'trainwindow'
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
  /** A smithy in a volcano, lava before its walls. */
  | 'lavaforge'
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
  /** A saloon of the Wild West. */
  | 'saloon'
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
  /** The waiting room of a railway station. */
  | 'stationwaiting'
  /** Santa's workshop, with its elves. */
  | 'santaworkshop'
  /** A Turkish bath. */
  | 'hammam'
  /** The hall of a mosque. */
  | 'prayerhall'
  /** A tent from within. */
  | 'tentroom'
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
  /** An office of many, its desks in rows before a wall of glass. */
  | 'openoffice'
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
  /** The veranda of a Japanese house, before its garden. */
  | 'engawa'
  /** A table in the open, before the land that is its outlook. */
  | 'tabletop'
  /** A harbour's quay, before the harbour. */
  | 'quay'
  /** A sports hall with a basketball court. */
  | 'basketballhall'
  /** A sports hall in which pupils show what they have made for a science fair. */
  | 'sciencefair'
  /** A teenager's room, with screens for games and clothes on the floor. */
  | 'teenroom'
  /** A potter's studio with its wheel, its kiln and shelves of pots. */
  /** A kitchen of a restaurant: ranges of steel, a pass, cooks. */
  | 'restaurantkitchen'
  /** A bar under straw, before a beach. */
  | 'beachbar'
  /** A terrace on a roof, before a city or what else is named. */
  | 'roofterrace'
  /** The flat roof of a school, a hospital or a block, behind its fence of wire. */
  | 'flatroof'
  /** A car, from its back seat. */
  | 'carcabin'
  /** A lobby before an open elevator. */
  | 'elevator'
  /** A mansion’s hall with its great staircase. */
  | 'stairhall'
  /** The hall of a mansion that nobody has lived in for decades, under dust and cobwebs. */
  | 'hauntedhall'
  /** A basement with its furnace. */
  | 'basement'
  /** A butcher’s shop. */
  | 'butchershop'
  /** A pizzeria with its oven. */
  | 'pizzeria'
  /** A teahouse of the East, of dark wood, behind its lattice. */
  | 'teahouse'
  /** A bus from within. */
  | 'buscabin'
  /** A tram from within. */
  | 'tramcabin'
  /** A sauna with its stove. */
  | 'sauna'
  /** A tattoo parlour. */
  | 'tattooparlour'
  /** A synagogue from within. */
  | 'synagogue'
  /** The hall of a Buddhist temple. */
  | 'templehall'
  /** A post office. */
  | 'postoffice'
  /** The hall of a bank with its counter, its ropes and its vault's door. */
  | 'bankhall'
  /** A hardware store. */
  | 'hardwarestore'
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
  /** An ambulance from within. */
  | 'ambulanceroom'
  /** A pharaoh’s tomb. */
  | 'egyptiantomb'
  /** A bath of ancient Rome. */
  | 'romanbath'
  /** A longhouse of Vikings from within. */
  | 'longhouse'
  /** A car dealer’s showroom. */
  | 'carshowroom'
  /** A car factory’s assembly line. */
  | 'assemblyline'
  /** The control room of a nuclear plant. */
  | 'controlroom'
  /** A music room with its grand piano. */
  | 'musicroom'
  /** Backstage at a theatre, before the mirrors. */
  | 'backstage'
  /** A spa with its massage table. */
  | 'spa'
  /** A kitchen of the 1970s. */
  | 'seventieskitchen'
  /** A dome of glass on Mars, from within. */
  | 'marsdome'
  /** A warehouse with its racks. */
  | 'warehouse'
  /** A hotel's corridor with its doors. */
  | 'hotelcorridor'
  /** A sewer from within: a vault of brick with its channel. */
  | 'sewer'
  /** A canteen of a school or a factory. */
  | 'canteen'
  /** A library's reading room, its long tables with green lamps. */
  | 'readingroom'
  /** A parking garage with its bays and its ramp. */
  | 'parkinggarage'
  /** An airliner's cockpit, from behind its pilots. */
  | 'flightdeck'
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
  /** A clothes shop with its rails, mirror and folded clothes. */
  | 'clothesshop'
  /** A shoe shop with shelves of shoes, its bench, its stool and its mirror. */
  | 'shoeshop'
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
  /** The hold of a sunken ship from within. */
  | 'wreckhold'
  | 'submarineroom'
  /** A module of a space station from within, its round window onto the earth. */
  | 'stationmodule'
  /** A bar with its long counter, its stools and its wall of bottles. */
  | 'cocktailbar'
  /** The front of a small shop seen from across its street. */
  | 'shopfront'
  /** A convenience store seen from its parking place. */
  | 'storefront'
  /** The room behind the face of a tower's clock, among its gears. */
  | 'clockroom'
  /** A winding stair in a tower of stone, seen from its foot. */
  | 'spiralstair'
  /** A winding stair in a round library with galleries. */
  | 'booktower'
  /** A candy shop with its jars. */
  | 'candyshop'
  /** A shop of records with its bins. */
  | 'recordshop'
  /** An ice cream parlour with its tubs. */
  | 'icecreamparlour'
  /** A sushi bar with its counter. */
  | 'sushibar'
  /** A circus from within: the ring under the tent's roof. */
  | 'circusring'
  /** A planetarium, stars on its dome. */
  | 'planetarium'
  /** The captain's cabin at the stern of a sailing ship. */
  | 'captaincabin'
  /** A bedroom under the slopes of a roof. */
  | 'atticbedroom'
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
  /** A karaoke room with its screen. */
  | 'karaoke'
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
