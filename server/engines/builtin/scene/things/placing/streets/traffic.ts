import { createRandom, type Random } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Idea } from '../../../words/idea.ts';
import { planOf } from '../../../world/scenery/sceneries.ts';
import { CROSSING } from '../../../world/street/kerb/asphalt.ts';
import { wayOf } from '../../../world/street/way.ts';
import { underUmbrella } from '../../creatures/pastimes/umbrella.ts';
import { person } from '../../creatures/person.ts';
import { car } from '../../vehicles/road/car.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { fillsStreet } from './crowd.ts';

/** Height of a car, how far from the middle it drives, and where the nearest and the farthest are. World units. */
const CAR = { high: 1.5, lane: 2, near: 13, far: 130, apart: 15 } as const;
/** How far from the kerb cars are parked, where the nearest and the farthest are, the share of places that is taken, and where people cross. */
const PARKED = {
  kerb: 1.05,
  near: 10,
  far: 80,
  apart: 6.4,
  taken: 0.62,
  crossing: [CROSSING.from - 2, CROSSING.to + 2],
} as const;
/** How far ahead a car is that is drawn for all of them. */
const SEEN_AT = 30;
/** The share of the picture's height that one is drawn in at the most. */
const MOST = 0.4;
/** How far off a car is as large as it is drawn. */
const DRAWN_AT = 17;
/** Cars of each direction, and people, that are drawn; in a bend a car looks another way every so many world units. */
const CARS = 3;
const IN_BEND = 18;
const PEOPLE = 5;
/** The same of those on the pavements; they keep to its middle. */
const WALKER = { near: 9, far: 80, apart: 6, sway: 1.2 } as const;
const MAN = 1.78;
const WOMAN = 1.68;
const WITH_UMBRELLA = 1.3;

/** Cars that drive both ways along a street and people on its pavements, unless they are not wanted. */
export function traffic(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.land !== 'street' || wayOf(setting).kind !== 'avenue') return [];
  const { idea } = setting;
  // The draws are the same whoever is wanted.
  const [drivers, walkers] = [cars(stage), passersBy(stage)];
  return [
    // In the future they fly, and none gets through a crowd.
    ...(idea.without.includes('car') || idea.future || isOfCoaches(idea) || isForFeet(setting)
      ? []
      : drivers),
    ...(idea.without.includes('person') ? [] : walkers),
  ];
}

/** Whether people fill the street. */
const isForFeet = (setting: Setting): boolean =>
  fillsStreet(setting) || planOf(setting)?.isFull === true;

/** Whether carriages drive there, which are of a time before cars. */
const isOfCoaches = ({ subjects }: Idea): boolean =>
  subjects.some(({ thing }) => thing === 'carriage' || thing === 'pumpkincoach');

const apart = (random: Random): Random => createRandom(random.uint32());

function cars(stage: Stage): Planted[] {
  const { frame, camera, setting } = stage;
  const { random } = setting;
  const way = wayOf(setting);
  const isBent = way.form === 'bend';
  return [-1, 1].flatMap((side) => {
    const most = Math.min(MOST * frame.height, (CAR.high * camera.focal) / DRAWN_AT);
    const kinds = Array.from({ length: CARS }, (_, n) => {
      const seenAt = isBent ? CAR.near + IN_BEND * n : SEEN_AT;
      const aside = side * CAR.lane + way.middle(seenAt);
      // Those on the left come, those on the right go.
      const heading =
        (-side * Math.PI) / 2 - Math.atan2(aside, seenAt) + Math.atan(way.turns(seenAt));
      const wish = {
        ...wishIn(setting, { colour: null, posture: null, tall: most, isPortrait: false, heading }),
        random: apart(random),
      };
      return (tall: number) => car({ ...wish, tall });
    });
    const kindAt = (z: number, n: number) =>
      isBent ? clamp(Math.floor((z - CAR.near) / IN_BEND), 0, CARS - 1) : n % CARS;
    // No two are painted alike.
    const paint = () => 0.74 + 0.4 * random.unit();
    const at = (z: number, n: number, aside: number): Draft => ({
      draw: kinds[kindAt(z, n)] as Drawing,
      x: way.middle(z) + side * aside,
      z,
      base: 0,
      size: CAR.high,
      tone: [paint(), paint(), paint()],
    });
    const driven = along(random, CAR, (z, n) => at(z, n, CAR.lane));
    const places = Math.floor((PARKED.far - PARKED.near) / PARKED.apart);
    const parked = Array.from({ length: places }, (_, n) =>
      random.unit() < PARKED.taken
        ? [at(PARKED.near + PARKED.apart * n, n + 1, way.road - PARKED.kerb)]
        : [],
    ).flat();
    const [from, to] = PARKED.crossing;
    const beside = parked.filter(({ z }) => z < from || z > to);
    const drafts = [...driven, ...beside].filter(({ z }) => z < way.end);
    return drawAsSeen(stage, drafts, most);
  });
}

function passersBy(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { random, weather } = setting;
  const way = wayOf(setting);
  const isWet = weather === 'rain' || weather === 'storm';
  const kinds = Array.from({ length: PEOPLE }, (_, n) => {
    const isWoman = n % 2 === 1;
    const size = (isWoman ? WOMAN : MAN) * (isWet ? WITH_UMBRELLA : 1);
    const wish = wishIn(setting, {
      colour: null,
      posture: 'walking',
      traits: isWoman ? ['woman'] : [],
      tall: MOST * frame.height,
      isPortrait: n % 3 === 0,
    });
    const own = { ...wish, random: apart(random) };
    const draw: Drawing = (tall) => (isWet ? underUmbrella : person)({ ...own, tall });
    return { size, draw };
  });
  const drafts = [-1, 1].flatMap((side) =>
    along(random, WALKER, (z, n) => {
      const { draw, size } = kinds[(n * 2 + (side > 0 ? 1 : 0)) % PEOPLE] as (typeof kinds)[number];
      const aside = (way.front + way.road) / 2 + WALKER.sway * (random.unit() - 0.5);
      const x = way.middle(z) + side * aside;
      return { draw, x, z, base: 0, size, casts: true };
    }),
  );
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

/** One after another from near to far, at irregular distances. */
function along(
  random: Random,
  { near, far, apart: step }: { near: number; far: number; apart: number },
  make: (z: number, index: number) => Draft,
): Draft[] {
  const all: Draft[] = [];
  let z = near + step * random.unit();
  for (let n = 0; z < far; n++) {
    all.push(make(z, n));
    z += step * (0.5 + 1.1 * random.unit());
  }
  return all;
}
