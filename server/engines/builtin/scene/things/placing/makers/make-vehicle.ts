import { liesOnBeach } from '../../../choices/by-the-water.ts';
import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { isStormy } from '../../../world/water/water-of.ts';
import type { Sprite } from '../../sprite.ts';
import { airliner, airplane, rocket } from '../../vehicles/aircraft.ts';
import { combine } from '../../vehicles/combine.ts';
import { dogSled } from '../../vehicles/dog-sled.ts';
import { carriage, pumpkinCoach, sleigh } from '../../vehicles/horse-coach.ts';
import { airship, flyingCar, helicopter, ufo } from '../../vehicles/hovering.ts';
import { launch } from '../../vehicles/launch.ts';
import { moonLander } from '../../vehicles/moon-lander.ts';
import { bicycle } from '../../vehicles/road/bicycle.ts';
import { bus } from '../../vehicles/road/bus.ts';
import { camperVan } from '../../vehicles/road/camper-van.ts';
import { car } from '../../vehicles/road/car.ts';
import { pickupTruck, sportsCar, taxi, van } from '../../vehicles/road/car-kinds.ts';
import { doubleDecker } from '../../vehicles/road/double-decker.ts';
import { drivenCar } from '../../vehicles/road/driven-car.ts';
import { ambulance, policeCar } from '../../vehicles/road/emergency.ts';
import { fireEngine } from '../../vehicles/road/fire-engine.ts';
import { foodTruck } from '../../vehicles/road/food-truck.ts';
import { iceCreamVan } from '../../vehicles/road/ice-cream-van.ts';
import { motorcycle } from '../../vehicles/road/motorcycle.ts';
import { openBonnet } from '../../vehicles/road/open-bonnet.ts';
import { raceCar } from '../../vehicles/road/race-car.ts';
import { scooter } from '../../vehicles/road/scooter.ts';
import { tram } from '../../vehicles/road/tram.ts';
import { truck } from '../../vehicles/road/truck.ts';
import { vintageCar } from '../../vehicles/road/vintage-car.ts';
import { rover } from '../../vehicles/rover.ts';
import { santasSleigh } from '../../vehicles/santas-sleigh.ts';
import { spaceStation, spaceship } from '../../vehicles/spacecraft.ts';
import { tank } from '../../vehicles/tank.ts';
import { tractor } from '../../vehicles/tractor.ts';
import { train } from '../../vehicles/train.ts';
import { boat } from '../../vehicles/water/boat.ts';
import { galleon, wreck } from '../../vehicles/water/galleon.ts';
import { gondola } from '../../vehicles/water/gondola.ts';
import { longship } from '../../vehicles/water/longship.ts';
import { ferry, freighter, liner, sternwheeler } from '../../vehicles/water/motor-ship.ts';
import { rowboat } from '../../vehicles/water/rowboat.ts';
import { steamship } from '../../vehicles/water/steamship.ts';
import { submarine } from '../../vehicles/water/submarine.ts';
import { trawler } from '../../vehicles/water/trawler.ts';
import type { Wish } from '../../wish.ts';
import type { Make } from './make.ts';

/** How far one leans that lies on sand, radians. */
const STRANDED = 0.24;

/** How far the waves of a storm heel a ship over, radians. */
const HEELED = 0.13;

const heelsIn = (setting: Setting): number =>
  setting.land === 'sea' && isStormy(setting) ? HEELED : 0;

/** What a car is that is said to be one of these; a sports car that somebody drives is open. */
const CAR_KINDS: readonly (readonly [Trait, (wish: Wish) => Sprite])[] = [
  ['pickup', pickupTruck],
  ['van', van],
  ['taxi', taxi],
  [
    'sports',
    (wish) => (wish.traits?.includes('crewed') ? drivenCar(wish, false) : sportsCar(wish)),
  ],
];

/** How what drives, sails and flies is drawn. */
export const VEHICLES = {
  moonlander: moonLander,
  rover,
  carriage,
  sleigh: (wish) =>
    wish.traits?.includes('reindeerteam') === true
      ? santasSleigh(wish)
      : wish.traits?.includes('dogteam') === true
        ? dogSled(wish)
        : sleigh(wish),
  tank,
  pumpkincoach: pumpkinCoach,
  boat: (wish, setting) => boat(wish, heelsIn(setting)),
  rowboat,
  gondola,
  trawler: (wish, setting) =>
    trawler(
      wish,
      liesOnBeach(setting, { thing: 'trawler', traits: wish.traits ?? [] })
        ? STRANDED
        : heelsIn(setting),
    ),
  ferry: (wish, setting) =>
    (wish.traits?.includes('sternwheel') ? sternwheeler : ferry)(wish, heelsIn(setting)),
  steamship: (wish, setting) => steamship(wish, heelsIn(setting)),
  liner: (wish, setting) => liner(wish, heelsIn(setting)),
  freighter: (wish, setting) => freighter(wish, heelsIn(setting)),
  car: (wish, { idea }) => {
    const isVintage = idea.town === 'havana' || wish.traits?.includes('vintage') === true;
    if (wish.traits?.includes('repairing') === true) return openBonnet(wish, isVintage);
    const kind = CAR_KINDS.find(([trait]) => wish.traits?.includes(trait) === true)?.[1];
    if (kind !== undefined) return kind(wish);
    if (wish.traits?.includes('crewed') === true) return drivenCar(wish, isVintage);
    return (isVintage ? vintageCar : car)(wish);
  },
  policecar: policeCar,
  ambulance,
  fireengine: fireEngine,
  bus: (wish) => (wish.traits?.includes('doubledecker') ? doubleDecker : bus)(wish),
  tram,
  tractor,
  bicycle,
  motorcycle: (wish) => (wish.traits?.includes('scooter') ? scooter : motorcycle)(wish),
  train,
  airplane,
  rocket,
  launch,
  spaceship,
  spacestation: spaceStation,
  helicopter,
  ufo,
  airship,
  truck,
  foodtruck: foodTruck,
  icecreamvan: iceCreamVan,
  campervan: camperVan,
  combine,
  racecar: raceCar,
  flyingcar: flyingCar,
  galleon: (wish, setting) => galleon(wish, heelsIn(setting)),
  longship: (wish, setting) => longship(wish, heelsIn(setting)),
  wreck,
  submarine,
  airliner,
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
