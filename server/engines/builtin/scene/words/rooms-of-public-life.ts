/** Rooms of schools, banks, courts and hotels: `world/room/public`. */
export type PublicRoom =
  | 'classroom'
  | 'lobby'
  | 'courtroom'
  /** A room of a kindergarten. */
  | 'kindergarten'
  /** A fire station from within: its engine, and the pole down from where one sleeps. */
  | 'firehall'
  /** A laundromat. */
  | 'laundry'
  /** A prison's corridor between cells. */
  | 'cellblock'
  /** A prison cell. */
  | 'prisoncell'
  /** A bank's vault, with its gold. */
  | 'bankvault'
  /** The flat roof of a school, a hospital or a block, behind its fence of wire. */
  | 'flatroof'
  /** The deck of a bridge in a town, before its balustrade. */
  | 'bridgedeck'
  /** A lobby before an open elevator. */
  | 'elevator'
  /** A mansion’s hall with its great staircase. */
  | 'stairhall'
  /** A post office. */
  | 'postoffice'
  /** The hall of a bank with its counter, its ropes and its vault's door. */
  | 'bankhall'
  /** A hotel's corridor with its doors. */
  | 'hotelcorridor'
  /** A library's reading room, its long tables with green lamps. */
  | 'readingroom'
  /** A hall of a university, its rows falling toward the blackboard. */
  | 'lecturehall'
  /** A school's corridor, with lockers. */
  | 'schoolcorridor';

/** Where somebody is cared for: doctors, barbers, baths: `world/room/care`. */
export type CareRoom =
  | 'hospital'
  | 'operatingroom'
  /** A barber's or hairdresser's. */
  | 'barbershop'
  /** A dentist's room, with its patient. */
  | 'dentist'
  /** A doctor's consulting room. */
  | 'doctoroffice'
  /** A doctor's waiting room. */
  | 'waitingroom'
  /** A Turkish bath. */
  | 'hammam'
  /** A Japanese bath house. */
  | 'sento'
  /** A nail salon. */
  | 'nailsalon'
  /** A sauna with its stove. */
  | 'sauna'
  /** A tattoo parlour. */
  | 'tattooparlour'
  /** An ambulance from within. */
  | 'ambulanceroom'
  /** A bath of ancient Rome. */
  | 'romanbath'
  /** A spa with its massage table. */
  | 'spa'
  /** A hospital's corridor. */
  | 'hospitalcorridor';

/** Houses of worship, and feasts kept in rooms: `world/room/faith`. */
export type Sanctuary =
  /** A church from within. */
  | 'nave'
  /** A church dressed for a wedding. */
  | 'churchwedding'
  /** A home altar of the Day of the Dead, and a table at Hanukkah. */
  | 'ofrenda'
  | 'hanukkah'
  /** A court of India with lamps of clay and a rangoli. */
  | 'diwalicourt'
  /** The hall of a mosque. */
  | 'prayerhall'
  /** A synagogue from within. */
  | 'synagogue'
  /** The hall of a Buddhist temple. */
  | 'templehall';

/** Halls and grounds for sport: `world/room/sport`. */
export type SportsRoom =
  | 'gym'
  | 'indoorpool'
  | 'bowling'
  | 'boxingring'
  | 'yogastudio'
  /** A hall with a track for karts. */
  | 'kartinghall'
  /** A hall where one curls: stones of granite on sheets of ice. */
  | 'curlingrink'
  /** A hall with a strip on which two fence. */
  | 'fencinghall'
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
  /** The mound of clay in a sumo hall. */
  | 'sumoring'
  /** A hall full of trampolines. */
  | 'trampolinehall'
  /** Where boxers train: bags on chains, a low ring. */
  | 'boxinggym'
  /** A dance studio with mirrors and barres. */
  | 'dancestudio'
  /** A sports hall with a basketball court. */
  | 'basketballhall'
  /** A sports hall in which pupils show what they have made for a science fair. */
  | 'sciencefair'
  /** The ice of an arena, before its crowd. */
  | 'icerink';

/** Stages, museums, games: `world/room/shows`. */
export type ShowRoom =
  | 'museum'
  /** A hall of computers at which many play. */
  | 'gaminghall'
  /** A village's hall on a bingo evening: tables of cards before a stage. */
  | 'bingohall'
  /** The hall of a natural history museum with the skeleton of a dinosaur. */
  | 'dinosaurhall'
  /** A stage between its curtains. */
  | 'theatre'
  /** A nightclub with its dance floor. */
  | 'nightclub'
  /** The auditorium of an opera house, seen toward its stage. */
  | 'operahall'
  /** A rock concert, seen over its crowd toward the stage. */
  | 'rockconcert'
  /** A hall of arcade games. */
  | 'gamearcade'
  /** An escape room. */
  | 'escaperoom'
  /** A music room with its grand piano. */
  | 'musicroom'
  /** Backstage at a theatre, before the mirrors. */
  | 'backstage'
  /** A tunnel of glass through an aquarium's tank. */
  | 'aquariumtunnel'
  /** The hall of an aquarium before its great pane. */
  | 'aquariumhall'
  /** A recording studio, seen over its mixing desk toward the pane. */
  | 'recordingstudio'
  /** A hall to dance in, under chandeliers. */
  | 'ballroom'
  /** A circus from within: the ring under the tent's roof. */
  | 'circusring'
  /** A planetarium, stars on its dome. */
  | 'planetarium'
  /** A television studio for the news. */
  | 'newsstudio'
  /** A jazz club, seen over its tables toward the band. */
  | 'jazzclub'
  /** A karaoke room with its screen. */
  | 'karaoke'
  /** A casino with its tables and slot machines. */
  | 'casino'
  /** A cinema, seen toward its screen. */
  | 'cinema';

/** What one rides in, and where one waits for it: `world/room/travel`. */
export type TravelRoom =
  | 'subwaystation'
  | 'planecabin'
  /** A railway station's hall, its tracks beside the platform. */
  | 'station'
  /** One of the age of steam, under a roof of iron and glass. */
  | 'oldstation'
  /** The cabin of an airship, its wheel before the clouds. */
  | 'airshipgondola'
  /** The bridge of a ship, its windows before the sea. */
  | 'shipbridge'
  /** Within a car of an underground train. */
  | 'metro'
  /** A station of the metro that is a palace: marble columns, arches, chandeliers. */
  | 'palacestation'
  /** An airport's hall. */
  | 'terminal'
  /** A row of its windows, seen over the seats. */
  | 'planewindow'
  /** The same of a fast train. */
  | 'trainwindow'
  /** A compartment of an old train. */
  | 'compartment'
  /** The bridge of a spaceship. */
  | 'spacebridge'
  /** The waiting room of a railway station. */
  | 'stationwaiting'
  /** A garden in a space station. */
  | 'spacegarden'
  /** A harbour's quay, before the harbour. */
  | 'quay'
  /** A car, from its back seat. */
  | 'carcabin'
  /** A bus from within. */
  | 'buscabin'
  /** A tram from within. */
  | 'tramcabin'
  /** A sewer from within: a vault of brick with its channel. */
  | 'sewer'
  /** A parking garage with its bays and its ramp. */
  | 'parkinggarage'
  /** An airliner's cockpit, from behind its pilots. */
  | 'flightdeck'
  /** A submarine from within. */
  | 'submarineroom'
  /** The hold of a sunken ship from within. */
  | 'wreckhold'
  /** A module of a space station from within, its round window onto the earth. */
  | 'stationmodule'
  /** The captain's cabin at the stern of a sailing ship. */
  | 'captaincabin';
